//! The walls that end a leg, and how the mover hits each: at a side or at a corner.

use glam::DVec2;

use crate::answer::Hit;
use crate::exact::Sum;
use crate::shape::{Corner, Feature, Side};
use crate::sweep::circle_path::CirclePath;
use crate::world::meeting::Face;
use crate::world::response::Response;
use crate::world::tangent::{Center, Tangent};
use crate::world::touched::Touched;
use crate::world::travel_answer::{Choice, TravelHit};
use crate::world::wall::Obstacle;

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
pub(crate) struct WallHit<'a> {
    pub(crate) index: u32,
    pub(crate) wall: Obstacle<'a>,
    pub(crate) hit: Hit,
    pub(crate) face: Face,
}

impl WallHit<'_> {
    /// The walls hit at a side, and the walls hit at a corner.
    pub(crate) fn sides_first(walls: &[Self]) -> [Vec<&Self>; 2] {
        let is_side = |wall: &&Self| matches!(wall.face, Face::Side(_) | Face::Edge(_));
        let (sides, corners) = walls.iter().partition(is_side);
        [sides, corners]
    }

    /// How far from 0 the sides lie that the mover hits: one side, or two at a corner, each on its axis; a slope on both.
    pub(crate) fn line(&self) -> DVec2 {
        let (point, normal) = (self.hit.point().abs(), self.hit.normal());
        match self.face {
            Face::Side(_) | Face::Edge(_) => {
                DVec2::select(normal.cmpne(DVec2::ZERO), point, DVec2::ZERO)
            }
            _ => point,
        }
    }

    /// The corner that the mover hits, if it hits one.
    pub(crate) fn corner(&self) -> Option<CornerContact> {
        Some(match (self.face, self.hit.feature()) {
            (Face::Side(_) | Face::Edge(_), _) => return None,
            (Face::Arc(center), _) => CornerContact::Arc(center),
            (Face::Vertex(edges), _) => CornerContact::Vertex(edges),
            (Face::Corner(circle), Feature::Corner(corner)) => {
                let corner = self.wall.aabb.corner(corner);
                CornerContact::Round(RoundCorner { corner, circle })
            }
            (Face::Point, Feature::Corner(corner)) => CornerContact::Square(corner),
            (Face::Corner(_) | Face::Point, _) => return None,
        })
    }

    /// Whether it is hit at a slope or at a corner of a convex shape, where the positions of both axes round.
    pub(crate) fn is_sloped(&self) -> bool {
        match self.face {
            Face::Edge(edge) => !edge.outward().contains(&0),
            Face::Vertex(_) | Face::Arc(_) => true,
            Face::Side(_) | Face::Corner(_) | Face::Point => false,
        }
    }

    /// The signs of the way away from the wall.
    pub(crate) fn away(&self) -> DVec2 {
        match (self.face, self.hit.feature()) {
            (Face::Vertex(edges), _) => {
                edges.map(|edge| DVec2::from(edge.outward().map(f64::from))).into_iter().sum()
            }
            (Face::Corner(_) | Face::Point, Feature::Corner(corner)) => {
                corner.sides().into_iter().map(|side| side.normal()).sum()
            }
            _ => self.hit.normal(),
        }
    }
}

impl Collision {
    /// Adds a wall.
    pub(crate) fn touch(&mut self, wall: &WallHit<'_>) {
        match wall.face {
            Face::Side(side) => self.contacts.sides[side as usize] = true,
            Face::Edge(edge) => self.contacts.edges.push(edge),
            _ => self.contacts.corners.extend(wall.corner()),
        }
    }

    /// Whether the mover is to stop there.
    pub(crate) fn stops(&self) -> bool {
        self.choices.contains(&Choice::Stop)
    }

    /// Whether the motion that the sides leave still enters a corner, for a mover at a place.
    pub(crate) fn is_entered_at(
        &self,
        motion: DVec2,
        place: DVec2,
        response: Response,
        corner: Option<CornerContact>,
    ) -> bool {
        let Contacts { sides, edges, .. } = &self.contacts;
        if !sides.contains(&true) && edges.is_empty() {
            return true;
        }
        let (sides, edges) = (*sides, edges.clone());
        let corners = Vec::from_iter(corner);
        let contacts = Contacts { sides, edges, corners, grazed: Vec::new() };
        match response {
            Response::Slide { .. } => contacts.enters_a_corner(motion, place, false, true),
            Response::Bounce { restitution } => {
                restitution.get() > 0.0 && contacts.enters_a_corner(motion, place, true, true)
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
    /// A corner of convex shapes without a radius.
    Vertex([Tangent; 2]),
    /// A round corner of convex shapes.
    Arc(Center),
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
    /// Edges of convex shapes.
    pub(crate) edges: Vec<Tangent>,
    pub(crate) corners: Vec<CornerContact>,
    /// Corners without a radius that are touched there, of walls that are not entered.
    pub(crate) grazed: Vec<[Tangent; 2]>,
}

impl Contacts {
    /// Adds the contacts of a later leg that ended at the same place. A corner can be hit twice, because
    /// the motion that it deflected has rounded; then the later contact counts.
    pub(crate) fn join(&mut self, others: Self) {
        for (mine, other) in self.sides.iter_mut().zip(others.sides) {
            *mine |= other;
        }
        self.edges.retain(|mine| !others.edges.contains(mine));
        self.edges.extend(others.edges);
        self.corners.retain(|mine| match mine {
            CornerContact::Square(_) => true,
            _ => !others.corners.iter().any(|other| mine.is_same(other)),
        });
        self.corners.extend(others.corners);
        self.grazed.extend(others.grazed);
    }

    /// Whether they are those of boxes alone.
    pub(crate) fn are_square(&self) -> bool {
        let is_square =
            |met: &CornerContact| matches!(met, CornerContact::Round(_) | CornerContact::Square(_));
        self.edges.is_empty() && self.corners.iter().all(is_square)
    }

    /// All of it as tangents, for a mover at a place.
    pub(crate) fn touched(&self, place: DVec2) -> Touched {
        let sides = Side::ALL.into_iter().zip(self.sides).filter(|(_, is_met)| *is_met);
        let sides = sides.map(|(side, _)| Tangent::of(side));
        let mut touched = Touched {
            edges: sides.chain(self.edges.iter().copied()).collect(),
            grazed: self.grazed.clone(),
            ..Touched::default()
        };
        for corner in &self.corners {
            match corner {
                CornerContact::Round(round) => {
                    let place_of = |axis: usize| Sum([round.corner[axis], 0.0, 0.0, 0.0, 0.0]);
                    let center = Center { place: [place_of(0), place_of(1)], is_pin: false };
                    touched.arcs.push((center.tangent(place), false));
                }
                CornerContact::Square(corner) => {
                    touched.vertices.push(corner.sides().map(Tangent::of));
                }
                CornerContact::Vertex(edges) => touched.vertices.push(*edges),
                CornerContact::Arc(center) => {
                    touched.arcs.push((center.tangent(place), center.is_pin));
                }
            }
        }
        touched
    }
}

impl CornerContact {
    /// Whether both have the same normal.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Round(_), Self::Round(round)) => self.is_at(round.corner),
            (Self::Square(_), Self::Square(_)) => true,
            (Self::Vertex(edges), Self::Vertex(others)) => edges == others,
            (Self::Arc(center), Self::Arc(other)) => center == other,
            _ => false,
        }
    }

    pub(crate) fn is_at(&self, corner: DVec2) -> bool {
        matches!(self, Self::Round(round) if round.corner == corner)
    }
}
