//! The way out of every wall that a mover is inside of.

use std::ops::ControlFlow;

use crate::answer::PushOut;
use crate::path::entry::{Entry, in_order};
use crate::shape::{Aabb, Feature, Motion};
use crate::world::mover::Mover;
use crate::world::sweep::Sweep;
use crate::world::world::{Visit, World};

impl World {
    /// The mover out of all walls that it is strictly inside of, by their push-outs in turn, deepest
    /// first; `None` where that leads nowhere in 16 goes. What is given is free by the exact
    /// predicate, which a rounded `position + by` need not be.
    ///
    /// ```
    /// use graze2d::{Aabb, Circle, World, glam::dvec2};
    ///
    /// let world = World::new([Aabb::new(dvec2(0.0, 0.0), dvec2(9.0, 9.0))?]);
    /// let sunk = Circle::new(dvec2(4.0, 0.5), 1.0)?.into();
    /// assert_eq!(world.push_out(&sunk).unwrap().position(), dvec2(4.0, -1.0));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn push_out(&self, mover: &Mover) -> Option<Mover> {
        let mut mover = *mover;
        for _ in 0..16 {
            let inside = self.inside(&mover);
            // By index, and the first of those of equal depth and side stays.
            let deepest = inside.iter().filter_map(|(index, out)| Some((self.get(*index)?, out)));
            let deepest = deepest.reduce(|best, next| {
                let order = mover.deeper((&best.0, best.1), (&next.0, next.1));
                let rank = |(wall, out): &(Aabb, &PushOut)| {
                    let corner = mover.position().clamp(wall.min(), wall.max());
                    (rank(mover.way_out(wall, out)), corner.to_array().map(f64::to_bits))
                };
                let order = order.then_with(|| rank(&next).cmp(&rank(&best)));
                if order.is_lt() { next } else { best }
            });
            let Some((wall, push_out)) = deepest else { return Some(mover) };
            mover = mover.moved_to(mover.pushed_out(&wall, push_out)? + 0.0);
        }
        None
    }

    /// The walls that a mover is strictly inside of, by index, each with the way out.
    pub(crate) fn inside(&self, mover: &Mover) -> Vec<(u32, PushOut)> {
        let mut inside = Vec::new();
        self.walk(&Sweep::Mover(*mover, Motion::NONE).swept(), &mut |visit| {
            if let Visit::Box(index, wall) = visit {
                inside.extend(mover.push_out(wall).map(|push_out| (index, push_out)));
            }
            ControlFlow::Continue(f64::INFINITY)
        });
        let ordered = in_order(&inside, |(index, _)| (0.0, *index), |_| Entry::Start);
        ordered.into_iter().map(|(item, _)| item).collect()
    }
}

/// The order in which ways out of equal depth are taken: sides as they are listed, then corners.
fn rank(feature: Feature) -> usize {
    match feature {
        Feature::Side(side) => side as usize,
        Feature::Corner(corner) => 4 + corner as usize,
        _ => 8,
    }
}
