//! A moving circle against a box.

use glam::DVec2;

use crate::answer::{Contact, Hit, Met, PushOut, Span, Times};
use crate::exact::{Linear, Sign, Sum, det_sign, rounded};
use crate::path::corner_circle::CornerCircle;
use crate::path::crossings::{Crossings, End, Path};
use crate::path::entry::Entry;
use crate::path::grown_box::CentreAndGrownBox;
use crate::query::segment_aabb::Step as HalfPlaneStep;
use crate::quick::rounded_box::{Rounded, Unsure};
use crate::shape::{Aabb, Circle, Corner, Feature, Motion, Side};

/// What happens at one stage.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Step {
    /// The bounding box of the motion lies wholly in front of this side of the grown box: a cheap
    /// reject.
    BoundsApart {
        /// In front of which side.
        side: Side,
    },
    /// The bounding boxes meet; nothing is decided yet.
    BoundsMeet,
    /// The path of the centre against the grown box, side by side.
    GrownBox(HalfPlaneStep),
    /// The path enters or leaves the grown box in a side strip: the box itself is met there.
    SideStrip {
        /// The side, or with radius 0 maybe a corner.
        feature: Feature,
        /// Whether it is the entry.
        enters: bool,
        /// When.
        t: f64,
    },
    /// The path enters, leaves, starts or ends in a corner square of the grown box: the corner's
    /// circle decides.
    CornerSquare {
        /// Which square.
        corner: Corner,
        /// Whether it is the entry.
        enters: bool,
        /// When the line of the path comes closest to the corner.
        closest: f64,
        /// How close it comes then: below the radius it cuts the circle, above it passes by.
        distance: f64,
    },
    /// The corner's circle is not met: the line passes it by, or the path ends before it.
    CornerMissed {
        /// Which corner.
        corner: Corner,
    },
    /// The corner's circle is met.
    CornerMet {
        /// Which corner.
        corner: Corner,
        /// Whether it is the entry.
        enters: bool,
        /// When.
        t: f64,
    },
    /// The circle overlaps the box from the start.
    StartsInside {
        /// How deep.
        depth: f64,
    },
    /// The interior of the rounded box is entered.
    Crosses {
        /// When.
        near: f64,
        /// Until when.
        far: f64,
    },
    /// Only its boundary is met.
    Touches {
        /// When.
        near: f64,
        /// Until when.
        far: f64,
    },
    /// It is not met.
    Misses,
}

/// The stretch of the motion in which the circle meets the box, or `None` where it never does.
///
/// The centre runs along a segment; the box is grown by the radius, and its corners are rounded:
///
/// ```text
///     ╭┈┈┈┌─────────────┐┈┈┈╮        the grown box, min − r to max + r, has four side strips
///     ┊ ╱ │  top strip  │ ╲ ┊        and four corner squares; in a square only the quarter disc
///     ├───┌─────────────┐───┤        around the corner belongs to the rounded box
///     │   │             │   │
///     │   │     box     │   │        a hit in a strip is a side, one in a square is a corner
///     │   │             │   │
///     ├───└─────────────┘───┤
///     ┊ ╲ │             │ ╱ ┊
///     ╰┈┈┈└─────────────┘┈┈┈╯
/// ```
///
/// A capsule against a box is the same question seen from the other side: the path is grown by the
/// radius instead of the box.
///
/// **Only one corner can matter at each end.** The rounded box is convex. A path that enters the
/// grown box in a corner square is outside the rounding there or in it; to reach any other part of
/// the rounded box it has to pass through that corner's arc. So the verdict is that of the grown
/// box, corrected by at most one circle at the entry and one at the exit. The grown box is never
/// stored: its sides stay the sums `min − r` and `max + r`.
///
/// A circle that overlaps the box from the start has no `enter`, and a `push_out`. Where flat meets
/// rounding, the feature is the side. A circle of radius 0 answers as the segment that it runs along.
///
/// Ericson 2005 §5.5.7.
///
/// ```
/// use graze2d::{Aabb, Circle, Feature, Motion, Side, circle_vs_aabb, glam::dvec2};
///
/// let circle = Circle::new(dvec2(-4.0, 1.0), 1.0)?;
/// let motion = Motion::new(dvec2(6.0, 0.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let enter = circle_vs_aabb(&circle, &motion, &aabb).unwrap().enter().unwrap();
/// assert_eq!((enter.t(), enter.position()), (0.5, dvec2(-1.0, 1.0)));
/// assert_eq!((enter.point(), enter.feature()), (dvec2(0.0, 1.0), Feature::Side(Side::Left)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn circle_vs_aabb(circle: &Circle, motion: &Motion, aabb: &Aabb) -> Option<Span> {
    let path = CentreAndGrownBox::new(circle, motion, aabb);
    let quick =
        Rounded::new(&path).and_then(|found| found.map(|found| found.span(&path)).transpose());
    quick.unwrap_or_else(|Unsure| span_slow(circle, motion, aabb))
}

/// The contact, the times, and side or corner and normal at both ends, without points, in about two
/// thirds of the time.
///
/// ```
/// use graze2d::{Aabb, Circle, Feature, Motion, Side, circle_vs_aabb_times, glam::dvec2};
///
/// let circle = Circle::new(dvec2(-4.0, 1.0), 1.0)?;
/// let motion = Motion::new(dvec2(6.0, 0.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let times = circle_vs_aabb_times(&circle, &motion, &aabb).unwrap();
/// let met = times.enters().unwrap();
/// assert_eq!((times.times().0, met.feature()), (0.5, Feature::Side(Side::Left)));
/// assert_eq!((met.normal(), times.leaves()), (dvec2(-1.0, 0.0), None));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[inline]
pub fn circle_vs_aabb_times(circle: &Circle, motion: &Motion, aabb: &Aabb) -> Option<Times<Met>> {
    let quick = Rounded::new(&CentreAndGrownBox::new(circle, motion, aabb));
    match quick {
        Ok(found) => found.map(|found| found.times()),
        Err(Unsure) => times_slow(circle, motion, aabb),
    }
}

#[cold]
#[inline(never)]
fn times_slow(circle: &Circle, motion: &Motion, aabb: &Aabb) -> Option<Times<Met>> {
    let span = Sweep::new(CentreAndGrownBox::new(circle, motion, aabb)).span()?;
    let met = [span.enter, span.exit]
        .map(|hit| hit.map(|hit| Met { feature: hit.feature, normal: hit.normal }));
    let (near, far) = span.times();
    Some(Times { contact: span.contact, times: [near, far], met })
}

#[cold]
#[inline(never)]
fn span_slow(circle: &Circle, motion: &Motion, aabb: &Aabb) -> Option<Span> {
    Sweep::new(CentreAndGrownBox::new(circle, motion, aabb)).span()
}

/// When a circle crosses into a box from outside, correctly rounded.
#[inline]
pub(crate) fn circle_crosses(circle: &Circle, motion: &Motion, aabb: &Aabb) -> Option<f64> {
    match Rounded::new(&CentreAndGrownBox::new(circle, motion, aabb)) {
        Ok(found) => {
            let times = found?.times();
            times.enters().filter(|_| times.contact() == Contact::Cross).map(|_| times.times().0)
        }
        Err(Unsure) => crosses_slow(circle, motion, aabb),
    }
}

#[cold]
#[inline(never)]
fn crosses_slow(circle: &Circle, motion: &Motion, aabb: &Aabb) -> Option<f64> {
    let sweep = Sweep::new(CentreAndGrownBox::new(circle, motion, aabb));
    if sweep.contact != Some(Contact::Cross) {
        return None;
    }
    match sweep.enter {
        Meeting::Strip => sweep.grown.feature(End::Enter).map(|_| sweep.grown.time(End::Enter)),
        Meeting::Square { at: At::Inside, .. } => None,
        Meeting::Square { at: At::PathEnd, .. } => Some(0.0),
        Meeting::Square { circle, at: At::Root, .. } => Some(circle.arrival(End::Enter).time()),
    }
}

/// When a circle that meets a box first comes to it.
pub(crate) fn circle_entry(circle: &Circle, motion: &Motion, aabb: &Aabb) -> Entry {
    let sweep = Sweep::new(CentreAndGrownBox::new(circle, motion, aabb));
    match sweep.enter {
        Meeting::Strip => Entry::of(&sweep.grown),
        Meeting::Square { circle, at: At::Root, .. } => Entry::Root(circle),
        Meeting::Square { .. } => Entry::Start,
    }
}

/// Like [`circle_vs_aabb`], and reports every stage to `watch`.
///
/// ```
/// use graze2d::{Aabb, Circle, Motion, SweepCircleStep as Step, trace_circle_vs_aabb, glam::dvec2};
///
/// let circle = Circle::new(dvec2(-4.0, 9.0), 1.0)?;
/// let motion = Motion::new(dvec2(6.0, 0.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let mut steps = Vec::new();
/// trace_circle_vs_aabb(&circle, &motion, &aabb, |step| steps.push(step));
/// assert_eq!(steps.last(), Some(&Step::Misses));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_circle_vs_aabb(
    circle: &Circle,
    motion: &Motion,
    aabb: &Aabb,
    watch: impl FnMut(Step),
) -> Option<Span> {
    let sweep = Sweep::new(CentreAndGrownBox::new(circle, motion, aabb));
    let span = sweep.span();
    sweep.narrate(span, watch);
    span
}

/// One end of the stretch inside the rounded box.
#[derive(Clone, Copy)]
enum Meeting {
    /// In a side strip: what the grown box says holds.
    Strip,
    /// In a corner square; the circle is met where `at` says.
    Square { corner: Corner, circle: CornerCircle, at: At },
}

/// Where a path that starts or ends in a corner square meets the circle.
#[derive(Clone, Copy, PartialEq)]
enum At {
    /// Nowhere: the path's own end is strictly inside.
    Inside,
    /// At the path's own end, which lies on the circle.
    PathEnd,
    /// At the root of the quadratic.
    Root,
}

/// Everything that the signs decide.
struct Sweep {
    path: CentreAndGrownBox,
    grown: Crossings,
    contact: Option<Contact>,
    enter: Meeting,
    exit: Meeting,
}

impl Sweep {
    fn new(path: CentreAndGrownBox) -> Self {
        let grown = Crossings::new(&path);
        let mut sweep = Self {
            path,
            contact: grown.contact,
            grown,
            enter: Meeting::Strip,
            exit: Meeting::Strip,
        };
        // A point has no rounding.
        if sweep.contact.is_some() && path.radius > 0.0 {
            sweep.enter = sweep.meeting(End::Enter);
            sweep.exit = sweep.meeting(End::Exit);
            sweep.contact = sweep.corrected();
        }
        sweep
    }

    /// Whether the path is below (−1), within (0) or above (1) the extent of the box itself on an
    /// axis, at an end of its stretch in the grown box.
    fn zone(&self, end: End, axis: usize) -> Sign {
        let path = &self.path;
        let beyond = |high: bool| match (self.grown.axis(end), end) {
            (None, End::Enter) => -path.inner(axis, high).sign(),
            (None, End::Exit) => -path.inner_from_end(axis, high).sign(),
            (Some(crossed), _) if crossed == axis => {
                if self.grown.is_high(axis, end) {
                    1
                } else {
                    -1
                }
            }
            // start + (grown side / motion) × along − side, times the motion
            (Some(crossed), _) => {
                let grown = path.side(crossed, self.grown.is_high(crossed, end));
                let (along, motion) = (path.motion(axis), path.motion(crossed));
                -motion.sign() * det_sign(path.inner(axis, high), motion, grown, along)
            }
        };
        if beyond(false) < 0 {
            -1
        } else if beyond(true) > 0 {
            1
        } else {
            0
        }
    }

    fn meeting(&self, end: End) -> Meeting {
        let corner = match [self.zone(end, 0), self.zone(end, 1)] {
            [-1, -1] => Corner::TopLeft,
            [1, -1] => Corner::TopRight,
            [-1, 1] => Corner::BottomLeft,
            [1, 1] => Corner::BottomRight,
            _ => return Meeting::Strip,
        };
        let circle = CornerCircle::new(&self.path, corner);
        let sign = if end == End::Enter { circle.start_sign() } else { circle.end_sign() };
        let at = match sign {
            -1 => At::Inside,
            0 => At::PathEnd,
            _ => At::Root,
        };
        Meeting::Square { corner, circle, at }
    }

    /// The verdict of the grown box, corrected by the corner where the path comes in.
    fn corrected(&self) -> Option<Contact> {
        let Meeting::Square { circle, at, .. } = self.enter else { return self.grown.contact };
        let crosses = match at {
            At::Inside => true,
            At::PathEnd => circle.start_slope() < 0,
            At::Root => {
                let cut = circle.cut_sign();
                if circle.start_slope() >= 0 || cut < 0 {
                    return None;
                }
                let (end, slope) = (circle.end_sign(), circle.end_slope());
                if end > 0 && slope < 0 {
                    return None;
                }
                cut > 0 && (end < 0 || slope > 0)
            }
        };
        if crosses { self.grown.contact } else { Some(Contact::Touch) }
    }

    fn span(&self) -> Option<Span> {
        let contact = self.contact?;
        let (enter, exit) = (self.hit(End::Enter), self.hit(End::Exit));
        let push_out = enter.is_none().then(|| self.push_out());
        Some(Span { contact, enter, exit, push_out })
    }

    fn hit(&self, end: End) -> Option<Hit> {
        match if end == End::Enter { &self.enter } else { &self.exit } {
            Meeting::Strip => self.strip_hit(end),
            Meeting::Square { corner, circle, at } => self.square_hit(end, *corner, circle, *at),
        }
    }

    fn strip_hit(&self, end: End) -> Option<Hit> {
        let (feature, side) = self.grown.feature(end)?;
        let (path, moment) = (&self.path, self.grown.moment(end));
        let position = DVec2::from([0, 1].map(|axis| {
            if self.grown.axis(end) == Some(axis) {
                // On the grown side itself: its rounded coordinate.
                let high = self.grown.is_high(axis, end);
                rounded(Sum([path.coordinate(axis, high), path.growth(high)]))
            } else {
                let origin = Sum([path.center[axis]]);
                moment.reach(origin.padded(), path.ends(axis), path.motion(axis).padded())
            }
        }));
        // The closest point of the box: one coordinate is a side's, bit for bit.
        let point = position.clamp(path.aabb.min(), path.aabb.max());
        Some(Hit::at_point(moment.time(), point, position, side.normal(), feature))
    }

    fn square_hit(&self, end: End, corner: Corner, circle: &CornerCircle, at: At) -> Option<Hit> {
        let path = &self.path;
        let (t, position, normal) = match at {
            At::Inside => return None,
            At::PathEnd => {
                let position = DVec2::from([0, 1].map(|axis| path.ends(axis)[end as usize]));
                (f64::from(end as u8), position, circle.normal_at_path_end(end))
            }
            At::Root => {
                let arrival = circle.arrival(end);
                (arrival.time(), arrival.position(path.center), arrival.normal())
            }
        };
        // Where flat meets rounding, the side has it.
        let is_level = |axis: usize| {
            normal[axis] == 0.0
                && match at {
                    At::PathEnd => circle.is_level_at_path_end(end, axis),
                    _ => circle.is_level(end, axis),
                }
        };
        let [horizontal, vertical] = corner.sides();
        let feature = match (is_level(0), is_level(1)) {
            (_, true) => Feature::Side(horizontal),
            (true, _) => Feature::Side(vertical),
            _ => Feature::Corner(corner),
        };
        Some(Hit::at_point(t, path.aabb.corner(corner), position, normal, feature))
    }

    /// The way out from a start strictly inside the rounded box.
    fn push_out(&self) -> PushOut {
        let path = &self.path;
        if let Meeting::Square { circle, .. } = &self.enter {
            return circle.push_out();
        }
        path.push_out()
    }

    fn narrate(&self, span: Option<Span>, mut watch: impl FnMut(Step)) {
        self.narrate_stages(span, &mut watch);
        let (near, far) = span.map_or((0.0, 1.0), |span| span.times());
        match self.contact {
            Some(Contact::Cross) => watch(Step::Crosses { near, far }),
            Some(Contact::Touch) => watch(Step::Touches { near, far }),
            None => watch(Step::Misses),
        }
    }

    /// The stages, as far as they are needed for the verdict.
    fn narrate_stages(&self, span: Option<Span>, watch: &mut impl FnMut(Step)) {
        let apart = |side: &Side| {
            let (axis, high) = side.axis();
            let facing = if high { -1 } else { 1 };
            let from_end = self.path.side_from_end(axis, high).sign();
            facing * self.path.side(axis, high).sign() > 0 && facing * from_end > 0
        };
        if let Some(side) = Side::ALL.into_iter().find(apart) {
            return watch(Step::BoundsApart { side });
        }
        watch(Step::BoundsMeet);
        self.grown.narrate(&mut |step| watch(Step::GrownBox(step)));
        if self.grown.contact.is_none() {
            return;
        }
        if let Some(push_out) = span.and_then(|span| span.push_out()) {
            watch(Step::StartsInside { depth: push_out.depth() });
        }
        for (end, meeting) in [(End::Enter, &self.enter), (End::Exit, &self.exit)] {
            let enters = end == End::Enter;
            let hit = span.and_then(|span| if enters { span.enter() } else { span.exit() });
            if let Meeting::Square { corner, circle, .. } = *meeting {
                let (closest, distance) = circle.closest();
                watch(Step::CornerSquare { corner, enters, closest, distance });
                match hit {
                    Some(hit) => watch(Step::CornerMet { corner, enters, t: hit.t() }),
                    None if span.is_none() => return watch(Step::CornerMissed { corner }),
                    None => {}
                }
            } else if let Some(hit) = hit {
                watch(Step::SideStrip { feature: hit.feature(), enters, t: hit.t() });
            }
        }
    }
}
