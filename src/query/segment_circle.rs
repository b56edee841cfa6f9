//! A path against a circle.

use crate::answer::Contact;
use crate::shape::{Circle, Segment};
use crate::steps::steps;
use crate::sweep::circle_signs::PointAndCircle;
use crate::sweep::path::End;
use crate::sweep::span::Span;

steps! {
    /// One step of a path against a circle.
    pub enum Step {
        /// The path starts strictly inside: this is an overlap.
        StartsInside {
            /// The depth of the overlap.
            depth: f64,
        },
        /// The path starts on the circle.
        StartsOn,
        /// The path starts outside.
        StartsOutside {
            /// The distance of the start from the center.
            distance: f64,
        },
        /// The path starts outside and comes no closer. It misses.
        LeadsAway,
        /// The path ends outside and would still come closer. It misses.
        EndsBefore {
            /// The distance of the end from the center.
            distance: f64,
        },
        /// The line of the path against the circle.
        Closest {
            /// When it comes closest to the center.
            closest: f64,
            /// How close it comes then: if this is less than the radius, it cuts the circle.
            distance: f64,
        },
        /// The path enters the circle, or first touches it.
        Enters {
            /// The time, from 0 to 1.
            t: f64,
        },
        /// The path leaves the circle, or touches it for the last time.
        Leaves {
            /// The time, from 0 to 1.
            t: f64,
        },
        /// The path enters the interior.
        Crosses {
            /// The first time at which the shapes meet.
            near: f64,
            /// The last time at which the shapes meet.
            far: f64,
        },
        /// The path meets only the boundary.
        Touches {
            /// The first time at which the shapes meet.
            near: f64,
            /// The last time at which the shapes meet.
            far: f64,
        },
        /// The path does not meet the circle.
        Misses,
    }
}

/// The part of the segment inside the circle, or `None` if they do not meet.
///
/// The squared distance from the center is a parabola in t. It equals the squared radius where the path
/// enters and leaves:
///
/// ```text
///              ╭───────╮
///   a ●────────●───────●──────● b     |u + t v|² = r²    u = a − center,  v = b − a
///            enter   exit             A t² + 2 B t + C = 0
///            │    ●    │              A = v·v   B = v·u   C = u·u − r²
///             ╲ center╱               t = (−B ∓ √D) / A,  D = B² − A C
///              ╰─────╯
/// ```
///
/// **Nothing is divided before the verdict.** C says where the start is, A + 2B + C where the end is; B and
/// A + B say whether the path comes closer there; D says whether its line cuts the circle, is a tangent
/// or passes by. All are polynomials in the inputs, and their signs are exact. A path that starts
/// outside and leads away has both roots in the past; one that ends outside and still comes closer has
/// both in the future.
///
/// **Degenerate cases.** Only the interior can be crossed: a tangent touches, and so does a path that only
/// starts or ends on the circle. A path that starts strictly inside has no `enter`, and a `push_out` away
/// from the center; from the center itself it leads to the left. A segment of zero length is a point: its
/// `enter` is at 0 and its `exit` at 1, if it has them. A circle of radius 0 is a point and can only be
/// touched: the normal points against the path at the entry and along it at the exit, and to the left for
/// a segment of zero length.
///
/// Points and positions are correctly rounded; the exact point is on the circle, the rounded one may lie
/// next to it.
///
/// Ericson 2005 §5.3.2.
///
/// ```
/// use graze2d::{Circle, Feature, Segment, glam::dvec2, segment_vs_circle};
///
/// let segment = Segment::new(dvec2(-5.0, 3.0), dvec2(15.0, 3.0))?;
/// let circle = Circle::new(dvec2(5.0, 0.0), 5.0)?;
/// let enter = segment_vs_circle(segment, circle).unwrap().enter().unwrap();
/// assert_eq!((enter.t(), enter.point()), (0.3, dvec2(1.0, 3.0)));
/// assert_eq!((enter.normal(), enter.feature()), (dvec2(-0.8, 0.6), Feature::Arc));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "line-circle intersection")]
#[inline]
pub fn segment_vs_circle(segment: Segment, circle: Circle) -> Option<Span> {
    Span::of(PointAndCircle::of_segment(&segment, &circle))
}

/// Like [`segment_vs_circle`], and reports every step to `watch`.
///
/// ```
/// use graze2d::{Circle, Segment, trace::{self, SegmentVsCircleStep as Step}};
///
/// let circle = Circle::new((5.0, 0.0), 5.0)?;
/// let above = Segment::new((-3.0, 6.0), (9.0, 6.0))?;
/// let mut steps = Vec::new();
/// trace::segment_vs_circle(above, circle, |step| steps.push(step));
/// assert!(matches!(steps[0], Step::StartsOutside { distance: 10.0, .. }));
/// assert!(matches!(steps[1], Step::Closest { distance: 6.0, .. }));
/// assert_eq!(steps[2], Step::Misses);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_segment_vs_circle(
    segment: Segment,
    circle: Circle,
    mut watch: impl FnMut(Step),
) -> Option<Span> {
    let path = PointAndCircle::of_segment(&segment, &circle);
    let span = Span::of(path);
    path.narrate(span, &mut watch);
    span
}

impl PointAndCircle {
    /// The steps, then the verdict.
    pub(crate) fn narrate(&self, span: Option<Span>, watch: &mut dyn FnMut(Step)) {
        self.narrate_stages(span, watch);
        let [near, far] = span.map_or([0.0, 1.0], |span| span.times());
        match span.map(|span| span.contact()) {
            Some(Contact::Cross) => watch(Step::Crosses { near, far }),
            Some(Contact::Touch) => watch(Step::Touches { near, far }),
            None => watch(Step::Misses),
        }
    }

    /// The steps that the verdict needs.
    fn narrate_stages(&self, span: Option<Span>, watch: &mut dyn FnMut(Step)) {
        let seen = &self.seen;
        let distance = |end: End| seen.distance_at_path_end(end);
        match (span.and_then(|span| span.push_out()), seen.power_sign(End::Enter)) {
            (Some(push_out), _) => watch(Step::StartsInside { depth: push_out.depth() }),
            (None, 0) => watch(Step::StartsOn),
            (None, _) => {
                watch(Step::StartsOutside { distance: distance(End::Enter) });
                if seen.slope_sign(End::Enter) >= 0 {
                    return watch(Step::LeadsAway);
                }
                if seen.power_sign(End::Exit) > 0 && seen.slope_sign(End::Exit) < 0 {
                    return watch(Step::EndsBefore { distance: distance(End::Exit) });
                }
            }
        }
        if seen.moves() {
            let (closest, distance) = seen.closest();
            watch(Step::Closest { closest, distance });
        }
        let Some(span) = span else { return };
        if let Some(hit) = span.enter() {
            watch(Step::Enters { t: hit.t() });
        }
        if let Some(hit) = span.exit() {
            watch(Step::Leaves { t: hit.t() });
        }
    }
}
