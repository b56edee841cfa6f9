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
//!
//! The whole answer of a segment and a circle comes 3 times as fast as from the exact walk alone, that of two
//! moving circles twice as fast.

use core::hint::select_unpredictable;

use glam::dvec2;
use wide::f64x2;

use crate::answer::Contact;
use crate::exact::{
    Double, Halves, Quotient, SECOND, SMALL, Sum, U, is_above, nearest_sum, power_of_two,
};
use crate::shape::Feature;
use crate::sweep::answers::SpanParts;
use crate::sweep::circle_path::CirclePath;
use crate::sweep::circle_signs::PointAndCircle;
use crate::sweep::lanes::Unsure;

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
    start: [Double; 2],
    motion: [Double; 2],
    radius: Double,
    /// A, B and D of the quadratic; C of the first circle, and of the second as the path's end has it.
    a: f64x2,
    b: f64x2,
    c: f64x2,
    d: f64x2,
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

/// Where a mover enters the first circle and leaves the second.
pub(crate) struct CircleEnds {
    /// The parts of the answer if it shares its own position with the circles.
    pub(crate) parts: SpanParts,
    /// At which ends times and normals are certain.
    pub(crate) is_sure: f64x2,
    /// At which ends positions are certain.
    pub(crate) is_placed: f64x2,
    moments: Quotient,
    /// The unit normals, out of the circles.
    normals: [Quotient; 2],
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

    /// Both ends, given where the mover starts and its own motion.
    #[inline]
    pub(crate) fn ends(&self, start: [f64x2; 2], motion: [Double; 2]) -> CircleEnds {
        let Arrivals { moments, is_sure, offset } = self.arrivals();
        let (divisor, reciprocal) = (Halves::of(self.radius), f64x2::splat(1.0) / self.radius.near);
        let normal = |axis: usize| Quotient::new(offset[axis], divisor, reciprocal);
        let normals = [normal(0), normal(1)];
        let (times, times_sure) = moments.nearest();
        let (x, x_placed) = moments.reach(start[0], motion[0]);
        let (y, y_placed) = moments.reach(start[1], motion[1]);
        let ((normal_x, x_sure), (normal_y, y_sure)) = (normals[0].nearest(), normals[1].nearest());
        let [normal_x, normal_y] = [normal_x, normal_y].map(f64x2::to_array);
        let (outside, inside) = (self.is_outside, !self.is_outside);
        let parts = SpanParts {
            contact: Contact::Cross,
            times: outside.bitselect(times, f64x2::new([0.0, 1.0])),
            is_hit: [0, 1].map(|end| outside.to_bitmask() >> end & 1 == 1),
            features: [Feature::Arc; 2],
            normals: [0, 1].map(|end| dvec2(normal_x[end], normal_y[end])),
            position: [x, y],
            point: [x, y],
            opposite: [x, y],
        };
        let is_sure = (is_sure & times_sure & x_sure & y_sure) | inside;
        CircleEnds { parts, is_sure, is_placed: (x_placed & y_placed) | inside, moments, normals }
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

/// The parts of the answer of a path that crosses a circle. An error if a filter is unsure.
#[inline]
pub(crate) fn crossing(path: &PointAndCircle) -> Result<SpanParts, Unsure> {
    let both = |sum: Sum<2>| sum.beside(sum).double();
    let CirclePath { start, motion, radius } = path.seen;
    let lanes = CircleLanes::new(start.map(both), motion.map(both), both(radius));
    let ends = lanes.ends(path.start.to_array().map(f64x2::splat), path.motion.map(both));
    let (mut parts, mut is_sure) = (ends.parts, ends.is_sure & ends.is_placed);
    // Only a point has its own place in common with the circle.
    if radius.0[1] != 0.0 {
        for axis in [0, 1] {
            let [center, along, radius] =
                [path.circle.center()[axis], path.circle_motion[axis], path.circle.radius()]
                    .map(f64x2::splat);
            let way = ends.moments.times(Double::of(along));
            let beside = ends.normals[axis].times(Double::of(radius));
            let (point, is_placed) = nearest_sum(center, [way, beside]);
            parts.point[axis] = point;
            is_sure &= is_placed | !lanes.is_outside;
        }
        parts.opposite = parts.point;
    }
    if (lanes.is_sure & is_sure).all() { Ok(parts) } else { Err(Unsure) }
}

/// Whether a path crosses a circle or misses it, and nothing else, with one branch. The letters are those
/// of [`crate::sweep::circle_path`]; B′ and C′ are B and C as the end of the path has them.
///
/// ```text
/// misses    D < 0, or C > 0 and B > 0, or C′ > 0 and B′ < 0
/// crosses   C < 0, or C′ < 0, or D > 0 and B < 0 and B′ > 0
/// ```
///
/// Each condition is enough: a convex parabola that is above zero and rises was above it before, and so on.
/// An error if the circle is touched, or nearly, or if a filter is unsure.
#[inline]
pub(crate) fn contact(path: &PointAndCircle) -> Result<Option<Contact>, Unsure> {
    let [ux, uy] = path.seen.start.map(|u| u.near());
    let [vx, vy] = path.seen.motion.map(|v| v.near());
    let r = path.seen.radius.near();
    let ([wx, wy], square) = ([ux + vx, uy + vy], r * r);
    let (a, b, start) = (vx * vx + vy * vy, vx * ux + vy * uy, ux * ux + uy * uy);
    let (b_end, end) = (vx * wx + vy * wy, wx * wx + wy * wy);
    let cross = vx * uy - vy * ux;
    let (c, c_end, d) = (start - square, end - square, square * a - cross * cross);

    // u, v and r have rounded once, by U times themselves; w by twice that of |u| + |v|. A product adds
    // the relative errors of its factors and U, a sum rounds by U times itself. Together that is at
    // most 5U for C, B and B′, 8U for C′ and 11U for D.
    let [sx, sy] = [ux.abs() + vx.abs(), uy.abs() + vy.abs()];
    let crosses = (vx * uy).abs() + (vy * ux).abs();
    let bound = |factor: f64, size: f64| factor * U * size + SMALL;
    let c_off = bound(8.0, start + square);
    let b_off = bound(8.0, (vx * ux).abs() + (vy * uy).abs());
    let b_end_off = bound(8.0, vx.abs() * sx + vy.abs() * sy);
    let c_end_off = bound(16.0, sx * sx + sy * sy + square);
    let d_off = bound(16.0, square * a + crosses * crosses);
    // Products that underflow lose what SMALL outweighs, but not when another multiplies them.
    let d_counts = (square > SMALL) & (a > SMALL);

    let misses = (d_counts & (d < -d_off))
        | ((c > c_off) & (b > b_off))
        | ((c_end > c_end_off) & (b_end < -b_end_off));
    let crosses = (c < -c_off)
        | (c_end < -c_end_off)
        | (d_counts & (d > d_off) & (b < -b_off) & (b_end > b_end_off));
    if !(misses | crosses) {
        return Err(Unsure);
    }
    Ok(select_unpredictable(misses, None, Some(Contact::Cross)))
}
