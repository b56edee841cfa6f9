//! What holds for all points, segments and moving circles against circles.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Circle, Contact, Location, Motion, Point, Segment, circle_vs_circle, point_vs_circle,
    segment_vs_circle,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::strategies::{any_numbers, plain_numbers};

fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 200,
        max_global_rejects: 100_000,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn point(n: &[f64]) -> DVec2 {
    dvec2(n[0], n[1])
}

fn circle(n: &[f64]) -> Circle {
    Circle::new(point(n), n[2].abs()).unwrap()
}

/// `a + b` where that is a double.
fn exact_sum(a: f64, b: f64) -> Option<f64> {
    let sum = a + b;
    let back = sum - a;
    (sum.is_finite() && (a - (sum - back)) + (b - back) == 0.0).then_some(sum)
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_circle_of_radius_0_against_one_at_rest_is_a_segment(n in any_numbers::<7>()) {
        let (start, motion) = (point(&n[3..]), point(&n[5..]));
        let end = [0, 1].map(|k| exact_sum(start[k], motion[k]));
        prop_assume!(end.iter().all(Option::is_some));
        let segment = Segment::new(start, end.map(Option::unwrap)).unwrap();
        let (a, motion) = (Circle::new(start, 0.0).unwrap(), Motion::new(motion).unwrap());
        let disc = circle(&n);
        prop_assert_eq!(
            circle_vs_circle(a, motion, disc, Motion::ZERO),
            segment_vs_circle(segment, disc)
        );
    }

    #[test]
    fn a_segment_walked_back_meets_the_circle_at_the_same_points(n in any_numbers::<7>()) {
        let (segment, disc) = (Segment::new(point(&n[3..]), point(&n[5..])).unwrap(), circle(&n));
        let there = segment_vs_circle(segment, disc);
        let back = segment_vs_circle(segment.reversed(), disc);
        let met = |hit: graze2d::Hit| (hit.point(), hit.normal());
        prop_assert_eq!(there.map(|span| span.contact()), back.map(|span| span.contact()));
        if let (Some(there), Some(back)) = (there, back) {
            // A point met in passing has a normal of each way.
            prop_assume!(disc.radius() > 0.0);
            prop_assert_eq!(there.enter().map(met), back.exit().map(met));
            prop_assert_eq!(there.exit().map(met), back.enter().map(met));
        }
    }

    #[test]
    fn circles_scaled_by_a_power_of_two_meet_at_the_same_times(
        n in plain_numbers::<10>(),
        exponent in -900..900,
    ) {
        prop_assume!(n.iter().all(|x| *x == 0.0 || x.abs() > 1e-9));
        let scale = 2.0f64.powi(exponent);
        let ask = |n: [f64; 10]| {
            let motion = |i: usize| Motion::new(point(&n[i..])).unwrap();
            circle_vs_circle(circle(&n[3..]), motion(6), circle(&n), motion(8))
        };
        let seen = |span: graze2d::Span, scale: f64| {
            let hit = |hit: graze2d::Hit| {
                (hit.t(), hit.position() * scale, hit.point() * scale, hit.normal())
            };
            let way = span.push_out().map(|way| (way.depth() * scale, way.by() * scale));
            (span.contact(), span.enter().map(hit), span.exit().map(hit), way)
        };
        prop_assert_eq!(
            ask(n).map(|span| seen(span, scale)),
            ask(n.map(|x| x * scale)).map(|span| seen(span, 1.0))
        );
    }

    #[test]
    fn a_larger_circle_is_met_no_later(n in any_numbers::<7>(), by in 0.0..2.0f64) {
        let segment = Segment::new(point(&n[3..]), point(&n[5..])).unwrap();
        let small = circle(&n);
        let large = Circle::new(small.center(), (small.radius() * (1.0 + by)).min(f64::MAX));
        if let Some(small) = segment_vs_circle(segment, small) {
            let large = segment_vs_circle(segment, large.unwrap()).expect("it holds the other");
            prop_assert!(large.times().0 <= small.times().0);
            prop_assert!(large.times().1 >= small.times().1);
        }
    }

    #[test]
    fn a_point_is_where_a_segment_of_no_length_says(n in any_numbers::<5>()) {
        let p = point(&n[3..]);
        let span = segment_vs_circle(Segment::new(p, p).unwrap(), circle(&n));
        let expected = match span.map(|span| span.contact()) {
            Some(Contact::Cross) => Location::Inside,
            Some(Contact::Touch) => Location::Boundary,
            None => Location::Outside,
        };
        prop_assert_eq!(point_vs_circle(Point::new(p).unwrap(), circle(&n)), expected);
    }

    #[test]
    fn a_point_and_a_circle_that_change_places_see_the_same(n in any_numbers::<5>()) {
        let (p, disc) = (point(&n[3..]), circle(&n));
        let around_point = Circle::new(p, disc.radius()).unwrap();
        prop_assert_eq!(
            point_vs_circle(Point::new(p).unwrap(), disc),
            point_vs_circle(Point::new(disc.center()).unwrap(), around_point)
        );
    }

    #[test]
    fn a_point_and_a_circle_scaled_by_a_power_of_two_have_the_same_place(
        n in plain_numbers::<5>(),
        exponent in -900..900,
    ) {
        prop_assume!(n.iter().all(|x| *x == 0.0 || x.abs() > 1e-9));
        let ask = |n: [f64; 5]| point_vs_circle(Point::new(point(&n[3..])).unwrap(), circle(&n));
        prop_assert_eq!(ask(n), ask(n.map(|x| x * 2.0f64.powi(exponent))));
    }

    #[test]
    fn a_point_of_a_circle_is_inside_a_larger_one(n in any_numbers::<5>(), by in 0.0..2.0f64) {
        let (p, small) = (Point::new(point(&n[3..])).unwrap(), circle(&n));
        let radius = (small.radius() * (1.0 + by)).min(f64::MAX);
        let large = Circle::new(small.center(), radius).unwrap();
        if point_vs_circle(p, small) != Location::Outside && radius > small.radius() {
            prop_assert_eq!(point_vs_circle(p, large), Location::Inside);
        }
    }
}

proptest! {
    // Most numbers have to be drawn again.
    #![proptest_config(ProptestConfig { cases: config().cases / 4, ..config() })]

    #[test]
    fn a_ray_meets_what_a_segment_along_it_meets(n in any_numbers::<7>()) {
        let (origin, direction) = (point(&n[3..]), point(&n[5..]));
        let ray = Segment::ray(origin, direction).unwrap();
        let end = [0, 1].map(|k| exact_sum(origin[k], direction[k]));
        // Where neither end has rounded, the ray holds the segment.
        let scale = Segment::ray_scale(origin, direction).unwrap();
        let is_exact = (0..2).all(|k| {
            exact_sum(origin[k], direction[k] * scale) == Some(ray.b()[k])
        });
        prop_assume!(is_exact && scale >= 1.0 && end.iter().all(Option::is_some));
        let segment = Segment::new(origin, end.map(Option::unwrap)).unwrap();
        if segment_vs_circle(segment, circle(&n)).is_some() {
            prop_assert!(segment_vs_circle(ray, circle(&n)).is_some());
        }
    }
}
