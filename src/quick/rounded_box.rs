//! The stretch of a circle's centre inside a box with rounded corners, both ends at once: what
//! [`crate::query::circle_aabb`] decides stage by stage, in two lanes.
//!
//! The stretch in the grown box is right where it begins or ends in a side strip. In a corner square
//! the corner's arc takes the place of the line.

use core::hint::select_unpredictable;

use glam::{DVec2, dvec2};
use wide::f64x2;

use crate::answer::{Contact, Hit, Met, Span, Times};
use crate::exact::{ALL, Double, U, swapped, transposed};
use crate::path::corner_circle::CornerCircle;
use crate::path::grown_box::CentreAndGrownBox;
use crate::quick::arc::Arc;
use crate::quick::stretch::{Stretch, Verdict, some_unless};
use crate::shape::{Corner, Feature, Side};

/// A filter was not sure.
pub(crate) struct Unsure;

/// In which corner squares of the grown box the stretch begins and ends.
struct Squares {
    /// Whether in any: enter, exit.
    is_corner: f64x2,
    /// x and y of the corners.
    corner: [f64x2; 2],
    /// Which corner it is.
    names: [Corner; 2],
    is_sure: bool,
}

impl Squares {
    #[inline]
    fn new(path: &CentreAndGrownBox, found: &Stretch<CentreAndGrownBox>) -> Self {
        let zero = f64x2::splat(0.0);
        let center = f64x2::new([path.center.x, path.center.y]);
        let motion = f64x2::new([path.motion.x, path.motion.y]);
        // The box's own sides, in the order in which the path comes by, from its start and its end.
        let sides = found.lines.map(|line| line.0[0]);
        let from_start = sides.map(|side| side - center);
        let from_end = from_start.map(|side| side - motion);
        let ahead = from_start.map(|side| side ^ found.mirror);
        let ahead_of_end = from_end.map(|side| side ^ found.mirror);
        let [on_entering, on_leaving] = transposed(found.on_line_of(0), found.on_line_of(1));
        let [enters, leaves] = transposed(found.is_crossed, found.is_crossed);
        let mut is_sure = ALL;
        for (end, start) in from_end.into_iter().zip(from_start) {
            let size = start.abs() + end.abs();
            is_sure &= leaves | end.abs().simd_gt(f64x2::splat(2.0 * U) * size);
        }
        // Where the path comes to one axis' grown line, is it before or after the box on the other?
        let inner = ahead.map(|ahead| swapped(ahead * found.across));
        let mut gap = |line: usize, side: usize| {
            let gap = found.products[line] - inner[side];
            is_sure &= gap.abs().simd_gt(found.bound)
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
        let [beside_x, beside_y] = transposed(before[0] | after[0], before[1] | after[1]);
        Self {
            is_corner: beside_x & beside_y,
            corner: transposed(corner[0], corner[1]),
            names: after.map(|after| CORNERS[(after ^ found.back).to_bitmask() as usize & 3]),
            is_sure: is_sure.all(),
        }
    }
}

/// By whether the high side is meant, of x and of y.
const CORNERS: [Corner; 4] =
    [Corner::TopLeft, Corner::TopRight, Corner::BottomLeft, Corner::BottomRight];

/// Both ends of the stretch: enter, exit.
struct Ends {
    /// Whether the path's own end is not inside.
    is_hit: f64x2,
    times: f64x2,
    /// The centre then, the closest point of the box, and the normal there: x and y.
    position: [f64x2; 2],
    point: [f64x2; 2],
    normal: [f64x2; 2],
    /// Where the positions are certain,
    is_placed: f64x2,
    /// and all else.
    is_sure: f64x2,
}

impl Ends {
    /// As the lines of the grown box have them.
    #[inline]
    fn on_lines(path: &CentreAndGrownBox, found: &Stretch<CentreAndGrownBox>) -> Self {
        let moments = found.moments();
        let (times, times_sure) = found.times(&moments);
        let [center, motion] = path.lanes();
        // On one axis the grown side, on the other what the path has reached. A grown side beyond the
        // range has had an infinite product: nothing was sure.
        let [x, y] = {
            let [enter, leave] = found.lines.map(|line| line.0[0] + line.0[2]);
            transposed(enter, leave)
        };
        let (reached, reached_sure) = moments.reach(
            found.of_axis(center[1], center[0]),
            Double::of(found.of_axis(motion[1], motion[0])),
        );
        let position = [found.of_axis(x, reached), found.of_axis(reached, y)];
        let (low, high) = (path.aabb.min(), path.aabb.max());
        let point = [0, 1].map(|axis| {
            position[axis].fast_max(f64x2::splat(low[axis])).fast_min(f64x2::splat(high[axis]))
        });
        let normals = found.sides().map(|side| side.map_or(DVec2::ZERO, Side::normal));
        let normal = [0, 1].map(|axis| f64x2::new(normals.map(|normal| normal[axis])));
        let is_hit = found.is_crossed;
        let is_placed = reached_sure | !is_hit;
        Self { is_hit, times, position, point, normal, is_placed, is_sure: times_sure }
    }

    /// As the arcs around two corners have them.
    #[inline]
    fn on_arcs(path: &CentreAndGrownBox, arc: &Arc, corner: [f64x2; 2]) -> Self {
        let [center, motion] = path.lanes();
        let arrivals = arc.arrivals();
        let (times, sure) = arrivals.moments.nearest();
        let [(x, x_placed), (y, y_placed)] =
            [0, 1].map(|axis| arrivals.moments.reach(center[axis], Double::of(motion[axis])));
        let [(normal_x, x_sure), (normal_y, y_sure)] = arrivals.normal();
        let (is_hit, inside) = (arc.is_outside, !arc.is_outside);
        Self {
            is_hit,
            times: is_hit.bitselect(times, f64x2::new([0.0, 1.0])),
            position: [x, y],
            point: corner,
            normal: [normal_x, normal_y],
            is_placed: (x_placed & y_placed) | inside,
            is_sure: (arrivals.is_sure & sure & x_sure & y_sure) | inside,
        }
    }

    /// One or the other at each end.
    #[inline]
    fn choose(mask: f64x2, one: &Self, other: &Self) -> Self {
        let pick = |one: f64x2, other: f64x2| mask.bitselect(one, other);
        let both =
            |one: [f64x2; 2], other: [f64x2; 2]| [pick(one[0], other[0]), pick(one[1], other[1])];
        Self {
            is_hit: pick(one.is_hit, other.is_hit),
            times: pick(one.times, other.times),
            position: both(one.position, other.position),
            point: both(one.point, other.point),
            normal: both(one.normal, other.normal),
            is_placed: pick(one.is_placed, other.is_placed),
            is_sure: pick(one.is_sure, other.is_sure),
        }
    }
}

/// A stretch in the rounded box.
pub(crate) struct Rounded {
    ends: Ends,
    /// At which ends an arc is met or ends it, by bits, and else which side.
    corners: u32,
    names: [Corner; 2],
    sides: [Option<Side>; 2],
}

impl Rounded {
    /// The stretch, if any. An error where the rounded box is touched, or nearly, or where a filter is
    /// unsure.
    #[inline]
    pub(crate) fn new(path: &CentreAndGrownBox) -> Result<Option<Self>, Unsure> {
        let found = match Stretch::find(path) {
            Verdict::Misses => return Ok(None),
            Verdict::Crosses(found) => found,
            Verdict::Unsure => return Err(Unsure),
        };
        let squares = Squares::new(path, &found);
        // A point has no rounding.
        if !squares.is_sure | (path.radius == 0.0) {
            return Err(Unsure);
        }
        let mut ends = Ends::on_lines(path, &found);
        let corners = squares.is_corner.to_bitmask();
        if corners != 0 {
            let [center, motion] = path.lanes();
            let arc = Arc::new(center, motion, f64x2::splat(path.radius), squares.corner);
            if !(arc.is_sure | !squares.is_corner).all() {
                return Err(Unsure);
            }
            let starts_outside = corners & arc.is_outside.to_bitmask() & 1 != 0;
            if starts_outside && !arc.is_entered {
                return Ok(None);
            }
            let on_arcs = Ends::on_arcs(path, &arc, squares.corner);
            ends = Ends::choose(squares.is_corner, &on_arcs, &ends);
        }
        if !ends.is_sure.all() {
            return Err(Unsure);
        }
        Ok(Some(Self { ends, corners, names: squares.names, sides: found.sides() }))
    }

    /// The side or corner that is met at an end.
    #[inline]
    fn feature(&self, end: usize) -> Feature {
        let side = Feature::Side(self.sides[end].unwrap_or(Side::Left));
        let corner = Feature::Corner(self.names[end]);
        select_unpredictable(self.corners >> end & 1 == 1, corner, side)
    }

    /// The times, features and normals.
    #[inline]
    pub(crate) fn times(&self) -> Times<Met> {
        let is_hit = self.ends.is_hit.to_bitmask();
        let [x, y] = self.ends.normal.map(f64x2::to_array);
        let met = [0, 1].map(|end| {
            let met = Met { feature: self.feature(end), normal: dvec2(x[end], y[end]) };
            some_unless(is_hit >> end & 1 == 0, met)
        });
        Times { contact: Contact::Cross, times: self.ends.times.to_array(), met }
    }

    /// All of the answer.
    #[inline]
    pub(crate) fn span(&self, path: &CentreAndGrownBox) -> Result<Span, Unsure> {
        let Ends { is_hit, times, position, point, normal, is_placed, .. } = &self.ends;
        let (is_hit, times) = (is_hit.to_bitmask(), times.to_array());
        if !is_placed.all() {
            return Err(Unsure);
        }
        let [position, point, normal] =
            [position, point, normal].map(|[x, y]| [x.to_array(), y.to_array()]);
        let hit = |end: usize| {
            let [position, point, normal] =
                [position, point, normal].map(|[x, y]| dvec2(x[end], y[end]));
            let hit = Hit::at_point(times[end], point, position, normal, self.feature(end));
            some_unless(is_hit >> end & 1 == 0, hit)
        };
        let (enter, exit) = (hit(0), hit(1));
        let push_out = enter.is_none().then(|| match self.corners & 1 {
            0 => path.push_out(),
            _ => CornerCircle::new(path, self.names[0]).push_out(),
        });
        Ok(Span { contact: Contact::Cross, enter, exit, push_out })
    }
}
