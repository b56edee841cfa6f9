//! The four corners of a quad, and where a place lies among them.

use crate::exact::determinant::Coordinates;
use crate::shape::Feature;

/// The corners that are first and last by x, then by y: on one line, its ends.
pub(super) fn extent<T: Coordinates>(corners: [T; 4]) -> [T; 2] {
    let [a, b, c, d] = corners;
    [a.first(b).first(c.first(d)), a.last(b).last(c.last(d))]
}

/// The first corner at a place.
pub(super) fn vertex_at<T: Coordinates>(corners: &[T; 4], place: T) -> Option<Feature> {
    let corner = corners.iter().position(|corner| *corner == place)?;
    Some(Feature::Vertex(corner as u8))
}

/// Whether a place on the line of an edge lies between its corners.
pub(super) fn reaches<T: Coordinates>([a, b]: [T; 2], place: T) -> bool {
    !place.is_before(a.first(b)) && !a.last(b).is_before(place)
}
