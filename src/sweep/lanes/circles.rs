//! Where a path enters and leaves the circles around two corners, in two lanes: what
//! [`crate::sweep::circle_path`] answers one by one.
//!
//! With u the start as the corner sees it and v the motion, the time from the quadratic of that module may be
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

use core::hint::select_unpredictable;

use wide::f64x2;

use crate::answer::Contact;
use crate::exact::{Double, Halves, Quotient, SECOND, SMALL, U, is_above, power_of_two};
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

/// The circles around two corners: the path enters the first and leaves the second. Of each pair, x
/// and y.
pub(crate) struct CircleLanes {
    /// The start as the corner sees it.
    start: [Double; 2],
    motion: [f64x2; 2],
    radius: f64x2,
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

/// When the circles are entered and left, and where the center is then.
pub(crate) struct Arrivals {
    pub(crate) moments: Quotient,
    /// In which lanes these are certain to be the right ones.
    pub(crate) is_sure: f64x2,
    /// The center as the corner sees it.
    offset: [Double; 2],
    radius: f64x2,
}

impl CircleLanes {
    /// The signs, from filters.
    #[inline]
    pub(crate) fn new(
        center: [f64x2; 2],
        motion: [f64x2; 2],
        radius: f64x2,
        corner: [f64x2; 2],
    ) -> Self {
        let start = [0, 1].map(|axis| Double::sum(center[axis], -corner[axis]));
        let ([ux, uy], [vx, vy]) = (start.map(|u| u.near), motion);
        let [wx, wy] = [ux + vx, uy + vy];
        let (zero, square) = (f64x2::splat(0.0), radius * radius);
        let (a, b, c) = (vx * vx + vy * vy, vx * ux + vy * uy, ux * ux + uy * uy - square);
        // B and C as the end of the path has them.
        let (b_end, c_end) = (vx * wx + vy * wy, wx * wx + wy * wy - square);
        let cross = vx * uy - vy * ux;
        let d = square * a - cross * cross;

        // u has rounded once, by U times itself, w once more. A product adds the relative errors of
        // its factors and U; a sum rounds by U times itself. Each factor here is above their total.
        let [sx, sy] = [ux.abs() + wx.abs(), uy.abs() + wy.abs()];
        let crosses = (vx * uy).abs() + (vy * ux).abs();
        let is_sure_to_enter = is_above(c, 8.0 * U, ux * ux + uy * uy + square)
            & is_above(b, 4.0 * U, (vx * ux).abs() + (vy * uy).abs())
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

    /// When the circles are entered and left.
    #[inline]
    pub(crate) fn arrivals(&self) -> Arrivals {
        let Self { start, motion, radius, a, b, c, d, .. } = self;
        let (square, twice) = (*radius * *radius, f64x2::splat(2.0));
        // t = C / (−B + √D) entering, (−B + √D) / A leaving.
        let below = d.fast_max(f64x2::splat(0.0)).sqrt() - *b;
        let t = SECOND.bitselect(below, *c) / SECOND.bitselect(*a, below);
        let halves = Halves::of(Double::of(t));
        let w = [0, 1].map(|axis| {
            let way = Double::product(halves, Halves::of(Double::of(motion[axis])));
            let sum = Double::sum(start[axis].near, way.near);
            Double::sum(sum.near, sum.rest + (way.rest + start[axis].rest))
        });
        let [x, y] = w.map(|w| Double::square(w.near));
        let (sum, r) = (Double::sum(x.near, y.near), Double::square(*radius));
        // Both parts nearly cancel.
        let f = (sum.near - r.near)
            + ((sum.rest + ((x.rest + y.rest) - r.rest))
                + twice * (w[0].near * w[0].rest + w[1].near * w[1].rest));
        let [slope_x, slope_y] = [0, 1].map(|axis| motion[axis] * w[axis].near);
        let (g, slopes) = (slope_x + slope_y, slope_x.abs() + slope_y.abs());
        let reciprocal = f64x2::splat(0.5) / g;
        let step = -(f * reciprocal);
        // Rising on leaving, falling on entering; certainly so, and farther than the step can change.
        let rising = g ^ f64x2::new([-0.0, 0.0]);
        let is_sure =
            rising.simd_gt(f64x2::splat(8.0) * *a * step.abs()) & is_above(g, 16.0 * U, slopes);
        // What f is off: by t v in w, and by the roundings of its rests. What the step leaves by its
        // nature, A × step², and what it rounds by: g by 3U slopes; f, 1 / g and the step by U each
        // (1 / g by 4U if it is subnormal); step × v in the offset by 2U. That is at most 11U of the
        // 16U × |step| that this makes.
        let off = f64x2::splat(SLOPE_U) * t.abs() * slopes + f64x2::splat(SQUARES_U) * square;
        let left = twice * *a * step * step + f64x2::splat(32.0 * U) * step.abs() * slopes;
        let doubt = (off + left) * reciprocal.abs();
        // Where its center is at the time itself: w + step × v.
        let offset = [0, 1].map(|axis| {
            let (Double { near, rest, .. }, v) = (w[axis], motion[axis]);
            let off = doubt * v.abs()
                + (f64x2::splat(WAY_U) * (t * v).abs() + f64x2::splat(OFFSET_U) * *radius);
            Double { off: Some(off), ..Double::sum(near, rest + step * v) }
        });
        Arrivals { moments: Quotient::stepped(t, step, doubt), is_sure, offset, radius: *radius }
    }
}

impl Arrivals {
    /// The unit normal, out of the corner, and in which lanes each coordinate is certain.
    #[inline]
    pub(crate) fn normal(&self) -> [(f64x2, f64x2); 2] {
        let (divisor, one) = (Halves::of(Double::of(self.radius)), f64x2::splat(1.0));
        self.offset.map(|along| Quotient::new(along, divisor, one / self.radius).nearest())
    }
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
