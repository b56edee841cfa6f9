//! A segment against a box: one half-plane at a time.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{aabb, code, segment};
use super::wire::record::write_span;
use super::wire::steps::{step_table, traced};
use crate::query::segment_aabb::{segment_vs_aabb, trace_segment_vs_aabb};

step_table! {
    HALF_PLANE_STEPS: crate::query::segment_aabb::Step {
        InFront { side, da, db },
        Behind { side, da, db },
        Enters { side, da, db, t, near, far },
        Leaves { side, da, db, t, near, far },
        Crosses { near, far },
        Touches { near, far },
        Misses { near, far },
    }
}

/// Arguments 0 segment, 1 box.
#[wasm_bindgen(js_name = segmentVsAabb)]
pub fn segment_vs_aabb_entry(
    ax: f64,
    ay: f64,
    bx: f64,
    by: f64,
    min_x: f64,
    min_y: f64,
    max_x: f64,
    max_y: f64,
    trace: bool,
) -> i32 {
    code(|| {
        let segment = segment(0, ax, ay, bx, by)?;
        let aabb = aabb(1, min_x, min_y, max_x, max_y)?;
        Ok(write_span(if trace {
            traced(|to| trace_segment_vs_aabb(&segment, &aabb, |step| write_step(to, 0, step)))
        } else {
            segment_vs_aabb(&segment, &aabb)
        }))
    })
}
