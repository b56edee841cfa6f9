//! A segment against a circle.

use super::declare::query;
use crate::query::segment_circle::{Step, segment_vs_circle, trace_segment_vs_circle};
use crate::web::wire::record::write_span;

query! {
    /// The part of a segment inside a circle, or null if they do not meet. A segment that starts strictly inside has
    /// a `pushOut` away from the center and no `enter`. The feature of every hit is `'arc'`.
    segmentVsCircle(segment: segment(ax, ay, bx, by), circle: circle(x, y, radius))
        => write_span(segment_vs_circle, trace_segment_vs_circle)
    /// Like `segmentVsCircle`, with every step.
    steps segmentVsCircleSteps(Step)
    /// How a segment meets a circle, or null if it does not: the contact of `segmentVsCircle`, but faster.
    contact segmentVsCircleContact
    /// `segmentVsCircle` for each pair.
    batch segmentVsCircleBatch
}
