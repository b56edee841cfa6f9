//! The moments of a path in a box by the exact walk: right for all inputs.

use glam::DVec2;
use wide::f64x2;

use crate::answer::Contact;
use crate::exact::{Ball, Linear, Ratio, Sum, nearest_to, rounded};
use crate::path::box_signs::{BoxSigns, End, Path};
use crate::path::inside::Moments;
use crate::path::line_time::{LinePlace, LineTime};
use crate::shape::{Feature, Side};

/// What the signs decide, and when both ends are reached.
pub(crate) struct ExactMoments<'a> {
    signs: &'a BoxSigns,
    contact: Contact,
    moments: [Moment; 2],
    met: [Option<(Feature, Side)>; 2],
}

/// When an end is reached: computed once, for the time and all coordinates.
#[derive(Clone, Copy)]
enum Moment {
    /// At the path's own end.
    PathEnd(End),
    /// Where the path meets a line.
    Line {
        axis: usize,
        is_high: bool,
        /// The exact time,
        time: LineTime,
        /// and in double-double.
        ball: Ball,
    },
}

impl<'a> ExactMoments<'a> {
    /// `None` where the box is missed. Ends that are not wanted are told as strictly inside.
    pub(crate) fn new(signs: &'a BoxSigns, wanted: [bool; 2]) -> Option<Self> {
        let (contact, ends) = (signs.contact?, [End::Enter, End::Exit]);
        let met = ends.map(|end| signs.feature(end).filter(|_| wanted[end as usize]));
        Some(Self { signs, contact, moments: ends.map(|end| Moment::new(signs, end)), met })
    }

    /// `start + t × along` at each end that is not strictly inside.
    fn coordinate(
        &self,
        axis: usize,
        start: Sum<3>,
        along: Sum<2>,
        known: impl Fn(bool) -> Option<f64>,
    ) -> f64x2 {
        let at = |moment: &Moment| {
            let known = moment.met_on(axis).and_then(&known);
            known.unwrap_or_else(|| moment.reach(start, along))
        };
        f64x2::new([0, 1].map(|end| self.met[end].map_or(0.0, |_| at(&self.moments[end]))))
    }
}

impl Moment {
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn new(signs: &BoxSigns, end: End) -> Self {
        match signs.axis(end) {
            Some(axis) => {
                let time = signs.line_time(axis, end);
                Self::Line { axis, is_high: signs.is_high(axis, end), time, ball: time.ball() }
            }
            None => Self::PathEnd(end),
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn time(&self) -> f64 {
        match self {
            Self::PathEnd(end) => f64::from(*end as u8),
            Self::Line { time, ball, .. } => nearest_to(*ball, time),
        }
    }

    /// Whether it is where the path meets a line of an axis, and if so whether the high one.
    fn met_on(&self, axis: usize) -> Option<bool> {
        match *self {
            Self::Line { axis: met, is_high, .. } if met == axis => Some(is_high),
            _ => None,
        }
    }

    /// `start + t × along` then.
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn reach(&self, start: Sum<3>, along: Sum<2>) -> f64 {
        let ([p, q, r], [v, w]) = (start.0, along.0);
        match *self {
            Self::PathEnd(End::Enter) => rounded(start),
            Self::PathEnd(End::Exit) => rounded(Sum([p, q, r, v, w])),
            Self::Line { time, ball, .. } => {
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
        f64x2::new([0, 1].map(|end| match (self.met[end], &self.moments[end]) {
            (None, Moment::Line { .. }) => 0.0,
            (_, moment) => moment.time(),
        }))
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
            self.coordinate(axis, Sum([start[axis], 0.0, 0.0]), path.motion(axis), |high| {
                let [side, _, growth, _] = path.side(axis, high).0;
                Some(rounded(Sum([side, growth])))
            })
        })
    }
}
