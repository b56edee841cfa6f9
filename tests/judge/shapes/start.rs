//! A start inside of shapes: settled if it is so by rounding, pushed out before a slide, else the mover stays.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Motion, convex_vs_convex};

use super::Judge;
use crate::judge::place::{small_ulp, ulp};
use crate::judge::scene::Act;

impl Judge<'_> {
    /// From where the mover travels, if it does.
    pub(super) fn start(&mut self) -> Option<DVec2> {
        let start = self.scene.mover.convex.position();
        let inside = self.holding(start);
        let travel = self.travel;
        if let Some(settled) = travel.settled() {
            let off = (settled - start).abs();
            let reach = 5.0 * self.coarse_ulp(start, &inside);
            if inside.is_empty() || off.max_element() > reach || !travel.inside().is_empty() {
                let what = format!("from {start:?} in {inside:?} to {settled:?}");
                self.failures.push(("settled", what));
            }
            return self.outside(settled, "settled");
        }
        let told: Vec<u32> = travel.inside().iter().map(|(index, _)| *index).collect();
        if told != inside {
            let what = format!("{told:?}, not {inside:?}");
            self.failures.push(("all walls of the start are told", what));
        }
        if inside.is_empty() {
            return Some(start);
        }
        if let Some(place) = self.free_beside(start)
            && self.is_slight(start, &inside)
        {
            self.failures.push(("settled", format!("{start:?} in {inside:?}, free: {place:?}")));
        }
        if self.scene.act == Act::Pass {
            return Some(start);
        }
        if let Some(out) = travel.pushed_out().filter(|_| self.scene.act.slides()) {
            return self.outside(out, "pushed out");
        }
        let stays = travel.position() == start
            && travel.hits().is_empty()
            && travel.time_left() == 1.0
            && travel.is_stuck();
        if !stays {
            self.failures.push(("stuck", format!("ends at {:?}", travel.position())));
        }
        None
    }

    fn outside(&mut self, place: DVec2, property: &'static str) -> Option<DVec2> {
        let holding = self.holding(place);
        if !holding.is_empty() {
            self.failures.push((property, format!("{place:?} is inside of {holding:?}")));
        }
        holding.is_empty().then_some(place)
    }

    /// The ulp of the largest number of the mover and of walls.
    pub(super) fn coarse_ulp(&self, start: DVec2, walls: &[u32]) -> f64 {
        let corners =
            walls.iter().flat_map(|wall| self.scene.walls[*wall as usize].convex.corners());
        let mover = &self.scene.mover;
        let offsets = mover.points.iter().map(|p| *p - mover.origin);
        let largest = |most: f64, p: DVec2| most.max(p.abs().max_element());
        ulp(corners.chain(offsets).chain([start]).fold(self.scene.radius(), largest))
    }

    /// Whether one wall is overlapped, by no more than 2 of the smallest ulp that may be meant.
    fn is_slight(&self, place: DVec2, inside: &[u32]) -> bool {
        let [wall] = inside else { return false };
        let (mover, still) = (self.scene.mover.convex, Motion::ZERO);
        let wall = self.scene.walls[*wall as usize].convex;
        let span = convex_vs_convex(mover, still, wall, still);
        span.and_then(|span| span.push_out())
            .is_some_and(|out| (0..2).all(|k| out.by()[k].abs() <= 2.0 * small_ulp(place[k])))
    }

    /// A neighbor that is outside of every wall.
    fn free_beside(&self, place: DVec2) -> Option<DVec2> {
        let beside = |x: f64| [x.next_down(), x, x.next_up()];
        let all = beside(place.x).into_iter().flat_map(|x| beside(place.y).map(|y| dvec2(x, y)));
        all.into_iter().find(|p| p.is_finite() && self.holding(*p).is_empty())
    }
}
