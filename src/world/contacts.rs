//! The walls that end a leg, and how the mover hits each: at a side or at a corner.

use glam::DVec2;

use crate::answer::Hit;
use crate::shape::{Aabb, Corner, Feature};
use crate::sweep::circle_path::CirclePath;
use crate::world::mover::Face;
use crate::world::response::Response;
use crate::world::travel_answer::{Choice, TravelHit};

/// The end of a leg: every wall that the mover hits there and responds to.
#[derive(Default)]
pub(crate) struct Collision {
    /// Accepted walls, sides before corners.
    pub(crate) hits: Vec<TravelHit>,
    pub(crate) contacts: Contacts,
    /// What was chosen for each hit.
    pub(crate) choices: Vec<Choice>,
}

/// A wall, and how the mover hits it.
pub(crate) struct WallHit {
    pub(crate) index: u32,
    pub(crate) wall: Aabb,
    pub(crate) hit: Hit,
    pub(crate) face: Face,
}

impl WallHit {
    /// The walls hit at a side, and the walls hit at a corner.
    pub(crate) fn sides_first(walls: &[Self]) -> [Vec<&Self>; 2] {
        let is_side = |wall: &&Self| matches!(wall.face, Face::Side(_));
        let (sides, corners) = walls.iter().partition(is_side);
        [sides, corners]
    }

    /// How far from 0 the sides lie that the mover hits: one side, or two at a corner, each on its axis.
    pub(crate) fn line(&self) -> DVec2 {
        let point = self.hit.point().abs();
        match self.face {
            Face::Side(side) => point * side.normal().abs(),
            _ => point,
        }
    }

    /// The corner that the mover hits, if it hits one.
    pub(crate) fn corner(&self) -> Option<CornerContact> {
        let Feature::Corner(corner) = self.hit.feature() else { return None };
        Some(match self.face {
            Face::Corner(circle) => {
                CornerContact::Round(RoundCorner { corner: self.wall.corner(corner), circle })
            }
            _ => CornerContact::Square(corner),
        })
    }
}

impl Collision {
    /// Adds a wall.
    pub(crate) fn touch(&mut self, wall: &WallHit) {
        match wall.face {
            Face::Side(side) => self.contacts.sides[side as usize] = true,
            _ => self.contacts.corners.extend(wall.corner()),
        }
    }

    /// Whether the mover is to stop there.
    pub(crate) fn stops(&self) -> bool {
        self.choices.contains(&Choice::Stop)
    }

    /// Whether the motion that the sides leave still enters a corner.
    pub(crate) fn is_entered_at(
        &self,
        motion: DVec2,
        response: Response,
        corner: Option<CornerContact>,
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

/// A corner that a mover hits.
#[derive(Clone, Copy)]
pub(crate) enum CornerContact {
    /// By a circle.
    Round(RoundCorner),
    /// By the corner of a box, or by a point: both axes at once.
    Square(Corner),
}

/// A corner that a circle hits.
#[derive(Clone, Copy)]
pub(crate) struct RoundCorner {
    pub(crate) corner: DVec2,
    /// The circle around it, on the path of the leg that ended there.
    pub(crate) circle: CirclePath,
}

/// The sides and corners that hold a mover at one place.
#[derive(Clone, Default)]
pub(crate) struct Contacts {
    /// In the order of [`Side::ALL`].
    pub(crate) sides: [bool; 4],
    pub(crate) corners: Vec<CornerContact>,
}

impl Contacts {
    /// Adds the contacts of a later leg that ended at the same place. A corner can be hit twice, because
    /// the motion that it deflected has rounded; then the later contact counts.
    pub(crate) fn join(&mut self, others: Self) {
        for (mine, other) in self.sides.iter_mut().zip(others.sides) {
            *mine |= other;
        }
        let corner = |met: &CornerContact| match met {
            CornerContact::Round(round) => Some(round.corner),
            CornerContact::Square(_) => None,
        };
        self.corners.retain(|mine| {
            corner(mine).is_none_or(|place| !others.corners.iter().any(|met| met.is_at(place)))
        });
        self.corners.extend(others.corners);
    }
}

impl CornerContact {
    /// Whether both have the same normal.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        match other {
            Self::Round(round) => self.is_at(round.corner),
            Self::Square(_) => matches!(self, Self::Square(_)),
        }
    }

    pub(crate) fn is_at(&self, corner: DVec2) -> bool {
        matches!(self, Self::Round(round) if round.corner == corner)
    }
}
