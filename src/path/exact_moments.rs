//! The moments of a path in a box by the exact walk: right for all inputs.

use glam::DVec2;
use wide::f64x2;

use crate::answer::Contact;
use crate::exact::{Ball, Ratio, Sum, nearest_to, rounded};
use crate::path::box_signs::{BoxSigns, End};
use crate::path::inside::Moments;
use crate::path::line_time::{LinePlace, LineTime};
use crate::shape::{Feature, Side};

/// What the signs decide, and when both ends are reached.
pub(crate) struct ExactMoments<'a> {
    signs: &'a BoxSigns,
    contact: Contact,
    /// Where an end lies on a line: its axis, the exact time, and that in double-double, for the time
    /// and all coordinates.
    lines: [Option<(usize, LineTime, Ball)>; 2],
    met: [Option<(Feature, Side)>; 2],
}

impl<'a> ExactMoments<'a> {
    /// `None` where the box is missed. Ends that are not wanted are told as strictly inside.
    pub(crate) fn new(signs: &'a BoxSigns, wanted: [bool; 2]) -> Option<Self> {
        let contact = signs.contact?;
        let ends = [End::Enter, End::Exit].map(|end| wanted[end as usize].then_some(end));
        let line = |end: End| {
            let axis = signs.axis(end)?;
            let time = signs.line_time(axis, end);
            Some((axis, time, time.ball()))
        };
        let lines = ends.map(|end| end.and_then(line));
        let met = ends.map(|end| end.and_then(|end| signs.feature(end)));
        Some(Self { signs, contact, lines, met })
    }

    /// `start + t × along` at each end that is not strictly inside, unless it is `known` on the axis of
    /// the line that is met there.
    fn coordinate(
        &self,
        axis: usize,
        start: Sum<3>,
        along: Sum<2>,
        known: impl Fn(bool) -> Option<f64>,
    ) -> f64x2 {
        f64x2::new([End::Enter, End::Exit].map(|end| {
            let known = match self.lines[end as usize] {
                _ if self.met[end as usize].is_none() => Some(0.0),
                Some((met, ..)) if met == axis => known(self.signs.is_high(axis, end)),
                _ => None,
            };
            known.unwrap_or_else(|| self.reached(end, start, along))
        }))
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn reached(&self, end: End, start: Sum<3>, along: Sum<2>) -> f64 {
        let ([p, q, r], [v, w]) = (start.0, along.0);
        match (self.lines[end as usize], end) {
            (None, End::Enter) => rounded(start),
            (None, End::Exit) => rounded(Sum([p, q, r, v, w])),
            (Some((_, time, ball)), _) => {
                let reached = start.to::<Ball>() + ball * along.to();
                nearest_to(reached, &LinePlace { start, along, time })
            }
        }
    }
}

impl Moments for ExactMoments<'_> {
    fn contact(&self) -> Contact {
        self.contact
    }

    fn times(&self) -> f64x2 {
        let time = |(_, time, ball): (usize, LineTime, Ball)| nearest_to(ball, &time);
        f64x2::new([0, 1].map(|end| self.lines[end].map_or(end as f64, time)))
    }

    fn sides(&self) -> [Option<Side>; 2] {
        self.met.map(|met| met.map(|(_, side)| side))
    }

    fn feature(&self, end: usize, side: Side) -> Feature {
        self.met[end].map_or(Feature::Side(side), |(feature, _)| feature)
    }

    fn reach(
        &self,
        axis: usize,
        start: Sum<3>,
        along: f64,
        known: impl Fn(bool) -> Option<f64>,
    ) -> f64x2 {
        self.coordinate(axis, start, Sum([along, 0.0]), known)
    }

    fn point(&self, start: DVec2) -> [f64x2; 2] {
        let path = &self.signs.path;
        [0, 1].map(|axis| {
            self.coordinate(axis, Sum([start[axis], 0.0, 0.0]), path.motion[axis], |high| {
                let [side, _, growth, _] = path.side(axis, high).0;
                Some(rounded(Sum([side, growth])))
            })
        })
    }
}
