//! A point against a quad.

use super::declare::query;
use crate::query::point_quad::{Step, point_vs_quad, trace_point_vs_quad};
use crate::web::wire::codes::place_code;

query! {
    /// Where a point lies with respect to a quad.
    pointVsQuad(point: point(x, y), quad: quad(ax, ay, bx, by, cx, cy, dx, dy))
        => place_code(point_vs_quad, trace_point_vs_quad)
    /// Like `pointVsQuad`, with the turn at every edge.
    steps pointVsQuadSteps(Step)
}
