//! What a travel answers: where a mover ends, what it hit, and every step on the way.

use glam::DVec2;

use crate::answer::{Hit, PushOut};
use crate::shape::{Feature, Motion};
use crate::steps::steps;
use crate::world::box_id::BoxId;
use crate::world::mover::Mover;

/// Where a mover ends and how it got there.
#[derive(Clone, Debug, PartialEq)]
pub struct Travel {
    pub(super) mover: Mover,
    pub(super) motion: Motion,
    pub(super) time_left: f64,
    pub(super) hits: Vec<TravelHit>,
    pub(super) inside: Vec<Overlap>,
    pub(super) settled: Option<DVec2>,
    pub(super) pushed_out: Option<DVec2>,
    pub(super) is_stuck: bool,
    pub(super) ground: Vec<Ground>,
}

impl Travel {
    /// The mover at its end.
    pub fn mover(&self) -> Mover {
        self.mover
    }

    /// Where the mover ends: the center of a circle, the min corner of a box.
    pub fn position(&self) -> DVec2 {
        self.mover.position()
    }

    /// The motion to continue with, as a displacement over a whole timestep: zero if the mover stopped at a wall.
    pub fn motion(&self) -> Motion {
        self.motion
    }

    /// The part of the timestep that is left, from 1 to 0; 0, too, if a wall took all of the motion.
    pub fn time_left(&self) -> f64 {
        self.time_left
    }

    /// The walls that were hit, in order.
    pub fn hits(&self) -> &[TravelHit] {
        &self.hits
    }

    /// Where the mover set out if its start overlapped walls by no more than rounding, at most 4 ulp; `None` if it did
    /// not.
    ///
    /// ```text
    ///   ┌──────┐          y = floor − height rounds, and may then lie below the floor by an ulp:
    ///   │      │          the mover is settled at the nearest position outside, whatever the
    ///  ▔└▔▔▔▔▔▔┘▔▔▔▔      response, and these walls are not told as `inside`
    /// ```
    ///
    /// An ulp is that of the largest of the mover's coordinate, the wall's, the radius and the size of a box, on the axis
    /// of the way out.
    pub fn settled(&self) -> Option<DVec2> {
        self.settled
    }

    /// The walls that the mover overlapped at the start by more than rounding, in the order of insertion, each with the
    /// way out. What it did about them is a setting,
    /// [`TravelOptions::start_inside`](crate::TravelOptions::start_inside).
    pub fn inside(&self) -> &[Overlap] {
        &self.inside
    }

    /// Where the mover was when it had been pushed out of the walls that it started inside, before it set out;
    /// `None` if it was not pushed.
    pub fn pushed_out(&self) -> Option<DVec2> {
        self.pushed_out
    }

    /// Whether the mover could not set out, because it started inside walls that hold it: it stays, it may not
    /// leave them this way, or it could not be pushed out.
    pub fn is_stuck(&self) -> bool {
        self.is_stuck
    }

    /// The walls that the mover stands on at its end, as [`World::stands_on`](crate::World::stands_on) says, without
    /// those that it passed or ignored on the way.
    pub fn ground(&self) -> &[Ground] {
        &self.ground
    }
}

/// A wall that a mover stands on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ground {
    pub(super) id: BoxId,
    pub(super) normal: DVec2,
    pub(super) feature: Feature,
}

impl Ground {
    /// The id of the wall.
    pub fn id(&self) -> BoxId {
        self.id
    }

    /// The unit normal there, out of the wall; its y is below zero. How steep is still ground is up to you.
    pub fn normal(&self) -> DVec2 {
        self.normal
    }

    /// The side, edge or corner that the mover stands on.
    pub fn feature(&self) -> Feature {
        self.feature
    }
}

/// Whether it is the wall with this id: `world.stands_on(player) == [lift]`.
impl PartialEq<BoxId> for Ground {
    fn eq(&self, id: &BoxId) -> bool {
        self.id == *id
    }
}

/// A wall that a mover overlapped at its start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Overlap {
    pub(super) id: BoxId,
    pub(super) push_out: PushOut,
}

impl Overlap {
    /// The id of the wall.
    pub fn id(&self) -> BoxId {
        self.id
    }

    /// The way out of the wall.
    pub fn push_out(&self) -> PushOut {
        self.push_out
    }
}

/// A wall that was hit on the way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TravelHit {
    pub(super) t: f64,
    pub(super) leg: u32,
    pub(super) id: BoxId,
    pub(super) motion: Motion,
    pub(super) hit: Hit,
    pub(super) position: DVec2,
    pub(super) starts_inside: bool,
}

impl TravelHit {
    /// The time in the whole timestep, from 0 to 1.
    pub fn t(&self) -> f64 {
        self.t
    }

    /// The number of the leg, from 0. Walls that are hit together share it.
    pub fn leg(&self) -> u32 {
        self.leg
    }

    /// The id of the wall.
    pub fn id(&self) -> BoxId {
        self.id
    }

    /// The motion of the leg that ended there, over a whole timestep.
    pub fn motion(&self) -> Motion {
        self.motion
    }

    /// Where the mover was placed.
    pub fn position(&self) -> DVec2 {
        self.position
    }

    /// The point at which the wall was hit.
    pub fn point(&self) -> DVec2 {
        self.hit.point()
    }

    /// The unit normal of the wall there.
    pub fn normal(&self) -> DVec2 {
        self.hit.normal()
    }

    /// The side or corner that was hit.
    pub fn feature(&self) -> Feature {
        self.hit.feature()
    }

    /// The hit on the exact path of the leg, before the mover was placed at [`position`](Self::position). Its time
    /// counts from the start of the leg, and 1 is a whole timestep.
    pub fn on_leg(&self) -> Hit {
        self.hit
    }

    /// Whether the mover started strictly inside the wall, instead of hitting it on the way.
    pub fn starts_inside(&self) -> bool {
        self.starts_inside
    }
}

/// What to do about one hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Choice {
    /// Respond to the wall.
    Accept,
    /// Go through this wall, now and for the rest of the timestep. The function is also asked about walls that the
    /// mover starts inside, so that the mover can go on through them in the next timestep.
    Ignore,
    /// Stop there.
    Stop,
}

steps! {
    /// One step of a travel.
    pub enum TravelStep {
        /// The mover is inside a wall from the start, or has been pushed into it on its way out of others. If it is pushed
        /// out of all, the first leg begins there.
        StartsInside {
            /// The id of the wall.
            id: BoxId,
            /// The depth of the overlap.
            depth: f64,
        },
        /// A leg begins.
        Leg {
            /// The position of the mover.
            position: DVec2,
            /// The remaining motion, for the rest of the timestep.
            motion: DVec2,
            /// Where the mover would end if no wall were in the way, correctly rounded.
            end: DVec2,
        },
        /// The leg would cross into a wall.
        Candidate {
            /// The id of the wall.
            id: BoxId,
            /// The time in the whole timestep, from 0 to 1.
            t: f64,
            /// Where the mover would be then: on the leg, not yet put outside any wall. It may overlap a wall that
            /// is hit earlier.
            position: DVec2,
        },
        /// The first of these walls is hit; several at once are a step each.
        Hits {
            /// The id of the wall.
            id: BoxId,
            /// The time in the whole timestep, from 0 to 1.
            t: f64,
            /// Where the mover is placed.
            position: DVec2,
        },
        /// The response changes the motion.
        Deflects {
            /// The position of the mover.
            position: DVec2,
            /// The new motion, over a whole timestep.
            motion: DVec2,
            /// Where that leads in the rest of the timestep if no wall is in the way, correctly rounded; the
            /// position itself if the mover stays.
            end: DVec2,
        },
        /// The travel ends.
        Ends {
            /// The position of the mover.
            position: DVec2,
            /// The part of the timestep that is left.
            time_left: f64,
        },
    }
}
