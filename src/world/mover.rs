//! A circle, a box whose size never rounds, or any convex shape, that can be moved.

use glam::DVec2;

use crate::answer::{Contact, PushOut};
use crate::error::GeometryError;
use crate::exact::{Sum, rounded, rounded_to};
use crate::query::aabb_aabb::aabb_vs_aabb;
use crate::query::circle_aabb::{circle_crosses, circle_entry, circle_vs_aabb};
use crate::shape::vector::Vector;
use crate::shape::{Aabb, Circle, Convex, Feature, Motion, Point};
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::circle_path::CirclePath;
use crate::sweep::entry_order::Entry;
use crate::sweep::grown_wall::{GrownWall, MovedBox};
use crate::sweep::movers::CircleAndBox;
use crate::sweep::movers::MovingShape;
use crate::sweep::path::End;
use crate::sweep::span::Span;
use crate::world::meeting::{Face, Meeting, Strike};
use crate::world::wall::Obstacle;

/// A circle, a box or any convex shape that can be moved.
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
    /// Where it was made.
    Convex(Convex),
}

/// A shape keeps its form to the bit, wherever it is. Its [position](Mover::position) is that of the shape.
impl From<Convex> for Mover {
    fn from(shape: Convex) -> Self {
        Self { position: shape.position(), form: Form::Convex(shape) }
    }
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

    /// The position of the mover: the center of a circle, the min corner of a box, the position of a convex shape.
    pub fn position(&self) -> DVec2 {
        self.position
    }

    /// The circle, if the mover is one.
    pub fn circle(&self) -> Option<Circle> {
        match self.form {
            Form::Circle { radius } => Some(Circle::of(self.position, radius)),
            Form::Box { .. } | Form::Convex(_) => None,
        }
    }

    /// The mover as a convex shape, where it is now. A box without width or height becomes a segment or a point.
    pub fn convex(&self) -> Convex {
        match self.form {
            Form::Circle { radius } => Circle::of(self.position, radius).into(),
            Form::Box { min, max } => Convex::from(Aabb::of(min, max)).placed(self.position),
            Form::Convex(shape) => shape.placed(self.position),
        }
    }

    /// How it meets a wall, whatever their shapes are.
    pub(crate) fn meeting(&self, wall: &Obstacle<'_>) -> Meeting {
        Meeting::new(self.convex(), wall.convex())
    }

    /// What it is made of: the box as it was made, the others where they are now.
    #[cfg(feature = "serde")]
    pub(crate) fn made(&self) -> Made {
        match self.form {
            Form::Circle { radius } => Made::Circle(Circle::of(self.position, radius)),
            Form::Box { min, max } => Made::Box(Aabb::of(min, max)),
            Form::Convex(shape) => Made::Shape(shape.placed(self.position)),
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
        if let Form::Convex(shape) = self.form {
            return shape.placed(self.position).around(outwards);
        }
        let p = self.position;
        let corner = |high: bool| {
            DVec2::from([0, 1].map(|axis| match self.form {
                Form::Circle { radius } => {
                    side(Sum([p[axis], if high { radius } else { -radius }]), high, outwards)
                }
                Form::Box { min, max } if high => {
                    side(Sum([max[axis], -min[axis], p[axis]]), high, outwards)
                }
                Form::Box { .. } | Form::Convex(_) => p[axis],
            }))
        };
        Aabb::of(corner(false), corner(true))
    }

    /// The radius of a circle, or of the corners of a shape; 0 for a box.
    pub(crate) fn radius(&self) -> f64 {
        match self.form {
            Form::Circle { radius } => radius,
            Form::Box { .. } => 0.0,
            Form::Convex(shape) => shape.radius(),
        }
    }

    /// How far it reaches beyond its position on each axis, rounded: the radius, the size of a box, or the farthest corner. A
    /// size beyond the range counts as the largest number.
    pub(crate) fn extent(&self) -> DVec2 {
        let extent = match self.form {
            Form::Circle { radius } => DVec2::splat(radius),
            Form::Box { min, max } => max - min,
            Form::Convex(shape) => shape.extent(),
        };
        extent.min(DVec2::MAX)
    }

    /// A box grown by this mover, a circle or a box, corners still square.
    pub(crate) fn grown(&self, wall: &Obstacle<'_>) -> Option<GrownWall> {
        match self.form {
            _ if wall.shape.is_some() => None,
            Form::Circle { radius } => Some(GrownWall::of_circle(radius, &wall.aabb)),
            Form::Box { min, max } => Some(GrownWall::of_box(&Aabb::of(min, max), &wall.aabb)),
            Form::Convex(_) => None,
        }
    }

    /// The part of a motion in which it meets a wall.
    pub(crate) fn meets(&self, motion: &Motion, wall: &Obstacle<'_>) -> Option<Span> {
        let aabb = &wall.aabb;
        match self.form {
            _ if wall.shape.is_some() => self.meets_shape(motion, wall),
            Form::Convex(_) => self.meets_shape(motion, wall),
            Form::Circle { radius } => {
                circle_vs_aabb(Circle::of(self.position, radius), *motion, *aabb)
            }
            Form::Box { min, max } if min == self.position => {
                aabb_vs_aabb(Aabb::of(min, max), *motion, *aabb, Motion::ZERO)
            }
            Form::Box { min, max } => {
                Span::of(MovedBox::new(&Aabb::of(min, max), self.position, motion, aabb))
            }
        }
    }

    fn meets_shape(&self, motion: &Motion, wall: &Obstacle<'_>) -> Option<Span> {
        Span::of(self.meeting(wall).meets(motion.get())?)
    }

    /// When a motion would cross the boundary of a wall inward, correctly rounded.
    pub(crate) fn crosses(&self, motion: &Motion, wall: &Obstacle<'_>) -> Option<f64> {
        match self.form {
            _ if wall.shape.is_some() => self.meeting(wall).crosses(motion.get()),
            Form::Convex(_) => self.meeting(wall).crosses(motion.get()),
            Form::Circle { radius } => {
                circle_crosses(&Circle::of(self.position, radius), motion, &wall.aabb)
            }
            Form::Box { min, max } => {
                let made = Aabb::of(min, max);
                let moved = MovedBox::new(&made, self.position, motion, &wall.aabb);
                let found = BoxSigns::crossing(moved.path())?;
                found.feature(End::Enter).map(|_| found.time(End::Enter))
            }
        }
    }

    /// When a motion that meets a wall first comes to it.
    pub(crate) fn entry(&self, motion: &Motion, wall: &Obstacle<'_>) -> Entry {
        match self.form {
            _ if wall.shape.is_some() => self.meeting(wall).entry(motion.get()),
            Form::Convex(_) => self.meeting(wall).entry(motion.get()),
            Form::Circle { radius } => {
                circle_entry(&Circle::of(self.position, radius), motion, &wall.aabb)
            }
            Form::Box { min, max } => {
                let made = Aabb::of(min, max);
                let moved = MovedBox::new(&made, self.position, motion, &wall.aabb);
                Entry::of(&BoxSigns::new(moved.path()))
            }
        }
    }

    /// Whether it would be strictly inside a wall at a position.
    pub(crate) fn is_inside(&self, position: DVec2, wall: &Obstacle<'_>) -> bool {
        let Some(grown) = self.grown(wall) else {
            return self.moved_to(position).meeting(wall).is_inside();
        };
        if !grown.holds(position) {
            return false;
        }
        let closest = position.clamp(wall.aabb.min(), wall.aabb.max());
        // In a corner square only the disc around the corner counts.
        !closest.cmpne(position).all()
            || self.radius() == 0.0
            || CirclePath::at_rest(position, self.radius(), closest).power_sign(End::Enter) < 0
    }

    /// Whether the straight line to a position enters a wall on one side and leaves it on the opposite side.
    pub(crate) fn passes(&self, to: DVec2, wall: &Obstacle<'_>) -> bool {
        match self.grown(wall) {
            Some(grown) => grown.lies_between(self.position, to),
            None => self.meeting(wall).lies_between(to),
        }
    }

    /// Whether it is inside of all that a shape passes over on a straight way to another position.
    pub(crate) fn is_swept_by(&self, shape: &Convex, to: DVec2) -> bool {
        Meeting::new(self.convex(), *shape).is_swept(to)
    }

    /// The way out of a wall that it overlaps.
    pub(crate) fn push_out(&self, wall: &Obstacle<'_>) -> Option<PushOut> {
        match self.form {
            _ if wall.shape.is_some() => self.meeting(wall).push_out(),
            Form::Convex(_) => self.meeting(wall).push_out(),
            _ if !self.is_inside(self.position, wall) => None,
            Form::Circle { .. } => self.meets(&Motion::ZERO, wall)?.push_out(),
            Form::Box { min, max } => {
                let made = Aabb::of(min, max);
                MovedBox::new(&made, self.position, &Motion::ZERO, &wall.aabb).push_out()
            }
        }
    }

    /// Where a motion would cross the boundary of a wall inward.
    pub(crate) fn strike(&self, motion: &Motion, wall: &Obstacle<'_>) -> Option<Strike> {
        if self.grown(wall).is_none() {
            return self.meeting(wall).strike(motion.get());
        }
        let span = self.meets(motion, wall)?;
        if span.contact() != Contact::Cross {
            return None;
        }
        let hit = span.enter()?;
        let face = match (hit.feature(), self.form) {
            (Feature::Side(side), _) => Face::Side(side),
            (Feature::Corner(corner), Form::Circle { radius }) if radius > 0.0 => {
                let circle = Circle::of(self.position, radius);
                let path = CircleAndBox::new(&circle, motion, &wall.aabb);
                Face::Corner(CirclePath::new(&path, corner))
            }
            _ => Face::Point,
        };
        Some(Strike { hit, face })
    }
}

/// What a mover is made of.
#[cfg(feature = "serde")]
pub(crate) enum Made {
    Circle(Circle),
    Box(Aabb),
    Shape(Convex),
}
