//! A query of shapes. Its kind of line has its name, and its numbers are what it takes.

use graze2d::glam::DVec2;
use graze2d::{
    Aabb, Circle, Feature, GeometryError, Hit, Intersection, Location, Motion, Point, Segment,
    SegmentRelation, Span, Turn,
};
use serde_json::{Value, json};

use super::{class, pair};
use crate::queries::{Polygon, every_query, next};

/// The older names of kinds.
const NAMES: [(&str, &str); 5] = [
    ("q1.point", "point_vs_aabb"),
    ("q2.orient", "turn"),
    ("q2.segseg", "segment_vs_segment"),
    ("segcircle", "segment_vs_circle"),
    ("circlecircle", "circle_vs_circle"),
];

macro_rules! answered {
    ($($query:ident($($shape:ident),+) judged by $module:ident::$judge:ident;)+) => {
        fn ask(name: &str, is_whole: bool, mut n: &[f64]) -> Option<Result<Value, GeometryError>> {
            let mut asked = || match name {
                $(stringify!($query) => {
                    Ok(Some(graze2d::$query($(next::<$shape>(&mut n)?),+).told(is_whole)))
                })+
                _ => Ok(None),
            };
            asked().transpose()
        }
    };
}

every_query!(answered);

/// The answer of a case, or `None` if no query has the name of its kind.
pub(super) fn answer(kind: &str, n: &[f64]) -> Option<Result<Value, GeometryError>> {
    match NAMES.iter().find(|(older, _)| *older == kind) {
        Some((_, name)) => ask(name, false, n),
        None => ask(kind, true, n),
    }
}

/// What a query answers: all of it, or as much as the older kinds tell.
pub(super) trait Told {
    fn told(&self, is_whole: bool) -> Value;
}

/// Of older kinds the point and the normal of the entry. A start inside has no point, and the normal of its way out.
impl Told for Option<Span> {
    fn told(&self, is_whole: bool) -> Value {
        let Some(span) = self else { return json!({ "cls": class(None) }) };
        if is_whole {
            return json!({
                "cls": class(Some(span.contact())),
                "enter": span.enter().as_ref().map(hit),
                "exit": span.exit().as_ref().map(hit),
                "push_out": span.push_out().map(|way| {
                    json!({ "depth": way.depth(), "normal": pair(way.normal()), "by": pair(way.by()) })
                }),
            });
        }
        let [near, far] = span.times();
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
}

impl Told for Turn {
    fn told(&self, _: bool) -> Value {
        json!({ "sign": match self {
            Turn::Clockwise => 1,
            Turn::Straight => 0,
            Turn::CounterClockwise => -1,
        } })
    }
}

impl Told for Location {
    fn told(&self, _: bool) -> Value {
        json!({ "where": match self {
            Location::Inside => "in",
            Location::Boundary => "on",
            Location::Outside => "out",
        } })
    }
}

impl Told for Intersection {
    fn told(&self, _: bool) -> Value {
        let relation = match self.relation() {
            SegmentRelation::Apart => "none",
            SegmentRelation::Proper => "proper",
            SegmentRelation::Touch => "touch",
            SegmentRelation::Overlap => "overlap",
        };
        let points: Vec<DVec2> = self.points().into_iter().flatten().collect();
        let apart = if self.point().is_some() { 1 } else { points.len() };
        json!({ "rel": relation, "pts": points[..apart].iter().copied().map(pair).collect::<Vec<_>>() })
    }
}

fn hit(hit: &Hit) -> Value {
    let feature = match hit.feature() {
        Feature::Side(side) => format!("{side:?}"),
        Feature::Corner(corner) => format!("{corner:?}"),
        other => format!("{other:?}"),
    };
    json!({
        "t": hit.t(),
        "point": pair(hit.point()),
        "position": pair(hit.position()),
        "normal": pair(hit.normal()),
        "feature": feature.to_lowercase().replace(['(', ')'], ""),
    })
}
