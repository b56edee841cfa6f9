//! A moving circle against a box.

use super::query::query;
use super::segment_aabb;
use super::wire::record::write_span;
use super::wire::steps::step_table;
use crate::query::circle_aabb::{circle_vs_aabb, circle_vs_aabb_contact, trace_circle_vs_aabb};

step_table! {
    SWEEP_CIRCLE_STEPS: crate::query::circle_aabb::Step {
        BoundsApart { side },
        BoundsMeet {},
        GrownBox(segment_aabb),
        SideStrip { feature, enters, t },
        CornerSquare { corner, enters, closest, distance },
        CornerMissed { corner },
        CornerMet { corner, enters, t },
        StartsInside { depth },
        Crosses { near, far },
        Touches { near, far },
        Misses {},
    }
}

query! {
    circleVsAabb(
        circle: circle(x, y, radius),
        motion: motion(motion_x, motion_y),
        aabb: aabb(min_x, min_y, max_x, max_y)
    ) => write_span(circle_vs_aabb, trace_circle_vs_aabb)
    contact circleVsAabbContact(circle_vs_aabb_contact)
    batch circleVsAabbBatch
}
