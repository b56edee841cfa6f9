//! How a player walks: the settings of [`crate::world::walk`].

use glam::{DVec2, dvec2};

use crate::error::{GeometryError, finite};
use crate::shape::Feature;
use crate::shape::vector::{Vector, finite_vector};
use crate::world::mover::Mover;
use crate::world::tangent::Tangent;
use crate::world::wall::Obstacle;

/// How a player walks: which ground it can stand on, how far it follows the ground down, and how high it steps. It keeps
/// no time, no input and no gravity; [`World::walk`](crate::World::walk) takes them as a motion.
///
/// ```
/// use graze2d::{Aabb, Convex, Motion, Mover, Walker, World};
///
/// let mut world = World::new([Aabb::new((-9.0, 0.0), (9.0, 1.0))?]);
/// world.insert(Convex::new([(0.0, 0.0), (4.0, 0.0), (4.0, -2.0)])?); // a ramp, 1 in 2
/// let walker = Walker::new((1.0, 1.0))?.snap(0.5)?.step(0.25)?;
/// let (mut player, fall) = (Mover::from_min_size((-4.0, -1.0), (1.0, 1.0))?, 0.25);
/// for _ in 0..4 {
///     let walk = world.walk(player, Motion::new((1.0, fall))?, walker);
///     assert_eq!(walk.motion().get(), glam::dvec2(1.0, 0.0), "at the same speed, on the flat and on the ramp");
///     player = walk.mover();
/// }
/// assert_eq!(player.position(), glam::dvec2(0.0, -1.5), "its right corner is 1 in along the ramp");
/// # use graze2d::glam;
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "character controller")]
#[doc(alias = "slope limit")]
#[doc(alias = "step offset")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Walker {
    steepest: DVec2,
    pub(super) snap: f64,
    pub(super) step: f64,
}

impl Walker {
    /// A walker for ground up to this slope, as a run and a rise, both ≥ 0: `(1, 1)` is 45°, `(2, 1)` half as steep. It neither
    /// follows the ground down nor steps.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite;
    /// [`NotPositive`](GeometryError::NotPositive) if one is below zero, or both are zero.
    pub fn new<P>(steepest: impl Vector<P>) -> Result<Self, GeometryError> {
        let steepest = finite_vector(steepest)?;
        if steepest.min_element() < 0.0 || steepest == DVec2::ZERO {
            return Err(GeometryError::NotPositive);
        }
        Ok(Self { steepest, snap: 0.0, step: 0.0 })
    }

    /// This walker, which follows the ground down by up to this distance.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite), or [`NotPositive`](GeometryError::NotPositive) if it is below zero.
    pub fn snap(self, distance: f64) -> Result<Self, GeometryError> {
        Ok(Self { snap: not_negative(distance)?, ..self })
    }

    /// This walker, which steps onto ledges of up to this height.
    ///
    /// # Errors
    ///
    /// Those of [`snap`](Self::snap).
    pub fn step(self, height: f64) -> Result<Self, GeometryError> {
        Ok(Self { step: not_negative(height)?, ..self })
    }

    /// Whether it can stand on ground with this tangent: whether a motion down along the steepest slope, to either side, leads
    /// into it or along it.
    pub(crate) fn can_stand(&self, ground: &Tangent) -> bool {
        let [_, up] = ground.outward();
        let down = [self.steepest, dvec2(-self.steepest.x, self.steepest.y)];
        up < 0 && down.into_iter().all(|down| ground.leads(down) <= 0)
    }

    /// Whether a corner of a wall is no higher than a step above the lowest point of a mover.
    pub(crate) fn is_step(&self, mover: &Mover, wall: &Obstacle<'_>, corner: Feature) -> bool {
        let low = mover.near_bounds().max().y;
        ledge_at(wall, corner).is_some_and(|(_, top)| low - top <= self.step)
    }

    /// Whether such a corner holds a mover from below, and is the end of ground that it can stand on.
    pub(crate) fn can_step_onto(
        &self,
        mover: &Mover,
        wall: &Obstacle<'_>,
        normal: DVec2,
        corner: Feature,
    ) -> bool {
        let edges = ledge_at(wall, corner).map_or(Vec::new(), |(edges, _)| edges.to_vec());
        let is_ground = edges.iter().any(|edge| self.can_stand(edge));
        normal.y < 0.0 && is_ground && self.is_step(mover, wall, corner)
    }
}

/// The edges of a wall at a corner without a radius, and the y of the corner.
pub(crate) fn ledge_at(wall: &Obstacle<'_>, feature: Feature) -> Option<([Tangent; 2], f64)> {
    let shape = wall.convex();
    let corner = shape.corner_of(feature)?;
    let top = shape.corners().nth(corner)?.y;
    Some((shape.edges_at(corner).map(Tangent::along), top))
}

fn not_negative(x: f64) -> Result<f64, GeometryError> {
    let x = finite(x)?;
    if x < 0.0 { Err(GeometryError::NotPositive) } else { Ok(x) }
}
