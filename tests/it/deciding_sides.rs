//! Which side a step says decides: of all lines that the path has entered or left so far, judged in fractions of big integers.

use graze2d::glam::{DVec2, dvec2};
use graze2d::trace::{self, SegmentVsAabbStep, SegmentVsConvexStep};
use graze2d::{Aabb, Convex, Segment, Side};

use crate::collinear::pull;
use crate::judge::fraction::{Fraction, Scale};
use crate::nasty::{Draw, numbers};
use crate::words::Words;

/// A line that a step tells of: two points on it, whether the path enters there, and whether the step decides.
struct Told {
    line: [DVec2; 2],
    enters: bool,
    decides: bool,
}

/// When the path meets the line: `da / (da − db)`, by cross products.
fn time([a, b]: [DVec2; 2], [c, d]: [DVec2; 2]) -> Fraction {
    let all = [a, b, c, d].map(|p| p.to_array());
    let scale = Scale::of(all.as_flattened());
    let [a, b, c, d] = all.map(|p| p.map(|x| scale.integer(x)));
    let distance =
        |p: &[_; 2]| (&d[0] - &c[0]) * (&p[1] - &c[1]) - (&d[1] - &c[1]) * (&p[0] - &c[0]);
    let (da, db) = (distance(&a), distance(&b));
    Fraction::new(da.clone(), da - db)
}

/// A step decides exactly if no line before was entered later, or left earlier.
fn judge(path: [DVec2; 2], told: &[Told]) {
    for (i, now) in told.iter().enumerate() {
        let at = time(path, now.line);
        let decides = told[..i].iter().filter(|before| before.enters == now.enters).all(|before| {
            let other = time(path, before.line);
            if now.enters { other <= at } else { other >= at }
        });
        assert_eq!(now.decides, decides, "{path:?} at {:?}", now.line);
    }
}

fn judge_box(path: [DVec2; 2], aabb: Aabb) {
    let mut told = Vec::new();
    let segment = Segment::new(path[0], path[1]).expect("finite ends");
    trace::segment_vs_aabb(segment, aabb, |step| {
        let (side, enters, decides) = match step {
            SegmentVsAabbStep::Enters { side, decides, .. } => (side, true, decides),
            SegmentVsAabbStep::Leaves { side, decides, .. } => (side, false, decides),
            _ => return,
        };
        let (min, max) = (aabb.min(), aabb.max());
        let upright = |x: f64| [dvec2(x, 0.0), dvec2(x, 1.0)];
        let level = |y: f64| [dvec2(0.0, y), dvec2(1.0, y)];
        let line = match side {
            Side::Left => upright(min.x),
            Side::Right => upright(max.x),
            Side::Top => level(min.y),
            Side::Bottom => level(max.y),
        };
        told.push(Told { line, enters, decides });
    });
    judge(path, &told);
}

fn judge_convex(path: [DVec2; 2], corners: &[DVec2]) {
    let mut told = Vec::new();
    let segment = Segment::new(path[0], path[1]).expect("finite ends");
    let shape = Convex::new(corners.iter().copied()).expect("a shape");
    let mut line = path;
    trace::segment_vs_convex(segment, shape, |step| {
        let (enters, decides) = match step {
            // Two turns before each edge say which one it is.
            SegmentVsConvexStep::Turns { a, b, .. } => {
                line = [a, b];
                return;
            }
            SegmentVsConvexStep::Enters { decides, .. } => (true, decides),
            SegmentVsConvexStep::Leaves { decides, .. } => (false, decides),
            _ => return,
        };
        told.push(Told { line, enters, decides });
    });
    judge(path, &told);
}

/// Points whose coordinates are nasty, many of them on the lines through others or an ulp beside.
fn hold(seed: u64, count: usize, mut judge: impl FnMut(&[DVec2])) {
    let mut words = Words(seed);
    for _ in 0..4_000 {
        let draws: Vec<Draw> = (0..2 * count).map(|_| Draw::from(words.next())).collect();
        let exponent = [-1070, 1015, 0, 0, 0, 0][(words.next() % 6) as usize];
        let n = numbers(&draws, exponent);
        let mut points: Vec<DVec2> = n.chunks_exact(2).map(|p| dvec2(p[0], p[1])).collect();
        let pulls: Vec<u32> = points.iter().map(|_| words.next() as u32).collect();
        pull(&mut points, pulls);
        judge(&points);
    }
}

#[test]
fn of_the_sides_of_a_box_the_one_that_is_said_to_decide_does() {
    hold(11, 4, |p| {
        judge_box([p[0], p[1]], Aabb::new(p[2].min(p[3]), p[2].max(p[3])).expect("a box"))
    });
    // A point whose lines are met at two times that round to one double.
    let [a, b] = [dvec2(33.0, 62.99999999999999), dvec2(51.0, 36.0)];
    judge_box([a, b], Aabb::new((45.0, 45.0), (45.0, 45.0)).expect("a box"));
    judge_box([a, b], Aabb::new((45.0, 30.0), (60.0, 45.0)).expect("a box"));
}

#[test]
fn of_the_edges_of_a_shape_the_one_that_is_said_to_decide_does() {
    hold(12, 6, |p| judge_convex([p[0], p[1]], &p[2..]));
}
