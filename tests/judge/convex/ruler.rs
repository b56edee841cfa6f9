//! Numbers to many more places than doubles have: enough to tell whether a coordinate is within 1 ulp.

use graze2d::glam::DVec2;
use num_bigint::BigInt;

use super::grown::{Grown, outward};
use super::met::Part;
use crate::judge::fraction::{Fraction, Scale};
use crate::judge::vector::{Vector, cross, dot};

/// Integers, all times `2^places`.
pub(crate) struct Ruler {
    scale: Scale,
    places: u64,
    told: DVec2,
}

/// The larger of the gaps beside a double.
fn ulp(x: f64) -> f64 {
    let gap = (x.next_up() - x).max(x - x.next_down());
    if gap.is_finite() { gap } else { x.abs() - x.abs().next_down() }
}

impl Ruler {
    /// Fine enough for a vector that was told of a scene of such numbers.
    pub(crate) fn new(scale: Scale, inputs: &[&BigInt], told: DVec2) -> Self {
        let largest = inputs.iter().map(|n| n.bits()).max().unwrap_or(0);
        let below = |x: f64| {
            let unit = scale.fraction(&Fraction::of(ulp(x)));
            unit.d.bits().saturating_sub(unit.n.bits())
        };
        Self { scale, places: 3 * largest + below(told.x).max(below(told.y)) + 96, told }
    }

    pub(crate) fn whole(&self, n: &BigInt) -> BigInt {
        n << self.places
    }

    fn double(&self, x: f64) -> BigInt {
        let exact = self.scale.fraction(&Fraction::of(x));
        (exact.n << self.places) / exact.d
    }

    pub(crate) fn root(&self, square: &BigInt) -> BigInt {
        (square << (2 * self.places)).sqrt()
    }

    /// When the path meets a part of K, if it is not known.
    pub(crate) fn time(
        &self,
        grown: &Grown,
        part: Part,
        known: Option<&Fraction>,
        enters: bool,
    ) -> BigInt {
        if let Some(t) = known {
            return self.whole(&t.n) / &t.d;
        }
        let (v, r) = (&grown.motion, &grown.radius);
        match part {
            // cross(e, t v − k) = −r |e|
            Part::Edge(i) => {
                let (edge, corner) = (&grown.edges[i], &grown.corners[i]);
                (self.whole(&cross(edge, corner)) - r * self.root(&dot(edge, edge)))
                    / cross(edge, v)
            }
            // |t v − k|² = r²
            Part::Corner(i) => {
                let corner = &grown.corners[i];
                let (length, along) = (dot(v, v), dot(v, corner));
                let discriminant = &along * &along - &length * (dot(corner, corner) - r * r);
                let root = self.root(&discriminant);
                (self.whole(&along) + if enters { -root } else { root }) / length
            }
        }
    }

    /// The unit normal of a part of the grown K; anything where there is no radius.
    pub(crate) fn normal(&self, grown: &Grown, part: Part, t: &BigInt) -> Vector {
        match part {
            Part::Edge(i) => self.unit(&outward(&grown.edges[i])),
            Part::Corner(_) if grown.radius == BigInt::ZERO => [0, 0].map(BigInt::from),
            Part::Corner(i) => [0, 1]
                .map(|k| (&grown.motion[k] * t - self.whole(&grown.corners[i][k])) / &grown.radius),
        }
    }

    /// A vector over its length.
    pub(crate) fn unit(&self, v: &Vector) -> Vector {
        let length = self.root(&dot(v, v));
        [0, 1].map(|k| (&v[k] << (2 * self.places)) / &length)
    }

    /// What was told is within 1 ulp of this, or saturated.
    pub(crate) fn hold(&self, exact: &Vector) -> Result<(), String> {
        self.hold_between(exact, exact)
    }

    /// What was told is within 1 ulp of a point between two.
    pub(crate) fn hold_between(&self, from: &Vector, to: &Vector) -> Result<(), String> {
        // The shares of the way at which each coordinate is near enough.
        let (mut low, mut high) = (Fraction::whole(0), Fraction::whole(1));
        let mut is_near = true;
        for k in 0..2 {
            let x = self.told[k];
            let limit = self.double(f64::MAX);
            let exact = [&from[k], &to[k]].map(|x| x.clone().max(-&limit).min(limit.clone()));
            let (told, gap) = (self.double(x), self.double(ulp(x)) + (BigInt::from(1) << 20));
            let way = &exact[1] - &exact[0];
            let ahead = [&told - &gap - &exact[0], &told + &gap - &exact[0]];
            if way == BigInt::ZERO {
                is_near &= ahead[0] <= way && ahead[1] >= way;
                continue;
            }
            let [one, other] = ahead.map(|ahead| Fraction::new(ahead, way.clone()));
            low = low.max(one.clone().min(other.clone()));
            high = high.min(one.max(other));
        }
        if is_near && low <= high && !has_minus_zero(self.told) {
            return Ok(());
        }
        Err(format!("{:?} is not near", self.told))
    }
}

fn has_minus_zero(told: DVec2) -> bool {
    told.to_array().iter().any(|x| *x == 0.0 && x.is_sign_negative())
}
