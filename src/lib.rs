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
//! web            numbers in, numbers out (feature `web`)
//! travel         a mover among walls: first hit, response, and on
//! leg            one straight way of a travel          landing    where a mover is put
//! world          several boxes at once
//! mover          a circle or a box that moves          turning    what a response makes of a motion
//! sweep_circle   a moving circle against a box        response   what a mover does at a wall
//! sweep_box      a moving box against a moving box    cells      the classic broad phase
//! entry          when a path first comes to a box      grown_wall   a wall grown by a mover
//! clip           a segment clipped to a box           orientation   segments and quads, by turns
//! rounded_box    a path against a box with rounded corners, quickly
//! corner_circle  a path against a round corner        arc        the same, quickly
//! half_planes    a path against a box                 grown_box  and against a box grown by a radius
//! stretch        where a path crosses a box, quickly
//! crossings      the same for every path, sign by sign
//! hit            what a query answers
//! shape          what is asked about                  integer    the same on whole numbers
//! turn           which way three points turn
//! exact          signs, quotients and roots that are always right
//! error
//! ```
//!
//! What is said to be quick is a filter before the same question: where it is certain its answer is the
//! other's, bit for bit, and the tests hold it to that (`tests/judge/answer.rs`). Steps are always told
//! by the other.

mod arc;
mod around;
mod cells;
mod clip;
mod corner_circle;
mod crossings;
mod entry;
mod error;
mod exact;
mod grown_box;
mod grown_wall;
mod half_planes;
mod hit;
mod integer;
mod landing;
mod leg;
mod mover;
#[cfg(test)]
mod ordinary;
mod orientation;
#[cfg(feature = "web")]
mod plain;
mod point;
mod response;
mod rounded_box;
mod shape;
mod stretch;
mod sweep_box;
mod sweep_circle;
mod travel;
mod turn;
mod turning;
#[cfg(feature = "web")]
mod web;
mod world;

pub use glam;

pub use clip::{Step as ClipStep, clip_segment, trace_clip_segment};
pub use error::GeometryError;
pub use half_planes::{
    Step as HalfPlaneStep, segment_vs_aabb, segment_vs_aabb_times, trace_segment_vs_aabb,
};
pub use hit::{Contact, Hit, Met, Place, PushOut, SegmentRelation, Span, Times};
pub use integer::{IntPoint, IntQuad, IntSegment};
pub use mover::Mover;
pub use orientation::{
    Crossing, PointVsQuadStep, SegmentVsQuadStep, SegmentVsSegmentStep, TurnStep, point_vs_quad,
    point_vs_quad_int, segment_vs_quad, segment_vs_quad_int, segment_vs_segment,
    segment_vs_segment_int, trace_point_vs_quad, trace_point_vs_quad_int, trace_segment_vs_quad,
    trace_segment_vs_quad_int, trace_segment_vs_segment, trace_segment_vs_segment_int, trace_turn,
    trace_turn_int, turn, turn_int,
};
pub use point::{Step as PointStep, point_vs_aabb, trace_point_vs_aabb};
pub use response::{CornerSlide, Response, Restitution};
pub use shape::{Aabb, Circle, Corner, Feature, Motion, Point, Quad, Segment, Side};
pub use sweep_box::{
    Step as SweepBoxStep, aabb_vs_aabb, aabb_vs_aabb_times, push_outs_aabb_vs_aabb,
    trace_aabb_vs_aabb,
};
pub use sweep_circle::{
    Step as SweepCircleStep, circle_vs_aabb, circle_vs_aabb_times, trace_circle_vs_aabb,
};
pub use travel::{Choice, Step as TravelStep, Travel, TravelHit, TravelLimits};
pub use turn::Turn;
pub use world::{Found, Step as WorldStep, Sweep, World};
