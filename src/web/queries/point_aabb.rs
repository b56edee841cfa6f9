//! A point against a box.

use super::declare::query;
use crate::query::point_aabb::{Step, point_vs_aabb, trace_point_vs_aabb};
use crate::web::wire::codes::place_code;

query! {
    /// Where a point lies with respect to a box.
    pointVsAabb(point: point(x, y), aabb: aabb(min_x, min_y, max_x, max_y))
        => place_code(point_vs_aabb, trace_point_vs_aabb)
    /// Like `pointVsAabb`, with one step per side.
    steps pointVsAabbSteps(Step)
}
