//! Travels and worlds against the judge: each property of docs/contract.md §4 and §5, in generated scenes.
//!
//! `TRAVELS=1000000 WORLDS=100000 cargo test --release --test it travel_judge::` asks more; `SCENE=123` or
//! `WORLD=123` asks about one.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::judge::travel::{Failure, judge_travel};
use crate::judge::world::judge_world;
use crate::scenes::worlds::world_of;
use crate::scenes::{FAMILIES, scene_of};

/// So many travels and worlds in every run of the tests.
const TRAVELS: u64 = 2_000;
const WORLDS: u64 = 125;

/// So many examples of each kind of failure are shown; `SHOWN` says otherwise.
const SHOWN: u64 = 3;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|n| n.parse().expect("a number"))
}

/// Judges as many scenes as are asked for, or one. Failures are counted by property, and the first of
/// each are shown, to be pasted into a test.
pub(crate) fn hold(
    many: &str,
    default: u64,
    one: &str,
    judge: impl Fn(u64) -> (Vec<Failure>, String),
) {
    let count = number(many).unwrap_or(default);
    let numbers = number(one).map_or(0..count, |n| n..n + 1);
    let most = number("SHOWN").unwrap_or(SHOWN);
    let mut all: BTreeMap<&'static str, (usize, Vec<String>)> = BTreeMap::new();
    for number in numbers {
        let judged = catch_unwind(AssertUnwindSafe(|| judge(number)));
        let (failures, scene) =
            judged.unwrap_or_else(|_| (vec![("panics", String::new())], String::new()));
        let mut counted = Vec::new();
        for (property, what) in failures {
            if counted.contains(&property) {
                continue;
            }
            counted.push(property);
            let (count, shown) = all.entry(property).or_default();
            *count += 1;
            if (shown.len() as u64) < most {
                shown.push(format!("  {one}={number}: {what}\n    {scene}"));
            }
        }
    }
    let told: Vec<String> = (all.iter())
        .map(|(property, (count, shown))| format!("{property}: {count}\n{}", shown.join("\n")))
        .collect();
    assert!(all.is_empty(), "of {count} scenes\n{}", told.join("\n"));
}

#[test]
fn every_travel_is_as_the_contract_says() {
    hold("TRAVELS", TRAVELS, "SCENE", |number| {
        let scene = scene_of(number);
        let family = FAMILIES[number as usize % FAMILIES.len()].0;
        (judge_travel(&scene), format!("/* {family} */ {scene:?}"))
    });
}

#[test]
fn every_world_answers_as_its_boxes_do() {
    hold("WORLDS", WORLDS, "WORLD", |number| {
        let acts = world_of(number);
        (judge_world(&acts), format!("{acts:?}"))
    });
}
