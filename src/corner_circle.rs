//! A path against the circle around a corner: where a rounded box is round.
//!
//! With `u = start − corner` and `v` the motion, the squared distance to the corner is a parabola in
//! t that reaches r² at the roots of
//!
//! ```text
//! A t² + 2 B t + C = 0      A = v·v   B = v·u   C = u·u − r²
//!
//! D = B² − AC = r² v·v − (v × u)²          the second form cancels less
//! t = (−B − √D) / A  entering              t = (−B + √D) / A  leaving
//! ```
//!
//! C says where the start is, A + 2B + C where the end is, D whether the line meets the circle, B
//! whether the start is before the closest approach and A + B whether the end is after it. All are
//! polynomials in the inputs, so all verdicts are signs.

use glam::{DVec2, dvec2};

use crate::crossings::End;
use crate::exact::{
    Ball, Linear, Number, Polynomial, Ratio, Sign, Sum, Surd, nearest_to_surd, precise, quotient,
    sign_of, surd, surd_sign,
};
use crate::grown_box::CentreAndGrownBox;
use crate::hit::PushOut;
use crate::shape::Corner;

/// The path of a centre and the circle around one corner.
#[derive(Clone, Copy)]
pub(crate) struct CornerCircle {
    /// start − corner.
    start: [Sum<2>; 2],
    motion: [f64; 2],
    radius: f64,
}

impl CornerCircle {
    pub(crate) fn new(path: &CentreAndGrownBox, corner: Corner) -> Self {
        Self {
            start: Sum::offset(path.aabb.corner(corner), path.center),
            motion: path.motion.to_array(),
            radius: path.radius,
        }
    }

    #[inline(never)]
    fn sign(&self, term: Term) -> Sign {
        sign_of(&Decides(self, term))
    }

    /// 1 where the start is outside the circle, 0 on it, −1 inside (the sign of C).
    pub(crate) fn start_sign(&self) -> Sign {
        self.sign(Term::Power { at_end: false })
    }

    /// The same for the end of the path.
    pub(crate) fn end_sign(&self) -> Sign {
        self.sign(Term::Power { at_end: true })
    }

    /// −1 where the path approaches the corner at its start (the sign of B).
    pub(crate) fn start_slope(&self) -> Sign {
        self.sign(Term::Slope { at_end: false })
    }

    /// −1 where it still approaches the corner at its end (the sign of A + B).
    pub(crate) fn end_slope(&self) -> Sign {
        self.sign(Term::Slope { at_end: true })
    }

    /// 1 where the line of the path cuts the circle, 0 where it is a tangent (the sign of D).
    pub(crate) fn cut_sign(&self) -> Sign {
        self.sign(Term::Cut)
    }

    /// When the line of the path comes closest to the corner, and how close; without motion where
    /// the start is. Both correctly rounded.
    pub(crate) fn closest(&self) -> (f64, f64) {
        let distance = surd(&Distance { circle: self, sense: self.sign(Term::Cross) });
        let moves = self.motion.iter().any(|motion| *motion != 0.0);
        (if moves { quotient(&Closest { circle: self }) } else { 0.0 }, distance)
    }

    /// Where the line enters or leaves the circle.
    pub(crate) fn arrival(&self, end: End) -> Arrival<'_> {
        let t = Time { circle: self, end }.ball();
        let (u, v) = (self.start::<Ball>(), self.motion::<Ball>());
        Arrival { circle: self, end, t, offset: [u[0] + t * v[0], u[1] + t * v[1]] }
    }

    /// The unit normal where the path's own start or end lies on the circle, correctly rounded.
    pub(crate) fn normal_at_path_end(&self, end: End) -> DVec2 {
        let at_end = end == End::Exit;
        let normal = |axis: usize| quotient(&NormalAtPathEnd { circle: self, at_end, axis });
        dvec2(normal(0), normal(1))
    }

    /// Whether the centre is then level with the corner: where flat meets rounding. A normal may
    /// round to that.
    pub(crate) fn is_level(&self, end: End, axis: usize) -> bool {
        surd_sign(&Reach { circle: self, end, axis, origin: None }) == 0
    }

    /// The same at the path's own start or end.
    pub(crate) fn is_level_at_path_end(&self, end: End, axis: usize) -> bool {
        let [start, corner] = self.start[axis].0;
        let motion = if end == End::Exit { self.motion[axis] } else { 0.0 };
        Sum([start, corner, motion]).sign() == 0
    }

    /// What becomes of the motion where the path enters the circle; `None` where lengths differ by
    /// more than 150 orders of magnitude, so that their fourth powers do not fit in one range.
    ///
    /// ```text
    /// n the normal, τ = (n.y, −n.x) the tangent     v·n = −√D / r     v·τ = (v × u) / r
    ///
    /// slide:   v′ = (v·τ) τ                  the part along the tangent stays
    /// bounce:  v″ = (v·τ) τ − (v·n) n        the part along the normal turns round
    /// ```
    pub(crate) fn deflect(&self) -> Option<Deflection> {
        // In units of the largest length nothing overflows; the powers of two lose nothing.
        let scale = self.scale();
        let scaled = Self {
            start: self.start.map(|sum| Sum(sum.0.map(|x| x * scale))),
            motion: self.motion.map(|x| x * scale),
            radius: self.radius * scale,
        };
        let ([ux, uy], [vx, vy]) = (scaled.start::<Ball>(), scaled.motion::<Ball>());
        let [a, b, _] = scaled.coefficients::<Ball>();
        // Near a tangent D nearly cancels, and its root would be wrong by half as many digits.
        let d = precise(&Decides(&scaled, Term::Cut));
        let (r, cross, root) = (Ball::of(scaled.radius), vx * uy - vy * ux, d.sqrt());
        let t = scaled.power::<Ball>(false).divide(root - b);
        // (u A − v B − v √D) / (A r), where u A − v B = (v × u) v⊥
        let below = a * r;
        let normal = [-(cross * vy) - vx * root, cross * vx - vy * root].map(|n| n.divide(below));
        let along = cross.divide(r);
        let slide = [along * normal[1], -(along * normal[0])];
        let turned = root.divide(r);
        let bounce = [slide[0] + turned * normal[0], slide[1] + turned * normal[1]];
        // Where the slide ends, seen from the corner: u + t v + (1 − t) v′.
        let left = Ball::of(1.0) - t;
        let end = [ux + t * vx + left * slide[0], uy + t * vy + left * slide[1]];
        let deflection = Deflection {
            slide: slide.map(|x| x.halves()[0] / scale),
            bounce: bounce.map(|x| x.halves()[0] / scale),
            slide_end: end.map(|x| x.halves().map(|half| half / scale)),
        };
        let numbers = [deflection.slide, deflection.bounce].into_iter().chain(deflection.slide_end);
        numbers.flatten().all(|x| !x.is_nan()).then_some(deflection)
    }

    /// A power of two that brings lengths into a range where their fourth powers are numbers: 1 for
    /// ordinary ones.
    fn scale(&self) -> f64 {
        let [u, v] = [self.start.map(|sum| sum.near().abs()), self.motion.map(f64::abs)];
        let largest = u.into_iter().chain(v).fold(self.radius, f64::max).clamp(1e-300, 1e300);
        if (1e-50..1e50).contains(&largest) {
            return 1.0;
        }
        let exponent = (largest.to_bits() >> 52) as i64 - 1023;
        f64::from_bits(((1023 - exponent) as u64) << 52)
    }

    /// The way out from a start strictly inside the circle, away from the corner.
    pub(crate) fn push_out(&self) -> PushOut {
        let part = |part: Part| surd(&WayOut { circle: self, part });
        PushOut {
            depth: part(Part::Depth),
            normal: dvec2(part(Part::Normal(0)), part(Part::Normal(1))),
            by: dvec2(part(Part::By(0)), part(Part::By(1))),
        }
    }

    fn start<T: Number>(&self) -> [T; 2] {
        [self.start[0].to(), self.start[1].to()]
    }

    fn motion<T: Number>(&self) -> [T; 2] {
        self.motion.map(T::of)
    }

    /// A, B and D.
    fn coefficients<T: Number>(&self) -> [T; 3] {
        let ([ux, uy], [vx, vy], r) = (self.start::<T>(), self.motion::<T>(), T::of(self.radius));
        let (a, cross) = (vx * vx + vy * vy, vx * uy - vy * ux);
        [a, vx * ux + vy * uy, r * r * a - cross * cross]
    }

    /// v × u.
    fn cross<T: Number>(&self) -> T {
        let ([ux, uy], [vx, vy]) = (self.start::<T>(), self.motion::<T>());
        vx * uy - vy * ux
    }

    fn power<T: Number>(&self, at_end: bool) -> T {
        let ([ux, uy], [vx, vy], r) = (self.start::<T>(), self.motion::<T>(), T::of(self.radius));
        let (x, y) = if at_end { (ux + vx, uy + vy) } else { (ux, uy) };
        x * x + y * y - r * r
    }
}

/// A motion turned at the circle, in the caller's units.
pub(crate) struct Deflection {
    /// The motion along the tangent.
    pub(crate) slide: [f64; 2],
    /// The motion reflected about the normal.
    pub(crate) bounce: [f64; 2],
    /// Where the rest of the motion along the tangent ends, seen from the corner: unevaluated sums.
    pub(crate) slide_end: [[f64; 2]; 2],
}

/// Where the line of a path enters or leaves the circle. The root is taken once, for the time and
/// for all coordinates.
pub(crate) struct Arrival<'a> {
    circle: &'a CornerCircle,
    end: End,
    t: Ball,
    /// `u + t v`, the centre as the corner sees it.
    offset: [Ball; 2],
}

impl Arrival<'_> {
    /// The time, correctly rounded.
    pub(crate) fn time(&self) -> f64 {
        nearest_to_surd(self.t, &Time { circle: self.circle, end: self.end })
    }

    /// `origin + t × motion`, correctly rounded.
    pub(crate) fn position(&self, origin: DVec2) -> DVec2 {
        let v = self.circle.motion::<Ball>();
        DVec2::from([0, 1].map(|axis| {
            let reached = Ball::of(origin[axis]) + self.t * v[axis];
            nearest_to_surd(reached, &self.reach(axis, Some(origin[axis])))
        }))
    }

    /// The unit normal, out of the corner, correctly rounded.
    pub(crate) fn normal(&self) -> DVec2 {
        let radius = Ball::of(self.circle.radius);
        DVec2::from(
            [0, 1].map(|axis| {
                nearest_to_surd(self.offset[axis].divide(radius), &self.reach(axis, None))
            }),
        )
    }

    fn reach(&self, axis: usize, origin: Option<f64>) -> Reach<'_> {
        Reach { circle: self.circle, end: self.end, axis, origin }
    }
}

/// What has a sign that decides something.
#[derive(Clone, Copy)]
enum Term {
    /// C, or A + 2B + C.
    Power { at_end: bool },
    /// B, or A + B.
    Slope { at_end: bool },
    /// D.
    Cut,
    /// v × u, whose square is what D lacks from r² v·v.
    Cross,
}

struct Decides<'a>(&'a CornerCircle, Term);

impl Polynomial for Decides<'_> {
    #[inline]
    fn value<T: Number>(&self) -> T {
        let Self(circle, term) = *self;
        match term {
            Term::Power { at_end } => circle.power(at_end),
            Term::Slope { at_end } => {
                let ([ux, uy], [vx, vy]) = (circle.start::<T>(), circle.motion::<T>());
                if at_end { vx * (ux + vx) + vy * (uy + vy) } else { vx * ux + vy * uy }
            }
            Term::Cut => {
                let [_, _, d] = circle.coefficients::<T>();
                d
            }
            Term::Cross => circle.cross(),
        }
    }
}

/// `−B / A`.
struct Closest<'a> {
    circle: &'a CornerCircle,
}

impl Ratio for Closest<'_> {
    fn parts<T: Number>(&self) -> (T, T) {
        let [a, b, _] = self.circle.coefficients::<T>();
        (-b, a)
    }
}

/// `|v × u| / √A`, or |u| without motion.
struct Distance<'a> {
    circle: &'a CornerCircle,
    /// The sign of v × u.
    sense: Sign,
}

impl Surd for Distance<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [a, ..] = self.circle.coefficients::<T>();
        if self.circle.motion == [0.0; 2] {
            let [ux, uy] = self.circle.start::<T>();
            return [T::of(0.0), T::of(1.0), ux * ux + uy * uy, T::of(1.0)];
        }
        let cross = self.circle.cross::<T>();
        [T::of(0.0), cross * T::of(f64::from(self.sense)), a, a]
    }
}

/// `(−B ∓ √D) / A`.
struct Time<'a> {
    circle: &'a CornerCircle,
    end: End,
}

impl Surd for Time<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [a, b, d] = self.circle.coefficients::<T>();
        [-b, T::of(sense(self.end)), d, a]
    }

    fn ball(&self) -> Ball {
        let [a, b, d] = self.circle.coefficients::<Ball>();
        let root = d.sqrt();
        let (towards, sum) = match self.end {
            End::Enter => (-b, -b + root),
            End::Exit => (b, b + root),
        };
        if towards.sign() == Some(-1) {
            // −B and ∓√D have one sign: nothing cancels.
            let numerator = if self.end == End::Enter { -b - root } else { root - b };
            return numerator.divide(a);
        }
        // t = C / (−B + √D) entering, −C / (B + √D) leaving.
        let power = self.circle.power::<Ball>(false);
        (if self.end == End::Enter { power } else { -power }).divide(sum)
    }
}

/// A coordinate where the circle is met: `origin + t v`, or of the normal `(u + t v) / r`. Over the
/// common denominator, u A − v B is a cross product:
///
/// ```text
/// u + t v = (u A − v B ∓ v √D) / A      u A − v B = (v × u) v⊥
/// ```
struct Reach<'a> {
    circle: &'a CornerCircle,
    end: End,
    axis: usize,
    /// The coordinate at t = 0, or `None` for the normal.
    origin: Option<f64>,
}

impl Surd for Reach<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let CornerCircle { radius, .. } = self.circle;
        let [a, b, d] = self.circle.coefficients::<T>();
        let ([ux, uy], [vx, vy]) = (self.circle.start::<T>(), self.circle.motion::<T>());
        let v = if self.axis == 0 { vx } else { vy };
        let s = T::of(sense(self.end)) * v;
        match self.origin {
            Some(origin) => [T::of(origin) * a - v * b, s, d, a],
            None => {
                let cross = vx * uy - vy * ux;
                let across = if self.axis == 0 { -(cross * vy) } else { cross * vx };
                [across, s, d, a * T::of(*radius)]
            }
        }
    }
}

/// `(u + t v) / r` at t = 0 or 1.
struct NormalAtPathEnd<'a> {
    circle: &'a CornerCircle,
    at_end: bool,
    axis: usize,
}

impl Ratio for NormalAtPathEnd<'_> {
    fn parts<T: Number>(&self) -> (T, T) {
        let CornerCircle { start, motion, radius } = self.circle;
        let u = start[self.axis].to::<T>();
        let v = T::of(if self.at_end { motion[self.axis] } else { 0.0 });
        (u + v, T::of(*radius))
    }
}

/// What leads out of the circle: with the distance d = |u| from the corner
///
/// ```text
/// depth = r − d      normal = u / d      by = u (r − d) / d
/// ```
struct WayOut<'a> {
    circle: &'a CornerCircle,
    part: Part,
}

#[derive(Clone, Copy)]
enum Part {
    Depth,
    Normal(usize),
    By(usize),
}

impl Surd for WayOut<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let (u, r) = (self.circle.start::<T>(), T::of(self.circle.radius));
        let square = u[0] * u[0] + u[1] * u[1];
        match self.part {
            Part::Depth => [r, T::of(-1.0), square, T::of(1.0)],
            Part::Normal(axis) => [T::of(0.0), u[axis], square, square],
            Part::By(axis) => [-(u[axis] * square), u[axis] * r, square, square],
        }
    }
}

/// The sign before the root.
fn sense(end: End) -> f64 {
    match end {
        End::Enter => -1.0,
        End::Exit => 1.0,
    }
}
