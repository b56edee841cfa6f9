//! Turns and pairs of segments, by definition.
//!
//! ```text
//! turn        the sign of (b − a) × (c − a)
//! segments    the points a + t d = c + s e with 0 ≤ t, s ≤ 1: solved by Cramer's rule; where both
//!             directions are parallel, between those ends that lie on the other segment
//! ```

use std::fmt::Debug;

use graze2d::glam::DVec2;
use graze2d::{
    Intersection, Point, Segment, SegmentRelation, Turn, segment_vs_segment,
    trace::{self, SegmentVsSegmentStep as Step, TurnStep},
    turn,
};
use num_bigint::{BigInt, Sign};

use super::fraction::{Fraction, Scale, is_nearest};
use super::vector::{Vector, cross, exact, is_between, minus};

/// What is wrong with the turn of three points.
pub(crate) fn judge_turn(a: Point, b: Point, c: Point) -> Result<(), String> {
    let (turned, mut told) = (turn_of([a, b, c].map(|p| p.get())), None);
    let traced = trace::turn(a, b, c, |step| match step {
        TurnStep::Turns { turn, .. } => told = Some(turn),
        _ => told = None,
    });
    same(vec![turn(a, b, c), traced], &turned)?;
    same(vec![told], &Some(turned))
}

/// What is wrong with how two segments meet.
pub(crate) fn judge_segment_vs_segment(p: Segment, q: Segment) -> Result<(), String> {
    let (scale, [a, b, c, d]) = exact([p.a(), p.b(), q.a(), q.b()]);
    let answer = segment_vs_segment(p, q);
    Shared::by([&a, &b], [&c, &d]).hold(&answer, scale)?;
    let mut steps = Vec::new();
    let traced = trace::segment_vs_segment(p, q, |step| steps.push(step));
    same(vec![traced], &answer)?;
    hold_steps(&steps, &answer)?;
    Ok(())
}

/// Whether all answers are the expected one.
pub(crate) fn same<T: Debug + PartialEq>(answers: Vec<T>, expected: &T) -> Result<(), String> {
    if answers.iter().all(|answer| answer == expected) {
        return Ok(());
    }
    Err(format!("not all of {answers:?} are {expected:?}"))
}

fn turn_of(points: [DVec2; 3]) -> Turn {
    let (_, [a, b, c]) = exact(points);
    match cross(&minus(&b, &a), &minus(&c, &a)).sign() {
        Sign::Plus => Turn::Clockwise,
        Sign::NoSign => Turn::Straight,
        Sign::Minus => Turn::CounterClockwise,
    }
}

/// Whether each turn that is told is right, and the last step says what the answer says.
fn hold_steps(steps: &[Step], answer: &Intersection) -> Result<(), String> {
    for step in steps {
        if let Step::Turns { a, b, c, turn, .. } = *step {
            same(vec![turn], &turn_of([a, b, c])).map_err(|what| format!("{what} in {step:?}"))?;
        }
    }
    let [low, high] = answer.points().unwrap_or_default();
    let expected = match answer.relation() {
        SegmentRelation::Apart => "Apart".into(),
        SegmentRelation::Proper => format!("Proper {{ point: {low:?} }}"),
        SegmentRelation::Touch => format!("Touch {{ point: {low:?} }}"),
        SegmentRelation::Overlap => format!("Overlap {{ low: {low:?}, high: {high:?} }}"),
    };
    same(vec![steps.last().map(|step| format!("{step:?}"))], &Some(expected))
}

/// The points that two segments share: none, or all between two, first by x, then by y.
struct Shared {
    relation: SegmentRelation,
    ends: Option<[[Fraction; 2]; 2]>,
}

impl Shared {
    fn by(p: [&Vector; 2], q: [&Vector; 2]) -> Self {
        let points = shared(p, q);
        let ends = points.iter().min().zip(points.iter().max());
        let is_end = |point: &[Fraction; 2]| {
            [p, q].as_flattened().iter().any(|end| fractions(end) == *point)
        };
        let relation = match ends {
            None => SegmentRelation::Apart,
            Some((low, high)) if low != high => SegmentRelation::Overlap,
            Some((point, _)) if is_end(point) => SegmentRelation::Touch,
            Some(_) => SegmentRelation::Proper,
        };
        Self { relation, ends: ends.map(|(low, high)| [low.clone(), high.clone()]) }
    }

    /// What is wrong with an answer. An end is a double, so nearest to it is only itself.
    fn hold(&self, answer: &Intersection, scale: Scale) -> Result<(), String> {
        let expected = self.relation;
        if answer.relation() != expected || answer.points().is_some() != self.ends.is_some() {
            return Err(format!("{answer:?} is not {expected:?}"));
        }
        let (Some(points), Some(ends)) = (answer.points(), &self.ends) else {
            return same(vec![answer.point()], &None);
        };
        for (point, end) in points.iter().zip(ends) {
            for k in 0..2 {
                if !is_nearest(point[k], |m| end[k].cmp(&scale.fraction(m))) {
                    return Err(format!("{expected:?}: {:e} is not nearest", point[k]));
                }
            }
        }
        let single = (expected != SegmentRelation::Overlap).then_some(points[0]);
        same(vec![answer.point()], &single)
    }
}

/// A point of both, or the ends of one that lie on the other.
fn shared([a, b]: [&Vector; 2], [c, d]: [&Vector; 2]) -> Vec<[Fraction; 2]> {
    let (u, v, between) = (minus(b, a), minus(d, c), minus(c, a));
    let divisor = cross(&u, &v);
    if divisor == BigInt::ZERO {
        let of_p = [a, b].into_iter().filter(|end| is_between(end, [c, d]));
        let of_q = [c, d].into_iter().filter(|end| is_between(end, [a, b]));
        return of_p.chain(of_q).map(fractions).collect();
    }
    // a + t u = c + s v
    let t = Fraction::new(cross(&between, &v), divisor.clone());
    let s = Fraction::new(cross(&between, &u), divisor);
    let (zero, one) = (Fraction::whole(0), Fraction::whole(1));
    if [&t, &s].into_iter().any(|t| *t < zero || *t > one) {
        return Vec::new();
    }
    vec![[0, 1].map(|k| Fraction::new(&a[k] * &t.d + &u[k] * &t.n, t.d.clone()))]
}

fn fractions(point: &Vector) -> [Fraction; 2] {
    [0, 1].map(|k| Fraction::new(point[k].clone(), 1.into()))
}
