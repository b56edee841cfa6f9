//! A mover and a wall of which at least one is any convex shape. For circles and boxes against boxes there are quicker ways
//! ([`crate::world::mover`]).

use glam::DVec2;

use crate::answer::{Contact, Hit, PushOut};
use crate::exact::{Number, Polynomial, Sign, Sum, sign_of};
use crate::shape::{Convex, Feature, Side};
use crate::sweep::circle_path::CirclePath;
use crate::sweep::convex::arrival::Arrival;
use crate::sweep::convex::entry::Met;
use crate::sweep::convex::pair::{ConvexPair, SumCorner};
use crate::sweep::convex::signs::{ConvexSigns, Place, Way, away};
use crate::sweep::convex::span::{Depth, MovingConvex};
use crate::sweep::entry_order::Entry;
use crate::sweep::path::End;
use crate::sweep::solve::Pair;
use crate::world::tangent::{Center, Tangent};

/// A crossing of a wall's boundary inward.
#[derive(Clone, Copy)]
pub(crate) struct Strike {
    pub(crate) hit: Hit,
    pub(crate) face: Face,
}

/// The part of the wall that is hit, as far as responses care.
#[derive(Clone, Copy)]
pub(crate) enum Face {
    /// A side.
    Side(Side),
    /// A corner, by a circle.
    Corner(CirclePath),
    /// A corner, by the corner of a box or by a point: both axes at once.
    Point,
    /// An edge of a convex shape: that of the wall or of the mover.
    Edge(Tangent),
    /// A corner of convex shapes without a radius: the edges that meet there.
    Vertex([Tangent; 2]),
    /// A round corner of convex shapes.
    Arc(Center),
}

impl Face {
    /// The tangents of what is hit, for a mover at a position.
    pub(crate) fn tangents(&self, position: DVec2) -> Vec<Tangent> {
        match self {
            Self::Side(side) => vec![Tangent::of(*side)],
            Self::Edge(edge) => vec![*edge],
            Self::Vertex(edges) => edges.to_vec(),
            Self::Arc(center) => vec![center.tangent(position)],
            Self::Corner(_) | Self::Point => Vec::new(),
        }
    }
}

/// A mover at its position, and a wall.
pub(crate) struct Meeting {
    mover: Convex,
    wall: Convex,
}

const STILL: [Sum<2>; 2] = [Sum([0.0; 2]); 2];

impl Meeting {
    pub(crate) fn new(mover: Convex, wall: Convex) -> Self {
        Self { mover, wall }
    }

    fn pair(&self, motion: [Sum<2>; 2]) -> ConvexPair<'_> {
        ConvexPair { a: &self.mover, motion_a: motion, b: &self.wall, motion_b: DVec2::ZERO }
    }

    fn moved(&self, motion: DVec2) -> ConvexSigns<'_> {
        ConvexSigns::new(self.pair(motion.to_array().map(|x| Sum([x, 0.0]))))
    }

    /// Without motion.
    fn still(&self) -> ConvexSigns<'_> {
        ConvexSigns::new(self.pair(STILL))
    }

    /// The part of a motion in which they meet.
    pub(crate) fn meets(&self, motion: DVec2) -> Option<MovingConvex> {
        MovingConvex::new(&self.pair(motion.to_array().map(|x| Sum([x, 0.0]))))
    }

    /// When a motion would cross the boundary of the wall inward, correctly rounded.
    pub(crate) fn crosses(&self, motion: DVec2) -> Option<f64> {
        let signs = self.moved(motion);
        if signs.decided.contact != Some(Contact::Cross) {
            return None;
        }
        signs.arrival(End::Enter).map(|arrival| arrival.time())
    }

    /// When a motion that meets the wall first comes to it.
    pub(crate) fn entry(&self, motion: DVec2) -> Entry {
        self.moved(motion).entry()
    }

    /// Where a motion would cross the boundary of the wall inward, and what it meets there.
    pub(crate) fn strike(&self, motion: DVec2) -> Option<Strike> {
        let span = self.meets(motion)?;
        if span.contact() != Some(Contact::Cross) {
            return None;
        }
        let hit = span.hit(End::Enter)?;
        let pair = self.pair(motion.to_array().map(|x| Sum([x, 0.0])));
        let tangent = |edge| Tangent::along(pair.direction_sum(&edge));
        let face = match ConvexSigns::new(pair).met()? {
            Met::Edge(edge) => Face::Edge(tangent(edge)),
            Met::Corner(ends, begins) => Face::Vertex([tangent(ends), tangent(begins)]),
            Met::Arc(corner) => {
                let is_pin = hit.feature() == Feature::Arc;
                Face::Arc(Center { place: self.center(corner), is_pin })
            }
        };
        Some(Strike { hit, face })
    }

    /// The corner without a radius that a motion touches, without entering the wall, and when.
    pub(crate) fn grazes(&self, motion: DVec2) -> Option<(Entry, [Tangent; 2])> {
        let signs = self.moved(motion);
        match signs.met() {
            Some(Met::Corner(ends, begins)) if signs.decided.contact == Some(Contact::Touch) => {
                let tangent = |edge| Tangent::along(signs.pair.direction_sum(&edge));
                Some((signs.entry(), [tangent(ends), tangent(begins)]))
            }
            _ => None,
        }
    }

    /// The position of the mover at which a corner of the sum is: the center of the circle around that corner.
    fn center(&self, corner: SumCorner) -> [Sum<5>; 2] {
        [0, 1].map(|axis| {
            let [p, q, r] = self.wall.corner(corner.b.into(), axis).0;
            let [s, t] = self.mover.offset(corner.a.into(), axis).0;
            Sum([p, q, r, -s, -t])
        })
    }

    /// Whether the mover is strictly inside the wall.
    pub(crate) fn is_inside(&self) -> bool {
        self.still().decided.contact == Some(Contact::Cross)
    }

    /// Whether the mover is inside of all that the wall passes over on a straight way to another position.
    pub(crate) fn is_swept(&self, to: DVec2) -> bool {
        let back = Sum::offset(to, self.wall.position());
        ConvexSigns::new(self.pair(back)).decided.contact == Some(Contact::Cross)
    }

    /// The way out, if the mover is strictly inside.
    pub(crate) fn push_out(&self) -> Option<PushOut> {
        let signs = self.still();
        (signs.decided.contact == Some(Contact::Cross)).then(|| signs.push_out())
    }

    /// The part of the wall over which the way out leads, if the mover is strictly inside.
    pub(crate) fn feature_out(&self) -> Feature {
        self.still().feature_out()
    }

    /// The tangent square to the way out, if the mover is strictly inside.
    pub(crate) fn tangent_out(&self) -> Tangent {
        Tangent::square_to(self.still().direction_out())
    }

    /// How deep a mover is that is strictly inside.
    pub(crate) fn depth(&self) -> Depth {
        self.still().depth()
    }

    /// Whether a displacement leads out of the wall (1), along it (0) or further in (−1), seen along the way out.
    pub(crate) fn leads_out<const N: usize>(&self, by: [Sum<N>; 2]) -> Sign {
        let out = self.still().direction_out();
        if out.iter().all(|axis| axis.sign() == 0) {
            // From a center every way leads out.
            return 1;
        }
        sign_of(&Along(out, by.map(Sum::padded)))
    }

    /// Whether the straight way to another position enters on one side and leaves on the opposite one: whether the normals there
    /// make more than a right angle.
    pub(crate) fn lies_between(&self, to: DVec2) -> bool {
        let pair = self.pair(Sum::offset(self.mover.position(), to));
        let signs = ConvexSigns::new(pair);
        if signs.decided.contact != Some(Contact::Cross) {
            return false;
        }
        // An end of the way strictly inside the wall is no passage.
        let ends = [End::Enter, End::Exit].map(|end| signs.arrival(end));
        let [Some(enters), Some(exits)] = ends else { return false };
        match (enters, exits) {
            (Arrival::Edge(enters), Arrival::Edge(exits)) => {
                let along = |edge| pair.direction_sum(edge).map(Sum::padded);
                // A corner without a radius has the normals of both of its edges.
                let [enters, exits] = [enters, exits]
                    .map(|at| signs.ends_at(&at.edge, at.place).map_or(vec![at.edge], Vec::from));
                let is_back = |one, other| sign_of(&Along(along(one), along(other))) < 0;
                enters.iter().all(|one| exits.iter().all(|other| is_back(one, other)))
            }
            (Arrival::Edge(edge), Arrival::Corner(corner, end, _))
            | (Arrival::Corner(corner, end, _), Arrival::Edge(edge)) => {
                away(&pair, &edge.edge, Way::Out, corner, Place::Root(corner, end)) < 0
            }
            (Arrival::Corner(first, ..), Arrival::Corner(last, ..)) => {
                let [first, last] = [first, last].map(|corner| pair.circle(corner).far_side());
                first == 0 || first != last
            }
        }
    }
}

/// The dot product of two vectors.
struct Along([Sum<6>; 2], [Sum<6>; 2]);

impl Polynomial for Along {
    fn value<T: Number>(&self) -> T {
        let ([x, y], [v, w]) = (self.0.map(Sum::to::<T>), self.1.map(Sum::to::<T>));
        x * v + y * w
    }
}
