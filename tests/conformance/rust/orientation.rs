//! Turns, segments and quads. Lines of whole numbers come as integers, which convert.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    GeometryError, Intersection, Location, Point, Quad, Segment, SegmentRelation, Span, Turn,
    point_vs_quad, segment_vs_quad, segment_vs_segment, turn,
};
use serde_json::{Value, json};

use super::{class, pair};

/// The answer of a case of one of the kinds `q2…`, or `None` where there is no such kind.
pub(super) fn answer(case: &Value, n: &[f64]) -> Option<Result<Value, GeometryError>> {
    let is_int = case["tags"].as_array().is_some_and(|tags| tags.iter().any(|tag| tag == "int"));
    let points = || -> Result<Vec<Point>, GeometryError> {
        let made = if is_int { whole } else { |p| Point::new(p) };
        n.chunks_exact(2).map(|p| made(dvec2(p[0], p[1]))).collect()
    };
    let kind: fn(&[Point]) -> Result<Value, GeometryError> = match case["q"].as_str()? {
        "q2.orient" => |p| Ok(sign(turn(p[0], p[1], p[2]))),
        "q2.segseg" => |p| Ok(crossing(&segment_vs_segment(segment(p), segment(&p[2..])))),
        "q2.ptquad" => |p| Ok(place(point_vs_quad(p[0], quad(&p[1..])?))),
        "q2.segquad" => |p| Ok(span(p, segment_vs_quad(segment(p), quad(&p[2..])?))),
        "q2.rotrect" => return Some(rotated_rectangle(n)),
        _ => return None,
    };
    Some(points().and_then(|points| kind(&points)))
}

/// A point by integers.
fn whole(p: DVec2) -> Result<Point, GeometryError> {
    Point::new(p)?;
    let integers = p.as_i64vec2();
    // A fraction does not come back the same.
    if integers.as_dvec2() == p {
        Point::try_from(integers)
    } else {
        Err(GeometryError::NotIntegerOrOutOfRange)
    }
}

fn segment(p: &[Point]) -> Segment {
    Segment::from([p[0], p[1]])
}

fn quad(p: &[Point]) -> Result<Quad, GeometryError> {
    Quad::try_from([p[0], p[1], p[2], p[3]])
}

fn at(n: &[f64], i: usize) -> DVec2 {
    dvec2(n[2 * i], n[2 * i + 1])
}

fn sign(turn: Turn) -> Value {
    json!({ "sign": match turn {
        Turn::Clockwise => 1,
        Turn::Straight => 0,
        Turn::CounterClockwise => -1,
    } })
}

fn crossing(crossing: &Intersection) -> Value {
    let relation = match crossing.relation() {
        SegmentRelation::Apart => "none",
        SegmentRelation::Proper => "proper",
        SegmentRelation::Touch => "touch",
        SegmentRelation::Overlap => "overlap",
    };
    let mut points: Vec<_> = crossing.points().into_iter().flatten().map(pair).collect();
    if crossing.point().is_some() {
        points.truncate(1);
    }
    json!({ "rel": relation, "pts": points })
}

pub(super) fn place(place: Location) -> Value {
    json!({ "where": match place {
        Location::Inside => "in",
        Location::Boundary => "on",
        Location::Outside => "out",
    } })
}

/// A stretch of the segment between the first two points.
fn span(p: &[Point], span: Option<Span>) -> Value {
    let Some(span) = span else { return json!({ "cls": class(None) }) };
    let (near, far) = span.times();
    json!({
        "cls": class(Some(span.contact())),
        "t": [near, far],
        "p": [
            pair(span.enter().map_or(p[0].get(), |hit| hit.point())),
            pair(span.exit().map_or(p[1].get(), |hit| hit.point())),
        ],
    })
}

fn rotated_rectangle(n: &[f64]) -> Result<Value, GeometryError> {
    let segment = Segment::new(at(n, 0), at(n, 1))?;
    let quad = Quad::from_angle(at(n, 2), at(n, 3), n[8])?;
    let span = segment_vs_quad(segment, quad);
    Ok(json!({ "cls": class(span.map(|span| span.contact())) }))
}
