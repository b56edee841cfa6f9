//! A path against a box, both axes and both ends at once: what [`BoxSigns`] decides sign by sign, in two
//! lanes and almost without a branch.
//!
//! A mispredicted branch costs more than all of this. So everything is computed, needed or not, and masks
//! choose:
//!
//! ```text
//! lanes x, y          signs, filters, determinants
//! lanes enter, exit   times, points
//! ```
//!
//! Only an ordinary crossing is answered here: no tie, no end on a line, no box without extent. For the rest,
//! and if a filter is unsure, there is [`BoxSigns`].
//!
//! [`BoxSigns`]: crate::sweep::box_signs::BoxSigns

use core::cell::Cell;
use core::hint::select_unpredictable;

use glam::DVec2;
use wide::f64x2;

use crate::answer::Contact;
use crate::exact::{Double, Halves, Quotient, Sum, U, UNDERFLOW, swapped};
use crate::shape::{Feature, Side};
use crate::sweep::answers::{Ends, SpanParts};
use crate::sweep::lanes::Unsure;
use crate::sweep::movers::MovingShape;

/// What the signs say about a path and the lines of a box, on both axes.
pub(crate) struct HalfPlanes<const S: usize, const M: usize> {
    /// The entering and the leaving lines, seen from the start.
    pub(crate) lines: [Sum<S, f64x2>; 2],
    motion: Sum<M, f64x2>,
    /// On which axes the path runs towards smaller coordinates, and the sign bit there.
    pub(crate) back: f64x2,
    pub(crate) mirror: f64x2,
    /// The length of the motion along the other axis.
    pub(crate) across: f64x2,
    /// How far ahead both lines are, times that, and by how much two such products have to differ.
    pub(crate) products: [f64x2; 2],
    pub(crate) bound: f64x2,
    /// On which axes the entering line is ahead of the start, and the leaving line behind the end.
    enters: f64x2,
    leaves: f64x2,
    /// In the first lane which entering line is met later, in the second which leaving line.
    same: f64x2,
    /// Any lane: the path certainly misses the box. All lanes: it certainly crosses the interior, or misses.
    misses: f64x2,
    crosses: f64x2,
}

impl<const S: usize, const M: usize> HalfPlanes<S, M> {
    #[inline(always)]
    fn new<const E: usize>(shape: &impl MovingShape<S, E, M>) -> Self {
        // Its sign is that of the rounded sum, and its halves lose nothing.
        const { assert!(M <= 2) }
        let (zero, sign_bit) = (f64x2::splat(0.0), f64x2::splat(-0.0));
        let motion = shape.motion(0).beside(shape.motion(1));
        let displacement = motion.near();
        // Mirrored if it runs backwards, so that every path runs to the right and down.
        let mirror = displacement & sign_bit;
        let length = displacement ^ mirror;
        let back = displacement.simd_lt(zero);
        let sides = [false, true].map(|high| shape.side(0, high).beside(shape.side(1, high)));
        let sides_from_end = [false, true]
            .map(|high| shape.side_from_end(0, high).beside(shape.side_from_end(1, high)));
        let (lines, lines_from_end) = (in_order(sides, back), in_order(sides_from_end, back));
        let ahead = lines.map(|line| line.near() ^ mirror);
        let behind_end = lines_from_end.map(|line| line.near() ^ mirror ^ sign_bit);
        // The line to enter through is beyond the end, or that to leave through is passed.
        let within = behind_end[0].fast_min(ahead[1]);
        let nearest = ahead[0].abs().fast_min(behind_end[1].abs()).fast_min(within.abs());
        let mut sure = nearest.simd_gt(zero);
        if S > 2 {
            sure &= signs_are_sure(lines);
        }
        if E > 2 {
            sure &= signs_are_sure(lines_from_end);
        }
        let passes = sure & within.simd_lt(zero);

        // X / dx > Y / dy as X × dy − Y × dx > 0: four determinants, one filter.
        let across = swapped(length);
        let products = ahead.map(|ahead| ahead * across);
        let [x, y] = f64x2::transpose(products);
        let (same, other) = (x - y, x - swapped(y));
        // A sum of two has rounded once, by its own size. A NaN, from an overflow beside no motion, may
        // be lost in a minimum or maximum, but not in a determinant, which then is above no bound.
        let sizes = if S > 2 {
            lines.map(|line| line.size() * across)
        } else {
            products.map(|product| product.abs())
        };
        let size = sizes[0].fast_max(sizes[1]);
        let bound = f64x2::splat(4.0 * U) * (size + swapped(size)) + f64x2::splat(UNDERFLOW);
        sure &= other.abs().simd_gt(bound);
        // The first lane of this determinant is above zero if x is entered after y is left, the second is below
        // zero if y is entered after x is left. Then the whole line misses, whatever the ends.
        let apart = (other ^ f64x2::new([0.0, -0.0])).simd_gt(zero);
        let [enters, leaves] = [ahead[0].simd_gt(zero), behind_end[1].simd_gt(zero)];
        let flat = sides[0].equals(sides[1]) & enters & leaves;
        Self {
            lines,
            motion,
            back,
            mirror,
            across,
            products,
            bound,
            enters,
            leaves,
            same,
            misses: passes | (sure & apart),
            crosses: sure & !flat,
        }
    }
}

/// Whether a path crosses a box or misses it, and nothing else. An error if it touches the box, or nearly, or
/// if a filter is unsure.
///
/// A line of sight misses about as often as not. A branch on that would be mispredicted, and cost as much as
/// all the rest. So the only branch is the one to the exact walk.
#[inline]
pub(crate) fn contact<const S: usize, const E: usize, const M: usize>(
    shape: &impl MovingShape<S, E, M>,
) -> Result<Option<Contact>, Unsure> {
    let planes = HalfPlanes::new(shape);
    let (misses, crosses) = (planes.misses.any(), planes.crosses.all());
    if !(misses | crosses) {
        return Err(Unsure);
    }
    Ok(select_unpredictable(misses, None, Some(Contact::Cross)))
}

/// The parts of both hits of a mover that crosses the interior of a box. An error if it does not, or if a filter
/// is unsure.
#[inline]
pub(crate) fn parts<const S: usize, const E: usize, const M: usize>(
    shape: &impl MovingShape<S, E, M>,
) -> Result<SpanParts, Unsure> {
    let found = BoxLanes::find(shape)?.ok_or(Unsure)?;
    let ends = LaneEnds::new(&found);
    ends.certain(shape.parts(&ends))
}

/// The times alone. An error as in [`parts`].
#[inline]
pub(crate) fn times<const S: usize, const E: usize, const M: usize>(
    shape: &impl MovingShape<S, E, M>,
) -> Result<[f64; 2], Unsure> {
    let found = BoxLanes::find(shape)?.ok_or(Unsure)?;
    let ends = LaneEnds::new(&found);
    ends.certain(ends.times.to_array())
}

/// The part of a path inside a box whose interior it crosses. Neither of its ends lies on the line of a
/// side.
pub(crate) struct BoxLanes<const S: usize, const M: usize> {
    pub(crate) planes: HalfPlanes<S, M>,
    /// At which ends a line bounds the part, not the path's own end.
    pub(crate) is_crossed: f64x2,
    /// Whether that is a line of x, else one of y.
    pub(crate) on_x: f64x2,
}

impl<const S: usize, const M: usize> BoxLanes<S, M> {
    /// `None` if the path misses the box.
    #[inline(always)]
    pub(crate) fn find<const E: usize>(
        shape: &impl MovingShape<S, E, M>,
    ) -> Result<Option<Self>, Unsure> {
        let planes = HalfPlanes::new(shape);
        if planes.misses.any() {
            return Ok(None);
        }
        let same = planes.same;
        if !(planes.crosses & same.abs().simd_gt(planes.bound)).all() {
            return Err(Unsure);
        }
        // Entered last, left first.
        let [x, y] = f64x2::transpose([planes.enters, planes.leaves]);
        let y_is_later = (same ^ f64x2::new([0.0, -0.0])).simd_lt(f64x2::splat(0.0));
        Ok(Some(Self { planes, is_crossed: x | y, on_x: x & !(y & y_is_later) }))
    }

    /// At each end `x` if the end lies on a line of x, else `y`.
    #[inline]
    pub(crate) fn of_axis(&self, x: f64x2, y: f64x2) -> f64x2 {
        self.on_x.bitselect(x, y)
    }

    /// At which ends a line of an axis bounds it.
    #[inline]
    pub(crate) fn on_line_of(&self, axis: usize) -> f64x2 {
        self.is_crossed & if axis == 0 { self.on_x } else { !self.on_x }
    }

    /// When each end is reached, if a line bounds it.
    #[inline]
    fn quotient(&self) -> Quotient {
        let pick = |enter: f64x2, leave: f64x2| {
            let [x, y] = f64x2::transpose([enter, leave]);
            self.of_axis(x, y)
        };
        let [enter, leave] = self.planes.lines.map(|line| line.double());
        let motion = self.planes.motion.double();
        // Both axes, before it is known which one is needed: the processor has time meanwhile.
        let reciprocal = f64x2::splat(1.0) / motion.near;
        let n = enter.zip(leave, pick);
        Quotient::new(
            n,
            Halves::of(motion).map(|part| pick(part, part)),
            pick(reciprocal, reciprocal),
        )
    }

    /// The sides that bound the part; `None` if the path's own end does.
    #[inline]
    pub(crate) fn sides(&self) -> [Option<Side>; 2] {
        let code = self.on_x.to_bitmask()
            | self.is_crossed.to_bitmask() << 2
            | self.planes.back.to_bitmask() << 4;
        SIDES[code as usize & 63]
    }
}

/// The data at both ends of a part, and whether all data that were used are certain.
pub(crate) struct LaneEnds<'a, const S: usize, const M: usize> {
    found: &'a BoxLanes<S, M>,
    quotient: Quotient,
    times: f64x2,
    is_sure: Cell<f64x2>,
}

impl<'a, const S: usize, const M: usize> LaneEnds<'a, S, M> {
    #[inline]
    pub(crate) fn new(found: &'a BoxLanes<S, M>) -> Self {
        let quotient = found.quotient();
        let (times, is_sure) = quotient.nearest();
        let times = found.is_crossed.bitselect(times, f64x2::new([0.0, 1.0]));
        Self { found, quotient, times, is_sure: Cell::new(is_sure | !found.is_crossed) }
    }

    /// At which ends everything so far is certain.
    #[inline]
    pub(crate) fn sure(&self) -> f64x2 {
        self.is_sure.get()
    }

    /// The result made of the data so far, if all of them are certain.
    #[inline]
    pub(super) fn certain<T>(&self, made: T) -> Result<T, Unsure> {
        if self.sure().all() { Ok(made) } else { Err(Unsure) }
    }

    #[inline]
    fn at(&self, start: f64x2, along: Double) -> f64x2 {
        let (reached, is_sure) = self.quotient.reach(start, along);
        self.is_sure.set(self.is_sure.get() & (is_sure | !self.found.is_crossed));
        reached
    }
}

impl<const S: usize, const M: usize> Ends for LaneEnds<'_, S, M> {
    #[inline]
    fn times(&self) -> f64x2 {
        self.times
    }

    #[inline]
    fn sides(&self) -> [Option<Side>; 2] {
        self.found.sides()
    }

    #[inline]
    fn feature(&self, _: usize, side: Side) -> Feature {
        Feature::Side(side)
    }

    #[inline]
    fn reach(&self, _: usize, start: Sum<3>, along: f64, _: impl Fn(bool) -> Option<f64>) -> f64x2 {
        self.at(f64x2::splat(start.0[0]), Double::of(f64x2::splat(along)))
    }

    #[inline]
    fn point(&self, start: DVec2) -> [f64x2; 2] {
        let found = self.found;
        // One coordinate is the line's, the other is reached.
        let [x, y] = {
            let [enter, leave] = found.planes.lines.map(|line| line.place());
            f64x2::transpose([enter, leave])
        };
        let along = found.planes.motion.double().map(|part| {
            let [x, y] = f64x2::transpose([part, part]);
            found.of_axis(y, x)
        });
        let reached = self.at(found.of_axis(f64x2::splat(start.y), f64x2::splat(start.x)), along);
        [found.of_axis(x, reached), found.of_axis(reached, y)]
    }
}

/// The entering and the leaving lines, of the low and the high sides.
#[inline]
fn in_order<const N: usize>([low, high]: [Sum<N, f64x2>; 2], back: f64x2) -> [Sum<N, f64x2>; 2] {
    [
        low.zip(high, |low, high| back.bitselect(high, low)),
        low.zip(high, |low, high| back.bitselect(low, high)),
    ]
}

/// In which lanes sums of more than two terms are certain of their signs.
#[inline]
fn signs_are_sure<const N: usize>(lines: [Sum<N, f64x2>; 2]) -> f64x2 {
    let [one, other] =
        lines.map(|line| line.near().abs().simd_gt(f64x2::splat(2.0 * U) * line.size()));
    one & other
}

/// The sides that bound the part, by a code word of three times two bits: of each end whether it
/// lies on a line of x, and whether on a line at all; of each axis whether it runs backwards.
static SIDES: [[Option<Side>; 2]; 64] = {
    let mut table = [[None; 2]; 64];
    let mut entry = 0;
    while entry < 128 {
        let (end, code) = (entry % 2, entry / 2);
        let (on_x, is_crossed) = (code >> end & 1 == 1, code >> (2 + end) & 1 == 1);
        let back = code >> (if on_x { 4 } else { 5 }) & 1 == 1;
        if is_crossed {
            // Forwards it enters through the low side and leaves through the high one.
            table[code][end] = Some(match (on_x, back == (end == 0)) {
                (true, false) => Side::Left,
                (true, true) => Side::Right,
                (false, false) => Side::Top,
                (false, true) => Side::Bottom,
            });
        }
        entry += 1;
    }
    table
};
