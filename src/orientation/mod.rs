//! Orientation: from the turn of three points to segments and quads (O'Rourke 1998 §1.5; Cormen et
//! al. 2009 §33.1; Ericson 2005 §3.4, §5.2).
//!
//! Everything here is decided by turns alone, so it holds for floats and for whole numbers alike:
//! each kernel is written once over [`Coordinates`](crate::turn::Coordinates). Only what is
//! constructed after the verdict, a time, a point or a normal, is rounded, and then correctly.
//!
//! ```text
//! turn             three points                 the sign of a determinant
//! four_turns       how two segments meet        four turns at once
//! crossing         what they share              constructed when asked for
//! segments         segment against segment      and its steps
//! point_in_quad    point against quad           one turn an edge
//! quad             segment against quad         two turns an edge, one a corner
//! flat_quad        the same where the quad is a segment or a point
//! construct        times, points and normals
//! ```

mod construct;
mod crossing;
mod flat_quad;
mod four_turns;
mod point_in_quad;
mod quad;
mod segments;
mod turn;

pub use crossing::Crossing;
pub use point_in_quad::{
    Step as PointVsQuadStep, point_vs_quad, point_vs_quad_int, trace_point_vs_quad,
    trace_point_vs_quad_int,
};
pub use quad::{
    Step as SegmentVsQuadStep, segment_vs_quad, segment_vs_quad_int, trace_segment_vs_quad,
    trace_segment_vs_quad_int,
};
pub use segments::{
    Step as SegmentVsSegmentStep, segment_vs_segment, segment_vs_segment_int,
    trace_segment_vs_segment, trace_segment_vs_segment_int,
};
pub use turn::{Step as TurnStep, trace_turn, trace_turn_int, turn, turn_int};
