//! Travels and worlds against the judge: each property of docs/contract.md §4 and §5, in generated scenes.
//!
//! `TRAVELS=1000000 WORLDS=100000 cargo test --release --test it travel_judge::` asks more; `SCENE=123` or
//! `WORLD=123` asks about one.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::judge::scene::{Act, Body, Scene};
use crate::judge::travel::{Failure, judge_travel};
use crate::judge::world::judge_world;
use crate::scenes::worlds::world_of;
use crate::scenes::{FAMILIES, Words, scene_of};

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

//  ▓│→───│▓     the second leg ends about where the first wall begins, as far as times of doubles tell
#[test]
fn a_wall_at_the_end_of_a_later_leg_is_hit_if_the_leg_enters_it() {
    hold("TRAVELS", TRAVELS, "SCENE", |number| {
        let mut words = Words(number);
        let motion = words.between(0.1, 9.0);
        let turn = motion * words.between(0.55, 0.99);
        let start = 2.0 * turn - motion;
        let t = (turn - start) / motion;
        // Near 0, so that the places of walls are told apart by less than times are.
        let end = turn - (1.0 - t) * motion;
        let side = end + words.between(-1.0, 1.0) * motion * f64::EPSILON / 4.0;
        let walls = vec![[turn, -1.0, turn + 1.0, 1.0], [-9.0, -1.0, side, 1.0]];
        let body = Body::Ball([start, 0.0, 0.0]);
        let scene = Scene::new(walls, body, [motion, 0.0], Act::Bounce(1.0));
        (judge_travel(&scene), format!("{scene:?}"))
    });
}

//  ●─ ─ ─ ─ ─ ─ ▸     it rises by less than an ulp: so the path leads past the corner, and the line to its rounded end
//      ▓▓▓▓           may lead through the wall
#[test]
fn no_wall_that_a_long_leg_grazes_is_passed_from_side_to_side() {
    hold("TRAVELS", TRAVELS, "SCENE", |number| {
        let mut words = Words(number);
        let (height, top) = (words.between(0.01, 3.0), words.between(-3.0, 3.0));
        let y = words.beside(top - height);
        let rise = words.between(-2.0, 2.0) * (y.abs().next_up() - y.abs());
        let walls = (0..1 + words.below(3)).map(|_| {
            let x = words.between(0.0, 90.0);
            [x, top, x + words.between(0.0, 9.0), top + words.between(0.0, 3.0)]
        });
        let body = Body::Crate([0.0, 0.0, 1.0, height]);
        let mut scene = Scene::new(walls.collect(), body, [109.0, rise], Act::Stop);
        scene.at = Some([-9.0, y]);
        (judge_travel(&scene), format!("{scene:?}"))
    });
}

#[test]
fn every_world_answers_as_its_boxes_do() {
    hold("WORLDS", WORLDS, "WORLD", |number| {
        let acts = world_of(number);
        (judge_world(&acts), format!("{acts:?}"))
    });
}
