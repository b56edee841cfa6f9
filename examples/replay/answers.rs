//! Answers as JavaScript writes them.

use graze2d::Convex;
use graze2d::glam::DVec2;
use serde_json::{Map, Value, json};

use super::forms::{list, mover, number};

/// Whether all that JavaScript answered is answered here, too, to the last bit.
pub(crate) fn is_same(expected: &Value, answer: &Value) -> bool {
    if answer.get("outline").is_some() {
        return mover(expected).is_ok_and(|mover| outline(mover.convex()) == *answer);
    }
    match answer {
        Value::Null => expected.is_null() || expected["$"] == "undefined",
        Value::Number(_) => number(expected).to_bits() == number(answer).to_bits(),
        Value::Array(all) => {
            let told = list(expected);
            told.len() == all.len() && told.iter().zip(all).all(|(one, other)| is_same(one, other))
        }
        Value::Object(fields) => expected.as_object().is_some_and(|told| {
            told.iter().all(|(key, one)| fields.get(key).is_some_and(|other| is_same(one, other)))
        }),
        _ => expected == answer,
    }
}

/// Where a mover or a wall is and how far it reaches: by this it is compared, for it keeps its form.
pub(crate) fn outline(shape: Convex) -> Value {
    let (low, high) = (shape.corners().reduce(DVec2::min), shape.corners().reduce(DVec2::max));
    json!({ "outline": [shape.position(), low, high, shape.radius()] })
}

/// An answer of Rust in the words of JavaScript.
pub(crate) fn plain(answer: Value) -> Value {
    match answer {
        Value::Array(pair) if pair.len() == 2 && pair.iter().all(Value::is_f64) => {
            json!({ "x": pair[0], "y": pair[1] })
        }
        Value::Array(list) => list.into_iter().map(plain).collect(),
        Value::Object(fields) if fields.contains_key("outline") => fields.into(),
        Value::Object(fields) => plain_object(fields),
        other => other,
    }
}

fn plain_object(fields: Map<String, Value>) -> Value {
    if let (Some(min), Some(max)) = (fields.get("min"), fields.get("max")) {
        return json!({ "minX": min[0], "minY": min[1], "maxX": max[0], "maxY": max[1] });
    }
    for part in ["side", "corner", "edge", "vertex"] {
        if let Some(which) = fields.get(part) {
            return json!(which.as_str().map_or_else(|| format!("{part}{which}"), camel_case));
        }
    }
    let told: Map<_, _> =
        fields.into_iter().map(|(key, value)| (camel_case(&key), plain(value))).collect();
    let mut told = Value::from(told);
    if let Some(enter) = told.get("enter") {
        told["isContained"] = json!(enter.is_null() && told["exit"].is_null());
    }
    if let Some(span) = told.get("span") {
        told["t"] = span["enter"].get("t").cloned().unwrap_or(json!(0.0));
    }
    told
}

fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |all, word| all + &word[..1].to_uppercase() + &word[1..])
}
