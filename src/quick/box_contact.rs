//! Whether a path crosses a box or misses it, and nothing else: what [`BoxLanes`] finds, with half as
//! many determinants and one branch.
//!
//! A line of sight as often misses as not. A branch on that would be mispredicted, and cost as much as all
//! the rest. So the only branch is the one to the exact walk.
//!
//! [`BoxLanes`]: crate::quick::box_lanes::BoxLanes

use core::hint::select_unpredictable;

use wide::f64x2;

use crate::answer::Contact;
use crate::exact::{U, UNDERFLOW, swapped};
use crate::path::box_signs::Sums;
use crate::quick::box_lanes::{in_order, signs_are_sure};
use crate::quick::rounded_lanes::Unsure;

/// A cross or a miss. An error where the box is touched, or nearly, or where a filter is unsure.
#[inline]
pub(crate) fn contact<const S: usize, const E: usize, const M: usize>(
    path: &impl Sums<S, E, M>,
) -> Result<Option<Contact>, Unsure> {
    const { assert!(M <= 2) }
    let (zero, sign_bit) = (f64x2::splat(0.0), f64x2::splat(-0.0));
    let displacement = path.motion(0).beside(path.motion(1)).near();
    // Mirrored where it runs backwards, so that every path runs to the right and down.
    let mirror = displacement & sign_bit;
    let length = displacement ^ mirror;
    let back = displacement.simd_lt(zero);
    let sides = [false, true].map(|high| path.side(0, high).beside(path.side(1, high)));
    let sides_from_end =
        [false, true].map(|high| path.side_from_end(0, high).beside(path.side_from_end(1, high)));
    let (lines, lines_from_end) = (in_order(sides, back), in_order(sides_from_end, back));
    let ahead = lines.map(|line| line.near() ^ mirror);
    let behind_end = lines_from_end.map(|line| line.near() ^ mirror ^ sign_bit);
    // The line to enter through is beyond the end, or that to leave through is passed.
    let within = behind_end[0].fast_min(ahead[1]);
    let nearest = ahead[0].abs().fast_min(behind_end[1].abs()).fast_min(within.abs());
    let mut sure = nearest.simd_gt(zero);
    if S > 2 {
        sure &= signs_are_sure(lines);
    }
    if E > 2 {
        sure &= signs_are_sure(lines_from_end);
    }
    let passes = sure & within.simd_lt(zero);

    // x is left before y is entered, or y before x: X × dy − Y × dx for two corners of the box.
    let across = swapped(length);
    let products = ahead.map(|ahead| ahead * across);
    let [x, y] = f64x2::transpose(products);
    let later = x - swapped(y);
    let sizes = if S > 2 {
        lines.map(|line| line.size() * across)
    } else {
        products.map(|product| product.abs())
    };
    let size = sizes[0].fast_max(sizes[1]);
    let bound = f64x2::splat(4.0 * U) * (size + swapped(size)) + f64x2::splat(UNDERFLOW);
    sure &= later.abs().simd_gt(bound);
    let apart = (later ^ f64x2::new([0.0, -0.0])).simd_gt(zero);
    let misses = (passes | (sure & apart)).any();
    let [enters, leaves] = [ahead[0].simd_gt(zero), behind_end[1].simd_gt(zero)];
    let flat = sides[0].equals(sides[1]) & enters & leaves;
    let crosses = (sure & !flat).all();
    if !(misses | crosses) {
        return Err(Unsure);
    }
    Ok(select_unpredictable(misses, None, Some(Contact::Cross)))
}
