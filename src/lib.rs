//! Exact 2D intersection: does a segment meet that box, when, where, on which side, and why.
//!
//! Every verdict is the one that exact real arithmetic gives on the given doubles, for every finite
//! input; every time is correctly rounded; every query has a `trace_…` twin that tells its steps.
//!
//! Conventions: y grows downwards, as on a canvas. Lengths are in the caller's unit, times run from
//! 0 at the start of a path to 1 at its end. Boxes are closed sets. [`None`] is a miss.
//!
//! A file imports only from below:
//!
//! ```text
//! web       numbers in, numbers out, for JavaScript (feature `web`)
//! world     several boxes, what moves among them, and what happens at a wall
//! query     one file a question: segment_aabb, clip, circle_aabb, aabb_aabb, point_aabb, turn,
//!           segments, quad, point_quad
//! quick     filters that answer the plain cases first
//! path      a point on a segment against a box, square or rounded
//! answer    what a query answers
//! shape     what is asked about
//! exact     signs, quotients, roots and their order, always right
//! error     what is refused
//! ```
//!
//! `quick` answers the plain cases; when it is unsure it defers to `path`, which also tells the steps. Where
//! both answer, they agree bit for bit (`tests/judge/answer.rs`).

mod answer;
mod error;
mod exact;
#[cfg(test)]
mod ordinary;
mod path;
#[cfg(feature = "web")]
mod plain;
mod query;
mod quick;
mod shape;
#[cfg(feature = "web")]
mod web;
#[cfg(feature = "serde")]
mod wire;
mod world;

pub use glam;

pub use answer::{Contact, Hit, Met, Place, PushOut, SegmentRelation, Span, Times};
pub use error::GeometryError;
pub use exact::turn::Turn;
pub use query::aabb_aabb::{
    Step as SweepBoxStep, aabb_vs_aabb, aabb_vs_aabb_times, push_outs_aabb_vs_aabb,
    trace_aabb_vs_aabb,
};
pub use query::circle_aabb::{
    Step as SweepCircleStep, circle_vs_aabb, circle_vs_aabb_times, trace_circle_vs_aabb,
};
pub use query::clip::{Step as ClipStep, clip_segment, trace_clip_segment};
pub use query::point_aabb::{Step as PointStep, point_vs_aabb, trace_point_vs_aabb};
pub use query::segment_aabb::{
    Step as HalfPlaneStep, segment_vs_aabb, segment_vs_aabb_times, trace_segment_vs_aabb,
};
pub use query::{
    Crossing, PointVsQuadStep, SegmentVsQuadStep, SegmentVsSegmentStep, TurnStep, point_vs_quad,
    point_vs_quad_int, segment_vs_quad, segment_vs_quad_int, segment_vs_segment,
    segment_vs_segment_int, trace_point_vs_quad, trace_point_vs_quad_int, trace_segment_vs_quad,
    trace_segment_vs_quad_int, trace_segment_vs_segment, trace_segment_vs_segment_int, trace_turn,
    trace_turn_int, turn, turn_int,
};
pub use shape::{
    Aabb, Circle, Corner, Feature, IntPoint, IntQuad, IntSegment, Motion, Point, Quad, Segment,
    Side,
};
pub use world::mover::Mover;
pub use world::response::{CornerSlide, Response, Restitution};
pub use world::travel::{Choice, Step as TravelStep, Travel, TravelHit, TravelLimits};
pub use world::world::{Found, Step as WorldStep, Sweep, World};
