//! Many questions in one call: slices in and out, and no allocation of its own.
//!
//! Answer i is that of question i, bit for bit as if it were asked alone.

use glam::DVec2;

use crate::answer::Span;
use crate::error::GeometryError;
use crate::query::aabb_aabb::aabb_vs_aabb;
use crate::query::circle_aabb::circle_vs_aabb;
use crate::query::segment_aabb::segment_vs_aabb;
use crate::shape::{Aabb, Circle, Motion, Segment};
use crate::world::filtered::Filtered;
use crate::world::mover::Mover;
use crate::world::response::Response;
use crate::world::sweep::{Found, Sweep};

/// [`segment_vs_aabb`] for each segment and the box at its place. Refused unless all slices are of one
/// length.
///
/// ```
/// use graze2d::{Aabb, GeometryError, Segment, segment_vs_aabb, segment_vs_aabb_batch};
///
/// let segments = [Segment::new((0.0, 1.0), (9.0, 1.0))?, Segment::new((0.0, 7.0), (9.0, 7.0))?];
/// let boxes = [Aabb::new((2.0, 0.0), (4.0, 3.0))?; 2];
/// let mut out = [None; 2];
/// segment_vs_aabb_batch(&segments, &boxes, &mut out)?;
/// assert_eq!(out, [segment_vs_aabb(&segments[0], &boxes[0]), None]);
///
/// let short = segment_vs_aabb_batch(&segments, &boxes[1..], &mut out);
/// assert_eq!(short, Err(GeometryError::BadLayout));
/// # Ok::<(), GeometryError>(())
/// ```
pub fn segment_vs_aabb_batch(
    segments: &[Segment],
    boxes: &[Aabb],
    out: &mut [Option<Span>],
) -> Result<(), GeometryError> {
    check(segments.len(), &[boxes.len(), out.len()])?;
    for ((out, segment), aabb) in out.iter_mut().zip(segments).zip(boxes) {
        *out = segment_vs_aabb(segment, aabb);
    }
    Ok(())
}

/// [`circle_vs_aabb`] for each circle, its motion and the box at its place. Refused unless all slices are
/// of one length.
pub fn circle_vs_aabb_batch(
    circles: &[Circle],
    motions: &[Motion],
    boxes: &[Aabb],
    out: &mut [Option<Span>],
) -> Result<(), GeometryError> {
    check(circles.len(), &[motions.len(), boxes.len(), out.len()])?;
    for (((out, circle), motion), aabb) in out.iter_mut().zip(circles).zip(motions).zip(boxes) {
        *out = circle_vs_aabb(circle, motion, aabb);
    }
    Ok(())
}

/// [`aabb_vs_aabb`] for each two boxes, each with its motion. Refused unless all slices are of one length.
pub fn aabb_vs_aabb_batch(
    a: &[(Aabb, Motion)],
    b: &[(Aabb, Motion)],
    out: &mut [Option<Span>],
) -> Result<(), GeometryError> {
    check(a.len(), &[b.len(), out.len()])?;
    for ((out, (a, motion_a)), (b, motion_b)) in out.iter_mut().zip(a).zip(b) {
        *out = aabb_vs_aabb(a, motion_a, b, motion_b);
    }
    Ok(())
}

/// For a world without a filter, ask `world.filtered(Filter::default())`.
impl Filtered<'_> {
    /// [`first`](Filtered::first) for each sweep. Refused unless both slices are of one length.
    ///
    /// ```
    /// use graze2d::{Aabb, Filter, Segment, Sweep, World};
    ///
    /// let world = World::new([Aabb::new((4.0, -9.0), (5.0, 9.0))?]);
    /// let bullet = |y: f64| Segment::new((0.0, y), (8.0, y)).map(Sweep::Segment);
    /// let mut hits = [None; 2];
    /// world.filtered(Filter::default()).first_batch(&[bullet(1.0)?, bullet(20.0)?], &mut hits)?;
    /// assert_eq!(hits.map(|hit| hit.map(|hit| hit.t())), [Some(0.5), None]);
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn first_batch(
        &self,
        sweeps: &[Sweep],
        out: &mut [Option<Found>],
    ) -> Result<(), GeometryError> {
        check(sweeps.len(), &[out.len()])?;
        for (out, sweep) in out.iter_mut().zip(sweeps) {
            *out = self.first(sweep);
        }
        Ok(())
    }

    /// [`all`](Filtered::all) for each sweep: their contacts one after the other in `out`, which is emptied
    /// first, and how many each has in `counts`. Refused unless both slices are of one length.
    pub fn all_batch(
        &self,
        sweeps: &[Sweep],
        counts: &mut [usize],
        out: &mut Vec<Found>,
    ) -> Result<(), GeometryError> {
        check(sweeps.len(), &[counts.len()])?;
        out.clear();
        for (count, sweep) in counts.iter_mut().zip(sweeps) {
            let before = out.len();
            out.extend(self.all(sweep));
            *count = out.len() - before;
        }
        Ok(())
    }

    /// [`travel`](Filtered::travel) for each mover, which do not see one another: each is put where it
    /// ends, and its motion becomes the one that it would go on with. Refused unless both slices are of one
    /// length; a motion that is not finite is, too, and then nothing has moved.
    pub fn travel_batch(
        &self,
        movers: &mut [Mover],
        motions: &mut [DVec2],
        response: Response,
    ) -> Result<(), GeometryError> {
        check(movers.len(), &[motions.len()])?;
        motions.iter().try_for_each(|motion| Motion::new(*motion).map(|_| ()))?;
        for (mover, motion) in movers.iter_mut().zip(motions) {
            let travel = self.travel(mover, &Motion::new(*motion)?, response);
            (*mover, *motion) = (travel.mover(), travel.motion());
        }
        Ok(())
    }
}

fn check(length: usize, others: &[usize]) -> Result<(), GeometryError> {
    if others.iter().all(|other| *other == length) { Ok(()) } else { Err(GeometryError::BadLayout) }
}
