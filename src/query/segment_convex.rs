//! A segment against a convex shape: by turns alone, if the shape has no radius.

use glam::DVec2;

use crate::answer::Contact;
use crate::exact::determinant::Turn;
use crate::exact::{Sign, Sum, det_sign, rounded};
use crate::shape::{Convex, Feature, Point, Segment};
use crate::steps::steps;
use crate::sweep::convex::lines::Says;
use crate::sweep::convex::pair::{ConvexPair, SumCorner};
use crate::sweep::convex::signs::{ConvexSigns, Line, Rough, Zone};
use crate::sweep::convex::span::MovingConvex;
use crate::sweep::span::Span;

steps! {
    /// One edge, then a corner, then the verdict. `near` and `far` are the bounds so far.
    pub enum Step {
        /// Which way the path over three points turns: an edge and an end, or the segment and a corner. Only for a shape
        /// without a radius.
        Turns {
            /// The first point.
            a: DVec2,
            /// The second point.
            b: DVec2,
            /// The third point.
            c: DVec2,
            /// The way it turns.
            turn: Turn,
        },
        /// Both ends are in front of the edge. The segment misses.
        InFront {
            /// The name of the edge.
            edge: Feature,
        },
        /// The segment enters the half-plane behind the edge at `t`.
        Enters {
            /// The name of the edge.
            edge: Feature,
            /// The time at which the path meets the line of the edge, moved out by the radius.
            t: f64,
            /// The latest entry so far.
            near: f64,
            /// The earliest exit so far.
            far: f64,
            /// Whether this is the latest entry so far: exactly, even if an earlier one rounds to the same time.
            decides: bool,
        },
        /// The segment leaves that half-plane at `t`.
        Leaves {
            /// The name of the edge.
            edge: Feature,
            /// The time at which the path meets the line of the edge, moved out by the radius.
            t: f64,
            /// The latest entry so far.
            near: f64,
            /// The earliest exit so far.
            far: f64,
            /// Whether this is the earliest exit so far: exactly, even if a later one rounds to the same time.
            decides: bool,
        },
        /// The segment lies on the line of the edge: it can touch at most.
        Along {
            /// The name of the edge.
            edge: Feature,
        },
        /// Both ends are behind the edge.
        Behind {
            /// The name of the edge.
            edge: Feature,
        },
        /// The segment enters, or starts, beyond the ends of the edges at this corner: the circle around it decides.
        Corner {
            /// Where the corner is.
            at: DVec2,
        },
        /// The segment starts strictly inside.
        StartsInside {
            /// How far it is to the boundary.
            depth: f64,
        },
        /// No line separates them: the segment enters the interior.
        Crosses {
            /// The first time at which the shapes meet.
            near: f64,
            /// The last time at which the shapes meet.
            far: f64,
        },
        /// The segment meets the boundary but does not enter the interior.
        Touches {
            /// The first time at which the shapes meet.
            near: f64,
            /// The last time at which the shapes meet.
            far: f64,
        },
        /// The segment does not meet the shape.
        Misses,
    }
}

/// The part of the segment inside the shape, or `None` if they do not meet.
///
/// It works like [`segment_vs_aabb`](crate::segment_vs_aabb) with edges for sides: a point is in front of an edge if the turn to it
/// is counterclockwise, for the edges run clockwise.
///
/// ```text
///              0 ●                a ●     edge 3: a in front, b behind: enters
///               ╱ ╲                ╲      edge 0: a and b behind: nothing
///      edge 3  ╱   ╲  edge 0        ╲     edge 1: a behind, b in front: leaves
///   a ●───────╳─────╲──────────────●
///            ╱       ╲    ╳         b     t = da / (da − db)
///         3 ●         ● 1                 da, db: cross products of the edge with a and b
/// ```
///
/// **The verdict divides nothing.** Two convex sets are apart exactly if a line separates them. If any line does, one of these
/// does: the line of an edge, or the segment's own (the *separating axis theorem*). So there are two turns per edge, one for each
/// end, and one per corner, against the segment's own line:
///
/// ```text
/// strictly on different sides of one of these lines     a miss
/// on different sides, but reaching the line             a touch
/// separated by none of them                             the interior is crossed
/// ```
///
/// The order of entries and exits says the same, and it says it for a shape with a radius, too: there the lines are moved out, and a
/// corner is a circle. See [`convex_vs_convex`](crate::convex_vs_convex), of which this is the case that one shape is a point.
///
/// A shape that contains the segment is in contact with it; see [`Span::is_contained`]. The classic sign test is made for a polygon
/// with area: if all corners lie on one line, it calls every segment on that line a hit. Here such a shape is a segment.
///
/// Ericson 2005 §5.2.1; Cyrus & Beck 1978.
///
/// ```
/// use graze2d::{Convex, Feature, Segment, glam::dvec2, segment_vs_convex};
///
/// let diamond = Convex::new([[0.0, -2.0], [2.0, 0.0], [0.0, 2.0], [-2.0, 0.0]])?;
/// let segment = Segment::new(dvec2(-3.0, -1.0), dvec2(5.0, -1.0))?;
/// let enter = segment_vs_convex(segment, diamond).unwrap().enter().unwrap();
/// assert_eq!((enter.t(), enter.point()), (0.25, dvec2(-1.0, -1.0)));
/// assert_eq!(enter.feature(), Feature::Edge(3));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "OBB")]
#[doc(alias = "separating axis theorem")]
#[doc(alias = "SAT")]
#[doc(alias = "local space")]
pub fn segment_vs_convex(segment: Segment, shape: impl Into<Convex>) -> Option<Span> {
    let start = Point::of(segment.a()).into();
    let shape = shape.into();
    MovingConvex::new(&ConvexPair::of_segment(&start, &segment, &shape)).and_then(Span::of)
}

/// Like [`segment_vs_convex`], and reports every step to `watch`.
///
/// ```
/// use graze2d::{Aabb, Segment, glam::dvec2, trace::{self, SegmentVsConvexStep as Step}};
///
/// let shape = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let segment = Segment::new(dvec2(-2.0, 1.0), dvec2(8.0, 1.0))?;
/// let mut last = None;
/// trace::segment_vs_convex(segment, shape, |step| last = Some(step));
/// assert!(matches!(last, Some(Step::Crosses { near: 0.2, far: 0.6, .. })));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_segment_vs_convex(
    segment: Segment,
    shape: impl Into<Convex>,
    mut watch: impl FnMut(Step),
) -> Option<Span> {
    let (start, shape) = (Point::of(segment.a()).into(), shape.into());
    let pair = ConvexPair::of_segment(&start, &segment, &shape);
    let span = MovingConvex::new(&pair).and_then(Span::of);
    narrate(&ConvexSigns::new(pair), &segment, span, &mut watch);
    span
}

/// The edges, then the corners against the segment's own line, then the verdict.
fn narrate(
    signs: &ConvexSigns<'_>,
    segment: &Segment,
    span: Option<Span>,
    watch: &mut dyn FnMut(Step),
) {
    let pair = &signs.pair;
    let corner = |corner: SumCorner| corner_of(pair, corner);
    let has_turns = !pair.is_round();
    // Corners may have rounded: the signs come from the exact ones.
    let turns = |watch: &mut dyn FnMut(Step), [a, b, c]: [DVec2; 3], sign: Sign| {
        watch(Step::Turns { a, b, c, turn: Turn::of(sign) });
    };
    let rough = Rough::new(pair);
    let mut is_in_front = false;
    signs.tell_lines(&mut |_, edge, says| {
        if has_turns {
            let sides = Line::new(pair, &rough, *edge).sides;
            for (end, side) in [segment.a(), segment.b()].into_iter().zip(sides) {
                turns(watch, [corner(edge.from), corner(edge.to), end], side);
            }
        }
        let edge = pair.b.edge_feature(edge.from.b.into());
        is_in_front |= matches!(says, Says::InFront);
        watch(match says {
            Says::InFront => Step::InFront { edge },
            Says::Enters(it) => {
                Step::Enters { edge, t: it.t, near: it.near, far: it.far, decides: it.decides }
            }
            Says::Leaves(it) => {
                Step::Leaves { edge, t: it.t, near: it.near, far: it.far, decides: it.decides }
            }
            Says::Along => Step::Along { edge },
            Says::Behind => Step::Behind { edge },
        });
    });
    if has_turns && !is_in_front && segment.a() != segment.b() {
        let [dx, dy] = pair.motion_a;
        for b in 0..pair.b.len() {
            let [x, y] = [0, 1].map(|axis| {
                let [p, q, r] = pair.b.corner(b, axis).0;
                Sum([p, q, r, -segment.a()[axis]])
            });
            let at = corner(SumCorner { a: 0, b: b as u8 });
            turns(watch, [segment.a(), segment.b(), at], det_sign(dx, y, dy, x));
        }
    }
    if let Zone::Corner(at) = signs.decided.enters {
        watch(Step::Corner { at: corner(at) });
    }
    if let Some(push_out) = span.and_then(|span| span.push_out()) {
        watch(Step::StartsInside { depth: push_out.depth() });
    }
    let [near, far] = span.map_or([0.0, 1.0], |span| span.times());
    watch(match signs.decided.contact {
        Some(Contact::Cross) => Step::Crosses { near, far },
        Some(Contact::Touch) => Step::Touches { near, far },
        None => Step::Misses,
    });
}

fn corner_of(pair: &ConvexPair<'_>, corner: SumCorner) -> DVec2 {
    DVec2::from([0, 1].map(|axis| rounded(pair.b.corner(corner.b.into(), axis))))
}
