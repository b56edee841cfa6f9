//! Recordings of JavaScript, played as `examples/replay/` does: `tests/library/recording.test.js` keeps them.

use serde_json::{Value, from_str, json};

#[path = "../../examples/replay/answers.rs"]
mod answers;
#[path = "../../examples/replay/calls.rs"]
mod calls;
#[path = "../../examples/replay/forms.rs"]
mod forms;

use calls::{Verdict, play};

fn recordings() -> impl Iterator<Item = Value> {
    include_str!("../recordings.jsonl").lines().map(|line| from_str(line).unwrap())
}

#[test]
fn rust_answers_as_javascript_to_the_last_bit() {
    for recording in recordings() {
        for (call, verdict) in recording["calls"].as_array().unwrap().iter().zip(play(&recording)) {
            let is_played =
                call[2]["$"] != "error" && !call[0].as_str().unwrap().ends_with("Batch");
            assert_eq!(verdict, if is_played { Verdict::Same } else { Verdict::LeftOut }, "{call}");
        }
    }
}

#[test]
fn an_answer_that_has_changed_is_found_at_its_place() {
    for mut recording in recordings() {
        for i in 0..recording["calls"].as_array().unwrap().len() {
            let call = &mut recording["calls"][i];
            if call[0] != "travel" || call[2]["$"] == "error" {
                continue;
            }
            let x = call[2]["position"]["x"].as_f64().unwrap();
            call[2]["position"]["x"] = json!(x.next_up());
            assert!(matches!(play(&recording)[i], Verdict::Differs(_)));
            recording["calls"][i][2]["position"]["x"] = json!(x);
        }
    }
}
