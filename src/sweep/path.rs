//! The path of a point against a box: what every mover against a box comes down to.

use crate::answer::PushOut;
use crate::exact::{Number, Ratio, Sum};
use crate::shape::Side;

/// A point that moves along a segment, and a box: what every mover against a box comes down to. The
/// coordinates are unevaluated sums of inputs, by axis, 0 (x) and 1 (y), and by whether a side is the
/// high one.
#[derive(Clone, Copy)]
pub(crate) struct Path<const S: usize = 4, const E: usize = 5, const M: usize = 2> {
    /// Where the sides are, seen from the start of the path,
    pub(crate) from_start: [[Sum<S>; 2]; 2],
    /// and seen from its end.
    pub(crate) from_end: [[Sum<E>; 2]; 2],
    /// The displacement in between.
    pub(crate) motion: [Sum<M>; 2],
    /// Whether the box has no extent on an axis: both sides are in one place.
    pub(crate) is_flat: [bool; 2],
}

impl<const S: usize, const E: usize, const M: usize> Path<S, E, M> {
    /// A path from its sums. A box is flat where both sides are the same sum.
    pub(crate) fn new(
        from_start: impl Fn(usize, bool) -> Sum<S>,
        from_end: impl Fn(usize, bool) -> Sum<E>,
        motion: impl Fn(usize) -> Sum<M>,
    ) -> Self {
        let from_start = [0, 1].map(|axis| [false, true].map(|high| from_start(axis, high)));
        Self {
            from_start,
            from_end: [0, 1].map(|axis| [false, true].map(|high| from_end(axis, high))),
            motion: [0, 1].map(motion),
            is_flat: from_start.map(|[low, high]| low == high),
        }
    }

    pub(crate) fn padded(&self) -> Path {
        Path {
            from_start: self.from_start.map(|sides| sides.map(Sum::padded)),
            from_end: self.from_end.map(|sides| sides.map(Sum::padded)),
            motion: self.motion.map(Sum::padded),
            is_flat: self.is_flat,
        }
    }

    /// Where a side is, seen from the start.
    #[inline]
    pub(crate) fn side(&self, axis: usize, high: bool) -> Sum<S> {
        self.from_start[axis][usize::from(high)]
    }

    /// Where a side is, seen from the end.
    #[inline]
    pub(crate) fn side_from_end(&self, axis: usize, high: bool) -> Sum<E> {
        self.from_end[axis][usize::from(high)]
    }

    /// How far the start is behind a side.
    #[inline]
    pub(crate) fn depth(&self, side: Side) -> Sum<S> {
        let (axis, high) = side.axis();
        let distance = self.side(axis, high);
        if high { distance } else { distance.negated() }
    }

    /// The shortest way out from a start inside.
    pub(crate) fn push_out(&self) -> PushOut {
        PushOut::nearest(|side| self.depth(side))
    }
}

/// The sums of a path, each made when it is asked for: filters in lanes would wait for all that goes
/// through memory.
pub(crate) trait Sums<const S: usize, const E: usize, const M: usize> {
    /// Where the low or high side is, seen from the start.
    fn side(&self, axis: usize, high: bool) -> Sum<S>;
    /// Where it is, seen from the end.
    fn side_from_end(&self, axis: usize, high: bool) -> Sum<E>;
    /// The displacement.
    fn motion(&self, axis: usize) -> Sum<M>;

    /// All of them.
    fn path(&self) -> Path<S, E, M> {
        Path::new(
            |axis, high| self.side(axis, high),
            |axis, high| self.side_from_end(axis, high),
            |axis| self.motion(axis),
        )
    }
}

/// One end of the part inside the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Enter,
    Exit,
}

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
