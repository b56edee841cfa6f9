//! What the library answered, held to what the definition says.

use std::cmp::Ordering;

use graze2d::glam::DVec2;
use graze2d::{
    Aabb, Circle, Contact, Motion, Segment, Span, aabb_vs_aabb, circle_vs_aabb, segment_vs_aabb,
};
use num_bigint::BigInt;

use super::circle::Sweep;
use super::fraction::{Fraction, Scale, is_nearest};
use super::interval::{Axis, Interval};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Miss,
    Touch,
    Cross,
}

/// The times in [0, 1] at which a path is in a closed region.
pub(crate) trait Times {
    fn verdict(&self) -> Verdict;
    /// The first of them, against any time.
    fn enter(&self, t: &Fraction) -> Ordering;
    /// The last.
    fn exit(&self, t: &Fraction) -> Ordering;
}

/// What is wrong with the answer to a segment against a box.
pub(crate) fn judge_segment_vs_aabb(segment: &Segment, aabb: &Aabb) -> Result<(), String> {
    let (a, b, [min, max]) = (segment.a(), segment.b(), [aabb.min(), aabb.max()]);
    let scale = scale(&[a, b, min, max], 0.0);
    let along = difference(scale, b, a);
    let times = Interval::new([0, 1].map(|k| Axis {
        start: scale.integer(a[k]),
        motion: along[k].clone(),
        low: scale.integer(min[k]),
        high: scale.integer(max[k]),
    }));
    let judge = Judge { times, scale, origin: a, motion: along };
    judge.hold(segment_vs_aabb(segment, aabb))
}

/// What is wrong with the answer to a moving circle against a box.
pub(crate) fn judge_circle_vs_aabb(
    circle: &Circle,
    motion: &Motion,
    aabb: &Aabb,
) -> Result<(), String> {
    let (center, v, [min, max]) = (circle.center(), motion.get(), [aabb.min(), aabb.max()]);
    let scale = scale(&[center, v, min, max], circle.radius());
    let along = [0, 1].map(|k| scale.integer(v[k]));
    let axes = [0, 1].map(|k| Axis {
        start: scale.integer(center[k]),
        motion: along[k].clone(),
        low: scale.integer(min[k]),
        high: scale.integer(max[k]),
    });
    let times = Sweep::new(axes, scale.integer(circle.radius()));
    let judge = Judge { times, scale, origin: center, motion: along };
    judge.hold(circle_vs_aabb(circle, motion, aabb))
}

/// What is wrong with the answer to a moving box against a moving box.
pub(crate) fn judge_aabb_vs_aabb(
    a: &Aabb,
    motion_a: &Motion,
    b: &Aabb,
    motion_b: &Motion,
) -> Result<(), String> {
    let (va, vb) = (motion_a.get(), motion_b.get());
    let scale = scale(&[a.min(), a.max(), b.min(), b.max(), va, vb], 0.0);
    let (low, high) = (difference(scale, b.min(), a.max()), difference(scale, b.max(), a.min()));
    let relative = difference(scale, va, vb);
    let times = Interval::new([0, 1].map(|k| Axis {
        start: BigInt::ZERO,
        motion: relative[k].clone(),
        low: low[k].clone(),
        high: high[k].clone(),
    }));
    let motion = [0, 1].map(|k| scale.integer(va[k]));
    let judge = Judge { times, scale, origin: a.min(), motion };
    judge.hold(aabb_vs_aabb(a, motion_a, b, motion_b))
}

fn scale(points: &[DVec2], radius: f64) -> Scale {
    let mut inputs: Vec<f64> = points.iter().flat_map(|p| p.to_array()).collect();
    inputs.push(radius);
    Scale::of(&inputs)
}

fn difference(scale: Scale, to: DVec2, from: DVec2) -> [BigInt; 2] {
    [0, 1].map(|k| scale.integer(to[k]) - scale.integer(from[k]))
}

/// The exact times, and the path of the mover's position: `origin + t × motion`.
struct Judge<T> {
    times: T,
    scale: Scale,
    origin: DVec2,
    motion: [BigInt; 2],
}

impl<T: Times> Judge<T> {
    fn hold(&self, answer: Option<Span>) -> Result<(), String> {
        let answered = match answer.map(|span| span.contact()) {
            None => Verdict::Miss,
            Some(Contact::Touch) => Verdict::Touch,
            Some(Contact::Cross) => Verdict::Cross,
        };
        let expected = self.times.verdict();
        if answered != expected {
            return Err(format!("{answered:?} is not {expected:?}"));
        }
        let Some(span) = answer else { return Ok(()) };
        let (near, far) = span.times();
        if !is_nearest(near, |t| self.times.enter(t)) {
            return Err(format!("enter at {near:e} is not nearest"));
        }
        if !is_nearest(far, |t| self.times.exit(t)) {
            return Err(format!("exit at {far:e} is not nearest"));
        }
        if let Some(hit) = span.enter() {
            self.hold_position(hit.position(), |t| self.times.enter(t))?;
        }
        if let Some(hit) = span.exit() {
            self.hold_position(hit.position(), |t| self.times.exit(t))?;
        }
        Ok(())
    }

    /// Each coordinate nearest to `origin + t × motion`, which is compared by solving for t.
    fn hold_position(
        &self,
        position: DVec2,
        time: impl Fn(&Fraction) -> Ordering,
    ) -> Result<(), String> {
        for k in 0..2 {
            let (start, motion) = (self.scale.integer(self.origin[k]), &self.motion[k]);
            let against = |m: &Fraction| {
                let Fraction { n, d } = self.scale.fraction(m);
                let rest = n - &start * &d;
                if *motion == BigInt::ZERO {
                    return BigInt::ZERO.cmp(&rest);
                }
                let side = time(&Fraction::new(rest, motion * d));
                if *motion > BigInt::ZERO { side } else { side.reverse() }
            };
            if !is_nearest(position[k], against) {
                return Err(format!("position {k}: {:e} is not nearest", position[k]));
            }
        }
        Ok(())
    }
}
