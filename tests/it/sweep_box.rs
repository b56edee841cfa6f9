//! A moving box against a moving box: every degenerate class, drawn above its test.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Contact, Corner, Feature, Hit, Motion, Segment, Side, Span, aabb_vs_aabb,
    push_outs_aabb_vs_aabb, segment_vs_aabb, trace,
};

const LEFT: Feature = Feature::Side(Side::Left);
const RIGHT: Feature = Feature::Side(Side::Right);
const TOP_LEFT: Feature = Feature::Corner(Corner::TopLeft);
const TOP_RIGHT: Feature = Feature::Corner(Corner::TopRight);

const REST: [f64; 2] = [0.0, 0.0];

fn aabb(min: [f64; 2], max: [f64; 2]) -> Aabb {
    Aabb::new(min, max).unwrap()
}

/// The box of size 1 at `min`.
fn unit(min: [f64; 2]) -> Aabb {
    aabb(min, [min[0] + 1.0, min[1] + 1.0])
}

/// The box from (0, 0) to (4, 2).
fn wall() -> Aabb {
    aabb([0.0, 0.0], [4.0, 2.0])
}

fn meet(a: &Aabb, motion_a: [f64; 2], b: &Aabb, motion_b: [f64; 2]) -> Option<Span> {
    let [motion_a, motion_b] = [motion_a, motion_b].map(|v| Motion::new(v).unwrap());
    let answer = aabb_vs_aabb(*a, motion_a, *b, motion_b);
    let traced = trace::aabb_vs_aabb(*a, motion_a, *b, motion_b, |_| ());
    assert_eq!(answer, traced, "watching changes it");
    answer
}

/// A against the wall at rest.
fn ask(a: Aabb, motion: [f64; 2]) -> Option<Span> {
    meet(&a, motion, &wall(), REST)
}

fn contact(a: Aabb, motion: [f64; 2]) -> Option<Contact> {
    ask(a, motion).map(|span| span.contact())
}

/// The hit: when, then A's min corner and the stretch that both share, then the feature of B.
#[track_caller]
fn check(hit: Option<Hit>, t: f64, [position, min, max]: [[f64; 2]; 3], feature: Feature) {
    let hit = hit.expect("a hit");
    assert_eq!((hit.t(), hit.position()), (t, position.into()));
    assert_eq!((hit.point(), hit.meeting()), (min.into(), aabb(min, max)));
    assert_eq!(hit.feature(), feature);
}

//      ┌────────┐
// [A]──┼────────┼──▶   from side by side to side by side
//      └────────┘
#[test]
fn a_box_through_a_box_enters_and_leaves() {
    let span = ask(unit([-3.0, 0.5]), [8.0, 0.0]).unwrap();
    assert_eq!(span.contact(), Contact::Cross);
    check(span.enter(), 0.25, [[-1.0, 0.5], [0.0, 0.5], [0.0, 1.5]], LEFT);
    check(span.exit(), 0.875, [[4.0, 0.5], [4.0, 0.5], [4.0, 1.5]], RIGHT);
    assert_eq!(span.enter().unwrap().normal(), dvec2(-1.0, 0.0));
}

// [A]──▶  ◀──[B]   each gets half of the way
#[test]
fn two_moving_boxes_meet_where_both_have_gone() {
    let span = meet(&unit([0.0, 0.0]), [4.0, 0.0], &unit([5.0, 0.0]), [-4.0, 0.0]).unwrap();
    check(span.enter(), 0.5, [[2.0, 0.0], [3.0, 0.0], [3.0, 1.0]], LEFT);
    assert_eq!((span.contact(), span.times()), (Contact::Cross, [0.5, 0.75]));
}

//   ╱
// [A]┌────┐   corner on corner, for one moment
//    │    │
#[test]
fn a_box_that_grazes_a_corner_touches_and_does_not_cross() {
    let graze = |motion| ask(unit([-2.0, 0.0]), motion);
    let span = graze([2.0, -2.0]).unwrap();
    assert_eq!((span.contact(), span.times()), (Contact::Touch, [0.5, 0.5]));
    check(span.enter(), 0.5, [[-1.0, -1.0], [0.0, 0.0], [0.0, 0.0]], TOP_LEFT);
    assert_eq!(graze([2.0f64.next_up(), -2.0]).unwrap().contact(), Contact::Cross);
    assert_eq!(graze([2.0f64.next_down(), -2.0]), None);
}

// [A]───▶───▶   bottom side on top side
//    ┌────┐
#[test]
fn a_box_that_slides_along_a_side_touches() {
    let span = ask(unit([-3.0, -1.0]), [8.0, 0.0]).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    check(span.enter(), 0.25, [[-1.0, -1.0], [0.0, 0.0], [0.0, 0.0]], TOP_LEFT);
    check(span.exit(), 0.875, [[4.0, -1.0], [4.0, 0.0], [4.0, 0.0]], TOP_RIGHT);
}

// ┌───┐┌────┐
// │ A ││    │   side on side from the start
// └───┘└────┘
#[test]
fn a_start_that_touches_crosses_only_where_it_goes_in() {
    let from = |motion| ask(unit([-1.0, 0.5]), motion).unwrap();
    let inwards = from([1.0, 0.0]);
    assert_eq!((inwards.contact(), inwards.exit()), (Contact::Cross, None));
    check(inwards.enter(), 0.0, [[-1.0, 0.5], [0.0, 0.5], [0.0, 1.5]], LEFT);
    let outwards = from([-1.0, 0.0]);
    assert_eq!((outwards.contact(), outwards.times()), (Contact::Touch, [0.0, 0.0]));
    let along = from([0.0, 4.0]);
    assert_eq!((along.contact(), along.times()), (Contact::Touch, [0.0, 0.375]));
    assert_eq!(from([f64::from_bits(1), 0.0]).contact(), Contact::Cross);
    assert_eq!(from([-f64::from_bits(1), 0.0]).times(), [0.0, 0.0]);
}

#[test]
fn a_motion_that_ends_side_on_side_touches_at_one() {
    let span = ask(unit([-3.0, 0.5]), [2.0, 0.0]).unwrap();
    assert_eq!((span.contact(), span.times()), (Contact::Touch, [1.0, 1.0]));
    assert_eq!(ask(unit([-3.0, 0.5]), [2.0f64.next_down(), 0.0]), None);
    assert_eq!(contact(unit([-3.0, 0.5]), [2.0f64.next_up(), 0.0]), Some(Contact::Cross));
}

// [A]──▶
// [B]──▶   nothing changes between them
#[test]
fn boxes_that_move_alike_stay_as_they_are() {
    let alike = [1e300, -0.1];
    let with = |a: Aabb| meet(&a, alike, &wall(), alike);
    assert_eq!(with(unit([-2.0, 0.0])), None);
    let touching = with(unit([-1.0, 0.5])).unwrap();
    assert_eq!((touching.contact(), touching.times()), (Contact::Touch, [0.0, 1.0]));
    assert!(with(unit([1.0, 0.5])).unwrap().is_contained());
}

#[test]
fn motions_that_differ_by_one_ulp_differ() {
    let (fast, slow) = (1.0f64.next_up(), 1.0);
    let follow = |a, b| meet(&unit([-1.0, 0.5]), [a, 0.0], &wall(), [b, 0.0]).unwrap();
    assert_eq!(follow(fast, slow).contact(), Contact::Cross);
    let left_behind = follow(slow, fast);
    assert_eq!((left_behind.contact(), left_behind.times()), (Contact::Touch, [0.0, 0.0]));
}

//  ·──▶ ┌───┐   a box without size is the point of a segment
#[test]
fn a_box_of_no_size_moves_like_a_segment() {
    let grid = || (-2..=6).map(f64::from);
    for (x, y) in grid().flat_map(|x| grid().map(move |y| (x, y))) {
        for motion in [[4.0, 3.0], [-4.0, 4.0], [0.0, 8.0], [0.0, 0.0]] {
            let segment = Segment::new(dvec2(x, y), dvec2(x, y) + DVec2::from(motion)).unwrap();
            // Only the way out of an overlap is more than a segment has.
            let hits = |span: Span| (span.contact(), span.enter(), span.exit());
            let expected = segment_vs_aabb(segment, wall()).map(hits);
            assert_eq!(ask(aabb([x, y], [x, y]), motion).map(hits), expected, "{x} {y} {motion:?}");
        }
    }
}

// │A   │B   lines and points have no interior to enter
#[test]
fn boxes_of_no_width_touch_and_never_cross() {
    let line = |x: f64| aabb([x, 0.0], [x, 2.0]);
    let span = meet(&line(-1.0), [2.0, 0.0], &line(0.0), REST).unwrap();
    assert_eq!((span.contact(), span.times()), (Contact::Touch, [0.5, 0.5]));
    let point = aabb([0.0, 0.0], [0.0, 0.0]);
    let rest = meet(&point, REST, &point, REST).unwrap();
    assert_eq!((rest.contact(), rest.times()), (Contact::Touch, [0.0, 1.0]));
    // A box with width does enter a line: their sum has an interior.
    let wide = meet(&unit([-3.0, 0.0]), [4.0, 0.0], &line(0.0), REST).unwrap();
    assert_eq!((wide.contact(), wide.times()), (Contact::Cross, [0.5, 0.75]));
}

#[test]
fn boxes_at_rest_are_apart_touch_or_overlap() {
    assert_eq!(ask(unit([-1.5, 0.0]), REST), None);
    let side = ask(unit([-1.0, 0.5]), REST).unwrap();
    assert_eq!((side.contact(), side.times()), (Contact::Touch, [0.0, 1.0]));
    check(side.enter(), 0.0, [[-1.0, 0.5], [0.0, 0.5], [0.0, 1.5]], LEFT);
    let corner = ask(unit([-1.0, -1.0]), REST).unwrap();
    check(corner.exit(), 1.0, [[-1.0, -1.0], [0.0, 0.0], [0.0, 0.0]], TOP_LEFT);
    assert!(ask(unit([1.0, 0.5]), REST).unwrap().is_contained());
}

// ┌────────┐
// │┌─┐     │   out by the nearest side; of two as near, the first of Left, Right, Top, Bottom
// └┴─┴─────┘
#[test]
fn an_overlap_is_pushed_out_through_the_nearest_side() {
    let way = |min| ask(unit(min), REST).unwrap().push_out().unwrap();
    for (min, depth, normal) in [
        ([-0.5, 0.5], 0.5, [-1.0, 0.0]),
        ([3.75, 0.5], 0.25, [1.0, 0.0]),
        ([1.5, -0.75], 0.25, [0.0, -1.0]),
        ([1.5, 1.0], 1.0, [0.0, 1.0]),
        ([-0.5, -0.5], 0.5, [-1.0, 0.0]),
        ([1.5, 0.5], 1.5, [0.0, -1.0]),
    ] {
        let found = way(min);
        assert_eq!((found.depth(), found.normal()), (depth, normal.into()), "{min:?}");
        assert_eq!(found.by(), depth * DVec2::from(normal) + 0.0);
        assert!(found.by().x.to_bits() != (-0.0f64).to_bits());
    }
    let all = push_outs_aabb_vs_aabb(unit([1.0, 0.5]), wall()).unwrap();
    assert_eq!(all.map(|way| way.depth()), [2.0, 3.0, 1.5, 1.5]);
    // What only touches needs no way out.
    assert_eq!(push_outs_aabb_vs_aabb(unit([-1.0, 0.5]), wall()), None);
}

//                       ┃
// [A]━━━━━━━━━━━━━━━━━━━╂━━━━━━━━━━━▶
//                       ┃
#[test]
fn a_fast_box_does_not_tunnel_through_a_thin_wall() {
    let far = 2.0f64.powi(500);
    let screen = aabb([0.0, 0.0], [2.0f64.powi(-500), 2.0]);
    let train = aabb([-2.0 * far, 0.5], [-far, 1.5]);
    let span = meet(&train, [4.0 * far, 0.0], &screen, REST).unwrap();
    assert_eq!((span.contact(), span.times()), (Contact::Cross, [0.25, 0.5]));
    assert_eq!(span.enter().unwrap().position(), dvec2(-far, 0.5));
    assert_eq!(span.exit().unwrap().position().x, 2.0f64.powi(-500));
}

// [A] [B]   one ulp apart: no neighbor of the other
#[test]
fn a_gap_of_one_ulp_is_a_gap() {
    let below = |right: f64| aabb([-1.0, -3.0], [right, -2.0]);
    let past = |right| meet(&below(right), [0.0, 9.0], &aabb([1.0, 0.0], [2.0, 1.0]), REST);
    assert_eq!(past(1.0f64.next_down()), None);
    assert_eq!(past(1.0).unwrap().contact(), Contact::Touch);
    assert_eq!(past(1.0f64.next_up()).unwrap().contact(), Contact::Cross);
}

// The gap 1 − 2⁻⁶⁰ is no double: rounded, it would be 1.
#[test]
fn a_gap_that_is_no_double_is_neither_closed_nor_widened() {
    let tail = aabb([-1.0, 0.0], [2.0f64.powi(-60), 1.0]);
    let reach = |motion| meet(&tail, [motion, 0.0], &unit([1.0, 0.0]), REST);
    assert_eq!(reach(1.0f64.next_down()), None);
    let span = reach(1.0).unwrap();
    // Entered 2⁻⁶⁰ before the end, which rounds to 1.
    assert_eq!((span.contact(), span.times()), (Contact::Cross, [1.0, 1.0]));
    assert!(span.enter().is_some() && span.exit().is_none());
}

#[test]
fn differences_that_overflow_keep_the_right_times() {
    let large = f64::MAX;
    let (left, right) = (aabb([-large, 0.0], [-large, 1.0]), aabb([large, 0.0], [large, 1.0]));
    let span = meet(&left, [large, 0.0], &right, [-large, 0.0]).unwrap();
    assert_eq!((span.contact(), span.times()), (Contact::Touch, [1.0, 1.0]));
    check(span.enter(), 1.0, [[0.0, 0.0], [0.0, 0.0], [0.0, 1.0]], LEFT);
    assert_eq!(meet(&left, [large.next_down(), 0.0], &right, [-large, 0.0]), None);
    let half = aabb([-large, 0.0], [0.0, 1.0]);
    let through = meet(&left, [large, 0.0], &half, REST).unwrap();
    assert_eq!((through.contact(), through.times()), (Contact::Cross, [0.0, 1.0]));
}

#[test]
fn the_smallest_numbers_are_told_apart() {
    let u = f64::from_bits;
    let speck = aabb([u(2), u(0)], [u(3), u(1)]);
    let a = aabb([u(0), u(0)], [u(1), u(1)]);
    assert_eq!(meet(&a, REST, &speck, REST), None);
    let touch = meet(&a, [u(1), 0.0], &speck, REST).unwrap();
    assert_eq!((touch.contact(), touch.times()), (Contact::Touch, [1.0, 1.0]));
    let cross = meet(&a, [u(2), 0.0], &speck, REST).unwrap();
    assert_eq!((cross.contact(), cross.times()), (Contact::Cross, [0.5, 1.0]));
}

#[test]
fn the_steps_tell_the_relative_motion_the_sum_the_walk_and_the_meetings() {
    let (a, b) = (unit([-3.0, 0.5]), wall());
    let [motion_a, motion_b] = [[6.0, 0.0], [-2.0, 0.0]].map(|v| Motion::new(v).unwrap());
    let mut steps = Vec::new();
    trace::aabb_vs_aabb(a, motion_a, b, motion_b, |step| steps.push(format!("{step:?}")));
    assert_eq!(steps[0], "Relative { motion: DVec2(8.0, 0.0) }");
    assert_eq!(steps[1], "MinkowskiSum { min: DVec2(2.0, -1.5), max: DVec2(7.0, 1.5) }");
    let end = [
        "Clip(Crosses { near: 0.25, far: 0.875 })",
        "Meets { t: 0.25, position: DVec2(-1.5, 0.5), enters: true }",
        "Meets { t: 0.875, position: DVec2(2.25, 0.5), enters: false }",
    ];
    assert_eq!(steps[steps.len() - 3..], end);
}
