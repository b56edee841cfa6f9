//! Convex shapes: against each other, and a segment or a point against one.

use glam::DVec2;
use wasm_bindgen::prelude::wasm_bindgen;

use super::declare::query;
use crate::query::{convex_convex, point_convex, segment_convex};
use crate::web::door::{Door, code, refused};
use crate::web::wire::codes::{Refusal, feature_code, place_code};
use crate::web::wire::record::{write_numbers, write_span};
use convex_convex::{convex_vs_convex, trace_convex_vs_convex};
use point_convex::{point_vs_convex, trace_point_vs_convex};
use segment_convex::{segment_vs_convex, trace_segment_vs_convex};

query! {
    /// The interval during which two moving convex shapes are in contact, or null if they never meet. Motions are displacements
    /// over a timestep. Points, normals and features are those of `b`, positions are those of `a`: where its first point is, or its
    /// center, or its min corner. Shapes that overlap from the start have a `pushOut` for `a` and no `enter`.
    convexVsConvex(
        a: convex(
            a_form, a_radius, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17
        ),
        motion_a: motion(a_motion_x, a_motion_y),
        b: convex(
            b_form, b_radius, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12, b13, b14, b15, b16, b17
        ),
        motion_b: motion(b_motion_x, b_motion_y)
    ) => write_span(convex_vs_convex, trace_convex_vs_convex)
    /// Like `convexVsConvex`, with the edges of the sum of both shapes.
    steps convexVsConvexSteps(convex_convex::Step)
    /// How two moving convex shapes meet, or null if they do not: the contact of `convexVsConvex`, but faster.
    contact convexVsConvexContact
}

query! {
    /// The part of a segment inside a convex shape, or null if they do not meet. A segment that lies inside is in contact,
    /// too, and `isContained` is true.
    segmentVsConvex(
        segment: segment(from_x, from_y, to_x, to_y),
        shape: convex(
            form, radius, n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15, n16, n17
        )
    ) => write_span(segment_vs_convex, trace_segment_vs_convex)
    /// Like `segmentVsConvex`, with every turn taken and every edge.
    steps segmentVsConvexSteps(segment_convex::Step)
    /// How a segment meets a convex shape, or null if it does not: the contact of `segmentVsConvex`, but faster.
    contact segmentVsConvexContact
}

query! {
    /// Where a point lies with respect to a convex shape.
    pointVsConvex(
        point: point(x, y),
        shape: convex(
            form, radius, n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15, n16, n17
        )
    ) => place_code(point_vs_convex, trace_point_vs_convex)
    /// Like `pointVsConvex`, with the turn at every edge.
    steps pointVsConvexSteps(point_convex::Step)
}

/// Writes the corners of a shape, three numbers each: its coordinates, and the code of its name. Returns how many there are.
#[wasm_bindgen(js_name = cornersOf)]
pub fn corners_of(numbers: &[f64]) -> i32 {
    code(|| {
        let numbers = *numbers.first_chunk().ok_or_else(|| refused(0, Refusal::BadLayout))?;
        let shape = Door::new().convex(numbers)?;
        let corner = |(i, at): (usize, DVec2)| [at.x, at.y, feature_code(shape.vertex(i)).into()];
        let corners: Vec<[f64; 3]> = shape.corners().enumerate().map(corner).collect();
        write_numbers(corners.as_flattened());
        Ok(corners.len() as i32)
    })
}
