//! The field of a segment against a turned rectangle.

use glam::dvec2;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::{Pixels, Tile, scalars, segment_with};
use crate::query::quad::segment_vs_quad;
use crate::shape::Quad;

/// The answers of a segment against a turned rectangle with one handle at each sample.
///
/// Handles: 0 the start of the segment, 1 its end, 2 the center of the rectangle, 3 the end of its
/// own x axis, 4 that of its own y axis, 5 its knob, which stands opposite to the latter.
#[wasm_bindgen(js_name = segmentVsRectangleField)]
pub fn segment_vs_rectangle_field(
    handle: u32,
    numbers: &[f64],
    tile: &Tile,
) -> Result<Pixels, JsValue> {
    let [ax, ay, bx, by, x, y, half_x, half_y, angle] = scalars(numbers)?;
    let ends = [dvec2(ax, ay), dvec2(bx, by)];
    let (center, half) = (dvec2(x, y), dvec2(half_x, half_y));
    let (sin, cos) = libm::sincos(angle);
    let along = dvec2(cos, sin);
    Ok(tile.paint(&mut |at| {
        let arm = at - center;
        let quad = match handle {
            2 => Quad::from_angle(at, half, angle),
            3 => Quad::from_angle(center, dvec2(arm.dot(along).max(0.0), half_y), angle),
            4 => Quad::from_angle(center, dvec2(half_x, along.perp_dot(arm).max(0.0)), angle),
            5 => Quad::rotated(center, half, arm.perp().normalize_or(along)),
            _ => Quad::from_angle(center, half, angle),
        };
        segment_vs_quad(segment_with(handle, at, ends)?, quad.ok()?)
            .map(|span| (span.contact(), span.times().0))
    }))
}
