//! Points and segments against polygons: each degenerate class drawn, and the classic examples.

use graze2d::glam::{IVec2, dvec2, ivec2};
use graze2d::{
    Contact, Convex, Feature, Hit, Location, Point, Segment, Span, Turn, point_vs_convex,
    segment_vs_convex, trace,
};
use serde_json::Value;

type P = [f64; 2];

/// ```text
///      0 ●
///      ╱   ╲        two in each direction
///   3 ●  +  ● 1
///      ╲   ╱
///      2 ●
/// ```
const DIAMOND: [P; 4] = [[0.0, -2.0], [2.0, 0.0], [0.0, 2.0], [-2.0, 0.0]];
const SQUARE: [P; 4] = [[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]];
/// All corners on one line, in no order: from (0, 0) to (6, 0).
const LINE: [P; 4] = [[2.0, 0.0], [6.0, 0.0], [0.0, 0.0], [4.0, 0.0]];
const DOT: [P; 4] = [[1.0, 1.0]; 4];

fn polygon(corners: [P; 4]) -> Convex {
    Convex::new(corners).unwrap()
}

fn segment(a: P, b: P) -> Segment {
    Segment::new(a, b).unwrap()
}

fn ask(a: P, b: P, corners: [P; 4]) -> Option<Span> {
    segment_vs_convex(segment(a, b), polygon(corners))
}

fn place(p: P, corners: [P; 4]) -> Location {
    point_vs_convex(Point::new(p).unwrap(), polygon(corners))
}

#[track_caller]
fn check(hit: Option<Hit>, t: f64, point: P, feature: Feature, normal: P) {
    let hit = hit.unwrap();
    assert_eq!((hit.t(), hit.point(), hit.feature()), (t, point.into(), feature));
    assert_eq!((hit.position(), hit.normal()), (point.into(), normal.into()));
}

fn reversed<T: Copy>([a, b, c, d]: [T; 4]) -> [T; 4] {
    [d, c, b, a]
}

#[test]
fn a_point_is_inside_on_the_boundary_or_outside_either_winding() {
    for corners in [DIAMOND, reversed(DIAMOND)] {
        assert_eq!(place([0.0, 0.0], corners), Location::Inside);
        assert_eq!(place([1.0, 1.0], corners), Location::Boundary);
        assert_eq!(place([2.0, 0.0], corners), Location::Boundary);
        assert_eq!(place([1.0, 1.0f64.next_up()], corners), Location::Outside);
        assert_eq!(place([1.0, 1.0f64.next_down()], corners), Location::Inside);
        assert_eq!(place([3.0, -1.0], corners), Location::Outside, "on the line of an edge");
    }
}

// 0 ●────●────● 2     a corner on an edge, and a repeated corner: triangles
//    ╲   1   ╱
//      ╲   ╱
//        ● 3
#[test]
fn points_on_an_edge_and_repeated_ones_make_no_corners() {
    let collinear = [[0.0, 0.0], [2.0, 0.0], [4.0, 0.0], [2.0, 4.0]];
    let repeated = [[0.0, 0.0], [4.0, 0.0], [4.0, 0.0], [2.0, 4.0]];
    for corners in [collinear, repeated, reversed(collinear), reversed(repeated)] {
        assert_eq!(place([2.0, 1.0], corners), Location::Inside);
        assert_eq!(place([1.0, 0.0], corners), Location::Boundary);
        assert_eq!(place([3.0, 0.0], corners), Location::Boundary);
        assert_eq!(place([5.0, 0.0], corners), Location::Outside);
        assert_eq!(place([4.0, 0.0], corners), Location::Boundary);
    }
    let enters = |x: f64| ask([x, -1.0], [x, 1.0], collinear).unwrap().enter();
    check(enters(1.0), 0.5, [1.0, 0.0], Feature::Edge(0), [0.0, -1.0]);
    check(enters(2.0), 0.5, [2.0, 0.0], Feature::Edge(0), [0.0, -1.0]);
    check(enters(4.0), 0.5, [4.0, 0.0], Feature::Vertex(2), [0.0, -1.0]);
    let starts = ask([3.0, 0.0], [2.0, 1.0], collinear).unwrap();
    check(starts.enter(), 0.0, [3.0, 0.0], Feature::Edge(0), [0.0, -1.0]);
}

#[test]
fn a_polygon_without_area_has_a_boundary_only() {
    assert_eq!(place([3.0, 0.0], LINE), Location::Boundary);
    assert_eq!(place([0.0, 0.0], LINE), Location::Boundary);
    assert_eq!(place([7.0, 0.0], LINE), Location::Outside);
    assert_eq!(place([3.0, 5e-324], LINE), Location::Outside);
    assert_eq!(place([1.0, 1.0], DOT), Location::Boundary);
    assert_eq!(place([1.0, 1.0f64.next_up()], DOT), Location::Outside);
}

//         0 ●
//         ╱   ╲
// a ●───●───────●───● b
#[test]
fn a_segment_through_a_diamond_enters_and_leaves_at_edges() {
    let diagonal = 0.5f64.sqrt();
    let span = ask([-3.0, -1.0], [5.0, -1.0], DIAMOND).unwrap();
    assert_eq!(span.contact(), Contact::Cross);
    check(span.enter(), 0.25, [-1.0, -1.0], Feature::Edge(3), [-diagonal, -diagonal]);
    check(span.exit(), 0.5, [1.0, -1.0], Feature::Edge(0), [diagonal, -diagonal]);
    let mirrored = ask([-3.0, -1.0], [5.0, -1.0], reversed(DIAMOND)).unwrap();
    check(mirrored.enter(), 0.25, [-1.0, -1.0], Feature::Edge(3), [-diagonal, -diagonal]);
}

#[test]
fn a_line_through_two_corners_enters_and_leaves_there() {
    let diagonal = 0.5f64.sqrt();
    let span = ask([-4.0, 0.0], [4.0, 0.0], DIAMOND).unwrap();
    assert_eq!(span.contact(), Contact::Cross);
    // Edges 2 and 3 are both truly entered: the first speaks.
    check(span.enter(), 0.25, [-2.0, 0.0], Feature::Vertex(3), [-diagonal, diagonal]);
    check(span.exit(), 0.75, [2.0, 0.0], Feature::Vertex(1), [diagonal, -diagonal]);
}

// ●──────●──────●
//      ╱   ╲
#[test]
fn grazing_a_corner_is_a_touch_and_one_ulp_off_a_miss() {
    let span = ask([-2.0, -2.0], [2.0, -2.0], DIAMOND).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    assert_eq!(span.times(), [0.5, 0.5]);
    assert_eq!(span.enter().unwrap().feature(), Feature::Vertex(0));
    let off = -(2.0f64.next_up());
    assert_eq!(ask([-2.0, off], [2.0, off], DIAMOND), None);
    let within = -(2.0f64.next_down());
    assert_eq!(ask([-2.0, within], [2.0, within], DIAMOND).unwrap().contact(), Contact::Cross);
}

// ●───●━━━━━●───●     along an edge
//     │     │
#[test]
fn sliding_along_an_edge_is_a_touch_from_corner_to_corner() {
    let span = ask([-4.0, 0.0], [12.0, 0.0], SQUARE).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    check(span.enter(), 0.25, [0.0, 0.0], Feature::Vertex(0), [-1.0, 0.0]);
    check(span.exit(), 0.5, [4.0, 0.0], Feature::Vertex(1), [1.0, 0.0]);
    let part = ask([1.0, 0.0], [3.0, 0.0], SQUARE).unwrap();
    check(part.enter(), 0.0, [1.0, 0.0], Feature::Edge(0), [0.0, -1.0]);
    check(part.exit(), 1.0, [3.0, 0.0], Feature::Edge(0), [0.0, -1.0]);
}

#[test]
fn containment_is_contact_and_can_be_told_apart() {
    let inside = ask([1.0, 1.0], [3.0, 2.0], SQUARE).unwrap();
    assert_eq!((inside.contact(), inside.is_contained()), (Contact::Cross, true));
    let chord = ask([0.0, 1.0], [4.0, 2.0], SQUARE).unwrap();
    assert_eq!((chord.contact(), chord.is_contained()), (Contact::Cross, false));
    check(chord.enter(), 0.0, [0.0, 1.0], Feature::Edge(3), [-1.0, 0.0]);
    check(chord.exit(), 1.0, [4.0, 2.0], Feature::Edge(1), [1.0, 0.0]);
}

//     ┌────┐
//  ●──●    │       ends on it; starts on it and goes away
#[test]
fn a_segment_that_ends_or_starts_on_an_edge_outside_touches() {
    let ends = ask([-4.0, 1.0], [0.0, 1.0], SQUARE).unwrap();
    assert_eq!(ends.contact(), Contact::Touch);
    check(ends.enter(), 1.0, [0.0, 1.0], Feature::Edge(3), [-1.0, 0.0]);
    check(ends.exit(), 1.0, [0.0, 1.0], Feature::Edge(3), [-1.0, 0.0]);
    let starts = ask([0.0, 1.0], [-4.0, 1.0], SQUARE).unwrap();
    assert_eq!(starts.contact(), Contact::Touch);
    check(starts.enter(), 0.0, [0.0, 1.0], Feature::Edge(3), [-1.0, 0.0]);
    check(starts.exit(), 0.0, [0.0, 1.0], Feature::Edge(3), [-1.0, 0.0]);
}

#[test]
fn a_segment_of_no_length_is_a_point() {
    assert!(ask([1.0, 1.0], [1.0, 1.0], SQUARE).unwrap().is_contained());
    let on = ask([4.0, 4.0], [4.0, 4.0], SQUARE).unwrap();
    assert_eq!(on.contact(), Contact::Touch);
    check(on.enter(), 0.0, [4.0, 4.0], Feature::Vertex(2), [1.0, 0.0]);
    check(on.exit(), 1.0, [4.0, 4.0], Feature::Vertex(2), [1.0, 0.0]);
    assert_eq!(ask([5.0, 4.0], [5.0, 4.0], SQUARE), None);
}

//            ● a
//            │
// 2 ●──0──●──│──3──● 1      at most a touch
#[test]
fn a_polygon_on_a_line_is_touched_on_the_face_that_is_entered() {
    let span = ask([3.0, -1.0], [3.0, 3.0], LINE).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    check(span.enter(), 0.25, [3.0, 0.0], Feature::Edge(2), [0.0, -1.0]);
    check(span.exit(), 0.25, [3.0, 0.0], Feature::Edge(1), [0.0, 1.0]);
    let back = ask([4.0, 3.0], [4.0, -1.0], LINE).unwrap();
    check(back.enter(), 0.75, [4.0, 0.0], Feature::Edge(1), [0.0, 1.0]);
    let ends = ask([5.0, 2.0], [5.0, 0.0], LINE).unwrap();
    check(ends.enter(), 1.0, [5.0, 0.0], Feature::Edge(1), [0.0, 1.0]);
    check(ends.exit(), 1.0, [5.0, 0.0], Feature::Edge(2), [0.0, -1.0]);
}

#[test]
fn along_a_polygon_on_a_line_the_normals_point_back_and_ahead() {
    let span = ask([10.0, 0.0], [2.0, 0.0], LINE).unwrap();
    check(span.enter(), 0.5, [6.0, 0.0], Feature::Vertex(1), [1.0, 0.0]);
    check(span.exit(), 1.0, [2.0, 0.0], Feature::Edge(2), [-1.0, 0.0]);
    let dot = ask([-1.0, 1.0], [3.0, 1.0], DOT).unwrap();
    check(dot.enter(), 0.5, [1.0, 1.0], Feature::Vertex(0), [-1.0, 0.0]);
    let still = ask([1.0, 1.0], [1.0, 1.0], DOT).unwrap();
    assert_eq!((still.times(), still.is_contained()), ([0.0, 1.0], false));
}

fn reference() -> Vec<([IVec2; 6], bool)> {
    include_str!("../cases/reference.jsonl")
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .filter(|case| case["query"] == "seg_rect_collide")
        .map(|case| {
            let number = |i: usize| case["in"][i].as_i64().unwrap() as i32;
            let points = [0, 2, 4, 6, 8, 10].map(|i| ivec2(number(i), number(i + 1)));
            (points, case["expected"].as_bool().unwrap())
        })
        .collect()
}

#[test]
fn seg_rect_collide_by_name() {
    assert_eq!(reference().len(), 5);
    for ([a, b, corners @ ..], expected) in reference() {
        let span = segment_vs_convex([a, b].into(), Convex::try_from(corners).unwrap());
        assert_eq!(span.is_some(), expected, "{a} {b} {corners:?}");
    }
}

// The classic test asks whether all four turns to an end agree, and then says "inside". On a polygon
// without area they are all zero for every point of the line, however far away.
#[test]
fn where_the_classic_test_of_signs_calls_collinear_points_inside_ours_does_not() {
    let (far, further) = ([100.0, 0.0], [200.0, 0.0]);
    let turns = [0, 1, 2, 3].map(|i| {
        let at = |p: P| Point::new(p).unwrap();
        graze2d::turn(at(LINE[i]), at(LINE[(i + 1) % 4]), at(far))
    });
    assert_eq!(turns, [Turn::Straight; 4], "the classic test: all agree, a hit");
    assert_eq!(ask(far, further, LINE), None);
    assert_eq!(place(far, LINE), Location::Outside);
    assert_eq!(ask([5.0, 5.0], [7.0, 3.0], DOT), None, "any point is collinear with a point");
}

#[test]
fn the_walk_tells_each_edge_then_the_corners_then_the_verdict() {
    let mut steps = Vec::new();
    let corners = [[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [4.0, 4.0]];
    trace::segment_vs_convex(segment([3.0, -1.0], [3.0, 3.0]), polygon(corners), |step| {
        steps.push(format!("{step:?}"));
    });
    let (turns, told): (Vec<_>, Vec<_>) =
        steps.into_iter().partition(|step| step.starts_with("Turns"));
    assert_eq!(
        told,
        [
            "Enters { edge: Edge(0), t: 0.25, near: 0.25, far: 1.0, decides: true }",
            "Behind { edge: Edge(1) }",
            "Leaves { edge: Edge(2), t: 1.0, near: 0.25, far: 1.0, decides: true }",
            "Crosses { near: 0.25, far: 1.0 }",
        ]
    );
    assert_eq!(turns.len(), 2 * 3 + 3);
}

//   ┌─●─┐     the sides are at 2^53 ± 0.5, which round to where the segment is
#[test]
fn turns_are_those_of_the_corners_before_they_have_rounded() {
    let far = 2.0_f64.powi(53);
    let shape = Convex::rotated([far, 0.0], [0.5, 1.0], [1.0, 0.0]).unwrap();
    let mut steps = Vec::new();
    let span = trace::segment_vs_convex(segment([far, -3.0], [far, 3.0]), shape, |step| {
        steps.push(format!("{step:?}"));
    });
    assert_eq!(span.map(|span| span.contact()), Some(Contact::Cross));
    assert!(steps.iter().all(|step| !step.contains("Straight")), "{steps:?}");
}

//   ╱╲
//  a──╲──▶ b     a is on the line of two edges of the diamond: it is at its left corner
//   ╲╱
#[test]
fn a_start_on_the_line_of_an_edge_that_leads_inward_enters_at_once() {
    let mut times = Vec::new();
    trace::segment_vs_convex(
        segment([-2.0, 0.0], [5.0, 0.0]),
        polygon(DIAMOND),
        |step| match step {
            trace::SegmentVsConvexStep::Enters { t, .. } => times.push((t, true)),
            trace::SegmentVsConvexStep::Leaves { t, .. } => times.push((t, false)),
            _ => {}
        },
    );
    times.sort_by(|one, other| one.0.total_cmp(&other.0));
    let leaves = 4.0 / 7.0;
    assert_eq!(times, [(0.0, true), (0.0, true), (leaves, false), (leaves, false)]);
}

// A rectangle thinner than its corners can tell: they round to a bow-tie or a dart.
#[test]
fn a_rotated_rectangle_may_be_as_thin_as_it_likes() {
    let mut flat = 0;
    for i in 0..20_000_i32 {
        let angle = f64::from(i) * 0.001;
        let thin = dvec2(100.0, 1e-14 * f64::from(i % 7));
        let rectangle = Convex::from_angle(dvec2(1e3, -700.0), thin, angle).unwrap();
        flat += i32::from(rectangle.corners().len() == 2);
        let far = Segment::new(dvec2(-1e6, -1e6), dvec2(-1e6, 1e6)).unwrap();
        assert_eq!(segment_vs_convex(far, rectangle), None);
    }
    assert!(flat > 2_000, "those of no thickness, at least: {flat}");
}
