//! A moving circle against a box.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{aabb, circle, code, motion};
use super::segment_aabb;
use super::wire::record::write_span;
use super::wire::steps::{step_table, traced};
use crate::query::circle_aabb::{circle_vs_aabb, trace_circle_vs_aabb};

step_table! {
    SWEEP_CIRCLE_STEPS: crate::query::circle_aabb::Step {
        BoundsApart { side },
        BoundsMeet {},
        GrownBox(segment_aabb),
        SideStrip { feature, enters, t },
        CornerSquare { corner, enters, closest, distance },
        CornerMissed { corner },
        CornerMet { corner, enters, t },
        StartsInside { depth },
        Crosses { near, far },
        Touches { near, far },
        Misses {},
    }
}

/// Arguments 0 circle, 1 motion, 2 box.
#[wasm_bindgen(js_name = circleVsAabb)]
pub fn circle_vs_aabb_entry(
    x: f64,
    y: f64,
    radius: f64,
    motion_x: f64,
    motion_y: f64,
    min_x: f64,
    min_y: f64,
    max_x: f64,
    max_y: f64,
    trace: bool,
) -> i32 {
    code(|| {
        let circle = circle(0, x, y, radius)?;
        let motion = motion(1, motion_x, motion_y)?;
        let aabb = aabb(2, min_x, min_y, max_x, max_y)?;
        Ok(write_span(if trace {
            traced(|to| {
                trace_circle_vs_aabb(&circle, &motion, &aabb, |step| write_step(to, 0, step))
            })
        } else {
            circle_vs_aabb(&circle, &motion, &aabb)
        }))
    })
}
