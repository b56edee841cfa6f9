//! Random inputs, the same in every run.
//!
//! "Learnt" is few pairs over and over, which the branch predictor memorises; "unlearnt" is so many
//! that it cannot, which is what moving scenes look like.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, Convex, Motion, Point, Segment};

pub(crate) use crate::words::Words;

/// How many pairs are learnt, and how many are not.
pub const LEARNT: usize = 4_096;
pub const UNLEARNT: usize = 65_536;

impl Words {
    /// A number from `low` to `high` with all bits of the mantissa.
    pub fn number(&mut self, low: f64, high: f64) -> f64 {
        low + (self.next() >> 11) as f64 / (1u64 << 53) as f64 * (high - low)
    }

    pub fn vec(&mut self, low: f64, high: f64) -> DVec2 {
        dvec2(self.number(low, high), self.number(low, high))
    }
}

fn many<T>(seed: u64, count: usize, mut make: impl FnMut(&mut Words) -> T) -> Vec<T> {
    let mut words = Words(seed);
    (0..count).map(|_| make(&mut words)).collect()
}

/// A box of up to a third of the scene.
fn aabb(words: &mut Words) -> Aabb {
    let (min, size) = (words.vec(10.0, 60.0), words.vec(1.0, 33.0));
    Aabb::new(min, min + size).expect("a box")
}

/// Segments across a scene of 100 × 100.
pub fn segments_and_boxes(count: usize) -> Vec<(Segment, Aabb)> {
    many(1, count, |words| {
        let segment = Segment::new(words.vec(0.0, 100.0), words.vec(0.0, 100.0));
        (segment.expect("a segment"), aabb(words))
    })
}

/// Circles that cross half of the scene.
pub fn circles_and_boxes(count: usize) -> Vec<(Circle, Motion, Aabb)> {
    many(2, count, |words| {
        let circle = Circle::new(words.vec(0.0, 100.0), words.number(1.0, 10.0));
        let motion = Motion::new(words.vec(-60.0, 60.0));
        (circle.expect("a circle"), motion.expect("a motion"), aabb(words))
    })
}

/// Two moving boxes.
pub fn boxes_and_boxes(count: usize) -> Vec<(Aabb, Motion, Aabb, Motion)> {
    let motion = |words: &mut Words| Motion::new(words.vec(-40.0, 40.0)).expect("a motion");
    many(3, count, |words| {
        let (a, motion_a, b) = (aabb(words), motion(words), aabb(words));
        (a, motion_a, b, motion(words))
    })
}

/// A circle of up to a sixth of the scene.
fn circle(words: &mut Words) -> Circle {
    Circle::new(words.vec(10.0, 90.0), words.number(1.0, 16.0)).expect("a circle")
}

/// Two moving circles.
pub fn circles_and_circles(count: usize) -> Vec<(Circle, Motion, Circle, Motion)> {
    let motion = |words: &mut Words| Motion::new(words.vec(-40.0, 40.0)).expect("a motion");
    many(10, count, |words| {
        let (a, motion_a, b) = (circle(words), motion(words), circle(words));
        (a, motion_a, b, motion(words))
    })
}

/// Segments across the scene, and circles.
pub fn segments_and_circles(count: usize) -> Vec<(Segment, Circle)> {
    many(11, count, |words| {
        let segment = Segment::new(words.vec(0.0, 100.0), words.vec(0.0, 100.0));
        (segment.expect("a segment"), circle(words))
    })
}

/// Three points anywhere in the scene.
pub fn triples(count: usize) -> Vec<[Point; 3]> {
    many(4, count, |words| [(); 3].map(|()| Point::new(words.vec(0.0, 100.0)).expect("a point")))
}

/// Three points within a few ulp of one line.
pub fn near_lines(count: usize) -> Vec<[Point; 3]> {
    many(5, count, |words| {
        let (a, v) = (words.vec(0.0, 10.0), words.vec(1.0, 10.0));
        [0.0, words.number(0.0, 1.0), words.number(1.0, 3.0)]
            .map(|t| Point::new(a + t * v).expect("a point"))
    })
}

/// Two segments across the scene, of which about a quarter cross.
pub fn segment_pairs(count: usize) -> Vec<[Segment; 2]> {
    many(7, count, |words| {
        [(); 2].map(|()| {
            Segment::new(words.vec(0.0, 100.0), words.vec(0.0, 100.0)).expect("a segment")
        })
    })
}

/// A circle that crosses half of the scene, and a box at an angle: its center, its half sizes, the angle.
pub type Turned = (Circle, Motion, (DVec2, DVec2, f64));

pub fn circles_and_turned_boxes(count: usize) -> Vec<Turned> {
    many(12, count, |words| {
        let circle = Circle::new(words.vec(0.0, 100.0), words.number(1.0, 10.0));
        let motion = Motion::new(words.vec(-60.0, 60.0));
        let turned = (words.vec(20.0, 80.0), words.vec(1.0, 16.0), words.number(0.0, 6.0));
        (circle.expect("a circle"), motion.expect("a motion"), turned)
    })
}

/// The corners of a hexagon of up to a third of the scene.
fn hexagon(words: &mut Words) -> [DVec2; 6] {
    let (center, radius) = (words.vec(15.0, 85.0), words.number(2.0, 16.0));
    let first = words.number(0.0, 1.0);
    core::array::from_fn(|i| center + radius * DVec2::from_angle(first + i as f64 * 1.047))
}

/// Two moving hexagons.
pub fn hexagons(count: usize) -> Vec<([DVec2; 6], Motion, [DVec2; 6], Motion)> {
    let motion = |words: &mut Words| Motion::new(words.vec(-40.0, 40.0)).expect("a motion");
    many(13, count, |words| {
        let (a, motion_a, b) = (hexagon(words), motion(words), hexagon(words));
        (a, motion_a, b, motion(words))
    })
}

/// The hull of points that are one.
pub fn convex(points: &[DVec2]) -> Convex {
    Convex::new(points.iter().copied()).expect("a shape")
}
