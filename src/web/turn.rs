//! Which way the path over three points turns.

use super::query::query;
use super::wire::codes::turn_code;
use super::wire::steps::step_table;
use crate::query::turn::{Step as TurnStep, trace_turn, turn as turn_of};

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
    turn(a: point(ax, ay), b: point(bx, by), c: point(cx, cy)) => turn_code(turn_of, trace_turn)
}
