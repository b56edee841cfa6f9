//! A path and one circle: what the signs decide, and where it enters and leaves, what [`crate::sweep::circle_path`]
//! and [`crate::sweep::arrival`] answer exactly.
//!
//! The signs are plain numbers: of each only a bound on the error is needed. A time has to be known to far more bits
//! than a double has. With u the start as the center sees it and v the motion, the time from the quadratic of that module
//! may be off by more than the chord if the path comes from far away. Newton's method takes one step from there, x and y
//! side by side:
//!
//! ```text
//!  ╭┈┈┈┬───     w = u + t v     where the center is at the rounded time t
//!  ┊ ╱ │        f = w·w − r²    zero on the arc          g = v·w    half its slope
//!  ├───┌───     t − f / 2g      the time, to far more bits than a double has
//! ```
//!
//! f is rounded only after its leading bits have cancelled. The step is trusted only if A × |step| is below
//! |g| / 8 and g has the sign of its end, falling at the entry and rising at the exit: then t is near the
//! right root, and the step leaves an error of at most A × step² / |g|. Otherwise, as close to a tangent,
//! [`crate::exact::Ball`] decides.

use core::hint::select_unpredictable;

use glam::DVec2;
use wide::f64x2;

use crate::answer::{Contact, Hit};
use crate::exact::{Double, Halves, Quotient, SMALL, U, nearest_sum, power_of_two, swapped};
use crate::shape::Feature;
use crate::sweep::circle_path::CirclePath;
use crate::sweep::circle_signs::PointAndCircle;
use crate::sweep::lanes::Unsure;
use crate::sweep::path::End;

/// A bound on the error that `w` takes over from `t v`, relative to `t v`: a product of halves is off by 2⁻⁷⁵,
/// and its rest rounds when it is added. Four times that.
const WAY_U: f64 = power_of_two(-73);
/// The same for `f`: twice what the slope makes of it, with some to spare.
const SLOPE_U: f64 = 4.0 * WAY_U;
/// A bound on the errors of the squares in `f` and of its rests, relative to r²: three squares are off by
/// 2⁻¹⁰⁴ each, and a dozen roundings by U² = 2⁻¹⁰⁶. Both sides are about r²: a step is trusted only
/// where A |step| < |g| / 8, so |f| = 2 |g| |step| < g² / 4A ≤ |w|² / 4, and r² is within a quarter of
/// |w|². Then their difference is exact, too.
const SQUARES_U: f64 = power_of_two(-96);
/// A bound on the rounding of the rest of `w` when it is added up, relative to r: a few U². That
/// `step × v` rounds, twice by U of itself, is part of the doubt about the time.
const OFFSET_U: f64 = power_of_two(-100);

/// A path as the center of a circle sees it, x and y; all of it is exact. The radius is in both lanes.
#[derive(Clone, Copy)]
pub(crate) struct Seen {
    pub(crate) start: Double,
    pub(crate) motion: Double,
    pub(crate) radius: Double,
}

impl Seen {
    #[inline]
    pub(crate) fn new(path: &CirclePath) -> Self {
        let [start, motion] = [path.start, path.motion].map(|[x, y]| x.beside(y).double());
        Self { start, motion, radius: path.radius.beside(path.radius).double() }
    }
}

/// What the signs say about a path and a circle. The letters are those of [`crate::sweep::circle_path`]; of each pair of
/// lanes, as the start of the path has it, and as its end.
pub(crate) struct Signs {
    a: f64,
    b: f64,
    c: f64x2,
    d: f64,
    /// Which ends of the path are certainly outside, and which inside.
    is_outside: f64x2,
    is_inside: f64x2,
    /// Whether the path certainly leads away from the center there, into the past or the future; or towards it.
    is_away: f64x2,
    is_towards: f64x2,
    /// Whether its line certainly passes the circle by, and whether it cuts it: in both lanes.
    passes: f64x2,
    cuts: f64x2,
}

impl Signs {
    #[inline]
    pub(crate) fn new(seen: &Seen) -> Self {
        let ([ux, uy], [vx, vy]) = (seen.start.near.to_array(), seen.motion.near.to_array());
        let [r, _] = seen.radius.near.to_array();
        let (start, square, a) = (ux * ux + uy * uy, r * r, vx * vx + vy * vy);
        let (b, c, cross) = (vx * ux + vy * uy, start - square, vx * uy - vy * ux);
        let d = square * a - cross * cross;
        // u, v and r have rounded once, by U times themselves, and every operation does. 2 |v·u| is at most u·u + v·v, so
        // that B and C are off by at most 13U times the sum of the three squares. (v × u)² is at most v·v times u·u: D is
        // off by at most 10U.
        let off = f64x2::splat(16.0 * U * (start + square + a) + SMALL);
        let d_off = f64x2::splat(16.0 * U * (a * (start + square)) + SMALL);
        // Products that underflow lose what SMALL outweighs, but not when another multiplies them.
        let counts = f64x2::new([square, a]).simd_gt(f64x2::splat(SMALL));
        let counts = counts & swapped(counts);
        let c = f64x2::new([c, (c + b) + (b + a)]);
        // Away from the center is forwards at the start, and backwards at the end.
        let (away, both) = (f64x2::new([b, -(b + a)]), f64x2::splat(d));
        Self {
            a,
            b,
            c,
            d,
            is_outside: c.simd_gt(off),
            is_inside: c.simd_lt(-off),
            is_away: away.simd_gt(off),
            is_towards: away.simd_lt(-off),
            passes: counts & both.simd_lt(-d_off),
            cuts: counts & both.simd_gt(d_off),
        }
    }

    /// Whether the path misses the circle, with one branch; if not, it crosses it. Each of these conditions is
    /// enough: a convex parabola that is above zero and rises was above it before, and so on.
    ///
    /// ```text
    /// misses    D < 0, or an end outside and leading away
    /// crosses   an end inside, or D > 0 and both ends leading towards the center
    /// ```
    ///
    /// An error if the circle is touched, or nearly, or if a filter is unsure.
    #[inline]
    pub(crate) fn misses(&self) -> Result<bool, Unsure> {
        let misses = (self.passes | (self.is_outside & self.is_away)).any();
        let crosses = self.is_inside.any() | (self.cuts & self.is_towards).all();
        if misses | crosses { Ok(misses) } else { Err(Unsure) }
    }

    /// Where a path that meets the circle enters or leaves it; `None` if that end is strictly inside. An error if
    /// that is not certain.
    #[inline(always)]
    pub(crate) fn arrival(&self, seen: &Seen, end: End) -> Result<Option<Arrival>, Unsure> {
        let is_there = |ends: f64x2| ends.to_bitmask() >> end as u32 & 1 == 1;
        if is_there(self.is_inside) {
            return Ok(None);
        }
        if !is_there(self.is_outside & self.cuts) {
            return Err(Unsure);
        }
        // t = C / (−B + √D) entering, (−B + √D) / A leaving.
        let sum = self.d.sqrt() - self.b;
        let t = match end {
            End::Enter => self.c.to_array()[0] / sum,
            End::Exit => sum / self.a,
        };
        Arrival::near(seen, self.a, t, end).map(Some)
    }
}

/// When the path enters or leaves a circle, in both lanes, and where it is then, x and y.
pub(crate) struct Arrival {
    moment: Quotient,
    /// The path as the center sees it.
    offset: Double,
    radius: Double,
    /// On which axes the path is level with the center all the time, so that the normal has no part there. A quotient of
    /// zero is never certain, and the exact walk takes 5 times as long.
    is_level: f64x2,
}

impl Arrival {
    /// Newton's step from a time. An error if it is not certain that this leads to the right root.
    #[inline(always)]
    fn near(seen: &Seen, a: f64, t: f64, end: End) -> Result<Self, Unsure> {
        let Seen { start, motion, radius } = *seen;
        let [a, t, twice] = [a, t, 2.0].map(f64x2::splat);
        let both = |lanes: f64x2| lanes + swapped(lanes);
        let way = Double::product(Halves::of(Double::of(t)), Halves::of(motion));
        let sum = Double::sum(start.near, way.near);
        let w = Double::sum(sum.near, sum.rest + (way.rest + start.rest));
        let (square, r) = (Double::square(w.near), Double::square(radius.near));
        let sum = Double::sum(square.near, swapped(square.near));
        // Both parts nearly cancel.
        let f = (sum.near - r.near)
            + ((sum.rest + (both(square.rest) - r.rest))
                + twice * (both(w.near * w.rest) - radius.near * radius.rest));
        let slope = motion.near * w.near;
        let (g, slopes) = (both(slope), both(slope.abs()));
        let reciprocal = f64x2::splat(0.5) / g;
        let step = -(f * reciprocal);
        // Rising on leaving, falling on entering; certainly so, and farther than the step can change.
        let rising = if end == End::Enter { -g } else { g };
        let is_sure = rising.simd_gt(f64x2::splat(8.0) * a * step.abs())
            & g.abs().simd_gt(f64x2::splat(16.0 * U) * slopes + f64x2::splat(SMALL));
        if !is_sure.all() {
            return Err(Unsure);
        }
        // What f is off: by t v in w, and by the roundings of its rests. What the step leaves by its
        // nature, A × step², and what it rounds by: g by 4U slopes; f, 1 / g and the step by U each
        // (1 / g by 4U if it is subnormal); step × v in the offset by 3U. That is at most 13U of the
        // 16U × |step| that this makes.
        let off = f64x2::splat(SLOPE_U) * t.abs() * slopes + f64x2::splat(SQUARES_U) * r.near;
        let left = twice * a * step * step + f64x2::splat(32.0 * U) * step.abs() * slopes;
        let doubt = (off + left) * reciprocal.abs();
        // Where its center is at the time itself: w + step × v.
        let off = doubt * motion.near.abs()
            + (f64x2::splat(WAY_U) * (t * motion.near).abs()
                + f64x2::splat(OFFSET_U) * radius.near);
        let offset = Double { off: Some(off), ..Double::sum(w.near, w.rest + step * motion.near) };
        let zero = f64x2::splat(0.0);
        let is_level = start.near.simd_eq(zero) & motion.near.simd_eq(zero);
        Ok(Self { moment: Quotient::stepped(t, step, doubt), offset, radius, is_level })
    }

    /// The time.
    #[inline]
    pub(crate) fn time(&self) -> Result<f64, Unsure> {
        certain(self.moment.nearest()).map(|time| time.x)
    }

    /// Where a mover is then that starts at `start`.
    #[inline]
    pub(crate) fn reach(&self, start: DVec2, motion: Double) -> Result<DVec2, Unsure> {
        certain(self.moment.reach(f64x2::new(start.to_array()), motion))
    }

    /// The unit normal, out of the circle.
    #[inline]
    pub(crate) fn normal(&self) -> Result<DVec2, Unsure> {
        let (normal, is_sure) = self.unit().nearest();
        certain((normal & !self.is_level, is_sure | self.is_level))
    }

    /// Where the mover meets a circle of its own, with this radius: `start + t × motion + radius × normal`.
    #[inline]
    fn reach_beside(&self, start: DVec2, motion: DVec2, radius: f64) -> Result<DVec2, Unsure> {
        let [start, motion] = [start, motion].map(|v| f64x2::new(v.to_array()));
        let beside = self.unit().times(Double::of(f64x2::splat(radius)));
        let beside = beside.map(|part| part & !self.is_level);
        certain(nearest_sum(start, [self.moment.times(Double::of(motion)), beside]))
    }

    #[inline]
    fn unit(&self) -> Quotient {
        Quotient::new(self.offset, Halves::of(self.radius), f64x2::splat(1.0) / self.radius.near)
    }
}

/// What both lanes hold, if they are certain.
#[inline]
fn certain((lanes, is_sure): (f64x2, f64x2)) -> Result<DVec2, Unsure> {
    if is_sure.all() { Ok(lanes.to_array().into()) } else { Err(Unsure) }
}

/// Whether a path crosses a circle or misses it, and nothing else. An error as in [`Signs::misses`].
#[inline]
pub(crate) fn contact(path: &PointAndCircle) -> Result<Option<Contact>, Unsure> {
    let misses = Signs::new(&Seen::new(&path.seen)).misses()?;
    Ok(select_unpredictable(misses, None, Some(Contact::Cross)))
}

/// When a path that meets a circle enters or leaves it. An error if a filter is unsure.
#[inline]
pub(crate) fn time(path: &PointAndCircle, end: End) -> Result<f64, Unsure> {
    let seen = Seen::new(&path.seen);
    Signs::new(&seen).time(&seen, end)
}

/// Both times.
#[inline]
pub(crate) fn times(path: &PointAndCircle) -> Result<[f64; 2], Unsure> {
    let seen = Seen::new(&path.seen);
    let signs = Signs::new(&seen);
    Ok([signs.time(&seen, End::Enter)?, signs.time(&seen, End::Exit)?])
}

/// The hit at which it enters or leaves; none strictly inside. An error if a filter is unsure.
#[inline]
pub(crate) fn hit(path: &PointAndCircle, end: End) -> Result<Option<Hit>, Unsure> {
    let seen = Seen::new(&path.seen);
    Signs::new(&seen).hit(&seen, path, end)
}

/// Both hits.
#[inline]
pub(crate) fn hits(path: &PointAndCircle) -> Result<[Option<Hit>; 2], Unsure> {
    let seen = Seen::new(&path.seen);
    let signs = Signs::new(&seen);
    Ok([signs.hit(&seen, path, End::Enter)?, signs.hit(&seen, path, End::Exit)?])
}

impl Signs {
    #[inline(always)]
    fn time(&self, seen: &Seen, end: End) -> Result<f64, Unsure> {
        let arrival = self.arrival(seen, end)?;
        arrival.map_or(Ok(f64::from(end as u8)), |arrival| arrival.time())
    }

    #[inline(always)]
    fn hit(&self, seen: &Seen, path: &PointAndCircle, end: End) -> Result<Option<Hit>, Unsure> {
        let Some(arrival) = self.arrival(seen, end)? else { return Ok(None) };
        let [x, y] = path.motion;
        let position = arrival.reach(path.start, x.beside(y).double())?;
        let point = if path.seen.radius.0[1] == 0.0 {
            // Only a point has its own place in common with the circle.
            position
        } else {
            let circle = &path.circle;
            arrival.reach_beside(circle.center(), path.circle_motion, circle.radius())?
        };
        let (t, normal) = (arrival.time()?, arrival.normal()?);
        Ok(Some(Hit::at_point(t, point, position, normal, Feature::Arc)))
    }
}
