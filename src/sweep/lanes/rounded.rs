//! The part of a circle's center inside a box with rounded corners, both ends at once: what
//! [`crate::query::circle_aabb`] decides stage by stage, in two lanes.
//!
//! An end of the part in the grown box is right if it lies in a side strip. In a corner square the corner's
//! arc takes the place of the line.
//!
//! With [`CircleLanes`] these are the largest filters, and they pay: times, features and normals come 7 times
//! as fast as from the exact walk alone, the whole answer 3 times as fast.

use wide::f64x2;

use crate::exact::{ALL, Double, U, swapped};
use crate::shape::{Corner, Feature};
use crate::sweep::answers::SpanParts;
use crate::sweep::lanes::Unsure;
use crate::sweep::lanes::boxes::{BoxLanes, LaneEnds};
use crate::sweep::lanes::circles::CircleLanes;
use crate::sweep::movers::{CircleAndBox, MovingShape};

/// In which corner squares of the grown box the part begins and ends.
struct Squares {
    /// Whether the part begins in one, and whether it ends in one.
    is_corner: f64x2,
    /// x and y of the corners.
    corner: [f64x2; 2],
    /// The names of the corners.
    names: [Corner; 2],
}

impl Squares {
    #[inline]
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
        let corner = after.map(|after| after.bitselect(sides[1], sides[0]));
        let [beside_x, beside_y] = f64x2::transpose([before[0] | after[0], before[1] | after[1]]);
        // A point has no rounding.
        if !is_sure.all() | (path.radius == 0.0) {
            return Err(Unsure);
        }
        Ok(Self {
            is_corner: beside_x & beside_y,
            corner: f64x2::transpose(corner),
            names: after
                .map(|after| CORNERS[(after ^ found.planes.back).to_bitmask() as usize & 3]),
        })
    }

    /// The circles around the corners.
    #[inline]
    fn arcs(&self, path: &CircleAndBox) -> CircleLanes {
        let [center, motion] = path.lanes();
        let start = [0, 1].map(|axis| Double::sum(center[axis], -self.corner[axis]));
        CircleLanes::new(start, motion.map(Double::of), Double::of(f64x2::splat(path.radius)))
    }
}

/// The corners, by whether they lie on the high side of x and of y.
const CORNERS: [Corner; 4] =
    [Corner::TopLeft, Corner::TopRight, Corner::BottomLeft, Corner::BottomRight];

/// The part inside the rounded box. Verdict and times are certain; `is_placed` says whether the positions are
/// certain, too.
pub(crate) struct RoundedPart {
    pub(crate) parts: SpanParts,
    /// Whether the positions are certain.
    pub(crate) is_placed: bool,
}

/// The part in the rounded box, if any. An error if the circle touches the box, or nearly, or if a filter is
/// unsure.
#[inline]
pub(crate) fn find(path: &CircleAndBox) -> Result<Option<RoundedPart>, Unsure> {
    let Some(found) = BoxLanes::find(path)? else { return Ok(None) };
    let squares = Squares::new(path, &found)?;
    let ends = LaneEnds::new(&found);
    let (mut is_sure, mut parts) = (ends.sure(), path.parts(&ends));
    let mut is_placed = ends.sure();
    let corners = squares.is_corner.to_bitmask();
    if corners != 0 {
        let arc = squares.arcs(path);
        if !(arc.is_sure | !squares.is_corner).all() {
            return Err(Unsure);
        }
        let starts_outside = corners & arc.is_outside.to_bitmask() & 1 != 0;
        if starts_outside && !arc.is_entered {
            return Ok(None);
        }
        let [center, motion] = path.lanes();
        let arcs = arc.ends();
        let (position, is_reached) = arcs.reach(center, motion.map(Double::of));
        let on_arcs = SpanParts {
            features: squares.names.map(Feature::Corner),
            position,
            point: squares.corner,
            ..arcs.parts
        };
        parts = SpanParts::choose(squares.is_corner, &on_arcs, &parts);
        is_sure = squares.is_corner.bitselect(arcs.is_sure, is_sure);
        is_placed = squares.is_corner.bitselect(is_reached, is_placed);
    }
    if !is_sure.all() {
        return Err(Unsure);
    }
    Ok(Some(RoundedPart { parts, is_placed: is_placed.all() }))
}

/// Whether the circle crosses the interior of the box; else it misses the box. An error as in [`find`].
/// Only the corner at the entry can change the verdict of the grown box.
#[inline]
pub(crate) fn crosses(path: &CircleAndBox) -> Result<bool, Unsure> {
    let Some(found) = BoxLanes::find(path)? else { return Ok(false) };
    let squares = Squares::new(path, &found)?;
    if squares.is_corner.to_bitmask() & 1 == 0 {
        return Ok(true);
    }
    let arc = squares.arcs(path);
    if arc.is_sure.to_bitmask() & 1 == 0 {
        return Err(Unsure);
    }
    Ok(arc.is_outside.to_bitmask() & 1 == 0 || arc.is_entered)
}
