//! What a slide leaves of a motion, and what presses against what.

use glam::DVec2;

use crate::shape::{Aabb, Motion};
use crate::world::leg::Leg;
use crate::world::response::CornerSlide;
use crate::world::turning::{Contacts, Turned, dot_sign, is_longer, past};

/// What a sliding mover is pressed against, and the motion that has pressed it there.
#[derive(Clone)]
pub(crate) struct Pressed {
    pub(crate) contacts: Contacts,
    motion: DVec2,
}

impl Pressed {
    /// By the motion of a leg against the walls that end it. Walls that are met without having moved count
    /// as met together with those `before`.
    pub(crate) fn new(before: Option<&Self>, contacts: Contacts, motion: DVec2) -> Self {
        let Some(before) = before else { return Self { contacts, motion } };
        let mut both = before.clone();
        both.contacts.join(contacts);
        both
    }

    /// What is left of it, after a leg that has pressed it there, too: nothing that leads against the motion
    /// that was asked for.
    pub(crate) fn turned(&self, leg: &Leg, wish: DVec2, corner: CornerSlide) -> Turned {
        let place = leg.mover.position();
        let slide = |motion| past_corner(leg, self.contacts.slide(motion, place, corner));
        let mut turned = slide(self.motion);
        // A slide never gains: then what is left of the motion acts alone.
        if is_longer(turned.motion, leg.motion) {
            turned = slide(leg.motion);
        }
        let is_back = |wish| dot_sign(turned.motion, wish) < 0;
        if is_back(wish) || is_back(self.motion) { Turned::wedged() } else { turned }
    }
}

/// A tangent or a reflection never leads into a corner, but one whose direction has rounded may.
pub(crate) fn past_corner(leg: &Leg, turned: Turned) -> Turned {
    let (mover, motion) = (&leg.mover, turned.motion);
    let Some(corner) = turned.corner else { return turned };
    let wall = Aabb::of(corner, corner);
    // One that has saturated is of another direction anyway.
    let is_far = motion.abs().max_element() == f64::MAX;
    if is_far || mover.crosses(&Motion::of(motion), &wall).is_none() {
        return turned;
    }
    Turned { motion: past(corner, mover.position(), motion), ..turned }
}
