//! A moving circle against a box: every degenerate class, drawn above its test.
//!
//! Corners are met in triangles with sides 3, 4 and 5, so that every number is exact.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Circle, Contact, Corner, Feature, Hit, Motion, PushOut, Segment, Side, Span,
    circle_vs_aabb, segment_vs_aabb, trace,
};

const LEFT: Feature = Feature::Side(Side::Left);
const RIGHT: Feature = Feature::Side(Side::Right);
const TOP: Feature = Feature::Side(Side::Top);
const TOP_LEFT: Feature = Feature::Corner(Corner::TopLeft);
const BOTTOM_LEFT: Feature = Feature::Corner(Corner::BottomLeft);

/// The normal of a hit at (−3, −4) from the top left corner, in a circle of radius 5.
const SLANTED: [f64; 2] = [-0.6, -0.8];

fn aabb(min: [f64; 2], max: [f64; 2]) -> Aabb {
    Aabb::new(min, max).unwrap()
}

/// The box from (0, 0) to (8, 4).
fn wall() -> Aabb {
    aabb([0.0, 0.0], [8.0, 4.0])
}

fn sweep(center: [f64; 2], radius: f64, motion: [f64; 2]) -> (Circle, Motion) {
    (Circle::new(center, radius).unwrap(), Motion::new(motion).unwrap())
}

fn ask_of(aabb: &Aabb, center: [f64; 2], radius: f64, motion: [f64; 2]) -> Option<Span> {
    let (circle, motion) = sweep(center, radius, motion);
    let answer = circle_vs_aabb(circle, motion, *aabb);
    assert_eq!(answer, trace::circle_vs_aabb(circle, motion, *aabb, |_| ()), "watching changes it");
    answer
}

fn ask(center: [f64; 2], radius: f64, motion: [f64; 2]) -> Option<Span> {
    ask_of(&wall(), center, radius, motion)
}

fn contact(center: [f64; 2], radius: f64, motion: [f64; 2]) -> Option<Contact> {
    ask(center, radius, motion).map(|span| span.contact())
}

fn steps(center: [f64; 2], radius: f64, motion: [f64; 2]) -> Vec<String> {
    let (circle, motion) = sweep(center, radius, motion);
    let mut steps = Vec::new();
    trace::circle_vs_aabb(circle, motion, wall(), |step| steps.push(format!("{step:?}")));
    steps
}

/// The hit: when, then the center, the point of the box and the normal, then the feature.
#[track_caller]
fn check(hit: Option<Hit>, t: f64, vectors: [[f64; 2]; 3], feature: Feature) {
    let hit = hit.expect("a hit");
    let got = [hit.position(), hit.point(), hit.normal()];
    assert_eq!((hit.t(), got), (t, vectors.map(DVec2::from)));
    assert_eq!(hit.feature(), feature);
}

#[track_caller]
fn check_way_out(span: Option<Span>, depth: f64, normal: [f64; 2], by: [f64; 2]) {
    let span = span.expect("a contact");
    assert_eq!((span.contact(), span.enter()), (Contact::Cross, None));
    let way: PushOut = span.push_out().expect("a way out");
    assert_eq!((way.depth(), way.normal(), way.by()), (depth, normal.into(), by.into()));
}

//      ┌────────┐
// (●)──┼────────┼──▶   a radius before and a radius after
//      └────────┘
#[test]
fn a_circle_through_the_box_enters_and_leaves() {
    let span = ask([-5.0, 2.0], 1.0, [16.0, 0.0]).unwrap();
    assert_eq!(span.contact(), Contact::Cross);
    check(span.enter(), 0.25, [[-1.0, 2.0], [0.0, 2.0], [-1.0, 0.0]], LEFT);
    check(span.exit(), 0.875, [[9.0, 2.0], [8.0, 2.0], [1.0, 0.0]], RIGHT);
}

//   │
//  (●)     in by the arc of one corner, out by that of another
//   │╲┌────
//   │ │
//   │╱└────
//   ▼
#[test]
fn a_circle_past_a_side_enters_and_leaves_at_its_corners() {
    let span = ask([-3.0, -8.0], 5.0, [0.0, 20.0]).unwrap();
    assert_eq!(span.contact(), Contact::Cross);
    check(span.enter(), 0.2, [[-3.0, -4.0], [0.0, 0.0], SLANTED], TOP_LEFT);
    check(span.exit(), 0.8, [[-3.0, 8.0], [0.0, 4.0], [-0.6, 0.8]], BOTTOM_LEFT);
}

//     ╱ ▲
//  ╱(●)      the line is a tangent of the corner's circle
//      ┌────
#[test]
fn a_circle_that_grazes_a_corner_touches_and_does_not_cross() {
    let graze = |radius| ask([-7.0, -1.0], radius, [8.0, -6.0]);
    let span = graze(5.0).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    for hit in [span.enter(), span.exit()] {
        check(hit, 0.5, [[-3.0, -4.0], [0.0, 0.0], SLANTED], TOP_LEFT);
    }
    assert_eq!(graze(5.0f64.next_down()), None);
    assert_eq!(graze(5.0f64.next_up()).unwrap().contact(), Contact::Cross);
}

//  ╱
// ●  stops before the tangent point, or starts after it
#[test]
fn a_tangent_whose_point_is_not_reached_misses() {
    assert_eq!(ask([-7.0, -1.0], 5.0, [3.5, -2.625]), None);
    assert_eq!(contact([-7.0, -1.0], 5.0, [4.0, -3.0]), Some(Contact::Touch));
    assert_eq!(contact([-3.0, -4.0], 5.0, [4.0, -3.0]), Some(Contact::Touch));
    assert_eq!(ask([-2.0, -4.75], 5.0, [4.0, -3.0]), None);
}

// (●)────●────────●────▶   the lowest point of the circle runs along the top side
//        └────────┘
#[test]
fn a_circle_that_grazes_a_flat_side_touches_from_junction_to_junction() {
    let span = ask([-2.0, -1.0], 1.0, [16.0, 0.0]).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    let up = [0.0, -1.0];
    check(span.enter(), 0.125, [[0.0, -1.0], [0.0, 0.0], up], TOP);
    check(span.exit(), 0.625, [[8.0, -1.0], [8.0, 0.0], up], TOP);
    let along = |height: f64| contact([-2.0, -height], 1.0, [16.0, 0.0]);
    assert_eq!(along(1.0f64.next_down()), Some(Contact::Cross));
    assert_eq!(along(1.0f64.next_up()), None);
}

// ┊(●)            the center is in the corner square, outside the rounding
// ┊   ╲
// ┊┈┈┈┈┌────
#[test]
fn a_start_in_the_corner_square_outside_the_rounding_is_decided_by_the_corner() {
    let span = ask([-3.0, -4.5], 5.0, [0.0, 1.0]).unwrap();
    assert_eq!((span.contact(), span.exit()), (Contact::Cross, None));
    check(span.enter(), 0.5, [[-3.0, -4.0], [0.0, 0.0], SLANTED], TOP_LEFT);
    // Away, past it, and towards it but too short.
    assert_eq!(ask([-4.0, -4.0], 5.0, [-1.0, -1.0]), None);
    assert_eq!(ask([-4.5, -4.5], 5.0, [3.0, -3.0]), None);
    assert_eq!(ask([-4.5, -4.5], 5.0, [0.5, 0.5]), None);
}

#[test]
fn an_end_in_the_corner_square_outside_the_rounding_misses() {
    assert_eq!(ask([-6.0, -6.0], 5.0, [1.5, 1.5]), None);
    assert_eq!(contact([-6.0, -8.0], 5.0, [3.0, 4.0]), Some(Contact::Touch));
}

//   (●
//     ╲)┌──   the center is in the corner square, within the rounding
#[test]
fn a_start_within_the_rounding_overlaps_and_is_pushed_out_from_the_corner() {
    for motion in [[0.0, 0.0], [1.0, 1.0], [-9.0, -12.0]] {
        check_way_out(ask([-1.5, -2.0], 5.0, motion), 2.5, SLANTED, [-1.5, -2.0]);
    }
    let away = ask([-1.5, -2.0], 5.0, [-3.0, -4.0]).unwrap();
    check(away.exit(), 0.5, [[-3.0, -4.0], [0.0, 0.0], SLANTED], TOP_LEFT);
}

//   (●)┌──   the circle touches the corner from the start
#[test]
fn a_start_that_touches_the_corner_crosses_only_where_it_goes_in() {
    let from = |motion| ask([-3.0, -4.0], 5.0, motion).unwrap();
    let on = [[-3.0, -4.0], [0.0, 0.0], SLANTED];
    let inwards = from([3.0, 4.0]);
    assert_eq!((inwards.contact(), inwards.exit()), (Contact::Cross, None));
    check(inwards.enter(), 0.0, on, TOP_LEFT);
    for outwards_or_along in [[-3.0, -4.0], [4.0, -3.0], [-4.0, 3.0]] {
        let span = from(outwards_or_along);
        assert_eq!(span.contact(), Contact::Touch);
        check(span.enter(), 0.0, on, TOP_LEFT);
        check(span.exit(), 0.0, on, TOP_LEFT);
    }
    // One ulp to either side of the tangent.
    let climbing = |rise: f64| from([4.0, -rise]).contact();
    assert_eq!(climbing(3.0f64.next_down()), Contact::Cross);
    assert_eq!(climbing(3.0f64.next_up()), Contact::Touch);
}

//    (●)│     the circle touches the left side from the start
#[test]
fn a_start_that_touches_a_side_crosses_only_where_it_goes_in() {
    let from = |motion| ask([-1.0, 2.0], 1.0, motion).unwrap();
    let on = [[-1.0, 2.0], [0.0, 2.0], [-1.0, 0.0]];
    let inwards = from([1.0, 0.0]);
    assert_eq!((inwards.contact(), inwards.exit()), (Contact::Cross, None));
    check(inwards.enter(), 0.0, on, LEFT);
    let outwards = from([-1.0, 0.0]);
    assert_eq!((outwards.contact(), outwards.times()), (Contact::Touch, [0.0, 0.0]));
    let along = from([0.0, 1.0]);
    assert_eq!((along.contact(), along.times()), (Contact::Touch, [0.0, 1.0]));
    assert_eq!(from([f64::from_bits(1), 0.0]).contact(), Contact::Cross);
}

// a point has no rounding
#[test]
fn a_circle_of_radius_0_is_a_segment() {
    let grid = || (-2..=6).map(f64::from);
    for (x, y) in grid().flat_map(|x| grid().map(move |y| (x, y))) {
        for motion in [[4.0, 3.0], [-4.0, 4.0], [0.0, 8.0], [0.0, 0.0]] {
            let segment = Segment::new(dvec2(x, y), dvec2(x, y) + DVec2::from(motion)).unwrap();
            let mut expected = segment_vs_aabb(segment, wall());
            let mut answer = ask([x, y], 0.0, motion);
            // Only the way out of an overlap is more than a segment has.
            let hits = |span: Span| (span.contact(), span.enter(), span.exit());
            assert_eq!(answer.take().map(hits), expected.take().map(hits), "{x} {y} {motion:?}");
        }
    }
}

#[test]
fn a_radius_far_beyond_the_box_keeps_the_exact_tangent() {
    let large = 2.0f64.powi(1000);
    let far = |radius: f64| ask([-7.0 * large, -large], radius, [8.0 * large, -6.0 * large]);
    let span = far(5.0 * large).unwrap();
    assert_eq!((span.contact(), span.times()), (Contact::Touch, [0.5, 0.5]));
    assert_eq!(far((5.0 * large).next_down()), None);
    assert_eq!(far((5.0 * large).next_up()).unwrap().contact(), Contact::Cross);
}

#[test]
fn a_circle_at_rest_is_apart_touches_or_overlaps() {
    let rest = |center, radius| ask(center, radius, [0.0, 0.0]);
    assert_eq!(rest([-2.0, 2.0], 1.0), None);
    assert_eq!(rest([-4.0, -4.0], 5.0), None); // in the corner square
    for (center, radius) in [([-1.0, 2.0], 1.0), ([-3.0, -4.0], 5.0)] {
        let span = rest(center, radius).unwrap();
        assert_eq!((span.contact(), span.times()), (Contact::Touch, [0.0, 1.0]));
        assert!(span.enter().is_some() && span.exit().is_some());
    }
    assert!(rest([4.0, 2.0], 1.0).unwrap().is_contained());
}

//       ·
// (●)───┼──▶   a box without size is a point; the disc around it is crossed
#[test]
fn a_box_of_no_size_is_a_point_with_a_disc_around() {
    let point = aabb([0.0, 0.0], [0.0, 0.0]);
    let span = ask_of(&point, [-10.0, 0.0], 5.0, [20.0, 0.0]).unwrap();
    assert_eq!(span.contact(), Contact::Cross);
    check(span.enter(), 0.25, [[-5.0, 0.0], [0.0, 0.0], [-1.0, 0.0]], LEFT);
    check(span.exit(), 0.75, [[5.0, 0.0], [0.0, 0.0], [1.0, 0.0]], RIGHT);
    let graze = ask_of(&point, [-7.0, -1.0], 5.0, [8.0, -6.0]).unwrap();
    assert_eq!((graze.contact(), graze.times()), (Contact::Touch, [0.5, 0.5]));
    // A point through a point has no interior to enter.
    let bare = ask_of(&point, [-10.0, 0.0], 0.0, [20.0, 0.0]).unwrap();
    assert_eq!((bare.contact(), bare.times()), (Contact::Touch, [0.5, 0.5]));
}

//    │
//   (●)
//    ▼
//    ┌────   straight down on the corner: the top side has it; a hair to the left, the corner
#[test]
fn where_flat_meets_rounding_the_side_is_met() {
    let down = |x| ask([x, -5.0], 1.0, [0.0, 8.0]).unwrap().enter();
    check(down(0.0), 0.5, [[0.0, -1.0], [0.0, 0.0], [0.0, -1.0]], TOP);
    let hair = f64::from_bits(1);
    check(down(-hair), 0.5, [[-hair, -1.0], [0.0, 0.0], [-hair, -1.0]], TOP_LEFT);
    check(down(hair), 0.5, [[hair, -1.0], [hair, 0.0], [0.0, -1.0]], TOP);
    // A hair over the radius is too small for a double, and still not level.
    let wide = ask([-hair, -8.0], 4.0, [0.0, 8.0]).unwrap().enter();
    check(wide, 0.5, [[-hair, -4.0], [0.0, 0.0], [0.0, -1.0]], TOP_LEFT);
}

//   ▓▓▓▓│         it leaves where the rounding begins, or so little after it that the normal rounds to that of the side
//   ▓▓▓▓├●
//   ────╯↓
#[test]
fn a_path_along_a_side_leaves_it_where_the_rounding_begins() {
    let exit = |y: f64, motion| ask([9.0, y], 1.0, motion).unwrap().exit();
    let there = [[9.0, 4.0], [8.0, 4.0], [1.0, 0.0]];
    check(exit(2.0, [0.0, 32.0]), 0.0625, there, RIGHT);
    let corner = Feature::Corner(Corner::BottomRight);
    check(exit(4.0, [-5e-324, 32.0]), 0.0, there, corner);
}

// (●)  touches the end of the top side, and sinks by the smallest number while it goes to the right:
// ───┐ inside the corner's circle for as short a time
#[test]
fn the_shortest_crossing_at_a_junction_has_its_end() {
    let (hair, radius) = (f64::from_bits(1), 2.0f64.next_down());
    let span = ask([8.0, -radius], radius, [1.9843137254902101, hair]).unwrap();
    // It ends at 2 × radius × hair / motion², which is 1.016 × hair.
    assert_eq!((span.contact(), span.times()), (Contact::Cross, [0.0, hair]));
}

//                       ┃
// (●)━━━━━━━━━━━━━━━━━━━╂━━━━━━━━━━━▶   a step of two thousand million
//                       ┃
#[test]
fn a_fast_circle_does_not_tunnel_through_a_thin_wall() {
    let (half, thin) = (2.0f64.powi(30), 2.0f64.powi(-20));
    let screen = aabb([0.0, 0.0], [thin, 4.0]);
    let span = ask_of(&screen, [-half, 2.0], 0.5, [2.0 * half, 0.0]).unwrap();
    assert_eq!(span.contact(), Contact::Cross);
    let (before, after) = (2.0f64.powi(-32), 2.0f64.powi(-32) + 2.0f64.powi(-51));
    assert_eq!(span.times(), [0.5 - before, 0.5 + after]);
    assert_eq!(span.enter().unwrap().position(), dvec2(-0.5, 2.0));
}

// The grown side 1 − r is no double. Rounded, it would lie where the center is.
#[test]
fn a_gap_narrower_than_an_ulp_of_the_grown_box_is_seen() {
    let low = aabb([0.0, 1.0], [8.0, 4.0]);
    let ulp = 2.0f64.powi(-53);
    let along = |radius| ask_of(&low, [-1.0, 1.0 - ulp], radius, [10.0, 0.0]);
    assert_eq!(along(0.9 * ulp), None);
    assert_eq!(along(ulp).unwrap().contact(), Contact::Touch);
    assert_eq!(along(1.1 * ulp).unwrap().contact(), Contact::Cross);
}

// The top of the grown box is 3 × 2⁻¹⁰⁷⁴ below the center: by a sign alone that looked like a whole
// unit, and the box was left before it was entered.
#[test]
fn a_distance_lost_to_rounding_counts_as_what_it_is() {
    let tiny = f64::from_bits(3);
    let span = ask_of(&aabb([0.0, tiny], [4.0, 4.0]), [-2.5, -2.0], 2.0, [1024.0, 2.0]).unwrap();
    assert_eq!(span.contact(), Contact::Cross);
    assert_eq!(span.enter().unwrap().feature(), TOP_LEFT);
    let flat = aabb([5e-324, 1.5e-323], [3.0, 1.0]);
    let found = ask_of(&flat, [-1.25, -2.0], 2.0, [704.0, 2.000000000000001]).unwrap();
    assert_eq!(found.contact(), Contact::Cross);
}

// ┌────────┐
// │(●)     │   out by the nearest side; of two as near, the first of Left, Right, Top, Bottom
// └────────┘
#[test]
fn a_center_in_the_box_is_pushed_out_through_the_nearest_side() {
    let rest = |center| ask(center, 1.0, [0.0, 0.0]);
    check_way_out(rest([1.0, 2.0]), 2.0, [-1.0, 0.0], [-2.0, 0.0]);
    check_way_out(rest([7.5, 2.0]), 1.5, [1.0, 0.0], [1.5, 0.0]);
    check_way_out(rest([4.0, 2.0]), 3.0, [0.0, -1.0], [0.0, -3.0]);
    check_way_out(rest([1.0, 1.0]), 2.0, [-1.0, 0.0], [-2.0, 0.0]);
    check_way_out(rest([0.0, 2.0]), 1.0, [-1.0, 0.0], [-1.0, 0.0]);
    check_way_out(rest([-0.5, 2.0]), 0.5, [-1.0, 0.0], [-0.5, 0.0]);
}

#[test]
fn squares_and_differences_that_overflow_keep_the_right_times() {
    let large = 2.0f64.powi(1023);
    let span = ask([-1.5 * large, 2.0], large, [large, 0.0]).unwrap();
    check(span.enter(), 0.5, [[-large, 2.0], [0.0, 2.0], [-1.0, 0.0]], LEFT);
    let eighth = large / 8.0;
    let graze = ask([-7.0 * eighth, -eighth], 5.0 * eighth, [8.0 * eighth, -6.0 * eighth]).unwrap();
    assert_eq!((graze.contact(), graze.times()), (Contact::Touch, [0.5, 0.5]));
    // The grown side MAX − MAX, from the far end of the range.
    let edge = aabb([-f64::MAX, 0.0], [-f64::MAX, 4.0]);
    let reach = ask_of(&edge, [f64::MAX, 2.0], f64::MAX, [-f64::MAX, 0.0]).unwrap();
    assert_eq!(reach.contact(), Contact::Touch);
    check(reach.enter(), 1.0, [[0.0, 2.0], [-f64::MAX, 2.0], [1.0, 0.0]], RIGHT);
}

#[test]
fn the_smallest_triangle_has_its_tangent() {
    let u = f64::from_bits;
    let speck = aabb([0.0, 0.0], [u(8), u(4)]);
    let graze = |radius| ask_of(&speck, [-u(7), -u(1)], radius, [u(8), -u(6)]);
    let span = graze(u(5)).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    check(span.enter(), 0.5, [[-u(3), -u(4)], [0.0, 0.0], SLANTED], TOP_LEFT);
    assert_eq!(graze(u(4)), None);
    assert_eq!(graze(u(6)).unwrap().contact(), Contact::Cross);
}

#[test]
fn the_steps_end_where_the_query_is_decided() {
    let apart = steps([-9.0, 2.0], 1.0, [4.0, 0.0]);
    assert_eq!(apart, ["BoundsApart { side: Left }", "Misses"]);
    let missed = steps([-6.0, -6.0], 5.0, [1.5, 1.5]);
    assert_eq!(missed[0], "BoundsMeet");
    // The line through the corner itself comes closest there, at four times the motion.
    let end = [
        "CornerSquare { corner: TopLeft, enters: true, closest: 4.0, distance: 0.0 }",
        "CornerMissed { corner: TopLeft }",
        "Misses",
    ];
    assert_eq!(missed[missed.len() - 3..], end);
    let through = steps([-5.0, 2.0], 1.0, [16.0, 0.0]);
    let strips = [
        "SideStrip { feature: Side(Left), enters: true, t: 0.25 }",
        "SideStrip { feature: Side(Right), enters: false, t: 0.875 }",
        "Crosses { near: 0.25, far: 0.875 }",
    ];
    assert_eq!(through[through.len() - 3..], strips);
    let overlap = steps([-1.5, -2.0], 5.0, [0.0, 0.0]);
    assert!(overlap.contains(&"StartsInside { depth: 2.5 }".into()), "{overlap:?}");
}

// ```text
//   ●──────────────▶      the line passes 4 above the corner, halfway on its way
//          ╭╌╌╌╌╌╌╌
//          ╎  ┌────
// ```
#[test]
fn a_corner_square_tells_how_close_the_line_comes() {
    let passing = "CornerSquare { corner: TopLeft, enters: true, closest: 0.5, distance: 4.0 }";
    assert!(steps([-6.0, -4.0], 5.0, [12.0, 0.0]).contains(&passing.into()));
    // Without motion it is as close as the start.
    let still = "CornerSquare { corner: TopLeft, enters: true, closest: 0.0, distance: 5.0 }";
    assert!(steps([-3.0, -4.0], 6.0, [0.0, 0.0]).contains(&still.into()));
}

// ```text
//   ●┈┈┈┈┈ 2 × 10⁹ ┈┈┈┈┈▶╭╌╌╌╌      so nearly a tangent that the chord is shorter than what rounding
//                         ╎ ┌──      the coefficients of the quadratic moves its roots by
// ```
#[test]
fn a_corner_grazed_from_far_away_is_met_in_time() {
    let wide = aabb([0.0, 0.0], [2.0_f64.powi(36), 10.0]);
    let center = [-2_443_189_855.392_854, -0.999_999_999_999_980_1];
    let (circle, motion) = sweep(center, 1.0, [3_790_527_878.885_905_7, 0.0]);
    let span = circle_vs_aabb(circle, motion, wide).unwrap();
    assert_eq!(span.enter_time(), 0.644_551_348_376_032_8);
    assert_eq!(span.enter().unwrap().feature(), TOP_LEFT);
}
