//! How often ordinary numbers need the exact stage: never.

use glam::{DVec2, dvec2};

use crate::exact::{entered, words};
use crate::query::aabb_aabb::aabb_vs_aabb;
use crate::query::circle_aabb::circle_vs_aabb;
use crate::query::circle_circle::circle_vs_circle;
use crate::query::point_circle::point_vs_circle;
use crate::query::segment_aabb::segment_vs_aabb;
use crate::query::segment_circle::segment_vs_circle;
use crate::query::segments::segment_vs_segment;
use crate::shape::{Aabb, Circle, Motion, Point, Segment};

/// Asks every query about random shapes in a scene of 100 × 100.
fn ask(count: usize) {
    let mut word = words(1);
    let mut number =
        |low: f64, high: f64| low + (word() >> 11) as f64 / (1u64 << 53) as f64 * (high - low);
    for _ in 0..count {
        let mut vec = |low: f64, high: f64| dvec2(number(low, high), number(low, high));
        let mut aabb = || {
            let min = vec(10.0, 60.0);
            Aabb::new(min, min + vec(1.0, 33.0)).unwrap()
        };
        let (a, b) = (aabb(), aabb());
        let [p, q] = [(); 2].map(|()| Segment::new(vec(0.0, 100.0), vec(0.0, 100.0)).unwrap());
        let [v, w] = [(); 2].map(|()| Motion::new(vec(-60.0, 60.0)).unwrap());
        let center: DVec2 = vec(0.0, 100.0);
        let circle = Circle::new(center, number(1.0, 10.0)).unwrap();
        segment_vs_segment(p, q);
        point_vs_circle(Point::of(p.a()), circle);
        let spans = [
            segment_vs_aabb(p, a),
            circle_vs_aabb(circle, v, a),
            segment_vs_circle(p, circle),
            circle_vs_circle(circle, v, Circle::new(a.min(), 5.0).unwrap(), w),
            aabb_vs_aabb(a, v, b, w),
            // Next to a box at rest, the sum of a side and a width is a tie now and then.
            aabb_vs_aabb(a, v, b, Motion::ZERO),
            aabb_vs_aabb(a, Motion::ZERO, b, w),
        ];
        for span in spans.into_iter().flatten() {
            std::hint::black_box((span.times(), span.hits(), span.push_out()));
        }
    }
}

#[test]
fn ordinary_numbers_never_need_the_exact_stage() {
    let before = entered();
    ask(20_000);
    assert_eq!(entered() - before, 0);
}

#[test]
fn a_segment_through_a_corner_needs_it() {
    let before = entered();
    let segment = Segment::new(dvec2(0.1, 0.1), dvec2(0.7, 0.7)).unwrap();
    let aabb = Aabb::new(dvec2(0.3, 0.3), dvec2(1.0, 0.5)).unwrap();
    segment_vs_aabb(segment, aabb).unwrap().hits();
    assert!(entered() > before);
}
