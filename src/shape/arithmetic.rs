//! Sums, differences and multiples of points and motions, so that a game needs no `?` for each of them.
//!
//! They panic beyond the range of doubles, as the arithmetic of [`Duration`](std::time::Duration) does.
//! So every number that reaches a query is finite.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use glam::DVec2;

use super::{Motion, Point};

macro_rules! arithmetic {
    ($($operator:ident::$method:ident($a:ident: $left:ty, $b:ident: $right:ty) -> $answer:ident $value:block)+) => {$(
        /// # Panics
        ///
        /// If a coordinate of the answer is not finite.
        impl $operator<$right> for $left {
            type Output = $answer;
            #[track_caller]
            fn $method(self, $b: $right) -> $answer {
                let $a = self;
                $answer::new($value).expect("the answer is beyond the range of doubles")
            }
        }
    )+};
}

arithmetic! {
    Add::add(a: Motion, b: Motion) -> Motion { a.get() + b.get() }
    Sub::sub(a: Motion, b: Motion) -> Motion { a.get() - b.get() }
    Mul::mul(a: Motion, b: f64) -> Motion { a.get() * b }
    Mul::mul(a: f64, b: Motion) -> Motion { a * b.get() }
    Add::add(a: Point, b: Motion) -> Point { a.get() + b.get() }
    Sub::sub(a: Point, b: Motion) -> Point { a.get() - b.get() }
    Sub::sub(a: Point, b: Point) -> Motion { a.get() - b.get() }
}

impl Neg for Motion {
    type Output = Self;
    fn neg(self) -> Self {
        Self::of(DVec2::ZERO - self.get())
    }
}

macro_rules! moved_by_motions {
    ($($shape:ident),+) => {$(
        /// # Panics
        ///
        /// If a coordinate of the sum is not finite.
        impl AddAssign<Motion> for $shape {
            #[track_caller]
            fn add_assign(&mut self, motion: Motion) {
                *self = *self + motion;
            }
        }

        /// # Panics
        ///
        /// If a coordinate of the difference is not finite.
        impl SubAssign<Motion> for $shape {
            #[track_caller]
            fn sub_assign(&mut self, motion: Motion) {
                *self = *self - motion;
            }
        }

        /// Copies the coordinates.
        impl From<$shape> for DVec2 {
            fn from(shape: $shape) -> Self {
                shape.get()
            }
        }
    )+};
}

moved_by_motions!(Point, Motion);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_motion_against_itself_is_no_motion_and_never_minus_zero() {
        let motion = Motion::new((3.0, 0.0)).unwrap();
        for none in [motion - motion, motion + -motion, motion * 0.0, -(motion * 0.0)] {
            assert_eq!(none.get().to_array().map(f64::to_bits), [0, 0]);
        }
    }

    #[test]
    fn a_point_goes_by_a_motion_and_back() {
        let (start, motion) = (Point::new((1.0, 2.0)).unwrap(), Motion::new((4.0, -6.0)).unwrap());
        let mut point = start + motion;
        assert_eq!(point - start, 0.5 * motion.per(0.5).unwrap());
        point -= motion;
        assert_eq!(point, start);
    }

    #[test]
    #[should_panic(expected = "beyond the range")]
    fn a_motion_that_would_not_be_finite_panics() {
        let _ = f64::MAX * Motion::new((2.0, 1.0)).unwrap();
    }
}
