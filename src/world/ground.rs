//! What a mover stands on, without a push of gravity.
//!
//! ```text
//!      ┌───┐             it stands on 0 and 1: their tops hold it from below
//!      │   │▓▓▓▓
//!   ▓▓▓▓▓▓▓▓▓▓▓▓▓▓       2 is beside it, and 3 only shares a point with it
//!    0 │ 1 │  2 │  3
//! ```
//!
//! A mover comes to rest at a position, so there may be a gap below it that is smaller than an ulp, or four in a
//! corner; and a travel that ends at a wall within 4 ulp of its start ends at its start. So a mover *stands on* a wall
//! if it is outside of it and would cross into it by a motion of 4 ulp straight down: then, and only then, does the wall hold it
//! where it is. A test for a gap of exactly zero would lose the ground on every second landing. A mover that overlaps the top
//! by no more than rounding ([`crate::world::settling`]) stands on it, too.

use std::ops::ControlFlow;

use glam::dvec2;

use crate::shape::Motion;
use crate::sweep::entry_order::sorted;
use crate::world::bit_set::BitSet;
use crate::world::box_id::BoxId;
use crate::world::leg::NO_MOVE;
use crate::world::mover::Mover;
use crate::world::sweep::Swept;
use crate::world::view::View;
use crate::world::world::Kept;

impl View<'_> {
    /// The walls that a mover stands on, in the order of insertion, without those of these indices.
    pub(crate) fn ground(&self, mover: &Mover, ignored: &BitSet) -> Vec<BoxId> {
        let (here, bounds) = (mover.position(), mover.near_bounds());
        let ulp =
            |y: f64| self.world.positions().ulp(y.abs().max(here.y.abs()).max(mover.radius()));
        // The ulps of a top just below may be twice as large.
        let reach = 2.0 * NO_MOVE * ulp(bounds.max().y);
        let swept = Swept::new(mover, dvec2(0.0, reach));
        let mut ground = Vec::new();
        self.each_near(&swept, &mut |index, Kept { aabb: wall, order, .. }| {
            let down = Motion::of(dvec2(0.0, NO_MOVE * ulp(wall.min().y)));
            // A circle that rests against a corner does not stand on a top.
            let is_over = mover.radius() == 0.0 || (wall.min().x..=wall.max().x).contains(&here.x);
            let stands = || match mover.push_out(wall) {
                Some(out) => out.normal().y < 0.0 && self.is_slight(mover, wall, &out),
                None => mover.crosses(&down, wall).is_some(),
            };
            if is_over && !ignored.contains(index) && stands() {
                ground.push((0, *order, index as usize));
            }
            ControlFlow::Continue(())
        });
        sorted(ground).into_iter().map(|(.., index)| self.kept(index as u32).id).collect()
    }
}
