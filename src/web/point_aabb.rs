//! A point against a box.

use super::query::query;
use super::wire::codes::place_code;
use super::wire::steps::step_table;
use crate::query::point_aabb::{point_vs_aabb, trace_point_vs_aabb};

step_table! {
    POINT_STEPS: crate::query::point_aabb::Step {
        InFront { side, distance },
        On { side },
        Behind { side, distance },
        Lies { place },
    }
}

query! {
    pointVsAabb(point: point(x, y), aabb: aabb(min_x, min_y, max_x, max_y))
        => place_code(point_vs_aabb, trace_point_vs_aabb)
}
