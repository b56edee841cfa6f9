//! Two moving boxes.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{aabb, code, motion};
use super::segment_aabb;
use super::wire::record::write_span;
use super::wire::steps::{step_table, traced};
use crate::query::aabb_aabb::{aabb_vs_aabb, trace_aabb_vs_aabb};

step_table! {
    SWEEP_BOX_STEPS: crate::query::aabb_aabb::Step {
        Relative { motion } => [x = motion.x, y = motion.y],
        MinkowskiSum { min, max } => [min_x = min.x, min_y = min.y, max_x = max.x, max_y = max.y],
        Clip(segment_aabb),
        StartsInside { depth },
        Meets { t, position, enters } => [t, x = position.x, y = position.y, enters],
    }
}

/// Arguments 0 box a, 1 its motion, 2 box b, 3 its motion.
#[wasm_bindgen(js_name = aabbVsAabb)]
pub fn aabb_vs_aabb_entry(
    a_min_x: f64,
    a_min_y: f64,
    a_max_x: f64,
    a_max_y: f64,
    a_motion_x: f64,
    a_motion_y: f64,
    b_min_x: f64,
    b_min_y: f64,
    b_max_x: f64,
    b_max_y: f64,
    b_motion_x: f64,
    b_motion_y: f64,
    trace: bool,
) -> i32 {
    code(|| {
        let a = aabb(0, a_min_x, a_min_y, a_max_x, a_max_y)?;
        let motion_a = motion(1, a_motion_x, a_motion_y)?;
        let b = aabb(2, b_min_x, b_min_y, b_max_x, b_max_y)?;
        let motion_b = motion(3, b_motion_x, b_motion_y)?;
        Ok(write_span(if trace {
            traced(|to| {
                trace_aabb_vs_aabb(&a, &motion_a, &b, &motion_b, |step| write_step(to, 0, step))
            })
        } else {
            aabb_vs_aabb(&a, &motion_a, &b, &motion_b)
        }))
    })
}
