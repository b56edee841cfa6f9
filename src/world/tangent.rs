//! The tangents of walls at a mover: lines in any direction that the mover must not get behind.
//!
//! A mover touches a wall along a *tangent*: a line through its position that the wall lies behind. It is never evaluated: that
//! of an edge has the direction of the edge, that of an arc is square to the way from the center of the arc to the mover.
//!
//! ```text
//!        ●━━━━━▶ tangent            a slide goes on along the tangent,
//!       ╱▓▓▓▓▓▓▓▓▓▓▓▓               rounded so that `normal · motion ≥ 0`
//!  motion ▓▓▓▓▓▓▓▓▓▓▓
//! ```

use glam::{DVec2, dvec2};

use crate::exact::{Number, Polynomial, Ratio, Sign, Sum, quotient, sign_of};
use crate::shape::Side;

/// A tangent as a vector along it; the wall lies to the right of it, as seen on screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Tangent([Sum<6>; 2]);

/// The place of a mover at which its corner and a corner of a wall coincide: the center of an arc.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Center {
    pub(crate) place: [Sum<5>; 2],
    /// Whether the wall is a circle, which has no corners.
    pub(crate) is_pin: bool,
}

impl Center {
    /// The tangent for a mover at a position, square to the way from the center.
    pub(crate) fn tangent(&self, position: DVec2) -> Tangent {
        let [x, y] = [0, 1].map(|axis| {
            let [a, b, c, d, e] = self.place[axis].0;
            Sum([position[axis], -a, -b, -c, -d, -e])
        });
        Tangent::square_to([x, y])
    }
}

impl Tangent {
    /// Along an edge, with the wall behind it.
    pub(crate) fn along(edge: [Sum<2>; 2]) -> Self {
        Self(edge.map(Sum::padded))
    }

    /// Square to a normal.
    pub(crate) fn square_to([x, y]: [Sum<6>; 2]) -> Self {
        Self([y.negated(), x])
    }

    /// Along a side of a box.
    pub(crate) fn of(side: Side) -> Self {
        let normal = side.normal();
        Self([Sum([-normal.y, 0.0, 0.0, 0.0, 0.0, 0.0]), Sum([normal.x, 0.0, 0.0, 0.0, 0.0, 0.0])])
    }

    pub(crate) fn vector<T: Number>(&self) -> [T; 2] {
        self.0.map(Sum::to)
    }

    /// Whether a motion leads away from the wall (1), along it (0) or into it (−1).
    pub(crate) fn leads(&self, motion: DVec2) -> Sign {
        sign_of(&Product { tangent: self, motion, is_out: true })
    }

    /// Whether a motion goes forward along the tangent (1) or back (−1).
    pub(crate) fn goes(&self, motion: DVec2) -> Sign {
        sign_of(&Product { tangent: self, motion, is_out: false })
    }

    /// Whether the other's direction leads away from this wall (1), along it (0) or into it (−1).
    pub(crate) fn turns_to(&self, other: &Self) -> Sign {
        sign_of(&Pair { one: self, other })
    }

    /// How far a motion along it goes down, or up if negative, that goes so far across: rounded up, away from the wall.
    pub(crate) fn rise(&self, across: f64) -> f64 {
        let nearest = quotient(&Rise { tangent: self, across });
        if self.leads(dvec2(across, nearest)) < 0 { nearest.next_down() } else { nearest }
    }

    /// Whether both have one normal.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.turns_to(other) == 0 && self.outward() == other.outward()
    }

    /// The signs of the normal.
    pub(crate) fn outward(&self) -> [Sign; 2] {
        let [x, y] = self.0;
        [y.sign(), -x.sign()]
    }

    /// The part of a motion along the tangent, or the motion mirrored in it, times a restitution: the nearest of doubles that leads
    /// where it may go. `None` if none nearby does.
    pub(crate) fn deflected(
        &self,
        motion: DVec2,
        how: Deflects,
        may_go: &dyn Fn(DVec2) -> bool,
    ) -> Option<DVec2> {
        let on = |axis| quotient(&Deflected { tangent: self, motion, how, axis });
        let nearest = dvec2(on(0), on(1)).clamp(DVec2::MIN, DVec2::MAX);
        let away = self.outward();
        // One step out on both axes is more than has rounded.
        let step = |axis: usize, steps: Sign| match steps * away[axis] {
            0 => nearest[axis],
            1 => nearest[axis].next_up(),
            _ => nearest[axis].next_down(),
        };
        let tries = [[0, 0], [1, 0], [0, 1], [1, 1], [-1, 0], [0, -1], [1, -1], [-1, 1]];
        let mut motions = tries.into_iter().map(|[x, y]| dvec2(step(0, x), step(1, y)));
        motions.find(|motion| motion.is_finite() && may_go(*motion)).map(|motion| motion + 0.0)
    }
}

/// What a tangent does to a motion m; d is the vector along it.
#[derive(Clone, Copy)]
pub(crate) enum Deflects {
    /// `d (m·d) / d·d`
    Slides,
    /// `(2 d (m·d) / d·d − m) × restitution`
    Bounces(f64),
}

struct Deflected<'a> {
    tangent: &'a Tangent,
    motion: DVec2,
    how: Deflects,
    axis: usize,
}

impl Ratio for Deflected<'_> {
    fn parts<T: Number>(&self) -> (T, T) {
        let d = self.tangent.vector::<T>();
        let m = self.motion.to_array().map(T::of);
        let (part, square) = (m[0] * d[0] + m[1] * d[1], d[0] * d[0] + d[1] * d[1]);
        let slides = d[self.axis] * part;
        match self.how {
            Deflects::Slides => (slides, square),
            Deflects::Bounces(kept) => {
                (T::of(kept) * (T::of(2.0) * slides - m[self.axis] * square), square)
            }
        }
    }
}

/// `across · d.y / d.x`
struct Rise<'a> {
    tangent: &'a Tangent,
    across: f64,
}

impl Ratio for Rise<'_> {
    fn parts<T: Number>(&self) -> (T, T) {
        let [x, y] = self.tangent.vector::<T>();
        (T::of(self.across) * y, x)
    }
}

/// `m · n`, or `m · d`, for a motion m.
struct Product<'a> {
    tangent: &'a Tangent,
    motion: DVec2,
    is_out: bool,
}

impl Polynomial for Product<'_> {
    fn value<T: Number>(&self) -> T {
        let ([dx, dy], [x, y]) = (self.tangent.vector::<T>(), self.motion.to_array().map(T::of));
        if self.is_out { x * dy - y * dx } else { x * dx + y * dy }
    }
}

/// `m · n` for the vector m along another tangent.
struct Pair<'a> {
    one: &'a Tangent,
    other: &'a Tangent,
}

impl Polynomial for Pair<'_> {
    fn value<T: Number>(&self) -> T {
        let ([dx, dy], [x, y]) = (self.one.vector::<T>(), self.other.vector::<T>());
        x * dy - y * dx
    }
}
