//! The part of a circle's center inside a box with rounded corners, both ends at once: what
//! [`crate::query::circle_aabb`] decides stage by stage, in two lanes.
//!
//! An end of the part in the grown box is right if it lies in a side strip. In a corner square the corner's
//! arc takes the place of the line.
//!
//! With [`crate::sweep::lanes::circle`] these are the largest filters, and they pay: times come 7 times as fast as from
//! the exact walk alone, the whole answer 3 times as fast.

use wide::f64x2;

use crate::exact::{ALL, Double, U, swapped};
use crate::shape::{Corner, Feature};
use crate::sweep::answers::{Ends, SpanParts};
use crate::sweep::lanes::Unsure;
use crate::sweep::lanes::boxes::{BoxLanes, LaneEnds};
use crate::sweep::lanes::circle::{Seen, Signs};
use crate::sweep::movers::{CircleAndBox, MovingShape};
use crate::sweep::path::End;

/// In which corner squares of the grown box the part begins and ends.
struct Squares {
    /// Whether the part begins in one, and whether it ends in one.
    is_corner: f64x2,
    /// x and y of the corners at both ends, and their names.
    corner: [f64x2; 2],
    names: [Corner; 2],
}

impl Squares {
    #[inline(always)]
    fn new(path: &CircleAndBox, found: &BoxLanes<3, 1>) -> Result<Self, Unsure> {
        let zero = f64x2::splat(0.0);
        let center = f64x2::new([path.center.x, path.center.y]);
        let motion = f64x2::new([path.motion.x, path.motion.y]);
        // The box's own sides, in the order in which the path passes them, seen from its start and its end.
        let sides = found.planes.lines.map(|line| line.0[0]);
        let from_start = sides.map(|side| side - center);
        let from_end = from_start.map(|side| side - motion);
        let ahead = from_start.map(|side| side ^ found.planes.mirror);
        let ahead_of_end = from_end.map(|side| side ^ found.planes.mirror);
        let [on_entering, on_leaving] =
            f64x2::transpose([found.on_line_of(0), found.on_line_of(1)]);
        let [enters, leaves] = f64x2::transpose([found.is_crossed; 2]);
        let mut is_sure = ALL;
        for (end, start) in from_end.into_iter().zip(from_start) {
            let size = start.abs() + end.abs();
            is_sure &= leaves | end.abs().simd_gt(f64x2::splat(2.0 * U) * size);
        }
        // When the path reaches the grown line of one axis, is it before or after the box on the other axis?
        let inner = ahead.map(|ahead| swapped(ahead * found.planes.across));
        let mut gap = |line: usize, side: usize| {
            let gap = found.planes.products[line] - inner[side];
            is_sure &= gap.abs().simd_gt(found.planes.bound)
                | !(if line == 0 { on_entering } else { on_leaving });
            gap
        };
        let [before_entering, after_entering] = [gap(0, 0).simd_lt(zero), gap(0, 1).simd_gt(zero)];
        let [before_leaving, after_leaving] = [gap(1, 0).simd_lt(zero), gap(1, 1).simd_gt(zero)];
        let before = [
            on_entering
                | swapped(on_entering & before_entering)
                | (!enters & ahead[0].simd_gt(zero)),
            swapped(on_leaving & before_leaving) | (!leaves & ahead_of_end[0].simd_gt(zero)),
        ];
        let after = [
            swapped(on_entering & after_entering) | (!enters & ahead[1].simd_lt(zero)),
            on_leaving
                | swapped(on_leaving & after_leaving)
                | (!leaves & ahead_of_end[1].simd_lt(zero)),
        ];
        let [beside_x, beside_y] = f64x2::transpose([before[0] | after[0], before[1] | after[1]]);
        // A point has no rounding.
        if !is_sure.all() | (path.radius == 0.0) {
            return Err(Unsure);
        }
        Ok(Self {
            is_corner: beside_x & beside_y,
            corner: after.map(|after| after.bitselect(sides[1], sides[0])),
            names: after
                .map(|after| CORNERS[(after ^ found.planes.back).to_bitmask() as usize & 3]),
        })
    }

    /// The corner in whose square the part begins or ends, and where the center is, seen from it.
    #[inline(always)]
    fn corner(&self, path: &CircleAndBox, end: End) -> Option<(Corner, Seen)> {
        let end = end as usize;
        if self.is_corner.to_bitmask() >> end & 1 == 0 {
            return None;
        }
        let center = f64x2::new(path.center.to_array());
        let seen = Seen {
            start: Double::sum(center, -self.corner[end]),
            motion: Double::of(f64x2::new(path.motion.to_array())),
            radius: Double::of(f64x2::splat(path.radius)),
        };
        Some((self.names[end], seen))
    }
}

/// The corners, by whether they lie on the high side of x and of y.
const CORNERS: [Corner; 4] =
    [Corner::TopLeft, Corner::TopRight, Corner::BottomLeft, Corner::BottomRight];

/// The part in the rounded box, if any. An error if the circle touches the box, or nearly, or if a filter is
/// unsure.
struct Part<'a> {
    path: &'a CircleAndBox,
    grown: BoxLanes<3, 1>,
    squares: Squares,
}

impl<'a> Part<'a> {
    /// `None` if the path misses the grown box.
    #[inline(always)]
    fn find(path: &'a CircleAndBox) -> Result<Option<Self>, Unsure> {
        let Some(grown) = BoxLanes::find(path)? else { return Ok(None) };
        let squares = Squares::new(path, &grown)?;
        Ok(Some(Self { path, grown, squares }))
    }

    /// Whether the circle around the corner at the entry is missed. No other corner can change the verdict of the grown box.
    #[inline(always)]
    fn misses(&self) -> Result<bool, Unsure> {
        match self.squares.corner(self.path, End::Enter) {
            Some((_, seen)) => Signs::new(&seen).misses(),
            None => Ok(false),
        }
    }

    /// When it begins or ends; `None` if that is strictly inside.
    #[inline(always)]
    fn time(&self, end: End) -> Result<Option<f64>, Unsure> {
        if let Some((_, seen)) = self.squares.corner(self.path, end) {
            let arrival = Signs::new(&seen).arrival(&seen, end)?;
            return arrival.map(|arrival| arrival.time()).transpose();
        }
        let (ends, end) = (LaneEnds::new(&self.grown), end as usize);
        if ends.sure().to_bitmask() >> end & 1 == 0 {
            return Err(Unsure);
        }
        Ok(self.grown.sides()[end].map(|_| ends.times().to_array()[end]))
    }
}

/// When a path that crosses the box begins and ends to do so; at an end strictly inside, the path's own time. An error if
/// that is not certain.
#[inline(always)]
pub(crate) fn times(path: &CircleAndBox) -> Result<[f64; 2], Unsure> {
    let part = Part::find(path)?.ok_or(Unsure)?;
    if part.squares.is_corner.to_bitmask() == 0 {
        let ends = LaneEnds::new(&part.grown);
        return ends.certain(ends.times().to_array());
    }
    Ok([part.time(End::Enter)?.unwrap_or(0.0), part.time(End::Exit)?.unwrap_or(1.0)])
}

/// The parts of both hits. An error if they are not certain.
#[inline(always)]
pub(crate) fn parts(path: &CircleAndBox) -> Result<SpanParts, Unsure> {
    let part = Part::find(path)?.ok_or(Unsure)?;
    let ends = LaneEnds::new(&part.grown);
    let (mut parts, is_sure) = (path.parts(&ends), ends.sure().to_bitmask());
    for end in [End::Enter, End::Exit] {
        let Some((corner, seen)) = part.squares.corner(path, end) else {
            if is_sure >> end as usize & 1 == 0 {
                return Err(Unsure);
            }
            continue;
        };
        match Signs::new(&seen).arrival(&seen, end)? {
            None => parts.is_hit[end as usize] = false,
            Some(arrival) => {
                let motion = Double::of(f64x2::new(path.motion.to_array()));
                let (t, normal) = (arrival.time()?, arrival.normal()?);
                let position = arrival.reach(path.center, motion)?;
                parts.set(end as usize, t, position, normal, Feature::Corner(corner));
            }
        }
    }
    parts.point = path.closest(parts.position);
    parts.opposite = parts.point;
    Ok(parts)
}

/// Whether the circle crosses the interior of the box; else it misses the box. An error if it touches the box, or nearly,
/// or if a filter is unsure.
#[inline(always)]
pub(crate) fn crosses(path: &CircleAndBox) -> Result<bool, Unsure> {
    let Some(part) = Part::find(path)? else { return Ok(false) };
    Ok(!part.misses()?)
}

/// When a circle crosses into the box from outside. An error as in [`crosses`].
#[inline(always)]
pub(crate) fn entry(path: &CircleAndBox) -> Result<Option<f64>, Unsure> {
    let Some(part) = Part::find(path)? else { return Ok(None) };
    if part.misses()? { Ok(None) } else { part.time(End::Enter) }
}
