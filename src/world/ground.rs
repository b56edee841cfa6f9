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
//!
//! On a slope the positions of both axes round, so there the motion is 4 ulp straight down, or as far down and to a side, by the coarser of both axes.

use std::ops::ControlFlow;

use glam::{DVec2, dvec2};

use crate::shape::{Aabb, Feature, Motion};
use crate::world::bit_set::BitSet;
use crate::world::leg::NO_MOVE;
use crate::world::meeting::{Face, Strike};
use crate::world::mover::Mover;
use crate::world::sweep::Swept;
use crate::world::travel_answer::Ground;
use crate::world::view::View;
use crate::world::walker::ledge_at;
use crate::world::wall::Obstacle;

/// How a mover stands on a wall.
pub(crate) struct Footing {
    pub(crate) normal: DVec2,
    pub(crate) feature: Feature,
    pub(crate) face: Face,
    /// A motion down that meets it.
    pub(crate) motion: Motion,
}

impl View<'_> {
    /// The walls that a mover stands on, in the order of insertion, without those of these indices.
    pub(crate) fn ground(&self, mover: &Mover, ignored: &BitSet) -> Vec<Ground> {
        let footings = self.footings(mover, ignored).into_iter();
        let ground = footings.map(|(index, Footing { normal, feature, .. })| Ground {
            id: self.kept(index).id,
            normal,
            feature,
        });
        ground.collect()
    }

    /// The indices of these walls, and how the mover stands on each.
    pub(crate) fn footings(&self, mover: &Mover, ignored: &BitSet) -> Vec<(u32, Footing)> {
        self.below(mover, &|index, wall| {
            if ignored.contains(index) { None } else { self.footing(mover, wall) }
        })
    }

    /// The indices of walls that the mover touches at a corner, and how: with both edges of the wall there.
    pub(crate) fn ledges(&self, mover: &Mover) -> Vec<(u32, Footing)> {
        self.below(mover, &|_, wall| self.ledge(mover, wall))
    }

    /// What is found at walls below a mover, in the order of insertion.
    fn below(
        &self,
        mover: &Mover,
        find: &dyn Fn(u32, &Obstacle<'_>) -> Option<Footing>,
    ) -> Vec<(u32, Footing)> {
        let bounds = mover.near_bounds();
        let far = bounds.min().abs().max(bounds.max().abs()).max(mover.extent());
        // The ulps of a wall just below may be twice as large.
        let reach = 2.0 * NO_MOVE * self.world.positions().ulp(far.max_element());
        let swept = Swept::new(mover, dvec2(0.0, reach));
        let (min, max) = (swept.bounds.min(), swept.bounds.max());
        let beside = dvec2(reach, 0.0);
        let swept = Swept { bounds: Aabb::of(min - beside, max + beside), ..swept };
        let mut found = Vec::new();
        self.each_near(&swept, &mut |index, kept| {
            if let Some(footing) = find(index, &kept.obstacle()) {
                found.push((kept.order, index, footing));
            }
            ControlFlow::Continue(())
        });
        found.sort_by_key(|(order, ..)| *order);
        found.into_iter().map(|(_, index, footing)| (index, footing)).collect()
    }

    /// How a mover stands on a wall, if it does.
    fn footing(&self, mover: &Mover, wall: &Obstacle<'_>) -> Option<Footing> {
        let (low, high, here) = (wall.aabb.min(), wall.aabb.max(), mover.position());
        // A circle that rests against a corner of a box does not stand on its top.
        let is_beside = mover.grown(wall).is_some()
            && mover.radius() > 0.0
            && !(low.x..=high.x).contains(&here.x);
        if is_beside {
            return None;
        }
        let step = |place: f64| NO_MOVE * self.world.positions().ulp(place.max(mover.radius()));
        if let Some(out) = mover.push_out(wall) {
            let footing = Footing {
                normal: out.normal(),
                feature: mover.way_out(wall, &out),
                face: mover.face_out(wall),
                motion: Motion::of(dvec2(0.0, step(low.y.abs().max(here.y.abs())))),
            };
            return (out.normal().y < 0.0 && self.is_slight(mover, wall, &out)).then_some(footing);
        }
        let down = |x: f64, y: f64| {
            let motion = Motion::of(dvec2(x, y));
            let Strike { hit, face } = mover.strike(&motion, wall)?;
            let (normal, feature) = (hit.normal(), hit.feature());
            (normal.y < 0.0).then_some(Footing { normal, feature, face, motion })
        };
        if mover.grown(wall).is_some() {
            return down(0.0, step(low.y.abs().max(here.y.abs())));
        }
        let by = self.four_ulps(mover, wall);
        down(0.0, by).or_else(|| down(by, by)).or_else(|| down(-by, by))
    }

    /// How a mover touches a wall at a corner, if it does.
    fn ledge(&self, mover: &Mover, wall: &Obstacle<'_>) -> Option<Footing> {
        let by = self.four_ulps(mover, wall);
        let ways = [(0.0, by), (by, by), (-by, by)];
        ways.into_iter().find_map(|way| {
            let motion = Motion::of(way.into());
            let hit = mover.strike(&motion, wall)?.hit;
            let (normal, feature) = (hit.normal(), hit.feature());
            let face = Face::Vertex(ledge_at(wall, feature)?.0);
            Some(Footing { normal, feature, face, motion })
        })
    }

    /// Four ulps of the coarser axis.
    fn four_ulps(&self, mover: &Mover, wall: &Obstacle<'_>) -> f64 {
        let (low, high) = (wall.aabb.min().abs(), wall.aabb.max().abs());
        let far = low.max(high).max(mover.position().abs()).max(mover.extent());
        NO_MOVE * self.world.positions().ulp(far.max_element())
    }
}
