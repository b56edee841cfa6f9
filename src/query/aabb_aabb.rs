//! A moving box against a moving box.

use glam::{DVec2, dvec2};
use wide::f64x2;

use crate::answer::{Contact, Hit, PushOut, Span, Times};
use crate::exact::{Double, Linear, Sum, rounded};
use crate::path::crossings::{Crossings, End, Path};
use crate::query::segment_aabb::Step as HalfPlaneStep;
use crate::quick::stretch::{Stretch, Verdict, times};
use crate::shape::{Aabb, Feature, Motion, Side};

/// What happens at one stage.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Step {
    /// The motion of A as B sees it, rounded.
    Relative {
        /// Its displacement.
        motion: DVec2,
    },
    /// The Minkowski sum B ⊕ −A around the origin, rounded.
    MinkowskiSum {
        /// Its top left corner.
        min: DVec2,
        /// Its bottom right corner.
        max: DVec2,
    },
    /// The relative motion from the origin against the sum, side by side, and the verdict.
    Clip(HalfPlaneStep),
    /// The boxes overlap from the start.
    StartsInside {
        /// How deep.
        depth: f64,
    },
    /// The boxes meet: where A's min corner is then.
    Meets {
        /// When.
        t: f64,
        /// The min corner of A.
        position: DVec2,
        /// The side of B, as A leaves or enters it.
        enters: bool,
    },
}

/// The stretch of time in which two moving boxes meet, or `None` where they never do. The features
/// and normals are those of `b`.
///
/// Seen from B, box A runs along the difference of the motions. Shrunk to a point, it leaves B grown
/// by A turned by 180° about the origin, the Minkowski sum:
///
/// ```text
///  ┌─┐                       ╌╌╌╌╌╌╌╌╌╌╌╌╌╌
///  │A│──▶     ┌────┐         ╎   ┌────┐   ╎     B ⊕ −A = [B.min − A.max, B.max − A.min]
///  └─┘    ◀── │ B  │    o──▶ ╎   │ B  │   ╎     against the segment from the origin o
///             └────┘         ╎   └────┘   ╎     along motion of A − motion of B
///                            ╌╌╌╌╌╌╌╌╌╌╌╌╌╌
/// ```
///
/// That is a segment against a box, as in [`segment_vs_aabb`](crate::segment_vs_aabb): one hit where
/// the motion ends inside, two where it passes through. Any other origin shifts both alike and gives
/// the same points in the world. The sum is never stored: its sides stay differences of inputs.
///
/// Boxes that overlap from the start have no `enter`, and a `push_out` for `a`. Boxes that slide
/// along each other touch. Only relative motion counts: two boxes that move alike meet all the time,
/// or never.
///
/// Ericson 2005 §5.5.8.
///
/// ```
/// use graze2d::{Aabb, Motion, aabb_vs_aabb, glam::dvec2};
///
/// let a = Aabb::new(dvec2(0.0, 0.0), dvec2(1.0, 1.0))?;
/// let b = Aabb::new(dvec2(5.0, 0.0), dvec2(6.0, 1.0))?;
/// let (right, left) = (Motion::new(dvec2(6.0, 0.0))?, Motion::new(dvec2(-2.0, 0.0))?);
/// let enter = aabb_vs_aabb(&a, &right, &b, &left).unwrap().enter().unwrap();
/// assert_eq!((enter.t(), enter.position()), (0.5, dvec2(3.0, 0.0)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn aabb_vs_aabb(a: &Aabb, motion_a: &Motion, b: &Aabb, motion_b: &Motion) -> Option<Span> {
    let path = TwoBoxes::new(a, motion_a, b, motion_b);
    let found = match Stretch::find(&path) {
        Verdict::Misses => return None,
        Verdict::Crosses(found) => found,
        Verdict::Unsure => return span_slow(a, motion_a, b, motion_b),
    };
    let moments = found.moments();
    let (times, mut sure) = found.times(&moments);
    // A corner of a moved box at both ends of the stretch, a register an axis.
    let mut at = |corner: DVec2, motion: DVec2| {
        let mut coordinate = |axis: usize| {
            let [corner, motion] = [corner, motion].map(|v| f64x2::splat(v[axis]));
            let (reached, is_sure) = moments.reach(corner, Double::of(motion));
            sure &= is_sure | !found.is_crossed;
            reached
        };
        [coordinate(0), coordinate(1)]
    };
    let [position, other] = [at(a.min(), path.motion_a), at(b.min(), path.motion_b)];
    let [a_max, b_max] = [at(a.max(), path.motion_a), at(b.max(), path.motion_b)];
    if !sure.all() {
        return span_slow(a, motion_a, b, motion_b);
    }
    // The stretch that both share.
    let low = [0, 1].map(|axis| position[axis].fast_max(other[axis]));
    let high = [0, 1].map(|axis| a_max[axis].fast_min(b_max[axis]));
    let times = times.to_array();
    let [enter, exit] = found.hits(|end, side| {
        let [position, point, opposite] =
            [position, low, high].map(|[x, y]| dvec2(x.to_array()[end], y.to_array()[end]));
        let (t, normal, feature) = (times[end], side.normal(), Feature::Side(side));
        Hit { t, point, position, normal, feature, opposite }
    });
    let push_out = enter.is_none().then(|| path.push_out());
    Some(Span { contact: Contact::Cross, enter, exit, push_out })
}

#[cold]
#[inline(never)]
fn span_slow(a: &Aabb, motion_a: &Motion, b: &Aabb, motion_b: &Motion) -> Option<Span> {
    let path = TwoBoxes::new(a, motion_a, b, motion_b);
    path.span(&Crossings::new(&path))
}

/// The contact, the times and the sides of `b` alone, without points and normals, in less than half of
/// the time. It branches only on whether the boxes miss, cross or nearly touch each other.
///
/// ```
/// use graze2d::{Aabb, Motion, Side, aabb_vs_aabb_times, glam::dvec2};
///
/// let a = Aabb::new(dvec2(0.0, 0.0), dvec2(1.0, 1.0))?;
/// let b = Aabb::new(dvec2(5.0, 0.0), dvec2(6.0, 1.0))?;
/// let (right, left) = (Motion::new(dvec2(6.0, 0.0))?, Motion::new(dvec2(-2.0, 0.0))?);
/// let times = aabb_vs_aabb_times(&a, &right, &b, &left).unwrap();
/// assert_eq!((times.times(), times.enters()), ((0.5, 0.75), Some(Side::Left)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[inline]
pub fn aabb_vs_aabb_times(
    a: &Aabb,
    motion_a: &Motion,
    b: &Aabb,
    motion_b: &Motion,
) -> Option<Times> {
    let path = TwoBoxes::new(a, motion_a, b, motion_b);
    times(&path, || times_slow(a, motion_a, b, motion_b))
}

#[cold]
#[inline(never)]
fn times_slow(a: &Aabb, motion_a: &Motion, b: &Aabb, motion_b: &Motion) -> Option<Times> {
    Crossings::new(&TwoBoxes::new(a, motion_a, b, motion_b)).times()
}

/// Like [`aabb_vs_aabb`], and reports every stage to `watch`.
///
/// ```
/// use graze2d::{Aabb, Motion, SweepBoxStep as Step, glam::dvec2, trace_aabb_vs_aabb};
///
/// let a = Aabb::new(dvec2(0.0, 0.0), dvec2(1.0, 1.0))?;
/// let b = Aabb::new(dvec2(5.0, 0.0), dvec2(6.0, 1.0))?;
/// let mut steps = Vec::new();
/// trace_aabb_vs_aabb(&a, &Motion::NONE, &b, &Motion::NONE, |step| steps.push(step));
/// assert_eq!(steps[0], Step::Relative { motion: dvec2(0.0, 0.0) });
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_aabb_vs_aabb(
    a: &Aabb,
    motion_a: &Motion,
    b: &Aabb,
    motion_b: &Motion,
    mut watch: impl FnMut(Step),
) -> Option<Span> {
    let path = TwoBoxes::new(a, motion_a, b, motion_b);
    let found = Crossings::new(&path);
    let span = path.span(&found);
    watch(Step::Relative { motion: path.view(|axis| path.motion(axis)) });
    let [min, max] = [false, true].map(|high| path.view(|axis| path.side(axis, high)));
    watch(Step::MinkowskiSum { min, max });
    found.narrate(&mut |step| watch(Step::Clip(step)));
    if let Some(span) = span {
        if let Some(push_out) = span.push_out() {
            watch(Step::StartsInside { depth: push_out.depth() });
        }
        for (hit, enters) in [(span.enter(), true), (span.exit(), false)] {
            if let Some(hit) = hit {
                watch(Step::Meets { t: hit.t(), position: hit.position(), enters });
            }
        }
    }
    span
}

/// The ways out of an overlap for `a`, one a side of `b` in the order of [`Side::ALL`], or `None`
/// where the interiors do not overlap. The shortest is the `push_out` of [`aabb_vs_aabb`].
pub fn push_outs_aabb_vs_aabb(a: &Aabb, b: &Aabb) -> Option<[PushOut; 4]> {
    let path = TwoBoxes::new(a, &Motion::NONE, b, &Motion::NONE);
    let depths = Side::ALL.map(|side| path.depth(side));
    let overlap = depths.iter().all(|depth| depth.sign() > 0);
    overlap.then(|| Side::ALL.map(|side| PushOut::along(side.normal(), rounded(path.depth(side)))))
}

/// Two boxes and their motions as they came.
#[derive(Clone, Copy)]
struct TwoBoxes {
    a: Aabb,
    motion_a: DVec2,
    b: Aabb,
    motion_b: DVec2,
}

impl Path for TwoBoxes {
    type FromStart = Sum<2>;
    type FromEnd = Sum<4>;
    type Motion = Sum<2>;
    #[inline]
    fn side(&self, axis: usize, high: bool) -> Sum<2> {
        if high {
            Sum([self.b.max()[axis], -self.a.min()[axis]])
        } else {
            Sum([self.b.min()[axis], -self.a.max()[axis]])
        }
    }
    #[inline]
    fn side_from_end(&self, axis: usize, high: bool) -> Sum<4> {
        let [b, a] = self.side(axis, high).0;
        Sum([b, a, -self.motion_a[axis], self.motion_b[axis]])
    }
    #[inline]
    fn motion(&self, axis: usize) -> Sum<2> {
        Sum([self.motion_a[axis], -self.motion_b[axis]])
    }
}

impl TwoBoxes {
    #[inline]
    fn new(a: &Aabb, motion_a: &Motion, b: &Aabb, motion_b: &Motion) -> Self {
        Self { a: *a, motion_a: motion_a.get(), b: *b, motion_b: motion_b.get() }
    }

    /// A rounded vector, for the steps.
    fn view<L: Linear>(&self, coordinate: impl Fn(usize) -> L) -> DVec2 {
        dvec2(rounded(coordinate(0)), rounded(coordinate(1)))
    }

    fn span(&self, found: &Crossings) -> Option<Span> {
        let contact = found.contact?;
        let (enter, exit) = (self.hit(found, End::Enter), self.hit(found, End::Exit));
        let push_out = enter.is_none().then(|| self.push_out());
        Some(Span { contact, enter, exit, push_out })
    }

    fn hit(&self, found: &Crossings, end: End) -> Option<Hit> {
        let (feature, side) = found.feature(end)?;
        let moment = found.moment(end);
        // A corner of a moved box then, each coordinate correctly rounded.
        let at = |corner: DVec2, motion: DVec2, others: DVec2, sense: f64| {
            DVec2::from([0, 1].map(|axis| {
                if found.axis(end) == Some(axis) && others[axis] == 0.0 {
                    // The side that is met is where it was, and the corner a width away from it.
                    let [b, minus_a] = self.side(axis, found.is_high(axis, end)).0;
                    return rounded(Sum([sense * b, sense * minus_a, corner[axis]]));
                }
                let stop = rounded(Sum([corner[axis], motion[axis]]));
                let ends = [corner[axis], stop];
                moment.reach(Sum([corner[axis]]).padded(), ends, Sum([motion[axis]]).padded())
            }))
        };
        let of_a = |corner: DVec2| at(corner, self.motion_a, self.motion_b, 1.0);
        let of_b = |corner: DVec2| at(corner, self.motion_b, self.motion_a, -1.0);
        let position = of_a(self.a.min());
        // The stretch that both share: rounding is monotone, so its low end stays the low one.
        let point = position.max(of_b(self.b.min()));
        let opposite = of_a(self.a.max()).min(of_b(self.b.max()));
        let (t, normal) = (moment.time(), side.normal());
        Some(Hit { t, point, position, normal, feature, opposite })
    }

    /// How far A has to go to leave B through a side.
    fn depth(&self, side: Side) -> Sum<2> {
        let (axis, high) = side.axis();
        let distance = self.side(axis, high);
        if high { distance } else { distance.negated() }
    }

    /// The shortest way out of an overlap at the start.
    fn push_out(&self) -> PushOut {
        PushOut::nearest(|side| self.depth(side))
    }
}
