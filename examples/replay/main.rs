//! Plays a recording of JavaScript's `recordWorld`, and says of each call whether its answer is the same to the last bit:
//! `cargo run --features serde --example replay -- recording.json`. A file can hold several recordings.

mod answers;
mod calls;
mod forms;

use serde_json::{Deserializer, Value};

use calls::{Verdict, play};

fn main() {
    let path = std::env::args().nth(1).expect("the path of a recording");
    let text = std::fs::read_to_string(path).expect("a file of text");
    let mut differing = 0;
    for recording in Deserializer::from_str(&text).into_iter::<Value>() {
        let recording = recording.expect("a recording in JSON");
        for (i, verdict) in play(&recording).into_iter().enumerate() {
            let name = &recording["calls"][i][0];
            match verdict {
                Verdict::Same => println!("{i} {name}: the same"),
                Verdict::LeftOut => println!("{i} {name}: refused in JavaScript, or only there"),
                Verdict::Differs(answer) => {
                    println!("{i} {name}: differs, {answer}");
                    differing += 1;
                }
            }
        }
    }
    assert_eq!(differing, 0, "answers differ");
}
