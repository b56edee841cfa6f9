//! A moving point in a convex set: on each axis an interval of times.

use std::cmp::Ordering;

use num_bigint::BigInt;

use super::answer::{Moments, Verdict};
use super::fraction::Fraction;

/// One axis: where the point starts, how far it goes, and the low and high side of the set.
pub(crate) struct Axis {
    pub(crate) start: BigInt,
    pub(crate) motion: BigInt,
    pub(crate) low: BigInt,
    pub(crate) high: BigInt,
}

/// The times in [0, 1] at which the point is in the closed set.
pub(crate) struct Interval {
    near: Fraction,
    far: Fraction,
    verdict: Verdict,
    inside: [bool; 2],
}

impl Interval {
    pub(crate) fn new(axes: impl IntoIterator<Item = Axis>) -> Self {
        let (mut near, mut far) = (Fraction::whole(0), Fraction::whole(1));
        // The same for the open set: the times between these two.
        let (mut open_near, mut open_far) = (Fraction::whole(-1), Fraction::whole(2));
        let (mut met, mut entered) = (true, true);
        let mut inside = [true; 2];
        for Axis { start, motion, low, high } in axes {
            let end = &start + &motion;
            inside[0] &= low < start && start < high;
            inside[1] &= low < end && end < high;
            match motion.cmp(&BigInt::ZERO) {
                Ordering::Equal => {
                    met &= low <= start && start <= high;
                    entered &= low < start && start < high;
                }
                sense => {
                    let time = |side: &BigInt| Fraction::new(side - &start, motion.clone());
                    let (mut first, mut last) = (time(&low), time(&high));
                    if sense == Ordering::Less {
                        std::mem::swap(&mut first, &mut last);
                    }
                    near = near.max(first.clone());
                    far = far.min(last.clone());
                    open_near = open_near.max(first);
                    open_far = open_far.min(last);
                }
            }
        }
        met &= near <= far;
        // Some t in [0, 1] lies strictly between.
        entered &=
            open_near < open_far && open_near < Fraction::whole(1) && Fraction::whole(0) < open_far;
        let verdict = match (met, entered) {
            (false, _) => Verdict::Miss,
            (true, false) => Verdict::Touch,
            (true, true) => Verdict::Cross,
        };
        Self { near, far, verdict, inside }
    }

    /// The first of the times, where there is any.
    pub(crate) fn near(&self) -> &Fraction {
        &self.near
    }

    /// The last.
    pub(crate) fn far(&self) -> &Fraction {
        &self.far
    }
}

impl Moments for Interval {
    fn verdict(&self) -> Verdict {
        self.verdict
    }

    fn inside(&self) -> [bool; 2] {
        self.inside
    }

    fn enter(&self, t: &Fraction) -> Ordering {
        self.near.cmp(t)
    }

    fn exit(&self, t: &Fraction) -> Ordering {
        self.far.cmp(t)
    }
}
