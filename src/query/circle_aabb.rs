//! A moving circle against a box.

use crate::answer::Contact;
use crate::query::segment_aabb::Step as SegmentVsAabbStep;
use crate::shape::{Aabb, Circle, Corner, Feature, Motion, Side};
use crate::steps::steps;
use crate::sweep::entry_order::Entry;
use crate::sweep::movers::CircleAndBox;
use crate::sweep::rounded_signs::{RoundedSigns, Zone};
use crate::sweep::solve;
use crate::sweep::span::Span;

steps! {
    /// One step of a moving circle against a box.
    pub enum Step {
        /// The bounding box of the path lies wholly in front of this side of the grown box: a miss.
        /// Nothing else is tested.
        BoundsApart {
            /// The side of the grown box.
            side: Side,
        },
        /// The bounding boxes meet; nothing is decided yet.
        BoundsMeet,
        /// The path of the center against the grown box, side by side.
        GrownBox(SegmentVsAabbStep),
        /// The path enters or leaves the grown box in a side strip: the box itself is met there.
        SideStrip {
            /// The side; with radius 0, possibly a corner.
            feature: Feature,
            /// Whether it is the entry.
            enters: bool,
            /// The time, from 0 to 1.
            t: f64,
        },
        /// The path enters, leaves, starts or ends in a corner square of the grown box: the corner's
        /// circle decides.
        CornerSquare {
            /// The corner of that square.
            corner: Corner,
            /// Whether it is the entry.
            enters: bool,
            /// When the line of the path comes closest to the corner.
            closest: f64,
            /// How close it comes then: if this is less than the radius, it cuts the circle.
            distance: f64,
        },
        /// The corner's circle is not met: the line misses it, or the path ends before it.
        CornerMissed {
            /// The corner.
            corner: Corner,
        },
        /// The corner's circle is met.
        CornerMet {
            /// The corner.
            corner: Corner,
            /// Whether it is the entry.
            enters: bool,
            /// The time, from 0 to 1.
            t: f64,
        },
        /// The circle overlaps the box from the start.
        StartsInside {
            /// The depth of the overlap.
            depth: f64,
        },
        /// The path enters the interior of the rounded box.
        Crosses {
            /// The first time at which the shapes meet.
            near: f64,
            /// The last time at which the shapes meet.
            far: f64,
        },
        /// The path meets only the boundary of the rounded box.
        Touches {
            /// The first time at which the shapes meet.
            near: f64,
            /// The last time at which the shapes meet.
            far: f64,
        },
        /// The path does not meet the rounded box.
        Misses,
    }
}

/// The part of the motion during which the circle is in contact with the box, or `None` if it never is.
///
/// The center runs along a segment; the box is grown by the radius, and its corners are rounded. (The figures
/// call this rounded box the *grown wall*; in the steps, the *grown box* has square corners.)
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
/// A *capsule* against a box is the same question seen from the other side: the path is grown by the
/// radius instead of the box.
///
/// **Only one corner can matter at each end.** If a path enters the grown box in a corner square, it can
/// reach the rest of the rounded box only through the quarter disc in that square. The same holds for the
/// exit. So the verdict is that of the grown box, corrected by at most one circle at the entry and one at
/// the exit. The grown box is never stored: its sides stay the sums `min − r` and `max + r`.
///
/// A circle that overlaps the box from the start has no `enter`, and a `push_out`. Between a flat side and a
/// round corner, the feature is the side. A circle of radius 0 answers as the segment of its path does.
///
/// Ericson 2005 §5.5.7.
///
/// ```
/// use graze2d::{Aabb, Circle, Feature, Motion, Side, circle_vs_aabb, glam::dvec2};
///
/// let circle = Circle::new(dvec2(-4.0, 1.0), 1.0)?;
/// let motion = Motion::new(dvec2(6.0, 0.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let enter = circle_vs_aabb(circle, motion, aabb).unwrap().enter().unwrap();
/// assert_eq!((enter.t(), enter.position()), (0.5, dvec2(-1.0, 1.0)));
/// assert_eq!((enter.point(), enter.feature()), (dvec2(0.0, 1.0), Feature::Side(Side::Left)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "swept circle")]
#[doc(alias = "capsule")]
#[doc(alias = "shape cast")]
#[doc(alias = "continuous collision detection")]
#[doc(alias = "time of impact")]
#[doc(alias = "CCD")]
#[doc(alias = "rounded box")]
#[inline]
pub fn circle_vs_aabb(circle: Circle, motion: Motion, aabb: Aabb) -> Option<Span> {
    Span::of(CircleAndBox::new(&circle, &motion, &aabb))
}

/// When a circle crosses into a box from outside, correctly rounded.
#[inline]
pub(crate) fn circle_crosses(circle: &Circle, motion: &Motion, aabb: &Aabb) -> Option<f64> {
    solve::circle_crosses(&CircleAndBox::new(circle, motion, aabb))
}

/// When a circle that meets a box first comes to it.
pub(crate) fn circle_entry(circle: &Circle, motion: &Motion, aabb: &Aabb) -> Entry {
    RoundedSigns::new(CircleAndBox::new(circle, motion, aabb)).entry()
}

/// Like [`circle_vs_aabb`], and reports every step to `watch`.
///
/// ```
/// use graze2d::{Aabb, Circle, Motion, glam::dvec2, trace::{self, CircleVsAabbStep as Step}};
///
/// let circle = Circle::new(dvec2(-4.0, 9.0), 1.0)?;
/// let motion = Motion::new(dvec2(6.0, 0.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let mut steps = Vec::new();
/// trace::circle_vs_aabb(circle, motion, aabb, |step| steps.push(step));
/// assert_eq!(steps.last(), Some(&Step::Misses));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_circle_vs_aabb(
    circle: Circle,
    motion: Motion,
    aabb: Aabb,
    watch: impl FnMut(Step),
) -> Option<Span> {
    let path = CircleAndBox::new(&circle, &motion, &aabb);
    let span = Span::of(path);
    narrate(&RoundedSigns::new(path), span, watch);
    span
}

fn narrate(sweep: &RoundedSigns, span: Option<Span>, mut watch: impl FnMut(Step)) {
    narrate_stages(sweep, span, &mut watch);
    let [near, far] = span.map_or([0.0, 1.0], |span| span.times());
    match sweep.contact {
        Some(Contact::Cross) => watch(Step::Crosses { near, far }),
        Some(Contact::Touch) => watch(Step::Touches { near, far }),
        None => watch(Step::Misses),
    }
}

/// The steps that the verdict needs.
fn narrate_stages(sweep: &RoundedSigns, span: Option<Span>, watch: &mut impl FnMut(Step)) {
    let apart = |side: &Side| {
        let (axis, high) = side.axis();
        let facing = if high { -1 } else { 1 };
        let from_end = sweep.grown.path.side_from_end(axis, high).sign();
        facing * sweep.grown.path.side(axis, high).sign() > 0 && facing * from_end > 0
    };
    if let Some(side) = Side::ALL.into_iter().find(apart) {
        return watch(Step::BoundsApart { side });
    }
    watch(Step::BoundsMeet);
    sweep.grown.narrate(&mut |step| watch(Step::GrownBox(step)));
    if sweep.grown.contact.is_none() {
        return;
    }
    if let Some(push_out) = span.and_then(|span| span.push_out()) {
        watch(Step::StartsInside { depth: push_out.depth() });
    }
    let hits = span.map_or([None; 2], |span| span.hits());
    for ((zone, hit), enters) in sweep.zones().into_iter().zip(hits).zip([true, false]) {
        if let Zone::Square { corner, circle, .. } = zone {
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
