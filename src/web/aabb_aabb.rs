//! Two moving boxes.

use super::query::query;
use super::segment_aabb;
use super::wire::record::write_span;
use super::wire::steps::step_table;
use crate::query::aabb_aabb::{aabb_vs_aabb, aabb_vs_aabb_contact, trace_aabb_vs_aabb};

step_table! {
    SWEEP_BOX_STEPS: crate::query::aabb_aabb::Step {
        Relative { motion } => [x = motion.x, y = motion.y],
        MinkowskiSum { min, max } => [min_x = min.x, min_y = min.y, max_x = max.x, max_y = max.y],
        Clip(segment_aabb),
        StartsInside { depth },
        Meets { t, position, enters } => [t, x = position.x, y = position.y, enters],
    }
}

query! {
    aabbVsAabb(
        a: aabb(a_min_x, a_min_y, a_max_x, a_max_y),
        motion_a: motion(a_x, a_y),
        b: aabb(b_min_x, b_min_y, b_max_x, b_max_y),
        motion_b: motion(b_x, b_y)
    ) => write_span(aabb_vs_aabb, trace_aabb_vs_aabb)
    contact aabbVsAabbContact(aabb_vs_aabb_contact)
    batch aabbVsAabbBatch
}
