//! One file per query: the query, its steps, and its trace.

pub(crate) mod aabb_aabb;
pub(crate) mod circle_aabb;
pub(crate) mod circle_circle;
pub(crate) mod clip;
pub(crate) mod convex_convex;
mod four_turns;
pub(crate) mod grid;
pub(crate) mod intersection;
mod line_order;
pub(crate) mod pieces;
pub(crate) mod point_aabb;
pub(crate) mod point_circle;
pub(crate) mod point_convex;
mod quick_borders;
pub(crate) mod segment_aabb;
pub(crate) mod segment_circle;
pub(crate) mod segment_convex;
pub(crate) mod segments;
pub(crate) mod turn;

pub use aabb_aabb::{aabb_vs_aabb, push_outs_aabb_vs_aabb};
pub use circle_aabb::circle_vs_aabb;
pub use circle_circle::circle_vs_circle;
pub use clip::clip_segment;
pub use convex_convex::convex_vs_convex;
pub use grid::Grid;
pub use intersection::Intersection;
pub use pieces::{Piece, Pieces};
pub use point_aabb::point_vs_aabb;
pub use point_circle::point_vs_circle;
pub use point_convex::point_vs_convex;
pub use segment_aabb::segment_vs_aabb;
pub use segment_circle::segment_vs_circle;
pub use segment_convex::segment_vs_convex;
pub use segments::segment_vs_segment;
pub use turn::turn;

/// What `graze2d::trace` has of the queries.
pub(crate) mod traced {
    pub use super::aabb_aabb::{Step as AabbVsAabbStep, trace_aabb_vs_aabb as aabb_vs_aabb};
    pub use super::circle_aabb::{
        Step as CircleVsAabbStep, trace_circle_vs_aabb as circle_vs_aabb,
    };
    pub use super::circle_circle::{
        Step as CircleVsCircleStep, trace_circle_vs_circle as circle_vs_circle,
    };
    pub use super::clip::{
        SegmentEnd, Step as ClipSegmentStep, trace_clip_segment as clip_segment,
    };
    pub use super::convex_convex::{
        Step as ConvexVsConvexStep, trace_convex_vs_convex as convex_vs_convex,
    };
    pub use super::pieces::{Step as PiecesStep, trace_pieces as pieces};
    pub use super::point_aabb::{Step as PointVsAabbStep, trace_point_vs_aabb as point_vs_aabb};
    pub use super::point_circle::{
        Step as PointVsCircleStep, trace_point_vs_circle as point_vs_circle,
    };
    pub use super::point_convex::{
        Step as PointVsConvexStep, trace_point_vs_convex as point_vs_convex,
    };
    pub use super::segment_aabb::{
        Step as SegmentVsAabbStep, trace_segment_vs_aabb as segment_vs_aabb,
    };
    pub use super::segment_circle::{
        Step as SegmentVsCircleStep, trace_segment_vs_circle as segment_vs_circle,
    };
    pub use super::segment_convex::{
        Step as SegmentVsConvexStep, trace_segment_vs_convex as segment_vs_convex,
    };
    pub use super::segments::{
        Step as SegmentVsSegmentStep, trace_segment_vs_segment as segment_vs_segment,
    };
    pub use super::turn::{Step as TurnStep, trace_turn as turn};
    pub use crate::sweep::convex::pair::EdgeOwner;
}
