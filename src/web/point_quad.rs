//! A point against a quad.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{code, point, quad, whole};
use super::wire::codes::place_code;
use super::wire::steps::{step_table, traced};
use crate::query::{PointVsQuadStep, point_vs_quad, trace_point_vs_quad};

step_table! {
    POINT_VS_QUAD_STEPS: PointVsQuadStep {
        IsSegment { low, high } => [low_x = low.x, low_y = low.y, high_x = high.x, high_y = high.y],
        Empty { edge },
        Turns { edge, turn },
        Inside {},
        Boundary {},
        Outside {},
    }
}

/// Arguments 0 point, 1 quad.
#[wasm_bindgen(js_name = pointVsQuad)]
pub fn point_vs_quad_entry(
    x: f64,
    y: f64,
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
        let point = point(0, x, y)?;
        let quad = quad(1, [[x0, y0], [x1, y1], [x2, y2], [x3, y3]])?;
        Ok(place_code(if trace {
            traced(|to| trace_point_vs_quad(&point, &quad, |step| write_step(to, 0, step)))
        } else {
            point_vs_quad(&point, &quad)
        }))
    })
}

/// Arguments 0 point, 1 quad.
#[wasm_bindgen(js_name = pointVsQuadInt)]
pub fn point_vs_quad_int_entry(
    x: f64,
    y: f64,
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
        whole(0, [[x, y]])?;
        whole(1, [[x0, y0], [x1, y1], [x2, y2], [x3, y3]])?;
        Ok(point_vs_quad_entry(x, y, x0, y0, x1, y1, x2, y2, x3, y3, trace))
    })
}
