//! Times, points and normals, constructed after the verdict, each correctly rounded.

use glam::DVec2;

use crate::exact::{Ball, Fraction, Number, Ratio, Sign, Sum, nearest_to, quotient, unit_vector};

/// A path from `path[0]` to `path[1]` that meets the line through `line[0]` and `line[1]`, and is
/// not parallel to it.
///
/// ```text
///              ● path[0]       t = da / (da − db),   da = e × (path[0] − line[0])
///               ╲                                    db = e × (path[1] − line[0])
///    line[0] ●───╳───▶● line[1]            da − db = e × (path[0] − path[1])
///             e   ╲
/// ```
#[derive(Clone, Copy, Debug)]
pub(super) struct LineCrossing {
    pub(super) path: [DVec2; 2],
    pub(super) line: [DVec2; 2],
}

impl LineCrossing {
    /// When the path meets the line.
    pub(super) fn time(&self) -> f64 {
        quotient(self)
    }

    /// Where the path meets the line.
    pub(super) fn point(&self) -> DVec2 {
        // Both coordinates share da and da − db.
        let (da, whole) = self.parts::<Ball>();
        DVec2::from([0, 1].map(|axis| {
            let reach = CrossingPlace(*self, axis);
            nearest_to(reach.over(da, whole).divide(whole), &reach)
        }))
    }
}

/// da and da − db.
impl Ratio for LineCrossing {
    #[inline]
    fn parts<T: Number>(&self) -> (T, T) {
        let [from, to] = self.path;
        let edge = Sum::offset(self.line[0], self.line[1]);
        let (start, back) = (Sum::offset(self.line[0], from), Sum::offset(to, from));
        let cross = |v: [Sum<2>; 2]| edge[0].to::<T>() * v[1].to() - edge[1].to::<T>() * v[0].to();
        (cross(start), cross(back))
    }
}

/// One coordinate of `a + t (b − a)`, over the denominator of `t`.
struct CrossingPlace(LineCrossing, usize);

impl CrossingPlace {
    /// The numerator, given da and the denominator.
    #[inline]
    fn over<T: Number>(&self, da: T, whole: T) -> T {
        let [a, b] = self.0.path.map(|end| end[self.1]);
        T::of(a) * whole + da * Sum([b, -a]).to()
    }
}

impl Ratio for CrossingPlace {
    #[inline]
    fn parts<T: Number>(&self) -> (T, T) {
        let (da, whole) = self.0.parts::<T>();
        (self.over(da, whole), whole)
    }
}

/// When a path is at a point that lies on it, on an axis along which it moves.
pub(super) fn time_at(path: [DVec2; 2], point: DVec2) -> f64 {
    let axis = usize::from(path[0].x == path[1].x);
    let [a, b] = path.map(|end| end[axis]);
    Fraction::new(Sum([point[axis], -a]), Sum([b, -a])).nearest()
}

/// The unit vector from one point to another that differs.
pub(super) fn direction(from: DVec2, to: DVec2) -> DVec2 {
    unit_vector(Sum::offset(from, to))
}

/// The unit normal on the left of an edge, seen along it, times `sense`. The ends of the edge differ. With
/// sense 1 it points out of a shape that winds clockwise.
pub(super) fn normal(edge: [DVec2; 2], sense: Sign) -> DVec2 {
    let [x, y] = Sum::offset(edge[0], edge[1]);
    unit_vector(if sense > 0 { [y, x.negated()] } else { [y.negated(), x] })
}
