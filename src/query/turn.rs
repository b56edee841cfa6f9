//! The turn of three points.

use glam::DVec2;

use crate::exact::determinant::{Turn, determinant};
use crate::shape::Point;
use crate::steps::steps;

steps! {
    /// What leads to the sign, or the answer.
    pub enum Step {
        /// The two arms that meet in the first point, rounded.
        Arms {
            /// From the first point to the second.
            u: DVec2,
            /// From the first point to the third.
            v: DVec2,
        },
        /// The two products, rounded.
        Products {
            /// `u.x v.y`
            left: f64,
            /// `u.y v.x`
            right: f64,
        },
        /// Their difference is larger than its possible error: its sign is right.
        Sure {
            /// The determinant, rounded.
            det: f64,
        },
        /// Their difference is too small to be trusted: the determinant is computed without rounding.
        Unsure {
            /// The determinant, rounded; its sign may be wrong, and NaN after an overflow.
            det: f64,
        },
        /// The answer.
        Turns {
            /// The way it turns.
            turn: Turn,
        },
    }
}

/// Which way the path from `a` through `b` to `c` turns, exact for all finite coordinates.
///
/// This is the *orientation predicate* (`orient2d`, CCW test): the sign of a determinant.
///
/// ```text
///   a ●────u────▶● b       u × v = u.x v.y − u.y v.x
///       ╲                  twice the signed area of the triangle a b c:
///         v                   > 0  c lies to the right of a walker, clockwise on screen
///           ╲                 = 0  all on one line, or two points are equal
///             ▶● c            < 0  c lies to the left
/// ```
///
/// y grows downward; in a book, where it grows upward, a positive sign means counterclockwise. Some
/// tutorials negate the determinant, and return 1 for clockwise and 2 for counterclockwise.
///
/// Both products round, so a small difference may have the wrong sign (Kettner et al. 2008 show pictures of
/// it). It is trusted only if it is larger than all rounding errors together can be (Shewchuk 1997);
/// otherwise the determinant is computed without rounding.
///
/// ```
/// use graze2d::{Point, Turn, glam::dvec2, turn};
///
/// let [a, b] = [Point::new(dvec2(0.0, 0.0))?, Point::new(dvec2(1.0, 1.0))?];
/// let just_below = Point::new(dvec2(2.0, 2.0_f64.next_up()))?;
/// assert_eq!(turn(a, b, just_below), Turn::Clockwise);
/// assert_eq!(turn(b, a, just_below), Turn::CounterClockwise);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "orientation predicate")]
#[doc(alias = "orient2d")]
#[doc(alias = "CCW")]
#[doc(alias = "cross product")]
#[doc(alias = "CCW test")]
#[doc(alias = "signed area")]
pub fn turn(a: Point, b: Point, c: Point) -> Turn {
    Turn::of_products(determinant(a.get(), b.get(), c.get()).order)
}

/// Like [`turn`], and reports every step to `watch`.
///
/// ```
/// use graze2d::{Point, Turn, glam::dvec2, trace::{self, TurnStep as Step}};
///
/// let at = |x, y| Point::new(dvec2(x, y));
/// let mut steps = Vec::new();
/// trace::turn(at(0.0, 0.0)?, at(4.0, 0.0)?, at(4.0, 3.0)?, |step| steps.push(step));
/// assert!(matches!(steps[1], Step::Products { left: 12.0, right: 0.0, .. }));
/// assert!(matches!(steps[2], Step::Sure { det: 12.0, .. }));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_turn(a: Point, b: Point, c: Point, mut watch: impl FnMut(Step)) -> Turn {
    let found = determinant(a.get(), b.get(), c.get());
    // For the steps: values beyond the range saturate, and −0.0 never leaves.
    let view = |x: f64| x.clamp(f64::MIN, f64::MAX) + 0.0;
    let ([left, right], turn) = (found.products.map(view), Turn::of_products(found.order));
    let [u, v] = found.arms.map(|arm| DVec2::new(view(arm.x), view(arm.y)));
    let det = view(left - right);
    watch(Step::Arms { u, v });
    watch(Step::Products { left, right });
    if found.is_sure {
        watch(Step::Sure { det });
    } else {
        watch(Step::Unsure { det });
    }
    watch(Step::Turns { turn });
    turn
}
