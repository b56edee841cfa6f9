//! The walls that end a leg, and how each is met.

use glam::DVec2;

use crate::answer::Hit;
use crate::exact::Fraction;
use crate::shape::{Aabb, Feature};
use crate::world::mover::Face;
use crate::world::response::Response;
use crate::world::travel::{Choice, TravelHit};
use crate::world::turning::{Contacts, CornerMet, Round};

/// What ends a leg.
#[derive(Default)]
pub(crate) struct Met {
    /// Accepted walls, sides before corners.
    pub(crate) hits: Vec<TravelHit>,
    pub(crate) contacts: Contacts,
    /// When, where sides and corners are met at the same time.
    pub(crate) line: Option<Fraction>,
    /// What was chosen for each hit.
    pub(crate) choices: Vec<Choice>,
}

/// A wall, and how it is met.
pub(crate) struct Struck {
    pub(crate) index: u32,
    pub(crate) wall: Aabb,
    pub(crate) hit: Hit,
    pub(crate) face: Face,
}

impl Struck {
    /// Those that are met at a side, and those that are met at a corner.
    pub(crate) fn sides_first(struck: &[Self]) -> [Vec<&Self>; 2] {
        let is_side = |wall: &&Self| matches!(wall.face, Face::Side(_));
        let (sides, corners) = struck.iter().partition(is_side);
        [sides, corners]
    }

    /// How far out the sides lie that are met, on their axes: one, or two at a corner.
    pub(crate) fn line(&self) -> DVec2 {
        let point = self.hit.point().abs();
        match self.face {
            Face::Side(side) => point * side.normal().abs(),
            _ => point,
        }
    }

    /// The corner at which it is met, if it is.
    pub(crate) fn corner(&self, line: Option<Fraction>) -> Option<CornerMet> {
        let Feature::Corner(corner) = self.hit.feature() else { return None };
        Some(match self.face {
            Face::Round(circle) => {
                CornerMet::Round(Round { corner: self.wall.corner(corner), circle, line })
            }
            _ => CornerMet::Square(corner),
        })
    }
}

impl Met {
    /// Adds a wall to what is met.
    pub(crate) fn touch(&mut self, wall: &Struck) {
        match wall.face {
            Face::Side(side) => self.contacts.sides[side as usize] = true,
            _ => self.contacts.corners.extend(wall.corner(self.line)),
        }
    }

    /// Whether the mover is to stop there.
    pub(crate) fn stops(&self) -> bool {
        self.choices.contains(&Choice::Stop)
    }

    /// Whether what the sides leave of the motion still enters a corner.
    pub(crate) fn is_entered_at(
        &self,
        motion: DVec2,
        response: Response,
        corner: Option<CornerMet>,
    ) -> bool {
        if !self.contacts.sides.contains(&true) {
            return true;
        }
        let contacts = Contacts { sides: self.contacts.sides, corners: Vec::from_iter(corner) };
        match response {
            Response::Slide { .. } => contacts.enters_a_corner(motion, 0.0),
            Response::Bounce { restitution } => {
                restitution.get() > 0.0 && contacts.enters_a_corner(motion, -1.0)
            }
            Response::Stop | Response::Pass => false,
        }
    }
}
