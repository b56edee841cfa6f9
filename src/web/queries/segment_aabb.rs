//! A segment against a box: one half-plane at a time.

use super::declare::query;
use crate::query::segment_aabb::{Step, segment_vs_aabb, trace_segment_vs_aabb};
use crate::web::wire::record::write_span;

query! {
    /// The part of a segment inside a box, or null if they do not meet. Exact for all finite numbers; times are
    /// correctly rounded.
    segmentVsAabb(segment: segment(ax, ay, bx, by), aabb: aabb(min_x, min_y, max_x, max_y))
        => write_span(segment_vs_aabb, trace_segment_vs_aabb)
    /// Like `segmentVsAabb`, with the step at each half-plane.
    steps segmentVsAabbSteps(Step)
    /// How a segment meets a box, or null if it does not: the contact of `segmentVsAabb`, but faster.
    contact segmentVsAabbContact
    /// `segmentVsAabb` for each pair.
    batch segmentVsAabbBatch
}
