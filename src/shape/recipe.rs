//! What a convex shape was made of: whoever has that, its position and its radius makes the same shape, to the last bit.

use glam::DVec2;

use crate::error::GeometryError;
use crate::shape::convex::{Convex, MOST, Names};
use crate::shape::vector::finite_vector;
use crate::shape::{Aabb, Circle};

#[derive(Clone, Debug)]
pub(crate) enum Recipe {
    Box(Aabb),
    Circle,
    /// As they were given; in the place of one that made no corner there may be the first.
    Points(Vec<DVec2>),
    Rotated {
        half: DVec2,
        direction: DVec2,
    },
}

impl Convex {
    pub(crate) fn recipe(&self) -> Recipe {
        match self.names {
            Names::Box => Recipe::Box(Aabb::of(self.points[0], self.points[2])),
            Names::Circle => Recipe::Circle,
            Names::Rotated { half, direction, .. } => Recipe::Rotated { half, direction },
            Names::Points(numbers) => {
                let numbers = &numbers.vertices[..self.len()];
                let count = numbers.iter().max().map_or(1, |most| usize::from(*most) + 1);
                // The position of a shape made of points is the first, which none repeats as a corner.
                let mut given = [self.origin; MOST];
                for (number, corner) in numbers.iter().zip(self.points) {
                    given[usize::from(*number)] = corner;
                }
                Recipe::Points(given[..count].to_vec())
            }
        }
    }

    /// The shape of a recipe at a position.
    pub(crate) fn of_recipe(
        recipe: Recipe,
        position: DVec2,
        radius: f64,
    ) -> Result<Self, GeometryError> {
        let position = finite_vector(position)?;
        let shape = match recipe {
            Recipe::Box(aabb) => Self::from(aabb).placed(position),
            Recipe::Circle => Circle::new(position, radius)?.into(),
            Recipe::Points(points) => Self::new(points)?.placed(position),
            Recipe::Rotated { half, direction } => Self::rotated(position, half, direction)?,
        };
        shape.rounded(radius)
    }
}
