//! What everyone answers to cases that lie on stdin, one a line: a kind of `tests/cases`, and its numbers as IEEE words.
//!
//! For each contender it prints a line: the kind, the name, and a letter for each case of that kind.

use std::io::stdin;
use std::panic::{catch_unwind, set_hook};

use geo::Intersects;
use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Circle, Contact, Convex, Motion, Segment, SegmentRelation, Span, aabb_vs_aabb,
    circle_vs_aabb, circle_vs_circle, segment_vs_aabb, segment_vs_circle, segment_vs_convex,
    segment_vs_segment,
};

use crate::plain;
use crate::rivals::{self, parry_f32, parry_f64};

/// An answer, as its letter.
#[repr(u8)]
enum Answer {
    /// Three ways.
    Cross = b'x',
    Touch = b't',
    Miss = b'm',
    /// Two ways; the other one is a miss.
    Hit = b'h',
    /// NaN, or a panic.
    None = b'!',
    /// Not asked: single precision has not all of the numbers.
    Unasked = b'-',
}

impl From<Option<Span>> for Answer {
    fn from(span: Option<Span>) -> Self {
        match span.map(|span| span.contact()) {
            Some(Contact::Cross) => Self::Cross,
            Some(Contact::Touch) => Self::Touch,
            None => Self::Miss,
        }
    }
}

impl From<bool> for Answer {
    fn from(hits: bool) -> Self {
        if hits { Self::Hit } else { Self::Miss }
    }
}

impl From<Option<f64>> for Answer {
    fn from(time: Option<f64>) -> Self {
        if time.is_some_and(f64::is_nan) { Self::None } else { time.is_some().into() }
    }
}

/// The numbers of a case, which shapes are taken from.
#[derive(Clone, Copy)]
struct Numbers<'a>(&'a [f64]);

impl Numbers<'_> {
    fn vec(&mut self) -> DVec2 {
        let (head, rest) = self.0.split_at(2);
        self.0 = rest;
        dvec2(head[0], head[1])
    }

    fn segment(&mut self) -> Segment {
        Segment::new(self.vec(), self.vec()).expect("a segment")
    }

    fn aabb(&mut self) -> Aabb {
        Aabb::new(self.vec(), self.vec()).expect("a box")
    }

    fn motion(&mut self) -> Motion {
        Motion::new(self.vec()).expect("a motion")
    }

    fn circle(&mut self) -> Circle {
        let center = self.vec();
        Circle::new(center, self.radius()).expect("a circle")
    }

    fn radius(&mut self) -> f64 {
        let (&radius, rest) = self.0.split_first().expect("a radius");
        self.0 = rest;
        radius
    }

    fn segment_box(mut self) -> (Segment, Aabb) {
        (self.segment(), self.aabb())
    }

    fn segments(mut self) -> [Segment; 2] {
        [self.segment(), self.segment()]
    }

    fn segment_corners(mut self) -> (Segment, [DVec2; 4]) {
        (self.segment(), [self.vec(), self.vec(), self.vec(), self.vec()])
    }

    fn segment_circle(mut self) -> (Segment, Circle) {
        (self.segment(), self.circle())
    }

    /// The numbers of a moving circle against a box: center, motion, radius, box.
    fn circle_box(mut self) -> (Circle, Motion, Aabb) {
        let (center, motion) = (self.vec(), self.motion());
        (Circle::new(center, self.radius()).expect("a circle"), motion, self.aabb())
    }

    fn boxes(mut self) -> (Aabb, Motion, Aabb, Motion) {
        (self.aabb(), self.motion(), self.aabb(), self.motion())
    }

    fn circles(mut self) -> (Circle, Motion, Circle, Motion) {
        (self.circle(), self.motion(), self.circle(), self.motion())
    }
}

type Contender = (&'static str, fn(Numbers) -> Answer);

/// Who is asked each kind. A name in single precision ends in `f32`.
const KINDS: [(&str, &[Contender]); 7] = [
    (
        "q1",
        &[
            ("graze2d", |n| {
                let (s, b) = n.segment_box();
                segment_vs_aabb(s, b).into()
            }),
            ("plain slab", |n| {
                let (s, b) = n.segment_box();
                plain::slab(&s, &b).is_some().into()
            }),
            ("slab with an epsilon", |n| {
                let (s, b) = n.segment_box();
                plain::forgiving_slab(&s, &b).into()
            }),
            ("parry2d-f64", |n| {
                let (s, b) = n.segment_box();
                parry_f64::segment_box(s, b).into()
            }),
            ("parry2d, f32", |n| {
                let (s, b) = n.segment_box();
                parry_f32::segment_box(s, b).into()
            }),
            ("geo", |n| {
                let (s, b) = n.segment_box();
                rivals::line(&s).intersects(&rivals::rect(&b)).into()
            }),
            ("lyon_geom", |n| {
                let (s, b) = n.segment_box();
                rivals::lyon_segment(&s).clipped(&rivals::lyon_box(&b)).is_some().into()
            }),
        ],
    ),
    (
        "q2.segseg",
        &[
            ("graze2d", |n| {
                let [p, q] = n.segments();
                match segment_vs_segment(p, q).relation() {
                    SegmentRelation::Apart => Answer::Miss,
                    SegmentRelation::Proper => Answer::Cross,
                    SegmentRelation::Touch | SegmentRelation::Overlap => Answer::Touch,
                }
            }),
            ("geo", |n| {
                let [p, q] = n.segments();
                rivals::line(&p).intersects(&rivals::line(&q)).into()
            }),
            ("lyon_geom", |n| {
                let [p, q] = n.segments();
                rivals::lyon_segment(&p).intersects(&rivals::lyon_segment(&q)).into()
            }),
        ],
    ),
    (
        "q2.segquad",
        &[
            ("graze2d", |n| {
                let (s, corners) = n.segment_corners();
                segment_vs_convex(s, Convex::new(corners).expect("four points")).into()
            }),
            ("geo", |n| {
                let (s, corners) = n.segment_corners();
                let ring = corners.map(rivals::coord).to_vec().into();
                rivals::line(&s).intersects(&geo::Polygon::new(ring, vec![])).into()
            }),
        ],
    ),
    (
        "q3",
        &[
            ("graze2d", |n| {
                let (c, v, b) = n.circle_box();
                circle_vs_aabb(c, v, b).into()
            }),
            ("parry2d-f64", |n| {
                let (c, v, b) = n.circle_box();
                parry_f64::circle_box(c, v, b).into()
            }),
            ("parry2d, f32", |n| {
                let (c, v, b) = n.circle_box();
                parry_f32::circle_box(c, v, b).into()
            }),
        ],
    ),
    (
        "q4",
        &[
            ("graze2d", |n| {
                let (a, v, b, w) = n.boxes();
                aabb_vs_aabb(a, v, b, w).into()
            }),
            ("plain slab", |n| {
                let (a, v, b, w) = n.boxes();
                plain::box_box(a, v, b, w).into()
            }),
            ("parry2d-f64", |n| {
                let (a, v, b, w) = n.boxes();
                parry_f64::box_box(a, v, b, w).into()
            }),
            ("parry2d, f32", |n| {
                let (a, v, b, w) = n.boxes();
                parry_f32::box_box(a, v, b, w).into()
            }),
        ],
    ),
    (
        "segcircle",
        &[
            ("graze2d", |n| {
                let (s, c) = n.segment_circle();
                segment_vs_circle(s, c).into()
            }),
            ("parry2d-f64", |n| {
                let (s, c) = n.segment_circle();
                parry_f64::segment_circle(s, c).into()
            }),
            ("parry2d, f32", |n| {
                let (s, c) = n.segment_circle();
                parry_f32::segment_circle(s, c).into()
            }),
        ],
    ),
    (
        "circlecircle",
        &[
            ("graze2d", |n| {
                let (a, v, b, w) = n.circles();
                circle_vs_circle(a, v, b, w).into()
            }),
            ("parry2d-f64", |n| {
                let (a, v, b, w) = n.circles();
                parry_f64::circle_circle(a, v, b, w).into()
            }),
            ("parry2d, f32", |n| {
                let (a, v, b, w) = n.circles();
                parry_f32::circle_circle(a, v, b, w).into()
            }),
        ],
    ),
];

/// Answers all of stdin.
pub fn answers() {
    // A rival that panics is told by its letter.
    set_hook(Box::new(|_| {}));
    let cases: Vec<(String, Vec<f64>)> =
        stdin().lines().map(|line| read(&line.expect("a line"))).collect();
    for (kind, contenders) in KINDS {
        for (name, ask) in contenders {
            let letters: String = cases
                .iter()
                .filter(|(each, _)| each == kind)
                .map(|(_, numbers)| asked(name, *ask, numbers) as u8 as char)
                .collect();
            println!("{kind}\t{name}\t{letters}");
        }
    }
}

/// A line of stdin.
fn read(line: &str) -> (String, Vec<f64>) {
    let mut words = line.split(' ');
    let kind = words.next().expect("a kind").to_owned();
    let number = |word| f64::from_bits(u64::from_str_radix(word, 16).expect("an IEEE word"));
    (kind, words.map(number).collect())
}

fn asked(name: &str, ask: fn(Numbers) -> Answer, numbers: &[f64]) -> Answer {
    if name.ends_with("f32") && numbers.iter().any(|&x| f64::from(x as f32) != x) {
        return Answer::Unasked;
    }
    catch_unwind(|| ask(Numbers(numbers))).unwrap_or(Answer::None)
}
