//! What a mover is pressed against: the motion that a slide leaves there, and when the mover stays where it is, bit for
//! bit.
//!
//! ```text
//!        ●▕▓▓▓     no double lies between it and the wall, but the exact path goes on for a fraction of
//!       ╱ ▕▓▓▓     an ulp: if slanted, it would move the mover along the wall a little in every step
//! ```
//!
//! An ulp on an axis is that of the largest number there: the mover's coordinate, the wall's and the
//! radius. A mover *touches* a wall that it would overlap if it were 4 ulp closer on each axis. A mover that
//! has not moved yet, and touches the walls that end its leg, stays where it is
//!
//! - if the travel ends there and the leg goes no farther than 4 ulp of the coarser axis: a stop at a
//!   grazing angle inches along;
//! - if a slide is wedged there: each remaining motion leads into another wall that it touches, until none
//!   remains.

use glam::DVec2;

use crate::exact::sign;
use crate::shape::{Aabb, Motion};
use crate::world::contacts::{Collision, Contacts, WallHit};
use crate::world::deflect::{dot_sign, is_longer, past};
use crate::world::leg::{Leg, NO_MOVE};
use crate::world::response::{CornerSlide, Response};
use crate::world::rest_position::Passed;
use crate::world::touched::Deflection;
use crate::world::view::View;
use crate::world::wall::Obstacle;

/// How many deflections into a wedge are followed: two corners make a wedge, and more corners take more.
const MOST_DEFLECTIONS: u32 = 8;

/// A leg of a mover that has not moved yet.
pub(crate) struct Rest<'a> {
    pub(crate) world: View<'a>,
    pub(crate) leg: Leg,
    pub(crate) response: Response,
    pub(crate) passed: &'a Passed,
    /// What a slide is pressed against at the start.
    pub(crate) before: Option<&'a Pressed>,
    /// The motion that was asked for.
    pub(crate) wish: DVec2,
}

impl Rest<'_> {
    /// Whether the walls that the mover hits hold it where it is.
    pub(crate) fn holds(&self, collision: &Collision, walls: &[&WallHit<'_>]) -> bool {
        let touches =
            || !walls.is_empty() && walls.iter().all(|wall| self.leg.touches(self.world, wall));
        match self.response {
            _ if self.ends(collision) => touches() && self.goes_no_further(walls),
            Response::Slide { corner } => touches() && self.wedges(collision, corner),
            Response::Stop | Response::Bounce { .. } | Response::Pass => false,
        }
    }

    /// Whether the travel ends with the leg.
    fn ends(&self, collision: &Collision) -> bool {
        collision.stops()
            || match self.response {
                Response::Stop => true,
                Response::Slide { corner: CornerSlide::Stop } => {
                    let place = self.leg.mover.position();
                    collision.contacts.enters_a_corner(self.leg.motion, place, false, false)
                }
                Response::Slide { corner: CornerSlide::Round }
                | Response::Bounce { .. }
                | Response::Pass => false,
            }
    }

    /// Whether the leg goes no farther than 4 ulp of the coarser axis.
    fn goes_no_further(&self, walls: &[&WallHit<'_>]) -> bool {
        let coarse = walls
            .iter()
            .map(|wall| self.leg.ulps(self.world, wall).max_element())
            .fold(0.0, f64::max);
        let entry = self.leg.entry(self.world, walls[0].index);
        self.leg.motion.to_array().iter().all(|by| entry.is_no_further(by.abs(), NO_MOVE * coarse))
    }

    /// Whether a slide that stays where it is would be wedged there.
    fn wedges(&self, collision: &Collision, corner: CornerSlide) -> bool {
        let (mut leg, place) = (self.leg, self.leg.mover.position());
        let mut pressed = Pressed::new(self.before, collision.contacts.clone(), leg.motion);
        for _ in 0..MOST_DEFLECTIONS {
            let deflected = pressed.deflected(&leg, self.wish, corner);
            if deflected.stays {
                return true;
            }
            leg.motion = deflected.motion;
            let candidates = leg.candidates(self.world, |index| self.passed.has(index), false);
            let Some(group) = candidates.chunk_by(|_, next| next.is_tie).next() else {
                return false;
            };
            let walls = leg.wall_hits(self.world, group);
            if !walls.iter().all(|wall| leg.touches(self.world, wall)) {
                return false;
            }
            let [sides, corners] = WallHit::sides_first(&walls);
            let mut next = Collision::default();
            sides.iter().for_each(|wall| next.touch(wall));
            for wall in corners {
                if next.is_entered_at(leg.motion, place, self.response, wall.corner()) {
                    next.touch(wall);
                }
            }
            pressed = Pressed::new(Some(&pressed), next.contacts, leg.motion);
        }
        false
    }
}

impl Leg {
    /// Whether the mover touches a wall at the start.
    fn touches(&self, world: View<'_>, wall: &WallHit<'_>) -> bool {
        let towards = wall.away().to_array().map(|out| -f64::from(sign(out)));
        let closer =
            self.mover.position() + NO_MOVE * self.ulps(world, wall) * DVec2::from(towards);
        self.mover.is_inside(closer.clamp(DVec2::MIN, DVec2::MAX), &wall.wall)
    }

    /// The ulps that count at a wall, on each axis.
    fn ulps(&self, world: View<'_>, wall: &WallHit<'_>) -> DVec2 {
        let positions = world.world.positions();
        let radius = DVec2::splat(self.mover.radius());
        let largest = self.mover.position().abs().max(wall.line()).max(radius);
        let ulps = largest.map(|x| positions.ulp(x));
        if wall.is_sloped() { DVec2::splat(ulps.max_element()) } else { ulps }
    }
}

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

    /// The same walls, with another motion that presses the mover against them.
    pub(crate) fn pushed_by(&self, motion: DVec2) -> Self {
        Self { contacts: self.contacts.clone(), motion }
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
        let is_wedged =
            is_held || is_back(wish) || self.contacts.are_square() && is_back(self.motion);
        if is_wedged { Deflection::ended() } else { deflected }
    }
}

/// An exact tangent or reflection never leads into a corner, but a rounded one may: corrects it.
pub(crate) fn past_corner(leg: &Leg, deflected: Deflection) -> Deflection {
    let (mover, motion) = (&leg.mover, deflected.motion);
    let Some(corner) = deflected.corner else { return deflected };
    let wall = Obstacle::of(Aabb::of(corner, corner));
    // A saturated motion has another direction anyway.
    let is_far = motion.abs().max_element() == f64::MAX;
    if is_far || mover.crosses(&Motion::of(motion), &wall).is_none() {
        return deflected;
    }
    Deflection { motion: past(corner, mover.position(), motion), ..deflected }
}
