//! The field of a segment against a box.

use glam::dvec2;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::{Pixels, Tile, aabb_with, beginning, scalars, segment_with};
use crate::query::segment_aabb::segment_vs_aabb_times;

/// The answers of a segment against a box with one handle at each sample.
///
/// Handles: 0 the start of the segment, 1 its end, 2 the center of the box, 3–6 its left, right,
/// top and bottom side.
#[wasm_bindgen(js_name = segmentVsAabbField)]
pub fn segment_vs_aabb_field(handle: u32, numbers: &[f64], tile: &Tile) -> Result<Pixels, JsValue> {
    let [ax, ay, bx, by, min_x, min_y, max_x, max_y] = scalars(numbers)?;
    let ends = [dvec2(ax, ay), dvec2(bx, by)];
    let sides = [dvec2(min_x, min_y), dvec2(max_x, max_y)];
    Ok(tile.paint(&mut |at| {
        let segment = segment_with(handle, at, ends)?;
        let aabb = aabb_with(handle.wrapping_sub(2), at, sides)?;
        segment_vs_aabb_times(segment, aabb).map(beginning)
    }))
}
