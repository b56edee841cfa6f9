//! Which way the path over three points turns.

use super::declare::query;
use crate::query::turn::{Step as TurnStep, trace_turn, turn as turn_of};
use crate::web::wire::codes::turn_code;
use crate::web::wire::steps::step_table;

step_table! {
    TURN_STEPS: TurnStep {
        Arms { u, v } => [ux = u.x, uy = u.y, vx = v.x, vy = v.y],
        Products { left, right },
        Sure { det },
        Unsure { det },
        Turns { turn },
    }
}

query! {
    /// Which way the path from `a` through `b` to `c` turns, as seen on screen: y grows downward.
    turn(a: point(ax, ay), b: point(bx, by), c: point(cx, cy)) => turn_code(turn_of, trace_turn)
    /// Like `turn`, with the determinant.
    steps turnSteps
}
