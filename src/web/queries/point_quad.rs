//! A point against a quad.

use super::declare::query;
use crate::query::point_quad::{Step as PointVsQuadStep, point_vs_quad, trace_point_vs_quad};
use crate::web::wire::codes::place_code;
use crate::web::wire::steps::step_table;

step_table! {
    /// Edge i runs from corner i to the next.
    POINT_VS_QUAD_STEPS: PointVsQuadStep {
        IsSegment { low, high } => [low_x = low.x, low_y = low.y, high_x = high.x, high_y = high.y],
        Empty { edge },
        Turns { edge, turn },
        Inside {},
        Boundary {},
        Outside {},
    }
}

query! {
    /// Where a point lies with respect to a quad.
    pointVsQuad(point: point(x, y), quad: quad(ax, ay, bx, by, cx, cy, dx, dy))
        => place_code(point_vs_quad, trace_point_vs_quad)
    /// Like `pointVsQuad`, with the turn at every edge.
    steps pointVsQuadSteps
}
