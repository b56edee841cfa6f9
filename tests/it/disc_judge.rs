//! Paths and moving circles against circles, in generated scenes, against the judge.
//!
//! `DISCS=1000000 cargo test --release --test it disc_judge::` asks more; `DISC=123` asks about one.

use std::collections::BTreeMap;

use graze2d::{Circle, Motion, Segment, circle_vs_circle};

use crate::discs::{Discs, FAMILIES, discs_of};
use crate::judge::circles::{judge_circle_vs_circle, judge_segment_vs_circle};

/// So many scenes in every run of the tests.
const DISCS: u64 = 3_000;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|n| n.parse().expect("a number"))
}

/// Both circles, and the path of the first as a segment against the second.
fn judge(discs: &Discs) -> Result<(), String> {
    let Discs { centers: [p, q], radii: [ra, rb], motions: [v, w] } = *discs;
    let circle = |center, radius| Circle::new(center, radius).expect("a circle");
    let motion = |motion| Motion::new(motion).expect("a motion");
    judge_circle_vs_circle(circle(p, ra), motion(v), circle(q, rb), motion(w))?;
    let end = (p + v).clamp(graze2d::glam::DVec2::MIN, graze2d::glam::DVec2::MAX);
    let segment = Segment::new(p, end).expect("a segment");
    judge_segment_vs_circle(segment, circle(q, (ra + rb).min(f64::MAX)))
}

#[test]
fn generated_scenes_have_the_answer_that_the_definition_gives() {
    let count = number("DISCS").unwrap_or(DISCS);
    let numbers = number("DISC").map_or(0..count, |n| n..n + 1);
    let mut wrong: BTreeMap<String, (u64, String)> = BTreeMap::new();
    for number in numbers {
        let (family, discs) = discs_of(number);
        if let Err(what) = judge(&discs) {
            let first = || (0, format!("DISC={number} {what}: {discs:?}"));
            wrong.entry(format!("{family:?}")).or_insert_with(first).0 += 1;
        }
    }
    assert!(wrong.is_empty(), "of {count} scenes {wrong:#?}");
}

/// Otherwise the judge would have nothing to say.
#[test]
fn every_family_has_hits_and_the_fine_ones_all_verdicts() {
    for (place, family) in FAMILIES.into_iter().enumerate() {
        let mut verdicts = BTreeMap::new();
        for number in (0..3_000).filter(|number| number % FAMILIES.len() == place) {
            let (_, discs) = discs_of(number as u64);
            let Discs { centers: [p, q], radii: [ra, rb], motions: [v, w] } = discs;
            let [a, b] = [(p, ra), (q, rb)].map(|(center, r)| Circle::new(center, r).unwrap());
            let [v, w] = [v, w].map(|motion| Motion::new(motion).unwrap());
            let contact = circle_vs_circle(a, v, b, w).map(|span| span.contact());
            *verdicts.entry(format!("{contact:?}")).or_insert(0) += 1;
        }
        assert!(verdicts.len() >= 2, "{family:?}: {verdicts:?}");
    }
}
