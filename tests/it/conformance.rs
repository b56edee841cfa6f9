//! The library against cases with exact answers (`tests/cases`).

use serde_json::Value;

#[path = "../conformance/rust/answer.rs"]
mod answer;

/// The double that an expected `[d, s]` stands for.
fn nearest(expected: &Value) -> f64 {
    match expected[0].as_str() {
        Some("inf") => f64::MAX,
        Some(_) => -f64::MAX,
        None => expected[0].as_f64().expect("a number"),
    }
}

/// What is wrong with a number or a list of them; empty where each is the nearest double.
fn differences(path: &str, got: &Value, expected: &Value) -> Vec<String> {
    let is_number = expected.as_array().is_some_and(|pair| pair.len() == 2 && !pair[0].is_array());
    if is_number {
        let right = got.as_f64() == Some(nearest(expected));
        return if right { vec![] } else { vec![format!("{path}: {got} is not {expected}")] };
    }
    let items = expected.as_array().expect("a list");
    (0..items.len())
        .flat_map(|i| differences(&format!("{path}[{i}]"), &got[i], &items[i]))
        .collect()
}

fn judge(case: &Value, answer: &Value) -> Vec<String> {
    let expected = &case["exp"];
    let words = ["cls", "sign", "rel", "where", "error"]
        .into_iter()
        .filter(|key| answer[key] != expected[key]);
    let mut wrong: Vec<String> =
        words.map(|key| format!("{key}: {} is not {}", answer[key], expected[key])).collect();
    for key in ["t", "p", "pts", "centre", "contact", "point", "normal", "posA", "depth"] {
        if !expected[key].is_null() {
            wrong.extend(differences(key, &answer[key], &expected[key]));
        }
    }
    wrong
}

/// A number within a tolerance of what was expected.
fn is_near(got: &Value, expected: &Value, tolerance: f64) -> bool {
    got.as_f64().is_some_and(|got| (got - nearest(expected)).abs() <= tolerance)
}

/// The end of a slide is within four ulps of the largest of its coordinates, the radius and the motion:
/// the slide goes on from a position and a time that have rounded.
fn judge_slide(case: &Value, answer: &Value) -> Vec<String> {
    let mut wrong = judge(case, answer);
    if let Some([x, y]) = case["exp"]["slide_end"].as_array().map(Vec::as_slice) {
        let inputs = case["bits"].as_array().expect("bits")[2..5].iter().map(|bits| {
            let bits = bits.as_str().and_then(|bits| u64::from_str_radix(bits, 16).ok());
            f64::from_bits(bits.expect("a double")).abs()
        });
        let largest = inputs.fold(nearest(x).abs().max(nearest(y).abs()), f64::max);
        let tolerance = 4.0 * (largest - largest.next_down());
        let got = &answer["slide_end"];
        if !is_near(&got[0], x, tolerance) || !is_near(&got[1], y, tolerance) {
            wrong.push(format!("slide_end: {got} is not [{x}, {y}]"));
        }
    }
    wrong
}

/// Who is hit is exact; times and places round once a leg. A mover that was turned too often
/// stays at its last hit (docs/contract.md §5.1), where these cases go on through the walls.
fn judge_bounce(case: &Value, answer: &Value) -> Vec<String> {
    let (expected, got) = (&case["exp"], &answer["events"]);
    let events = expected["events"].as_array().expect("events");
    let mut wrong = Vec::new();
    // A run that ends where it just touches a wall may, rounded once a leg, still hit it.
    let beyond = got.as_array().expect("events").get(events.len());
    if beyond.is_some_and(|event| event["t"].as_f64() >= Some(1.0 - 1e-12)) {
        return wrong;
    }
    if got.as_array().expect("events").len() != events.len() {
        wrong.push(format!("{got} is not {}", expected["events"]));
    }
    for (got, event) in got.as_array().into_iter().flatten().zip(events) {
        if got["who"] != event["who"] || !is_near(&got["t"], &event["t"], 1e-12) {
            wrong.push(format!("{got} is not {event}"));
        }
    }
    for key in ["pos", "v"].into_iter().filter(|_| expected["capped"] == false) {
        let far = |axis: usize| nearest(&expected[key][axis]).abs();
        let tolerance = 1e-10 * far(0).max(far(1));
        if (0..2).any(|axis| !is_near(&answer[key][axis], &expected[key][axis], tolerance)) {
            wrong.push(format!("{key}: {} is not {}", answer[key], expected[key]));
        }
    }
    wrong
}

/// Of boxes that are met at the same time, the one of least index is the first.
fn judge_scene(case: &Value, answer: &Value) -> Vec<String> {
    let queries = case["queries"].as_array().expect("queries");
    let mut wrong = Vec::new();
    for (i, (query, got)) in queries.iter().zip(answer["queries"].as_array().unwrap()).enumerate() {
        let first = &query["first_closed"];
        for (key, expected) in
            [("cross", &query["cross"]), ("touch", &query["touch"]), ("first", &first["who"][0])]
        {
            if got[key] != *expected {
                wrong.push(format!("query {i} {key}: {} is not {expected}", got[key]));
            }
        }
        if !first.is_null() {
            wrong.extend(differences(&format!("query {i} t"), &got["t"], &first["t"]));
        }
    }
    if answer["queries"].as_array().map(Vec::len) != Some(queries.len()) {
        wrong.push("not every query has an answer".into());
    }
    wrong
}

/// Whether two answers are the same, however their numbers are written.
fn is_same(got: &Value, expected: &Value) -> bool {
    match (got, expected) {
        (Value::Array(got), Value::Array(expected)) => {
            got.len() == expected.len() && got.iter().zip(expected).all(|(a, b)| is_same(a, b))
        }
        (Value::Object(got), Value::Object(expected)) => {
            let mut members = expected.iter();
            got.len() == expected.len()
                && members.all(|(key, b)| got.get(key).is_some_and(|a| is_same(a, b)))
        }
        (Value::Number(got), Value::Number(expected)) => got.as_f64() == expected.as_f64(),
        _ => got == expected,
    }
}

/// Whether numbers lie within four ulps, of the largest of them, of the exact ones.
fn is_close(got: &Value, exact: &Value) -> bool {
    let numbers = |value: &Value| -> Vec<f64> {
        let list = value.as_array().cloned().unwrap_or_else(|| vec![value.clone()]);
        list.iter().map(|x| x.as_f64().expect("a number")).collect()
    };
    let (got, exact) = (numbers(got), numbers(exact));
    let largest = exact.iter().fold(0.0, |largest: f64, x| largest.max(x.abs()));
    let tolerance = 4.0 * (largest - largest.next_down().max(0.0));
    got.iter().zip(&exact).all(|(got, exact)| (got - exact).abs() <= tolerance)
}

/// Positions, motions and times round once a leg; all else is exact. `who` are the walls of the hits.
fn judge_queries(case: &Value, answer: &Value) -> Vec<String> {
    let who = answer["hits"].as_array().into_iter().flatten().map(|hit| hit["wall"].clone());
    let mut answer = answer.clone();
    answer["who"] = who.collect();
    let expected = case["exp"].as_object().expect("what is known of the answer");
    let is_right = |key: &str, expected: &Value| match key {
        "position" | "motion" | "time_left" => is_close(&answer[key], expected),
        _ => is_same(&answer[key], expected),
    };
    let wrong = expected.iter().filter(|(key, expected)| !is_right(key, expected));
    wrong.map(|(key, expected)| format!("{key}: {} is not {expected}", answer[key])).collect()
}

type Judge = fn(&Value, &Value) -> Vec<String>;

fn hold_to(name: &str, cases: &str, judge: Judge) {
    let cases: Vec<Value> =
        cases.lines().map(|line| serde_json::from_str(line).expect("a case")).collect();
    assert!(!cases.is_empty());
    let wrong: Vec<String> = cases
        .iter()
        .flat_map(|case| {
            let answer = answer::answer(case).expect("a kind that is there");
            judge(case, &answer).into_iter().map(|what| format!("{} {what}", case["id"]))
        })
        .collect();
    assert!(wrong.is_empty(), "{name}: {} wrong\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn segments_against_boxes_have_the_exact_answer() {
    hold_to("q1", include_str!("../cases/q1.jsonl"), judge);
}

#[test]
fn turns_segments_and_rectangles_have_the_exact_answer() {
    hold_to("q2", include_str!("../cases/q2.jsonl"), judge);
}

#[test]
fn moving_circles_against_boxes_have_the_exact_answer() {
    hold_to("q3", include_str!("../cases/q3.jsonl"), judge_slide);
}

#[test]
fn moving_boxes_against_moving_boxes_have_the_exact_answer() {
    hold_to("q4", include_str!("../cases/q4.jsonl"), judge);
}

#[test]
fn segments_and_moving_circles_against_circles_have_the_exact_answer() {
    hold_to("circles", include_str!("../cases/circles.jsonl"), judge);
}

#[test]
fn moving_convex_shapes_have_the_exact_answer() {
    hold_to("convex", include_str!("../cases/convex.jsonl"), judge);
}

#[test]
fn bouncing_boxes_hit_what_they_should_and_end_where_they_should() {
    hold_to("bounce", include_str!("../cases/bounce.jsonl"), judge_bounce);
}

#[test]
fn paths_among_many_boxes_meet_just_those_that_they_meet() {
    hold_to("scenes", include_str!("../cases/scenes.jsonl"), judge_scene);
}

#[test]
fn movers_end_where_they_should_and_tell_whom_they_hit() {
    hold_to("travel", include_str!("../cases/travel.jsonl"), judge_queries);
}

#[test]
fn movers_beside_a_moving_box_end_where_they_should() {
    hold_to("moving_box", include_str!("../cases/moving_box.jsonl"), judge_queries);
}

#[test]
fn worlds_that_change_answer_by_what_is_there() {
    hold_to("world", include_str!("../cases/world.jsonl"), judge_queries);
}

#[test]
fn paths_over_tiles_have_the_pieces_that_they_should() {
    hold_to("tiles", include_str!("../cases/tiles.jsonl"), judge_queries);
}

#[test]
fn bad_inputs_are_refused_with_their_code_and_odd_ones_answered() {
    hold_to("bad", include_str!("../cases/bad.jsonl"), judge);
}
