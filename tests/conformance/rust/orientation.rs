//! Points and segments against four corners and rotated rectangles, and lines of whole numbers.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Convex, GeometryError, Point, Segment, Span, point_vs_convex, segment_vs_convex};
use serde_json::{Value, json};

use super::query::Told;
use super::{class, pair};
use crate::queries::next;

/// The hull of all corners that follow.
fn hull(n: &[f64]) -> Result<Convex, GeometryError> {
    Convex::new(n.chunks_exact(2).map(|p| dvec2(p[0], p[1])))
}

/// The answer to a point against four corners.
pub(super) fn point_corners(mut n: &[f64]) -> Result<Value, GeometryError> {
    let point: Point = next(&mut n)?;
    Ok(point_vs_convex(point, hull(n)?).told(false))
}

/// The answer to a segment against four corners, with both ends of their common part.
pub(super) fn segment_corners(mut n: &[f64]) -> Result<Value, GeometryError> {
    let segment: Segment = next(&mut n)?;
    Ok(told(segment, segment_vs_convex(segment, hull(n)?)))
}

/// The answer to a segment against a rectangle given by an angle.
pub(super) fn rotated_rectangle(mut n: &[f64]) -> Result<Value, GeometryError> {
    let segment: Segment = next(&mut n)?;
    let rectangle = Convex::from_angle(dvec2(n[0], n[1]), dvec2(n[2], n[3]), n[4])?;
    let span = segment_vs_convex(segment, rectangle);
    Ok(json!({ "cls": class(span.map(|span| span.contact())) }))
}

fn told(segment: Segment, span: Option<Span>) -> Value {
    let Some(span) = span else { return json!({ "cls": class(None) }) };
    let [near, far] = span.times();
    json!({
        "cls": class(Some(span.contact())),
        "t": [near, far],
        "p": [
            pair(span.enter().map_or(segment.a(), |hit| hit.point())),
            pair(span.exit().map_or(segment.b(), |hit| hit.point())),
        ],
    })
}

/// Refuses numbers of a case that is tagged `int` and has others than integers, which must convert.
pub(super) fn refuse_fractions(case: &Value, n: &[f64]) -> Result<(), GeometryError> {
    let is_int = case["tags"].as_array().is_some_and(|tags| tags.iter().any(|tag| tag == "int"));
    let mut points = n.chunks_exact(2).map(|p| dvec2(p[0], p[1]));
    if is_int { points.try_for_each(whole) } else { Ok(()) }
}

fn whole(p: DVec2) -> Result<(), GeometryError> {
    let is_whole = |x: f64| x.fract() == 0.0 && x.abs() <= 2.0_f64.powi(53);
    let [x, y] = Point::new(p)?.get().to_array();
    if is_whole(x) && is_whole(y) { Ok(()) } else { Err(GeometryError::NotIntegerOrOutOfRange) }
}
