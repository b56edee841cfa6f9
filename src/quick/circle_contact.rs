//! Whether a path crosses a circle or misses it, and nothing else, with one branch. The letters are those
//! of [`crate::path::corner_circle`]; B′ and C′ are B and C as the end of the path has them.
//!
//! ```text
//! misses    D < 0, or C > 0 and B > 0, or C′ > 0 and B′ < 0
//! crosses   C < 0, or C′ < 0, or D > 0 and B < 0 and B′ > 0
//! ```
//!
//! Each holds for itself: a convex parabola that is above zero and rises was above it before, and so on.

use core::hint::select_unpredictable;

use crate::answer::Contact;
use crate::exact::{SMALL, U};
use crate::path::point_circle::PointAndCircle;
use crate::quick::rounded_lanes::Unsure;

/// A cross or a miss. An error where the circle is touched, or nearly, or where a filter is unsure.
#[inline]
pub(crate) fn contact(path: &PointAndCircle) -> Result<Option<Contact>, Unsure> {
    let [ux, uy] = path.seen.start.map(|u| u.near());
    let [vx, vy] = path.seen.motion_seen().map(|v| v.near());
    let r = path.seen.whole_radius().near();
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
