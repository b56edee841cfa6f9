//! Which way the path over three points turns.

use super::declare::query;
use crate::query::turn::{Step, trace_turn, turn as turn_of};
use crate::web::wire::codes::turn_code;

query! {
    /// Which way the path from `a` through `b` to `c` turns, as seen on screen: y grows downward.
    turn(a: point(ax, ay), b: point(bx, by), c: point(cx, cy)) => turn_code(turn_of, trace_turn)
    /// Like `turn`, with the determinant.
    steps turnSteps(Step)
}
