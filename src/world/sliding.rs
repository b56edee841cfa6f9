//! The motion that a slide leaves, and the walls that a sliding mover is pressed against.

use glam::DVec2;

use crate::shape::{Aabb, Motion};
use crate::world::contacts::Contacts;
use crate::world::deflect::{Deflection, dot_sign, is_longer, past};
use crate::world::leg::Leg;
use crate::world::response::CornerSlide;

/// What a sliding mover is pressed against, and the motion that pressed it there.
#[derive(Clone)]
pub(crate) struct Pressed {
    pub(crate) contacts: Contacts,
    motion: DVec2,
}

impl Pressed {
    /// By the motion of a leg against the walls that end it. If the mover has not moved since the walls
    /// `before`, it hits all of them together.
    pub(crate) fn new(before: Option<&Self>, contacts: Contacts, motion: DVec2) -> Self {
        let Some(before) = before else { return Self { contacts, motion } };
        let mut both = before.clone();
        both.contacts.join(contacts);
        both
    }

    /// The motion that is left after a leg that ended at these walls: it never leads against the motion that
    /// was asked for.
    pub(crate) fn deflected(&self, leg: &Leg, wish: DVec2, corner: CornerSlide) -> Deflection {
        let place = leg.mover.position();
        let slide = |motion| past_corner(leg, self.contacts.slide(motion, place, corner));
        let mut deflected = slide(self.motion);
        // A slide never gains length: then only the remaining motion counts.
        if is_longer(deflected.motion, leg.motion) {
            deflected = slide(leg.motion);
        }
        let is_back = |wish| dot_sign(deflected.motion, wish) < 0;
        // The motion that several normals leave may round to zero. It is a wedge all the same.
        let is_held = deflected.motion == DVec2::ZERO && self.contacts.may_wedge();
        let is_wedged = is_held || is_back(wish) || is_back(self.motion);
        if is_wedged { Deflection::ended() } else { deflected }
    }
}

/// An exact tangent or reflection never leads into a corner, but a rounded one may: corrects it.
pub(crate) fn past_corner(leg: &Leg, deflected: Deflection) -> Deflection {
    let (mover, motion) = (&leg.mover, deflected.motion);
    let Some(corner) = deflected.corner else { return deflected };
    let wall = Aabb::of(corner, corner);
    // A saturated motion has another direction anyway.
    let is_far = motion.abs().max_element() == f64::MAX;
    if is_far || mover.crosses(&Motion::of(motion), &wall).is_none() {
        return deflected;
    }
    Deflection { motion: past(corner, mover.position(), motion), ..deflected }
}
