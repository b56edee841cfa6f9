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
//! polynomials in the inputs, so all verdicts are signs. The times are taken in
//! [`crate::sweep::circle_root`]; `crate::sweep::lanes::circles` answers first where it is sure.

use glam::{DVec2, dvec2};

use crate::answer::PushOut;
use crate::exact::{
    Number, Polynomial, Ratio, Sign, Sum, Surd, quotient, sign_of, surd, unit_vector,
};
use crate::shape::Corner;
use crate::sweep::movers::CircleAndBox;
use crate::sweep::path::End;

/// The path of a center and the circle around one corner. The corner of a box is a point at rest. The
/// center of another circle takes the same place, with a motion and a radius of its own.
#[derive(Clone, Copy)]
pub(crate) struct CornerCircle {
    /// start − corner: the same for circles about one corner.
    pub(crate) start: [Sum<2>; 2],
    pub(crate) motion: DVec2,
    pub(crate) radius: f64,
    /// What the corner has of both: its motion is subtracted, its radius added.
    pub(crate) corner_motion: DVec2,
    pub(crate) corner_radius: f64,
}

impl CornerCircle {
    pub(crate) fn new(path: &CircleAndBox, corner: Corner) -> Self {
        let start = Sum::offset(path.aabb.corner(corner), path.center);
        let (corner_motion, corner_radius) = (DVec2::ZERO, 0.0);
        Self { start, motion: path.motion, radius: path.radius, corner_motion, corner_radius }
    }

    /// The motion as the corner sees it.
    pub(crate) fn motion_seen(&self) -> [Sum<2>; 2] {
        Sum::offset(self.corner_motion, self.motion)
    }

    /// Both radii together.
    pub(crate) fn whole_radius(&self) -> Sum<2> {
        Sum([self.radius, self.corner_radius])
    }

    /// Whether the center moves, seen from the corner.
    pub(crate) fn moves(&self) -> bool {
        self.motion != self.corner_motion
    }

    #[inline(never)]
    fn sign(&self, term: Term) -> Sign {
        sign_of(&Decides(self, term))
    }

    /// 1 where the path's own start or end is outside the circle, 0 on it, −1 inside: the sign of C, or
    /// of A + 2B + C.
    pub(crate) fn power_sign(&self, end: End) -> Sign {
        self.sign(Term::Power(end))
    }

    /// −1 where the path approaches the corner at its start or end: the sign of B, or of A + B.
    pub(crate) fn slope_sign(&self, end: End) -> Sign {
        self.sign(Term::Slope(end))
    }

    /// 1 where the line of the path cuts the circle, 0 where it is a tangent: the sign of D.
    pub(crate) fn cut_sign(&self) -> Sign {
        self.sign(Term::Cut)
    }

    /// When the line of the path comes closest to the corner, and how close; without motion where
    /// the start is. Both correctly rounded.
    pub(crate) fn closest(&self) -> (f64, f64) {
        let distance = surd(&Distance { circle: self, sense: self.sign(Term::Cross) });
        (if self.moves() { quotient(&Closest(self)) } else { 0.0 }, distance)
    }

    /// `u + v` or u on an axis, where the path's own end is seen from the corner.
    fn at_path_end(&self, end: End, axis: usize) -> Sum<4> {
        let [start, corner] = self.start[axis].0;
        let [motion, corner_motion] =
            if end == End::Exit { self.motion_seen()[axis].0 } else { [0.0; 2] };
        Sum([start, corner, motion, corner_motion])
    }

    /// The unit normal where the path's own start or end lies on the circle, correctly rounded.
    pub(crate) fn normal_at_path_end(&self, end: End) -> DVec2 {
        let radius = self.whole_radius();
        DVec2::from([0, 1].map(|axis| quotient(&(self.at_path_end(end, axis), radius))))
    }

    /// `start + k × normal` at the path's own start or end on the circle, correctly rounded.
    pub(crate) fn place_at_path_end(&self, end: End, axis: usize, start: Sum<2>, k: f64) -> f64 {
        quotient(&PlaceAtEnd { circle: self, end, axis, start, k })
    }

    /// How far from the corner the path starts or ends, correctly rounded.
    pub(crate) fn distance_at_path_end(&self, end: End) -> f64 {
        surd(&EndDistance(self, end))
    }

    /// The unit vector against the motion, or along it at the exit, correctly rounded.
    pub(crate) fn heading(&self, end: End) -> DVec2 {
        let along = self.motion_seen();
        unit_vector(if end == End::Enter { along.map(Sum::negated) } else { along })
    }

    /// Whether the center is level with the corner at the path's own start or end: where flat meets
    /// rounding.
    pub(crate) fn is_level_at_path_end(&self, end: End, axis: usize) -> bool {
        self.at_path_end(end, axis).sign() == 0
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

    /// The way out from a start strictly inside the circle, away from the corner.
    pub(crate) fn push_out(&self) -> PushOut {
        let part = |axis| surd(&WayOut { circle: self, axis });
        PushOut {
            depth: part(None),
            normal: unit_vector(self.start),
            by: dvec2(part(Some(0)), part(Some(1))),
        }
    }

    /// start − corner.
    pub(crate) fn u<T: Number>(&self) -> [T; 2] {
        self.start.map(Sum::to)
    }

    /// The motion.
    pub(crate) fn v<T: Number>(&self) -> [T; 2] {
        self.motion_seen().map(difference)
    }

    /// The radius.
    pub(crate) fn r<T: Number>(&self) -> T {
        difference(self.whole_radius())
    }

    /// A, B and D.
    pub(crate) fn coefficients<T: Number>(&self) -> [T; 3] {
        let ([ux, uy], [vx, vy], r) = (self.u::<T>(), self.v::<T>(), self.r::<T>());
        let (a, cross) = (vx * vx + vy * vy, vx * uy - vy * ux);
        [a, vx * ux + vy * uy, r * r * a - cross * cross]
    }

    /// v × u.
    pub(crate) fn cross<T: Number>(&self) -> T {
        let ([ux, uy], [vx, vy]) = (self.u::<T>(), self.v::<T>());
        vx * uy - vy * ux
    }

    /// C, or A + 2B + C.
    pub(crate) fn power<T: Number>(&self, end: End) -> T {
        let ([ux, uy], [vx, vy], r) = (self.u::<T>(), self.v::<T>(), self.r::<T>());
        let (x, y) = if end == End::Exit { (ux + vx, uy + vy) } else { (ux, uy) };
        x * x + y * y - r * r
    }
}

/// A sum of two inputs, of which the second is mostly 0.
fn difference<T: Number>(Sum([x, y]): Sum<2>) -> T {
    if y == 0.0 { T::of(x) } else { T::of_two(x, y) }
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
    Power(End),
    /// B, or A + B.
    Slope(End),
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
            Term::Power(end) => circle.power(end),
            Term::Slope(end) => {
                let ([ux, uy], [vx, vy]) = (circle.u::<T>(), circle.v::<T>());
                let (x, y) = if end == End::Exit { (ux + vx, uy + vy) } else { (ux, uy) };
                vx * x + vy * y
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
struct Closest<'a>(&'a CornerCircle);

impl Ratio for Closest<'_> {
    fn parts<T: Number>(&self) -> (T, T) {
        let [a, b, _] = self.0.coefficients::<T>();
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
        if !self.circle.moves() {
            let [ux, uy] = self.circle.u::<T>();
            return [T::of(0.0), T::of(1.0), ux * ux + uy * uy, T::of(1.0)];
        }
        let [a, ..] = self.circle.coefficients::<T>();
        let cross = self.circle.cross::<T>();
        [T::of(0.0), cross * T::of(f64::from(self.sense)), a, a]
    }
}

/// `|u|`, or `|u + v|` at the exit.
struct EndDistance<'a>(&'a CornerCircle, End);

impl Surd for EndDistance<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [x, y] = [0, 1].map(|axis| self.0.at_path_end(self.1, axis).to::<T>());
        [T::of(0.0), T::of(1.0), x * x + y * y, T::of(1.0)]
    }
}

/// `start + k (u + v) / r`, or without v at the path's own start.
struct PlaceAtEnd<'a> {
    circle: &'a CornerCircle,
    end: End,
    axis: usize,
    start: Sum<2>,
    k: f64,
}

impl Ratio for PlaceAtEnd<'_> {
    fn parts<T: Number>(&self) -> (T, T) {
        let (u, r) = (self.circle.at_path_end(self.end, self.axis), self.circle.r::<T>());
        (self.start.to::<T>() * r + T::of(self.k) * u.to(), r)
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
        let ([a, _, d], r) = (self.circle.coefficients::<T>(), self.circle.r::<T>());
        let ([vx, vy], cross) = (self.circle.v::<T>(), self.circle.cross::<T>());
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

/// The depth, or by how much to go on an axis: with the distance d = |u| from the corner
///
/// ```text
/// depth = r − d      by = u (r − d) / d
/// ```
struct WayOut<'a> {
    circle: &'a CornerCircle,
    axis: Option<usize>,
}

impl Surd for WayOut<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let (u, r) = (self.circle.u::<T>(), self.circle.r::<T>());
        let square = u[0] * u[0] + u[1] * u[1];
        match self.axis {
            None => [r, T::of(-1.0), square, T::of(1.0)],
            Some(axis) => [-(u[axis] * square), u[axis] * r, square, square],
        }
    }
}
