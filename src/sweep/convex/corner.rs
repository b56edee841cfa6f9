//! The path against the circle around a corner of the sum, where the region is round.
//!
//! With u the start as the corner sees it, v the motion and R the radius, the squared distance is a parabola in t that
//! reaches R² where the path enters and leaves:
//!
//! ```text
//! A t² + 2 B t + C = 0      A = v·v   B = v·u   C = u·u − R²
//!
//! D = B² − AC = R² v·v − (v × u)²          the second form cancels less
//! t = (−B − √D) / A  entering              t = (−B + √D) / A  leaving
//! ```

use crate::answer::Contact;
use crate::exact::{Number, Polynomial, Sign, sign_of};
use crate::sweep::convex::pair::{ConvexPair, SumCorner};
use crate::sweep::path::End;

/// A corner of the sum, and the circle around it.
#[derive(Clone, Copy)]
pub(crate) struct RoundCorner<'a> {
    pub(crate) pair: &'a ConvexPair<'a>,
    pub(crate) corner: SumCorner,
}

/// What has a sign.
#[derive(Clone, Copy)]
enum Term {
    /// C, or A + 2B + C: where the path's own start or end is.
    Power(End),
    /// B, or A + B: whether it comes closer there.
    Slope(End),
    /// D: whether its line meets the circle.
    Cut,
}

struct Decides<'a>(RoundCorner<'a>, Term);

impl Polynomial for Decides<'_> {
    #[inline]
    fn value<T: Number>(&self) -> T {
        let Self(circle, term) = *self;
        match term {
            Term::Power(end) => {
                let ([x, y], r) = (circle.seen::<T>(end), circle.pair.radius().to::<T>());
                x * x + y * y - r * r
            }
            Term::Slope(end) => {
                let ([x, y], [vx, vy]) = (circle.seen::<T>(end), circle.pair.motion::<T>());
                vx * x + vy * y
            }
            Term::Cut => {
                let [_, _, d] = circle.coefficients::<T>();
                d
            }
        }
    }
}

impl RoundCorner<'_> {
    /// The path's own start or end, as the corner sees it.
    #[inline]
    pub(crate) fn seen<T: Number>(&self, end: End) -> [T; 2] {
        let [x, y] = self.pair.corner::<T>(self.corner);
        match end {
            End::Enter => [-x, -y],
            End::Exit => {
                let [vx, vy] = self.pair.motion::<T>();
                [vx - x, vy - y]
            }
        }
    }

    /// A, B and D.
    #[inline]
    pub(crate) fn coefficients<T: Number>(&self) -> [T; 3] {
        let ([ux, uy], [vx, vy]) = (self.seen::<T>(End::Enter), self.pair.motion::<T>());
        let r = self.pair.radius().to::<T>();
        let (a, cross) = (vx * vx + vy * vy, vx * uy - vy * ux);
        [a, vx * ux + vy * uy, r * r * a - cross * cross]
    }

    #[inline(never)]
    fn sign(&self, term: Term) -> Sign {
        sign_of(&Decides(*self, term))
    }

    /// 1 if the path's own start or end is outside the circle, 0 if on it, −1 if inside.
    pub(crate) fn power(&self, end: End) -> Sign {
        self.sign(Term::Power(end))
    }

    /// How the path meets the circle: by where the start is, then the end, then the line.
    ///
    /// ```text
    /// start inside                                        cross
    /// start on it       leading in                        cross      else touch
    /// start outside     not leading closer                miss
    ///   end inside                                        cross
    ///   end on it       leading out                       cross      else touch
    ///   end outside     still leading closer              miss
    ///                   beyond the closest place          by D: cut, tangent or passed by
    /// ```
    pub(crate) fn contact(&self) -> Option<Contact> {
        let slope = |end| self.sign(Term::Slope(end));
        let crosses = match self.power(End::Enter) {
            -1 => true,
            0 => slope(End::Enter) < 0,
            _ if slope(End::Enter) >= 0 => return None,
            _ => match self.power(End::Exit) {
                -1 => true,
                0 => slope(End::Exit) > 0,
                _ if slope(End::Exit) < 0 => return None,
                _ => match self.sign(Term::Cut) {
                    -1 => return None,
                    cut => cut > 0,
                },
            },
        };
        Some(if crosses { Contact::Cross } else { Contact::Touch })
    }
}
