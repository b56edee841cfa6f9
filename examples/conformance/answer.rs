//! One conformance case answered by the library.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Contact, GeometryError, Segment, segment_vs_aabb};
use serde_json::{Value, json};

/// The answer line of a case, or `None` where its kind is not there.
pub(crate) fn answer(case: &Value) -> Option<Value> {
    let numbers = numbers(case)?;
    let answered = match case["q"].as_str()? {
        "q1" => segment_box(&numbers),
        _ => return None,
    };
    let mut line = answered.unwrap_or_else(|error| json!({ "error": error.code() }));
    line["id"] = case["id"].clone();
    Some(line)
}

/// The numbers of a case: its bits where it has them, else its decimals.
fn numbers(case: &Value) -> Option<Vec<f64>> {
    if let Some(bits) = case["bits"].as_array() {
        let word = |bits: &Value| u64::from_str_radix(bits.as_str()?, 16).ok();
        return bits.iter().map(|bits| word(bits).map(f64::from_bits)).collect();
    }
    let number = |x: &Value| match x.as_str() {
        Some(name) => name.parse().ok(),
        None => x.as_f64(),
    };
    case["in"].as_array()?.iter().map(number).collect()
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

fn segment_box(n: &[f64]) -> Result<Value, GeometryError> {
    let segment = Segment::new(dvec2(n[0], n[1]), dvec2(n[2], n[3]))?;
    let aabb = Aabb::new(dvec2(n[4], n[5]), dvec2(n[6], n[7]))?;
    let Some(span) = segment_vs_aabb(&segment, &aabb) else {
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
