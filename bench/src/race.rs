//! Contenders that take turns, so that whatever disturbs the machine disturbs them alike.

use std::hint::black_box;
use std::time::Instant;

use crate::inputs::{LEARNT, UNLEARNT};

/// How often everyone takes a turn.
const ROUNDS: usize = 41;

/// A query over pairs of its own type, prepared beforehand: it runs over all of them once.
pub struct Contender {
    name: &'static str,
    run: Box<dyn FnMut()>,
}

/// One that asks `query` about each input. All of the answer has to be there: none of it may be
/// left out because nobody looks.
pub fn contender<T: 'static, R>(
    name: &'static str,
    inputs: Vec<T>,
    query: impl Fn(&T) -> R + 'static,
) -> Contender {
    let run = move || {
        for input in &inputs {
            black_box(query(black_box(input)));
        }
    };
    Contender { name, run: Box::new(run) }
}

/// The shortest nanoseconds a query took, of every contender.
fn nanoseconds(contenders: &mut [Contender], pairs: usize) -> Vec<f64> {
    let mut best = vec![f64::INFINITY; contenders.len()];
    for _ in 0..ROUNDS {
        for (contender, best) in contenders.iter_mut().zip(&mut best) {
            let start = Instant::now();
            for _ in 0..UNLEARNT / pairs {
                (contender.run)();
            }
            *best = best.min(start.elapsed().as_secs_f64() * 1e9 / UNLEARNT as f64);
        }
    }
    best
}

/// Lets the contenders race, learnt and unlearnt, and prints a table. The factor says how often the
/// first, ours, fits into the time of each.
pub fn race(title: &str, contenders: impl Fn(usize) -> Vec<Contender>) {
    let [learnt, unlearnt] =
        [LEARNT, UNLEARNT].map(|pairs| nanoseconds(&mut contenders(pairs), pairs));
    println!("\n{title:<45}   learnt              unlearnt");
    for (place, contender) in contenders(1).iter().enumerate() {
        let cell = |ns: &[f64]| format!("{:7.1} ns {:7.2}×", ns[place], ns[place] / ns[0]);
        println!("  {:<43}{}{}", contender.name, cell(&learnt), cell(&unlearnt));
    }
}
