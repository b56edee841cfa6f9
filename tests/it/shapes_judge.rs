//! Travels and worlds among convex shapes against the judge: each property of docs/contract.md §4, §5 and §8.
//!
//! `TRAVELS=1000000 WORLDS=300000 cargo test --release --test it shapes_judge::` asks more; `SCENE=123` asks
//! about one.

use crate::judge::shapes::questions::judge_world;
use crate::judge::shapes::{judge_travel, scene::Scene};
use crate::judge::travel::Failure;
use crate::landscapes::{cut_of, family_of, scene_of};
use crate::travel_judge::hold;

/// So many in every run of the tests.
const TRAVELS: u64 = 1_300;
const WORLDS: u64 = 260;

/// What is wrong with a scene, and as few of its walls as show it.
fn judged(scene: Scene, name: &str, judge: fn(&Scene) -> Vec<Failure>) -> (Vec<Failure>, String) {
    let (mut failures, mut least) = (judge(&scene), scene);
    let Some(property) = failures.first().map(|failure| failure.0) else {
        return (failures, String::new());
    };
    let mut wall = 0;
    while wall < least.walls.len() {
        let mut fewer = least.clone();
        fewer.walls.remove(wall);
        let rest = judge(&fewer);
        if rest.iter().any(|failure| failure.0 == property) {
            (failures, least) = (rest, fewer);
        } else {
            wall += 1;
        }
    }
    (failures, format!("// {name}{least:?}"))
}

#[test]
fn every_travel_among_shapes_is_as_the_contract_says() {
    let judge = |number| judged(scene_of(number), family_of(number), judge_travel);
    hold("TRAVELS", TRAVELS, "SCENE", judge);
}

#[test]
fn every_world_of_shapes_answers_as_they_do_alone() {
    let judge = |number| judged(scene_of(number), family_of(number), judge_world);
    hold("WORLDS", WORLDS, "SCENE", judge);
}

//  ●                 "a straight edge that is cut at doubles slides as the uncut one, to 4 ulp a leg"
//   ╲.
//     ╲.
#[test]
fn a_straight_edge_that_is_cut_slides_as_the_uncut_one() {
    hold("WORLDS", WORLDS, "SCENE", |number| {
        let [whole, parts] = cut_of(number);
        let [one, other] = [&whole, &parts].map(|scene| scene.answer());
        let legs =
            1 + other.hits().iter().chain(one.hits()).map(|hit| hit.leg()).max().unwrap_or(0);
        let reach = |p: graze2d::glam::DVec2| p.abs().max_element();
        let corners = whole.walls[0].convex.corners().chain(whole.mover.convex.corners());
        let largest = corners.map(reach).fold(reach(one.position()), f64::max);
        let most = f64::from(4 * (legs + 1)) * (largest.next_up() - largest);
        let off = reach(one.position() - other.position());
        let is_outside = one.inside().is_empty() && other.inside().is_empty();
        let failures = if is_outside && off > most {
            let what = format!("{:?}, not {:?}", other.position(), one.position());
            vec![("cut", format!("{what}: {:?}", other.hits()))]
        } else {
            vec![]
        };
        (failures, format!("{parts:?}"))
    });
}
