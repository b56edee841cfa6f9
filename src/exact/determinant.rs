//! Which way three points turn: the sign that decides everything about orientation.
//!
//! ```text
//!      a ●─────────▶● b        u = b − a, v = c − a
//!         ╲         │          u × v = u.x v.y − u.y v.x > 0: clockwise on screen,
//!        v  ╲       ▼          because y grows downward
//!             ──────● c
//! ```
//!
//! A filter computes the determinant in floats; if that is unsure, it is computed in pairs of floats, and
//! only then without rounding (Shewchuk 1997, `orient2d`).

use core::cmp::Ordering;

use glam::DVec2;

use super::number::Sign;
use super::polynomial::{det_sign, is_sure};
use super::products::compare_products;
use super::sum::Sum;

/// Which way a path turns, as seen on screen, y downward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// To the right as you walk along the path; the determinant is positive.
    Clockwise,
    /// Neither: the three points lie on one line, or some are equal.
    Straight,
    /// To the left.
    CounterClockwise,
}

impl Turn {
    /// The turn whose determinant has this sign.
    #[inline]
    pub(crate) fn of(sign: Sign) -> Self {
        Self::of_products(sign.cmp(&0))
    }

    /// The turn whose products, `u.x v.y` and `u.y v.x`, are in this order.
    #[inline]
    pub(crate) fn of_products(order: Ordering) -> Self {
        match order {
            Ordering::Greater => Self::Clockwise,
            Ordering::Equal => Self::Straight,
            Ordering::Less => Self::CounterClockwise,
        }
    }
}

/// A determinant `u × v`: rounded values for the steps, and the exact order of both products.
#[derive(Clone, Copy)]
pub(crate) struct Determinant {
    /// `b − a` and `c − a`.
    pub(crate) arms: [DVec2; 2],
    /// `u.x v.y` and `u.y v.x`.
    pub(crate) products: [f64; 2],
    /// Whether the difference of the products is known to have the right sign.
    pub(crate) is_sure: bool,
    /// The exact products: greater is clockwise.
    pub(crate) order: Ordering,
}

/// `(b − a) × (c − a)`.
#[inline]
pub(crate) fn determinant(a: DVec2, b: DVec2, c: DVec2) -> Determinant {
    let (u, v) = (b - a, c - a);
    let (left, right) = (u.x * v.y, u.y * v.x);
    let det = left - right;
    let is_sure = is_sure(det, left.abs() + right.abs());
    let order = if is_sure {
        // By an index: a branch would be mispredicted half of the time.
        [Ordering::Greater, Ordering::Less][usize::from(det.is_sign_negative())]
    } else {
        order_slow(a, b, c)
    };
    Determinant { arms: [u, v], products: [left, right], is_sure, order }
}

/// The sign of a determinant: positive is clockwise on screen.
#[inline]
pub(crate) fn turn(a: DVec2, b: DVec2, c: DVec2) -> Sign {
    determinant(a, b, c).order as Sign
}

#[cold]
#[inline(never)]
fn order_slow(a: DVec2, b: DVec2, c: DVec2) -> Ordering {
    // For example at the common end of two segments. The products would tell, too: if b = c, 200 times as late, else 10 times.
    if a == b || a == c || b == c {
        return Ordering::Equal;
    }
    let (u, v) = (Sum::offset(a, b), Sum::offset(a, c));
    compare_products([u[0], v[1]], [u[1], v[0]])
        .unwrap_or_else(|| det_sign(u[0], v[1], u[1], v[0]).cmp(&0))
}
