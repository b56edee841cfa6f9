//! A moving circle against a box.

use wasm_bindgen::prelude::wasm_bindgen;

use super::declare::query;
use crate::query::circle_aabb::{Step, circle_entry, circle_vs_aabb, trace_circle_vs_aabb};
use crate::web::door::{Door, code};
use crate::web::wire::record::write_span;

query! {
    /// The part of a motion during which a circle is in contact with a box, or null if it never is. The motion is the
    /// displacement over a timestep. A circle that overlaps the box from the start has a `pushOut` and no `enter`.
    circleVsAabb(
        circle: circle(x, y, radius),
        motion: motion(motion_x, motion_y),
        aabb: aabb(min_x, min_y, max_x, max_y)
    ) => write_span(circle_vs_aabb, trace_circle_vs_aabb)
    /// Like `circleVsAabb`, with every step.
    steps circleVsAabbSteps(Step)
    /// How a moving circle meets a box, or null if it does not: the contact of `circleVsAabb`, but faster.
    contact circleVsAabbContact
    /// `circleVsAabb` for each pair; motions are displacements over a timestep.
    batch circleVsAabbBatch
}

/// Which of two boxes a moving circle hits first, exactly: 0 the first box, 1 both at the same time, 2 the
/// second. The circle must hit both. Pictures put a few walls in order with it, without a world.
#[wasm_bindgen]
#[allow(non_snake_case, reason = "named as in JavaScript")]
#[allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]
pub fn circleVsAabbOrder(
    x: f64,
    y: f64,
    radius: f64,
    motion_x: f64,
    motion_y: f64,
    min_x: f64,
    min_y: f64,
    max_x: f64,
    max_y: f64,
    other_min_x: f64,
    other_min_y: f64,
    other_max_x: f64,
    other_max_y: f64,
) -> i32 {
    code(|| {
        let mut door = Door::new();
        let circle = door.circle([x, y, radius])?;
        let motion = door.motion([motion_x, motion_y])?;
        let aabb = door.aabb([min_x, min_y, max_x, max_y])?;
        let other = door.aabb([other_min_x, other_min_y, other_max_x, other_max_y])?;
        let [one, other] = [aabb, other].map(|aabb| circle_entry(&circle, &motion, &aabb));
        Ok(1 + one.order(&other) as i32)
    })
}
