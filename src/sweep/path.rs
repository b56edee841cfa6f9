//! The path of a point against a box with square corners: every mover against a box is reduced to it.

use crate::exact::{Fraction, Sum};

/// A point that moves along a segment, and a box. The coordinates are unevaluated sums of inputs, by axis,
/// 0 (x) and 1 (y), and by whether a side is the high one.
///
/// All movers have the same type of path: their sums are padded with zeros to the widest one. That changes no
/// sign and no rounded value, and one exact walk serves all.
#[derive(Clone, Copy)]
pub(crate) struct Path {
    /// Where the sides are, seen from the start of the path,
    pub(crate) from_start: [[Sum<4>; 2]; 2],
    /// and seen from its end.
    pub(crate) from_end: [[Sum<5>; 2]; 2],
    /// The displacement in between.
    pub(crate) motion: [Sum<2>; 2],
}

impl Path {
    #[inline]
    pub(crate) fn new<const S: usize, const E: usize, const M: usize>(
        from_start: impl Fn(usize, bool) -> Sum<S>,
        from_end: impl Fn(usize, bool) -> Sum<E>,
        motion: impl Fn(usize) -> Sum<M>,
    ) -> Self {
        let sides = [false, true];
        Self {
            from_start: [0, 1].map(|axis| sides.map(|high| from_start(axis, high).padded())),
            from_end: [0, 1].map(|axis| sides.map(|high| from_end(axis, high).padded())),
            motion: [0, 1].map(|axis| motion(axis).padded()),
        }
    }

    /// Where a side is, seen from the start.
    #[inline]
    pub(crate) fn side(&self, axis: usize, high: bool) -> Sum<4> {
        self.from_start[axis][usize::from(high)]
    }

    /// Where a side is, seen from the end.
    #[inline]
    pub(crate) fn side_from_end(&self, axis: usize, high: bool) -> Sum<5> {
        self.from_end[axis][usize::from(high)]
    }

    /// When the path meets the line of a side.
    #[inline]
    pub(crate) fn line_time(&self, axis: usize, high: bool) -> Fraction {
        Fraction::new(self.side(axis, high), self.motion[axis])
    }
}

/// One end of the part of a path that is inside a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Enter,
    Exit,
}

impl End {
    /// The other one.
    pub(crate) fn other(self) -> Self {
        if self == Self::Enter { Self::Exit } else { Self::Enter }
    }
}
