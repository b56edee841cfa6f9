//! A segment clipped to a box by Cohen & Sutherland (Newman & Sproull 1973): nine regions, four bits.
//!
//! ```text
//!    0101 │ 0100 │ 0110         1 left, 2 right, 4 top, 8 bottom
//!   ──────┌──────┐──────
//!    0001 │ 0000 │ 0010         both codes 0: accept       a bit in common: reject
//!   ──────└──────┘──────        else cut the end that is outside at one side whose bit it has,
//!    1001 │ 1000 │ 1010         take the code of the cut point, and look again
//! ```
//!
//! Each cut clears a bit for good, so there are at most four. The bits tell at once which sides are
//! worth cutting at: a path that starts inside has no bit there and needs no special case, and where
//! the branches are learnt most segments are decided by a few comparisons, which is why this beats
//! the walk over all half-planes there. On pairs that the branch predictor has not seen the walk
//! without branches wins ([`crate::segment_vs_aabb`]).
//!
//! Classic code cuts what the last cut left over and reads the next code off rounded coordinates, so
//! errors pile up. Here each cut is taken from the original ends, and on which side of a line a cut
//! point lies is the sign of a determinant. Verdict, times and points are those of the half-planes,
//! bit for bit.

use glam::DVec2;

use crate::answer::{Contact, Span};
use crate::exact::{Linear, Sum, det_sign, quotient};
use crate::path::box_signs::{End, Path};
use crate::path::line_time::{LinePlace, LineTime};
use crate::path::segment_box::SegmentAndBox;
use crate::query::segment_aabb::segment_vs_aabb;
use crate::shape::{Aabb, Segment, Side};

/// What happens at one cut, then the verdict. Codes are sums of 1 left, 2 right, 4 top, 8 bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// The codes of both ends.
    Outcodes {
        /// Of the start.
        a: u8,
        /// Of the end.
        b: u8,
    },
    /// An end that is outside is cut at one side.
    Cuts {
        /// Which end: 0 the start, 1 the end.
        end: u8,
        /// At which side.
        side: Side,
        /// When the segment is there.
        t: f64,
        /// Where.
        point: DVec2,
        /// The code there.
        code: u8,
    },
    /// The codes share a bit: both ends are beyond that side.
    Rejects {
        /// The code of what is left of the start.
        a: u8,
        /// The code of what is left of the end.
        b: u8,
    },
    /// Both codes are zero, and what is left lies in one side.
    Touches {
        /// When it begins.
        near: f64,
        /// When it ends.
        far: f64,
    },
    /// Both codes are zero, and what is left runs through the interior.
    Crosses {
        /// When it begins.
        near: f64,
        /// When it ends.
        far: f64,
    },
}

/// The part of the segment inside the box, or `None` where they do not meet: the same answer as
/// [`segment_vs_aabb`](crate::segment_vs_aabb), bit for bit, and by its kernel, which is quicker. The
/// cuts are what [`trace_clip_segment`] tells.
///
/// ```
/// use graze2d::{Aabb, Segment, clip_segment, glam::dvec2, segment_vs_aabb};
///
/// let segment = Segment::new(dvec2(-2.0, 1.0), dvec2(8.0, 1.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let clipped = clip_segment(&segment, &aabb);
/// assert_eq!(clipped.unwrap().exit().unwrap().point(), dvec2(4.0, 1.0));
/// assert_eq!(clipped, segment_vs_aabb(&segment, &aabb));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn clip_segment(segment: &Segment, aabb: &Aabb) -> Option<Span> {
    segment_vs_aabb(segment, aabb)
}

/// Like [`clip_segment`], and tells `watch` every step on the way.
///
/// ```
/// use graze2d::{Aabb, ClipStep as Step, Segment, glam::dvec2, trace_clip_segment};
///
/// let segment = Segment::new(dvec2(-2.0, 1.0), dvec2(-1.0, 8.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let mut steps = Vec::new();
/// trace_clip_segment(&segment, &aabb, |step| steps.push(step));
/// assert_eq!(steps, [Step::Outcodes { a: 1, b: 9 }, Step::Rejects { a: 1, b: 9 }]);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_clip_segment(
    segment: &Segment,
    aabb: &Aabb,
    mut watch: impl FnMut(Step),
) -> Option<Span> {
    let path = SegmentAndBox::new(segment, aabb);
    let codes = [End::Enter, End::Exit].map(|end| Remaining::end(&path, end).code);
    watch(Step::Outcodes { a: codes[0], b: codes[1] });
    let left = walk(&path, |end, cut| {
        let (t, point) = (cut.time(&path, end), cut.point(&path, end));
        if let Some(side) = cut.cut {
            watch(Step::Cuts { end: end as u8, side, t, point, code: cut.code });
        }
    });
    match left {
        Err([a, b]) => {
            watch(Step::Rejects { a, b });
            None
        }
        Ok(left) => {
            let span = segment_vs_aabb(segment, aabb)?;
            let (near, far) = span.times();
            debug_assert_eq!([near, far], [0, 1].map(|end| left[end].time(&path, end)));
            match span.contact() {
                Contact::Touch => watch(Step::Touches { near, far }),
                Contact::Cross => watch(Step::Crosses { near, far }),
            }
            Some(span)
        }
    }
}

/// Cuts until both codes are zero, and gives both ends of what is left; or the codes that share a
/// bit.
#[inline]
fn walk(
    path: &SegmentAndBox,
    mut each_cut: impl FnMut(usize, &Remaining),
) -> Result<[Remaining; 2], [u8; 2]> {
    let mut left = [Remaining::end(path, End::Enter), Remaining::end(path, End::Exit)];
    loop {
        let codes = left.map(|end| end.code);
        if codes[0] & codes[1] != 0 {
            return Err(codes);
        }
        let end = usize::from(codes[0] == 0);
        let Some(side) = left[end].first_side() else { return Ok(left) };
        left[end] = Remaining::cut(path, side);
        each_cut(end, &left[end]);
    }
}

/// One end of what is left of the segment.
#[derive(Clone, Copy)]
struct Remaining {
    /// The side it was cut at, or `None` for the original end.
    cut: Option<Side>,
    /// Beyond which sides it lies.
    code: u8,
}

impl Remaining {
    /// From how far each side is ahead, a sign or a distance.
    #[inline]
    fn of(cut: Option<Side>, ahead: [f64; 4]) -> Self {
        let [left, right, top, bottom] = ahead;
        let beyond = [left > 0.0, right < 0.0, top > 0.0, bottom < 0.0];
        let code = beyond.iter().rev().fold(0, |code, bit| 2 * code + u8::from(*bit));
        Self { cut, code }
    }

    /// An end of the segment.
    #[inline]
    fn end(path: &SegmentAndBox, end: End) -> Self {
        Self::of(
            None,
            Side::ALL.map(|side| {
                let (axis, high) = side.axis();
                match end {
                    End::Enter => path.side(axis, high).signed(),
                    End::Exit => path.side_from_end(axis, high).signed(),
                }
            }),
        )
    }

    /// The point where the segment meets the line of a side.
    fn cut(path: &SegmentAndBox, cut: Side) -> Self {
        let (axis, high) = cut.axis();
        let (line, motion) = (path.side(axis, high), path.motion(axis));
        Self::of(
            Some(cut),
            Side::ALL.map(|side| {
                let (across, high) = side.axis();
                let other = path.side(across, high);
                if across == axis {
                    // On its own line; a flat box has the opposite side there too.
                    return Sum([other.0[0], -line.0[0]]).signed();
                }
                // side − (start + (line / motion) × along), times the motion
                let sign = det_sign(other, motion, line, path.motion(across));
                f64::from(motion.sign() * sign)
            }),
        )
    }

    /// The first side it is beyond.
    #[inline]
    fn first_side(&self) -> Option<Side> {
        Side::ALL.get(self.code.trailing_zeros() as usize).copied()
    }

    /// When the segment meets the line it was cut at.
    fn line_time(path: &SegmentAndBox, cut: Side) -> LineTime {
        let (axis, high) = cut.axis();
        LineTime::new(path.side(axis, high), path.motion(axis))
    }

    fn time(&self, path: &SegmentAndBox, end: usize) -> f64 {
        self.cut.map_or(end as f64, |cut| quotient(&Self::line_time(path, cut)))
    }

    /// Where it is. A coordinate on a side comes out as that side's, bit for bit.
    fn point(&self, path: &SegmentAndBox, end: usize) -> DVec2 {
        let Some(cut) = self.cut else { return path.ends[end] };
        let time = Self::line_time(path, cut);
        DVec2::from([0, 1].map(|axis| {
            let start = Sum([path.ends[0][axis], 0.0, 0.0]);
            quotient(&LinePlace { start, along: path.motion(axis), time })
        }))
    }
}
