//! Lines of the kind `world`: boxes that come, go and move, and what paths meet in between.

use graze2d::{Filter, Found};
use serde_json::{Value, json};

use super::named::NamedWorld;
use super::read::{Code, UNKNOWN_OPTION, WRONG_TYPE, aabb, list, name, sweep};

/// The answer of a line.
pub(super) fn answer(line: &Value) -> Result<Value, Code> {
    let mut boxes = NamedWorld::new();
    let mut answers = Vec::new();
    for step in list(&line["steps"])? {
        let step = step.as_object().ok_or(WRONG_TYPE)?;
        let given = |key| step.get(key).unwrap_or(&Value::Null);
        if step.contains_key("insert") {
            boxes.insert(aabb(given("insert"))?);
        } else if step.contains_key("remove") {
            boxes.remove(name(given("remove"))?);
        } else if step.contains_key("move") {
            boxes.move_to(name(given("move"))?, aabb(given("to"))?);
        } else {
            answers.push(ask(&boxes, given("ask"), given("sweep"), given("except"))?);
        }
    }
    Ok(json!({ "answers": answers }))
}

fn ask(boxes: &NamedWorld, what: &Value, along: &Value, except: &Value) -> Result<Value, Code> {
    let what = what.as_str().ok_or(WRONG_TYPE)?;
    let sweep = sweep(along)?;
    let names: Vec<usize> = match except {
        Value::Null => Vec::new(),
        names => list(names)?.iter().map(name).collect::<Result<_, _>>()?,
    };
    let except = boxes.ids(&names);
    let world = boxes.world().filtered(Filter::default().without(except));
    let found = |found: Found| json!({ "wall": boxes.name(found.id()), "t": found.t() });
    Ok(match what {
        "first" => json!(world.first(sweep).map(found)),
        "first_crossing" => json!(world.first_crossing(sweep).map(found)),
        "all" => json!(world.all(sweep).into_iter().map(found).collect::<Vec<_>>()),
        "any" => json!(world.any(sweep)),
        _ => return Err(UNKNOWN_OPTION),
    })
}
