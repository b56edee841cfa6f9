//! What the signs decide about a path against a box: one point on one segment against four half-planes.
//!
//! [`crate::query::segment_aabb`] explains it.

use core::hint::select_unpredictable;

use crate::answer::Contact;
use crate::exact::{Fraction, Sum, det_sign, is_sure, order};
use crate::shape::{Corner, Feature, Side};
use crate::sweep::path::{End, Path};

/// Everything that follows from the signs. Each axis is mirrored if the path runs towards smaller coordinates,
/// so that here every path runs to the right and down:
///
/// ```text
///     start ●────▶ entering line ─────────▶ leaving line          on one axis
///           └─ ahead: start in front ─┘
/// ```
pub(crate) struct BoxSigns {
    pub(crate) path: Path,
    pub(crate) contact: Option<Contact>,
    /// Whether the axis is not mirrored.
    forward: [bool; 2],
    /// Whether the entering line is ahead of the start, and the leaving line behind the end.
    crossed: [[bool; 2]; 2],
    /// By its sign, which of two lines is met later: `X × dy − Y × dx` for the entering and leaving
    /// X (rows) and Y (columns). Zero if the path runs through that corner.
    later: [[f64; 2]; 2],
}

impl BoxSigns {
    pub(crate) fn new(path: Path) -> Self {
        Self::decided(path, false)
    }

    /// Those of a path that crosses; of one that does not, only that.
    pub(crate) fn crossing(path: Path) -> Option<Self> {
        let signs = Self::decided(path, true);
        (signs.contact == Some(Contact::Cross)).then_some(signs)
    }

    /// Signs only: nothing is divided, and no branch but those to the exact stage.
    #[inline(never)]
    fn decided(path: Path, crossing_only: bool) -> Self {
        let motion = path.motion.map(Sum::signed);
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
            // A path through a box without extent only touches it.
            in_front |= crossed[0][axis] & crossed[1][axis] && order(low, high) == 0;
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
        // If the path is in front of the box on one axis, nobody asks what is met later.
        let is_known = missed | (crossing_only & in_front);
        if !sure && !is_known {
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

    /// Whether the line on x or on y bounds the part at that end; neither if the path's own end does.
    #[inline]
    pub(crate) fn bounds(&self, end: End) -> [bool; 2] {
        let [x, y] = self.crossed[end as usize];
        // Entered last, left first; at a corner the same line stands for both.
        let x_first =
            if end == End::Enter { self.later[0][0] >= 0.0 } else { self.later[1][1] <= 0.0 };
        let x = x & (!y | x_first);
        [x, y & !x]
    }

    /// Whether the line on y is met no earlier than that on x where both are entered, or no later where both are left.
    pub(crate) fn y_decides(&self, end: End) -> bool {
        if end == End::Enter { self.later[0][0] <= 0.0 } else { self.later[1][1] >= 0.0 }
    }

    /// The axis whose line bounds the part, or `None` if the path's own end does.
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
        // And on a side of the other axis, if the path runs through a corner.
        let (row, other) = (end as usize, 1 - axis);
        for (column, other_end) in [End::Enter, End::Exit].into_iter().enumerate() {
            let later = if axis == 0 { self.later[row][column] } else { self.later[column][row] };
            on[2 * other + usize::from(self.is_high(other, other_end))] |= later == 0.0;
        }
        on
    }

    /// When the path meets the line through which it enters or leaves on an axis.
    #[inline]
    pub(crate) fn line_time(&self, axis: usize, end: End) -> Fraction {
        self.path.line_time(axis, self.is_high(axis, end))
    }

    /// The time of that end, correctly rounded: 0 or 1 if the path's own end bounds the part.
    pub(crate) fn time(&self, end: End) -> f64 {
        self.axis(end).map_or(f64::from(end as u8), |axis| self.line_time(axis, end).nearest())
    }

    /// The side or corner on which that end lies, and the side whose normal it has: the first that the path
    /// enters or leaves instead of running along it, else the first on which it lies. `None` strictly inside.
    pub(crate) fn feature(&self, end: End) -> Option<(Feature, Side)> {
        let on = self.on(end);
        let on = || Side::ALL.into_iter().zip(on).filter_map(|(side, on)| on.then_some(side));
        let mut sides = on();
        let first = sides.next()?;
        if sides.next().is_none() {
            return Some((Feature::Side(first), first));
        }
        let truly = |side: &Side| {
            let (axis, high) = side.axis();
            self.path.motion[axis].sign() != 0 && self.is_high(axis, end) == high
        };
        // If a flat box has two sides in one place, the one that the path crosses counts.
        let pick = |axis: usize| {
            let mut both = on().filter(|side| side.axis().0 == axis);
            both.clone().find(truly).or(both.next())
        };
        let feature = match (pick(0), pick(1)) {
            (Some(horizontal), Some(vertical)) => Feature::Corner(Corner::of(horizontal, vertical)),
            (Some(side), None) | (None, Some(side)) => Feature::Side(side),
            (None, None) => return None,
        };
        Some((feature, on().find(truly).unwrap_or(first)))
    }
}

/// The signs of the four determinants, from the exact stage.
#[cold]
#[inline(never)]
fn later_slow(path: &Path, forward: [bool; 2]) -> [[f64; 2]; 2] {
    let line = |axis: usize, end: usize| path.side(axis, forward[axis] == (end == 1));
    // With both axes mirrored, or none, a determinant keeps its sign.
    let mirror = if forward[0] == forward[1] { 1.0 } else { -1.0 };
    let [dx, dy] = path.motion.map(Sum::sign);
    let sign = |x, y| match (dx, dy) {
        // A path that is level or upright, or none, needs no product.
        (0, _) => line(0, x).sign() * dy,
        (_, 0) => -line(1, y).sign() * dx,
        _ => det_sign(line(0, x), path.motion[1], line(1, y), path.motion[0]),
    };
    [0, 1].map(|x| [0, 1].map(|y| mirror * f64::from(sign(x, y))))
}
