//! Segments and points against quads: what holds for every input, on grids and on nasty numbers.

use graze2d::glam::DVec2;
use graze2d::{
    Aabb, Contact, Feature, Hit, Location, Point, Quad, Segment, SegmentRelation, Span,
    point_vs_quad, segment_vs_aabb, segment_vs_quad, segment_vs_segment,
    trace::{self, SegmentVsQuadStep as Step},
};

use crate::nasty;

/// A source of small whole numbers.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self, bits: u32) -> f64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 as i64) >> (64 - bits)) as f64
    }

    fn point(&mut self, bits: u32) -> Point {
        Point::new([self.next(bits), self.next(bits)]).unwrap()
    }

    /// A convex quad, often weak or without area.
    fn quad(&mut self, bits: u32) -> Quad {
        loop {
            if let Ok(quad) = Quad::new([0; 4].map(|_| self.point(bits))) {
                return quad;
            }
        }
    }
}

/// All that one answer says of others.
fn assert_sound(segment: &Segment, quad: &Quad) -> Option<Contact> {
    let span = segment_vs_quad(*segment, *quad);
    let corners = quad.corners();

    // Watched, it is the same, and the last step is the verdict.
    let mut last = None;
    assert_eq!(trace::segment_vs_quad(*segment, *quad, |step| last = Some(step)), span);
    match (last, span) {
        (Some(Step::Misses), None) => {}
        (Some(Step::Touches { near, far } | Step::Crosses { near, far }), Some(span)) => {
            assert_eq!((near, far), span.times());
        }
        other => panic!("{other:?}: {segment:?} {quad:?}"),
    }

    // Reversed: the same hits, the other way round.
    let met = |hit: Option<Hit>| hit.map(|hit| (hit.point(), hit.feature(), hit.normal()));
    let both = |span: Option<Span>| span.map(|span| [met(span.enter()), met(span.exit())]);
    let back = both(segment_vs_quad(segment.reversed(), *quad)).map(|[enter, exit]| [exit, enter]);
    assert!(segment.a() == segment.b() || back == both(span), "{segment:?} {quad:?}");

    // Other first corner, other winding: the same stretch.
    let stretch = |span: Option<Span>| {
        let points = |span: &Span| [span.enter(), span.exit()].map(|hit| hit.map(|h| h.point()));
        span.map(|span| (span.contact(), span.times(), points(&span)))
    };
    let mut turned = corners;
    for _ in 0..4 {
        turned.rotate_left(1);
        let [a, b, c, d] = turned;
        for corners in [turned, [d, c, b, a]] {
            let same = Quad::new(corners).unwrap();
            assert_eq!(stretch(segment_vs_quad(*segment, same)), stretch(span), "{segment:?}");
        }
    }

    // In contact exactly if an edge is met or an end is in it; strictly inside where told.
    let place = |p: DVec2| {
        let (point, mut last) = (Point::new(p).unwrap(), None);
        let place = trace::point_vs_quad(point, *quad, |step| last = Some(step));
        assert_eq!((place, last.is_some()), (point_vs_quad(point, *quad), true));
        place
    };
    let meets = (0..4).any(|i| {
        let edge = Segment::new(corners[i], corners[(i + 1) % 4]).unwrap();
        segment_vs_segment(*segment, edge).relation() != SegmentRelation::Apart
    });
    let starts = place(segment.a());
    assert_eq!(span.is_some(), meets || starts != Location::Outside, "{segment:?} {quad:?}");
    let is_inside = |hit: fn(&Span) -> Option<Hit>| span.is_some_and(|span| hit(&span).is_none());
    assert_eq!(is_inside(Span::enter), starts == Location::Inside, "{segment:?} {quad:?}");
    assert_eq!(is_inside(Span::exit), place(segment.b()) == Location::Inside);

    let span = span?;
    let (near, far) = span.times();
    assert!(0.0 <= near && near <= far && far <= 1.0, "{segment:?} {quad:?}");
    for hit in [span.enter(), span.exit()].into_iter().flatten() {
        assert!((hit.normal().length() - 1.0).abs() < 1e-15);
        if let Feature::Vertex(i) = hit.feature() {
            assert_eq!(hit.point(), corners[usize::from(i)]);
        }
    }
    Some(span.contact())
}

#[test]
fn whole_numbers_are_answered_soundly() {
    let mut numbers = Numbers(11);
    let mut seen = [0; 3];
    for round in 0..3_000 {
        let bits = [3, 3, 4, 54][round % 4];
        let segment = Segment::from([numbers.point(bits), numbers.point(bits)]);
        let contact = assert_sound(&segment, &numbers.quad(bits));
        seen[contact.map_or(0, |contact| 1 + contact as usize)] += 1;
    }
    assert!(seen.into_iter().all(|count| count > 200), "{seen:?}");
}

#[test]
fn corners_grazed_and_ranges_mixed_are_answered_soundly() {
    let mut words = Numbers(3);
    let mut seen = [0; 3];
    for round in 0..1_000_i16 {
        let draws: Vec<_> =
            (0..12).map(|_| nasty::Draw::from((words.next(64) as u64).swap_bytes())).collect();
        let exponent = if round % 5 == 0 { 2 * round - 1_000 } else { 0 };
        let n = nasty::numbers(&draws, exponent);
        let [p, q, r, s, a, b] = [0, 2, 4, 6, 8, 10].map(|i| DVec2::new(n[i], n[i + 1]));
        // In one of these orders four points are convex, if they are at all.
        let orders = [[p, q, r, s], [p, r, q, s], [p, q, s, r]];
        let Some(quad) = orders.into_iter().find_map(|corners| Quad::new(corners).ok()) else {
            continue;
        };
        for (a, b) in [(a, b), (a, p), (p, r), (q, b)] {
            let contact = assert_sound(&Segment::new(a, b).unwrap(), &quad);
            seen[contact.map_or(0, |contact| 1 + contact as usize)] += 1;
        }
    }
    assert!(seen.into_iter().all(|count| count > 100), "{seen:?}");
}

#[test]
fn a_quad_that_is_a_box_has_the_answer_of_the_box() {
    let mut numbers = Numbers(5);
    for round in 0..3_000 {
        let bits = [3, 4, 54][round % 3];
        let mut point = || numbers.point(bits).get() / 3.0;
        let segment = Segment::new(point(), point()).unwrap();
        let aabb = Aabb::from_corners(point(), point()).unwrap();
        let (by_quad, by_box) =
            (segment_vs_quad(segment, aabb.into()), segment_vs_aabb(segment, aabb));
        let told = |hit: Option<Hit>| hit.map(|hit| (hit.t(), hit.point()));
        let told = |span: Option<Span>| {
            span.map(|span| (span.contact(), told(span.enter()), told(span.exit())))
        };
        assert_eq!(told(by_quad), told(by_box), "{segment:?} {aabb:?}");
        for (quad, side) in [Span::enter, Span::exit]
            .into_iter()
            .flat_map(|end| by_quad.as_ref().and_then(end).zip(by_box.as_ref().and_then(end)))
        {
            let is_side = matches!(side.feature(), Feature::Side(_));
            let has_area = aabb.min().cmplt(aabb.max()).all();
            assert!(!is_side || !has_area || quad.normal() == side.normal());
        }
    }
}
