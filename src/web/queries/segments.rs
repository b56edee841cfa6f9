//! Two segments.

use super::declare::query;
use crate::query::intersection::Intersection;
use crate::query::segments::{Step, segment_vs_segment, trace_segment_vs_segment};
use crate::web::wire::codes::relation_code;
use crate::web::wire::record::write_numbers;

query! {
    /// How two segments meet, and where.
    segmentVsSegment(p: segment(p_ax, p_ay, p_bx, p_by), q: segment(q_ax, q_ay, q_bx, q_by))
        => write_intersection(segment_vs_segment, trace_segment_vs_segment)
    /// Like `segmentVsSegment`, with every turn taken.
    steps segmentVsSegmentSteps(Step)
}

/// Writes the points, or zeros, and returns the code of the relation.
fn write_intersection(intersection: Intersection) -> i32 {
    let [p, q] = intersection.points().unwrap_or_default();
    write_numbers(&[p.x, p.y, q.x, q.y]);
    relation_code(intersection.relation())
}
