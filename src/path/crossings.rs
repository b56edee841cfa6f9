//! The kernel of every path against a box: one point on one segment against four half-planes.
//!
//! A segment, the centre of a circle against the grown box, a box against a Minkowski sum: all are a
//! [`Path`], and [`Crossings`] is what the signs decide about it. [`crate::query::segment_aabb`] explains.
//!
//! One kernel serves all: the sums of a path are padded with zeros to the widest there are, which
//! changes no sign and no rounded value, and costs less than a kernel for each.

use core::hint::select_unpredictable;

use crate::answer::{Contact, Times};
use crate::exact::{Ball, Linear, Number, Ratio, Sign, Sum, det_sign, is_sure, nearest_to};
use crate::shape::{Corner, Feature, Side};

/// A point that moves along a segment, and a box: what every mover against a box comes down to. The
/// coordinates are unevaluated sums of inputs, on axis 0 (x) and 1 (y).
pub(crate) trait Path: Copy {
    /// A coordinate seen from the start of the path.
    type FromStart: Linear;
    /// A coordinate seen from its end.
    type FromEnd: Linear;
    /// The displacement in between.
    type Motion: Linear;
    /// Where the low or high side is, seen from the start.
    fn side(&self, axis: usize, high: bool) -> Self::FromStart;
    /// The same, seen from the end.
    fn side_from_end(&self, axis: usize, high: bool) -> Self::FromEnd;
    /// The displacement.
    fn motion(&self, axis: usize) -> Self::Motion;
    /// Whether the box has no extent on the axis: both sides are the same sum.
    #[inline]
    fn is_flat(&self, axis: usize) -> bool {
        self.side(axis, false).equals(self.side(axis, true))
    }

    /// Whether the path moves into the box through a side (1), out of it (−1) or along it (0).
    fn inward(&self, side: Side) -> Sign {
        let (axis, high) = side.axis();
        let sign = self.motion(axis).sign();
        if high { -sign } else { sign }
    }
}

/// The sums of any path, by axis, and whether it is the high side.
#[derive(Clone, Copy)]
pub(crate) struct Lines {
    from_start: [[Sum<4>; 2]; 2],
    from_end: [[Sum<5>; 2]; 2],
    motion: [Sum<2>; 2],
    is_flat: [bool; 2],
}

impl Lines {
    fn new(path: &impl Path) -> Self {
        Self {
            from_start: [0, 1].map(|axis| [false, true].map(|high| path.side(axis, high).padded())),
            from_end: [0, 1]
                .map(|axis| [false, true].map(|high| path.side_from_end(axis, high).padded())),
            motion: [0, 1].map(|axis| path.motion(axis).padded()),
            is_flat: [0, 1].map(|axis| path.is_flat(axis)),
        }
    }
}

impl Path for Lines {
    type FromStart = Sum<4>;
    type FromEnd = Sum<5>;
    type Motion = Sum<2>;
    #[inline]
    fn side(&self, axis: usize, high: bool) -> Sum<4> {
        self.from_start[axis][usize::from(high)]
    }
    #[inline]
    fn side_from_end(&self, axis: usize, high: bool) -> Sum<5> {
        self.from_end[axis][usize::from(high)]
    }
    #[inline]
    fn motion(&self, axis: usize) -> Sum<2> {
        self.motion[axis]
    }
    #[inline]
    fn is_flat(&self, axis: usize) -> bool {
        self.is_flat[axis]
    }
}

/// One end of the stretch inside the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Enter,
    Exit,
}

/// Everything that the signs decide. Each axis is mirrored where the path runs towards smaller
/// coordinates, so that every path runs to the right and down here:
///
/// ```text
///     start ●────▶ entering line ─────────▶ leaving line          on one axis
///           └─ ahead: start in front ─┘
/// ```
pub(crate) struct Crossings {
    pub(crate) path: Lines,
    pub(crate) contact: Option<Contact>,
    /// Whether the axis is not mirrored.
    forward: [bool; 2],
    /// Whether the entering line is ahead of the start, and the leaving line behind the end.
    crossed: [[bool; 2]; 2],
    /// By its sign, which of two lines is met later: `X × dy − Y × dx` for the entering and leaving
    /// X (rows) and Y (columns). Zero where the path runs through that corner.
    later: [[f64; 2]; 2],
}

impl Crossings {
    #[inline(never)]
    pub(crate) fn new(path: &impl Path) -> Self {
        Self::of(Lines::new(path))
    }

    /// The kernel: signs only, nothing is divided, and no branch but those to the exact stage.
    fn of(path: Lines) -> Self {
        let motion = [path.motion(0).signed(), path.motion(1).signed()];
        let forward = motion.map(|motion| motion >= 0.0);
        // + 0.0: no motion counts as forward
        let mirror = motion.map(|motion| 1.0_f64.copysign(motion + 0.0));
        // The entering line (0) and the leaving line (1) on an axis, as far ahead as they are.
        let ahead = |low: f64, high: f64, axis: usize| {
            let (p, q) = (mirror[axis] * low, mirror[axis] * high);
            [if p < q { p } else { q }, if p > q { p } else { q }]
        };
        let (mut missed, mut in_front, mut crossed) = (false, false, [[false; 2]; 2]);
        let (mut lines, mut sizes) = ([[0.0; 2]; 2], [0.0; 2]);
        for axis in 0..2 {
            let (low, high) = (path.side(axis, false), path.side(axis, true));
            let [enter, leave] = ahead(low.signed(), high.signed(), axis);
            let [enter_from_end, leave_from_end] = ahead(
                path.side_from_end(axis, false).signed(),
                path.side_from_end(axis, true).signed(),
                axis,
            );
            // The line to enter through is beyond the end, or the line to leave through is passed.
            missed |= (enter_from_end > 0.0) | (leave < 0.0);
            in_front |= (enter_from_end >= 0.0) | (leave <= 0.0);
            crossed[0][axis] = enter > 0.0;
            crossed[1][axis] = leave_from_end < 0.0;
            in_front |= path.is_flat(axis) & crossed[0][axis] & crossed[1][axis];
            // `size` bounds how far off the rounded distance is; `signed` may be a mere sign.
            lines[axis] = ahead(low.near(), high.near(), axis);
            sizes[axis] = if low.size() > high.size() { low.size() } else { high.size() };
        }
        // X / dx > Y / dy as X × dy − Y × dx > 0: four determinants, one filter.
        let (mut later, mut sure) = ([[0.0; 2]; 2], true);
        let [dx, dy] = motion.map(f64::abs);
        let size = sizes[0] * dy + sizes[1] * dx;
        for x in 0..2 {
            for y in 0..2 {
                later[x][y] = lines[0][x] * dy - lines[1][y] * dx;
                sure &= is_sure(later[x][y], size);
            }
        }
        if !sure {
            later = later_slow(&path, forward);
        }
        // One axis is left before, or just when, the other is entered.
        let [enters, leaves] = crossed;
        let (x_after_y, y_after_x) = (enters[0] & leaves[1], enters[1] & leaves[0]);
        missed |= (x_after_y & (later[0][1] > 0.0)) | (y_after_x & (later[1][0] < 0.0));
        in_front |= (x_after_y & (later[0][1] >= 0.0)) | (y_after_x & (later[1][0] <= 0.0));
        let touch = select_unpredictable(in_front, Some(Contact::Touch), Some(Contact::Cross));
        let contact = select_unpredictable(missed, None, touch);
        Self { path, contact, forward, crossed, later }
    }

    /// Whether the line on x or on y bounds the stretch at that end; neither where the path's own end
    /// does.
    #[inline]
    pub(crate) fn bounds(&self, end: End) -> [bool; 2] {
        let [x, y] = self.crossed[end as usize];
        // Entered last, left first; the same line speaks for both at a corner.
        let x_first =
            if end == End::Enter { self.later[0][0] >= 0.0 } else { self.later[1][1] <= 0.0 };
        let x = x & (!y | x_first);
        [x, y & !x]
    }

    /// The axis whose line bounds the stretch, or `None` where the path's own end does.
    #[inline]
    pub(crate) fn axis(&self, end: End) -> Option<usize> {
        match self.bounds(end) {
            [true, _] => Some(0),
            [_, true] => Some(1),
            _ => None,
        }
    }

    /// Whether the line of an end is the high side of its axis.
    #[inline]
    pub(crate) fn is_high(&self, axis: usize, end: End) -> bool {
        self.forward[axis] == (end == End::Exit)
    }

    /// On which sides the point at that end lies, in the order of [`Side::ALL`].
    pub(crate) fn on(&self, end: End) -> [bool; 4] {
        let mut on = [false; 4];
        let Some(axis) = self.axis(end) else {
            for (place, on) in on.iter_mut().enumerate() {
                let (axis, high) = (place / 2, place % 2 == 1);
                *on = 0
                    == match end {
                        End::Enter => self.path.side(axis, high).sign(),
                        End::Exit => self.path.side_from_end(axis, high).sign(),
                    };
            }
            return on;
        };
        on[2 * axis + usize::from(self.is_high(axis, end))] = true;
        // And at a corner of the other axis, where the path runs through it.
        let (row, other) = (end as usize, 1 - axis);
        for (column, other_end) in [End::Enter, End::Exit].into_iter().enumerate() {
            let later = if axis == 0 { self.later[row][column] } else { self.later[column][row] };
            on[2 * other + usize::from(self.is_high(other, other_end))] |= later == 0.0;
        }
        on
    }

    /// When the path meets the line of an axis, and that line.
    #[inline]
    pub(crate) fn crossing(&self, axis: usize, end: End) -> Time {
        Time::new(&self.path, axis, self.is_high(axis, end))
    }

    /// When that end is reached.
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub(crate) fn moment(&self, end: End) -> Moment {
        match self.axis(end) {
            Some(axis) => {
                let time = self.crossing(axis, end);
                Moment::Line { ball: time.ball(), time }
            }
            None => Moment::PathEnd(end),
        }
    }

    /// The time of that end, correctly rounded: 0 or 1 where the path's own end bounds the stretch.
    pub(crate) fn time(&self, end: End) -> f64 {
        self.moment(end).time()
    }

    /// The times and sides of both ends, or `None` where the box is missed.
    pub(crate) fn times(&self) -> Option<Times> {
        let contact = self.contact?;
        let ends = [End::Enter, End::Exit];
        let side = |end: End| self.feature(end).map(|(_, side)| side);
        Some(Times { contact, times: ends.map(|end| self.time(end)), met: ends.map(side) })
    }

    /// The side or corner on which that end lies and the side whose normal it takes; `None` strictly
    /// inside.
    pub(crate) fn feature(&self, end: End) -> Option<(Feature, Side)> {
        self.feature_on(end, self.on(end))
    }

    /// The same where the sides on which it lies are known.
    #[inline]
    pub(crate) fn feature_on(&self, end: End, on: [bool; 4]) -> Option<(Feature, Side)> {
        let sense = if end == End::Enter { 1 } else { -1 };
        feature_on(on, |side| self.path.inward(side) == sense)
    }
}

/// The side or corner that a point lies on, given the sides it lies on in the order of
/// [`Side::ALL`], and the side whose normal it takes: the first that is `truly` entered or left, else
/// the first that it lies on. `None` where it lies on none.
pub(crate) fn feature_on(on: [bool; 4], truly: impl Fn(Side) -> bool) -> Option<(Feature, Side)> {
    let on = || Side::ALL.into_iter().zip(on).filter_map(|(side, on)| on.then_some(side));
    let mut sides = on();
    let first = sides.next()?;
    if sides.next().is_none() {
        return Some((Feature::Side(first), first));
    }
    // Where a flat box has two sides in one place, the one that is truly crossed speaks.
    let pick = |sides: [Side; 2]| {
        let mut both = on().filter(|side| sides.contains(side));
        both.clone().find(|side| truly(*side)).or(both.next())
    };
    let feature = match (pick([Side::Left, Side::Right]), pick([Side::Top, Side::Bottom])) {
        (Some(horizontal), Some(vertical)) => Feature::Corner(Corner::of(horizontal, vertical)),
        (Some(side), None) | (None, Some(side)) => Feature::Side(side),
        (None, None) => return None,
    };
    Some((feature, on().find(|side| truly(*side)).unwrap_or(first)))
}

/// The four determinants by the exact stage.
#[cold]
#[inline(never)]
fn later_slow(path: &Lines, forward: [bool; 2]) -> [[f64; 2]; 2] {
    let line = |axis: usize, end: usize| path.side(axis, forward[axis] == (end == 1));
    // With both axes mirrored, or none, a determinant keeps its sign.
    let mirror = if forward[0] == forward[1] { 1.0 } else { -1.0 };
    let sign = |x, y| det_sign(line(0, x), path.motion(1), line(1, y), path.motion(0));
    [0, 1].map(|x| [0, 1].map(|y| mirror * f64::from(sign(x, y))))
}

/// The time at which a path meets a line: `(side − start) / motion`.
#[derive(Clone, Copy)]
pub(crate) struct Time {
    pub(crate) side: Sum<4>,
    pub(crate) motion: Sum<2>,
}

impl Time {
    #[inline]
    pub(crate) fn new(path: &impl Path, axis: usize, high: bool) -> Self {
        Self { side: path.side(axis, high).padded(), motion: path.motion(axis).padded() }
    }
}

impl Ratio for Time {
    #[inline]
    fn parts<T: Number>(&self) -> (T, T) {
        (self.side.to(), self.motion.to())
    }
}

/// When an end of the stretch is reached: computed once, for the time and all coordinates.
pub(crate) enum Moment {
    /// At the path's own end.
    PathEnd(End),
    /// Where the path meets a line.
    Line {
        /// The exact time,
        time: Time,
        /// and in double-double.
        ball: Ball,
    },
}

impl Moment {
    /// The time, correctly rounded.
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub(crate) fn time(&self) -> f64 {
        match self {
            Self::PathEnd(end) => f64::from(*end as u8),
            Self::Line { time, ball } => nearest_to(*ball, time),
        }
    }

    /// The coordinate of `origin + t × along` then, correctly rounded; at the path's own end that of
    /// `ends`.
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub(crate) fn reach(&self, origin: Sum<3>, ends: [f64; 2], along: Sum<2>) -> f64 {
        match *self {
            Self::PathEnd(end) => ends[end as usize],
            Self::Line { time, ball } => {
                let reached = origin.to::<Ball>() + ball * along.to();
                nearest_to(reached, &Reach { origin, along, time })
            }
        }
    }
}

/// `origin + time × along` over one denominator.
pub(crate) struct Reach {
    pub(crate) origin: Sum<3>,
    pub(crate) along: Sum<2>,
    pub(crate) time: Time,
}

impl Ratio for Reach {
    #[inline]
    fn parts<T: Number>(&self) -> (T, T) {
        let (side, motion) = self.time.parts::<T>();
        (self.origin.to::<T>() * motion + side * self.along.to(), motion)
    }
}
