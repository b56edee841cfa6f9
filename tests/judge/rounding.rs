//! Where a circle lies beside a box: feature, normal, and how deep it is in.

use std::cmp::Ordering;

use graze2d::{Corner, Feature, Hit, Side};
use num_bigint::BigInt;

use super::fraction::{Fraction, is_nearest};

/// The box and the radius that it is grown by.
pub(crate) struct Rounding {
    pub(crate) low: [BigInt; 2],
    pub(crate) high: [BigInt; 2],
    pub(crate) radius: BigInt,
}

impl Rounding {
    /// What is wrong with the feature and the normal, where a coordinate of the center can be
    /// compared with any number.
    pub(crate) fn hold(
        &self,
        hit: &Hit,
        coordinate: impl Fn(usize, &Fraction) -> Ordering,
    ) -> Result<(), String> {
        let whole = |n: &BigInt| Fraction::new(n.clone(), 1.into());
        // Below, within or above the box.
        let zone = [0, 1].map(|k| {
            if coordinate(k, &whole(&self.low[k])).is_lt() {
                -1
            } else if coordinate(k, &whole(&self.high[k])).is_gt() {
                1
            } else {
                0
            }
        });
        let expected = match zone {
            [-1, 0] => Feature::Side(Side::Left),
            [1, 0] => Feature::Side(Side::Right),
            [0, -1] => Feature::Side(Side::Top),
            [0, 1] => Feature::Side(Side::Bottom),
            [-1, -1] => Feature::Corner(Corner::TopLeft),
            [1, -1] => Feature::Corner(Corner::TopRight),
            [-1, 1] => Feature::Corner(Corner::BottomLeft),
            [1, 1] => Feature::Corner(Corner::BottomRight),
            _ => return Err("a hit with the center in the box".into()),
        };
        if hit.feature() != expected {
            return Err(format!("{:?} is not {expected:?}", hit.feature()));
        }
        for k in 0..2 {
            // (center − side) / radius against m
            let exact = |m: &Fraction| match zone[k] {
                0 => BigInt::ZERO.cmp(&m.n),
                zone => {
                    let side = if zone < 0 { &self.low[k] } else { &self.high[k] };
                    let n = side * &m.d + &m.n * &self.radius;
                    coordinate(k, &Fraction::new(n, m.d.clone()))
                }
            };
            if !is_nearest(hit.normal()[k], exact) {
                return Err(format!("normal {k}: {:e} is not nearest", hit.normal()[k]));
            }
        }
        Ok(())
    }

    /// How deep a circle around `center` is in the box, against a number:
    /// radius − distance from outside, radius + distance to the nearest side from inside.
    pub(crate) fn depth(&self, center: &[BigInt; 2], m: &Fraction) -> Ordering {
        let mut square = BigInt::ZERO;
        let mut nearest: Option<BigInt> = None;
        for ((low, high), center) in self.low.iter().zip(&self.high).zip(center) {
            let (from_low, to_high) = (center - low, high - center);
            let inside = from_low.min(to_high);
            if inside < BigInt::ZERO {
                square += &inside * &inside;
            }
            nearest = Some(nearest.map_or(inside.clone(), |n| n.min(inside)));
        }
        let rest = &self.radius * &m.d - &m.n;
        if square == BigInt::ZERO {
            return (rest + nearest.expect("two axes") * &m.d).cmp(&BigInt::ZERO);
        }
        if rest < BigInt::ZERO {
            return Ordering::Less;
        }
        (&rest * &rest).cmp(&(square * &m.d * &m.d))
    }
}
