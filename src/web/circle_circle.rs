//! Two moving circles.

use super::query::query;
use super::segment_circle;
use super::wire::record::write_span;
use super::wire::steps::step_table;
use crate::query::circle_circle::{
    circle_vs_circle, circle_vs_circle_contact, trace_circle_vs_circle,
};

step_table! {
    CIRCLE_VS_CIRCLE_STEPS: crate::query::circle_circle::Step {
        Relative { start, motion, radius } =>
            [start_x = start.x, start_y = start.y, motion_x = motion.x, motion_y = motion.y, radius],
        Path(segment_circle),
    }
}

query! {
    circleVsCircle(
        a: circle(a_x, a_y, a_radius),
        motion_a: motion(a_motion_x, a_motion_y),
        b: circle(b_x, b_y, b_radius),
        motion_b: motion(b_motion_x, b_motion_y)
    ) => write_span(circle_vs_circle, trace_circle_vs_circle)
    contact circleVsCircleContact(circle_vs_circle_contact)
    batch circleVsCircleBatch
}
