//! Segments and moving circles against circles.

use graze2d::glam::dvec2;
use graze2d::{Circle, GeometryError, Motion, Segment, Span, circle_vs_circle, segment_vs_circle};
use serde_json::{Value, json};

use super::{class, pair};

/// Numbers are the ends of the segment, then center and radius of the circle.
pub(super) fn segment_circle(n: &[f64]) -> Result<Value, GeometryError> {
    let segment = Segment::new(dvec2(n[0], n[1]), dvec2(n[2], n[3]))?;
    Ok(line(segment_vs_circle(segment, circle(&n[4..7])?)))
}

/// Numbers are center, radius and motion of one circle, then of the other.
pub(super) fn circle_circle(n: &[f64]) -> Result<Value, GeometryError> {
    let motion = |i: usize| Motion::new(dvec2(n[i], n[i + 1]));
    let (a, b) = (circle(&n[0..3])?, circle(&n[5..8])?);
    Ok(line(circle_vs_circle(a, motion(3)?, b, motion(8)?)))
}

fn circle(n: &[f64]) -> Result<Circle, GeometryError> {
    Circle::new(dvec2(n[0], n[1]), n[2])
}

/// The point and the normal of the entry. A start inside has no point, and the normal of its way out.
fn line(span: Option<Span>) -> Value {
    let Some(span) = span else { return json!({ "cls": class(None) }) };
    let (near, far) = span.times();
    let mut answer = json!({ "cls": class(Some(span.contact())), "t": [near, far] });
    if let Some(hit) = span.enter() {
        answer["point"] = json!(pair(hit.point()));
        answer["normal"] = json!(pair(hit.normal()));
    }
    if let Some(way) = span.push_out() {
        answer["normal"] = json!(pair(way.normal()));
    }
    answer
}
