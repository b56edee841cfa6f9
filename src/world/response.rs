//! The responses of a mover to a wall: stop, slide, bounce, pass; and to walls that it starts inside.
//! [`crate::world::deflect`] computes them.

use crate::error::GeometryError;

/// What a mover does when its motion would cross into a wall, for [`World::travel`](crate::World::travel).
///
/// ```text
///   Stop           Slide            Bounce          Pass
///
///     ╲              ╲               ╲   ╱            ╲
///      ╲              ╲               ╲ ╱              ╲
///       ●              ●────▶          ●                ╲
///   ▓▓▓▓▓▓▓▓▓      ▓▓▓▓▓▓▓▓▓▓▓     ▓▓▓▓▓▓▓▓▓       ▓▓▓▓▓▓▓╲▓▓
///                                                          ●
/// ```
///
/// Only a motion that would *cross* into a wall is blocked. A mover that rests against a wall or slides
/// along it is not, so it never catches on the seams of a floor made of tiles (no *ghost collisions*).
#[doc(alias = "ghost collision")]
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Response {
    /// Stay at the wall.
    Stop,
    /// Lose the part of the motion that goes into the wall, and go on with the rest.
    Slide {
        /// What to do at a corner.
        corner: CornerSlide,
    },
    /// Go on with the rest of the motion, mirrored in the wall, times the restitution.
    Bounce {
        /// How much of the motion is kept.
        restitution: Restitution,
    },
    /// Go through the wall, and list it among the hits. [`Choice::Ignore`](crate::Choice::Ignore) does not list it.
    Pass,
}

impl Response {
    /// A slide that goes on past corners: what most walkers want.
    pub const fn slide() -> Self {
        Self::Slide { corner: CornerSlide::Round }
    }

    /// A bounce that keeps this much of the motion.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite), or
    /// [`NegativeRestitution`](GeometryError::NegativeRestitution) if the restitution is below zero.
    ///
    /// ```
    /// use graze2d::{GeometryError, Response, Restitution};
    ///
    /// let full = Response::Bounce { restitution: Restitution::FULL };
    /// assert_eq!(Response::bounce(1.0), Ok(full));
    /// assert_eq!(Response::bounce(-1.0), Err(GeometryError::NegativeRestitution));
    /// ```
    pub fn bounce(restitution: f64) -> Result<Self, GeometryError> {
        Ok(Self::Bounce { restitution: Restitution::new(restitution)? })
    }
}

/// What a slide does at a corner of a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CornerSlide {
    /// Stop dead.
    Stop,
    /// Go on straight along the tangent line at the contact. A box that meets a corner with its own corner
    /// goes on along the axis on which it has more motion left.
    Round,
}

/// How much of a motion a bounce keeps: 0 keeps nothing, 1 keeps everything, more than 1 adds speed.
/// It scales the whole motion; most physics engines scale only the part along the normal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Restitution(f64);

impl Restitution {
    /// A bounce that loses nothing.
    pub const FULL: Self = Self(1.0);

    /// A restitution with this value.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite), or
    /// [`NegativeRestitution`](GeometryError::NegativeRestitution) if it is below zero.
    pub fn new(restitution: f64) -> Result<Self, GeometryError> {
        match restitution {
            r if !r.is_finite() => Err(GeometryError::NonFinite),
            r if r < 0.0 => Err(GeometryError::NegativeRestitution),
            r => Ok(Self(r + 0.0)),
        }
    }

    /// The restitution as a number.
    pub fn get(self) -> f64 {
        self.0
    }
}

/// What a mover does that starts inside walls by more than [rounding](crate::Travel::settled). Walls that it passes or
/// ignores do not count.
///
/// ```text
///   Stay           Leave            PushOut
///
///                      ▲               ●────▶     first the way out, then the travel
///                      │               ┆
///   ▓▓●▓▓▓▓▓▓      ▓▓▓▓●▓▓▓▓▓      ▓▓▓▓○▓▓▓▓▓
/// ```
///
/// By default a slide is pushed out, and every other response stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StartInside {
    /// Stay there.
    Stay,
    /// Move as long as each leg leads out of all of these walls, and never deeper into one.
    Leave,
    /// Be pushed out as by [`World::push_out`](crate::World::push_out), and travel from there. If that
    /// finds no way out, the mover stays.
    PushOut,
}

impl StartInside {
    /// What is usual for a response.
    pub(super) fn usual(response: Response) -> Self {
        match response {
            Response::Slide { .. } => Self::PushOut,
            Response::Stop | Response::Bounce { .. } | Response::Pass => Self::Stay,
        }
    }
}
