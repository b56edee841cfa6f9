//! One question a file: the query, its steps, and its trace.

pub(crate) mod aabb_aabb;
pub(crate) mod circle_aabb;
pub(crate) mod circle_circle;
pub(crate) mod clip;
mod construct;
mod flat_quad;
mod four_turns;
pub(crate) mod intersection;
mod line_order;
pub(crate) mod point_aabb;
pub(crate) mod point_quad;
pub(crate) mod quad;
pub(crate) mod segment_aabb;
pub(crate) mod segment_circle;
pub(crate) mod segments;
pub(crate) mod turn;
