//! Which way the path over three points turns.

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{code, int_point, point};
use super::wire::codes::turn_code;
use super::wire::steps::{step_table, traced};
use crate::query::{TurnStep, trace_turn, trace_turn_int, turn, turn_int};

step_table! {
    TURN_STEPS: TurnStep {
        Arms { u, v } => [ux = u.x, uy = u.y, vx = v.x, vy = v.y],
        Products { left, right },
        Sure { det },
        Unsure { det },
        Turns { turn },
    }
}

/// Arguments 0 a, 1 b, 2 c.
#[wasm_bindgen(js_name = turn)]
pub fn turn_entry(ax: f64, ay: f64, bx: f64, by: f64, cx: f64, cy: f64, trace: bool) -> i32 {
    code(|| {
        let (a, b, c) = (point(0, ax, ay)?, point(1, bx, by)?, point(2, cx, cy)?);
        Ok(turn_code(if trace {
            traced(|to| trace_turn(&a, &b, &c, |step| write_step(to, 0, step)))
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
            traced(|to| trace_turn_int(&a, &b, &c, |step| write_step(to, 0, step)))
        } else {
            turn_int(&a, &b, &c)
        }))
    })
}
