//! Two segments.

use super::query::query;
use super::wire::codes::relation_code;
use super::wire::record::write_numbers;
use super::wire::steps::step_table;
use crate::query::intersection::Intersection;
use crate::query::segments::{
    Step as SegmentVsSegmentStep, segment_vs_segment, trace_segment_vs_segment,
};

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
    segmentVsSegment(p: segment(p_ax, p_ay, p_bx, p_by), q: segment(q_ax, q_ay, q_bx, q_by))
        => write_intersection(segment_vs_segment, trace_segment_vs_segment)
}

/// Writes the points, zeros where there are none, and gives the code of the relation.
fn write_intersection(intersection: Intersection) -> i32 {
    let [p, q] = intersection.points().unwrap_or_default();
    write_numbers(&[p.x, p.y, q.x, q.y]);
    relation_code(intersection.relation())
}
