//! The positions that movers are given: all doubles, or those that single precision can store.

use glam::DVec2;

/// How many ulps rounding may take in a travel: docs/contract.md §5.10 lists where.
pub(crate) const MOST_ULPS: i32 = 4;

/// Which positions the movers of a [`World`](crate::World) are given, by travels and push-outs.
///
/// A position that is stored in `f32` rounds, and may then lie in a wall. With [`F32`](Self::F32) the position is
/// looked for among those that `f32` can store:
///
/// ```text
///      ·      ·   ▕×▓▓▓     the exact place ×, the doubles · that are also `f32`:
///      ·      ○   ▕·▓▓▓     the mover comes to rest at ○, never in the wall
/// ```
///
/// A position is that of the center of a circle, or of the min corner of a box. It is at most 4 ulp (of `f32`) from the
/// exact one on each axis, as with doubles, and outside of every wall. A mover that starts elsewhere is first put at
/// such a position; if none is free within 4 ulp, it may stay where it is.
///
/// ```
/// use graze2d::{Aabb, Circle, Motion, Positions, Response, World};
///
/// let mut world = World::new([Aabb::new((0.7, -9.0), (9.0, 9.0))?]);
/// world.set_positions(Positions::F32);
/// let ball = Circle::new((0.0, 0.0), 0.1)?;
/// let stopped = world.travel(ball, Motion::new((5.0, 0.0))?, Response::Stop).position();
/// assert_eq!(stopped.x, f64::from(0.59999996_f32), "0.6 is not a number of `f32`, and 0.6_f32 is too far");
/// assert_eq!(stopped.as_vec2().as_dvec2(), stopped);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "single precision")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Positions {
    /// All doubles.
    #[default]
    F64,
    /// Those that `f32` can store.
    F32,
}

impl Positions {
    fn is_single(self) -> bool {
        self == Self::F32
    }

    /// The largest coordinate.
    pub(crate) fn max(self) -> f64 {
        if self.is_single() { f32::MAX.into() } else { f64::MAX }
    }

    /// The coordinate nearest to a number.
    pub(crate) fn nearest(self, x: f64) -> f64 {
        if self.is_single() { (x as f32).clamp(f32::MIN, f32::MAX).into() } else { x }
    }

    /// The position nearest to a place.
    pub(crate) fn nearest_to(self, place: DVec2) -> DVec2 {
        DVec2::from(place.to_array().map(|x| self.nearest(x)))
    }

    /// The coordinate before or after a coordinate.
    pub(crate) fn beside(self, x: f64, up: bool) -> f64 {
        match (self.is_single(), up) {
            (false, true) => x.next_up(),
            (false, false) => x.next_down(),
            (true, true) => (x as f32).next_up().into(),
            (true, false) => (x as f32).next_down().into(),
        }
    }

    /// The distance between coordinates at a number ≥ 0.
    pub(crate) fn ulp(self, x: f64) -> f64 {
        let x = self.nearest(x);
        if x == self.max() { x - self.beside(x, false) } else { self.beside(x, true) - x }
    }
}
