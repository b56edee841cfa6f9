//! Segment and point against a box.

use glam::dvec2;
use wasm_bindgen::prelude::wasm_bindgen;

use super::record::{Steps, side_number, write_span};
use super::refused;
use crate::half_planes::{Step, point_vs_aabb, segment_vs_aabb, trace_segment_vs_aabb};
use crate::hit::Place;
use crate::shape::{Aabb, Point, Segment};

/// Checks the arguments: 0 is the segment, 1 the box.
fn shapes(n: [f64; 8]) -> Result<(Segment, Aabb), i32> {
    let segment =
        Segment::new(dvec2(n[0], n[1]), dvec2(n[2], n[3])).map_err(|error| refused(0, error))?;
    let aabb =
        Aabb::new(dvec2(n[4], n[5]), dvec2(n[6], n[7])).map_err(|error| refused(1, error))?;
    Ok((segment, aabb))
}

/// The code and the record of [`segment_vs_aabb`].
#[wasm_bindgen(js_name = segmentVsAabb)]
#[allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]
pub fn segment_vs_aabb_record(
    ax: f64,
    ay: f64,
    bx: f64,
    by: f64,
    min_x: f64,
    min_y: f64,
    max_x: f64,
    max_y: f64,
) -> i32 {
    match shapes([ax, ay, bx, by, min_x, min_y, max_x, max_y]) {
        Ok((segment, aabb)) => write_span(segment_vs_aabb(&segment, &aabb)),
        Err(code) => code,
    }
}

/// The same with its steps behind the record.
#[wasm_bindgen(js_name = segmentVsAabbSteps)]
#[allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]
pub fn segment_vs_aabb_steps(
    ax: f64,
    ay: f64,
    bx: f64,
    by: f64,
    min_x: f64,
    min_y: f64,
    max_x: f64,
    max_y: f64,
) -> i32 {
    match shapes([ax, ay, bx, by, min_x, min_y, max_x, max_y]) {
        Ok((segment, aabb)) => {
            let mut steps = Steps::new();
            let span = trace_segment_vs_aabb(&segment, &aabb, |step| write_step(&mut steps, step));
            steps.finish();
            write_span(span)
        }
        Err(code) => code,
    }
}

/// 0 outside, 1 on the boundary, 2 inside; negative where an argument is refused.
#[wasm_bindgen(js_name = pointVsAabb)]
pub fn point_vs_aabb_code(x: f64, y: f64, min_x: f64, min_y: f64, max_x: f64, max_y: f64) -> i32 {
    let point = match Point::new(dvec2(x, y)) {
        Ok(point) => point,
        Err(error) => return refused(0, error),
    };
    match Aabb::new(dvec2(min_x, min_y), dvec2(max_x, max_y)) {
        Ok(aabb) => match point_vs_aabb(&point, &aabb) {
            Place::Outside => 0,
            Place::Boundary => 1,
            Place::Inside => 2,
        },
        Err(error) => refused(1, error),
    }
}

/// The kinds are numbered as the variants stand; `www/library/steps.js` has the same list.
fn write_step(steps: &mut Steps, step: Step) {
    match step {
        Step::InFront { side, da, db } => steps.write(0, &[side_number(side), da, db]),
        Step::Behind { side, da, db } => steps.write(1, &[side_number(side), da, db]),
        Step::Enters { side, da, db, t, near, far } => {
            steps.write(2, &[side_number(side), da, db, t, near, far]);
        }
        Step::Leaves { side, da, db, t, near, far } => {
            steps.write(3, &[side_number(side), da, db, t, near, far]);
        }
        Step::Crosses { near, far } => steps.write(4, &[near, far]),
        Step::Touches { near, far } => steps.write(5, &[near, far]),
        Step::Misses { near, far } => steps.write(6, &[near, far]),
    }
}
