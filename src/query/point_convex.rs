//! Where a point lies with respect to a convex shape.

use crate::answer::Location;
use crate::exact::Sign;
use crate::exact::determinant::Turn;
use crate::shape::{Convex, Feature, Point, Segment};
use crate::steps::steps;
use crate::sweep::convex::pair::{ConvexPair, SumEdge};
use crate::sweep::convex::signs::{ConvexSigns, Line, Rough, Zone};
use crate::sweep::path::End;

steps! {
    /// One edge, then a corner, then the place.
    pub enum Step {
        /// Which way the path along an edge to the point turns; of a shape with a radius, along the edge moved out by it.
        Turns {
            /// The name of the edge.
            edge: Feature,
            /// Counterclockwise is in front of the edge: outside.
            turn: Turn,
        },
        /// The point is beyond the ends of the edges at this corner: its distance decides.
        Corner {
            /// The name of the corner.
            corner: Feature,
        },
        /// The point is in the interior.
        Inside,
        /// The point is on the boundary.
        Boundary,
        /// The point is outside.
        Outside,
    }
}

/// Where a point lies with respect to a convex shape: by one turn per edge. With a radius, edges are moved out, and in the wedge of
/// a corner the circle around it decides. A shape without area has no inside.
///
/// ```
/// use graze2d::{Convex, Location, Point, glam::dvec2, point_vs_convex};
///
/// let diamond = Convex::rotated(dvec2(0.0, 0.0), dvec2(2.0, 2.0), dvec2(0.5, 0.5))?;
/// assert_eq!(point_vs_convex(Point::new(dvec2(0.0, 1.0))?, diamond), Location::Inside);
/// assert_eq!(point_vs_convex(Point::new(dvec2(1.0, 1.0))?, diamond), Location::Boundary);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "point in polygon")]
#[doc(alias = "point in rectangle")]
pub fn point_vs_convex(point: Point, shape: impl Into<Convex>) -> Location {
    let (still, shape) = (Segment::of([point.get(); 2]), shape.into());
    place(&ConvexSigns::new(ConvexPair::of_segment(&point.into(), &still, &shape)))
}

/// Like [`point_vs_convex`], and reports every turn to `watch`.
///
/// ```
/// use graze2d::{Aabb, Feature, Point, Side, Turn, trace::{self, PointVsConvexStep as Step}};
///
/// let shape = Aabb::new((0.0, 0.0), (4.0, 3.0))?;
/// let mut steps = Vec::new();
/// trace::point_vs_convex(Point::new((1.0, -1.0))?, shape, |step| steps.push(step));
/// let edge = Feature::Side(Side::Top);
/// let Step::Turns { edge: first, turn, .. } = steps[0] else { panic!("a turn") };
/// assert_eq!((first, turn, steps[1]), (edge, Turn::CounterClockwise, Step::Outside));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_point_vs_convex(
    point: Point,
    shape: impl Into<Convex>,
    mut watch: impl FnMut(Step),
) -> Location {
    // A point is a path without length.
    let (start, still, shape) = (point.into(), Segment::of([point.get(); 2]), shape.into());
    let pair = ConvexPair::of_segment(&start, &still, &shape);
    let signs = ConvexSigns::new(pair);
    let place = place(&signs);
    for edge in signs.pair.edges().as_slice() {
        let side = side(&signs, edge);
        watch(Step::Turns { edge: pair.b.edge_feature(edge.from.b.into()), turn: Turn::of(side) });
        if side < 0 {
            break;
        }
    }
    if let Zone::Corner(corner) = signs.decided.enters {
        watch(Step::Corner { corner: pair.b.vertex(corner.b.into()) });
    }
    watch(match place {
        Location::Inside => Step::Inside,
        Location::Boundary => Step::Boundary,
        Location::Outside => Step::Outside,
    });
    place
}

/// On which side of the line of an edge the point is: −1 in front, 1 behind.
fn side(signs: &ConvexSigns<'_>, edge: &SumEdge) -> Sign {
    Line::new(&signs.pair, &Rough::new(&signs.pair), *edge).sides[0]
}

fn place(signs: &ConvexSigns<'_>) -> Location {
    if signs.decided.contact.is_none() {
        return Location::Outside;
    }
    let is_inside = match signs.decided.enters {
        Zone::Corner(corner) => signs.pair.circle(corner).power_sign(End::Enter) < 0,
        Zone::Edges => signs.pair.edges().as_slice().iter().all(|edge| side(signs, edge) > 0),
    };
    if is_inside { Location::Inside } else { Location::Boundary }
}
