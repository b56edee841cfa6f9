//! Two segments.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{code, segment, whole};
use super::wire::codes::relation_code;
use super::wire::record::write_numbers;
use super::wire::steps::{step_table, traced};
use crate::query::{
    Intersection, SegmentVsSegmentStep, segment_vs_segment, trace_segment_vs_segment,
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

/// Arguments 0 p, 1 q.
#[wasm_bindgen(js_name = segmentVsSegment)]
pub fn segment_vs_segment_entry(
    p_ax: f64,
    p_ay: f64,
    p_bx: f64,
    p_by: f64,
    q_ax: f64,
    q_ay: f64,
    q_bx: f64,
    q_by: f64,
    trace: bool,
) -> i32 {
    code(|| {
        let (p, q) = (segment(0, p_ax, p_ay, p_bx, p_by)?, segment(1, q_ax, q_ay, q_bx, q_by)?);
        Ok(write_intersection(if trace {
            traced(|to| trace_segment_vs_segment(&p, &q, |step| write_step(to, 0, step)))
        } else {
            segment_vs_segment(&p, &q)
        }))
    })
}

/// Arguments 0 p, 1 q.
#[wasm_bindgen(js_name = segmentVsSegmentInt)]
pub fn segment_vs_segment_int_entry(
    p_ax: f64,
    p_ay: f64,
    p_bx: f64,
    p_by: f64,
    q_ax: f64,
    q_ay: f64,
    q_bx: f64,
    q_by: f64,
    trace: bool,
) -> i32 {
    code(|| {
        whole(0, [[p_ax, p_ay], [p_bx, p_by]])?;
        whole(1, [[q_ax, q_ay], [q_bx, q_by]])?;
        Ok(segment_vs_segment_entry(p_ax, p_ay, p_bx, p_by, q_ax, q_ay, q_bx, q_by, trace))
    })
}

/// Writes the points, zeros where there are none, and gives the code of the relation.
fn write_intersection(intersection: Intersection) -> i32 {
    let [p, q] = intersection.points().unwrap_or_default();
    write_numbers(&[p.x, p.y, q.x, q.y]);
    relation_code(intersection.relation())
}
