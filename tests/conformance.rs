//! The library against cases with exact answers (`tests/cases`): natively, and in a browser as
//! WebAssembly.

use serde_json::Value;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::{wasm_bindgen_test as test, wasm_bindgen_test_configure};

#[path = "../examples/conformance/answer.rs"]
mod answer;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test_configure!(run_in_browser);

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
    for key in ["t", "p", "pts", "centre", "contact", "normal", "posA"] {
        if !expected[key].is_null() {
            wrong.extend(differences(key, &answer[key], &expected[key]));
        }
    }
    wrong
}

fn hold_to(name: &str, cases: &str) {
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
    hold_to("q1", include_str!("cases/q1.jsonl"));
}

#[test]
fn turns_segments_and_quads_have_the_exact_answer() {
    hold_to("q2", include_str!("cases/q2.jsonl"));
}

#[test]
fn moving_circles_against_boxes_have_the_exact_answer() {
    hold_to("q3", include_str!("cases/q3.jsonl"));
}

#[test]
fn moving_boxes_against_moving_boxes_have_the_exact_answer() {
    hold_to("q4", include_str!("cases/q4.jsonl"));
}

#[test]
fn bad_inputs_are_refused_with_their_code_and_odd_ones_answered() {
    hold_to("bad", include_str!("cases/bad.jsonl"));
}
