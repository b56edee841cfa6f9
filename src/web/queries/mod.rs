//! One file per query: the table of its steps, and the declaration from which its entries follow.

mod declare;

mod aabb_aabb;
mod circle_aabb;
mod circle_circle;
mod clip;
mod convex;
mod point_aabb;
mod point_circle;
mod segment_aabb;
mod segment_circle;
mod segments;
mod turn;
