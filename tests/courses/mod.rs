//! Courses for walkers: stretches of walkable ground between two barriers. The same number gives the same course.

mod ground;

use graze2d::glam::DVec2;
use graze2d::{Motion, Walker};

use crate::judge::convex::form::Form;
use crate::words::Words;
use ground::Builder;

/// A wall that goes to and fro in a course.
#[derive(Clone, Copy)]
pub(crate) struct Lift {
    pub(crate) wall: usize,
    by: DVec2,
    frames: f64,
}

impl Lift {
    /// The motion of a frame: a sine.
    pub(crate) fn motion(&self, frame: u64) -> Motion {
        let at = |frame: u64| (frame as f64 / self.frames).sin() * self.by;
        Motion::new(at(frame + 1) - at(frame)).expect("finite")
    }
}

/// Walls with a walker above them.
pub(crate) struct Course {
    pub(crate) walls: Vec<Form>,
    pub(crate) lifts: Vec<Lift>,
    pub(crate) mover: Form,
    pub(crate) walker: Walker,
    /// The rise of the steepest ground for a run of 1.
    pub(crate) steepest: f64,
    /// How high a ledge may be that it steps onto.
    pub(crate) step: f64,
    /// The farthest that it goes in a frame, and what gravity adds in each.
    pub(crate) fastest: f64,
    pub(crate) gravity: f64,
    /// Between these the ground is walkable, and its middle goes no farther than these.
    pub(crate) walkable: [f64; 2],
    pub(crate) barriers: [f64; 2],
    /// How far from a barrier it may touch it.
    pub(crate) near: f64,
    pub(crate) leaps: bool,
    /// Whether nothing between the barriers holds it up: without following the ground down it may leap past a ledge that
    /// slopes down.
    pub(crate) gets_on: bool,
    /// Whether it follows the ground down wherever it is walkable.
    pub(crate) is_followed: bool,
    /// Below all ground.
    pub(crate) lowest: f64,
}

/// The course of a number: every third is a lift in the air.
pub(crate) fn course_of(number: u64) -> Course {
    let builder = Builder::new(Words(number.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ 0x3a1c));
    if number % 3 == 2 { builder.ride() } else { builder.course() }
}
