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

use core::hint::select_unpredictable;

use glam::DVec2;

use crate::crossings::{Crossings, End, Path};
use crate::exact::{Linear, Sum, quick_quotient, quotient};
use crate::hit::{Contact, Hit, Span, Times};
use crate::shape::{Aabb, Segment, Side};

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
    span(&Crossings::new(SegmentAndBox::new(segment, aabb)))
}

/// The contact, the times and the sides alone, without points and normals: several times as fast,
/// and without a branch that depends on where the segment runs.
///
/// ```
/// use graze2d::{Aabb, Segment, Side, glam::dvec2, segment_vs_aabb_times};
///
/// let segment = Segment::new(dvec2(-2.0, 1.0), dvec2(8.0, 1.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let times = segment_vs_aabb_times(&segment, &aabb).unwrap();
/// assert_eq!((times.times(), times.enters()), ((0.2, 0.6), Some(Side::Left)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[inline]
pub fn segment_vs_aabb_times(segment: &Segment, aabb: &Aabb) -> Option<Times> {
    let found = Crossings::new(SegmentAndBox::new(segment, aabb));
    let [near, far] = [End::Enter, End::Exit].map(|end| found.quick_time(end));
    let sure = near.1 & far.1;
    let times = if sure { [near.0, far.0] } else { times_slow(segment, aabb) };
    let sides = [End::Enter, End::Exit].map(|end| found.crossed_side(end));
    let contact = found.contact.unwrap_or(Contact::Touch);
    select_unpredictable(found.contact.is_some(), Some(Times { contact, times, sides }), None)
}

/// The same, and every step of the walk on the way.
///
/// ```
/// use graze2d::{Aabb, HalfPlaneStep as Step, Segment, glam::dvec2, trace_segment_vs_aabb};
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
    let found = Crossings::new(SegmentAndBox::new(segment, aabb));
    found.narrate(watch);
    span(&found)
}

/// The exact verdict and a view of the near time, rounded a few times: for the field layer, whose
/// shades do not show the difference.
#[cfg(feature = "web")]
pub(crate) fn segment_vs_aabb_start(segment: &Segment, aabb: &Aabb) -> Option<(Contact, f64)> {
    let found = Crossings::new(SegmentAndBox::new(segment, aabb));
    let near = found.axis(End::Enter).map_or(0.0, |axis| {
        let crossing = found.crossing(axis, End::Enter);
        crossing.side.near() / crossing.motion.near()
    });
    found.contact.map(|contact| (contact, near))
}

/// A segment and a box as they came.
#[derive(Clone, Copy)]
pub(crate) struct SegmentAndBox {
    pub(crate) ends: [DVec2; 2],
    sides: [DVec2; 2],
}

impl SegmentAndBox {
    #[inline]
    pub(crate) fn new(segment: &Segment, aabb: &Aabb) -> Self {
        Self { ends: [segment.a(), segment.b()], sides: [aabb.min(), aabb.max()] }
    }

    /// A point whose coordinate on a side is that side's, bit for bit; the others are asked for.
    pub(crate) fn point(&self, on: [bool; 4], coordinate: impl Fn(usize) -> f64) -> DVec2 {
        DVec2::from([0, 1].map(|axis| match [on[2 * axis], on[2 * axis + 1]] {
            [true, _] => self.sides[0][axis],
            [_, true] => self.sides[1][axis],
            _ => coordinate(axis),
        }))
    }
}

impl Path for SegmentAndBox {
    type FromStart = Sum<2>;
    type FromEnd = Sum<2>;
    type Motion = Sum<2>;
    #[inline]
    fn side(&self, axis: usize, high: bool) -> Sum<2> {
        Sum([self.sides[usize::from(high)][axis], -self.ends[0][axis]])
    }
    #[inline]
    fn side_from_end(&self, axis: usize, high: bool) -> Sum<2> {
        Sum([self.sides[usize::from(high)][axis], -self.ends[1][axis]])
    }
    #[inline]
    fn motion(&self, axis: usize) -> Sum<2> {
        Sum([self.ends[1][axis], -self.ends[0][axis]])
    }
    #[inline]
    fn is_flat(&self, axis: usize) -> bool {
        self.sides[0][axis] == self.sides[1][axis]
    }
}

impl<P: Path> Crossings<P> {
    /// The walk: side by side, then the verdict.
    pub(crate) fn narrate(&self, mut watch: impl FnMut(Step)) {
        let (mut near, mut far) = (0.0_f64, 1.0_f64);
        for side in Side::ALL {
            let (axis, high) = side.axis();
            let from_start = self.path.side(axis, high);
            let from_end = self.path.side_from_end(axis, high);
            // A point is in front of a low side where the side is ahead of it, of a high one where not.
            let facing = if high { -1 } else { 1 };
            let (at_start, at_end) = (facing * from_start.sign(), facing * from_end.sign());
            let distance = |view: f64| f64::from(facing) * view + 0.0;
            let (da, db) = (distance(from_start.near()), distance(from_end.near()));
            if at_start >= 0 && at_end >= 0 {
                watch(Step::InFront { side, da, db });
                break;
            } else if at_start >= 0 {
                let t = quotient(&self.crossing(axis, End::Enter));
                near = near.max(t);
                watch(Step::Enters { side, da, db, t, near, far });
            } else if at_end >= 0 {
                let t = quotient(&self.crossing(axis, End::Exit));
                far = far.min(t);
                watch(Step::Leaves { side, da, db, t, near, far });
            } else {
                watch(Step::Behind { side, da, db });
            }
        }
        match self.contact {
            Some(Contact::Cross) => watch(Step::Crosses { near, far }),
            Some(Contact::Touch) => {
                watch(Step::Touches { near: self.time(End::Enter), far: self.time(End::Exit) });
            }
            None => watch(Step::Misses { near, far }),
        }
    }
}

/// The times of both ends, where there is a contact.
#[cold]
#[inline(never)]
fn times_slow(segment: &Segment, aabb: &Aabb) -> [f64; 2] {
    let found = Crossings::new(SegmentAndBox::new(segment, aabb));
    [End::Enter, End::Exit].map(|end| if found.contact.is_some() { found.time(end) } else { 0.0 })
}

impl Crossings<SegmentAndBox> {
    /// The time of an end, and whether it is certainly correctly rounded: without a branch.
    #[inline]
    fn quick_time(&self, end: End) -> (f64, bool) {
        let [x, y] = self.bounds(end);
        let [a, b] = self.path.ends.map(|end| select_unpredictable(y, end.y, end.x));
        let side = |axis: usize| {
            let [low, high] = self.path.sides.map(|side| side[axis]);
            select_unpredictable(self.is_high(axis, end), high, low)
        };
        let side = select_unpredictable(y, side(1), side(0));
        let (t, sure) = quick_quotient(Sum([side, -a]), Sum([b, -a]));
        (select_unpredictable(x | y, t, f64::from(end as u8)), sure | !(x | y))
    }

    /// The side through which the path comes or goes; `None` where its own end bounds the stretch.
    #[inline]
    fn crossed_side(&self, end: End) -> Option<Side> {
        const SIDES: [Option<Side>; 5] =
            [Some(Side::Left), Some(Side::Right), Some(Side::Top), Some(Side::Bottom), None];
        let [x, y] = self.bounds(end);
        let high = [0, 1].map(|axis| usize::from(self.is_high(axis, end)));
        SIDES[if x {
            high[0]
        } else if y {
            2 + high[1]
        } else {
            4
        }]
    }
}

fn span(found: &Crossings<SegmentAndBox>) -> Option<Span> {
    let (contact, path) = (found.contact?, &found.path);
    let hit = |end: End| {
        let on = found.on(end);
        let (feature, side) = found.feature_on(end, on)?;
        let moment = found.moment(end);
        let point = path.point(on, |axis| {
            let ends = path.ends.map(|end| end[axis]);
            moment.reach(Sum([ends[0]]), ends, path.motion(axis))
        });
        Some(Hit::at_point(moment.time(), point, point, side.normal(), feature))
    };
    Some(Span { contact, enter: hit(End::Enter), exit: hit(End::Exit), push_out: None })
}
