//! One conformance case answered by the library.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Circle, Contact, GeometryError, Motion, Segment, Span, aabb_vs_aabb, circle_vs_aabb,
    clip_segment, segment_vs_aabb,
};
use serde_json::{Value, json};

#[path = "changing_world.rs"]
mod changing_world;
#[path = "convex.rs"]
mod convex;
#[path = "named.rs"]
mod named;
#[path = "orientation.rs"]
mod orientation;
#[path = "query.rs"]
mod query;
#[path = "read.rs"]
mod read;
#[path = "shapes.rs"]
mod shapes;
#[path = "tiles.rs"]
mod tiles;
#[path = "travel.rs"]
mod travel;
#[path = "world.rs"]
mod world;

/// The answer line of a case, or `None` where its kind is not there.
pub(crate) fn answer(case: &Value) -> Option<Value> {
    let answered = match case["q"].as_str()? {
        "q6" => convex::answer(case),
        "shapes" => shapes::answer(case),
        "tiles" => tiles::answer(case),
        "travel" => travel::answer(case),
        "travel_vs_moving_box" => travel::answer_moving(case),
        "world" => changing_world::answer(case),
        _ => exact(case)?.map_err(GeometryError::code),
    };
    let mut line = answered.unwrap_or_else(|code| json!({ "error": code }));
    line["id"] = case["id"].clone();
    Some(line)
}

/// The answer of a case of a kind that comes with exact answers.
fn exact(case: &Value) -> Option<Result<Value, GeometryError>> {
    let kind = case["q"].as_str()?;
    match kind {
        "q4.bounce" => return Some(world::bounce(case)),
        "q5" => return Some(world::scene(case)),
        _ => {}
    }
    let n = numbers_of(case)?;
    let answer = match kind {
        "q1" => segment_box(&n, segment_vs_aabb),
        "q1.clip" => segment_box(&n, clip_segment),
        "q2.ptquad" => orientation::point_corners(&n),
        "q2.segquad" => orientation::segment_corners(&n),
        "q2.rotrect" => orientation::rotated_rectangle(&n),
        "q3" => circle_box(&n),
        "q4" => box_box(&n),
        _ => query::answer(kind, &n)?,
    };
    Some(if kind.starts_with("q2.") {
        orientation::refuse_fractions(case, &n).and(answer)
    } else {
        answer
    })
}

/// The numbers of a case or query: its bits where it has them, else its decimals.
fn numbers_of(case: &Value) -> Option<Vec<f64>> {
    match case["bits"].as_array() {
        Some(bits) => {
            let word = |bits: &Value| u64::from_str_radix(bits.as_str()?, 16).ok();
            bits.iter().map(|bits| word(bits).map(f64::from_bits)).collect()
        }
        None => case["in"].is_array().then(|| decimals(&case["in"])),
    }
}

/// A list of decimals, with NaN and infinities as strings.
fn decimals(list: &Value) -> Vec<f64> {
    let number = |x: &Value| match x.as_str() {
        Some(name) => name.parse().unwrap_or(f64::NAN),
        None => x.as_f64().unwrap_or(f64::NAN),
    };
    list.as_array().into_iter().flatten().map(number).collect()
}

fn class(contact: Option<Contact>) -> &'static str {
    match contact {
        None => "miss",
        Some(Contact::Touch) => "touch",
        Some(Contact::Cross) => "cross",
    }
}

fn pair(v: DVec2) -> [f64; 2] {
    v.to_array()
}

fn segment_box(n: &[f64], ask: fn(Segment, Aabb) -> Option<Span>) -> Result<Value, GeometryError> {
    let segment = Segment::new(dvec2(n[0], n[1]), dvec2(n[2], n[3]))?;
    let Some(span) = ask(segment, aabb(&n[4..])?) else {
        return Ok(json!({ "cls": class(None) }));
    };
    let (enter, exit) = (span.enter(), span.exit());
    Ok(json!({
        "cls": class(Some(span.contact())),
        "t": [enter.map_or(0.0, |hit| hit.t()), exit.map_or(1.0, |hit| hit.t())],
        "p": [
            pair(enter.map_or(segment.a(), |hit| hit.point())),
            pair(exit.map_or(segment.b(), |hit| hit.point())),
        ],
    }))
}

fn aabb(n: &[f64]) -> Result<Aabb, GeometryError> {
    Aabb::new(dvec2(n[0], n[1]), dvec2(n[2], n[3]))
}

fn circle_box(n: &[f64]) -> Result<Value, GeometryError> {
    let circle = Circle::new(dvec2(n[0], n[1]), n[4])?;
    let motion = Motion::new(dvec2(n[2], n[3]))?;
    let aabb = aabb(&n[5..9])?;
    let Some(span) = circle_vs_aabb(circle, motion, aabb) else {
        return Ok(json!({ "cls": class(None) }));
    };
    let [near, far] = span.times();
    let closest = circle.center().clamp(aabb.min(), aabb.max());
    let mut answer = json!({
        "cls": class(Some(span.contact())),
        "t": [near, far],
        "centre": pair(span.enter().map_or(circle.center(), |hit| hit.position())),
        "contact": pair(span.enter().map_or(closest, |hit| hit.point())),
    });
    // A center in or on the box has no single normal.
    let normal = match (span.enter(), span.push_out()) {
        (Some(hit), _) if circle.radius() > 0.0 => Some(hit.normal()),
        (None, Some(push_out)) if closest != circle.center() => Some(push_out.normal()),
        _ => None,
    };
    if let Some(normal) = normal {
        answer["normal"] = json!(pair(normal));
    }
    answer["slide_end"] = json!(pair(world::slide_end(circle, &motion, aabb)));
    Ok(answer)
}

fn box_box(n: &[f64]) -> Result<Value, GeometryError> {
    let (a, motion_a) = (aabb(&n[0..4])?, Motion::new(dvec2(n[4], n[5]))?);
    let (b, motion_b) = (aabb(&n[6..10])?, Motion::new(dvec2(n[10], n[11]))?);
    let Some(span) = aabb_vs_aabb(a, motion_a, b, motion_b) else {
        return Ok(json!({ "cls": class(None) }));
    };
    let [near, far] = span.times();
    // Boxes that overlap share this from the start.
    let overlap = || [a.min().max(b.min()), a.max().min(b.max())];
    let [min, max] =
        span.enter().map_or_else(overlap, |hit| [hit.meeting().min(), hit.meeting().max()]);
    Ok(json!({
        "cls": class(Some(span.contact())),
        "t": [near, far],
        "posA": pair(span.enter().map_or(a.min(), |hit| hit.position())),
        "contact": [min.x, min.y, max.x, max.y],
    }))
}
