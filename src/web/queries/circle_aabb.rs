//! A moving circle against a box.

use super::declare::query;
use crate::query::circle_aabb::{Step, circle_vs_aabb, trace_circle_vs_aabb};
use crate::web::wire::record::write_span;

query! {
    /// The part of a motion during which a circle is in contact with a box, or null if it never is. The motion is the
    /// displacement over a timestep. A circle that overlaps the box from the start has a `pushOut` and no `enter`.
    circleVsAabb(
        circle: circle(x, y, radius),
        motion: motion(motion_x, motion_y),
        aabb: aabb(min_x, min_y, max_x, max_y)
    ) => write_span(circle_vs_aabb, trace_circle_vs_aabb)
    /// Like `circleVsAabb`, with every step.
    steps circleVsAabbSteps(Step)
    /// How a moving circle meets a box, or null if it does not: the contact of `circleVsAabb`, but faster.
    contact circleVsAabbContact
    /// `circleVsAabb` for each pair; motions are displacements over a timestep.
    batch circleVsAabbBatch
}
