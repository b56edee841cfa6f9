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

use crate::answer::PushOut;
use crate::exact::{Linear, Number, Polynomial, Ratio, Sign, Sum, Surd, quotient, sign_of, surd};
use crate::path::box_signs::End;
use crate::path::grown_box::CenterAndGrownBox;
use crate::shape::Corner;

/// The path of a center and the circle around one corner. Motion and radius are inputs, or, where two
/// circles move, sums of two.
#[derive(Clone, Copy)]
pub(crate) struct CornerCircle<L = Sum<1>> {
    /// start − corner.
    start: [Sum<2>; 2],
    motion: [L; 2],
    radius: L,
}

impl CornerCircle {
    pub(crate) fn new(path: &CenterAndGrownBox, corner: Corner) -> Self {
        Self {
            start: Sum::offset(path.aabb.corner(corner), path.center),
            motion: path.motion.to_array().map(|motion| Sum([motion])),
            radius: Sum([path.radius]),
        }
    }

    /// The motion.
    pub(crate) fn motion_vector(&self) -> DVec2 {
        self.motion.map(|motion| motion.0[0]).into()
    }

    /// The radius.
    pub(crate) fn radius(&self) -> f64 {
        self.radius.0[0]
    }

    /// Whether both are about the same corner, seen from the same start.
    pub(crate) fn is_about_the_corner_of(&self, other: &Self) -> bool {
        [0, 1].into_iter().all(|axis| self.start[axis].equals(other.start[axis]))
    }

    /// Whether the center is level with the corner at the path's own start or end: where flat meets
    /// rounding.
    pub(crate) fn is_level_at_path_end(&self, end: End, axis: usize) -> bool {
        let [start, corner] = self.start[axis].0;
        let motion = if end == End::Exit { self.motion[axis].0[0] } else { 0.0 };
        Sum([start, corner, motion]).sign() == 0
    }

    /// What becomes of the motion where the path enters the circle, correctly rounded.
    ///
    /// ```text
    /// n the normal, v·n = −√D / r
    ///
    /// slide:   v′ = v −  (v·n) n         the part along the normal is lost
    /// bounce:  v″ = v − 2(v·n) n         or turned round, and all of it scaled by the restitution
    /// ```
    pub(crate) fn turned(&self, turn: CornerTurn) -> DVec2 {
        DVec2::from([0, 1].map(|axis| surd(&Turned { circle: self, turn, axis })))
    }
}

impl CornerCircle<Sum<2>> {
    /// The motion.
    pub(crate) fn motion_sums(&self) -> [Sum<2>; 2] {
        self.motion
    }

    /// The radius.
    pub(crate) fn radius(&self) -> Sum<2> {
        self.radius
    }
}

impl<L: Linear> CornerCircle<L> {
    /// A path that starts there, as the center of the circle sees it.
    pub(crate) fn around(start: [Sum<2>; 2], motion: [L; 2], radius: L) -> Self {
        Self { start, motion, radius }
    }

    /// start − corner.
    pub(crate) fn start_offset(&self) -> [Sum<2>; 2] {
        self.start
    }

    #[inline(never)]
    fn sign(&self, term: Term) -> Sign {
        sign_of(&Decides(self, term))
    }

    /// 1 where the start is outside the circle, 0 on it, −1 inside (the sign of C).
    pub(crate) fn start_sign(&self) -> Sign {
        self.sign(Term::Power { at_end: false })
    }

    /// 1 where the end is outside the circle, 0 on it, −1 inside.
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
        (if self.moves() { quotient(&Closest { circle: self }) } else { 0.0 }, distance)
    }

    /// The unit normal where the path's own start or end lies on the circle, correctly rounded.
    pub(crate) fn normal_at_path_end(&self, end: End) -> DVec2 {
        let at_end = end == End::Exit;
        let normal = |axis: usize| quotient(&NormalAtPathEnd { circle: self, at_end, axis });
        dvec2(normal(0), normal(1))
    }

    /// The unit vector against the motion, or along it at the exit, correctly rounded.
    pub(crate) fn heading(&self, end: End) -> DVec2 {
        let sense = if end == End::Enter { -1.0 } else { 1.0 };
        DVec2::from([0, 1].map(|axis| surd(&Heading { circle: self, sense, axis })))
    }

    /// How far from the corner the path starts or ends, correctly rounded.
    pub(crate) fn distance_at_path_end(&self, end: End) -> f64 {
        surd(&EndDistance { circle: self, at_end: end == End::Exit })
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

    /// Whether the center moves.
    pub(crate) fn moves(&self) -> bool {
        self.motion.iter().any(|motion| motion.sign() != 0)
    }

    pub(crate) fn start<T: Number>(&self) -> [T; 2] {
        [self.start[0].to(), self.start[1].to()]
    }

    pub(crate) fn motion<T: Number>(&self) -> [T; 2] {
        self.motion.map(|motion| motion.to())
    }

    pub(crate) fn radius_in<T: Number>(&self) -> T {
        self.radius.to()
    }

    /// A, B and D.
    pub(crate) fn coefficients<T: Number>(&self) -> [T; 3] {
        let ([ux, uy], [vx, vy], r) =
            (self.start::<T>(), self.motion::<T>(), self.radius.to::<T>());
        let (a, cross) = (vx * vx + vy * vy, vx * uy - vy * ux);
        [a, vx * ux + vy * uy, r * r * a - cross * cross]
    }

    /// v × u.
    pub(crate) fn cross<T: Number>(&self) -> T {
        let ([ux, uy], [vx, vy]) = (self.start::<T>(), self.motion::<T>());
        vx * uy - vy * ux
    }

    pub(crate) fn power<T: Number>(&self, at_end: bool) -> T {
        let ([ux, uy], [vx, vy], r) =
            (self.start::<T>(), self.motion::<T>(), self.radius.to::<T>());
        let (x, y) = if at_end { (ux + vx, uy + vy) } else { (ux, uy) };
        x * x + y * y - r * r
    }
}

/// How a motion is turned at the circle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum CornerTurn {
    /// Along the tangent.
    Slide,
    /// Back, as from a mirror, times a restitution.
    Bounce(f64),
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

struct Decides<'a, L>(&'a CornerCircle<L>, Term);

impl<L: Linear> Polynomial for Decides<'_, L> {
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
struct Closest<'a, L> {
    circle: &'a CornerCircle<L>,
}

impl<L: Linear> Ratio for Closest<'_, L> {
    fn parts<T: Number>(&self) -> (T, T) {
        let [a, b, _] = self.circle.coefficients::<T>();
        (-b, a)
    }
}

/// `|v × u| / √A`, or |u| without motion.
struct Distance<'a, L> {
    circle: &'a CornerCircle<L>,
    /// The sign of v × u.
    sense: Sign,
}

impl<L: Linear> Surd for Distance<'_, L> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [a, ..] = self.circle.coefficients::<T>();
        if !self.circle.moves() {
            let [ux, uy] = self.circle.start::<T>();
            return [T::of(0.0), T::of(1.0), ux * ux + uy * uy, T::of(1.0)];
        }
        let cross = self.circle.cross::<T>();
        [T::of(0.0), cross * T::of(f64::from(self.sense)), a, a]
    }
}

/// `± v / √A`.
struct Heading<'a, L> {
    circle: &'a CornerCircle<L>,
    sense: f64,
    axis: usize,
}

impl<L: Linear> Surd for Heading<'_, L> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [vx, vy] = self.circle.motion::<T>();
        let (a, v) = (vx * vx + vy * vy, if self.axis == 0 { vx } else { vy });
        [T::of(0.0), T::of(self.sense) * v, a, a]
    }
}

/// `|u|`, or `|u + v|` at the end.
struct EndDistance<'a, L> {
    circle: &'a CornerCircle<L>,
    at_end: bool,
}

impl<L: Linear> Surd for EndDistance<'_, L> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let ([ux, uy], [vx, vy]) = (self.circle.start::<T>(), self.circle.motion::<T>());
        let (x, y) = if self.at_end { (ux + vx, uy + vy) } else { (ux, uy) };
        [T::of(0.0), T::of(1.0), x * x + y * y, T::of(1.0)]
    }
}

/// A coordinate of a turned motion, for k = 1 (slide) or 2 (bounce). With n = (u + t v) / r:
///
/// ```text
/// v − k (v·n) n = (v (A r² − k D) + k (v × u) v⊥ √D) / (A r²)      A r² − D = (v × u)²
/// ```
struct Turned<'a> {
    circle: &'a CornerCircle,
    turn: CornerTurn,
    axis: usize,
}

impl Surd for Turned<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let ([a, _, d], r) = (self.circle.coefficients::<T>(), self.circle.radius_in::<T>());
        let ([vx, vy], cross) = (self.circle.motion::<T>(), self.circle.cross::<T>());
        let (v, across) = if self.axis == 0 { (vx, -(cross * vy)) } else { (vy, cross * vx) };
        match self.turn {
            CornerTurn::Slide => [v * (cross * cross), across, d, a * (r * r)],
            CornerTurn::Bounce(kept) => {
                let (kept, twice) = (T::of(kept), T::of(2.0));
                [kept * v * (cross * cross - d), kept * across * twice, d, a * (r * r)]
            }
        }
    }
}

/// `(u + t v) / r` at t = 0 or 1.
struct NormalAtPathEnd<'a, L> {
    circle: &'a CornerCircle<L>,
    at_end: bool,
    axis: usize,
}

impl<L: Linear> Ratio for NormalAtPathEnd<'_, L> {
    fn parts<T: Number>(&self) -> (T, T) {
        let CornerCircle { start, motion, radius } = self.circle;
        let u = start[self.axis].to::<T>();
        let v = if self.at_end { motion[self.axis].to() } else { T::of(0.0) };
        (u + v, radius.to())
    }
}

/// What leads out of the circle: with the distance d = |u| from the corner
///
/// ```text
/// depth = r − d      normal = u / d      by = u (r − d) / d
/// ```
struct WayOut<'a, L> {
    circle: &'a CornerCircle<L>,
    part: Part,
}

#[derive(Clone, Copy)]
enum Part {
    Depth,
    Normal(usize),
    By(usize),
}

impl<L: Linear> Surd for WayOut<'_, L> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let (u, r) = (self.circle.start::<T>(), self.circle.radius_in::<T>());
        let square = u[0] * u[0] + u[1] * u[1];
        match self.part {
            Part::Depth => [r, T::of(-1.0), square, T::of(1.0)],
            Part::Normal(axis) => [T::of(0.0), u[axis], square, square],
            Part::By(axis) => [-(u[axis] * square), u[axis] * r, square, square],
        }
    }
}
