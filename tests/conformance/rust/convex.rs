//! Two moving convex shapes.

use graze2d::{Convex, GeometryError, convex_vs_convex};
use serde_json::{Value, json};

use super::read::{Code, list, motion, number, numbers};
use super::{class, pair};

/// The answer of a case: `a` and `b` are shapes, `va` and `vb` their motions.
pub(super) fn answer(case: &Value) -> Result<Value, Code> {
    let [a, b] = [convex(&case["a"])?, convex(&case["b"])?];
    let Some(span) = convex_vs_convex(a, motion(&case["va"])?, b, motion(&case["vb"])?) else {
        return Ok(json!({ "cls": class(None) }));
    };
    let [near, far] = span.times();
    let mut answer = json!({ "cls": class(Some(span.contact())), "t": [near, far] });
    if let Some(hit) = span.enter() {
        answer["normal"] = json!(pair(hit.normal()));
    }
    if let Some(way) = span.push_out() {
        answer["depth"] = json!(way.depth());
    }
    Ok(answer)
}

/// A shape: its points and its radius.
pub(super) fn convex(value: &Value) -> Result<Convex, Code> {
    let points: Vec<[f64; 2]> =
        list(&value["points"])?.iter().map(numbers).collect::<Result<_, _>>()?;
    let radius = number(&value["radius"])?;
    Convex::new(points).and_then(|shape| shape.rounded(radius)).map_err(GeometryError::code)
}
