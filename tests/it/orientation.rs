//! Turns, and segment against segment: each degenerate class drawn, and the classic examples.

use graze2d::SegmentRelation::{Apart, Overlap, Proper, Touch};
use graze2d::glam::{DVec2, ivec2};
use graze2d::{
    Convex, GeometryError, Intersection, Motion, Point, Segment, SegmentRelation, Turn,
    segment_vs_segment,
    trace::{self, TurnStep},
    turn,
};
use serde_json::Value;

fn point(p: [f64; 2]) -> Point {
    Point::new(p).unwrap()
}

fn turned(a: [f64; 2], b: [f64; 2], c: [f64; 2]) -> Turn {
    turn(point(a), point(b), point(c))
}

fn segment([a, b]: [[f64; 2]; 2]) -> Segment {
    Segment::new(a, b).unwrap()
}

fn ask(p: [[f64; 2]; 2], q: [[f64; 2]; 2]) -> Intersection {
    segment_vs_segment(segment(p), segment(q))
}

#[track_caller]
fn check(p: [[f64; 2]; 2], q: [[f64; 2]; 2], relation: SegmentRelation, points: [[f64; 2]; 2]) {
    let points = (relation != Apart).then_some(points.map(DVec2::from));
    // Whichever comes first, and whichever way they run.
    let [(p, q), (pr, qr)] = [(p, q), ([p[1], p[0]], [q[1], q[0]])];
    for (p, q) in [(p, q), (q, p), (pr, q), (p, qr), (pr, qr), (qr, p)] {
        let crossing = ask(p, q);
        assert_eq!((crossing.relation(), crossing.points()), (relation, points), "{p:?} {q:?}");
    }
}

/// The lines of the classic examples that bear this name: numbers in, what is expected.
fn reference(query: &str) -> Vec<(Vec<i32>, Value)> {
    include_str!("../cases/reference.jsonl")
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .filter(|case| case["query"] == query)
        .map(|case| {
            let numbers = case["in"].as_array().unwrap().iter();
            (numbers.map(|x| x.as_i64().unwrap() as i32).collect(), case["expected"].clone())
        })
        .collect()
}

// ●───▶●
//      ▼      y grows downwards: this is clockwise
//      ●
#[test]
fn right_then_down_is_clockwise_on_screen() {
    assert_eq!(turned([0.0, 0.0], [2.0, 0.0], [2.0, 1.0]), Turn::Clockwise);
    assert_eq!(turned([0.0, 0.0], [2.0, 0.0], [2.0, -1.0]), Turn::CounterClockwise);
    assert_eq!(turned([0.0, 0.0], [2.0, 0.0], [5.0, 0.0]), Turn::Straight);
}

#[test]
fn going_back_and_standing_still_are_straight() {
    assert_eq!(turned([0.0, 0.0], [2.0, 1.0], [-2.0, -1.0]), Turn::Straight);
    assert_eq!(turned([1.0, 1.0], [1.0, 1.0], [5.0, 0.0]), Turn::Straight);
    assert_eq!(turned([1.0, 1.0], [5.0, 0.0], [1.0, 1.0]), Turn::Straight);
}

#[test]
fn cw_test_by_name() {
    let cases = reference("cw_test");
    assert_eq!(cases.len(), 10);
    for (n, expected) in cases {
        let [a, b, c] = [0, 2, 4].map(|i| ivec2(n[i], n[i + 1]));
        let classic = |turn| match turn {
            Turn::Clockwise => 1,
            Turn::CounterClockwise => 2,
            Turn::Straight => 0,
        };
        assert_eq!(classic(turn(a.into(), b.into(), c.into())), expected, "{n:?}");
    }
}

#[test]
fn one_ulp_off_a_line_is_seen_where_the_rounded_determinant_is_zero() {
    let (a, b, c) = ([0.5, 0.5 + f64::EPSILON / 2.0], [12.0, 12.0], [24.0, 24.0]);
    let mut steps = Vec::new();
    let turned = trace::turn(point(a), point(b), point(c), |step| steps.push(step));
    assert_eq!(turned, Turn::Clockwise);
    assert!(matches!(steps[2], TurnStep::Unsure { .. }));
    assert!(matches!(steps[3], TurnStep::Turns { turn: Turn::Clockwise, .. }));
    assert_eq!(steps.len(), 4);
}

#[test]
fn the_ends_of_both_ranges_turn_right() {
    let [low, high] = [i32::MIN, i32::MAX];
    let corner = |x, y| Point::from(ivec2(x, y));
    let (a, b) = (corner(low, low), corner(high, high));
    assert_eq!(turn(a, b, corner(low, high)), Turn::Clockwise);
    assert_eq!(turn(a, b, corner(high - 1, high)), Turn::Clockwise);
    assert_eq!(turn(a, b, corner(high, high - 1)), Turn::CounterClockwise);
    let max = f64::MAX;
    assert_eq!(turned([-max, -max], [max, max], [max.next_down(), max]), Turn::Clockwise);
}

#[test]
fn whole_numbers_become_the_doubles_that_they_are() {
    assert_eq!(Point::from((i32::MIN, i32::MAX)), point([-2_147_483_648.0, 2_147_483_647.0]));
    assert_eq!(Motion::from([3, -4]), Motion::from(ivec2(3, -4)));
    assert_eq!(
        Segment::from([point([0.5, 1.0]); 2]),
        Segment::new((0.5, 1.0), (0.5, 1.0)).unwrap()
    );
    let corners = [[0, 0], [4, 0], [4, 3], [0, 3]];
    let shape = Convex::new(corners.map(|[x, y]| [f64::from(x), f64::from(y)]));
    assert_eq!(Convex::try_from(corners), shape);
    assert_eq!(Convex::try_from([[0, 0]; 9]), Err(GeometryError::PointCount));
}

// ●   ●
//   ╳
// ●   ●
#[test]
fn interiors_that_cross_meet_in_one_point() {
    check([[0.0, 0.0], [2.0, 2.0]], [[2.0, 0.0], [0.0, 2.0]], Proper, [[1.0, 1.0]; 2]);
}

#[test]
fn the_meeting_point_is_correctly_rounded() {
    // x = 1/3 and y = 1/3, both to the last bit
    let third = 1.0 / 3.0;
    check([[0.0, 0.0], [1.0, 1.0]], [[0.0, 1.0], [0.5, 0.0]], Proper, [[third, third]; 2]);
}

// ●──●──●       an end on the other's inside
//    │
//    ●
#[test]
fn an_end_on_the_other_is_a_touch_there() {
    check([[0.0, 0.0], [2.0, 0.0]], [[1.0, 0.0], [1.0, 2.0]], Touch, [[1.0, 0.0]; 2]);
}

// ●──●
//    │
//    ●
#[test]
fn a_common_end_is_a_touch() {
    check([[0.0, 0.0], [2.0, 0.0]], [[2.0, 0.0], [2.0, 2.0]], Touch, [[2.0, 0.0]; 2]);
    check([[0.0, 0.0], [2.0, 0.0]], [[2.0, 0.0], [5.0, 0.0]], Touch, [[2.0, 0.0]; 2]);
    // differences that round
    check([[0.1, 7.3], [0.7, 0.9]], [[0.7, 0.9], [33.1, 0.3]], Touch, [[0.7, 0.9]; 2]);
}

// ●────●  ●────●
#[test]
fn on_one_line_and_apart() {
    check([[0.0, 0.0], [2.0, 0.0]], [[3.0, 0.0], [5.0, 0.0]], Apart, [[0.0, 0.0]; 2]);
    check([[1.0, 0.0], [1.0, 2.0]], [[1.0, 3.0], [1.0, 5.0]], Apart, [[0.0, 0.0]; 2]);
}

// ●────●━━━━●────●
#[test]
fn a_shared_stretch_is_an_overlap_ordered_by_x_then_y() {
    check([[3.0, 3.0], [0.0, 0.0]], [[1.0, 1.0], [5.0, 5.0]], Overlap, [[1.0, 1.0], [3.0, 3.0]]);
    check([[1.0, 9.0], [1.0, 0.0]], [[1.0, 4.0], [1.0, 2.0]], Overlap, [[1.0, 2.0], [1.0, 4.0]]);
    check([[0.0, 4.0], [4.0, 0.0]], [[0.0, 4.0], [4.0, 0.0]], Overlap, [[0.0, 4.0], [4.0, 0.0]]);
}

//    ●──────●
// ●──────●         parallel
#[test]
fn parallels_are_apart_even_one_ulp_away() {
    let y = f64::from_bits(1);
    check([[0.0, 0.0], [9.0, 0.0]], [[1.0, y], [5.0, y]], Apart, [[0.0, 0.0]; 2]);
}

// ●──●──●     ●   ●
#[test]
fn a_segment_of_no_length_is_a_point() {
    let point = [[1.0, 1.0]; 2];
    check([[0.0, 0.0], [2.0, 2.0]], point, Touch, point);
    check([[1.0, 1.0], [2.0, 2.0]], point, Touch, point);
    check([[0.0, 0.0], [2.0, 1.0]], point, Apart, point);
    check([[2.0, 2.0], [3.0, 3.0]], point, Apart, point);
    check(point, point, Touch, point);
    check(point, [[1.0, 2.0]; 2], Apart, point);
}

#[test]
fn coordinates_whose_difference_overflows_still_meet() {
    let big = f64::MAX;
    check([[-big, -big], [big, big]], [[-big, big], [big, -big]], Proper, [[0.0, 0.0]; 2]);
    let tiny = f64::from_bits(1);
    check([[-big, 0.0], [big, tiny]], [[0.0, 1.0], [0.0, -1.0]], Proper, [[0.0, 0.0]; 2]);
}

#[test]
fn seg_intersect_by_name() {
    let cases = reference("seg_intersect");
    assert_eq!(cases.len(), 17);
    for (n, expected) in cases {
        let [a, b, c, d] = [0, 2, 4, 6].map(|i| ivec2(n[i], n[i + 1]));
        let crossing = segment_vs_segment([a, b].into(), [c, d].into());
        assert_eq!(crossing.relation() != Apart, expected, "{n:?}");
    }
}

#[test]
fn the_order_of_segments_and_of_their_ends_does_not_matter() {
    let mut state = 7_u64;
    let mut any = |bits: u32| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state as i64) >> (64 - bits)) as f64
    };
    let mut seen = [0; 4];
    for round in 0..40_000 {
        let bits = [3, 3, 20, 54][round % 4];
        let mut next = || Point::new([any(bits), any(bits)]).unwrap();
        let [a, b, c, d] = [next(), next(), next(), next()];
        let asked = |p: [Point; 2], q: [Point; 2]| segment_vs_segment(p.into(), q.into());
        let crossing = asked([a, b], [c, d]);
        seen[crossing.relation() as usize] += 1;
        for (p, q) in [([d, c], [a, b]), ([b, a], [d, c])] {
            assert_eq!(asked(p, q), crossing, "{p:?} {q:?}");
        }
    }
    assert!(seen.into_iter().all(|count| count > 50), "{seen:?}");
}

#[test]
fn the_walk_takes_the_turns_and_ends_in_the_relation() {
    let steps = |p, q| {
        let mut steps = Vec::new();
        trace::segment_vs_segment(segment(p), segment(q), |step| steps.push(format!("{step:?}")));
        steps
    };
    let proper = steps([[0.0, 0.0], [2.0, 2.0]], [[2.0, 0.0], [0.0, 2.0]]);
    assert_eq!(proper.len(), 5);
    assert_eq!(proper[4], "Proper { point: DVec2(1.0, 1.0) }");
    let apart = steps([[0.0, 0.0], [2.0, 0.0]], [[0.0, 1.0], [2.0, 1.0]]);
    assert_eq!((apart.len(), apart[2].as_str()), (3, "Apart"));
    let overlap = steps([[0.0, 0.0], [2.0, 0.0]], [[1.0, 0.0], [9.0, 0.0]]);
    let ends = "{ low: DVec2(1.0, 0.0), high: DVec2(2.0, 0.0) }";
    assert_eq!(overlap[4..], [format!("OnOneLine {ends}"), format!("Overlap {ends}")]);
}
