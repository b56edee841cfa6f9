//! A segment against a box: one half-plane at a time.

use super::query::query;
use super::wire::record::write_span;
use super::wire::steps::step_table;
use crate::query::segment_aabb::{segment_vs_aabb, segment_vs_aabb_contact, trace_segment_vs_aabb};

step_table! {
    HALF_PLANE_STEPS: crate::query::segment_aabb::Step {
        InFront { side, da, db },
        Behind { side, da, db },
        Enters { side, da, db, t, near, far },
        Leaves { side, da, db, t, near, far },
        Crosses { near, far },
        Touches { near, far },
        Misses { near, far },
    }
}

query! {
    segmentVsAabb(segment: segment(ax, ay, bx, by), aabb: aabb(min_x, min_y, max_x, max_y))
        => write_span(segment_vs_aabb, trace_segment_vs_aabb)
    contact segmentVsAabbContact(segment_vs_aabb_contact)
    batch segmentVsAabbBatch
}
