//! A mover that overlaps a wall: how deep, and the way out.

use std::cmp::Ordering;

use glam::DVec2;

use crate::answer::PushOut;
use crate::exact::{Sign, Sum, det_sign, order_of_surds, sign};
use crate::shape::{Corner, Feature, Side};
use crate::sweep::convex::span::Depth;
use crate::world::meeting::Face;
use crate::world::mover::Mover;
use crate::world::positions::{Neighbors, Positions};
use crate::world::wall::Obstacle;

impl Mover {
    /// Whether a displacement leads out of a wall that it overlaps (1), along it (0) or further in (−1):
    /// seen from the closest point of the wall, or along the push-out if its position is inside.
    pub(crate) fn leads_out<const N: usize>(
        &self,
        by: [Sum<N>; 2],
        wall: &Obstacle<'_>,
        push_out: &PushOut,
    ) -> Sign {
        let [x, y] = by.map(|sum| sum.padded::<2>());
        if self.grown(wall).is_none() {
            return self.meeting(wall).leads_out([x, y]);
        }
        let closest = self.position().clamp(wall.aabb.min(), wall.aabb.max());
        if self.radius() == 0.0 || closest == self.position() {
            let normal = push_out.normal();
            return if normal.x != 0.0 {
                normal.x as Sign * x.sign()
            } else {
                normal.y as Sign * y.sign()
            };
        }
        let [u, v] = Sum::offset(closest, self.position());
        det_sign(u, x, v, y.negated())
    }

    /// Compares the exact depths of two overlaps.
    pub(crate) fn deeper(
        &self,
        one: (&Obstacle<'_>, &PushOut),
        other: (&Obstacle<'_>, &PushOut),
    ) -> Ordering {
        // Rounding is monotone: depths that round differently are in order as they stand.
        let rounded = one.1.depth().total_cmp(&other.1.depth());
        let depth = |(wall, push_out)| self.depth(wall, push_out);
        rounded.then_with(|| order_of_surds(&depth(one), &depth(other)).cmp(&0))
    }

    /// Whether an overlap is at most so deep.
    pub(crate) fn is_no_deeper(&self, wall: &Obstacle<'_>, push_out: &PushOut, depth: f64) -> bool {
        let most = Depth::within(Sum([depth, 0.0, 0.0, 0.0]), [Sum([0.0; 2]); 2]);
        order_of_surds(&self.depth(wall, push_out), &most) <= 0
    }

    fn depth(&self, wall: &Obstacle<'_>, push_out: &PushOut) -> Depth {
        let Some(grown) = self.grown(wall) else { return self.meeting(wall).depth() };
        match self.way_out(wall, push_out) {
            Feature::Side(side) => {
                Depth::within(grown.depth(self.position(), side), [Sum([0.0; 2]); 2])
            }
            _ => {
                let closest = self.position().clamp(wall.aabb.min(), wall.aabb.max());
                let radius = Sum([self.radius(), 0.0, 0.0, 0.0]);
                Depth::within(radius, Sum::offset(closest, self.position()))
            }
        }
    }

    /// Where a push-out leads out: through a side, or away from a corner.
    pub(crate) fn way_out(&self, wall: &Obstacle<'_>, push_out: &PushOut) -> Feature {
        if self.grown(wall).is_none() {
            return self.meeting(wall).feature_out();
        }
        let closest = self.position().clamp(wall.aabb.min(), wall.aabb.max());
        let (away, normal) = (self.position().cmpgt(closest), push_out.normal());
        let side = |axis: usize, high: bool| Side::ALL[2 * axis + usize::from(high)];
        if self.radius() > 0.0 && closest.cmpne(self.position()).all() {
            Feature::Corner(Corner::of(side(0, away.x), side(1, away.y)))
        } else if normal.x != 0.0 {
            Feature::Side(side(0, normal.x > 0.0))
        } else {
            Feature::Side(side(1, normal.y > 0.0))
        }
    }

    /// What a mover that overlaps a wall a little touches of it: a side, or a line square to the way out.
    pub(crate) fn face_out(&self, wall: &Obstacle<'_>) -> Face {
        Face::Edge(self.meeting(wall).tangent_out())
    }

    /// The place to which a push-out leads, rounded away from the wall; `None` beyond the range.
    pub(crate) fn pushed_out(
        &self,
        wall: &Obstacle<'_>,
        push_out: &PushOut,
        positions: Positions,
    ) -> Option<DVec2> {
        let mut position = self.position() + push_out.by();
        if let (Some(grown), Feature::Side(side)) = (self.grown(wall), self.way_out(wall, push_out))
        {
            position[side.axis().0] = grown.resting_coordinate(side);
        }
        let outwards = push_out.normal().to_array().map(sign);
        let center = positions.nearest_to(position);
        let near = Neighbors { center, senses: outwards, exact: &|_| 0, positions };
        let mut is_free = |place: DVec2| place.is_finite() && !self.is_inside(place, wall);
        near.find(None, &mut is_free).or_else(|| {
            // Off a slope, the steps of the coarser axis count.
            let ulps = position.abs().max(self.extent()).map(|x| positions.ulp(x));
            near.find(Some(ulps), &mut is_free)
        })
    }
}
