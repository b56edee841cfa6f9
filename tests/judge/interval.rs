//! A moving point in a box: on each axis an interval of times.

use std::cmp::Ordering;

use num_bigint::BigInt;

use super::answer::{Moments, Verdict};
use super::fraction::Fraction;

/// One axis: where the point starts, how far it goes, and the low and high side of the box.
pub(crate) struct Axis {
    pub(crate) start: BigInt,
    pub(crate) motion: BigInt,
    pub(crate) low: BigInt,
    pub(crate) high: BigInt,
}

/// The times in [0, 1] at which the point is in the closed box.
pub(crate) struct Interval {
    near: Fraction,
    far: Fraction,
    verdict: Verdict,
}

impl Interval {
    pub(crate) fn new(axes: [Axis; 2]) -> Self {
        let (mut near, mut far) = (Fraction::whole(0), Fraction::whole(1));
        // The same for the open box: the times between these two.
        let (mut open_near, mut open_far) = (Fraction::whole(-1), Fraction::whole(2));
        let (mut met, mut entered) = (true, true);
        for Axis { start, motion, low, high } in axes {
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
        Self { near, far, verdict }
    }
}

impl Moments for Interval {
    fn verdict(&self) -> Verdict {
        self.verdict
    }

    fn enter(&self, t: &Fraction) -> Ordering {
        self.near.cmp(t)
    }

    fn exit(&self, t: &Fraction) -> Ordering {
        self.far.cmp(t)
    }
}
