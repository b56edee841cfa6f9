//! What a travel answers: where a mover ends, what it hit, and every step on the way.

use glam::DVec2;

use crate::answer::{Hit, PushOut};
use crate::world::mover::Mover;

/// Where a mover ends and how it got there.
#[derive(Clone, Debug, PartialEq)]
pub struct Travel {
    /// The mover at its end.
    pub mover: Mover,
    /// The motion it would go on with, for a whole step.
    pub motion: DVec2,
    /// The part of the step that is left, from 1 (did not move) to 0 (went all the way).
    pub time_left: f64,
    /// What was hit, in order.
    pub hits: Vec<TravelHit>,
    /// The walls that it was strictly inside of from the start, by index, each with the way out. Then
    /// it did not move, unless it was let through them or out of them.
    pub inside: Vec<(u32, PushOut)>,
}

impl Travel {
    /// Where the mover ends: the center of a circle, the min corner of a box.
    pub fn position(&self) -> DVec2 {
        self.mover.position()
    }
}

/// A wall that was hit on the way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TravelHit {
    /// The time in the whole step, from 0 to 1.
    pub t: f64,
    /// On which leg, counted from 0. Walls hit together share it.
    pub leg: u32,
    /// Which wall.
    pub index: u32,
    /// The hit. Its time counts from the start of the leg, in motions of a whole step.
    pub hit: Hit,
    /// Where the mover was put.
    pub position: DVec2,
    /// Whether it stands for a start strictly inside of the wall: nothing was met on the way.
    pub starts_inside: bool,
}

/// What to do with one hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Respond as asked.
    Accept,
    /// Go through this wall, now and for the rest of the step. The choice is asked about a wall that
    /// the mover starts inside of, too, so that it can go on through in the next step.
    Ignore,
    /// Stop there.
    Stop,
}

/// What bounds a travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TravelLimits {
    /// How many times it may be turned, from 1 to 65,536; then it stays at its last hit.
    pub turns: u32,
    /// How many hits are told at most: walls that are hit together and would be more are not hit, and
    /// the mover stays at its last hit.
    pub hits: u32,
    /// Whether a mover that starts inside walls may move out of them.
    pub escape: bool,
}

impl Default for TravelLimits {
    fn default() -> Self {
        Self { turns: 16, hits: 1024, escape: false }
    }
}

/// What happens on the way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// It is inside a wall from the start.
    StartsInside {
        /// Which wall.
        index: u32,
        /// How deep.
        depth: f64,
    },
    /// A leg begins.
    Leg {
        /// Where.
        position: DVec2,
        /// The motion that is left.
        motion: DVec2,
    },
    /// The leg would cross into a wall.
    Candidate {
        /// Which wall.
        index: u32,
        /// When, in the whole step.
        t: f64,
    },
    /// The first of them, or several at once.
    Hits {
        /// Which wall.
        index: u32,
        /// When, in the whole step.
        t: f64,
        /// Where the mover is put.
        position: DVec2,
    },
    /// What the response makes of the motion.
    Turns {
        /// For a whole step.
        motion: DVec2,
    },
    /// The end.
    Ends {
        /// Where.
        position: DVec2,
        /// The part of the step that is left.
        time_left: f64,
    },
}
