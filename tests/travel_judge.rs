//! Every travel against the judge: each property of the contract, in generated scenes.
//!
//! `TRAVELS=1000000 cargo test --release --test travel_judge` asks more; `SCENE=123` asks about one.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

mod judge;
mod nasty;
mod scenes;

use judge::scene::Scene;
use judge::travel::{Failure, judge_travel};
use scenes::{FAMILIES, scene_of};

/// So many scenes in every run of the tests.
const TRAVELS: u64 = 10_000;

/// So many examples of each kind of failure are shown.
const SHOWN: usize = 3;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|n| n.parse().expect("a number"))
}

fn judged(scene: &Scene) -> Vec<Failure> {
    let judged = catch_unwind(AssertUnwindSafe(|| judge_travel(scene)));
    judged.unwrap_or_else(|_| vec![("panics", String::new())])
}

/// The failures of scenes by property: how many scenes, and the first of them.
fn failures(numbers: impl Iterator<Item = u64>) -> BTreeMap<&'static str, (usize, Vec<String>)> {
    let mut all: BTreeMap<&'static str, (usize, Vec<String>)> = BTreeMap::new();
    for number in numbers {
        let scene = scene_of(number);
        let mut failures = judged(&scene);
        failures.dedup_by_key(|failure| failure.0);
        for (property, what) in failures {
            let (count, shown) = all.entry(property).or_default();
            *count += 1;
            if shown.len() < SHOWN {
                let family = FAMILIES[number as usize % FAMILIES.len()].0;
                shown.push(format!("  {number} ({family}): {what}\n    {scene:?}"));
            }
        }
    }
    all
}

#[test]
fn every_travel_is_as_the_contract_says() {
    let count = number("TRAVELS").unwrap_or(TRAVELS);
    let all = match number("SCENE") {
        Some(scene) => failures(scene..=scene),
        None => failures(0..count),
    };
    let told: Vec<String> = (all.iter())
        .map(|(property, (count, shown))| format!("{property}: {count}\n{}", shown.join("\n")))
        .collect();
    assert!(all.is_empty(), "of {count} travels\n{}", told.join("\n"));
}
