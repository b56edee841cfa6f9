//! Segment and point against a box: every degenerate class, drawn above its test.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Contact, Corner, Feature, GeometryError, Hit, Location, Point, Segment, Side, Span,
    clip_segment, point_vs_aabb, segment_vs_aabb, trace,
};

fn segment(a: [f64; 2], b: [f64; 2]) -> Segment {
    Segment::new(a, b).unwrap()
}

/// The box from (0, 0) to (4, 2).
fn aabb() -> Aabb {
    Aabb::new(DVec2::ZERO, dvec2(4.0, 2.0)).unwrap()
}

fn ask(a: [f64; 2], b: [f64; 2]) -> Option<Span> {
    let segment = segment(a, b);
    let answer = segment_vs_aabb(segment, aabb());
    assert_eq!(answer, trace::segment_vs_aabb(segment, aabb(), |_| ()), "watching changes it");
    assert_eq!(answer, clip_segment(segment, aabb()), "the other clipper disagrees");
    answer
}

fn steps(a: [f64; 2], b: [f64; 2]) -> Vec<String> {
    let mut steps = Vec::new();
    trace::segment_vs_aabb(segment(a, b), aabb(), |step| steps.push(format!("{step:?}")));
    steps
}

#[track_caller]
fn check(hit: Option<Hit>, t: f64, point: [f64; 2], feature: Feature, normal: Side) {
    let hit = hit.expect("a hit");
    assert_eq!((hit.t(), hit.point(), hit.position()), (t, point.into(), point.into()));
    assert_eq!((hit.feature(), hit.normal()), (feature, normal.normal()));
}

//    a ●───┐         the path of a ball of radius 5 from (−10, −10) to (31, 13), and the wall grown by 5. It is
//       ╲  │ wall    20 wide and 10 high, its least corner (3, 3): the published answer is [4.26087 : −2.0]
#[test]
fn the_classic_example_enters_through_the_top() {
    let path = segment([-10.0, -10.0], [31.0, 13.0]);
    let grown = Aabb::new((3.0 - 5.0, 3.0 - 5.0), (23.0 + 5.0, 13.0 + 5.0)).unwrap();
    let span = segment_vs_aabb(path, grown);
    assert_eq!(span, clip_segment(path, grown));
    let enter = span.and_then(|span| span.enter()).expect("it hits");
    assert_eq!(
        (enter.point(), enter.feature()),
        (dvec2(98.0 / 23.0, -2.0), Feature::Side(Side::Top))
    );
    let exit = span.and_then(|span| span.exit()).expect("it goes on");
    assert_eq!(
        (exit.t(), exit.point(), exit.feature()),
        (38.0 / 41.0, dvec2(28.0, 464.0 / 41.0), Feature::Side(Side::Right))
    );
}

// ●──────┼───────┼──────●
#[test]
fn a_segment_through_the_box_enters_and_leaves() {
    let span = ask([-2.0, 1.0], [6.0, 1.0]).unwrap();
    assert_eq!(span.contact(), Contact::Cross);
    check(span.enter(), 0.25, [0.0, 1.0], Feature::Side(Side::Left), Side::Left);
    check(span.exit(), 0.75, [4.0, 1.0], Feature::Side(Side::Right), Side::Right);
    assert!(!span.is_contained());
}

// ┌───────┐
// │ ●───● │
// └───────┘
#[test]
fn a_segment_strictly_inside_is_contained_and_has_no_hits() {
    let span = ask([1.0, 1.0], [3.0, 1.0]).unwrap();
    assert_eq!((span.contact(), span.enter(), span.exit()), (Contact::Cross, None, None));
    assert!(span.is_contained());
}

// ┌───────┐
// │   ●───┼──●
// └───────┘
#[test]
fn a_start_strictly_inside_has_no_enter() {
    let span = ask([2.0, 1.0], [6.0, 1.0]).unwrap();
    assert_eq!((span.contact(), span.enter()), (Contact::Cross, None));
    check(span.exit(), 0.5, [4.0, 1.0], Feature::Side(Side::Right), Side::Right);
}

// ●─────●───────●─────●   the line of the top side
//       └───────┘
#[test]
fn a_segment_along_a_side_touches() {
    let span = ask([-4.0, 0.0], [8.0, 0.0]).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    let (left, right) = (Feature::Corner(Corner::TopLeft), Feature::Corner(Corner::TopRight));
    check(span.enter(), 1.0 / 3.0, [0.0, 0.0], left, Side::Left);
    check(span.exit(), 2.0 / 3.0, [4.0, 0.0], right, Side::Right);
}

//   ╲
//    ●───────┐   only the corner
//    │╲ ...
#[test]
fn a_segment_that_grazes_a_corner_touches_and_does_not_cross() {
    let span = ask([-1.0, 1.0], [1.0, -1.0]).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    let corner = Feature::Corner(Corner::TopLeft);
    check(span.enter(), 0.5, [0.0, 0.0], corner, Side::Left);
    check(span.exit(), 0.5, [0.0, 0.0], corner, Side::Top);
}

#[test]
fn one_ulp_beside_a_corner_is_a_miss_and_one_ulp_inside_a_crossing() {
    assert_eq!(ask([-1.0, 1.0f64.next_down()], [1.0, -1.0]), None);
    let inside = ask([-1.0, 1.0f64.next_up()], [1.0, -1.0]).unwrap();
    assert_eq!(inside.contact(), Contact::Cross);
    assert_eq!(inside.enter().unwrap().feature(), Feature::Side(Side::Left));
}

// ●──────●───────┐
//   ends │ on it │
#[test]
fn a_segment_that_ends_on_a_side_touches_it() {
    let span = ask([-2.0, 1.0], [0.0, 1.0]).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    check(span.enter(), 1.0, [0.0, 1.0], Feature::Side(Side::Left), Side::Left);
    check(span.exit(), 1.0, [0.0, 1.0], Feature::Side(Side::Left), Side::Left);
}

//    ┌───────┐
//    ●───●   │
#[test]
fn a_segment_that_starts_on_a_side_and_goes_in_enters_at_zero() {
    let span = ask([0.0, 1.0], [2.0, 1.0]).unwrap();
    assert_eq!((span.contact(), span.exit()), (Contact::Cross, None));
    check(span.enter(), 0.0, [0.0, 1.0], Feature::Side(Side::Left), Side::Left);
}

#[test]
fn a_segment_of_no_length_is_a_point() {
    let inside = ask([1.0, 1.0], [1.0, 1.0]).unwrap();
    assert_eq!((inside.contact(), inside.is_contained()), (Contact::Cross, true));
    let on = ask([4.0, 2.0], [4.0, 2.0]).unwrap();
    assert_eq!(on.contact(), Contact::Touch);
    let corner = Feature::Corner(Corner::BottomRight);
    check(on.enter(), 0.0, [4.0, 2.0], corner, Side::Right);
    check(on.exit(), 1.0, [4.0, 2.0], corner, Side::Right);
    assert_eq!(ask([5.0, 1.0], [5.0, 1.0]), None);
}

//       │
// ●─────┼─────●   a box without width has no interior
//       │
#[test]
fn a_wall_of_no_thickness_is_touched_never_crossed() {
    let wall = Aabb::new(dvec2(1.0, 0.0), dvec2(1.0, 2.0)).unwrap();
    let span = segment_vs_aabb(segment([3.0, 1.0], [-1.0, 1.0]), wall).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    check(span.enter(), 0.5, [1.0, 1.0], Feature::Side(Side::Right), Side::Right);
    check(span.exit(), 0.5, [1.0, 1.0], Feature::Side(Side::Left), Side::Left);
}

#[test]
fn differences_that_overflow_keep_the_right_times() {
    let span = ask([-1.7e308, 1.0], [1.7e308, 1.0]).unwrap();
    assert_eq!((span.enter().unwrap().t(), span.exit().unwrap().t()), (0.5, 0.5));
    assert_eq!(span.enter().unwrap().point(), dvec2(0.0, 1.0));
    assert_eq!(span.exit().unwrap().point(), dvec2(4.0, 1.0));
}

#[test]
fn the_smallest_numbers_are_told_apart() {
    let tiny = f64::from_bits(1);
    let speck = Aabb::new(DVec2::ZERO, dvec2(tiny, tiny)).unwrap();
    let touch = segment_vs_aabb(segment([-tiny, 0.0], [2.0 * tiny, 0.0]), speck).unwrap();
    assert_eq!(touch.contact(), Contact::Touch);
    assert_eq!(segment_vs_aabb(segment([-tiny, -tiny], [tiny, -tiny]), speck), None);
}

#[test]
fn the_walk_tells_each_side_in_order_and_ends_in_the_verdict() {
    assert_eq!(
        steps([-2.0, 1.0], [6.0, 1.0]),
        [
            "Enters { side: Left, da: 2.0, db: -6.0, t: 0.25, near: 0.25, far: 1.0, decides: true }",
            "Leaves { side: Right, da: -6.0, db: 2.0, t: 0.75, near: 0.25, far: 0.75, decides: true }",
            "Behind { side: Top, da: -1.0, db: -1.0 }",
            "Behind { side: Bottom, da: -1.0, db: -1.0 }",
            "Crosses { near: 0.25, far: 0.75 }",
        ]
    );
}

#[test]
fn the_walk_stops_at_the_first_side_that_rules_the_segment_out() {
    assert_eq!(
        steps([-2.0, 1.0], [-1.0, 1.0]),
        ["InFront { side: Left, da: 2.0, db: 1.0 }", "Misses { near: 0.0, far: 1.0 }",]
    );
    let along = steps([0.0, 0.0], [4.0, 0.0]);
    assert!(along.iter().any(|step| step == "InFront { side: Top, da: 0.0, db: 0.0 }"));
    assert_eq!(along.last().unwrap(), "Touches { near: 0.0, far: 1.0 }");
}

#[test]
fn a_point_is_inside_on_the_boundary_or_outside() {
    let place = |x, y| point_vs_aabb(Point::new(dvec2(x, y)).unwrap(), aabb());
    assert_eq!(place(1.0, 1.0), Location::Inside);
    assert_eq!(place(4.0, 1.0), Location::Boundary);
    assert_eq!(place(0.0, 0.0), Location::Boundary);
    assert_eq!(place(4.0f64.next_up(), 1.0), Location::Outside);
    assert_eq!(place(4.0, 2.0f64.next_up()), Location::Outside);
}

#[test]
fn bad_shapes_are_refused_when_made() {
    let nan = dvec2(f64::NAN, 0.0);
    let far = dvec2(0.0, f64::INFINITY);
    assert_eq!(Segment::new(nan, DVec2::ZERO), Err(GeometryError::NonFinite));
    assert_eq!(Segment::new(DVec2::ZERO, far), Err(GeometryError::NonFinite));
    assert_eq!(Aabb::new(dvec2(1.0, 0.0), DVec2::ZERO), Err(GeometryError::InvertedBox));
    assert_eq!(
        Aabb::from_center_half(DVec2::ZERO, dvec2(-1.0, 1.0)),
        Err(GeometryError::InvertedBox)
    );
    assert!(Aabb::from_corners(dvec2(1.0, 0.0), DVec2::ZERO).is_ok());
}

#[test]
fn negative_zero_never_leaves_the_library() {
    let zero = Aabb::new(dvec2(-0.0, -0.0), dvec2(1.0, 1.0)).unwrap();
    assert!(zero.min().x.is_sign_positive());
    let span = segment_vs_aabb(segment([-1.0, -0.0], [-0.0, -0.0]), zero).unwrap();
    let point = span.enter().unwrap().point();
    assert!(point.x.is_sign_positive() && point.y.is_sign_positive());
}
