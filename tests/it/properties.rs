//! What holds for every input: symmetries, and what one query says of another.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Circle, Contact, Corner, Feature, Hit, Location, Motion, Point, Segment, Side, Span,
    aabb_vs_aabb, circle_vs_aabb, clip_segment, point_vs_aabb, push_outs_aabb_vs_aabb,
    segment_vs_aabb,
    trace::{self, AabbVsAabbStep, CircleVsAabbStep, ClipSegmentStep, SegmentVsAabbStep},
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::strategies::{any_numbers, boxes, circle_and_box, plain_numbers, segment_and_box};

/// The same cases in every run; the fuzz targets go on from there.
fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 200,
        max_global_rejects: 100_000,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// `a + b` where that is a double.
fn exact_sum(a: DVec2, b: DVec2) -> Option<DVec2> {
    let sum = a + b;
    // The rounding error of a sum (Knuth 1969).
    let back = sum - a;
    let error = (a - (sum - back)) + (b - back);
    (sum.is_finite() && error == DVec2::ZERO).then_some(sum)
}

/// All but the way out of an overlap, which only movers with an extent have.
fn hits(span: Span) -> (Contact, Option<Hit>, Option<Hit>) {
    (span.contact(), span.enter(), span.exit())
}

/// An operation that turns the plane onto itself, exactly.
#[derive(Clone, Copy, Debug)]
enum Turned {
    MirrorX,
    MirrorY,
    SwapAxes,
}

impl Turned {
    fn all() -> impl Strategy<Value = Self> {
        prop_oneof![Just(Self::MirrorX), Just(Self::MirrorY), Just(Self::SwapAxes)]
    }

    fn point(self, p: DVec2) -> DVec2 {
        // 0.0 − x: never −0.0 for a zero
        match self {
            Self::MirrorX => dvec2(0.0 - p.x, p.y),
            Self::MirrorY => dvec2(p.x, 0.0 - p.y),
            Self::SwapAxes => dvec2(p.y, p.x),
        }
    }

    fn aabb(self, aabb: &Aabb) -> Aabb {
        Aabb::from_corners(self.point(aabb.min()), self.point(aabb.max())).unwrap()
    }

    fn motion(self, motion: &Motion) -> Motion {
        Motion::new(self.point(motion.get())).unwrap()
    }

    fn side(self, side: Side) -> Side {
        let normal = self.point(side.normal());
        Side::ALL.into_iter().find(|side| side.normal() == normal).unwrap()
    }

    fn feature(self, feature: Feature) -> Feature {
        use Corner::{BottomLeft, BottomRight, TopLeft, TopRight};
        match feature {
            Feature::Side(side) => Feature::Side(self.side(side)),
            Feature::Corner(corner) => {
                let sides = corner.sides().map(|side| self.side(side));
                let all = [TopLeft, TopRight, BottomLeft, BottomRight];
                let fits = |c: &Corner| c.sides().iter().all(|side| sides.contains(side));
                Feature::Corner(all.into_iter().find(fits).unwrap())
            }
            other => other,
        }
    }

    /// Holds the answer to the turned question against the turned answer. The normal of a corner
    /// follows the order of the sides, which does not turn with them, and so does the feature where
    /// two sides of a flat box lie in one place.
    #[track_caller]
    fn assert(self, before: Option<Span>, after: Option<Span>, aabb: &Aabb) {
        assert_eq!(before.map(|span| span.contact()), after.map(|span| span.contact()));
        let (Some(before), Some(after)) = (before, after) else { return };
        let is_flat = aabb.min().cmpeq(aabb.max()).any();
        for (one, other) in [(before.enter(), after.enter()), (before.exit(), after.exit())] {
            let places = |hit: Hit| (hit.t(), hit.position(), hit.point());
            let turned = |hit: Hit| (hit.t(), self.point(hit.position()), self.point(hit.point()));
            assert_eq!(one.map(turned), other.map(places));
            let (one, other) = (one.map(|hit| hit.feature()), other.map(|hit| hit.feature()));
            assert!(is_flat || one.map(|f| self.feature(f)) == other, "{one:?} {other:?}");
        }
    }
}

/// Times a power of two, where nothing that is made of them gets near the end of the range.
fn scaled<const N: usize>(n: [f64; N], scale: f64) -> Option<[f64; N]> {
    n.iter().all(|x| *x == 0.0 || x.abs() > 1e-9).then(|| n.map(|x| x * scale))
}

/// Of a path and the same path walked back.
#[track_caller]
fn assert_reversed(there: Option<Span>, back: Option<Span>) {
    assert_eq!(there.map(|span| span.contact()), back.map(|span| span.contact()));
    let (Some(there), Some(back)) = (there, back) else { return };
    let place = |hit: Option<Hit>| hit.map(|hit| (hit.position(), hit.point(), hit.normal()));
    assert_eq!(place(there.enter()), place(back.exit()));
    assert_eq!(place(there.exit()), place(back.enter()));
    let ((near, far), (again_near, again_far)) = (there.times(), back.times());
    // Both are rounded: together an ulp of 1 at most.
    assert!((1.0 - near - again_far).abs() <= f64::EPSILON, "{near:e} {again_far:e}");
    assert!((1.0 - far - again_near).abs() <= f64::EPSILON, "{far:e} {again_near:e}");
}

/// Of any answer about a box: in order, in time, and on the boundary.
#[track_caller]
fn assert_sound(span: &Span, aabb: &Aabb) {
    let (near, far) = span.times();
    assert!(0.0 <= near && near <= far && far <= 1.0, "{near:e} {far:e}");
    for hit in [span.enter(), span.exit()].into_iter().flatten() {
        let point = Point::new(hit.point()).unwrap();
        assert_eq!(point_vs_aabb(point, *aabb), Location::Boundary, "{:?}", hit.point());
        assert!(hit.meeting().min().cmple(hit.meeting().max()).all());
        assert!((hit.normal().length() - 1.0).abs() < 1e-15, "{:?}", hit.normal());
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_segment_walked_back_meets_the_box_at_the_same_points(n in any_numbers()) {
        let (segment, aabb) = segment_and_box(n);
        assert_reversed(
            segment_vs_aabb(segment, aabb),
            segment_vs_aabb(segment.reversed(), aabb),
        );
    }

    #[test]
    fn a_segment_and_a_box_turned_alike_meet_at_the_turned_points(
        n in any_numbers(),
        turned in Turned::all(),
    ) {
        let (segment, aabb) = segment_and_box(n);
        let [a, b] = [segment.a(), segment.b()].map(|p| turned.point(p));
        let after = segment_vs_aabb(Segment::new(a, b).unwrap(), turned.aabb(&aabb));
        turned.assert(segment_vs_aabb(segment, aabb), after, &aabb);
    }

    #[test]
    fn a_segment_scaled_by_a_power_of_two_meets_the_box_at_the_same_times(
        n in plain_numbers(),
        exponent in -900..900,
    ) {
        let scale = 2.0f64.powi(exponent);
        let larger = scaled(n, scale);
        prop_assume!(larger.is_some());
        let ask = |n| {
            let (segment, aabb) = segment_and_box(n);
            segment_vs_aabb(segment, aabb)
        };
        let (before, after) = (ask(n), ask(larger.unwrap()));
        let seen = |span: Span, scale: f64| {
            let hit = |hit: Hit| (hit.t(), hit.point() * scale, hit.feature(), hit.normal());
            (span.contact(), span.enter().map(hit), span.exit().map(hit))
        };
        prop_assert_eq!(before.map(|span| seen(span, scale)), after.map(|span| seen(span, 1.0)));
    }

    #[test]
    fn a_segment_meets_the_boundary_in_order(n in any_numbers()) {
        let (segment, aabb) = segment_and_box(n);
        if let Some(span) = segment_vs_aabb(segment, aabb) {
            assert_sound(&span, &aabb);
            let inside = |p| point_vs_aabb(Point::new(p).unwrap(), aabb) == Location::Inside;
            prop_assert_eq!(span.enter().is_none(), inside(segment.a()));
            prop_assert_eq!(span.exit().is_none(), inside(segment.b()));
        }
    }

    #[test]
    fn the_steps_of_a_segment_end_in_its_answer(n in any_numbers()) {
        let (segment, aabb) = segment_and_box(n);
        let mut last = None;
        let traced = trace::segment_vs_aabb(segment, aabb, |step| last = Some(step));
        prop_assert_eq!(traced, segment_vs_aabb(segment, aabb), "watching changes it");
        match (last.unwrap(), traced.map(|span| (span.contact(), span.times()))) {
            (SegmentVsAabbStep::Crosses { near, far }, Some((Contact::Cross, times)))
            | (SegmentVsAabbStep::Touches { near, far }, Some((Contact::Touch, times))) => {
                prop_assert_eq!((near, far), times);
            }
            (SegmentVsAabbStep::Misses { .. }, None) => {}
            other => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn a_segment_is_clipped_as_the_half_planes_say_in_four_cuts_at_most(n in any_numbers()) {
        let (segment, aabb) = segment_and_box(n);
        let (mut cuts, mut last) = (0, None);
        let traced = trace::clip_segment(segment, aabb, |step| {
            cuts += usize::from(matches!(step, ClipSegmentStep::Cuts { .. }));
            last = Some(step);
        });
        prop_assert!(cuts <= 4);
        prop_assert_eq!(traced, clip_segment(segment, aabb), "watching changes it");
        prop_assert_eq!(traced, segment_vs_aabb(segment, aabb));
        match (last.unwrap(), traced.map(|span| (span.contact(), span.times()))) {
            (ClipSegmentStep::Crosses { near, far }, Some((Contact::Cross, times)))
            | (ClipSegmentStep::Touches { near, far }, Some((Contact::Touch, times))) => {
                prop_assert_eq!((near, far), times);
            }
            (ClipSegmentStep::Rejects { .. }, None) => {}
            other => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn a_circle_going_back_meets_the_box_at_the_same_points(n in any_numbers()) {
        let (circle, motion, aabb) = circle_and_box(n);
        let end = exact_sum(circle.center(), motion.get());
        prop_assume!(end.is_some());
        let there = circle_vs_aabb(circle, motion, aabb);
        let from = Circle::new(end.unwrap(), circle.radius()).unwrap();
        let back = circle_vs_aabb(from, Motion::new(-motion.get()).unwrap(), aabb);
        assert_reversed(there, back);
    }

    #[test]
    fn a_circle_and_a_box_turned_alike_meet_at_the_turned_points(
        n in any_numbers(),
        turned in Turned::all(),
    ) {
        let (circle, motion, aabb) = circle_and_box(n);
        let other = Circle::new(turned.point(circle.center()), circle.radius()).unwrap();
        let after = circle_vs_aabb(other, turned.motion(&motion), turned.aabb(&aabb));
        turned.assert(circle_vs_aabb(circle, motion, aabb), after, &aabb);
    }

    #[test]
    fn a_circle_scaled_by_a_power_of_two_meets_the_box_at_the_same_times(
        n in plain_numbers(),
        exponent in -900..900,
    ) {
        let scale = 2.0f64.powi(exponent);
        let larger = scaled(n, scale);
        prop_assume!(larger.is_some());
        let ask = |n| {
            let (circle, motion, aabb) = circle_and_box(n);
            circle_vs_aabb(circle, motion, aabb)
        };
        let seen = |span: Span, scale: f64| {
            let hit = |hit: Hit| (hit.t(), hit.position() * scale, hit.feature(), hit.normal());
            let depth = span.push_out().map(|way| (way.depth() * scale, way.normal()));
            (span.contact(), span.enter().map(hit), span.exit().map(hit), depth)
        };
        let (before, after) = (ask(n), ask(larger.unwrap()));
        prop_assert_eq!(before.map(|span| seen(span, scale)), after.map(|span| seen(span, 1.0)));
    }

    #[test]
    fn a_circle_of_radius_0_is_a_segment(n in any_numbers()) {
        let (circle, motion, aabb) = circle_and_box(n);
        let end = exact_sum(circle.center(), motion.get());
        prop_assume!(end.is_some());
        let segment = Segment::new(circle.center(), end.unwrap()).unwrap();
        let point = Circle::new(circle.center(), 0.0).unwrap();
        prop_assert_eq!(
            circle_vs_aabb(point, motion, aabb).map(hits),
            segment_vs_aabb(segment, aabb).map(hits)
        );
    }

    #[test]
    fn a_larger_circle_meets_the_box_no_later(n in any_numbers(), by in 0.0..2.0f64) {
        let (circle, motion, aabb) = circle_and_box(n);
        let radius = (circle.radius() * (1.0 + by)).min(f64::MAX);
        let larger = Circle::new(circle.center(), radius).unwrap();
        let (small, large) =
            (circle_vs_aabb(circle, motion, aabb), circle_vs_aabb(larger, motion, aabb));
        if let Some(small) = small {
            let large = large.expect("what the smaller one meets");
            prop_assert!(small.contact() == Contact::Touch || large.contact() == Contact::Cross);
            prop_assert!(large.times().0 <= small.times().0);
            prop_assert!(large.times().1 >= small.times().1);
        }
    }

    #[test]
    fn a_circle_meets_the_boundary_in_order(n in any_numbers()) {
        let (circle, motion, aabb) = circle_and_box(n);
        if let Some(span) = circle_vs_aabb(circle, motion, aabb) {
            assert_sound(&span, &aabb);
            prop_assert_eq!(span.enter().is_none(), span.push_out().is_some());
        }
    }

    #[test]
    fn the_steps_of_a_circle_end_in_its_answer(n in any_numbers()) {
        let (circle, motion, aabb) = circle_and_box(n);
        let mut last = None;
        let traced = trace::circle_vs_aabb(circle, motion, aabb, |step| last = Some(step));
        prop_assert_eq!(traced, circle_vs_aabb(circle, motion, aabb), "watching changes it");
        match (last.unwrap(), traced.map(|span| (span.contact(), span.times()))) {
            (CircleVsAabbStep::Crosses { near, far }, Some((Contact::Cross, times)))
            | (CircleVsAabbStep::Touches { near, far }, Some((Contact::Touch, times))) => {
                prop_assert_eq!((near, far), times);
            }
            (CircleVsAabbStep::Misses, None) => {}
            other => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn two_boxes_in_swapped_roles_meet_at_the_same_times(n in any_numbers()) {
        let (a, motion_a, b, motion_b) = boxes(n);
        let one = aabb_vs_aabb(a, motion_a, b, motion_b);
        let other = aabb_vs_aabb(b, motion_b, a, motion_a);
        let seen = |span: Span, sense: f64| {
            let hit = |hit: Hit| (hit.t(), hit.meeting(), hit.normal() * sense);
            let depth = span.push_out().map(|way| way.depth());
            (span.contact(), span.enter().map(hit), span.exit().map(hit), depth)
        };
        prop_assert_eq!(one.map(|span| seen(span, 1.0)), other.map(|span| seen(span, -1.0)));
    }

    #[test]
    fn two_boxes_turned_alike_meet_at_the_turned_points(
        n in any_numbers(),
    ) {
        // Mirrored, another corner of the box would be its min corner.
        let (a, motion_a, b, motion_b) = boxes(n);
        let turned = Turned::SwapAxes;
        let [va, vb] = [motion_a, motion_b].map(|motion| turned.motion(&motion));
        let after = aabb_vs_aabb(turned.aabb(&a), va, turned.aabb(&b), vb);
        turned.assert(aabb_vs_aabb(a, motion_a, b, motion_b), after, &b);
    }

    // The box A as a point, from any origin, against B grown by A.
    #[test]
    fn a_moving_box_is_a_segment_against_the_minkowski_sum(n in plain_numbers()) {
        let (a, motion_a, b, motion_b) = boxes(n);
        let min = exact_sum(b.min(), -a.max());
        let max = exact_sum(b.max(), -a.min());
        let relative = exact_sum(motion_a.get(), -motion_b.get());
        prop_assume!(min.is_some() && max.is_some() && relative.is_some());
        let sum = Aabb::new(min.unwrap(), max.unwrap()).unwrap();
        let path = Segment::new(DVec2::ZERO, relative.unwrap()).unwrap();
        let seen = |span: Span| {
            let hit = |hit: Hit| (hit.t(), hit.normal(), hit.feature());
            (span.contact(), span.enter().map(hit), span.exit().map(hit))
        };
        prop_assert_eq!(
            aabb_vs_aabb(a, motion_a, b, motion_b).map(seen),
            segment_vs_aabb(path, sum).map(seen)
        );
    }

    #[test]
    fn boxes_meet_in_order_and_leave_by_the_shortest_way(n in any_numbers()) {
        let (a, motion_a, b, motion_b) = boxes(n);
        let Some(span) = aabb_vs_aabb(a, motion_a, b, motion_b) else { return Ok(()) };
        let (near, far) = span.times();
        prop_assert!(0.0 <= near && near <= far && far <= 1.0);
        for hit in [span.enter(), span.exit()].into_iter().flatten() {
            prop_assert!(hit.meeting().min().cmple(hit.meeting().max()).all());
        }
        let all = push_outs_aabb_vs_aabb(a, b);
        prop_assert_eq!(span.enter().is_none(), all.is_some());
        prop_assert_eq!(span.push_out().is_some(), all.is_some());
        if let (Some(way), Some(all)) = (span.push_out(), all) {
            prop_assert!(all.contains(&way));
            prop_assert!(all.iter().all(|other| way.depth() <= other.depth()));
        }
    }

    #[test]
    fn the_steps_of_boxes_end_in_their_answer(n in any_numbers()) {
        let (a, motion_a, b, motion_b) = boxes(n);
        let mut last = None;
        let mut met = Vec::new();
        let traced = trace::aabb_vs_aabb(a, motion_a, b, motion_b, |step| match step {
            AabbVsAabbStep::Clip(step) => last = Some(step),
            AabbVsAabbStep::Meets { t, position, .. } => met.push((t, position)),
            _ => {}
        });
        prop_assert_eq!(traced, aabb_vs_aabb(a, motion_a, b, motion_b), "watching changes it");
        let hits = traced.map_or([None, None], |span| [span.enter(), span.exit()]);
        let hits: Vec<_> = hits.iter().flatten().map(|hit| (hit.t(), hit.position())).collect();
        prop_assert_eq!(met, hits);
        match (last.unwrap(), traced.map(|span| (span.contact(), span.times()))) {
            (SegmentVsAabbStep::Crosses { near, far }, Some((Contact::Cross, times)))
            | (SegmentVsAabbStep::Touches { near, far }, Some((Contact::Touch, times))) => {
                prop_assert_eq!((near, far), times);
            }
            (SegmentVsAabbStep::Misses { .. }, None) => {}
            other => prop_assert!(false, "{:?}", other),
        }
    }
}
