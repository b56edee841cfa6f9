//! A point against a box.

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{aabb, code, point};
use super::wire::codes::place_code;
use super::wire::steps::{step_table, traced};
use crate::query::point_aabb::{point_vs_aabb, trace_point_vs_aabb};

step_table! {
    POINT_STEPS: crate::query::point_aabb::Step {
        InFront { side, distance },
        On { side },
        Behind { side, distance },
        Lies { place },
    }
}

/// Arguments 0 point, 1 box. The code is that of a place.
#[wasm_bindgen(js_name = pointVsAabb)]
pub fn point_vs_aabb_entry(
    x: f64,
    y: f64,
    min_x: f64,
    min_y: f64,
    max_x: f64,
    max_y: f64,
    trace: bool,
) -> i32 {
    code(|| {
        let point = point(0, x, y)?;
        let aabb = aabb(1, min_x, min_y, max_x, max_y)?;
        Ok(place_code(if trace {
            traced(|to| trace_point_vs_aabb(&point, &aabb, |step| write_step(to, 0, step)))
        } else {
            point_vs_aabb(&point, &aabb)
        }))
    })
}
