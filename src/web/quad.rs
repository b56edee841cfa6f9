//! A segment against a quad, and the corners of turned rectangles.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use glam::dvec2;
use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{code, quad, refused, segment, whole};
use super::segments;
use super::wire::record::{write_numbers, write_span};
use super::wire::steps::{step_table, traced};
use crate::error::GeometryError;
use crate::query::{SegmentVsQuadStep, segment_vs_quad, trace_segment_vs_quad};
use crate::shape::Quad;

step_table! {
    SEGMENT_VS_QUAD_STEPS: SegmentVsQuadStep {
        IsSegment { low, high } => [low_x = low.x, low_y = low.y, high_x = high.x, high_y = high.y],
        Segments(segments),
        Empty { edge },
        Turns { a, b, c, turn } =>
            [ax = a.x, ay = a.y, bx = b.x, by = b.y, cx = c.x, cy = c.y, turn],
        InFront { edge },
        Enters { edge, t, near, far },
        Leaves { edge, t, near, far },
        Behind { edge },
        Crosses { near, far },
        Touches { near, far },
        Misses {},
    }
}

/// Arguments 0 segment, 1 quad.
#[wasm_bindgen(js_name = segmentVsQuad)]
pub fn segment_vs_quad_entry(
    ax: f64,
    ay: f64,
    bx: f64,
    by: f64,
    x0: f64,
    y0: f64,
    x1: f64,
    y1: f64,
    x2: f64,
    y2: f64,
    x3: f64,
    y3: f64,
    trace: bool,
) -> i32 {
    code(|| {
        let path = segment(0, ax, ay, bx, by)?;
        let quad = quad(1, [[x0, y0], [x1, y1], [x2, y2], [x3, y3]])?;
        Ok(write_span(if trace {
            traced(|to| trace_segment_vs_quad(&path, &quad, |step| write_step(to, 0, step)))
        } else {
            segment_vs_quad(&path, &quad)
        }))
    })
}

/// Arguments 0 segment, 1 quad.
#[wasm_bindgen(js_name = segmentVsQuadInt)]
pub fn segment_vs_quad_int_entry(
    ax: f64,
    ay: f64,
    bx: f64,
    by: f64,
    x0: f64,
    y0: f64,
    x1: f64,
    y1: f64,
    x2: f64,
    y2: f64,
    x3: f64,
    y3: f64,
    trace: bool,
) -> i32 {
    code(|| {
        whole(0, [[ax, ay], [bx, by]])?;
        whole(1, [[x0, y0], [x1, y1], [x2, y2], [x3, y3]])?;
        Ok(segment_vs_quad_entry(ax, ay, bx, by, x0, y0, x1, y1, x2, y2, x3, y3, trace))
    })
}

/// The corners of a rectangle along a direction. Arguments 0 center, 1 half, 2 direction.
#[wasm_bindgen(js_name = rotatedQuad)]
pub fn rotated_quad(x: f64, y: f64, half_x: f64, half_y: f64, along_x: f64, along_y: f64) -> i32 {
    let (center, half) = (dvec2(x, y), dvec2(half_x, half_y));
    write_quad(Quad::rotated(center, half, dvec2(along_x, along_y)))
}

/// The corners of a rectangle at an angle. Arguments 0 center, 1 half, 2 angle.
#[wasm_bindgen(js_name = quadFromAngle)]
pub fn quad_from_angle(x: f64, y: f64, half_x: f64, half_y: f64, angle: f64) -> i32 {
    write_quad(Quad::from_angle(dvec2(x, y), dvec2(half_x, half_y), angle))
}

/// Writes eight coordinates. Once the numbers are finite, only the half size can be refused.
fn write_quad(quad: Result<Quad, GeometryError>) -> i32 {
    match quad {
        Ok(quad) => {
            let [a, b, c, d] = quad.corners();
            write_numbers(&[a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y]);
            0
        }
        Err(error) => refused(1, error),
    }
}
