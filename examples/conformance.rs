//! Answers conformance cases: one JSON case a line in, one JSON answer a line out.
//!
//! `cargo run --release --example conformance < cases > answers`; a case of a kind that is not
//! there yet prints nothing.

use std::io::{self, BufRead, Write};

#[path = "../tests/conformance/rust/answer.rs"]
mod answer;
#[path = "../tests/queries/mod.rs"]
mod queries;

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        match serde_json::from_str(&line) {
            Ok(case) => {
                if let Some(answer) = answer::answer(&case) {
                    writeln!(out, "{answer}")?;
                }
            }
            Err(error) => eprintln!("not a case: {error}: {line}"),
        }
    }
    out.flush()
}
