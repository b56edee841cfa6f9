//! Two moving boxes.

use super::declare::query;
use crate::query::aabb_aabb::{Step, aabb_vs_aabb, trace_aabb_vs_aabb};
use crate::sweep::span::Span;
use crate::web::wire::record::write_span;

query! {
    /// The interval during which two moving boxes are in contact, or null if they never meet. Motions are displacements over
    /// a timestep; features and normals are those of `b`. Each hit has a `meeting`: the box that both share then.
    aabbVsAabb(
        a: aabb(a_min_x, a_min_y, a_max_x, a_max_y),
        motion_a: motion(a_x, a_y),
        b: aabb(b_min_x, b_min_y, b_max_x, b_max_y),
        motion_b: motion(b_x, b_y)
    ) => write_box_span(aabb_vs_aabb, trace_aabb_vs_aabb)
    /// Like `aabbVsAabb`, with the relative motion, the Minkowski sum and every step against it.
    steps aabbVsAabbSteps(Step)
    /// How two moving boxes meet, or null if they do not: the contact of `aabbVsAabb`, but faster.
    contact aabbVsAabbContact
    /// `aabbVsAabb` for each pair; motions are displacements over a timestep, features and normals are those of `b`.
    batch aabbVsAabbBatch
}

/// Writes a span whose hits have the box that both boxes share then.
fn write_box_span(span: Option<Span>) -> i32 {
    write_span(span)
}
