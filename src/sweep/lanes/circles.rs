//! Where a path enters and leaves a circle, or the circles around two corners, in two lanes: what
//! [`crate::sweep::circle_path`] answers one by one.
//!
//! With u the start as the center sees it and v the motion, the time from the quadratic of that module may be
//! off by more than the chord if the path comes from far away. Newton's method takes one step from there:
//!
//! ```text
//!  ╭┈┈┈┬───     w = u + t v     where the center is at the rounded time t
//!  ┊ ╱ │        f = w·w − r²    zero on the arc          g = v·w    half its slope
//!  ├───┌───     t − f / 2g      the time, to far more bits than a double has
//! ```
//!
//! f is rounded only after its leading bits have cancelled. The step is trusted only if A × |step| is below
//! |g| / 8 and g has the sign of its end, falling at the entry and rising at the exit: then t is near the
//! right root, and the step leaves an error of at most A × step² / |g|. Otherwise, as close to a tangent,
//! [`crate::exact::Ball`] decides.

use glam::dvec2;
use wide::f64x2;

use crate::exact::{
    Double, Halves, Quotient, SECOND, SMALL, U, is_above, nearest_sum, power_of_two,
};
use crate::shape::Feature;
use crate::sweep::answers::SpanParts;

/// A bound on the error that `w` takes over from `t v`, relative to `t v`: a product of halves is off by 2⁻⁷⁵,
/// and its rest rounds when it is added. Four times that.
const WAY_U: f64 = power_of_two(-73);
/// The same for `f`: twice what the slope makes of it, with some to spare.
const SLOPE_U: f64 = 4.0 * WAY_U;
/// A bound on the errors of the squares in `f` and of its rests, relative to r²: three squares are off by
/// 2⁻¹⁰⁴ each, and a dozen roundings by U² = 2⁻¹⁰⁶. Both sides are about r²: a step is trusted only
/// where A |step| < |g| / 8, so |f| = 2 |g| |step| < g² / 4A ≤ |w|² / 4, and r² is within a quarter of
/// |w|². Then their difference is exact, too.
const SQUARES_U: f64 = power_of_two(-96);
/// A bound on the rounding of the rest of `w` when it is added up, relative to r: a few U². That
/// `step × v` rounds, twice by U of itself, is part of the doubt about the time.
const OFFSET_U: f64 = power_of_two(-100);

/// Two circles: the path enters the first and leaves the second. Of each pair, x and y.
pub(crate) struct CircleLanes {
    /// The start as the center sees it.
    pub(super) start: [Double; 2],
    pub(super) motion: [Double; 2],
    pub(super) radius: Double,
    /// A, B and D of the quadratic; C of the first circle, and of the second as the path's end has it.
    pub(super) a: f64x2,
    pub(super) b: f64x2,
    pub(super) c: f64x2,
    pub(super) d: f64x2,
    /// Whether the path's start is outside the first, and its end outside the second.
    pub(crate) is_outside: f64x2,
    /// Whether the first is entered, by a path that starts outside.
    pub(crate) is_entered: bool,
    /// In which lanes all of this is certain.
    pub(crate) is_sure: f64x2,
}

/// When the circles are entered and left, and where the path is then.
struct Arrivals {
    moments: Quotient,
    /// In which lanes these are certain to be the right ones.
    is_sure: f64x2,
    /// The path as the center sees it.
    offset: [Double; 2],
}

/// When a mover enters the first circle and leaves the second, and with which normals.
pub(crate) struct CircleEnds {
    /// The parts of the answer but for the places.
    pub(crate) parts: SpanParts,
    /// At which ends these are certain.
    pub(crate) is_sure: f64x2,
    is_outside: f64x2,
    moments: Quotient,
    /// The unit normals, out of the circles.
    normals: [Quotient; 2],
    /// On which axes the path is level with the center all the time, so that the normal has no part there. A quotient of
    /// zero is never certain, and the exact walk takes 5 times as long.
    is_level: [f64x2; 2],
}

impl CircleEnds {
    /// Where a mover is then that starts at `start`, and at which ends that is certain.
    #[inline]
    pub(crate) fn reach(&self, start: [f64x2; 2], motion: [Double; 2]) -> ([f64x2; 2], f64x2) {
        let (x, x_sure) = self.moments.reach(start[0], motion[0]);
        let (y, y_sure) = self.moments.reach(start[1], motion[1]);
        ([x, y], (x_sure & y_sure) | !self.is_outside)
    }

    /// Likewise where it meets a circle of its own, with this radius: `start + t × motion + radius × normal`.
    #[inline]
    pub(super) fn reach_beside(
        &self,
        start: [f64x2; 2],
        motion: [Double; 2],
        radius: Double,
    ) -> ([f64x2; 2], f64x2) {
        let at = |axis: usize| {
            let way = self.moments.times(motion[axis]);
            let beside = self.normals[axis].times(radius).map(|part| part & !self.is_level[axis]);
            nearest_sum(start[axis], [way, beside])
        };
        let ((x, x_sure), (y, y_sure)) = (at(0), at(1));
        ([x, y], (x_sure & y_sure) | !self.is_outside)
    }
}

impl CircleLanes {
    /// The signs, from filters, for sums that are exact.
    #[inline]
    pub(crate) fn new(start: [Double; 2], motion: [Double; 2], radius: Double) -> Self {
        let ([ux, uy], [vx, vy]) = (start.map(|u| u.near), motion.map(|v| v.near));
        let [wx, wy] = [ux + vx, uy + vy];
        let (zero, square) = (f64x2::splat(0.0), radius.near * radius.near);
        let (a, b, c) = (vx * vx + vy * vy, vx * ux + vy * uy, ux * ux + uy * uy - square);
        // B and C as the end of the path has them.
        let (b_end, c_end) = (vx * wx + vy * wy, wx * wx + wy * wy - square);
        let cross = vx * uy - vy * ux;
        let d = square * a - cross * cross;

        // The bounds are those of `contact`.
        let [sx, sy] = [ux.abs() + vx.abs(), uy.abs() + vy.abs()];
        let crosses = (vx * uy).abs() + (vy * ux).abs();
        let is_sure_to_enter = is_above(c, 8.0 * U, ux * ux + uy * uy + square)
            & is_above(b, 8.0 * U, (vx * ux).abs() + (vy * uy).abs())
            & is_above(b_end, 8.0 * U, vx.abs() * sx + vy.abs() * sy);
        // Products that underflow lose what SMALL outweighs, but not when another multiplies them.
        let is_sure = (SECOND | is_sure_to_enter)
            & square.fast_min(a).simd_gt(f64x2::splat(SMALL))
            & is_above(c_end, 16.0 * U, sx * sx + sy * sy + square)
            & is_above(d, 16.0 * U, square * a + crosses * crosses);
        // It approaches the corner, its line cuts the circle, and it gets there in time.
        let arrives = c_end.simd_lt(zero) | b_end.simd_gt(zero);
        let is_entered = b.simd_lt(zero) & d.simd_gt(zero) & arrives;
        let c = SECOND.bitselect(c_end, c);
        Self {
            start,
            motion,
            radius,
            a,
            b,
            c,
            d,
            is_outside: c.simd_gt(zero),
            is_entered: is_entered.to_bitmask() & 1 != 0,
            is_sure,
        }
    }

    /// Both ends.
    #[inline]
    pub(crate) fn ends(&self) -> CircleEnds {
        let Arrivals { moments, is_sure, offset } = self.arrivals();
        let (divisor, reciprocal) = (Halves::of(self.radius), f64x2::splat(1.0) / self.radius.near);
        let normal = |axis: usize| Quotient::new(offset[axis], divisor, reciprocal);
        let normals = [normal(0), normal(1)];
        let is_level = [0, 1].map(|axis| {
            let zero = f64x2::splat(0.0);
            self.start[axis].near.simd_eq(zero) & self.motion[axis].near.simd_eq(zero)
        });
        let unit = |axis: usize| {
            let (normal, is_sure) = normals[axis].nearest();
            (normal & !is_level[axis], is_sure | is_level[axis])
        };
        let (times, times_sure) = moments.nearest();
        let ((normal_x, x_sure), (normal_y, y_sure)) = (unit(0), unit(1));
        let [normal_x, normal_y] = [normal_x, normal_y].map(f64x2::to_array);
        let (is_outside, nowhere) = (self.is_outside, [f64x2::splat(0.0); 2]);
        let parts = SpanParts {
            times: is_outside.bitselect(times, f64x2::new([0.0, 1.0])),
            is_hit: [0, 1].map(|end| is_outside.to_bitmask() >> end & 1 == 1),
            features: [Feature::Arc; 2],
            normals: [0, 1].map(|end| dvec2(normal_x[end], normal_y[end])),
            position: nowhere,
            point: nowhere,
            opposite: nowhere,
        };
        let is_sure = (is_sure & times_sure & x_sure & y_sure) | !is_outside;
        CircleEnds { parts, is_sure, is_outside, moments, normals, is_level }
    }

    /// When the circles are entered and left.
    #[inline]
    fn arrivals(&self) -> Arrivals {
        let Self { start, motion, radius, a, b, c, d, .. } = self;
        let (square, twice) = (radius.near * radius.near, f64x2::splat(2.0));
        // t = C / (−B + √D) entering, (−B + √D) / A leaving.
        let below = d.fast_max(f64x2::splat(0.0)).sqrt() - *b;
        let t = SECOND.bitselect(below, *c) / SECOND.bitselect(*a, below);
        let halves = Halves::of(Double::of(t));
        let w = [0, 1].map(|axis| {
            let way = Double::product(halves, Halves::of(motion[axis]));
            let sum = Double::sum(start[axis].near, way.near);
            Double::sum(sum.near, sum.rest + (way.rest + start[axis].rest))
        });
        let [x, y] = w.map(|w| Double::square(w.near));
        let (sum, r) = (Double::sum(x.near, y.near), Double::square(radius.near));
        // Both parts nearly cancel.
        let f = (sum.near - r.near)
            + ((sum.rest + ((x.rest + y.rest) - r.rest))
                + twice
                    * ((w[0].near * w[0].rest + w[1].near * w[1].rest)
                        - radius.near * radius.rest));
        let [slope_x, slope_y] = [0, 1].map(|axis| motion[axis].near * w[axis].near);
        let (g, slopes) = (slope_x + slope_y, slope_x.abs() + slope_y.abs());
        let reciprocal = f64x2::splat(0.5) / g;
        let step = -(f * reciprocal);
        // Rising on leaving, falling on entering; certainly so, and farther than the step can change.
        let rising = g ^ f64x2::new([-0.0, 0.0]);
        let is_sure =
            rising.simd_gt(f64x2::splat(8.0) * *a * step.abs()) & is_above(g, 16.0 * U, slopes);
        // What f is off: by t v in w, and by the roundings of its rests. What the step leaves by its
        // nature, A × step², and what it rounds by: g by 4U slopes; f, 1 / g and the step by U each
        // (1 / g by 4U if it is subnormal); step × v in the offset by 3U. That is at most 13U of the
        // 16U × |step| that this makes.
        let off = f64x2::splat(SLOPE_U) * t.abs() * slopes + f64x2::splat(SQUARES_U) * square;
        let left = twice * *a * step * step + f64x2::splat(32.0 * U) * step.abs() * slopes;
        let doubt = (off + left) * reciprocal.abs();
        // Where its center is at the time itself: w + step × v.
        let offset = [0, 1].map(|axis| {
            let (Double { near, rest, .. }, v) = (w[axis], motion[axis].near);
            let off = doubt * v.abs()
                + (f64x2::splat(WAY_U) * (t * v).abs() + f64x2::splat(OFFSET_U) * radius.near);
            Double { off: Some(off), ..Double::sum(near, rest + step * v) }
        });
        Arrivals { moments: Quotient::stepped(t, step, doubt), is_sure, offset }
    }
}
