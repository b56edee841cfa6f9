//! One export a query: its arguments as scalars, then whether its steps are wanted.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use glam::dvec2;
use wasm_bindgen::prelude::wasm_bindgen;

use super::record::{Steps, write_span};
use super::{refused, steps};
use crate::answer::{Place, Span};
use crate::query::aabb_aabb::{aabb_vs_aabb, trace_aabb_vs_aabb};
use crate::query::circle_aabb::{circle_vs_aabb, trace_circle_vs_aabb};
use crate::query::clip::{clip_segment, trace_clip_segment};
use crate::query::point_aabb::{point_vs_aabb, trace_point_vs_aabb};
use crate::query::segment_aabb::{segment_vs_aabb, trace_segment_vs_aabb};
use crate::shape::{Aabb, Circle, Motion, Point, Segment};

/// The code of a query that was asked, or of the argument that was refused.
pub(super) fn code(answer: impl FnOnce() -> Result<i32, i32>) -> i32 {
    answer().unwrap_or_else(|refused| refused)
}

fn span_code(answer: impl FnOnce() -> Result<Option<Span>, i32>) -> i32 {
    code(|| answer().map(write_span))
}

/// 0 outside, 1 on the boundary, 2 inside.
pub(super) fn place_code(place: Place) -> i32 {
    match place {
        Place::Outside => 0,
        Place::Boundary => 1,
        Place::Inside => 2,
    }
}

/// Runs a traced query and leaves its steps in the record.
pub(super) fn traced<Answer>(query: impl FnOnce(&mut Steps) -> Answer) -> Answer {
    let mut steps = Steps::new();
    let answer = query(&mut steps);
    steps.finish();
    answer
}

pub(super) fn point(argument: i32, x: f64, y: f64) -> Result<Point, i32> {
    Point::new(dvec2(x, y)).map_err(|error| refused(argument, error))
}

pub(super) fn segment(argument: i32, ax: f64, ay: f64, bx: f64, by: f64) -> Result<Segment, i32> {
    Segment::new(dvec2(ax, ay), dvec2(bx, by)).map_err(|error| refused(argument, error))
}

pub(super) fn aabb(
    argument: i32,
    min_x: f64,
    min_y: f64,
    max_x: f64,
    max_y: f64,
) -> Result<Aabb, i32> {
    Aabb::new(dvec2(min_x, min_y), dvec2(max_x, max_y)).map_err(|error| refused(argument, error))
}

pub(super) fn motion(argument: i32, x: f64, y: f64) -> Result<Motion, i32> {
    Motion::new(dvec2(x, y)).map_err(|error| refused(argument, error))
}

/// Arguments 0 segment, 1 box.
#[wasm_bindgen(js_name = segmentVsAabb)]
pub fn segment_vs_aabb_code(
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
    span_code(|| {
        let segment = segment(0, ax, ay, bx, by)?;
        let aabb = aabb(1, min_x, min_y, max_x, max_y)?;
        Ok(if trace {
            traced(|to| {
                trace_segment_vs_aabb(&segment, &aabb, |step| steps::half_plane(to, 0, step))
            })
        } else {
            segment_vs_aabb(&segment, &aabb)
        })
    })
}

/// Arguments 0 segment, 1 box.
#[wasm_bindgen(js_name = clipSegment)]
pub fn clip_segment_code(
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
    span_code(|| {
        let segment = segment(0, ax, ay, bx, by)?;
        let aabb = aabb(1, min_x, min_y, max_x, max_y)?;
        Ok(if trace {
            traced(|to| trace_clip_segment(&segment, &aabb, |step| steps::clip(to, step)))
        } else {
            clip_segment(&segment, &aabb)
        })
    })
}

/// Arguments 0 circle, 1 motion, 2 box.
#[wasm_bindgen(js_name = circleVsAabb)]
pub fn circle_vs_aabb_code(
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
    span_code(|| {
        let circle = Circle::new(dvec2(x, y), radius).map_err(|error| refused(0, error))?;
        let motion = motion(1, motion_x, motion_y)?;
        let aabb = aabb(2, min_x, min_y, max_x, max_y)?;
        Ok(if trace {
            traced(|to| {
                trace_circle_vs_aabb(&circle, &motion, &aabb, |step| steps::sweep_circle(to, step))
            })
        } else {
            circle_vs_aabb(&circle, &motion, &aabb)
        })
    })
}

/// Arguments 0 box a, 1 its motion, 2 box b, 3 its motion.
#[wasm_bindgen(js_name = aabbVsAabb)]
pub fn aabb_vs_aabb_code(
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
    span_code(|| {
        let a = aabb(0, a_min_x, a_min_y, a_max_x, a_max_y)?;
        let motion_a = motion(1, a_motion_x, a_motion_y)?;
        let b = aabb(2, b_min_x, b_min_y, b_max_x, b_max_y)?;
        let motion_b = motion(3, b_motion_x, b_motion_y)?;
        Ok(if trace {
            traced(|to| {
                trace_aabb_vs_aabb(&a, &motion_a, &b, &motion_b, |step| steps::sweep_box(to, step))
            })
        } else {
            aabb_vs_aabb(&a, &motion_a, &b, &motion_b)
        })
    })
}

/// Arguments 0 point, 1 box: 0 outside, 1 on the boundary, 2 inside.
#[wasm_bindgen(js_name = pointVsAabb)]
pub fn point_vs_aabb_code(
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
            traced(|to| trace_point_vs_aabb(&point, &aabb, |step| steps::point(to, step)))
        } else {
            point_vs_aabb(&point, &aabb)
        }))
    })
}
