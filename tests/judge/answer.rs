//! What the library answered, held to what the definition says.

use std::cmp::Ordering;

use graze2d::glam::DVec2;
use graze2d::{
    Aabb, Circle, Contact, Hit, Location, Motion, Point, Segment, Span, aabb_vs_aabb,
    circle_vs_aabb, clip_segment, point_vs_aabb, push_outs_aabb_vs_aabb, segment_vs_aabb, trace,
};
use num_bigint::BigInt;

use super::circle::Sweep;
use super::fraction::{Fraction, Scale, is_nearest};
use super::interval::{Axis, Interval};
use super::orientation::same;
use super::rounding::Rounding;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Miss,
    Touch,
    Cross,
}

/// The times in [0, 1] at which a path is in a closed region.
pub(crate) trait Moments {
    fn verdict(&self) -> Verdict;
    /// Whether the path starts strictly inside, and whether it ends there.
    fn inside(&self) -> [bool; 2];
    /// The first of them, against any time.
    fn enter(&self, t: &Fraction) -> Ordering;
    /// The last.
    fn exit(&self, t: &Fraction) -> Ordering;
}

/// What is wrong with the place of a point.
pub(crate) fn judge_point_vs_aabb(point: Point, aabb: Aabb) -> Result<(), String> {
    let (p, [min, max]) = (point.get(), [aabb.min(), aabb.max()]);
    let scale = scale(&[p, min, max], 0.0);
    let [x, y] = [0, 1].map(|k| {
        let [at, low, high] = [p[k], min[k], max[k]].map(|x| scale.integer(x));
        (at.cmp(&low), at.cmp(&high))
    });
    let expected = match [x, y] {
        [(Ordering::Greater, Ordering::Less), (Ordering::Greater, Ordering::Less)] => {
            Location::Inside
        }
        _ if [x, y].iter().all(|(low, high)| low.is_ge() && high.is_le()) => Location::Boundary,
        _ => Location::Outside,
    };
    let traced = trace::point_vs_aabb(point, aabb, |_| ());
    same(vec![point_vs_aabb(point, aabb), traced], &expected)
}

/// What is wrong with the answer to a segment against a box, by half-planes or by cuts.
pub(crate) fn judge_segment_vs_aabb(segment: Segment, aabb: Aabb) -> Result<(), String> {
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
    let answer = segment_vs_aabb(segment, aabb);
    let clipped = clip_segment(segment, aabb);
    if clipped != answer {
        return Err(format!("the clippers disagree: {answer:?}, {clipped:?}"));
    }
    let traced = trace::segment_vs_aabb(segment, aabb, |_| ());
    agree(answer, traced)?;
    judge.hold(answer, |_, _| Ok(()))
}

/// What is wrong with the answer to a moving circle against a box.
pub(crate) fn judge_circle_vs_aabb(
    circle: Circle,
    motion: Motion,
    aabb: Aabb,
) -> Result<(), String> {
    let (center, v, [min, max]) = (circle.center(), motion.get(), [aabb.min(), aabb.max()]);
    let scale = scale(&[center, v, min, max], circle.radius());
    let integers = |p: DVec2| [0, 1].map(|k| scale.integer(p[k]));
    let radius = scale.integer(circle.radius());
    let (start, along, low, high) = (integers(center), integers(v), integers(min), integers(max));
    let axes = [0, 1].map(|k| Axis {
        start: start[k].clone(),
        motion: along[k].clone(),
        low: low[k].clone(),
        high: high[k].clone(),
    });
    let times = Sweep::new(axes, radius.clone());
    let judge = Judge { times, scale, origin: center, motion: along };
    let answer = circle_vs_aabb(circle, motion, aabb);
    let traced = trace::circle_vs_aabb(circle, motion, aabb, |_| ());
    agree(answer, traced)?;
    let rounding = Rounding { low, high, radius };
    if let Some(way) = answer.and_then(|span| span.push_out()) {
        let exact = |m: &Fraction| rounding.depth(&start, &scale.fraction(m));
        if !is_nearest(way.depth(), exact) {
            return Err(format!("depth {:e} is not nearest", way.depth()));
        }
    }
    judge.hold(answer, |hit, time| {
        // A point has no rounding: its features are those of a segment.
        if circle.radius() == 0.0 {
            return Ok(());
        }
        rounding.hold(hit, |k, m| judge.coordinate(k, time, m))
    })
}

/// What is wrong with the answer to a moving box against a moving box.
pub(crate) fn judge_aabb_vs_aabb(
    a: Aabb,
    motion_a: Motion,
    b: Aabb,
    motion_b: Motion,
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
    let answer = aabb_vs_aabb(a, motion_a, b, motion_b);
    let traced = trace::aabb_vs_aabb(a, motion_a, b, motion_b, |_| ());
    agree(answer, traced)?;
    if let Some(way) = answer.and_then(|span| span.push_out()) {
        let depths = [-&low[0], -&low[1], high[0].clone(), high[1].clone()];
        let nearest = |depth: f64, exact: &BigInt| {
            let exact = Fraction::new(exact.clone(), 1.into());
            is_nearest(depth, |m| exact.cmp(&scale.fraction(m)))
        };
        if !nearest(way.depth(), depths.iter().min().expect("four")) {
            return Err(format!("depth {:e} is not nearest", way.depth()));
        }
        let ways = push_outs_aabb_vs_aabb(a, b).ok_or("no way out through any side")?;
        let outwards = [DVec2::NEG_X, DVec2::NEG_Y, DVec2::X, DVec2::Y];
        for (normal, depth) in outwards.into_iter().zip(&depths) {
            if !ways.iter().any(|way| way.normal() == normal && nearest(way.depth(), depth)) {
                return Err(format!("no way of {depth} along {normal} among {ways:?}"));
            }
        }
        if !ways.contains(&way) {
            return Err(format!("{way:?} is not among {ways:?}"));
        }
    }
    judge.hold(answer, |_, _| Ok(()))
}

/// Whether a query that is watched has the same answer, and whether the parts of an answer agree.
pub(crate) fn agree(answer: Option<Span>, traced: Option<Span>) -> Result<(), String> {
    if answer != traced {
        return Err(format!("watching changes {answer:?} to {traced:?}"));
    }
    let Some(span) = answer else { return Ok(()) };
    let (hits, ends) = (span.hits(), [span.enter(), span.exit()]);
    if hits != ends {
        return Err(format!("together the hits are {hits:?}, one by one {ends:?}"));
    }
    let times = [hits[0].map_or(0.0, |hit| hit.t()), hits[1].map_or(1.0, |hit| hit.t())];
    if times != span.times() {
        return Err(format!("the times are {:?}, of {hits:?}", span.times()));
    }
    Ok(())
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
pub(crate) struct Judge<T> {
    pub(crate) times: T,
    pub(crate) scale: Scale,
    pub(crate) origin: DVec2,
    pub(crate) motion: [BigInt; 2],
}

/// A time of which only comparisons are known.
pub(crate) type Compare<'a> = &'a dyn Fn(&Fraction) -> Ordering;

impl<T: Moments> Judge<T> {
    /// Holds the answer to verdict, times and positions, and each hit to what `more` knows.
    pub(crate) fn hold(
        &self,
        answer: Option<Span>,
        more: impl Fn(&Hit, Compare) -> Result<(), String>,
    ) -> Result<(), String> {
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
        let inside = [span.enter(), span.exit()].map(|hit| hit.is_none());
        if inside != self.times.inside() {
            return Err(format!("starts and ends inside: {inside:?} is wrong"));
        }
        let [near, far] = span.times();
        let enter: Compare = &|t| self.times.enter(t);
        let exit: Compare = &|t| self.times.exit(t);
        for (t, hit, time) in [(near, span.enter(), enter), (far, span.exit(), exit)] {
            if !is_nearest(t, time) {
                return Err(format!("time {t:e} is not nearest"));
            }
            if let Some(hit) = hit {
                self.hold_position(hit.position(), time)?;
                more(&hit, time)?;
            }
        }
        Ok(())
    }

    fn hold_position(&self, position: DVec2, time: Compare) -> Result<(), String> {
        for k in 0..2 {
            let exact = |m: &Fraction| self.coordinate(k, time, &self.scale.fraction(m));
            if !is_nearest(position[k], exact) {
                return Err(format!("position {k}: {:e} is not nearest", position[k]));
            }
        }
        Ok(())
    }

    /// `origin + t × motion` against a number, in the integers' unit: solved for t.
    fn coordinate(&self, k: usize, time: Compare, number: &Fraction) -> Ordering {
        let (start, motion) = (self.scale.integer(self.origin[k]), &self.motion[k]);
        let rest = &number.n - &start * &number.d;
        if *motion == BigInt::ZERO {
            return BigInt::ZERO.cmp(&rest);
        }
        let side = time(&Fraction::new(rest, motion * &number.d));
        if *motion > BigInt::ZERO { side } else { side.reverse() }
    }
}
