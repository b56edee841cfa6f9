//! Variants of the queries that report their steps: one function per query, one enum for its steps.
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
//! The answer is that of the plain query, bit for bit. In a world, [`World::trace_first`], [`World::trace_all`]
//! and [`TravelOptions::watch`] report steps.
//!
//! [`World::trace_first`]: crate::World::trace_first
//! [`World::trace_all`]: crate::World::trace_all
//! [`TravelOptions::watch`]: crate::TravelOptions::watch

pub use crate::query::traced::*;
pub use crate::world::moving_box::trace_travel_vs_moving_box as travel_vs_moving_box;
pub use crate::world::sweep::FirstStep;
pub use crate::world::travel_answer::TravelStep;
