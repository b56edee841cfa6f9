//! Two segments.

use super::declare::query;
use crate::query::intersection::Intersection;
use crate::query::segments::{
    Step as SegmentVsSegmentStep, segment_vs_segment, trace_segment_vs_segment,
};
use crate::web::wire::codes::relation_code;
use crate::web::wire::record::write_numbers;
use crate::web::wire::steps::step_table;

step_table! {
    SEGMENT_VS_SEGMENT_STEPS: SegmentVsSegmentStep {
        Turns { a, b, c, turn } =>
            [ax = a.x, ay = a.y, bx = b.x, by = b.y, cx = c.x, cy = c.y, turn],
        OnOneLine { low, high } => [low_x = low.x, low_y = low.y, high_x = high.x, high_y = high.y],
        Apart {},
        Proper { point } => [x = point.x, y = point.y],
        Touch { point } => [x = point.x, y = point.y],
        Overlap { low, high } => [low_x = low.x, low_y = low.y, high_x = high.x, high_y = high.y],
    }
}

query! {
    /// How two segments meet, and where.
    segmentVsSegment(p: segment(p_ax, p_ay, p_bx, p_by), q: segment(q_ax, q_ay, q_bx, q_by))
        => write_intersection(segment_vs_segment, trace_segment_vs_segment)
    /// Like `segmentVsSegment`, with every turn taken.
    steps segmentVsSegmentSteps
}

/// Writes the points, or zeros, and returns the code of the relation.
fn write_intersection(intersection: Intersection) -> i32 {
    let [p, q] = intersection.points().unwrap_or_default();
    write_numbers(&[p.x, p.y, q.x, q.y]);
    relation_code(intersection.relation())
}
