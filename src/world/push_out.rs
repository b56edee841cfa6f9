//! The way out of every wall that a mover overlaps.

use std::ops::ControlFlow;

use crate::answer::PushOut;
use crate::shape::{Aabb, Feature};
use crate::sweep::entry_order::{Entry, in_order};
use crate::world::mover::Mover;
use crate::world::sweep::still;
use crate::world::view::View;
use crate::world::world::Kept;

/// After so many pushes a mover is free, or it stays where it was.
pub(super) const MOST_PUSHES: usize = 15;

impl View<'_> {
    /// The mover pushed out of all walls, the deepest overlap first.
    pub(crate) fn push_out(self, mut mover: Mover) -> Option<Mover> {
        self.ask(|world| {
            for _ in 0..MOST_PUSHES {
                let inside = world.inside(&mover);
                if inside.is_empty() {
                    return Some(mover);
                }
                mover = world.pushed_out_of(&mover, &inside)?;
            }
            world.inside(&mover).is_empty().then_some(mover)
        })
    }

    /// The mover pushed out of the wall with the deepest overlap, of these that it is inside of.
    pub(super) fn pushed_out_of(&self, mover: &Mover, inside: &[(u32, PushOut)]) -> Option<Mover> {
        let walls = inside.iter().map(|(index, out)| (self.kept(*index).aabb, *out));
        // In the order of insertion: of several with equal depth and side, the first counts.
        let (wall, out) = walls.reduce(|best, next| {
            let order = mover.deeper((&best.0, &best.1), (&next.0, &next.1));
            let rank = |(wall, out): &(Aabb, PushOut)| {
                let corner = mover.position().clamp(wall.min(), wall.max());
                (rank(mover.way_out(wall, out)), corner.to_array().map(f64::to_bits))
            };
            let order = order.then_with(|| rank(&next).cmp(&rank(&best)));
            if order.is_lt() { next } else { best }
        })?;
        Some(mover.moved_to(mover.pushed_out(&wall, &out)? + 0.0))
    }

    /// The indices of the walls that a mover overlaps, in the order of insertion, each with the way out.
    pub(crate) fn inside(&self, mover: &Mover) -> Vec<(u32, PushOut)> {
        let mut inside = Vec::new();
        self.each_near(&still(mover), &mut |index, Kept { aabb, order, .. }| {
            inside.extend(mover.push_out(aabb).map(|push_out| (*order, index, push_out)));
            ControlFlow::Continue(())
        });
        let ordered = in_order(&inside, |(order, ..)| (0.0, *order), |_| Entry::Start);
        ordered.into_iter().map(|((_, index, push_out), _)| (index, push_out)).collect()
    }
}

/// The order among ways out of equal depth: sides as they are listed, then corners.
fn rank(feature: Feature) -> usize {
    match feature {
        Feature::Side(side) => side as usize,
        Feature::Corner(corner) => 4 + corner as usize,
        _ => 8,
    }
}
