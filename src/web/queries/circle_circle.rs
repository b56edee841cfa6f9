//! Two moving circles.

use super::declare::query;
use crate::query::circle_circle::{Step, circle_vs_circle, trace_circle_vs_circle};
use crate::web::wire::record::write_span;

query! {
    /// The interval during which two moving circles are in contact, or null if they never meet. Motions are displacements over
    /// a timestep. Points and normals are those of `b`, positions are those of `a`. Circles that overlap from the start
    /// have a `pushOut` for `a` and no `enter`.
    circleVsCircle(
        a: circle(a_x, a_y, a_radius),
        motion_a: motion(a_motion_x, a_motion_y),
        b: circle(b_x, b_y, b_radius),
        motion_b: motion(b_motion_x, b_motion_y)
    ) => write_span(circle_vs_circle, trace_circle_vs_circle)
    /// Like `circleVsCircle`, with the path of `a` as `b` sees it and every step against the grown circle.
    steps circleVsCircleSteps(Step)
    /// How two moving circles meet, or null if they do not: the contact of `circleVsCircle`, but faster.
    contact circleVsCircleContact
    /// `circleVsCircle` for each pair; motions are displacements over a timestep, points and normals are those of `b`.
    batch circleVsCircleBatch
}
