//! Turns, segments and quads. The entries for whole numbers take the same f64 and refuse what is no
//! integer within ±2⁵³. A double holds such integers exactly, and the turns of doubles are exact too,
//! so what they pass on is asked as doubles; only a turn has its own entry, since its steps differ.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use glam::{DVec2, dvec2};
use wasm_bindgen::prelude::wasm_bindgen;

use super::orientation_steps::{
    point_vs_quad_step, segment_vs_quad_step, segments_step, turn_step,
};
use super::queries::{code, place_code, point, segment, traced};
use super::record::{write_numbers, write_span};
use super::refused;
use crate::answer::SegmentRelation;
use crate::error::GeometryError;
use crate::exact::determinant::Turn;
use crate::query::{
    Crossing, point_vs_quad, segment_vs_quad, segment_vs_segment, trace_point_vs_quad,
    trace_segment_vs_quad, trace_segment_vs_segment, trace_turn, trace_turn_int, turn, turn_int,
};
use crate::shape::Quad;
use crate::shape::integer::IntPoint;

fn int_point(argument: i32, x: f64, y: f64) -> Result<IntPoint, i32> {
    let whole = dvec2(x, y).as_i64vec2();
    // A fraction, or what no i64 can hold, does not come back the same.
    let point = if whole.as_dvec2() == dvec2(x, y) {
        IntPoint::new(whole)
    } else {
        Err(GeometryError::NotIntegerOrOutOfRange)
    };
    point.map_err(|error| refused(argument, error))
}

/// Refuses points that are not whole.
fn whole<const N: usize>(argument: i32, points: [[f64; 2]; N]) -> Result<(), i32> {
    points.into_iter().try_for_each(|[x, y]| int_point(argument, x, y).map(|_| ()))
}

fn quad(argument: i32, corners: [[f64; 2]; 4]) -> Result<Quad, i32> {
    Quad::new(corners.map(DVec2::from)).map_err(|error| refused(argument, error))
}

/// Its place in the order counter-clockwise, straight, clockwise.
pub(super) fn turn_code(turn: Turn) -> i32 {
    match turn {
        Turn::CounterClockwise => 0,
        Turn::Straight => 1,
        Turn::Clockwise => 2,
    }
}

/// Its place in the order apart, proper, touch, overlap; the points in the record.
fn write_crossing(crossing: Crossing) -> i32 {
    let [p, q] = crossing.points().unwrap_or_default();
    write_numbers(&[p.x, p.y, q.x, q.y]);
    match crossing.relation() {
        SegmentRelation::Apart => 0,
        SegmentRelation::Proper => 1,
        SegmentRelation::Touch => 2,
        SegmentRelation::Overlap => 3,
    }
}

/// Arguments 0 a, 1 b, 2 c.
#[wasm_bindgen(js_name = turn)]
pub fn turn_entry(ax: f64, ay: f64, bx: f64, by: f64, cx: f64, cy: f64, trace: bool) -> i32 {
    code(|| {
        let (a, b, c) = (point(0, ax, ay)?, point(1, bx, by)?, point(2, cx, cy)?);
        Ok(turn_code(if trace {
            traced(|to| trace_turn(&a, &b, &c, |step| turn_step(to, step)))
        } else {
            turn(&a, &b, &c)
        }))
    })
}

/// Arguments 0 a, 1 b, 2 c.
#[wasm_bindgen(js_name = turnInt)]
pub fn turn_int_entry(ax: f64, ay: f64, bx: f64, by: f64, cx: f64, cy: f64, trace: bool) -> i32 {
    code(|| {
        let (a, b, c) = (int_point(0, ax, ay)?, int_point(1, bx, by)?, int_point(2, cx, cy)?);
        Ok(turn_code(if trace {
            traced(|to| trace_turn_int(&a, &b, &c, |step| turn_step(to, step)))
        } else {
            turn_int(&a, &b, &c)
        }))
    })
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
        Ok(write_crossing(if trace {
            traced(|to| trace_segment_vs_segment(&p, &q, |step| segments_step(to, 0, step)))
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
            traced(|to| trace_point_vs_quad(&point, &quad, |step| point_vs_quad_step(to, step)))
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
            traced(|to| trace_segment_vs_quad(&path, &quad, |step| segment_vs_quad_step(to, step)))
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

/// Writes eight coordinates; what can be refused, once the numbers are finite, is the half size.
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
