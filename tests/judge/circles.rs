//! A path or a moving circle against a circle: the distance from a point to a point, less both radii.
//!
//! A box of no size is that point, so the times are those of [`Sweep`]. All else is linear in t:
//!
//! ```text
//! position   start + t v
//! normal     (u + t w) / r              u, w the start and the motion as the circle sees them
//! point      center + t c + k (u + t w) / r             k its radius, r that of both together
//! ```

use std::cell::Cell;
use std::cmp::Ordering;

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Circle, Contact, Feature, Hit, Motion, PushOut, Segment, Span, circle_vs_circle,
    segment_vs_circle, trace,
};
use num_bigint::BigInt;

use super::answer;
use super::answer::{Compare, Judge};
use super::circle::Sweep;
use super::fraction::{Fraction, Scale, is_nearest};
use super::interval::Axis;
use super::vector::{Vector, dot, minus, times, unit};

/// A path of a point or of the center of a circle, and a circle, in integers.
struct Scene {
    scale: Scale,
    /// Start and motion as the circle sees them.
    start: Vector,
    motion: Vector,
    /// Both radii together.
    radius: BigInt,
    /// The circle that is hit.
    center: Vector,
    center_motion: Vector,
    own_radius: BigInt,
}

/// Adds and scales: `a × by + b × with`.
fn mixed(a: &BigInt, by: &BigInt, b: &BigInt, with: &BigInt) -> BigInt {
    a * by + b * with
}

/// `start + t × motion` against a number, solved for t.
pub(crate) fn along(start: &BigInt, motion: &BigInt, time: Compare, number: &Fraction) -> Ordering {
    let rest = &number.n - start * &number.d;
    if *motion == BigInt::ZERO {
        return BigInt::ZERO.cmp(&rest);
    }
    let side = time(&Fraction::new(rest, motion * &number.d));
    if *motion > BigInt::ZERO { side } else { side.reverse() }
}

impl Scene {
    fn hold(&self, answer: Option<Span>, origin: DVec2, motion: Vector) -> Result<(), String> {
        let axes = [0, 1].map(|k| Axis {
            start: self.start[k].clone(),
            motion: self.motion[k].clone(),
            low: BigInt::ZERO,
            high: BigInt::ZERO,
        });
        let times = Sweep::new(axes, self.radius.clone());
        let judge = Judge { times, scale: self.scale, origin, motion };
        // The judge asks about the entry first.
        let left = Cell::new(answer.is_some_and(|span| span.enter().is_none()));
        judge.hold(answer, |hit, time| self.hold_hit(hit, time, !left.replace(true)))?;
        let Some(span) = answer else { return Ok(()) };
        if span.push_out().is_some() != span.enter().is_none() {
            return Err("a way out is for a start inside".into());
        }
        span.push_out().map_or(Ok(()), |way| self.hold_push_out(&way))
    }

    fn hold_hit(&self, hit: &Hit, time: Compare, enters: bool) -> Result<(), String> {
        if hit.feature() != Feature::Arc || hit.meeting().min() != hit.meeting().max() {
            return Err(format!("met {hit:?}"));
        }
        for k in 0..2 {
            if !is_nearest(hit.point()[k], |m| self.point(k, time, &self.scale.fraction(m))) {
                return Err(format!("point {k}: {:e} is not nearest", hit.point()[k]));
            }
            let moves = self.motion != [BigInt::ZERO, BigInt::ZERO];
            let normal = |m: &Fraction| {
                if self.radius > BigInt::ZERO {
                    let number = Fraction::new(&m.n * &self.radius, m.d.clone());
                    along(&self.start[k], &self.motion[k], time, &number)
                } else if moves {
                    let sense = BigInt::from(if enters { -1 } else { 1 });
                    unit(&times(&self.motion, &sense), k, m)
                } else {
                    Fraction::whole([-1, 0][k]).cmp(m)
                }
            };
            if !is_nearest(hit.normal()[k], normal) {
                return Err(format!("normal {k}: {:e} is not nearest", hit.normal()[k]));
            }
        }
        Ok(())
    }

    fn point(&self, k: usize, time: Compare, number: &Fraction) -> Ordering {
        if self.own_radius == BigInt::ZERO {
            return along(&self.center[k], &self.center_motion[k], time, number);
        }
        let over = |of_center: &BigInt, of_path: &BigInt| {
            mixed(of_center, &self.radius, of_path, &self.own_radius)
        };
        let start = over(&self.center[k], &self.start[k]);
        let motion = over(&self.center_motion[k], &self.motion[k]);
        let number = Fraction::new(&number.n * &self.radius, number.d.clone());
        along(&start, &motion, time, &number)
    }

    /// Whether no normal has to be chosen, as of equal centers.
    fn is_even(&self) -> bool {
        self.start != [BigInt::ZERO, BigInt::ZERO]
    }

    fn hold_push_out(&self, way: &PushOut) -> Result<(), String> {
        let (u, r) = (&self.start, &self.radius);
        let square = dot(u, u);
        let in_unit = |m: &Fraction| self.scale.fraction(m);
        if square == BigInt::ZERO {
            let radius = Fraction::new(r.clone(), 1.into());
            let is_right = is_nearest(way.depth(), |m| radius.cmp(&in_unit(m)))
                && way.normal() == dvec2(-1.0, 0.0)
                && way.by() == dvec2(-way.depth(), 0.0);
            return if is_right { Ok(()) } else { Err(format!("from the center {way:?}")) };
        }
        // r − √square against m
        let depth = |m: &Fraction| {
            let rest = r * &m.d - &m.n;
            if rest < BigInt::ZERO {
                return Ordering::Less;
            }
            (&rest * &rest).cmp(&(&square * &m.d * &m.d))
        };
        if !is_nearest(way.depth(), |m| depth(&in_unit(m))) {
            return Err(format!("depth {:e} is not nearest", way.depth()));
        }
        for k in 0..2 {
            if !is_nearest(way.normal()[k], |m| unit(u, k, m)) {
                return Err(format!("way {k}: {:e} is not nearest", way.normal()[k]));
            }
            // u r / √square − u against m: u r / √square against m + u
            let by = |m: &Fraction| {
                let number = Fraction::new(&m.n + &u[k] * &m.d, &m.d * r);
                unit(u, k, &number)
            };
            if !is_nearest(way.by()[k], |m| by(&in_unit(m))) {
                return Err(format!("by {k}: {:e} is not nearest", way.by()[k]));
            }
        }
        Ok(())
    }
}

/// What is wrong with the answer to a segment against a circle.
pub(crate) fn judge_segment_vs_circle(segment: Segment, circle: Circle) -> Result<(), String> {
    let (a, b, center) = (segment.a(), segment.b(), circle.center());
    let scale = Scale::of(&[a.x, a.y, b.x, b.y, center.x, center.y, circle.radius()]);
    let integers = |p: DVec2| [0, 1].map(|k| scale.integer(p[k]));
    let (start, end, middle) = (integers(a), integers(b), integers(center));
    let motion = minus(&end, &start);
    let radius = scale.integer(circle.radius());
    let scene = Scene {
        scale,
        start: minus(&start, &middle),
        motion: motion.clone(),
        radius: radius.clone(),
        center: middle,
        center_motion: [BigInt::ZERO, BigInt::ZERO],
        own_radius: radius,
    };
    let answer = segment_vs_circle(segment, circle);
    agree(answer, |watch| {
        trace::segment_vs_circle(segment, circle, |step| watch(format!("{step:?}")))
    })?;
    for turn in TURNS {
        let [a, b, center] = [a, b, center].map(turn);
        let segment = Segment::new(a, b).expect("finite");
        let circle = Circle::new(center, circle.radius()).expect("finite");
        hold_turned(answer, segment_vs_circle(segment, circle), turn, scene.is_even())?;
    }
    scene.hold(answer, a, motion)
}

/// What is wrong with the answer to a moving circle against a moving circle.
pub(crate) fn judge_circle_vs_circle(
    a: Circle,
    motion_a: Motion,
    b: Circle,
    motion_b: Motion,
) -> Result<(), String> {
    let (p, v, q, w) = (a.center(), motion_a.get(), b.center(), motion_b.get());
    let inputs = [p, v, q, w].map(|p| p.to_array());
    let radii = [a.radius(), b.radius()];
    let scale = Scale::of(&[inputs.as_flattened(), &radii].concat());
    let integers = |p: DVec2| [0, 1].map(|k| scale.integer(p[k]));
    let [of_a, of_b] = radii.map(|radius| scale.integer(radius));
    let scene = Scene {
        scale,
        start: minus(&integers(p), &integers(q)),
        motion: minus(&integers(v), &integers(w)),
        radius: &of_a + &of_b,
        center: integers(q),
        center_motion: integers(w),
        own_radius: of_b,
    };
    let answer = circle_vs_circle(a, motion_a, b, motion_b);
    agree(answer, |watch| {
        trace::circle_vs_circle(a, motion_a, b, motion_b, |step| watch(format!("{step:?}")))
    })?;
    hold_swapped(answer, circle_vs_circle(b, motion_b, a, motion_a), scene.is_even())?;
    for turn in TURNS {
        let circle = |circle: Circle| Circle::new(turn(circle.center()), circle.radius());
        let motion = |motion: DVec2| Motion::new(turn(motion)).expect("finite");
        let [a, b] = [a, b].map(|it| circle(it).expect("finite"));
        let turned = circle_vs_circle(a, motion(v), b, motion(w));
        hold_turned(answer, turned, turn, scene.is_even())?;
    }
    scene.hold(answer, p, integers(v))
}

/// Whether the watched query says the same, and the last step the verdict.
pub(crate) fn agree(
    answer: Option<Span>,
    trace: impl FnOnce(&mut dyn FnMut(String)) -> Option<Span>,
) -> Result<(), String> {
    let mut last = String::new();
    let traced = trace(&mut |step| last = step);
    answer::agree(answer, traced)?;
    let contact = answer.map(|span| span.contact());
    let verdict = match contact {
        None => "Misses",
        Some(Contact::Touch) => "Touches",
        Some(Contact::Cross) => "Crosses",
    };
    if last.contains(verdict) { Ok(()) } else { Err(format!("{last} ends {contact:?}")) }
}

/// Mirrors and exchanged axes, without −0.0.
const TURNS: [fn(DVec2) -> DVec2; 3] =
    [|p| dvec2(0.0 - p.x, p.y), |p| dvec2(p.x, 0.0 - p.y), |p| dvec2(p.y, p.x)];

/// Whether the turned scene has the turned answer, bit for bit.
fn hold_turned(
    answer: Option<Span>,
    turned: Option<Span>,
    turn: fn(DVec2) -> DVec2,
    is_even: bool,
) -> Result<(), String> {
    let hit = |hit: Hit, turn: &dyn Fn(DVec2) -> DVec2| {
        let normal = if is_even { turn(hit.normal()) } else { DVec2::ZERO };
        let points = [turn(hit.point()), turn(hit.position()), normal];
        (hit.t().to_bits(), points.map(|p| p.to_array().map(f64::to_bits)))
    };
    let seen = |span: Span, turn: &dyn Fn(DVec2) -> DVec2| {
        let way = span.push_out().map(|way| {
            let by = if is_even { [turn(way.by()), turn(way.normal())] } else { [DVec2::ZERO; 2] };
            (way.depth(), by)
        });
        let hits = [span.enter(), span.exit()].map(|it| it.map(|it| hit(it, turn)));
        (span.contact(), hits, way)
    };
    let expected = answer.map(|span| seen(span, &turn));
    let got = turned.map(|span| seen(span, &|p| p));
    if expected == got { Ok(()) } else { Err(format!("turned: {expected:?} {got:?}")) }
}

/// Whether both circles say the same of each other, seen from opposite sides.
fn hold_swapped(answer: Option<Span>, swapped: Option<Span>, is_even: bool) -> Result<(), String> {
    let seen = |span: Span, sense: f64| {
        let normal = |normal: DVec2| if is_even { sense * normal + 0.0 } else { DVec2::ZERO };
        let hits = [span.enter(), span.exit()].map(|it| it.map(|it| (it.t(), normal(it.normal()))));
        let way = span.push_out().map(|way| (way.depth(), normal(way.by()), normal(way.normal())));
        (span.contact(), hits, way)
    };
    let expected = answer.map(|span| seen(span, -1.0));
    let got = swapped.map(|span| seen(span, 1.0));
    if expected == got { Ok(()) } else { Err(format!("swapped: {expected:?} {got:?}")) }
}
