//! A segment against a circle.

use super::query::query;
use super::wire::record::write_span;
use super::wire::steps::step_table;
use crate::query::segment_circle::{
    segment_vs_circle, segment_vs_circle_contact, trace_segment_vs_circle,
};

step_table! {
    SEGMENT_VS_CIRCLE_STEPS: crate::query::segment_circle::Step {
        StartsInside { depth },
        StartsOn {},
        StartsOutside { distance },
        LeadsAway {},
        EndsBefore { distance },
        Closest { closest, distance },
        Enters { t },
        Leaves { t },
        Crosses { near, far },
        Touches { near, far },
        Misses {},
    }
}

query! {
    segmentVsCircle(segment: segment(ax, ay, bx, by), circle: circle(x, y, radius))
        => write_span(segment_vs_circle, trace_segment_vs_circle)
    contact segmentVsCircleContact(segment_vs_circle_contact)
    batch segmentVsCircleBatch
}
