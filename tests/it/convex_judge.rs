//! Generated pairs of moving convex shapes, against the judge: contact, times, points, normals, features and ways out.
//!
//! `PAIRS=1000000 cargo test --release --test it convex_judge::` asks more; `PAIR=123` asks about one.

use std::collections::BTreeMap;

use graze2d::glam::DVec2;
use graze2d::{Point, Segment, convex_vs_convex};

use crate::convexes::{FAMILIES, Family, Pair, hold_all, pair_of};
use crate::judge::convex::{
    judge_convex_vs_convex, judge_point_vs_convex, judge_segment_vs_convex,
};

/// Both shapes, the path of the first one's position as a segment against the second, and both of its ends.
fn judge(pair: &Pair) -> Result<(), String> {
    let ([va, vb], Pair { a, b, .. }) = (pair.motions(), pair);
    judge_convex_vs_convex(a, va, b, vb)?;
    let start = a.convex.position();
    let end = (start + pair.va).clamp(DVec2::MIN, DVec2::MAX);
    judge_segment_vs_convex(Segment::new(start, end).expect("finite"), b)
        .map_err(|what| format!("segment: {what}"))?;
    for place in [start, end, a.points[0]] {
        judge_point_vs_convex(Point::new(place).expect("finite"), b)
            .map_err(|what| format!("point: {what}"))?;
    }
    Ok(())
}

fn hold(family: Family) {
    hold_all(Some(family), judge);
}

//  ●━━━●━━━●       on whole numbers edges are parallel or equal, corners meet corners, points repeat, hulls have no area,
//  ┊ ╱ ┊           and shapes rest
//  ●━━━●
#[test]
fn shapes_on_whole_numbers_meet_as_defined() {
    hold(Family::Grid);
}

//  ◺◺   ◿◺   ◺     equal shapes and mirrored ones, at each other's corners and along each other's edges
//            ◺
#[test]
fn copies_of_a_shape_meet_it_as_defined() {
    hold(Family::Copies);
}

//    ╲ ▕
//  ━━━━●▶          a corner of K without a radius is met at both of its edges at once
//    ╱ ▕
#[test]
fn paths_through_a_corner_meet_it_as_defined() {
    hold(Family::Aimed);
}

//  (●)━━━━━━━▶
//  ●──────────●    as far from the edge as both radii together: it touches from corner to corner
#[test]
fn paths_along_an_edge_touch_as_defined() {
    hold(Family::AlongEdge);
}

//   ╲(●)
//   ●  ╲           the line is a tangent of the circle around the corner
//  ╱ ╲  ▼
#[test]
fn tangents_of_a_corner_touch_as_defined() {
    hold(Family::Tangent);
}

//  ━━━▶(●)         it ends, or starts, where it touches
//       ●────●
#[test]
fn paths_that_end_or_start_at_a_touch_meet_as_defined() {
    hold(Family::Ends);
}

//  ╱╲   ╱╲
//  ╲╱┄┄┄╲╱         tenths are never exact, and neither are the corners of rotated boxes
#[test]
fn decimals_and_rotated_boxes_meet_as_defined() {
    hold(Family::Decimals);
}

#[test]
fn numbers_a_few_ulps_from_each_other_meet_as_defined() {
    hold(Family::Nasty);
}

#[test]
fn the_smallest_and_the_largest_numbers_meet_as_defined() {
    hold(Family::Widest);
}

#[test]
fn any_numbers_meet_as_defined() {
    hold(Family::Any);
}

/// Otherwise the judge would have nothing to say.
#[test]
fn every_family_hits_and_misses_and_the_fine_ones_touch() {
    for family in FAMILIES {
        let mut verdicts = BTreeMap::new();
        for (_, pair) in (0..3_000).map(pair_of).filter(|(of, _)| *of == family) {
            let [va, vb] = pair.motions();
            let span = convex_vs_convex(pair.a.convex, va, pair.b.convex, vb);
            *verdicts.entry(format!("{:?}", span.map(|span| span.contact()))).or_insert(0) += 1;
        }
        let are_fine = !matches!(family, Family::Decimals | Family::Any);
        assert!(verdicts.len() >= if are_fine { 3 } else { 2 }, "{family:?}: {verdicts:?}");
    }
}
