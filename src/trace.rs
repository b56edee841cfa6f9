//! Each query again, reporting its steps: one function a query, one enum for its steps.
//!
//! ```
//! use graze2d::{Aabb, Segment, Side, trace};
//!
//! let (sight, wall) = (Segment::new((-2.0, 1.0), (8.0, 1.0))?, Aabb::new((0.0, 0.0), (4.0, 3.0))?);
//! let mut entered = Vec::new();
//! trace::segment_vs_aabb(sight, wall, |step| {
//!     if let trace::SegmentVsAabbStep::Enters { side, t, .. } = step {
//!         entered.push((side, t));
//!     }
//! });
//! assert_eq!(entered, [(Side::Left, 0.2)]);
//! # Ok::<(), graze2d::GeometryError>(())
//! ```
//!
//! The answer is that of the plain query, bit for bit. In a world, [`World::trace_first`] and
//! [`TravelOptions::watch`] report steps.
//!
//! [`World::trace_first`]: crate::World::trace_first
//! [`TravelOptions::watch`]: crate::TravelOptions::watch

pub use crate::query::aabb_aabb::{Step as AabbVsAabbStep, trace_aabb_vs_aabb as aabb_vs_aabb};
pub use crate::query::circle_aabb::{
    Step as CircleVsAabbStep, trace_circle_vs_aabb as circle_vs_aabb,
};
pub use crate::query::circle_circle::{
    Step as CircleVsCircleStep, trace_circle_vs_circle as circle_vs_circle,
};
pub use crate::query::clip::{Step as ClipSegmentStep, trace_clip_segment as clip_segment};
pub use crate::query::point_aabb::{Step as PointVsAabbStep, trace_point_vs_aabb as point_vs_aabb};
pub use crate::query::point_quad::{Step as PointVsQuadStep, trace_point_vs_quad as point_vs_quad};
pub use crate::query::quad::{Step as SegmentVsQuadStep, trace_segment_vs_quad as segment_vs_quad};
pub use crate::query::segment_aabb::{
    Step as SegmentVsAabbStep, trace_segment_vs_aabb as segment_vs_aabb,
};
pub use crate::query::segment_circle::{
    Step as SegmentVsCircleStep, trace_segment_vs_circle as segment_vs_circle,
};
pub use crate::query::segments::{
    Step as SegmentVsSegmentStep, trace_segment_vs_segment as segment_vs_segment,
};
pub use crate::query::turn::{Step as TurnStep, trace_turn as turn};
pub use crate::world::sweep::Step as FirstStep;
pub use crate::world::travel_answer::Step as TravelStep;
