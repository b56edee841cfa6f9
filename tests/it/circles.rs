//! Points, segments and moving circles against circles: what is met, when, and where.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Circle, Contact, Feature, Hit, Location, Motion, Point, Segment, Span, circle_vs_circle,
    point_vs_circle, segment_vs_circle, trace,
};

fn circle(x: f64, y: f64, radius: f64) -> Circle {
    Circle::new([x, y], radius).unwrap()
}

/// The circle of all pictures: around (5, 0), of radius 5.
fn disc() -> Circle {
    circle(5.0, 0.0, 5.0)
}

fn path(a: [f64; 2], b: [f64; 2]) -> Segment {
    Segment::new(a, b).unwrap()
}

fn ask(a: [f64; 2], b: [f64; 2]) -> Option<Span> {
    segment_vs_circle(path(a, b), disc())
}

#[track_caller]
fn check(hit: Option<Hit>, t: f64, point: [f64; 2], normal: [f64; 2]) {
    let hit = hit.expect("a hit");
    assert_eq!((hit.t(), hit.point().to_array(), hit.normal().to_array()), (t, point, normal));
    assert_eq!((hit.position(), hit.feature()), (hit.point(), Feature::Arc));
    assert_eq!((hit.meeting().min(), hit.meeting().max()), (hit.point(), hit.point()));
}

//        ╭─────╮
//  a ●───●─────●───● b
//        ╰─────╯
#[test]
fn a_path_through_a_circle_enters_and_leaves_it() {
    let span = ask([-5.0, 3.0], [15.0, 3.0]).unwrap();
    assert_eq!(span.contact(), Contact::Cross);
    check(span.enter(), 0.3, [1.0, 3.0], [-0.8, 0.6]);
    check(span.exit(), 0.7, [9.0, 3.0], [0.8, 0.6]);
    assert_eq!(span.push_out(), None);
}

//  a ●─────●─────● b
//        ╭───╮
//        ╰───╯
#[test]
fn a_tangent_touches_and_does_not_cross() {
    let span = ask([0.0, 5.0], [20.0, 5.0]).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    check(span.enter(), 0.25, [5.0, 5.0], [0.0, 1.0]);
    check(span.exit(), 0.25, [5.0, 5.0], [0.0, 1.0]);
}

#[test]
fn one_ulp_beside_the_tangent_decides() {
    let at = |y: f64| ask([0.0, y], [20.0, y]).map(|span| span.contact());
    assert_eq!(at(5.0_f64.next_down()), Some(Contact::Cross));
    assert_eq!(at(5.0), Some(Contact::Touch));
    assert_eq!(at(5.0_f64.next_up()), None);
}

//        ╭─────╮
//  a ●───● b   │     an end on the circle
//        ╰─────╯
#[test]
fn a_path_that_ends_on_the_circle_touches_it_at_its_end() {
    let span = ask([-2.0, 0.0], [0.0, 0.0]).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    check(span.enter(), 1.0, [0.0, 0.0], [-1.0, 0.0]);
    check(span.exit(), 1.0, [0.0, 0.0], [-1.0, 0.0]);
    assert_eq!(ask([-2.0, 0.0], [-f64::from_bits(1), 0.0]), None);
}

//        ╭─────╮
//        ● a ──┼─● b     a start on the circle, inwards; then outwards
//        ╰─────╯
#[test]
fn a_path_that_starts_on_the_circle_crosses_it_only_inwards() {
    let inwards = ask([0.0, 0.0], [20.0, 0.0]).unwrap();
    assert_eq!(inwards.contact(), Contact::Cross);
    check(inwards.enter(), 0.0, [0.0, 0.0], [-1.0, 0.0]);
    check(inwards.exit(), 0.5, [10.0, 0.0], [1.0, 0.0]);
    let outwards = ask([0.0, 0.0], [-3.0, 7.0]).unwrap();
    assert_eq!(outwards.contact(), Contact::Touch);
    check(outwards.enter(), 0.0, [0.0, 0.0], [-1.0, 0.0]);
    check(outwards.exit(), 0.0, [0.0, 0.0], [-1.0, 0.0]);
}

//        ╭─────╮
//        │  a ●┼─● b
//        ╰─────╯
#[test]
fn a_start_strictly_inside_has_no_entry_and_is_pushed_out_from_the_center() {
    let span = ask([8.0, 0.0], [12.0, 0.0]).unwrap();
    assert_eq!((span.contact(), span.enter()), (Contact::Cross, None));
    check(span.exit(), 0.5, [10.0, 0.0], [1.0, 0.0]);
    let way = span.push_out().unwrap();
    assert_eq!((way.depth(), way.normal(), way.by()), (2.0, DVec2::X, dvec2(2.0, 0.0)));
    assert!(ask([8.0, 0.0], [4.0, 1.0]).unwrap().is_contained());
}

#[test]
fn a_start_in_the_center_is_pushed_out_by_the_left() {
    let way = ask([5.0, 0.0], [5.0, 9.0]).unwrap().push_out().unwrap();
    assert_eq!((way.depth(), way.normal(), way.by()), (5.0, -DVec2::X, dvec2(-5.0, 0.0)));
}

#[test]
fn a_path_of_no_length_is_a_point() {
    let on = ask([10.0, 0.0], [10.0, 0.0]).unwrap();
    assert_eq!((on.contact(), on.times()), (Contact::Touch, [0.0, 1.0]));
    check(on.enter(), 0.0, [10.0, 0.0], [1.0, 0.0]);
    check(on.exit(), 1.0, [10.0, 0.0], [1.0, 0.0]);
    assert!(ask([6.0, 0.0], [6.0, 0.0]).unwrap().is_contained());
    assert_eq!(ask([11.0, 0.0], [11.0, 0.0]), None);
}

//  a ●────·────● b      the circle is the point
#[test]
fn a_circle_of_radius_0_is_a_point_and_is_touched_at_most() {
    let point = circle(3.0, 0.0, 0.0);
    let span = segment_vs_circle(path([0.0, 0.0], [4.0, 0.0]), point).unwrap();
    assert_eq!(span.contact(), Contact::Touch);
    check(span.enter(), 0.75, [3.0, 0.0], [-1.0, 0.0]);
    check(span.exit(), 0.75, [3.0, 0.0], [1.0, 0.0]);
    let up = f64::from_bits(1);
    assert_eq!(segment_vs_circle(path([0.0, 0.0], [4.0, up]), point), None);
    let still = segment_vs_circle(path([3.0, 0.0], [3.0, 0.0]), point).unwrap();
    assert_eq!((still.contact(), still.times()), (Contact::Touch, [0.0, 1.0]));
    check(still.enter(), 0.0, [3.0, 0.0], [-1.0, 0.0]);
}

//   ╭─╮              ╭───╮
//   │a│──▶       ◀── │ b │
//   ╰─╯              ╰───╯
#[test]
fn two_circles_that_move_towards_each_other_meet_halfway() {
    let (a, b) = (circle(0.0, 0.0, 1.0), circle(8.0, 0.0, 2.0));
    let [right, left] = [[8.0, 0.0], [-2.0, 0.0]].map(|v| Motion::new(v).unwrap());
    let span = circle_vs_circle(a, right, b, left).unwrap();
    let enter = span.enter().unwrap();
    assert_eq!((span.contact(), enter.t()), (Contact::Cross, 0.5));
    assert_eq!((enter.position(), enter.point()), (dvec2(4.0, 0.0), dvec2(5.0, 0.0)));
    assert_eq!((enter.normal(), enter.feature()), (-DVec2::X, Feature::Arc));
    // Seen from the other, the same moment and the same point.
    let other = circle_vs_circle(b, left, a, right).unwrap().enter().unwrap();
    assert_eq!((other.t(), other.position()), (0.5, dvec2(7.0, 0.0)));
    assert_eq!((other.point(), other.normal()), (enter.point(), DVec2::X));
}

//   ╭─╮╭─╮
//   │a││b│ ──▶   both move alike
//   ╰─╯╰─╯
#[test]
fn circles_that_move_alike_touch_all_the_time_or_never() {
    let motion = Motion::new([1e300, -7.0]).unwrap();
    let (a, b) = (circle(0.0, 0.0, 1.0), circle(2.0, 0.0, 1.0));
    let span = circle_vs_circle(a, motion, b, motion).unwrap();
    assert_eq!((span.contact(), span.times()), (Contact::Touch, [0.0, 1.0]));
    assert_eq!(span.exit().unwrap().position(), dvec2(1e300, -7.0));
    let apart = circle(2.0_f64.next_up(), 0.0, 1.0);
    assert_eq!(circle_vs_circle(a, motion, apart, motion), None);
}

//   ╭───────╮
//   │ a ╭─╮ │
//   │   │b│ │    one inside the other
//   ╰───╰─╯─╯
#[test]
fn circles_that_overlap_are_pushed_apart_along_the_line_of_their_centers() {
    let (a, b) = (circle(3.0, 4.0, 2.0), circle(0.0, 0.0, 8.0));
    let none = Motion::ZERO;
    let way = circle_vs_circle(a, none, b, none).unwrap().push_out().unwrap();
    assert_eq!((way.depth(), way.normal(), way.by()), (5.0, dvec2(0.6, 0.8), dvec2(3.0, 4.0)));
    let way = circle_vs_circle(b, none, b, none).unwrap().push_out().unwrap();
    assert_eq!((way.depth(), way.normal(), way.by()), (16.0, -DVec2::X, dvec2(-16.0, 0.0)));
}

/// 0.1 + 0.2 is no double; the sum of the radii is never rounded.
#[test]
fn the_radii_are_added_without_rounding() {
    let none = Motion::ZERO;
    let contact = |x: f64| {
        let (a, b) = (circle(0.0, 0.0, 0.1), circle(x, 0.0, 0.2));
        circle_vs_circle(a, none, b, none).map(|span| span.contact())
    };
    // 0.30000000000000004 is a little more than the exact sum of both doubles.
    assert_eq!(contact(0.1 + 0.2), None);
    assert_eq!(contact((0.1_f64 + 0.2).next_down()), Some(Contact::Cross));
}

#[test]
fn differences_that_overflow_and_subnormals_decide_as_all_others_do() {
    let (max, tiny) = (f64::MAX, f64::from_bits(1));
    let far = segment_vs_circle(path([-max, 0.0], [max, 0.0]), circle(0.0, 0.0, max)).unwrap();
    assert_eq!((far.contact(), far.times()), (Contact::Cross, [0.0, 1.0]));
    let tangent = path([-max, max], [max, max]);
    let span = segment_vs_circle(tangent, circle(0.0, 0.0, max)).unwrap();
    assert_eq!((span.contact(), span.times()), (Contact::Touch, [0.5, 0.5]));
    let small = segment_vs_circle(path([-tiny, tiny], [tiny, tiny]), circle(0.0, 0.0, tiny));
    assert_eq!(small.unwrap().times(), [0.5, 0.5]);
    let (a, b) = (circle(-max, 0.0, max), circle(max, 0.0, max));
    let touch = circle_vs_circle(a, Motion::ZERO, b, Motion::ZERO).unwrap();
    assert_eq!((touch.contact(), touch.enter().unwrap().point()), (Contact::Touch, DVec2::ZERO));
}

fn steps(a: [f64; 2], b: [f64; 2]) -> Vec<String> {
    let mut steps = Vec::new();
    trace::segment_vs_circle(path(a, b), disc(), |step| steps.push(format!("{step:?}")));
    steps
}

#[test]
fn the_steps_tell_where_the_path_starts_how_close_it_comes_and_what_it_meets() {
    let crosses = steps([-5.0, 3.0], [15.0, 3.0]);
    assert!(crosses[0].starts_with("StartsOutside"), "{crosses:?}");
    assert_eq!(
        crosses[1..],
        [
            "Closest { closest: 0.5, distance: 3.0 }",
            "Enters { t: 0.3 }",
            "Leaves { t: 0.7 }",
            "Crosses { near: 0.3, far: 0.7 }",
        ]
    );
    let away = ["StartsOutside { distance: 6.0 }", "LeadsAway", "Misses"];
    assert_eq!(steps([-1.0, 0.0], [-2.0, 0.0]), away);
    let before = ["StartsOutside { distance: 10.0 }", "EndsBefore { distance: 6.0 }", "Misses"];
    assert_eq!(steps([-5.0, 0.0], [-1.0, 0.0]), before);
    let closest_at_end = steps([-5.0, 10.0], [5.0, 10.0]);
    assert_eq!(closest_at_end[1..], ["Closest { closest: 1.0, distance: 10.0 }", "Misses"]);
    assert_eq!(steps([5.0, 1.0], [5.0, 2.0])[0], "StartsInside { depth: 4.0 }");
    assert_eq!(steps([0.0, 0.0], [-1.0, 0.0])[0], "StartsOn");
    let on =
        ["StartsOn", "Enters { t: 0.0 }", "Leaves { t: 1.0 }", "Touches { near: 0.0, far: 1.0 }"];
    assert_eq!(steps([0.0, 0.0], [0.0, 0.0]), on);
}

#[test]
fn the_steps_of_two_circles_begin_with_what_b_sees() {
    let (a, b) = (circle(1.0, 2.0, 1.0), circle(11.0, 2.0, 2.0));
    let [right, left] = [[3.0, 0.0], [-1.0, 0.0]].map(|v| Motion::new(v).unwrap());
    let mut steps = Vec::new();
    trace::circle_vs_circle(a, right, b, left, |step| steps.push(format!("{step:?}")));
    assert_eq!(
        steps,
        [
            "Relative { start: DVec2(-10.0, 0.0), motion: DVec2(4.0, 0.0), radius: 3.0 }",
            "Path(StartsOutside { distance: 10.0 })",
            "Path(EndsBefore { distance: 6.0 })",
            "Path(Misses)",
        ]
    );
}

fn place(p: [f64; 2], circle: Circle) -> Location {
    point_vs_circle(Point::new(p).unwrap(), circle)
}

fn place_steps(p: [f64; 2], circle: Circle) -> Vec<String> {
    let mut steps = Vec::new();
    trace::point_vs_circle(Point::new(p).unwrap(), circle, |step| steps.push(format!("{step:?}")));
    steps
}

/// The steps of offset and squared length, of distance, radius and its square, and of the place.
fn told(offset: [f64; 3], compared: [f64; 3], place: &str) -> [String; 3] {
    let [across, down, squared] = offset;
    let [distance, radius, squared_radius] = compared;
    [
        format!("Offset {{ across: {across:?}, down: {down:?}, squared: {squared:?} }}"),
        format!(
            "Compares {{ distance: {distance:?}, radius: {radius:?}, \
             squared_radius: {squared_radius:?} }}"
        ),
        place.into(),
    ]
}

//        ╭─────╮
//        │  ●  ●  ●
//        ╰─────╯
#[test]
fn a_point_is_inside_on_the_boundary_or_outside() {
    assert_eq!(place([5.0, 0.0], disc()), Location::Inside);
    assert_eq!(place([8.0, 3.0], disc()), Location::Inside);
    for on in [[10.0, 0.0], [5.0, -5.0], [8.0, 4.0], [1.0, -3.0]] {
        assert_eq!(place(on, disc()), Location::Boundary, "{on:?}");
    }
    assert_eq!(place([9.0, 4.0], disc()), Location::Outside);
}

#[test]
fn one_ulp_beside_the_boundary_decides_where_a_point_is() {
    let unit = circle(0.0, 0.0, 1.0);
    assert_eq!(place([0.6, 0.8], unit), Location::Outside);
    assert_eq!(place([0.6_f64.next_down(), 0.8], unit), Location::Inside);
    for (x, expected) in [
        (3.0_f64.next_down(), Location::Inside),
        (3.0, Location::Boundary),
        (3.0_f64.next_up(), Location::Outside),
    ] {
        assert_eq!(place([x, 4.0], circle(0.0, 0.0, 5.0)), expected);
    }
    // Beside the top, where the square of the offset is less than half an ulp of the other.
    assert_eq!(place([f64::from_bits(1), 1.0], unit), Location::Outside);
    assert_eq!(place([1e-9, 1.0], unit), Location::Outside);
    assert_eq!(place([1e-9, 1.0_f64.next_down()], unit), Location::Inside);
}

#[test]
fn squares_that_overflow_or_underflow_decide_where_a_point_is() {
    // The smallest size by its bits: `powi(-1074)` is 1 / 2^1074 where it is not computed by the compiler, which is 0.
    let sizes = [-700, 700, 1020].map(|exponent| 2.0_f64.powi(exponent));
    for size in [f64::from_bits(1)].into_iter().chain(sizes) {
        let disc = circle(0.0, 0.0, 5.0 * size);
        assert_eq!(place([3.0 * size, 4.0 * size], disc), Location::Boundary, "{size:e}");
        assert_eq!(place([(3.0 * size).next_down(), 4.0 * size], disc), Location::Inside);
        assert_eq!(place([(3.0 * size).next_up(), 4.0 * size], disc), Location::Outside);
    }
    let far = circle(-f64::MAX, 0.0, f64::MAX);
    assert_eq!(place([0.0, 0.0], far), Location::Boundary);
    assert_eq!(place([f64::from_bits(1), 0.0], far), Location::Outside);
    // The difference of the centers overflows.
    assert_eq!(place([f64::MAX, 0.0], far), Location::Outside);
    let most = f64::MAX;
    assert_eq!(place_steps([most, 0.0], far), told([most, 0.0, most], [most; 3], "Outside"));
}

#[test]
fn a_circle_of_radius_0_has_a_boundary_and_no_inside() {
    let dot = circle(0.1, 0.2, 0.0);
    assert_eq!(place([0.1, 0.2], dot), Location::Boundary);
    assert_eq!(place([0.1_f64.next_up(), 0.2], dot), Location::Outside);
    assert_eq!(place_steps([0.1, 0.2], dot), told([0.0; 3], [0.0; 3], "Boundary"));
}

#[test]
fn the_steps_of_a_point_tell_offset_and_distance_and_then_the_exact_place() {
    let steps = |x, y| place_steps([x, y], disc());
    let of_five = |offset, distance, place| told(offset, [distance, 5.0, 25.0], place);
    assert_eq!(steps(8.0, 0.0), of_five([3.0, 0.0, 9.0], 3.0, "Inside"));
    assert_eq!(steps(8.0, 4.0), of_five([3.0, 4.0, 25.0], 5.0, "Boundary"));
    assert_eq!(steps(-3.0, 6.0), of_five([-8.0, 6.0, 100.0], 10.0, "Outside"));
    // Rounded, the distance is the radius, and so are the squares. The exact ones are not.
    assert_eq!(steps(10.0, 1e-9), of_five([5.0, 1e-9, 25.0], 5.0, "Outside"));
}
