//! A path against a circle: the one around a corner of a rounded box, or a given one.
//!
//! With `u = start − center`, v the motion as the center sees it, and r the radius, the squared distance
//! to the center is a parabola in t that reaches r² at the roots of
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
//! polynomials in the inputs, so all verdicts are signs. [`crate::sweep::arrival`] computes the times;
//! `crate::sweep::lanes::circles` answers first if it is sure.

use glam::{DVec2, dvec2};

use crate::answer::{Contact, PushOut};
use crate::exact::{
    LengthTerm, Number, OfLength, Polynomial, Ratio, Sign, Sum, Surd, quotient, rounded, sign_of,
    surd, unit_vector,
};
use crate::shape::{Corner, Side};
use crate::sweep::movers::CircleAndBox;
use crate::sweep::path::End;

/// A path as the center of a circle sees it. Shapes that have moved need wider sums.
#[derive(Clone, Copy)]
pub(crate) struct CirclePath<const S: usize = 2, const M: usize = 2> {
    /// start − center: the same for all circles around one point.
    pub(crate) start: [Sum<S>; 2],
    /// The mover's motion minus that of the circle.
    pub(crate) motion: [Sum<M>; 2],
    /// The radius of the circle, and that of the mover.
    pub(crate) radius: Sum<2>,
}

impl CirclePath {
    /// The path of a moving circle's center against the circle around a corner of the box.
    pub(crate) fn new(path: &CircleAndBox, corner: Corner) -> Self {
        Self {
            start: Sum::offset(path.aabb.corner(corner), path.center),
            motion: Sum::offset(DVec2::ZERO, path.motion),
            radius: Sum([path.radius, 0.0]),
        }
    }

    /// A circle at rest, as a point sees it.
    pub(crate) fn at_rest(center: DVec2, radius: f64, point: DVec2) -> Self {
        let motion = [Sum([0.0; 2]); 2];
        Self { start: Sum::offset(point, center), motion, radius: Sum([radius, 0.0]) }
    }
}

impl<const S: usize, const M: usize> CirclePath<S, M> {
    /// Whether the mover moves, seen from the center.
    pub(crate) fn moves(&self) -> bool {
        self.motion.iter().any(|motion| motion.sign() != 0)
    }

    /// The verdict, by where the start is, then the end, then the line.
    ///
    /// ```text
    /// start inside                                        cross
    /// start on it       leading in                        cross      else touch
    /// start outside     not leading closer                miss
    ///   end inside                                        cross
    ///   end on it       leading out                       cross      else touch
    ///   end outside     still leading closer              miss
    ///                   beyond the closest place          by D: cut, tangent or passed by
    /// ```
    pub(crate) fn contact(&self) -> Option<Contact> {
        let crosses = match (self.power_sign(End::Enter), self.slope_sign(End::Enter)) {
            (-1, _) => true,
            (0, slope) => slope < 0,
            (_, 0 | 1) => return None,
            _ => match (self.power_sign(End::Exit), self.slope_sign(End::Exit)) {
                (-1, _) => true,
                (0, slope) => slope > 0,
                (_, -1) => return None,
                _ => match self.sign(Term::Cut) {
                    -1 => return None,
                    cut => cut > 0,
                },
            },
        };
        Some(if crosses { Contact::Cross } else { Contact::Touch })
    }

    #[inline(never)]
    fn sign(&self, term: Term) -> Sign {
        sign_of(&Decides(self, term))
    }

    /// 1 if the path's own start or end is outside the circle, 0 if on it, −1 if inside: the sign of C, or
    /// of A + 2B + C.
    pub(crate) fn power_sign(&self, end: End) -> Sign {
        self.sign(Term::Power(end))
    }

    /// −1 if the path approaches the center at its start or end: the sign of B, or of A + B.
    pub(crate) fn slope_sign(&self, end: End) -> Sign {
        self.sign(Term::Slope(end))
    }

    /// When the line of the path comes closest to the center, and how close it comes; without motion, at the
    /// start. Both are correctly rounded.
    pub(crate) fn closest(&self) -> (f64, f64) {
        if !self.moves() {
            return (0.0, self.distance_at_path_end(End::Enter));
        }
        let distance = surd(&Distance { circle: self, sense: self.sign(Term::Cross) });
        (quotient(&Closest(self)), distance)
    }

    /// u, or `u + v`, on an axis: the path's own start or end as the center sees it.
    pub(crate) fn at_path_end(&self, end: End, axis: usize) -> Sum<9> {
        let mut terms = self.start[axis].padded();
        if end == End::Exit {
            terms.0[S..S + M].copy_from_slice(&self.motion[axis].0);
        }
        terms
    }

    /// How far from the center the path starts or ends, correctly rounded.
    pub(crate) fn distance_at_path_end(&self, end: End) -> f64 {
        let vector = [0, 1].map(|axis| self.at_path_end(end, axis));
        surd(&OfLength { vector, term: LengthTerm::Length })
    }

    /// On which side of the center the line of the path cuts the circle, if it cuts off less than a quarter of it: the normals
    /// at both ends then make less than a right angle. 0 if it cuts off more.
    pub(crate) fn far_side(&self) -> Sign {
        if self.sign(Term::Quarter) > 0 { 0 } else { self.sign(Term::Cross) }
    }

    /// The normal of a circle without a radius: against the motion, or along it at the exit, correctly rounded; without motion that
    /// of [`Side::Left`].
    pub(crate) fn heading(&self, end: End) -> DVec2 {
        if !self.moves() {
            return Side::Left.normal();
        }
        unit_vector(if end == End::Enter { self.motion.map(Sum::negated) } else { self.motion })
    }

    /// The way out from a start strictly inside the circle, away from the center:
    ///
    /// ```text
    /// depth = r − d      by = u (r − d) / d      d = |u|
    /// ```
    pub(crate) fn push_out(&self) -> PushOut {
        let part = |term| surd(&OfLength { vector: self.start.map(Sum::padded), term });
        let by = |axis| part(LengthTerm::Along(self.radius, axis));
        PushOut {
            depth: part(LengthTerm::Missing(self.radius)),
            normal: unit_vector(self.start),
            by: dvec2(by(0), by(1)),
        }
    }

    /// Like [`push_out`](Self::push_out), and from the center itself to the left.
    pub(crate) fn way_out(&self) -> PushOut {
        if self.start.iter().all(|offset| offset.sign() == 0) {
            return PushOut::along(Side::Left.normal(), rounded(self.radius));
        }
        self.push_out()
    }

    /// start − center.
    pub(crate) fn u<T: Number>(&self) -> [T; 2] {
        self.start.map(Sum::to)
    }

    /// The motion.
    pub(crate) fn v<T: Number>(&self) -> [T; 2] {
        self.motion.map(Sum::to)
    }

    /// A, B and D.
    pub(crate) fn coefficients<T: Number>(&self) -> [T; 3] {
        let ([ux, uy], [vx, vy], r) = (self.u::<T>(), self.v::<T>(), self.radius.to::<T>());
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
        let ([ux, uy], [vx, vy], r) = (self.u::<T>(), self.v::<T>(), self.radius.to::<T>());
        let (x, y) = if end == End::Exit { (ux + vx, uy + vy) } else { (ux, uy) };
        x * x + y * y - r * r
    }
}

/// An expression whose sign decides something.
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
    /// `D − (v × u)²`, which is positive if the line comes closer to the center than r / √2.
    Quarter,
}

struct Decides<'a, const S: usize, const M: usize>(&'a CirclePath<S, M>, Term);

impl<const S: usize, const M: usize> Polynomial for Decides<'_, S, M> {
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
            Term::Quarter => {
                let ([_, _, d], cross) = (circle.coefficients::<T>(), circle.cross::<T>());
                d - cross * cross
            }
        }
    }
}

/// `−B / A`.
struct Closest<'a, const S: usize, const M: usize>(&'a CirclePath<S, M>);

impl<const S: usize, const M: usize> Ratio for Closest<'_, S, M> {
    fn parts<T: Number>(&self) -> (T, T) {
        let [a, b, _] = self.0.coefficients::<T>();
        (-b, a)
    }
}

/// `|v × u| / √A`.
struct Distance<'a, const S: usize, const M: usize> {
    circle: &'a CirclePath<S, M>,
    /// The sign of v × u.
    sense: Sign,
}

impl<const S: usize, const M: usize> Surd for Distance<'_, S, M> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [a, ..] = self.circle.coefficients::<T>();
        let cross = self.circle.cross::<T>();
        [T::of(0.0), cross * T::of(f64::from(self.sense)), a, a]
    }
}
