//! A segment clipped by a box: the codes of its ends, and one cut at a time.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{aabb, code, segment};
use super::wire::record::write_span;
use super::wire::steps::{step_table, traced};
use crate::query::clip::{clip_segment, trace_clip_segment};

step_table! {
    CLIP_STEPS: crate::query::clip::Step {
        Outcodes { a, b },
        Cuts { end, side, t, point, code } => [end, side, t, x = point.x, y = point.y, code],
        Rejects { a, b },
        Touches { near, far },
        Crosses { near, far },
    }
}

/// Arguments 0 segment, 1 box.
#[wasm_bindgen(js_name = clipSegment)]
pub fn clip_segment_entry(
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
            traced(|to| trace_clip_segment(&segment, &aabb, |step| write_step(to, 0, step)))
        } else {
            clip_segment(&segment, &aabb)
        }))
    })
}
