//! A segment against a quad, by turns alone.

use glam::DVec2;

use super::construct::{LineCrossing, normal};
use super::flat_quad::{FlatQuad, vertex_at};
use super::line_order::reaches;
use super::segments::{self, Step as SegmentVsSegmentStep};
use crate::answer::{Contact, Hit};
use crate::exact::determinant::{Turn, turn};
use crate::exact::{Number, Polynomial, Ratio, Sign, exact_sign_of};
use crate::shape::{Feature, Quad, Segment};
use crate::steps::steps;
use crate::sweep::span::{AskedLater, Span};

steps! {
    /// One edge, then the segment's own line, then the verdict. `near` and `far` are the bounds so far.
    pub enum Step {
        /// The quad has no area: it is the segment between two of its corners, possibly a single point.
        IsSegment {
            /// The corner that is first by x, then by y.
            low: DVec2,
            /// The corner that is last in this order.
            high: DVec2,
        },
        /// A step of segment against segment, for such a quad.
        Segments(SegmentVsSegmentStep),
        /// Two neighboring corners are equal: the edge between them rules nothing out.
        Empty {
            /// The number of the corner at which the edge starts.
            edge: u8,
        },
        /// Which way the path over three points turns: an edge and an end, or the segment and a corner.
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
        /// Both ends are in front of the edge or on its line: the interior cannot be entered, and no other edge is
        /// tested. The verdict follows: a miss if both ends are in front, otherwise a miss or a touch.
        InFront {
            /// The number of the corner at which the edge starts.
            edge: u8,
        },
        /// The segment enters the half-plane behind the edge at `t`.
        Enters {
            /// The number of the corner at which the edge starts.
            edge: u8,
            /// The time at which the path meets the line of the edge.
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
            /// The number of the corner at which the edge starts.
            edge: u8,
            /// The time at which the path meets the line of the edge.
            t: f64,
            /// The latest entry so far.
            near: f64,
            /// The earliest exit so far.
            far: f64,
            /// Whether this is the earliest exit so far: exactly, even if a later one rounds to the same time.
            decides: bool,
        },
        /// Both ends are behind the edge.
        Behind {
            /// The number of the corner at which the edge starts.
            edge: u8,
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
        /// A line lies strictly between them.
        Misses,
    }
}

/// The part of the segment inside the quad, or `None` if they do not meet.
///
/// It works like [`segment_vs_aabb`](crate::segment_vs_aabb) with edges for sides: a point is in front
/// of an edge if the turn to it is against the winding.
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
/// **The verdict divides nothing.** Two convex sets are apart exactly if a line separates them. If any line
/// does, one of these does: the line of an edge, or the segment's own (the *separating axis theorem*). So there are two
/// turns per edge, one for each end, and one per corner, against the segment's own line:
///
/// ```text
/// strictly on different sides of one of these lines     a miss
/// on different sides, but reaching the line             a touch
/// separated by none of them                             the interior is crossed
/// ```
///
/// **The same turns give the edges of entry and exit.** The line of the segment separates the corners of two
/// edges. It enters the quad through one of them, the latest of all entering edges, and leaves through the
/// other. If a corner of such an edge has turn zero, the line meets exactly this corner.
///
/// A quad that contains the segment is in contact with it; see [`Span::is_contained`]. The classic sign test
/// is made for a quad with area: if all corners lie on one line, it calls every segment on that line a hit.
/// Here such a quad is a segment, and is tested as one.
///
/// A flat quad has two faces; the normal is that of the face that the path enters or leaves. If the path
/// runs along it, the normal points back at the entry and ahead at the exit. If the path is a point, the
/// normal is that of the quad's line; if the quad is a point, too, it is (−1, 0), as for a box.
///
/// Ericson 2005 §5.2.1; Cyrus & Beck 1978.
///
/// ```
/// use graze2d::{Feature, Quad, Segment, glam::dvec2, segment_vs_quad};
///
/// let diamond = Quad::new([[0.0, -2.0], [2.0, 0.0], [0.0, 2.0], [-2.0, 0.0]])?;
/// let segment = Segment::new(dvec2(-3.0, -1.0), dvec2(5.0, -1.0))?;
/// let enter = segment_vs_quad(segment, diamond).unwrap().enter().unwrap();
/// assert_eq!((enter.t(), enter.point()), (0.25, dvec2(-1.0, -1.0)));
/// assert_eq!(enter.feature(), Feature::Edge(3));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "OBB")]
#[doc(alias = "separating axis theorem")]
#[doc(alias = "SAT")]
#[doc(alias = "local space")]
pub fn segment_vs_quad(segment: Segment, quad: Quad) -> Option<Span> {
    let (path, corners, winding) = ([segment.a(), segment.b()], quad.corners(), quad.winding());
    let contact = if winding == 0 {
        FlatQuad::new(path, corners).contact()
    } else {
        SegmentAndQuad::new(path, corners, winding).contact
    };
    Span::of(AskedLater { segment, quad, contact, hits })
}

/// Where a segment that meets a quad enters and leaves it.
fn hits(segment: &Segment, quad: &Quad) -> [Option<Hit>; 2] {
    let (path, corners, winding) = ([segment.a(), segment.b()], quad.corners(), quad.winding());
    if winding == 0 {
        FlatQuad::new(path, corners).hits()
    } else {
        let found = SegmentAndQuad::new(path, corners, winding);
        [0, 1].map(|end| found.hit(end))
    }
}

/// Like [`segment_vs_quad`], and reports every turn to `watch`.
///
/// ```
/// use graze2d::{Aabb, Segment, glam::dvec2, trace::{self, SegmentVsQuadStep as Step}};
///
/// let quad = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?.into();
/// let segment = Segment::new(dvec2(-2.0, 1.0), dvec2(8.0, 1.0))?;
/// let mut last = None;
/// trace::segment_vs_quad(segment, quad, |step| last = Some(step));
/// assert!(matches!(last, Some(Step::Crosses { near: 0.2, far: 0.6, .. })));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_segment_vs_quad(
    segment: Segment,
    quad: Quad,
    mut watch: impl FnMut(Step),
) -> Option<Span> {
    let (path, corners, winding) = ([segment.a(), segment.b()], quad.corners(), quad.winding());
    if winding == 0 {
        let found = FlatQuad::new(path, corners);
        let [low, high] = found.extent;
        watch(Step::IsSegment { low, high });
        segments::narrate(&found.shared, |step| watch(Step::Segments(step)));
    } else {
        SegmentAndQuad::new(path, corners, winding).narrate(&mut watch);
    }
    let span = segment_vs_quad(segment, quad);
    let verdict = span.map(|span| (span.contact(), span.times()));
    watch(match verdict {
        Some((Contact::Cross, [near, far])) => Step::Crosses { near, far },
        Some((Contact::Touch, [near, far])) => Step::Touches { near, far },
        None => Step::Misses,
    });
    span
}

/// Everything that follows from the turns, seen from a quad that winds clockwise.
struct SegmentAndQuad {
    path: [DVec2; 2],
    corners: [DVec2; 4],
    winding: Sign,
    /// Where both ends are, seen from each edge: 1 in front, 0 on the line, −1 behind.
    before: [[Sign; 4]; 2],
    /// On which side of the path's line each corner is: 1 to the right.
    sides: [Sign; 4],
    contact: Option<Contact>,
}

impl SegmentAndQuad {
    /// The kernel: turns only.
    #[inline]
    fn new(path: [DVec2; 2], corners: [DVec2; 4], winding: Sign) -> Self {
        let next = |i: usize| corners[(i + 1) % 4];
        let before =
            path.map(|end| [0, 1, 2, 3].map(|i| -winding * turn(corners[i], next(i), end)));
        let sides = corners.map(|corner| winding * turn(path[0], path[1], corner));
        let (mut missed, mut in_front) = (false, false);
        for i in 0..4 {
            let [a, b] = before.map(|edges| edges[i]);
            missed |= (a > 0) & (b > 0);
            in_front |= (a >= 0) & (b >= 0) & (corners[i] != next(i));
        }
        // A path of zero length has no line of its own.
        if path[0] != path[1] {
            missed |= sides == [1; 4] || sides == [-1; 4];
            in_front |= !sides.contains(&1) || !sides.contains(&-1);
        }
        let contact = match (missed, in_front) {
            (true, _) => None,
            (_, true) => Some(Contact::Touch),
            _ => Some(Contact::Cross),
        };
        Self { path, corners, winding, before, sides, contact }
    }

    /// The corners of an edge.
    fn edge(&self, i: usize) -> [DVec2; 2] {
        [self.corners[i], self.corners[(i + 1) % 4]]
    }

    /// The first edge through which the line of the path enters (end 0) or leaves (end 1); `None` for
    /// a path of zero length. Only for a line that meets the quad.
    fn parted_edge(&self, end: usize) -> Option<usize> {
        (0..4).find(|i| {
            let [from, to] = [self.sides[*i], self.sides[(i + 1) % 4]];
            let (right, left) = if end == 0 { (from, to) } else { (to, from) };
            right >= 0 && left <= 0 && right != left
        })
    }

    /// The edge whose line bounds the part, or `None` if the path's own end does.
    fn bound(&self, end: usize) -> Option<usize> {
        self.parted_edge(end).filter(|i| self.before[end][*i] > 0)
    }

    /// When and where the path meets the line of an edge.
    fn line_crossing(&self, edge: usize) -> LineCrossing {
        LineCrossing { path: self.path, line: self.edge(edge) }
    }

    /// The sign of the time at which the path meets the line of one edge, minus that of another: it enters through both, or
    /// leaves through both.
    fn order(&self, one: usize, other: usize) -> Sign {
        exact_sign_of(&Between([one, other].map(|edge| self.line_crossing(edge))))
    }

    fn hit(&self, end: usize) -> Option<Hit> {
        let outward = |edge: usize| normal(self.edge(edge), self.winding);
        if let Some(edge) = self.bound(end) {
            // The path's line separates the corners of this edge: one with turn zero lies on it.
            let met = [edge, (edge + 1) % 4].into_iter().find(|k| self.sides[*k] == 0);
            let crossing = self.line_crossing(edge);
            let vertex = met.and_then(|k| vertex_at(&self.corners, self.corners[k]));
            let point = met.map_or_else(|| crossing.point(), |k| self.corners[k]);
            let feature = vertex.unwrap_or(Feature::Edge(edge as u8));
            return Some(Hit::at_point(crossing.time(), point, point, outward(edge), feature));
        }
        let (place, here, there) = (self.path[end], self.before[end], self.before[1 - end]);
        // If three corners lie on one line, a place on the line of an edge may lie beyond the edge.
        let is_on = |i: usize| here[i] == 0 && reaches(self.edge(i), place);
        let on = || (0..4).filter(|i| self.corners[*i] != self.edge(*i)[1] && is_on(*i));
        let first = on().next()?;
        let truly = on().find(|i| there[*i] < 0).unwrap_or(first);
        let feature = vertex_at(&self.corners, place).unwrap_or(Feature::Edge(first as u8));
        Some(Hit::at_point(end as f64, place, place, outward(truly), feature))
    }

    /// The walk: edge by edge, then the corners against the path's own line.
    fn narrate(&self, mut watch: impl FnMut(Step)) {
        let (mut near, mut far) = (0.0_f64, 1.0_f64);
        // The edges that decide so far.
        let (mut latest, mut earliest) = (None, None);
        let turns = |triple: [DVec2; 3], sign: Sign| {
            let [a, b, c] = triple;
            Step::Turns { a, b, c, turn: Turn::of(sign) }
        };
        let mut is_in_front = false;
        for i in 0..4 {
            let ([c, d], edge) = (self.edge(i), i as u8);
            if c == d {
                watch(Step::Empty { edge });
                continue;
            }
            for (end, before) in self.path.into_iter().zip(self.before) {
                watch(turns([c, d, end], -self.winding * before[i]));
            }
            match self.before.map(|edges| edges[i] >= 0) {
                [true, true] => {
                    watch(Step::InFront { edge });
                    is_in_front = true;
                    break;
                }
                [true, false] => {
                    let t = self.line_crossing(i).time();
                    near = near.max(t);
                    let decides = latest.is_none_or(|other| self.order(other, i) <= 0);
                    latest = if decides { Some(i) } else { latest };
                    watch(Step::Enters { edge, t, near, far, decides });
                }
                [false, true] => {
                    let t = self.line_crossing(i).time();
                    far = far.min(t);
                    let decides = earliest.is_none_or(|other| self.order(other, i) >= 0);
                    earliest = if decides { Some(i) } else { earliest };
                    watch(Step::Leaves { edge, t, near, far, decides });
                }
                [false, false] => watch(Step::Behind { edge }),
            }
        }
        if !is_in_front && self.path[0] != self.path[1] {
            for (corner, side) in self.corners.into_iter().zip(self.sides) {
                watch(turns([self.path[0], self.path[1], corner], self.winding * side));
            }
        }
    }
}

/// The difference of the times of two crossings, multiplied by both of their divisors.
struct Between([LineCrossing; 2]);

impl Polynomial for Between {
    fn value<T: Number>(&self) -> T {
        let [(da, whole), (other_da, other_whole)] = [0, 1].map(|i| self.0[i].parts::<T>());
        da * other_whole - other_da * whole
    }
}
