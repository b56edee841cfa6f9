//! When a path meets the line of a side, and where it is then.

use crate::exact::{Number, Ratio, Sum};

/// The time at which a path meets a line: `(side − start) / motion`.
#[derive(Clone, Copy)]
pub(crate) struct LineTime {
    pub(crate) side: Sum<4>,
    pub(crate) motion: Sum<2>,
}

impl LineTime {
    #[inline]
    pub(crate) fn new<const S: usize, const M: usize>(side: Sum<S>, motion: Sum<M>) -> Self {
        Self { side: side.padded(), motion: motion.padded() }
    }
}

impl Ratio for LineTime {
    #[inline]
    fn parts<T: Number>(&self) -> (T, T) {
        (self.side.to(), self.motion.to())
    }
}

/// A coordinate then: `start + time × along`, over one denominator.
pub(crate) struct LinePlace {
    pub(crate) start: Sum<3>,
    pub(crate) along: Sum<2>,
    pub(crate) time: LineTime,
}

impl Ratio for LinePlace {
    #[inline]
    fn parts<T: Number>(&self) -> (T, T) {
        let (side, motion) = self.time.parts::<T>();
        (self.start.to::<T>() * motion + side * self.along.to(), motion)
    }
}
