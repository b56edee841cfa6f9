//! One question a file: the query, its steps, and its trace.

pub(crate) mod aabb_aabb;
pub(crate) mod circle_aabb;
pub(crate) mod circle_circle;
pub(crate) mod clip;
mod construct;
mod flat_quad;
mod four_turns;
mod intersection;
mod line_order;
pub(crate) mod point_aabb;
pub(crate) mod point_quad;
pub(crate) mod quad;
pub(crate) mod segment_aabb;
pub(crate) mod segment_circle;
pub(crate) mod segments;
pub(crate) mod turn;

pub use intersection::Intersection;
pub use point_quad::{Step as PointVsQuadStep, point_vs_quad, trace_point_vs_quad};
pub use quad::{
    Step as SegmentVsQuadStep, segment_vs_quad, segment_vs_quad_contact, trace_segment_vs_quad,
};
pub use segments::{Step as SegmentVsSegmentStep, segment_vs_segment, trace_segment_vs_segment};
pub use turn::{Step as TurnStep, trace_turn, turn};
