//! A point against a quad.

use glam::DVec2;

use super::line_order::{extent, is_before};
use crate::answer::Location;
use crate::exact::Sign;
use crate::exact::determinant::{Turn, turn};
use crate::shape::{Point, Quad};
use crate::steps::steps;

steps! {
    /// One edge, or the answer. Edge i runs from corner i to the next.
    pub enum Step {
        /// The quad has no area: it is the segment between two of its corners, possibly a single point.
        IsSegment {
            /// The corner that is first by x, then by y.
            low: DVec2,
            /// The corner that is last in this order.
            high: DVec2,
        },
        /// Two neighboring corners are equal: the edge between them rules nothing out.
        Empty {
            /// The number of the corner at which the edge starts.
            edge: u8,
        },
        /// Which way the path along an edge turns to the point. A segment has only one edge.
        Turns {
            /// The number of the corner at which the edge starts.
            edge: u8,
            /// The way it turns.
            turn: Turn,
        },
        /// Behind every edge.
        Inside,
        /// In front of no edge, and on at least one.
        Boundary,
        /// In front of an edge.
        Outside,
    }
}

/// Where the point lies with respect to the quad: inside, on its boundary, or outside.
///
/// A convex quad is what the half-planes behind its edges have in common: seen from any edge, a point inside
/// lies on the side to which the corners wind ([`turn`](crate::turn)).
///
/// ```text
///     0 ●──────────▶● 1       clockwise corners: inside is to the right of every edge
///       │    ● p     │        a turn of zero: p lies on that edge's line, hence on the boundary,
///     3 ●◀──────────● 2       unless another edge turns away from it
/// ```
///
/// An edge between equal corners has no line and rules nothing out. If all corners lie on one line, every
/// turn to a point of that line is zero, and a test of signs alone would call the whole line inside. Such a
/// quad is the segment between its first and its last corner, or a point, and has only a boundary.
///
/// O'Rourke 1998 §7.4; Ericson 2005 §5.4.2.
///
/// ```
/// use graze2d::{Location, Point, Quad, glam::dvec2, point_vs_quad};
///
/// let diamond = Quad::rotated(dvec2(0.0, 0.0), dvec2(2.0, 2.0), dvec2(0.5, 0.5))?;
/// assert_eq!(point_vs_quad(Point::new(dvec2(0.0, 1.0))?, diamond), Location::Inside);
/// assert_eq!(point_vs_quad(Point::new(dvec2(1.0, 1.0))?, diamond), Location::Boundary);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "point in polygon")]
#[doc(alias = "point in rectangle")]
pub fn point_vs_quad(point: Point, quad: Quad) -> Location {
    PointAndQuad::new(point.get(), quad.corners(), quad.winding()).place
}

/// Like [`point_vs_quad`], and reports every turn to `watch`.
///
/// ```
/// use graze2d::{Aabb, Point, Turn, glam::dvec2, trace::{self, PointVsQuadStep as Step}};
///
/// let quad = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?.into();
/// let mut steps = Vec::new();
/// trace::point_vs_quad(Point::new(dvec2(1.0, -1.0))?, quad, |step| steps.push(step));
/// assert!(matches!(steps[0], Step::Turns { edge: 0, turn: Turn::CounterClockwise, .. }));
/// assert_eq!(steps[1], Step::Outside);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_point_vs_quad(point: Point, quad: Quad, watch: impl FnMut(Step)) -> Location {
    let found = PointAndQuad::new(point.get(), quad.corners(), quad.winding());
    found.narrate(watch);
    found.place
}

/// Everything that follows from the turns.
struct PointAndQuad {
    corners: [DVec2; 4],
    winding: Sign,
    /// Of each edge to the point.
    turns: [Sign; 4],
    place: Location,
}

impl PointAndQuad {
    /// The kernel.
    #[inline]
    fn new(point: DVec2, corners: [DVec2; 4], winding: Sign) -> Self {
        if winding == 0 {
            return Self::of_segment(point, corners);
        }
        let turns = [0, 1, 2, 3].map(|i| turn(corners[i], corners[(i + 1) % 4], point));
        let edges = || (0..4).filter(|i| corners[*i] != corners[(i + 1) % 4]);
        let place = if edges().any(|i| turns[i] == -winding) {
            Location::Outside
        } else if edges().any(|i| turns[i] == 0) {
            Location::Boundary
        } else {
            Location::Inside
        };
        Self { corners, winding, turns, place }
    }

    /// Corners on one line have no inside.
    #[cold]
    fn of_segment(point: DVec2, corners: [DVec2; 4]) -> Self {
        let [low, high] = extent(corners);
        let turn = turn(low, high, point);
        let is_on = turn == 0 && !is_before(point, low) && !is_before(high, point);
        let place = if is_on { Location::Boundary } else { Location::Outside };
        Self { corners, winding: 0, turns: [turn; 4], place }
    }

    /// The walk: edge by edge until one has the point in front of it, then the place.
    fn narrate(&self, mut watch: impl FnMut(Step)) {
        if self.winding == 0 {
            let [low, high] = extent(self.corners);
            watch(Step::IsSegment { low, high });
        }
        let edges = if self.winding == 0 { 0..1 } else { 0..4_u8 };
        for (edge, sign) in edges.zip(self.turns) {
            let [a, b] = [0, 1].map(|k| self.corners[(usize::from(edge) + k) % 4]);
            if self.winding != 0 && a == b {
                watch(Step::Empty { edge });
                continue;
            }
            watch(Step::Turns { edge, turn: Turn::of(sign) });
            if self.winding != 0 && sign == -self.winding {
                break;
            }
        }
        watch(match self.place {
            Location::Inside => Step::Inside,
            Location::Boundary => Step::Boundary,
            Location::Outside => Step::Outside,
        });
    }
}
