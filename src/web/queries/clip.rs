//! A segment clipped by a box: the codes of its ends, and one cut at a time.

use super::declare::query;
use crate::query::clip::{Step, clip_segment, trace_clip_segment};
use crate::web::wire::record::write_span;

query! {
    /// The part of a segment inside a box: the same answer as that of `segmentVsAabb`. `clipSegmentSteps` finds it by
    /// the algorithm of Cohen & Sutherland.
    clipSegment(segment: segment(ax, ay, bx, by), aabb: aabb(min_x, min_y, max_x, max_y))
        => write_span(clip_segment, trace_clip_segment)
    /// Like `clipSegment`, with the codes of the ends and every cut.
    steps clipSegmentSteps(Step)
}
