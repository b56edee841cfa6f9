//! One leg of a travel: a straight way that a mover begins at a place, with what is left of its time.

use std::ops::ControlFlow;

use glam::DVec2;

use crate::exact::{Number, Polynomial, Ratio, Sign, quotient, sign_of};
use crate::path::entry::{Entry, in_order};
use crate::path::line_time::LineTime;
use crate::shape::Motion;
use crate::world::cells::Swept;
use crate::world::mover::{Mover, Strike};
use crate::world::world::{Visit, World};

/// The way from `position` to `position + (1 − elapsed) × motion`, neither of them ever rounded.
#[derive(Clone, Copy)]
pub(crate) struct Leg {
    /// The mover at its start.
    pub(crate) mover: Mover,
    /// The motion for a whole step.
    pub(crate) motion: DVec2,
    /// The part of the step that is over.
    pub(crate) elapsed: f64,
    /// Counted from 0.
    pub(crate) number: u32,
}

/// A wall that a leg would cross into.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) index: u32,
    /// When, if the leg took the whole of its motion; rounded.
    pub(crate) t: f64,
    /// Whether it is met at the same time as the one before.
    pub(crate) is_tie: bool,
}

impl Leg {
    /// When it enters a wall.
    pub(crate) fn entry(&self, world: &World, index: u32) -> Entry {
        let enters = |wall| self.mover.entry(&Motion::of(self.motion), &wall);
        world.get(index).map_or(Entry::Start, enters)
    }

    /// The line of the wall's side on which it enters, unless it starts there.
    pub(crate) fn line(&self, world: &World, index: u32) -> Option<LineTime> {
        match self.entry(world, index) {
            Entry::Line(time) => Some(time),
            _ => None,
        }
    }

    /// How it enters a wall.
    pub(crate) fn strike(&self, world: &World, index: u32) -> Option<Strike> {
        self.mover.strike(&Motion::of(self.motion), &world.get(index)?)
    }

    /// The time in the whole step at which it enters a wall, correctly rounded.
    pub(crate) fn time(&self, world: &World, candidate: &Candidate) -> f64 {
        if self.elapsed == 0.0 {
            candidate.t
        } else {
            self.entry(world, candidate.index).time_after(self.elapsed)
        }
    }

    /// Where it ends if nothing is in the way, rounded.
    pub(crate) fn end(&self) -> DVec2 {
        DVec2::from([0, 1].map(|axis| quotient(&LegEnd { leg: self, axis })))
    }

    /// Where its end lies seen from a place, on an axis.
    pub(crate) fn end_against(&self, place: DVec2, axis: usize) -> Sign {
        sign_of(&EndAgainst { leg: self, place: place[axis], axis })
    }

    /// The walls that it would cross into, in exact order, ties by index. `passed` says which ones are
    /// left out, `to_the_end` whether one that is met beyond the end of the step counts.
    pub(crate) fn candidates(
        &self,
        world: &World,
        passed: impl Fn(u32) -> bool,
        to_the_end: bool,
    ) -> Vec<Candidate> {
        let motion = Motion::of(self.motion);
        let left = 1.0 - self.elapsed;
        let swept = Swept { bounds: self.mover.bounds(), motion: left * self.motion };
        let mut candidates = Vec::new();
        world.walk(&swept, &mut |visit| {
            if let Visit::Box(index, wall) = visit
                && !passed(index)
                && let Some(t) = self.mover.crosses(&motion, wall)
                && (to_the_end || self.is_in_time(world, index, t, left))
            {
                candidates.push(Candidate { index, t, is_tie: false });
            }
            ControlFlow::Continue(f64::INFINITY)
        });
        let key = |candidate: &Candidate| (candidate.t, candidate.index);
        let ordered = in_order(&candidates, key, |candidate| self.entry(world, candidate.index));
        ordered.into_iter().map(|(candidate, is_tie)| Candidate { is_tie, ..candidate }).collect()
    }

    /// Whether a wall is entered before the step is over. The first leg has all of it.
    fn is_in_time(&self, world: &World, index: u32, t: f64, left: f64) -> bool {
        // Rounding is monotone: only times that round alike are in doubt.
        self.elapsed == 0.0
            || t < left
            || t == left && self.entry(world, index).is_before_the_end(self.elapsed)
    }
}

/// `position + (1 − elapsed) × motion − place`
struct EndAgainst<'a> {
    leg: &'a Leg,
    place: f64,
    axis: usize,
}

impl Polynomial for EndAgainst<'_> {
    fn value<T: Number>(&self) -> T {
        let (end, _) = LegEnd { leg: self.leg, axis: self.axis }.parts::<T>();
        end - T::of(self.place)
    }
}

/// `position + (1 − elapsed) × motion`
struct LegEnd<'a> {
    leg: &'a Leg,
    axis: usize,
}

impl Ratio for LegEnd<'_> {
    fn parts<T: Number>(&self) -> (T, T) {
        let (leg, axis) = (self.leg, self.axis);
        let left = T::of_two(1.0, -leg.elapsed);
        let way = left * T::of(leg.motion[axis]);
        (T::of(leg.mover.position()[axis]) + way, T::of(1.0))
    }
}
