//! Walls that are solid on one side and let movers through on all others.

use crate::shape::{Feature, Side};
use crate::world::travel_answer::{Choice, TravelHit};

/// A choice for [`TravelOptions::choose`](crate::TravelOptions::choose) that makes walls solid on one side only.
///
/// It accepts hits on that side, and at the two corners of the side if the motion goes against its
/// normal. It ignores all other hits, and walls that the mover starts inside.
///
/// ```text
///     │          ▲
///     ▼          │
///   ──●──      ──┼──       one_way(Side::Top): it lands from above, and jumps through from below
///                │
/// ```
///
/// ```
/// use graze2d::{Aabb, Choice, Motion, Response, Side, TravelHit, World, one_way};
///
/// let mut world = World::new([Aabb::new((-9.0, 4.0), (9.0, 5.0))?]);
/// let platforms = [world.insert(Aabb::new((0.0, 0.0), (4.0, 0.5))?)];
/// let choose = |hit: &TravelHit| {
///     if platforms.contains(&hit.id()) { one_way(Side::Top)(hit) } else { Choice::Accept }
/// };
/// let end = |y: f64, motion: f64| {
///     let (player, motion) = (Aabb::new((1.0, y), (2.0, y + 1.0))?, Motion::new((0.0, motion))?);
///     let travel = world.travel_options().choose(choose).run(player, motion, Response::slide());
///     Ok::<f64, graze2d::GeometryError>(travel.position().y)
/// };
/// assert_eq!(end(-3.0, 9.0)?, -1.0, "it lands on the platform");
/// assert_eq!(end(2.0, -9.0)?, -7.0, "it jumps through from below");
/// assert_eq!(end(-0.5, 9.0)?, 3.0, "inside the platform it falls on, to the floor");
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "one-way platform")]
pub fn one_way(side: Side) -> impl Fn(&TravelHit) -> Choice + Copy {
    move |hit| {
        let (axis, high) = side.axis();
        let along = hit.motion().get()[axis];
        let goes_against = if high { along < 0.0 } else { along > 0.0 };
        let is_met = match hit.feature() {
            _ if hit.starts_inside() => false,
            Feature::Side(met) => met == side,
            Feature::Corner(corner) => corner.sides().contains(&side) && goes_against,
            _ => false,
        };
        if is_met { Choice::Accept } else { Choice::Ignore }
    }
}
