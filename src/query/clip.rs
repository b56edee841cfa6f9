//! A segment clipped to a box, by outcodes (Cohen–Sutherland).

use glam::DVec2;

use crate::answer::Contact;
use crate::exact::{Sum, det_sign, quotient};
use crate::query::segment_aabb::segment_vs_aabb;
use crate::shape::{Aabb, Segment, Side};
use crate::steps::steps;
use crate::sweep::movers::{MovingShape, SegmentAndBox};
use crate::sweep::path::Path;
use crate::sweep::span::Span;

steps! {
    /// One cut, or the verdict. Codes are sums of 1 left, 2 right, 4 top, 8 bottom.
    pub enum Step {
        /// The codes of both ends.
        Outcodes {
            /// The code of the start.
            a: u8,
            /// The code of the end.
            b: u8,
        },
        /// An end that is outside is cut at one side.
        Cuts {
            /// Which end is cut.
            end: SegmentEnd,
            /// The side at which it is cut.
            side: Side,
            /// The time of the cut.
            t: f64,
            /// The point of the cut.
            point: DVec2,
            /// The code there.
            code: u8,
        },
        /// Both codes have a bit in common: both ends are in front of that side.
        Rejects {
            /// The code of the start, or of its last cut.
            a: u8,
            /// The code of the end, or of its last cut.
            b: u8,
        },
        /// Both codes are zero, and the remaining part lies on one side.
        Touches {
            /// The time at which it begins.
            near: f64,
            /// The time at which it ends.
            far: f64,
        },
        /// Both codes are zero, and the remaining part runs through the interior.
        Crosses {
            /// The time at which it begins.
            near: f64,
            /// The time at which it ends.
            far: f64,
        },
    }
}

/// An end of a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SegmentEnd {
    /// Its start.
    A,
    /// Its end.
    B,
}

/// The part of the segment inside the box, or `None` if they do not meet.
///
/// This simply calls [`segment_vs_aabb`](crate::segment_vs_aabb), which is usually faster than clipping with outcodes.
/// [`trace::clip_segment`](crate::trace::clip_segment) does clip with them, by the algorithm of *Cohen and
/// Sutherland*; its answer has the same bits. The lines of the sides cut the plane into nine regions, and each
/// has a code of four bits:
///
/// ```text
///    0101 │ 0100 │ 0110         1 left, 2 right, 4 top, 8 bottom
///   ──────┌──────┐──────
///    0001 │ 0000 │ 0010         both codes 0: accept       a bit in common: reject
///   ──────└──────┘──────        else cut the end that is outside at one side whose bit it has,
///    1001 │ 1000 │ 1010         take the code of the cut point, and look again
/// ```
///
/// Each cut clears a bit for good, so there are at most four. The bits say at which sides to cut: an end
/// inside the box has none, so a path that starts inside needs no special case.
///
/// Classic code cuts the piece that the last cut has made, and reads the next code from rounded coordinates, so
/// errors add up. Here each cut is computed from the original ends, and the sign of a determinant says
/// on which side of a line a cut point lies.
///
/// Cohen & Sutherland, in Newman & Sproull 1973.
///
/// ```
/// use graze2d::{Aabb, Segment, clip_segment, glam::dvec2, segment_vs_aabb};
///
/// let segment = Segment::new(dvec2(-2.0, 1.0), dvec2(8.0, 1.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let clipped = clip_segment(segment, aabb);
/// assert_eq!(clipped.unwrap().exit().unwrap().point(), dvec2(4.0, 1.0));
/// assert_eq!(clipped, segment_vs_aabb(segment, aabb));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "Cohen-Sutherland")]
#[doc(alias = "outcode")]
#[doc(alias = "line clipping")]
#[doc(alias = "viewport")]
pub fn clip_segment(segment: Segment, aabb: Aabb) -> Option<Span> {
    segment_vs_aabb(segment, aabb)
}

/// Like [`clip_segment`], and reports every cut to `watch`.
///
/// ```
/// use graze2d::{Aabb, Segment, glam::dvec2, trace::{self, ClipSegmentStep as Step}};
///
/// let segment = Segment::new(dvec2(-2.0, 1.0), dvec2(-1.0, 8.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let mut steps = Vec::new();
/// trace::clip_segment(segment, aabb, |step| steps.push(step));
/// assert!(matches!(steps[0], Step::Outcodes { a: 1, b: 9, .. }));
/// assert!(matches!(steps[1], Step::Rejects { a: 1, b: 9, .. }));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_clip_segment(
    segment: Segment,
    aabb: Aabb,
    mut watch: impl FnMut(Step),
) -> Option<Span> {
    let path = SegmentAndBox::new(&segment, &aabb).path();
    let mut codes = [
        outcode(path.from_start.map(|sides| sides.map(Sum::signed))),
        outcode(path.from_end.map(|sides| sides.map(Sum::signed))),
    ];
    watch(Step::Outcodes { a: codes[0], b: codes[1] });
    loop {
        let [a, b] = codes;
        if a & b != 0 {
            watch(Step::Rejects { a, b });
            return None;
        }
        let end = if a == 0 { SegmentEnd::B } else { SegmentEnd::A };
        // The first side that this end is beyond.
        let Some(side) = Side::ALL.get(codes[end as usize].trailing_zeros() as usize).copied()
        else {
            break;
        };
        let (t, point) = cut(&segment, &path, side);
        let code = outcode_at_cut(&path, side);
        watch(Step::Cuts { end, side, t, point, code });
        codes[end as usize] = code;
    }
    let span = segment_vs_aabb(segment, aabb)?;
    let [near, far] = span.times();
    match span.contact() {
        Contact::Touch => watch(Step::Touches { near, far }),
        Contact::Cross => watch(Step::Crosses { near, far }),
    }
    Some(span)
}

/// The code of a point, from how far each side is ahead of it, a sign or a distance.
fn outcode([[left, right], [top, bottom]]: [[f64; 2]; 2]) -> u8 {
    let beyond = [left > 0.0, right < 0.0, top > 0.0, bottom < 0.0];
    beyond.iter().rev().fold(0, |code, bit| 2 * code + u8::from(*bit))
}

/// The code of the point where the segment meets the line of a side.
fn outcode_at_cut(path: &Path, cut: Side) -> u8 {
    let (axis, high) = cut.axis();
    let (line, motion) = (path.side(axis, high), path.motion[axis]);
    outcode([0, 1].map(|across| {
        path.from_start[across].map(|side| {
            if across == axis {
                // On its own line; a flat box has the opposite side there too.
                return Sum([side.0[0], -line.0[0]]).signed();
            }
            // side − (start + (line / motion) × along), times the motion
            f64::from(motion.sign() * det_sign(side, motion, line, path.motion[across]))
        })
    }))
}

/// When and where the segment meets the line of a side. The coordinate on that line is the side's own, bit
/// for bit.
fn cut(segment: &Segment, path: &Path, cut: Side) -> (f64, DVec2) {
    let (axis, high) = cut.axis();
    let time = path.line_time(axis, high);
    let place = |axis| quotient(&time.reach(Sum([segment.a()[axis]]), path.motion[axis]));
    (time.nearest(), [0, 1].map(place).into())
}
