//! Turns, segments and quads. Lines of whole numbers are answered by the integer entries and held to
//! the float ones.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    GeometryError, IntPoint, IntQuad, IntSegment, Intersection, Place, Point, Quad, Segment,
    SegmentRelation, Span, Turn, point_vs_quad, point_vs_quad_int, segment_vs_quad,
    segment_vs_quad_int, segment_vs_segment, segment_vs_segment_int, turn, turn_int,
};
use serde_json::{Value, json};

use super::{class, pair};

/// The answer of a case of one of the kinds `q2…`, or `None` where there is no such kind.
pub(super) fn answer(case: &Value, n: &[f64]) -> Option<Result<Value, GeometryError>> {
    let is_int = case["tags"].as_array().is_some_and(|tags| tags.iter().any(|tag| tag == "int"));
    let (float, int): (Kind, Kind) = match case["q"].as_str()? {
        "q2.orient" => (orient, orient_int),
        "q2.segseg" => (segments, segments_int),
        "q2.ptquad" => (point_quad, point_quad_int),
        "q2.segquad" => (segment_quad, segment_quad_int),
        "q2.rotrect" => return Some(rotated_rectangle(n)),
        _ => return None,
    };
    let by_float = float(n);
    if !is_int {
        return Some(by_float);
    }
    let by_int = int(n);
    if by_int != by_float {
        eprintln!("{}: {by_int:?} by integers, {by_float:?} by floats", case["id"]);
    }
    Some(by_int)
}

type Kind = fn(&[f64]) -> Result<Value, GeometryError>;

fn at(n: &[f64], i: usize) -> DVec2 {
    dvec2(n[2 * i], n[2 * i + 1])
}

fn int(n: &[f64], i: usize) -> Result<IntPoint, GeometryError> {
    IntPoint::new(at(n, i).as_i64vec2())
}

fn orient(n: &[f64]) -> Result<Value, GeometryError> {
    let point = |i| Point::new(at(n, i));
    Ok(sign(turn(&point(0)?, &point(1)?, &point(2)?)))
}

fn orient_int(n: &[f64]) -> Result<Value, GeometryError> {
    Ok(sign(turn_int(&int(n, 0)?, &int(n, 1)?, &int(n, 2)?)))
}

fn sign(turn: Turn) -> Value {
    json!({ "sign": match turn {
        Turn::Clockwise => 1,
        Turn::Straight => 0,
        Turn::CounterClockwise => -1,
    } })
}

fn segments(n: &[f64]) -> Result<Value, GeometryError> {
    let p = Segment::new(at(n, 0), at(n, 1))?;
    let q = Segment::new(at(n, 2), at(n, 3))?;
    Ok(crossing(&segment_vs_segment(&p, &q)))
}

fn segments_int(n: &[f64]) -> Result<Value, GeometryError> {
    let p = IntSegment::new(int(n, 0)?, int(n, 1)?);
    let q = IntSegment::new(int(n, 2)?, int(n, 3)?);
    Ok(crossing(&segment_vs_segment_int(&p, &q)))
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

fn quad(n: &[f64]) -> Result<Quad, GeometryError> {
    Quad::new([0, 1, 2, 3].map(|i| at(n, i)))
}

fn quad_int(n: &[f64]) -> Result<IntQuad, GeometryError> {
    IntQuad::new([int(n, 0)?, int(n, 1)?, int(n, 2)?, int(n, 3)?])
}

fn point_quad(n: &[f64]) -> Result<Value, GeometryError> {
    Ok(place(point_vs_quad(&Point::new(at(n, 0))?, &quad(&n[2..])?)))
}

fn point_quad_int(n: &[f64]) -> Result<Value, GeometryError> {
    Ok(place(point_vs_quad_int(&int(n, 0)?, &quad_int(&n[2..])?)))
}

fn place(place: Place) -> Value {
    json!({ "where": match place {
        Place::Inside => "in",
        Place::Boundary => "on",
        Place::Outside => "out",
    } })
}

fn segment_quad(n: &[f64]) -> Result<Value, GeometryError> {
    let segment = Segment::new(at(n, 0), at(n, 1))?;
    Ok(span(n, segment_vs_quad(&segment, &quad(&n[4..])?)))
}

fn segment_quad_int(n: &[f64]) -> Result<Value, GeometryError> {
    let segment = IntSegment::new(int(n, 0)?, int(n, 1)?);
    Ok(span(n, segment_vs_quad_int(&segment, &quad_int(&n[4..])?)))
}

/// A stretch of the segment that the first four numbers are.
fn span(n: &[f64], span: Option<Span>) -> Value {
    let Some(span) = span else { return json!({ "cls": class(None) }) };
    let (near, far) = span.times();
    json!({
        "cls": class(Some(span.contact())),
        "t": [near, far],
        "p": [
            // + 0.0: an end that is −0.0 in the case is 0.0 in the library
            pair(span.enter().map_or(at(n, 0) + 0.0, |hit| hit.point())),
            pair(span.exit().map_or(at(n, 1) + 0.0, |hit| hit.point())),
        ],
    })
}

fn rotated_rectangle(n: &[f64]) -> Result<Value, GeometryError> {
    let segment = Segment::new(at(n, 0), at(n, 1))?;
    let quad = Quad::from_angle(at(n, 2), at(n, 3), n[8])?;
    let span = segment_vs_quad(&segment, &quad);
    Ok(json!({ "cls": class(span.map(|span| span.contact())) }))
}
