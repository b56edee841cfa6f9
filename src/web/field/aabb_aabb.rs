//! The field of two moving boxes.

use glam::{DVec2, dvec2};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::{Pixels, Tile, aabb_with, beginning, scalars};
use crate::query::aabb_aabb::aabb_vs_aabb_times;
use crate::shape::Motion;

/// The answers of two moving boxes with one handle at each sample.
///
/// Handles: 0 the center of A, 1–4 its left, right, top and bottom side, 5 the tip of its motion;
/// 6–11 the same of B; any other number leaves all as it is.
#[wasm_bindgen(js_name = aabbVsAabbField)]
pub fn aabb_vs_aabb_field(handle: u32, numbers: &[f64], tile: &Tile) -> Result<Pixels, JsValue> {
    let [
        a_min_x,
        a_min_y,
        a_max_x,
        a_max_y,
        a_motion_x,
        a_motion_y,
        b_min_x,
        b_min_y,
        b_max_x,
        b_max_y,
        b_motion_x,
        b_motion_y,
    ] = scalars(numbers)?;
    let a_sides = [dvec2(a_min_x, a_min_y), dvec2(a_max_x, a_max_y)];
    let b_sides = [dvec2(b_min_x, b_min_y), dvec2(b_max_x, b_max_y)];
    let (a_motion, b_motion) = (dvec2(a_motion_x, a_motion_y), dvec2(b_motion_x, b_motion_y));
    // The tip of a motion is where the center of its box goes.
    let motion = |own: u32, at: DVec2, [min, max]: [DVec2; 2], displacement: DVec2| {
        Motion::new(if own == 5 { at - min.midpoint(max) } else { displacement }).ok()
    };
    Ok(tile.paint(&mut |at| {
        let (of_a, of_b) = (handle, handle.wrapping_sub(6));
        let (a, b) = (aabb_with(of_a, at, a_sides)?, aabb_with(of_b, at, b_sides)?);
        let a_motion = motion(of_a, at, a_sides, a_motion)?;
        let b_motion = motion(of_b, at, b_sides, b_motion)?;
        aabb_vs_aabb_times(a, a_motion, b, b_motion).map(beginning)
    }))
}
