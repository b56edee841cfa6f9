//! A point against a quad.

use super::query::query;
use super::wire::codes::place_code;
use super::wire::steps::step_table;
use crate::query::point_quad::{Step as PointVsQuadStep, point_vs_quad, trace_point_vs_quad};

step_table! {
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
    pointVsQuad(point: point(x, y), quad: quad(ax, ay, bx, by, cx, cy, dx, dy))
        => place_code(point_vs_quad, trace_point_vs_quad)
}
