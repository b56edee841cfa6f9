//! The shapes that queries take, checked when they are made, and the names of their parts: one file per type.

mod aabb;
mod arithmetic;
mod circle;
pub(crate) mod convex;
mod motion;
mod parts;
mod point;
pub(crate) mod recipe;
mod segment;
pub(crate) mod vector;
mod whole;

pub use aabb::Aabb;
pub use circle::Circle;
pub use convex::Convex;
pub use motion::Motion;
pub use parts::{Corner, Feature, Side};
pub use point::Point;
pub use segment::Segment;
pub use vector::Vector;
