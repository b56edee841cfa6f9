//! Points, paths and moving circles against circles, in generated scenes, against the judge.
//!
//! `DISCS=1000000 cargo test --release --test it disc_judge::` asks more; `DISC=123` asks about one.

use std::collections::BTreeMap;

use graze2d::{Circle, Motion, Point, Segment, circle_vs_circle, point_vs_circle};

use crate::discs::{Discs, FAMILIES, Family, discs_of};
use crate::judge::circles::{judge_circle_vs_circle, judge_segment_vs_circle};
use crate::judge::point_circle::judge_point_vs_circle;

/// So many scenes in every run of the tests.
const DISCS: u64 = 1_500;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|n| n.parse().expect("a number"))
}

/// Where the path of the first circle ends, and the second grown by its radius.
fn end_and_grown(discs: &Discs) -> (Point, Circle) {
    let Discs { centers: [p, q], radii: [ra, rb], motions: [v, _] } = *discs;
    let end = (p + v).clamp(graze2d::glam::DVec2::MIN, graze2d::glam::DVec2::MAX);
    let grown = Circle::new(q, (ra + rb).min(f64::MAX));
    (Point::new(end).expect("a point"), grown.expect("a circle"))
}

/// Both circles, and the path of the first as a segment against the second, and both of its ends.
fn judge(discs: &Discs) -> Result<(), String> {
    let Discs { centers: [p, q], radii: [ra, rb], motions: [v, w] } = *discs;
    let circle = |center, radius| Circle::new(center, radius).expect("a circle");
    let motion = |motion| Motion::new(motion).expect("a motion");
    judge_circle_vs_circle(circle(p, ra), motion(v), circle(q, rb), motion(w))?;
    let (end, grown) = end_and_grown(discs);
    judge_point_vs_circle(Point::new(p).expect("a point"), grown)?;
    judge_point_vs_circle(end, grown)?;
    judge_segment_vs_circle(Segment::new(p, end).expect("a segment"), grown)
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

/// Likewise.
#[test]
fn paths_end_inside_on_and_outside_the_circle() {
    let ends = (0..3_000).map(discs_of).filter(|(family, _)| *family == Family::EndExact);
    let mut places = BTreeMap::new();
    for (end, grown) in ends.map(|(_, discs)| end_and_grown(&discs)) {
        *places.entry(format!("{:?}", point_vs_circle(end, grown))).or_insert(0) += 1;
    }
    assert!(places.len() == 3, "{places:?}");
}
