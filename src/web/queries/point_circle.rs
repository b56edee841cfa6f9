//! A point against a circle.

use super::declare::query;
use crate::query::point_circle::{Step, point_vs_circle, trace_point_vs_circle};
use crate::web::wire::codes::place_code;

query! {
    /// Where a point lies with respect to a circle.
    pointVsCircle(point: point(x, y), circle: circle(center_x, center_y, radius))
        => place_code(point_vs_circle, trace_point_vs_circle)
    /// Like `pointVsCircle`, with the distance from the center, and its square, beside the radius.
    steps pointVsCircleSteps(Step)
}
