//! A mover against a box that moves, too: a travel, as `World` writes one.

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{Door, code};
use super::travel;
use super::wire::record::clear_list;
use super::wire::steps::traced;
use super::world::mover;
use crate::world::moving_box::trace_travel_vs_moving_box;

/// A mover in one of the forms of `World`, its motion, the box and the motion of that; then the response. It answers as
/// `World.travel` does, in the world; the steps are in the frame of the box. Arguments in error codes: 0 the mover, 1 its
/// motion, 2 the box, 3 the motion of that.
#[wasm_bindgen(js_name = travelVsMovingBox)]
#[allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]
pub fn travel_vs_moving_box(
    form: u32,
    a: f64,
    b: f64,
    c: f64,
    d: f64,
    e: f64,
    f: f64,
    min_x: f64,
    min_y: f64,
    max_x: f64,
    max_y: f64,
    box_x: f64,
    box_y: f64,
    response: u32,
    restitution: f64,
    mode: u32,
) -> i32 {
    code(|| {
        let (mover, motion) = mover(form, [a, b, c, d, e, f])?;
        let mut door = Door::after(2);
        let aabb = door.aabb([min_x, min_y, max_x, max_y])?;
        let box_motion = door.motion([box_x, box_y])?;
        let response = travel::response(response, restitution)?;
        clear_list();
        let travel = traced(mode, |to| {
            trace_travel_vs_moving_box(mover, motion, aabb, box_motion, response, |step| {
                travel::write_step(to, 0, step);
            })
        });
        Ok(travel::write(&travel))
    })
}
