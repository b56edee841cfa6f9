//! A circle, or a box whose size never rounds, that can be moved.

use std::cmp::Ordering;

use glam::DVec2;

use crate::answer::{Contact, Hit, PushOut};
use crate::error::GeometryError;
use crate::exact::{
    Number, Sign, Sum, TwoRoots, det_sign, rounded, rounded_to, sign, two_roots_sign,
};
use crate::query::aabb_aabb::aabb_vs_aabb;
use crate::query::circle_aabb::{circle_crosses, circle_entry, circle_vs_aabb};
use crate::shape::vector::Vector;
use crate::shape::{Aabb, Circle, Corner, Feature, Motion, Point, Side};
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::circle_path::CirclePath;
use crate::sweep::entry_order::Entry;
use crate::sweep::grown_wall::{GrownWall, MovedBox};
use crate::sweep::movers::CircleAndBox;
use crate::sweep::movers::MovingShape;
use crate::sweep::path::End;
use crate::sweep::span::Span;
use crate::world::positions::{Neighbors, Positions};

/// A circle or a box that can be moved.
///
/// A moving box keeps its size as the unevaluated difference of the corners that it was made with. A sum
/// `position + size` would round, and a box that rests against a wall would sink into it by an ulp.
///
/// ```
/// use graze2d::{Mover, Point, glam::dvec2};
///
/// let player = Mover::from_min_size((1.0, -3.0), (0.8, 1.5))?;
/// let moved = player.at(Point::new((1e9, 0.0))?);
/// assert_eq!((moved.position(), moved.circle()), (dvec2(1e9, 0.0), None));
/// assert_eq!(moved.at(Point::new((1.0, -3.0))?), player);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mover {
    position: DVec2,
    form: Form,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Form {
    Circle {
        radius: f64,
    },
    /// The corners that it was made with: its size is their difference.
    Box {
        min: DVec2,
        max: DVec2,
    },
}

impl From<Circle> for Mover {
    fn from(circle: Circle) -> Self {
        Self { position: circle.center(), form: Form::Circle { radius: circle.radius() } }
    }
}

impl From<Aabb> for Mover {
    fn from(aabb: Aabb) -> Self {
        Self { position: aabb.min(), form: Form::Box { min: aabb.min(), max: aabb.max() } }
    }
}

impl Mover {
    /// A box of this size with its min corner at a position. Its size is kept exactly, however far it moves.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite;
    /// [`InvertedBox`](GeometryError::InvertedBox) if a size is below zero.
    pub fn from_min_size<P, Q>(
        min: impl Vector<P>,
        size: impl Vector<Q>,
    ) -> Result<Self, GeometryError> {
        let min = Point::new(min)?;
        let size = Aabb::new(DVec2::ZERO, size)?.max();
        Ok(Self { position: min.get(), form: Form::Box { min: DVec2::ZERO, max: size } })
    }

    /// The position of the mover: the center of a circle, the min corner of a box.
    pub fn position(&self) -> DVec2 {
        self.position
    }

    /// The circle, if the mover is one.
    pub fn circle(&self) -> Option<Circle> {
        match self.form {
            Form::Circle { radius } => Some(Circle::of(self.position, radius)),
            Form::Box { .. } => None,
        }
    }

    /// The circle, or the box as it was made, wherever it is now.
    #[cfg(feature = "serde")]
    pub(crate) fn made(&self) -> Result<Circle, Aabb> {
        match self.form {
            Form::Circle { radius } => Ok(Circle::of(self.position, radius)),
            Form::Box { min, max } => Err(Aabb::of(min, max)),
        }
    }

    /// This mover at another position.
    pub fn at(&self, position: Point) -> Self {
        self.moved_to(position.get())
    }

    /// This mover at a position that is known to be finite.
    pub(crate) fn moved_to(&self, position: DVec2) -> Self {
        Self { position, form: self.form }
    }

    /// The smallest box of doubles that contains it: the one to put into a [`World`](crate::World).
    ///
    /// ```text
    ///  ┌──────┐╎       the far corner, position + size, may lie between two doubles: it is rounded
    ///  │      │╎▓▓▓    up. The side of a wall is a double, so no wall that the mover stays out of
    ///  └──────┘╎▓▓▓    begins in between, and the box stays out of it, too
    /// ```
    ///
    /// So boxes that move in turn never overlap, if their bounds are put into the world. The bounds of a
    /// circle have corners, which may reach into walls that the circle stays out of: if a circle must be in
    /// the world, let its bounds travel instead.
    ///
    /// From step to step keep the mover, not its bounds: a mover made of bounds may be larger by an ulp, and
    /// would grow each time.
    ///
    /// ```
    /// use graze2d::{Circle, Mover, glam::dvec2};
    ///
    /// let platform = Mover::from_min_size((-5.0, 0.0), (1.3, 1.0))?;
    /// assert_eq!(platform.bounds().max(), dvec2(-3.6999999999999997, 1.0), "−5 + 1.3 is above −3.7");
    /// let ball = Mover::from(Circle::new((0.1, 0.0), 0.2)?);
    /// assert_eq!(ball.bounds().max().x, 0.30000000000000004);
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn bounds(&self) -> Aabb {
        self.around(true)
    }

    /// The box around it with its corners rounded to the nearest.
    ///
    /// If the mover is a box, these overlap no wall that it stays out of: rounding is monotone, so a far side
    /// that is at most a wall's side, which is a double, still is after rounding.
    pub(crate) fn near_bounds(&self) -> Aabb {
        self.around(false)
    }

    /// The box around it, each side rounded outward or to the nearest.
    fn around(&self, outwards: bool) -> Aabb {
        fn side<const N: usize>(sum: Sum<N>, high: bool, outwards: bool) -> f64 {
            if outwards { rounded_to(sum, high) } else { rounded(sum) }
        }
        let p = self.position;
        let corner = |high: bool| {
            DVec2::from([0, 1].map(|axis| match self.form {
                Form::Circle { radius } => {
                    side(Sum([p[axis], if high { radius } else { -radius }]), high, outwards)
                }
                Form::Box { .. } if !high => p[axis],
                Form::Box { min, max } => {
                    side(Sum([max[axis], -min[axis], p[axis]]), high, outwards)
                }
            }))
        };
        Aabb::of(corner(false), corner(true))
    }

    /// The radius of a circle; 0 for a box.
    pub(crate) fn radius(&self) -> f64 {
        match self.form {
            Form::Circle { radius } => radius,
            Form::Box { .. } => 0.0,
        }
    }

    /// How far it reaches beyond its position on each axis, rounded: the radius, or the size of a box.
    pub(crate) fn extent(&self) -> DVec2 {
        match self.form {
            Form::Circle { radius } => DVec2::splat(radius),
            Form::Box { min, max } => max - min,
        }
    }

    /// A wall grown by this mover, corners still square.
    pub(crate) fn grown(&self, wall: &Aabb) -> GrownWall {
        match self.form {
            Form::Circle { radius } => GrownWall::of_circle(radius, wall),
            Form::Box { min, max } => GrownWall::of_box(&Aabb::of(min, max), wall),
        }
    }

    /// The part of a motion in which it meets a wall.
    pub(crate) fn meets(&self, motion: &Motion, wall: &Aabb) -> Option<Span> {
        match self.form {
            Form::Circle { radius } => {
                let circle = Circle::of(self.position, radius);
                circle_vs_aabb(circle, *motion, *wall)
            }
            Form::Box { min, max } if min == self.position => {
                aabb_vs_aabb(Aabb::of(min, max), *motion, *wall, Motion::ZERO)
            }
            Form::Box { min, max } => {
                Span::of(MovedBox::new(&Aabb::of(min, max), self.position, motion, wall))
            }
        }
    }

    /// When a motion would cross the boundary of a wall inward, correctly rounded.
    pub(crate) fn crosses(&self, motion: &Motion, wall: &Aabb) -> Option<f64> {
        match self.form {
            Form::Circle { radius } => {
                circle_crosses(&Circle::of(self.position, radius), motion, wall)
            }
            Form::Box { min, max } => {
                let moved = MovedBox::new(&Aabb::of(min, max), self.position, motion, wall);
                let found = BoxSigns::crossing(moved.path())?;
                found.feature(End::Enter).map(|_| found.time(End::Enter))
            }
        }
    }

    /// When a motion that meets a wall first comes to it.
    pub(crate) fn entry(&self, motion: &Motion, wall: &Aabb) -> Entry {
        match self.form {
            Form::Circle { radius } => {
                circle_entry(&Circle::of(self.position, radius), motion, wall)
            }
            Form::Box { min, max } => {
                let moved = MovedBox::new(&Aabb::of(min, max), self.position, motion, wall);
                Entry::of(&BoxSigns::new(moved.path()))
            }
        }
    }

    /// Whether it would be strictly inside a wall at a position.
    pub(crate) fn is_inside(&self, position: DVec2, wall: &Aabb) -> bool {
        if !self.grown(wall).holds(position) {
            return false;
        }
        let closest = position.clamp(wall.min(), wall.max());
        // In a corner square only the disc around the corner counts.
        !closest.cmpne(position).all()
            || self.radius() == 0.0
            || CirclePath::at_rest(position, self.radius(), closest).power_sign(End::Enter) < 0
    }

    /// The way out of a wall that it overlaps.
    pub(crate) fn push_out(&self, wall: &Aabb) -> Option<PushOut> {
        if !self.is_inside(self.position, wall) {
            return None;
        }
        match self.form {
            Form::Circle { .. } => self.meets(&Motion::ZERO, wall)?.push_out(),
            Form::Box { min, max } => {
                let made = Aabb::of(min, max);
                MovedBox::new(&made, self.position, &Motion::ZERO, wall).push_out()
            }
        }
    }

    /// Whether a displacement leads out of a wall that it overlaps (1), along it (0) or further in (−1):
    /// seen from the closest point of the wall, or along the push-out if its position is inside.
    pub(crate) fn leads_out<const N: usize>(
        &self,
        by: [Sum<N>; 2],
        wall: &Aabb,
        push_out: &PushOut,
    ) -> Sign {
        let closest = self.position.clamp(wall.min(), wall.max());
        let [x, y] = by.map(|sum| sum.padded::<2>());
        if self.radius() == 0.0 || closest == self.position {
            let normal = push_out.normal();
            return if normal.x != 0.0 {
                normal.x as Sign * x.sign()
            } else {
                normal.y as Sign * y.sign()
            };
        }
        let [u, v] = Sum::offset(closest, self.position);
        det_sign(u, x, v, y.negated())
    }

    /// Compares the exact depths of two overlaps.
    pub(crate) fn deeper(&self, one: (&Aabb, &PushOut), other: (&Aabb, &PushOut)) -> Ordering {
        // Rounding is monotone: depths that round differently are in order as they stand.
        let rounded = one.1.depth().total_cmp(&other.1.depth());
        let depth = |(wall, push_out)| self.depth(wall, push_out);
        rounded.then_with(|| two_roots_sign(&Deeper(depth(one), depth(other))).cmp(&0))
    }

    /// Whether an overlap is at most so deep.
    pub(crate) fn is_no_deeper(&self, wall: &Aabb, push_out: &PushOut, depth: f64) -> bool {
        let most = Depth(Sum([depth, 0.0, 0.0, 0.0]), [Sum([0.0; 2]); 2]);
        two_roots_sign(&Deeper(self.depth(wall, push_out), most)) <= 0
    }

    fn depth(&self, wall: &Aabb, push_out: &PushOut) -> Depth {
        let none = [Sum([0.0; 2]); 2];
        match self.way_out(wall, push_out) {
            Feature::Side(side) => Depth(self.grown(wall).depth(self.position, side), none),
            _ => {
                let closest = self.position.clamp(wall.min(), wall.max());
                let radius = Sum([self.radius(), 0.0, 0.0, 0.0]);
                Depth(radius, Sum::offset(closest, self.position))
            }
        }
    }

    /// Where a push-out leads out: through a side, or away from a corner.
    pub(crate) fn way_out(&self, wall: &Aabb, push_out: &PushOut) -> Feature {
        let closest = self.position.clamp(wall.min(), wall.max());
        let (away, normal) = (self.position.cmpgt(closest), push_out.normal());
        let side = |axis: usize, high: bool| Side::ALL[2 * axis + usize::from(high)];
        if self.radius() > 0.0 && closest.cmpne(self.position).all() {
            Feature::Corner(Corner::of(side(0, away.x), side(1, away.y)))
        } else if normal.x != 0.0 {
            Feature::Side(side(0, normal.x > 0.0))
        } else {
            Feature::Side(side(1, normal.y > 0.0))
        }
    }

    /// The place to which a push-out leads, rounded away from the wall; `None` beyond the range.
    pub(crate) fn pushed_out(
        &self,
        wall: &Aabb,
        push_out: &PushOut,
        positions: Positions,
    ) -> Option<DVec2> {
        let mut position = self.position + push_out.by();
        if let Feature::Side(side) = self.way_out(wall, push_out) {
            position[side.axis().0] = self.grown(wall).resting_coordinate(side);
        }
        let outwards = push_out.normal().to_array().map(sign);
        let center = positions.nearest_to(position);
        let near = Neighbors { center, senses: outwards, exact: &|_| 0, positions };
        near.find(None, &mut |place| place.is_finite() && !self.is_inside(place, wall))
    }

    /// Where a motion would cross the boundary of a wall inward.
    pub(crate) fn strike(&self, motion: &Motion, wall: &Aabb) -> Option<Strike> {
        let span = self.meets(motion, wall)?;
        if span.contact() != Contact::Cross {
            return None;
        }
        let hit = span.enter()?;
        let face = match (hit.feature(), self.form) {
            (Feature::Side(side), _) => Face::Side(side),
            (Feature::Corner(corner), Form::Circle { radius }) if radius > 0.0 => {
                let circle = Circle::of(self.position, radius);
                let path = CircleAndBox::new(&circle, motion, wall);
                Face::Corner(CirclePath::new(&path, corner))
            }
            _ => Face::Point,
        };
        Some(Strike { hit, face })
    }
}

/// A depth `a − |u|`.
struct Depth(Sum<4>, [Sum<2>; 2]);

/// The difference of two depths.
struct Deeper(Depth, Depth);

impl TwoRoots for Deeper {
    fn parts<T: Number>(&self) -> [T; 5] {
        let square = |[x, y]: [Sum<2>; 2]| x.to::<T>() * x.to() + y.to::<T>() * y.to();
        let (Self(one, other), unit) = (self, T::of(1.0));
        [one.0.to::<T>() - other.0.to(), unit, square(other.1), -unit, square(one.1)]
    }
}

/// A crossing of a wall's boundary inward.
#[derive(Clone, Copy)]
pub(crate) struct Strike {
    pub(crate) hit: Hit,
    pub(crate) face: Face,
}

/// The part of the wall that is hit, as far as responses care.
#[derive(Clone, Copy)]
pub(crate) enum Face {
    /// A side.
    Side(Side),
    /// A corner, by a circle.
    Corner(CirclePath),
    /// A corner, by the corner of a box or by a point: both axes at once.
    Point,
}
