//! A segment clipped by a box: the codes of its ends, and one cut at a time.

use super::query::query;
use super::wire::record::write_span;
use super::wire::steps::step_table;
use crate::query::clip::{clip_segment, trace_clip_segment};

step_table! {
    CLIP_STEPS: crate::query::clip::Step {
        Outcodes { a, b },
        Cuts { end, side, t, point, code } => [end, side, t, x = point.x, y = point.y, code],
        Rejects { a, b },
        Touches { near, far },
        Crosses { near, far },
    }
}

query! {
    clipSegment(segment: segment(ax, ay, bx, by), aabb: aabb(min_x, min_y, max_x, max_y))
        => write_span(clip_segment, trace_clip_segment)
}
