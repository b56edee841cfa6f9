//! Where a query of its own and the walk of convex shapes can both be asked, they answer alike, bit for bit.
//!
//! They may differ where a box has no width or height, in the normal at a corner of K without a radius, and in which of
//! several equal ways out is told; a segment in a box has no way out of its own.

use std::collections::BTreeMap;

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Circle, Contact, Feature, Hit, Motion, Point, Segment, Span, aabb_vs_aabb,
    circle_vs_aabb, circle_vs_circle, convex_vs_convex, point_vs_aabb, point_vs_circle,
    point_vs_convex, segment_vs_aabb, segment_vs_circle, segment_vs_convex,
};

use crate::collinear::pull;
use crate::nasty::{Draw, numbers};
use crate::words::Words;

/// What has to be the same.
#[derive(Clone, Copy)]
struct Alike {
    /// Whether K has no radius.
    bare: bool,
    way_out: bool,
    features: bool,
    normals: bool,
}

const ALL: Alike = Alike { bare: true, way_out: true, features: true, normals: true };

/// The numbers of one query, half of them whole.
fn drawn(words: &mut Words, count: usize) -> Vec<f64> {
    match words.below(4) {
        0 => (0..count).map(|_| words.whole(4)).collect(),
        1 => {
            let draws: Vec<Draw> = (0..count).map(|_| Draw::from(words.next())).collect();
            numbers(&draws, words.choose(&[0, 0, -1070, 1015]))
        }
        2 => (0..count).map(|_| words.whole(80) / 10.0).collect(),
        _ => (0..count).map(|_| words.whole(9)).collect(),
    }
}

fn place(n: &[f64]) -> DVec2 {
    dvec2(n[0], n[1])
}

fn motion(n: &[f64]) -> Motion {
    Motion::new(place(n)).expect("finite")
}

/// A box with an area, otherwise the answers may differ.
fn aabb(n: &[f64]) -> Option<Aabb> {
    let aabb = Aabb::from_corners(place(n), place(&n[2..])).expect("finite");
    aabb.min().cmplt(aabb.max()).all().then_some(aabb)
}

fn circle(n: &[f64]) -> Circle {
    Circle::new(place(n), n[2].abs()).expect("a circle")
}

fn segment(n: &[f64]) -> Segment {
    Segment::new(place(n), place(&n[2..])).expect("finite")
}

/// The first thing that is not the same.
fn difference(own: Option<Span>, convex: Option<Span>, alike: Alike) -> Option<&'static str> {
    if own.map(|span| span.contact()) != convex.map(|span| span.contact()) {
        return Some("contact");
    }
    let (own, convex) = (own?, convex?);
    if own.times() != convex.times() {
        return Some("times");
    }
    for [own, convex] in [[own.enter(), convex.enter()], [own.exit(), convex.exit()]] {
        if own.is_some() != convex.is_some() {
            return Some("inside");
        }
        if let (Some(own), Some(convex)) = (own, convex)
            && let Some(what) = hit_difference(&own, &convex, alike)
        {
            return Some(what);
        }
    }
    let (true, Some(own), convex) = (alike.way_out, own.push_out(), convex.push_out()) else {
        return None;
    };
    let Some(convex) = convex else { return Some("no way out") };
    let same = own.depth() == convex.depth();
    // As deep in another direction: a tie.
    let is_tie = own.normal() != convex.normal();
    let same_way = is_tie || bits(own.by()) == bits(convex.by());
    if !same {
        Some("depth")
    } else if same_way {
        None
    } else {
        Some("by")
    }
}

fn bits(p: DVec2) -> [u64; 2] {
    p.to_array().map(f64::to_bits)
}

fn hit_difference(own: &Hit, convex: &Hit, alike: Alike) -> Option<&'static str> {
    let is_corner =
        matches!(convex.feature(), Feature::Corner(_) | Feature::Vertex(_) | Feature::Arc);
    if bits(own.position()) != bits(convex.position()) {
        Some("position")
    } else if bits(own.point()) != bits(convex.point()) {
        Some("point")
    } else if alike.features && own.feature() != convex.feature() {
        Some("feature")
    } else if own.meeting() != convex.meeting() {
        Some("meeting")
    } else if alike.normals
        && !(alike.bare && is_corner)
        && bits(own.normal()) != bits(convex.normal())
    {
        Some("normal")
    } else {
        None
    }
}

/// Asks so many queries, and tells the shortest of each difference.
fn hold_all(
    count: usize,
    mut ask: impl FnMut(&mut Words, &[f64]) -> Option<(&'static str, String)>,
) {
    let times = std::env::var("PAIRS").map_or(4_000, |n| n.parse().expect("a number"));
    let mut words = Words(count as u64);
    let mut wrong: BTreeMap<&str, (u64, usize, String)> = BTreeMap::new();
    for _ in 0..times {
        let n = drawn(&mut words, count);
        if let Some((what, told)) = ask(&mut words, &n) {
            let size = format!("{n:?}").len();
            let entry = wrong.entry(what).or_insert((0, usize::MAX, String::new()));
            entry.0 += 1;
            if size < entry.1 {
                (entry.1, entry.2) = (size, told);
            }
        }
    }
    let told = wrong.iter().map(|(what, (number, _, told))| format!("{number} × {what}: {told}"));
    assert!(wrong.is_empty(), "of {times}:\n{}", told.collect::<Vec<_>>().join("\n"));
}

/// The difference, and what there was.
fn told(
    own: Option<Span>,
    convex: Option<Span>,
    alike: Alike,
    of: impl std::fmt::Debug,
) -> Option<(&'static str, String)> {
    let what = difference(own, convex, alike)?;
    Some((what, format!("{of:?}\n  own    {own:?}\n  convex {convex:?}")))
}

#[test]
fn a_segment_against_a_box() {
    hold_all(8, |_, n| {
        let (segment, aabb) = (segment(n), aabb(&n[4..])?);
        told(
            segment_vs_aabb(segment, aabb),
            segment_vs_convex(segment, aabb),
            Alike { way_out: false, ..ALL },
            (segment, aabb),
        )
    });
}

#[test]
fn a_moving_circle_against_a_box() {
    hold_all(9, |_, n| {
        let (circle, motion, aabb) = (circle(n), motion(&n[3..]), aabb(&n[5..])?);
        told(
            circle_vs_aabb(circle, motion, aabb),
            convex_vs_convex(circle, motion, aabb, Motion::ZERO),
            Alike { bare: circle.radius() == 0.0, ..ALL },
            (circle, motion, aabb),
        )
    });
}

#[test]
fn two_moving_boxes() {
    hold_all(12, |_, n| {
        let [va, vb] = [motion(&n[8..]), motion(&n[10..])];
        let (a, b) = (aabb(n)?, aabb(&n[4..])?);
        told(aabb_vs_aabb(a, va, b, vb), convex_vs_convex(a, va, b, vb), ALL, (a, va, b, vb))
    });
}

#[test]
fn a_segment_against_a_circle() {
    hold_all(7, |_, n| {
        let (segment, circle) = (segment(n), circle(&n[4..]));
        told(
            segment_vs_circle(segment, circle),
            segment_vs_convex(segment, circle),
            Alike { bare: circle.radius() == 0.0, ..ALL },
            (segment, circle),
        )
    });
}

#[test]
fn two_moving_circles() {
    hold_all(10, |_, n| {
        let (a, b, va, vb) = (circle(n), circle(&n[3..]), motion(&n[6..]), motion(&n[8..]));
        told(
            circle_vs_circle(a, va, b, vb),
            convex_vs_convex(a, va, b, vb),
            Alike { bare: a.radius() + b.radius() == 0.0, ..ALL },
            (a, va, b, vb),
        )
    });
}

#[test]
fn a_point_against_a_box_and_a_circle() {
    hold_all(9, |words, n| {
        let mut points: Vec<DVec2> = n[..6].chunks_exact(2).map(place).collect();
        let turns: Vec<u32> = points.iter().map(|_| words.next() as u32).collect();
        pull(&mut points, turns);
        let point = Point::new(points[2]).expect("finite");
        let aabb = Aabb::from_corners(points[0], points[1]).expect("finite");
        let circle = circle(&n[6..]);
        let same = [
            point_vs_aabb(point, aabb) == point_vs_convex(point, aabb),
            point_vs_circle(point, circle) == point_vs_convex(point, circle),
        ];
        (same != [true; 2]).then(|| ("place", format!("{same:?} {point:?} {aabb:?} {circle:?}")))
    });
}

#[test]
fn these_queries_miss_touch_and_cross() {
    let mut words = Words(1);
    let mut verdicts = BTreeMap::new();
    for _ in 0..4_000 {
        let n = drawn(&mut words, 8);
        if let Some(aabb) = aabb(&n[4..]) {
            let contact: Option<Contact> =
                segment_vs_convex(segment(&n), aabb).map(|it| it.contact());
            *verdicts.entry(format!("{contact:?}")).or_insert(0) += 1;
        }
    }
    assert!(verdicts.len() == 3 && verdicts.values().all(|n| *n > 30), "{verdicts:?}");
}
