//! A path against a box, by half-planes (Cyrus & Beck 1978, Liang & Barsky 1984; Ericson 2005 §5.3).
//!
//! A box is what four half-planes have in common. Each is bounded by the line of one side and lies
//! behind it; the signed distance of a point in front of the line is positive:
//!
//! ```text
//!              Left            Right
//!               ╎               ╎           a     da > 0 at Left: in front
//!         ╌╌╌╌╌╌┌───────────────┐╌╌╌ Top     ╲    db < 0: behind, so the path enters at
//!               │               │             ╲
//!    a ●────────●───────────────●───────● b    t = da / (da − db)
//!               │ enter         │ exit
//!         ╌╌╌╌╌╌└───────────────┘╌╌╌ Bottom
//! ```
//!
//! The largest entering `t` is the near time, the smallest leaving one the far time; the interior is
//! crossed exactly where near < far. A distance of zero counts as in front, so a path that runs
//! along a side never enters. The closed box is still met there: that is a touch.
//!
//! **Nothing is divided before the verdict.** Which of two times is larger is the sign of
//! `X × dy − Y × dx`: on which side of the path a *corner* of the box lies. Four such signs and the
//! signs of the eight distances decide everything; both come from [`crate::exact`].
//!
//! Classic code starts with near = −∞ and far = ∞ and tests near > far. The first gives NaN points
//! for a path that starts inside; the second differs only for lines through a corner. Here the
//! path's own ends bound the times: near starts at 0 and far at 1.

use glam::{DVec2, dvec2};

use crate::exact::{Number, Ratio, Sign, Sum, det_sign, quotient};
use crate::hit::{Contact, Hit, Place, Span};
use crate::shape::{Aabb, Corner, Feature, Point, Segment, Side};

/// What happens at one side, then the verdict. `da` and `db` are the signed distances of the start
/// and the end in front of that side's line; `near` and `far` are the bounds so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Both ends are in front of the line or on it: the interior cannot be entered. Ends the walk.
    InFront {
        /// Whose line.
        side: Side,
        /// Distance of the start.
        da: f64,
        /// Distance of the end.
        db: f64,
    },
    /// Both ends are behind the line or, at one end, on it without leaving: it says nothing.
    Behind {
        /// Whose line.
        side: Side,
        /// Distance of the start.
        da: f64,
        /// Distance of the end.
        db: f64,
    },
    /// The path enters the half-plane at `t`.
    Enters {
        /// Whose line.
        side: Side,
        /// Distance of the start.
        da: f64,
        /// Distance of the end.
        db: f64,
        /// When the line is met.
        t: f64,
        /// The largest entering time so far.
        near: f64,
        /// The smallest leaving time so far.
        far: f64,
    },
    /// The path leaves the half-plane at `t`.
    Leaves {
        /// Whose line.
        side: Side,
        /// Distance of the start.
        da: f64,
        /// Distance of the end.
        db: f64,
        /// When the line is met.
        t: f64,
        /// The largest entering time so far.
        near: f64,
        /// The smallest leaving time so far.
        far: f64,
    },
    /// near < far: the interior is entered.
    Crosses {
        /// When.
        near: f64,
        /// Until when.
        far: f64,
    },
    /// The interior is not entered, yet the closed box is met.
    Touches {
        /// When.
        near: f64,
        /// Until when.
        far: f64,
    },
    /// The box is not met at all.
    Misses {
        /// The largest entering time.
        near: f64,
        /// The smallest leaving time.
        far: f64,
    },
}

/// The stretch of the segment inside the box, or `None` where they do not meet.
///
/// ```
/// use graze2d::{Aabb, Feature, Segment, Side, glam::dvec2, segment_vs_aabb};
///
/// let segment = Segment::new(dvec2(-2.0, 1.0), dvec2(8.0, 1.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let enter = segment_vs_aabb(&segment, &aabb).unwrap().enter().unwrap();
/// assert_eq!((enter.t(), enter.point()), (0.2, dvec2(0.0, 1.0)));
/// assert_eq!(enter.feature(), Feature::Side(Side::Left));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn segment_vs_aabb(segment: &Segment, aabb: &Aabb) -> Option<Span> {
    span(segment, aabb, &crossings(segment, aabb))
}

/// The same, and every step of the walk on the way.
///
/// ```
/// use graze2d::{Aabb, Segment, Step, glam::dvec2, trace_segment_vs_aabb};
///
/// let segment = Segment::new(dvec2(-2.0, 1.0), dvec2(8.0, 1.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let mut last = None;
/// trace_segment_vs_aabb(&segment, &aabb, |step| last = Some(step));
/// assert_eq!(last, Some(Step::Crosses { near: 0.2, far: 0.6 }));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_segment_vs_aabb(
    segment: &Segment,
    aabb: &Aabb,
    watch: impl FnMut(Step),
) -> Option<Span> {
    let found = crossings(segment, aabb);
    found.narrate(watch);
    span(segment, aabb, &found)
}

/// The verdict and the near time alone.
pub(crate) fn segment_vs_aabb_start(segment: &Segment, aabb: &Aabb) -> Option<(Contact, f64)> {
    let found = crossings(segment, aabb);
    found.contact.map(|contact| (contact, found.near()))
}

/// Where the point lies with respect to the box.
///
/// ```
/// use graze2d::{Aabb, Place, Point, glam::dvec2, point_vs_aabb};
///
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// assert_eq!(point_vs_aabb(&Point::new(dvec2(4.0, 1.0))?, &aabb), Place::Boundary);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn point_vs_aabb(point: &Point, aabb: &Aabb) -> Place {
    let p = point.get();
    if !(p.cmpge(aabb.min()) & p.cmple(aabb.max())).all() {
        Place::Outside
    } else if (p.cmpgt(aabb.min()) & p.cmplt(aabb.max())).all() {
        Place::Inside
    } else {
        Place::Boundary
    }
}

/// A path and a box as unevaluated sums of inputs, seen from the start of the path: on each axis
/// (x, then y) the two sides, the same seen from the end, and the motion in between.
pub(crate) struct Relative<const N: usize, const M: usize, const K: usize> {
    pub(crate) low: [Sum<N>; 2],
    pub(crate) high: [Sum<N>; 2],
    pub(crate) motion: [Sum<M>; 2],
    pub(crate) low_from_end: [Sum<K>; 2],
    pub(crate) high_from_end: [Sum<K>; 2],
    /// Whether the box has no extent on the axis.
    pub(crate) flat: [bool; 2],
}

/// Which end of a stretch: a crossing of a side on one axis, or an end of the path itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bound {
    /// The axis whose side is crossed, or `None` at the path's own end.
    pub(crate) axis: Option<usize>,
    /// On which sides the point lies, in the order of [`Side::ALL`]; none where it is strictly inside.
    pub(crate) on: [bool; 4],
}

/// Everything that the signs decide: the verdict and which sides bound the stretch.
pub(crate) struct Crossings<const N: usize, const M: usize, const K: usize> {
    relative: Relative<N, M, K>,
    /// The sign of the motion on each axis.
    heading: [Sign; 2],
    pub(crate) contact: Option<Contact>,
    pub(crate) enter: Bound,
    pub(crate) exit: Bound,
}

fn crossings(segment: &Segment, aabb: &Aabb) -> Crossings<2, 2, 2> {
    let (a, b) = (segment.a(), segment.b());
    Crossings::new(Relative {
        low: Sum::offset(a, aabb.min()),
        high: Sum::offset(a, aabb.max()),
        motion: Sum::offset(a, b),
        low_from_end: Sum::offset(b, aabb.min()),
        high_from_end: Sum::offset(b, aabb.max()),
        flat: aabb.min().cmpeq(aabb.max()).into(),
    })
}

impl<const N: usize, const M: usize, const K: usize> Crossings<N, M, K> {
    /// The kernel: signs only, nothing is divided.
    #[inline]
    pub(crate) fn new(relative: Relative<N, M, K>) -> Self {
        let Relative { low, high, motion, low_from_end, high_from_end, flat } = &relative;
        let heading = motion.map(Sum::sign);
        let (mut missed, mut in_front) = (false, false);
        // On each axis: is the entering side ahead of the start, and the leaving side behind the end?
        let (mut enters, mut leaves) = ([false; 2], [false; 2]);
        let (mut at_start, mut at_end) = ([[0; 2]; 2], [[0; 2]; 2]);
        for axis in 0..2 {
            let (l, h) = (low[axis].sign(), high[axis].sign());
            let (le, he) = (low_from_end[axis].sign(), high_from_end[axis].sign());
            missed |= (l > 0 && le > 0) || (h < 0 && he < 0);
            in_front |= (l >= 0 && le >= 0) || (h <= 0 && he <= 0);
            enters[axis] = (heading[axis] > 0 && l > 0) || (heading[axis] < 0 && h < 0);
            leaves[axis] = (heading[axis] > 0 && he < 0) || (heading[axis] < 0 && le > 0);
            in_front |= flat[axis] && enters[axis] && leaves[axis];
            (at_start[axis], at_end[axis]) = ([l, h], [le, he]);
        }
        // Times X / dx and Y / dy are ordered as X × dy − Y × dx, where dx × dy > 0.
        let corner = [0, 1].map(|i| {
            let x = [low[0], high[0]][i];
            [low[1], high[1]].map(|y| det_sign(x, motion[1], y, motion[0]))
        });
        let [near_x, near_y] = heading.map(|h| usize::from(h <= 0));
        let (far_x, far_y) = (1 - near_x, 1 - near_y);
        let order = |x: usize, y: usize| corner[x][y] * heading[0] * heading[1];
        let (x_in_y_out, y_in_x_out) = (enters[0] && leaves[1], enters[1] && leaves[0]);
        missed |= (x_in_y_out && order(near_x, far_y) > 0) || (y_in_x_out && order(far_x, near_y) < 0);
        in_front |=
            (x_in_y_out && order(near_x, far_y) >= 0) || (y_in_x_out && order(far_x, near_y) <= 0);

        let bound = |crossed: [bool; 2], x_first: bool, at: [usize; 2], end: [[Sign; 2]; 2]| {
            if crossed[0] && (!crossed[1] || x_first) {
                let row = corner[at[0]];
                let on = [at[0] == 0, at[0] == 1, row[0] == 0, row[1] == 0];
                Bound { axis: Some(0), on }
            } else if crossed[1] {
                let column = [corner[0][at[1]], corner[1][at[1]]];
                let on = [column[0] == 0, column[1] == 0, at[1] == 0, at[1] == 1];
                Bound { axis: Some(1), on }
            } else {
                let on = [end[0][0] == 0, end[0][1] == 0, end[1][0] == 0, end[1][1] == 0];
                Bound { axis: None, on }
            }
        };
        let enter = bound(enters, order(near_x, near_y) >= 0, [near_x, near_y], at_start);
        let exit = bound(leaves, order(far_x, far_y) <= 0, [far_x, far_y], at_end);
        let contact = match (missed, in_front) {
            (true, _) => None,
            (_, true) => Some(Contact::Touch),
            _ => Some(Contact::Cross),
        };
        Self { relative, heading, contact, enter, exit }
    }

    /// The side at index 0 (low) or 1 (high) of an axis, seen from the start.
    fn side(&self, axis: usize, index: usize) -> Sum<N> {
        [self.relative.low[axis], self.relative.high[axis]][index]
    }

    /// Whether the path moves into the box through a side (1), out of it (−1) or along it (0).
    fn inward(&self, side: Side) -> Sign {
        match side {
            Side::Left => self.heading[0],
            Side::Right => -self.heading[0],
            Side::Top => self.heading[1],
            Side::Bottom => -self.heading[1],
        }
    }

    /// `t = (side − start) / motion` on the axis: correctly rounded.
    pub(crate) fn time(&self, axis: usize, entering: bool) -> f64 {
        let index = usize::from((self.heading[axis] > 0) != entering);
        quotient(&Time { side: self.side(axis, index), motion: self.relative.motion[axis] })
    }

    /// The near time: 0 where the path starts in the box.
    pub(crate) fn near(&self) -> f64 {
        self.enter.axis.map_or(0.0, |axis| self.time(axis, true))
    }

    /// The far time: 1 where the path ends in the box.
    pub(crate) fn far(&self) -> f64 {
        self.exit.axis.map_or(1.0, |axis| self.time(axis, false))
    }

    /// The coordinate on one axis of `origin + t × along` at the time of a bound, correctly rounded.
    pub(crate) fn reach<const L: usize>(
        &self,
        axis: usize,
        entering: bool,
        origin: f64,
        along: Sum<L>,
    ) -> f64 {
        let index = usize::from((self.heading[axis] > 0) != entering);
        let (side, motion) = (self.side(axis, index), self.relative.motion[axis]);
        quotient(&Reach { origin, along, time: Time { side, motion } })
    }

    /// The side, or corner, on which a bound lies and the side whose normal it takes: the first that
    /// is truly entered (`sense` 1) or left (−1), else the first that it lies on.
    pub(crate) fn feature(&self, bound: Bound, sense: Sign) -> Option<(Feature, Side)> {
        let on = || Side::ALL.into_iter().zip(bound.on).filter_map(|(side, on)| on.then_some(side));
        let truly = |side: &Side| self.inward(*side) == sense;
        // Where a flat box has two sides in one place, the one that is truly crossed speaks.
        let pick = |sides: &[Side; 2]| {
            on().filter(|side| sides.contains(side)).max_by_key(|side| (truly(side), *side == sides[0]))
        };
        let feature = match [pick(&[Side::Left, Side::Right]), pick(&[Side::Top, Side::Bottom])] {
            [Some(horizontal), Some(vertical)] => Feature::Corner(Corner::of(horizontal, vertical)),
            [Some(side), None] | [None, Some(side)] => Feature::Side(side),
            [None, None] => return None,
        };
        Some((feature, on().find(truly).or(on().next())?))
    }

    /// The walk: side by side, then the verdict.
    pub(crate) fn narrate(&self, mut watch: impl FnMut(Step)) {
        let (mut near, mut far) = (0.0_f64, 1.0_f64);
        for side in Side::ALL {
            let (axis, index) = match side {
                Side::Left => (0, 0),
                Side::Right => (0, 1),
                Side::Top => (1, 0),
                Side::Bottom => (1, 1),
            };
            let from_end =
                [self.relative.low_from_end[axis], self.relative.high_from_end[axis]][index];
            // A high side lies in front where its coordinate is below the point's.
            let facing = if index == 0 { 1 } else { -1 };
            let from_start = self.side(axis, index);
            let (at_start, at_end) = (facing * from_start.sign(), facing * from_end.sign());
            let distance = |near: f64| f64::from(facing) * near + 0.0;
            let (da, db) = (distance(from_start.near()), distance(from_end.near()));
            if at_start >= 0 && at_end >= 0 {
                watch(Step::InFront { side, da, db });
                break;
            } else if at_start >= 0 {
                let t = self.time(axis, true);
                near = near.max(t);
                watch(Step::Enters { side, da, db, t, near, far });
            } else if at_end >= 0 {
                let t = self.time(axis, false);
                far = far.min(t);
                watch(Step::Leaves { side, da, db, t, near, far });
            } else {
                watch(Step::Behind { side, da, db });
            }
        }
        match self.contact {
            Some(Contact::Cross) => watch(Step::Crosses { near, far }),
            Some(Contact::Touch) => watch(Step::Touches { near: self.near(), far: self.far() }),
            None => watch(Step::Misses { near, far }),
        }
    }
}

struct Time<const N: usize, const M: usize> {
    side: Sum<N>,
    motion: Sum<M>,
}

impl<const N: usize, const M: usize> Ratio for Time<N, M> {
    #[inline]
    fn parts<T: Number>(&self) -> (T, T) {
        (self.side.to(), self.motion.to())
    }
}

/// `origin + side / motion × along` over one denominator.
struct Reach<const L: usize, const N: usize, const M: usize> {
    origin: f64,
    along: Sum<L>,
    time: Time<N, M>,
}

impl<const L: usize, const N: usize, const M: usize> Ratio for Reach<L, N, M> {
    #[inline]
    fn parts<T: Number>(&self) -> (T, T) {
        let (side, motion) = self.time.parts::<T>();
        (T::of(self.origin) * motion + side * self.along.to(), motion)
    }
}

fn span(segment: &Segment, aabb: &Aabb, found: &Crossings<2, 2, 2>) -> Option<Span> {
    let contact = found.contact?;
    let hit = |bound: Bound, entering: bool| {
        let (feature, side) = found.feature(bound, if entering { 1 } else { -1 })?;
        let end = if entering { segment.a() } else { segment.b() };
        let Some(axis) = bound.axis else {
            return Some((if entering { 0.0 } else { 1.0 }, end, side, feature));
        };
        // The coordinate on a side is copied; the other follows the path.
        let along = Sum::offset(segment.a(), segment.b());
        let coordinate = |k: usize| {
            let [low, high] = [bound.on[2 * k], bound.on[2 * k + 1]];
            if low {
                aabb.min()[k]
            } else if high {
                aabb.max()[k]
            } else {
                found.reach(axis, entering, segment.a()[k], along[k])
            }
        };
        Some((found.time(axis, entering), dvec2(coordinate(0), coordinate(1)), side, feature))
    };
    let whole = |hit: Option<(f64, DVec2, Side, Feature)>| {
        hit.map(|(t, point, side, feature)| Hit {
            t,
            point,
            position: point,
            normal: side.normal(),
            feature,
        })
    };
    Some(Span { contact, enter: whole(hit(found.enter, true)), exit: whole(hit(found.exit, false)) })
}
