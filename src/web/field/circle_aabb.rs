//! The field of a moving circle against a box.

use glam::dvec2;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::{Pixels, Tile, aabb_with, beginning, scalars};
use crate::query::circle_aabb::circle_vs_aabb_times;
use crate::shape::{Circle, Motion};

/// The answers of a moving circle against a box with one handle at each sample.
///
/// Handles: 0 the center of the circle, 1 its radius (the lowest point), 2 the tip of the motion,
/// 3 the center of the box, 4–7 its left, right, top and bottom side.
#[wasm_bindgen(js_name = circleVsAabbField)]
pub fn circle_vs_aabb_field(handle: u32, numbers: &[f64], tile: &Tile) -> Result<Pixels, JsValue> {
    let [x, y, radius, motion_x, motion_y, min_x, min_y, max_x, max_y] = scalars(numbers)?;
    let (center, displacement) = (dvec2(x, y), dvec2(motion_x, motion_y));
    let sides = [dvec2(min_x, min_y), dvec2(max_x, max_y)];
    Ok(tile.paint(&mut |at| {
        let (center_then, radius) = match handle {
            0 => (at, radius),
            1 => (center, (at.y - y).max(0.0)),
            _ => (center, radius),
        };
        let circle = Circle::new(center_then, radius);
        let motion = Motion::new(if handle == 2 { at - center } else { displacement });
        let aabb = aabb_with(handle.wrapping_sub(3), at, sides)?;
        circle_vs_aabb_times(circle.ok()?, motion.ok()?, aabb).map(beginning)
    }))
}
