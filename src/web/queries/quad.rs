//! A segment against a quad, and the corners of rotated rectangles.

use glam::dvec2;
use wasm_bindgen::prelude::wasm_bindgen;

use super::declare::query;
use crate::error::GeometryError;
use crate::query::quad::{Step, segment_vs_quad, trace_segment_vs_quad};
use crate::shape::Quad;
use crate::web::door::refused;
use crate::web::wire::record::{write_numbers, write_span};

query! {
    /// The part of a segment inside a quad, or null if they do not meet. A segment that lies inside is in contact,
    /// too, and `isContained` is true.
    segmentVsQuad(
        segment: segment(from_x, from_y, to_x, to_y),
        quad: quad(ax, ay, bx, by, cx, cy, dx, dy)
    ) => write_span(segment_vs_quad, trace_segment_vs_quad)
    /// Like `segmentVsQuad`, with every turn taken and every edge.
    steps segmentVsQuadSteps(Step)
    /// How a segment meets a quad, or null if it does not: the contact of `segmentVsQuad`, but faster.
    contact segmentVsQuadContact
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

/// Writes eight coordinates. Once the numbers are finite, only the half size can be wrong.
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
