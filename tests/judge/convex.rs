//! Two moving convex shapes, by definition: a point on the relative path against the hull of all differences of their points.
//!
//! ```text
//! form      a shape and the numbers that it was made of
//! grown     the hull, and when the path is in it, grown by both radii
//! met       which part is met there, with which normal, at which point
//! way_out   the shortest way out of a start inside
//! ruler     numbers of many places, for what is told within 1 ulp
//! ```

pub(crate) mod form;
mod grown;
mod met;
mod ruler;
mod way_out;

use graze2d::glam::DVec2;
use graze2d::{
    Location, Motion, Point, Segment, Span, convex_vs_convex, point_vs_convex, segment_vs_convex,
    trace,
};
use num_bigint::BigInt;

use super::answer::{Compare, Judge, Moments, Verdict};
use super::circles::agree;
use super::fraction::Scale;
use super::orientation::same;
use super::vector::{Vector, minus};
use form::Form;
use grown::Grown;
pub(super) use grown::hull;
use met::Met;

/// Two shapes in integers.
struct Scene {
    scale: Scale,
    grown: Grown,
    /// The corners of both hulls, clockwise on screen.
    a: Vec<Vector>,
    b: Vec<Vector>,
    /// Radii and motions of A and of B.
    radii: [BigInt; 2],
    motions: [Vector; 2],
    /// What the parts of B are called, and its points as given.
    form: Form,
    b_given: Vec<Vector>,
}

impl Scene {
    fn new(
        scale: Scale,
        [a, b]: [Vec<Vector>; 2],
        radii: [BigInt; 2],
        motions: [Vector; 2],
        form: &Form,
    ) -> Self {
        let b_given = b.clone();
        let [a, b] = [a, b].map(|points| grown::hull(&points));
        let motion = minus(&motions[0], &motions[1]);
        let grown = Grown::new(&a, &b, &radii[0] + &radii[1], motion);
        Self { scale, grown, a, b, radii, motions, form: form.clone(), b_given }
    }

    /// Every number of it.
    fn all(&self) -> Vec<&BigInt> {
        let vectors = self.a.iter().chain(&self.b).chain(&self.motions);
        vectors.flatten().chain(&self.radii).collect()
    }

    /// What is wrong with an answer, of a mover that is at `origin` first.
    fn hold(&self, answer: Option<Span>, origin: DVec2) -> Result<(), String> {
        let judge = Judge {
            times: &self.grown,
            scale: self.scale,
            origin,
            motion: self.motions[0].clone(),
        };
        judge.hold(answer, |_, _| Ok(()))?;
        let Some(span) = answer else { return Ok(()) };
        let enter: Compare = &|t| self.grown.enter(t);
        let exit: Compare = &|t| self.grown.exit(t);
        for (hit, time, enters) in [(span.enter(), enter, true), (span.exit(), exit, false)] {
            if let Some(hit) = hit {
                let met = Met { scene: self, time, enters };
                let place = if enters { "enter" } else { "exit" };
                met.hold(&hit).map_err(|what| format!("{place}: {what} in {hit:?}"))?;
            }
        }
        if span.push_out().is_some() != span.enter().is_none() {
            return Err(format!("a way out is for a start inside: {:?}", span.push_out()));
        }
        span.push_out().map_or(Ok(()), |way| way_out::hold_push_out(self, &way))
    }
}

impl<T: Moments> Moments for &T {
    fn verdict(&self) -> Verdict {
        (*self).verdict()
    }

    fn inside(&self) -> [bool; 2] {
        (*self).inside()
    }

    fn enter(&self, t: &super::fraction::Fraction) -> std::cmp::Ordering {
        (*self).enter(t)
    }

    fn exit(&self, t: &super::fraction::Fraction) -> std::cmp::Ordering {
        (*self).exit(t)
    }
}

/// What is wrong with the answer to two moving shapes.
pub(crate) fn judge_convex_vs_convex(
    a: impl Into<Form>,
    motion_a: Motion,
    b: impl Into<Form>,
    motion_b: Motion,
) -> Result<(), String> {
    let [a, b] = &[a.into(), b.into()];
    let (va, vb) = (motion_a.get(), motion_b.get());
    let inputs = [a.inputs(), b.inputs(), vec![va.x, va.y, vb.x, vb.y]].concat();
    let scale = Scale::of(&inputs);
    let radii = [a, b].map(|form| scale.integer(form.convex.radius()));
    let motions = [va, vb].map(|v| v.to_array().map(|x| scale.integer(x)));
    let scene = Scene::new(scale, [a, b].map(|form| form.exact(scale)), radii, motions, b);
    let (p, q) = (a.convex, b.convex);
    let answer = convex_vs_convex(p, motion_a, q, motion_b);
    agree(answer, |watch| {
        trace::convex_vs_convex(p, motion_a, q, motion_b, |step| watch(format!("{step:?}")))
    })?;
    scene.hold(answer, p.position())
}

/// What is wrong with the answer to a segment against a shape: its path is that of a point.
pub(crate) fn judge_segment_vs_convex(
    segment: Segment,
    shape: impl Into<Form>,
) -> Result<(), String> {
    let b = &shape.into();
    let (from, to) = (segment.a(), segment.b());
    let scale = Scale::of(&[b.inputs(), vec![from.x, from.y, to.x, to.y]].concat());
    let [start, end] = [from, to].map(|p| p.to_array().map(|x| scale.integer(x)));
    let radii = [BigInt::ZERO, scale.integer(b.convex.radius())];
    let motions = [minus(&end, &start), [0, 0].map(BigInt::from)];
    let scene = Scene::new(scale, [vec![start], b.exact(scale)], radii, motions, b);
    let answer = segment_vs_convex(segment, b.convex);
    agree(answer, |watch| {
        trace::segment_vs_convex(segment, b.convex, |step| watch(format!("{step:?}")))
    })?;
    scene.hold(answer, from)
}

/// What is wrong with the place of a point.
pub(crate) fn judge_point_vs_convex(point: Point, shape: impl Into<Form>) -> Result<(), String> {
    let b = &shape.into();
    let p = point.get();
    let scale = Scale::of(&[b.inputs(), vec![p.x, p.y]].concat());
    let at = p.to_array().map(|x| scale.integer(x));
    let radius = scale.integer(b.convex.radius());
    let grown = Grown::new(&[at], &b.exact(scale), radius, [0, 0].map(BigInt::from));
    let expected = match grown.verdict() {
        Verdict::Cross => Location::Inside,
        Verdict::Touch => Location::Boundary,
        Verdict::Miss => Location::Outside,
    };
    let traced = trace::point_vs_convex(point, b.convex, |_| ());
    same(vec![point_vs_convex(point, b.convex), traced], &expected)
}
