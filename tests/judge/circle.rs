//! A moving circle and a box: the squared distance from the centre to the box, less r².
//!
//! ```text
//!   distance² − r²
//!     ╲          ╱        one parabola between two times at which the centre passes the line of a
//!      ╲        ╱         side; all together a convex function of t
//!  ─────╲──────╱────  0
//!   near ╲____╱ far
//! ```

use std::cmp::Ordering;

use num_bigint::BigInt;

use super::answer::{Moments, Verdict};
use super::fraction::Fraction;
use super::interval::{Axis, Interval};

pub(crate) struct Sweep {
    start: [BigInt; 2],
    motion: [BigInt; 2],
    radius: BigInt,
    low: [BigInt; 2],
    high: [BigInt; 2],
}

/// The smallest value on a stretch of time: its sign, and when it is first taken.
struct Least {
    sign: Ordering,
    at: Fraction,
}

/// `a t² + b t + c`.
struct Parabola {
    a: BigInt,
    b: BigInt,
    c: BigInt,
}

impl Parabola {
    /// Its value over d², times d².
    fn value(&self, t: &Fraction) -> BigInt {
        &self.a * &t.n * &t.n + &self.b * &t.n * &t.d + &self.c * &t.d * &t.d
    }

    /// Where it is smallest between two times, the first such.
    fn lowest(&self, from: &Fraction, to: &Fraction) -> Fraction {
        if self.a == BigInt::ZERO {
            // Constant: no motion on an axis that counts.
            assert_eq!(self.b, BigInt::ZERO);
            return from.clone();
        }
        let vertex = Fraction::new(-&self.b, &self.a * 2);
        vertex.max(from.clone()).min(to.clone())
    }
}

impl Sweep {
    pub(crate) fn new(axes: [Axis; 2], radius: BigInt) -> Self {
        let [x, y] = axes;
        Self {
            start: [x.start, y.start],
            motion: [x.motion, y.motion],
            radius,
            low: [x.low, y.low],
            high: [x.high, y.high],
        }
    }

    fn reversed(&self) -> Self {
        Self {
            start: [0, 1].map(|k| &self.start[k] + &self.motion[k]),
            motion: [0, 1].map(|k| -&self.motion[k]),
            radius: self.radius.clone(),
            low: self.low.clone(),
            high: self.high.clone(),
        }
    }

    /// The times between `from` and `to` at which the parabola changes, with both ends, in order.
    fn breaks(&self, from: &Fraction, to: &Fraction) -> Vec<Fraction> {
        let mut times = vec![from.clone(), to.clone()];
        for k in 0..2 {
            if self.motion[k] != BigInt::ZERO {
                for side in [&self.low[k], &self.high[k]] {
                    let t = Fraction::new(side - &self.start[k], self.motion[k].clone());
                    if *from < t && t < *to {
                        times.push(t);
                    }
                }
            }
        }
        times.sort();
        times
    }

    /// distance² − r² around a time that is not a break.
    fn parabola(&self, t: &Fraction) -> Parabola {
        let mut sum =
            Parabola { a: BigInt::ZERO, b: BigInt::ZERO, c: -(&self.radius * &self.radius) };
        for k in 0..2 {
            let (start, motion) = (&self.start[k], &self.motion[k]);
            let place = start * &t.d + motion * &t.n;
            let side = if place < &self.low[k] * &t.d {
                &self.low[k]
            } else if place > &self.high[k] * &t.d {
                &self.high[k]
            } else {
                continue;
            };
            // (start + t motion − side)²
            let off = start - side;
            sum.a += motion * motion;
            sum.b += motion * &off * 2;
            sum.c += &off * &off;
        }
        sum
    }

    fn least(&self, from: &Fraction, to: &Fraction) -> Least {
        let times = self.breaks(from, to);
        let mut best: Option<(Fraction, BigInt, BigInt)> = None;
        for pair in times.windows(2) {
            let [from, to] = pair else { unreachable!() };
            let middle = Fraction::new(&from.n * &to.d + &to.n * &from.d, &from.d * &to.d * 2);
            let parabola = self.parabola(&middle);
            let at = parabola.lowest(from, to);
            let (value, over) = (parabola.value(&at), &at.d * &at.d);
            if best.as_ref().is_none_or(|(_, v, o)| &value * o < v * &over) {
                best = Some((at, value, over));
            }
        }
        let (at, value, _) = best.expect("two times at least");
        Least { sign: value.cmp(&BigInt::ZERO), at }
    }

    /// When the closed region is first met, against a time.
    fn first(&self, t: &Fraction) -> Ordering {
        let zero = Fraction::whole(0);
        let start = self.least(&zero, &zero);
        if start.sign != Ordering::Greater {
            return zero.cmp(t);
        }
        if *t <= zero {
            return Ordering::Greater;
        }
        let least = self.least(&zero, t);
        match least.sign {
            Ordering::Greater => Ordering::Greater,
            Ordering::Equal => least.at.cmp(t),
            Ordering::Less => Ordering::Less,
        }
    }

    /// A point in the box: there the distance is 0 and says nothing of the inside.
    fn as_point(&self) -> Interval {
        Interval::new([0, 1].map(|k| Axis {
            start: self.start[k].clone(),
            motion: self.motion[k].clone(),
            low: self.low[k].clone(),
            high: self.high[k].clone(),
        }))
    }
}

impl Moments for Sweep {
    fn verdict(&self) -> Verdict {
        if self.radius == BigInt::ZERO {
            return self.as_point().verdict();
        }
        match self.least(&Fraction::whole(0), &Fraction::whole(1)).sign {
            Ordering::Less => Verdict::Cross,
            Ordering::Equal => Verdict::Touch,
            Ordering::Greater => Verdict::Miss,
        }
    }

    fn inside(&self) -> [bool; 2] {
        if self.radius == BigInt::ZERO {
            return self.as_point().inside();
        }
        let zero = Fraction::whole(0);
        [self, &self.reversed()].map(|path| path.least(&zero, &zero).sign.is_lt())
    }

    fn enter(&self, t: &Fraction) -> Ordering {
        self.first(t)
    }

    fn exit(&self, t: &Fraction) -> Ordering {
        self.reversed().first(&t.one_minus()).reverse()
    }
}
