//! A segment against a circle.

use super::declare::query;
use crate::query::segment_circle::{
    segment_vs_circle, segment_vs_circle_contact, trace_segment_vs_circle,
};
use crate::web::wire::record::write_span;
use crate::web::wire::steps::step_table;

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
    /// The part of a segment inside a circle, or null if they do not meet. A segment that starts strictly inside has
    /// a `pushOut` away from the center and no `enter`. The feature of every hit is `'arc'`.
    segmentVsCircle(segment: segment(ax, ay, bx, by), circle: circle(x, y, radius))
        => write_span(segment_vs_circle, trace_segment_vs_circle)
    /// Like `segmentVsCircle`, with every step.
    steps segmentVsCircleSteps
    /// How a segment meets a circle, or null if it does not: the contact of `segmentVsCircle`, but faster.
    contact segmentVsCircleContact(segment_vs_circle_contact)
    /// `segmentVsCircle` for each pair.
    batch segmentVsCircleBatch
}
