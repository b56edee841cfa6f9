//! The walls of a world: boxes, and any other convex shapes.

use crate::shape::{Aabb, Circle, Convex, Segment};

/// A wall of a [`World`](crate::World): a box, or any convex shape. All shapes convert into one.
///
/// ```
/// use graze2d::{Aabb, Circle, Convex, Wall, World};
///
/// let mut world = World::new([Aabb::new((0.0, 4.0), (9.0, 5.0))?]);
/// let slope = world.insert(Convex::new([(2.0, 4.0), (6.0, 4.0), (6.0, 2.0)])?);
/// let pin = world.insert(Circle::new((8.0, 1.0), 0.5)?);
/// assert_eq!(world.get(slope).map(|wall| wall.bounds()), Some(Aabb::new((2.0, 2.0), (6.0, 4.0))?));
/// assert!(matches!(world.get(pin), Some(Wall::Shape(pin)) if pin.radius() == 0.5));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[allow(
    clippy::large_enum_variant,
    reason = "a world keeps its shapes apart; this is how they come and go"
)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Wall {
    /// A box. Without width or height it still has all four sides.
    Box(Aabb),
    /// Any other convex shape.
    Shape(Convex),
}

impl Wall {
    /// The smallest box of doubles that contains it.
    pub fn bounds(&self) -> Aabb {
        match self {
            Self::Box(aabb) => *aabb,
            Self::Shape(shape) => shape.bounds(),
        }
    }

    /// The wall as a convex shape. A box without width or height becomes a segment or a point.
    pub fn convex(&self) -> Convex {
        match self {
            Self::Box(aabb) => (*aabb).into(),
            Self::Shape(shape) => *shape,
        }
    }

    pub(crate) fn obstacle(&self) -> Obstacle<'_> {
        match self {
            Self::Box(aabb) => Obstacle::of(*aabb),
            Self::Shape(shape) => Obstacle { aabb: shape.bounds(), shape: Some(shape) },
        }
    }
}

impl From<Aabb> for Wall {
    fn from(aabb: Aabb) -> Self {
        Self::Box(aabb)
    }
}

macro_rules! shapes {
    ($($shape:ty),+) => {$(
        impl From<$shape> for Wall {
            fn from(shape: $shape) -> Self {
                Self::Shape(shape.into())
            }
        }
    )+};
}

shapes!(Convex, Circle, Segment);

/// A wall as a query sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Obstacle<'a> {
    /// The wall, or the box around it.
    pub(crate) aabb: Aabb,
    /// The wall, if it is no box.
    pub(crate) shape: Option<&'a Convex>,
}

impl Obstacle<'_> {
    pub(crate) fn of(aabb: Aabb) -> Self {
        Self { aabb, shape: None }
    }

    pub(crate) fn wall(&self) -> Wall {
        self.shape.map_or(Wall::Box(self.aabb), |shape| Wall::Shape(*shape))
    }

    pub(crate) fn convex(&self) -> Convex {
        self.shape.copied().unwrap_or_else(|| self.aabb.into())
    }
}
