//! Shapes: what is accepted, what is refused, and the names of their parts.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, Convex, Corner, GeometryError, Motion, Mover, Point, Segment, Side};

// y grows downwards: TopLeft is (min x, min y)
#[test]
fn a_box_knows_its_sides_and_corners() {
    let aabb = Aabb::from_min_size(dvec2(1.0, 2.0), dvec2(3.0, 4.0)).unwrap();
    assert_eq!(Side::ALL.map(|side| aabb.side(side)), [1.0, 4.0, 2.0, 6.0]);
    assert_eq!(aabb.corner(Corner::TopLeft), dvec2(1.0, 2.0));
    assert_eq!(aabb.corner(Corner::BottomRight), dvec2(4.0, 6.0));
    assert_eq!(Corner::BottomLeft.sides(), [Side::Left, Side::Bottom]);
}

// ┌───┐
// │   ├───┐   touching at a side, apart by one bit, one inside the other
// └───┤   │
//     └───┘
#[test]
fn closed_boxes_meet_where_they_share_as_much_as_a_point() {
    let aabb = |min: [f64; 2], max: [f64; 2]| Aabb::new(min, max).unwrap();
    let one = aabb([0.0, 0.0], [4.0, 3.0]);
    let past = 4.0_f64.next_up();
    for (other, meets) in [
        (aabb([4.0, 1.0], [6.0, 5.0]), true),
        (aabb([4.0, 3.0], [6.0, 5.0]), true),
        (aabb([past, 1.0], [6.0, 5.0]), false),
        (aabb([1.0, 1.0], [2.0, 2.0]), true),
        (aabb([2.0, 3.0], [2.0, 3.0]), true),
    ] {
        assert_eq!((one.intersects(other), other.intersects(one)), (meets, meets), "{other:?}");
        let both = one.union(other);
        assert!(both.contains(one.min()) && both.contains(other.max()));
        assert_eq!(both, other.union(one));
    }
    assert!(one.contains(one.min()) && one.contains(one.max()) && one.contains((2.0, 0.0)));
    assert!(!one.contains((-5e-324, 1.0)) && !one.contains((past, 1.0)));
    assert!(!one.contains((f64::NAN, 1.0)) && !one.contains((1.0, f64::NAN)));
}

#[test]
fn what_a_box_measures_is_correctly_rounded_and_stays_in_the_range() {
    let huge = Aabb::new([-f64::MAX; 2], [f64::MAX, f64::MAX.next_down()]).unwrap();
    assert_eq!(huge.size(), DVec2::MAX);
    assert_eq!(huge.center().x, 0.0);
    let right = Motion::new((f64::MAX, 0.0)).unwrap();
    assert_eq!(huge.translated(right).min().x, 0.0);
    assert_eq!(huge.translated(right).max().x, f64::MAX);

    let tiny = Aabb::new((-5e-324, 5e-324), (0.0, 1e-323)).unwrap();
    let bits = tiny.center().to_array().map(f64::to_bits);
    assert_eq!(bits, [0.0_f64.to_bits(), 1e-323_f64.to_bits()], "never −0.0; ties to even");
    let (min, max) = (dvec2(1.0, 2.0), dvec2(4.0, 6.0));
    let aabb = Aabb::new(min, max).unwrap();
    assert_eq!((aabb.size(), aabb.center()), (dvec2(3.0, 4.0), dvec2(2.5, 4.0)));
    let by = dvec2(-1.0, 0.5);
    let moved = aabb.translated(Motion::new(by).unwrap());
    assert_eq!(Ok(moved), Aabb::new(min + by, max + by));
}

#[test]
fn a_length_is_correctly_rounded_where_differences_cancel_or_overflow() {
    let segment = |a: [f64; 2], b: [f64; 2]| Segment::new(a, b).unwrap();
    let max = f64::MAX;
    for (a, b, expected) in [
        ([1.0, 1.0], [4.0, 5.0], 25.0),
        ([2.0, 2.0], [2.0, 2.0], 0.0),
        ([-max, 0.0], [max, 0.0], max),
        ([0.0, 0.0], [5e-324, 0.0], 0.0),
        // 2⁻⁵³ is lost in a rounded difference from 1; here (1 + 2⁻⁵³)² rounds up.
        ([-(0.5_f64.powi(53)), 0.0], [1.0, 0.0], 1.0_f64.next_up()),
    ] {
        assert_eq!(segment(a, b).length_squared(), expected, "{a:?} {b:?}");
        assert_eq!(segment(b, a).length_squared(), expected, "{b:?} {a:?}");
    }
}

#[test]
fn a_path_begins_and_ends_at_its_ends_bit_for_bit() {
    let path = Segment::new((0.1, -f64::MAX), (0.7, f64::MAX)).unwrap();
    assert_eq!((path.at(0.0), path.at(1.0)), (path.a(), path.b()));
    assert_eq!((path.at(-3.0), path.at(f64::NAN), path.at(9.0)), (path.a(), path.a(), path.b()));
    assert_eq!(path.at(0.5).y, 0.0, "though b − a is beyond the range");
    assert_eq!(path.at(0.5).x, 0.1_f64.midpoint(0.7));
}

#[test]
fn a_circle_needs_a_radius_of_at_least_zero() {
    assert!(Circle::new(DVec2::ZERO, 0.0).is_ok());
    assert_eq!(Circle::new(DVec2::ZERO, -5e-324), Err(GeometryError::NegativeRadius));
    assert_eq!(Circle::new(DVec2::ZERO, f64::NAN), Err(GeometryError::NonFinite));
}

fn hull(points: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let shape = Convex::new(points.iter().copied()).unwrap();
    shape.corners().map(|corner| corner.to_array()).collect()
}

#[test]
fn a_hull_takes_points_in_any_order_and_has_only_its_corners() {
    let square = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
    assert_eq!(hull(&square), square);
    let [a, b, c, d] = square;
    assert_eq!(hull(&[a, c, b, d]), square, "a bow-tie");
    assert_eq!(hull(&[d, c, b, a, a, [0.5, 0.5], [0.5, 0.0]]), square);
    assert_eq!(hull(&[[0.0, 0.0], [3.0, 3.0], [1.0, 1.0]]), [[0.0, 0.0], [3.0, 3.0]]);
    assert_eq!(hull(&[[1.0, 2.0]; 3]), [[1.0, 2.0]]);
    assert_eq!(Convex::new([[0.0; 2]; 9]), Err(GeometryError::PointCount));
}

#[test]
fn a_quarter_turn_is_clockwise_on_screen() {
    let (center, half) = (dvec2(1.0, 1.0), dvec2(2.0, 1.0));
    let turned = Convex::rotated(center, half, dvec2(0.0, 1.0)).unwrap();
    let corners = [dvec2(0.0, -1.0), dvec2(2.0, -1.0), dvec2(2.0, 3.0), dvec2(0.0, 3.0)];
    assert_eq!(turned.corners().collect::<Vec<_>>(), corners);
}

#[test]
fn a_box_is_the_same_by_its_corners_its_size_or_its_center() {
    for (min, max) in
        [([-1.0, 2.0], [5.0, 8.0]), ([3.0, -4.0], [3.0, 4.0]), ([1.0, 1.0], [1.0, 1.0])]
    {
        let (min, max) = (DVec2::from(min), DVec2::from(max));
        let by_corners = Aabb::new(min, max);
        assert_eq!(Aabb::from_min_size(min, max - min), by_corners);
        assert_eq!(Aabb::from_center_half((min + max) / 2.0, (max - min) / 2.0), by_corners);
    }
}

#[test]
fn a_bad_size_is_refused_alike_whatever_is_made_of_it() {
    let tiny = f64::from_bits(1);
    for bad in [-1.0, -tiny, f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for half in [dvec2(bad, 1.0), dvec2(1.0, bad)] {
            let error = Convex::rotated(DVec2::ONE, half, DVec2::X).unwrap_err();
            assert_eq!(Convex::from_angle(DVec2::ONE, half, 0.5), Err(error), "{half}");
            assert_eq!(Aabb::from_center_half(DVec2::ONE, half), Err(error), "{half}");
            let error = Aabb::from_min_size(DVec2::ONE, half).unwrap_err();
            let mover = Mover::from_min_size(Point::new(DVec2::ONE).unwrap(), half);
            assert_eq!(mover, Err(error), "{half}");
        }
    }
}

//  ●────▶┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄●  to the end of the doubles
//  0    direction              s · direction
#[test]
fn a_ray_runs_as_far_as_doubles_reach_and_tells_its_scale() {
    let (max, tiny) = (f64::MAX, f64::from_bits(1));
    for (origin, direction) in [
        ([0.0, 0.0], [1.0, 0.0]),
        ([-2.0, 1.0], [0.3, -0.7]),
        ([0.0, 0.0], [tiny, 0.0]),
        ([5.0, -7.0], [tiny, -3.0 * tiny]),
        ([1.0, 1.0], [max, max]),
        ([-max, max], [1.0, -3.0]),
        ([-max, 0.0], [max, tiny]),
        ([-max, 0.0], [2.0, 1.0]),
        ([0.1, -0.2], [1e300, 1e-300]),
    ] {
        let ray = Segment::ray(origin, direction).unwrap();
        let scale = Segment::ray_scale(origin, direction).unwrap();
        assert_eq!(ray.a().to_array(), origin);
        assert_eq!(scale.to_bits() & ((1 << 52) - 1), 0, "{scale:e} is no power of two");
        // In the half of everything nothing overflows, and one step further is too far.
        let half = |k: usize| origin[k] / 2.0 + direction[k] * (scale / 2.0);
        let twice = |k: usize| origin[k] / 4.0 + direction[k] * (scale / 2.0);
        assert!((0..2).all(|k| half(k).abs() <= max / 2.0), "{origin:?} {direction:?}");
        let is_last = scale == 2.0f64.powi(1023);
        assert!(is_last || (0..2).any(|k| twice(k).abs() > max / 4.0), "{origin:?} {direction:?}");
        for k in 0..2 {
            let off = (ray.b()[k] / 2.0 - half(k)).abs();
            assert!(off <= half(k).abs() * f64::EPSILON, "{:?} is not near", ray.b());
        }
    }
}

#[test]
fn a_ray_without_direction_is_a_point_and_one_that_is_not_finite_is_refused() {
    let point = Segment::ray([3.0, 4.0], [0.0, -0.0]).unwrap();
    assert_eq!((point.a(), point.b()), (dvec2(3.0, 4.0), dvec2(3.0, 4.0)));
    assert_eq!(Segment::ray_scale([3.0, 4.0], [0.0, 0.0]), Ok(1.0));
    assert_eq!(Segment::ray([f64::NAN, 0.0], [1.0, 0.0]), Err(GeometryError::NonFinite));
    assert_eq!(Segment::ray([0.0, 0.0], [f64::INFINITY, 0.0]), Err(GeometryError::NonFinite));
    assert_eq!(Segment::ray_scale([0.0, 0.0], [0.0, f64::NAN]), Err(GeometryError::NonFinite));
}

#[test]
fn a_ray_from_the_end_of_the_doubles_outwards_has_no_length() {
    let ray = Segment::ray([f64::MAX, 0.0], [1.0, 0.0]).unwrap();
    assert_eq!(ray.b().x, f64::MAX);
}
