//! Where a path enters or leaves a circle: at a root of the quadratic, or at its own start or end.

use glam::DVec2;

use crate::exact::{
    Ball, Number, Ratio, Root, Sign, Sum, Surd, nearest_to_surd, quotient, rounded, surd_sign,
};
use crate::sweep::circle_path::CirclePath;
use crate::sweep::path::End;

/// One end of the part of a path inside a circle.
#[derive(Clone, Copy)]
pub(crate) struct Arrival<const S: usize = 2, const M: usize = 2> {
    circle: CirclePath<S, M>,
    end: End,
    /// The root of the quadratic in double-double, taken once for the time and all coordinates; `None` if
    /// the path's own end lies on the circle.
    root: Option<Ball>,
}

impl<const S: usize, const M: usize> Arrival<S, M> {
    /// The arrival by the position of the path's own end: `None` if that is strictly inside.
    pub(crate) fn new(circle: &CirclePath<S, M>, end: End) -> Option<Self> {
        match circle.power_sign(end) {
            -1 => None,
            0 => Some(Self { circle: *circle, end, root: None }),
            _ => Some(Self::at_root(circle, end)),
        }
    }

    /// Where the line of the path enters or leaves the circle.
    pub(crate) fn at_root(circle: &CirclePath<S, M>, end: End) -> Self {
        let [a, b, d] = circle.coefficients::<Ball>();
        let root = d.sqrt();
        let (towards, sum) = match end {
            End::Enter => (-b, -b + root),
            End::Exit => (b, b + root),
        };
        let t = if towards.sign() == Some(-1) {
            // −B and ∓√D have one sign: nothing cancels.
            (if end == End::Enter { -b - root } else { root - b }).divide(a)
        } else {
            // t = C / (−B + √D) entering, −C / (B + √D) leaving.
            let power = circle.power::<Ball>(End::Enter);
            (if end == End::Enter { power } else { -power }).divide(sum)
        };
        Self { circle: *circle, end, root: Some(t) }
    }

    /// Whether it is at the path's own start or end.
    pub(crate) fn is_at_path_end(&self) -> bool {
        self.root.is_none()
    }

    /// The time, correctly rounded.
    pub(crate) fn time(&self) -> f64 {
        let Some(t) = self.root else { return f64::from(self.end as u8) };
        nearest_to_surd(t, &self.on_path(Sum([0.0; 3]), Sum([1.0, 0.0])))
    }

    /// `start + t × along`, correctly rounded.
    pub(crate) fn reach<const N: usize>(&self, start: Sum<N>, along: Sum<2>) -> f64 {
        let start = start.padded();
        let Some(t) = self.root else { return rounded(self.at_path_end(start, along)) };
        let reached = start.to::<Ball>() + t * along.to();
        nearest_to_surd(reached, &self.on_path(start, along))
    }

    /// `start + t × along + k × normal` on an axis, correctly rounded.
    pub(crate) fn reach_beside<const N: usize>(
        &self,
        axis: usize,
        start: Sum<N>,
        along: Sum<2>,
        k: f64,
    ) -> f64 {
        if k == 0.0 {
            return self.reach(start, along);
        }
        let start = start.padded();
        let Some(t) = self.root else {
            return quotient(&self.beside_path_end(axis, self.at_path_end(start, along), k));
        };
        let center = start.to::<Ball>() + t * along.to();
        let reached = center + Ball::of(k) * self.normal_in_ball(t, axis);
        nearest_to_surd(reached, &RootPlace { axis, k, ..self.on_path(start, along) })
    }

    /// The unit normal, out of the circle, correctly rounded.
    pub(crate) fn normal(&self) -> DVec2 {
        let (here, still) = (Sum([0.0; 3]), Sum([0.0; 2]));
        DVec2::from([0, 1].map(|axis| match self.root {
            None => quotient(&self.beside_path_end(axis, Sum([0.0; 5]), 1.0)),
            Some(t) => {
                let place = RootPlace { axis, k: 1.0, ..self.on_path(here, still) };
                nearest_to_surd(self.normal_in_ball(t, axis), &place)
            }
        }))
    }

    /// Whether the mover is then exactly level with the center: between a flat side and a round corner. A
    /// rounded normal does not show it. The path's own end, if it is level, is at the flat side.
    pub(crate) fn is_level(&self, axis: usize) -> bool {
        let (u, v) = (self.circle.start[axis], self.circle.motion[axis]);
        self.root.is_some() && root_sign(&self.circle, self.end, u, v.negated()) == 0
    }

    fn at_path_end(&self, start: Sum<3>, along: Sum<2>) -> Sum<5> {
        let ([a, b, c], [v, w]) = (start.0, along.0);
        if self.end == End::Exit { Sum([a, b, c, v, w]) } else { start.padded() }
    }

    fn beside_path_end(&self, axis: usize, place: Sum<5>, k: f64) -> BesidePathEnd {
        let offset = self.circle.at_path_end(self.end, axis);
        BesidePathEnd { place, k, offset, radius: self.circle.radius }
    }

    fn on_path(&self, start: Sum<3>, along: Sum<2>) -> RootPlace<'_, S, M> {
        RootPlace { circle: &self.circle, end: self.end, axis: 0, start, along, k: 0.0 }
    }

    fn normal_in_ball(&self, t: Ball, axis: usize) -> Ball {
        let (u, v) = (self.circle.u::<Ball>(), self.circle.v::<Ball>());
        (u[axis] + t * v[axis]).divide(self.circle.radius.to())
    }
}

/// A place and k times the normal at the path's own end: `place + k × offset / radius`.
struct BesidePathEnd {
    place: Sum<5>,
    k: f64,
    offset: Sum<9>,
    radius: Sum<2>,
}

impl Ratio for BesidePathEnd {
    fn parts<T: Number>(&self) -> (T, T) {
        let radius = self.radius.to::<T>();
        (self.place.to::<T>() * radius + T::of(self.k) * self.offset.to(), radius)
    }
}

/// The sign of `x − y t`, where t is the time at which the line of the path enters or leaves the circle.
pub(crate) fn root_sign<const S: usize, const M: usize, const X: usize, const Y: usize>(
    circle: &CirclePath<S, M>,
    end: End,
    x: Sum<X>,
    y: Sum<Y>,
) -> Sign {
    surd_sign(&AgainstRoot { circle, end, x: x.padded(), y: y.padded() })
}

/// `A (x − y t)`, which is `(x A + y B) ± y √D`.
struct AgainstRoot<'a, const S: usize, const M: usize> {
    circle: &'a CirclePath<S, M>,
    end: End,
    x: Sum<6>,
    y: Sum<3>,
}

impl<const S: usize, const M: usize> Surd for AgainstRoot<'_, S, M> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [a, b, d] = self.circle.coefficients::<T>();
        let y = self.y.to::<T>();
        let root = if self.end == End::Enter { y } else { -y };
        [self.x.to::<T>() * a + y * b, root, d, T::of(1.0)]
    }
}

/// A coordinate at the root t: `start + t × along + k × normal`, the normal being `(u + t v) / r`. Over the
/// common denominator, u A − v B is a cross product:
///
/// ```text
/// start + t × along = (start A − along B ∓ along √D) / A
/// u + t v = (u A − v B ∓ v √D) / A      u A − v B = (v × u) v⊥
/// ```
struct RootPlace<'a, const S: usize, const M: usize> {
    circle: &'a CirclePath<S, M>,
    end: End,
    axis: usize,
    start: Sum<3>,
    along: Sum<2>,
    k: f64,
}

impl<const S: usize, const M: usize> Surd for RootPlace<'_, S, M> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let circle = self.circle;
        let ([a, b, d], along) = (circle.coefficients::<T>(), self.along.to::<T>());
        // The sign before the root.
        let sense = T::of(if self.end == End::Enter { -1.0 } else { 1.0 });
        let place = self.start.to::<T>() * a - along * b;
        if self.k == 0.0 {
            return [place, sense * along, d, a];
        }
        let ([vx, vy], cross) = (circle.v::<T>(), circle.cross::<T>());
        let (v, across) = if self.axis == 0 { (vx, -(cross * vy)) } else { (vy, cross * vx) };
        let (k, r) = (T::of(self.k), circle.radius.to::<T>());
        [place * r + k * across, sense * (along * r + k * v), d, a * r]
    }
}
