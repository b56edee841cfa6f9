//! A mover against one box that moves in the same timestep.
//!
//! ```text
//!   in the world                    in the frame of the box
//!
//!   ●───▶    ◀──┌───┐               ●──────┐    ┌───┐      the motion of the mover minus that of the box
//!               │ B │                      └──▶●│ B │
//!               └───┘                           └───┘
//! ```
//!
//! In the frame of the box, the box stands still, and this is a travel among walls ([`crate::world::travel`]). Then the
//! motion of the box is added again.

use glam::DVec2;

use crate::answer::Hit;
use crate::exact::Sign;
use crate::shape::{Aabb, Motion};
use crate::world::box_id::BoxId;
use crate::world::mover::Mover;
use crate::world::positions::{Neighbors, Positions};
use crate::world::response::{Response, StartInside};
use crate::world::travel_answer::{Overlap, Travel, TravelStep};
use crate::world::wall::Obstacle;
use crate::world::world::World;

/// Moves a circle or box past a box that moves in the same timestep, and returns where it ends in the world: it stops
/// at the box, slides along it or bounces off it.
///
/// In the frame of the box, the box stands still, and the mover has its *relative motion*: its own motion minus that of
/// the box, rounded once. There it is a [`World::travel`] with one wall, and keeps every promise of one. Then the motion
/// of the box is added for the part of the timestep that has passed: until each hit in the list, and for the whole
/// timestep at the end. A mover that stops at the box stays there, so the box carries it.
///
/// ```text
///   ●──────▶●            the mover, which stops
///           ┊┌───┐       the box pushes it back for the rest of the timestep
///      ●◀───┊│ B │◀──
///            └───┘
/// ```
///
/// The box ends at `aabb.min() + box_motion` and `aabb.max() + box_motion`, rounded. The mover is never strictly inside
/// the box there, unless it started inside; then it is carried along, and [`Travel::inside`] has the way out. (Near the
/// end of the range of numbers there may be no room beside the box; then [`Travel::inside`] has the way out of it, too.) The
/// motion of the answer is that in the world. The id of the box is 0.
///
/// ```
/// use graze2d::{Aabb, Circle, Motion, Response, glam::dvec2, travel_vs_moving_box};
///
/// let ball = Circle::new((0.0, 0.0), 1.0)?;
/// let lift = Aabb::new((4.0, -2.0), (6.0, 2.0))?;
/// let (right, left) = (Motion::new((4.0, 0.0))?, Motion::new((-2.0, 0.0))?);
/// let travel = travel_vs_moving_box(ball, right, lift, left, Response::bounce(1.0)?);
/// // They meet halfway. The ball then leaves as fast as it came, seen from the lift.
/// assert_eq!((travel.hits()[0].t(), travel.hits()[0].position()), (0.5, dvec2(2.0, 0.0)));
/// assert_eq!((travel.position(), travel.motion().get()), (dvec2(-2.0, 0.0), dvec2(-8.0, 0.0)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "moving platform")]
pub fn travel_vs_moving_box(
    mover: impl Into<Mover>,
    motion: Motion,
    aabb: Aabb,
    box_motion: Motion,
    response: Response,
) -> Travel {
    trace_travel_vs_moving_box(mover, motion, aabb, box_motion, response, |_| ())
}

/// Like [`travel_vs_moving_box`], and reports every step to `watch`, as the frame of the box has it: add `t` times the
/// motion of the box for the place in the world.
pub fn trace_travel_vs_moving_box(
    mover: impl Into<Mover>,
    motion: Motion,
    aabb: Aabb,
    box_motion: Motion,
    response: Response,
    watch: impl FnMut(TravelStep),
) -> Travel {
    let relative = relative(motion, box_motion);
    let world = World::new([aabb]);
    let travel = world.travel_options().start_inside(StartInside::Stay).watch(watch);
    let mut travel = travel.run(mover, relative, response);
    to_world(&mut travel, motion, &aabb, box_motion);
    travel
}

/// The motion of a mover as the box sees it.
pub(crate) fn relative(motion: Motion, box_motion: Motion) -> Motion {
    Motion::of(finite(motion.get() - box_motion.get()))
}

/// Adds the motion of the box to a travel in its frame.
pub(crate) fn to_world(travel: &mut Travel, motion: Motion, aabb: &Aabb, box_motion: Motion) {
    let by = box_motion.get();
    let at = |place: DVec2, t: f64| finite(place + t * by);
    let place = at(travel.position(), 1.0);
    let moved = Aabb::of(at(aabb.min(), 1.0), at(aabb.max(), 1.0));
    // Who started inside, or passes, may be inside at the end.
    let is_free = !travel.mover.is_inside(travel.position(), &Obstacle::of(*aabb));
    let place = if is_free { outside(&travel.mover, place, aabb, &moved) } else { place };
    travel.mover = travel.mover.moved_to(place);
    if is_free && let Some(push_out) = travel.mover.push_out(&Obstacle::of(moved)) {
        // Near the end of the range both may be put at its last numbers.
        travel.inside = vec![Overlap { id: BoxId::from(0), push_out }];
    }
    // A motion that no wall has changed is the one that was asked for, bit for bit.
    let is_same = travel.motion == relative(motion, box_motion);
    travel.motion = if is_same { motion } else { Motion::of(at(travel.motion.get(), 1.0)) };
    for hit in &mut travel.hits {
        let (t, on_leg) = (hit.t, hit.hit);
        let [point, position] = [on_leg.point(), on_leg.position()].map(|place| at(place, t));
        hit.hit = Hit::at_point(on_leg.t(), point, position, on_leg.normal(), on_leg.feature());
        hit.motion = Motion::of(at(hit.motion.get(), 1.0));
        hit.position = at(hit.position, t);
    }
}

/// The place, or the nearest one at which the mover is not inside the moved box. Where it is free of the box in its
/// frame says which way to go.
fn outside(mover: &Mover, place: DVec2, aabb: &Aabb, moved: &Aabb) -> DVec2 {
    let ends = mover.circle().map_or_else(
        || [mover.near_bounds().min(), mover.near_bounds().max()],
        |circle| [circle.center(); 2],
    );
    let senses: [Sign; 2] = [0, 1].map(|axis| {
        let is_beyond = ends[0][axis] >= aabb.max()[axis];
        if is_beyond { 1 } else { -Sign::from(ends[1][axis] <= aabb.min()[axis]) }
    });
    let largest = place.abs().max(moved.min().abs()).max(moved.max().abs());
    let ulps = largest.max(DVec2::splat(mover.radius())).map(|x| Positions::F64.ulp(x));
    let near = Neighbors { center: place, senses, exact: &|_| 0, positions: Positions::F64 };
    let mut is_free = |to: DVec2| to.is_finite() && !mover.is_inside(to, &Obstacle::of(*moved));
    let found = [None, Some(ulps)].into_iter().find_map(|step| near.find(step, &mut is_free));
    found.unwrap_or(place)
}

/// Without infinities, and without −0.
fn finite(place: DVec2) -> DVec2 {
    place.clamp(DVec2::MIN, DVec2::MAX) + 0.0
}
