//! The steps of turns, segments and quads as numbers; `www/library/orientation-steps.js` has the same
//! lists.

use super::orientation::turn_code;
use super::record::Steps;
use crate::exact::determinant::Turn;
use crate::query::{PointVsQuadStep, SegmentVsQuadStep, SegmentVsSegmentStep, TurnStep};

/// How many kinds of steps segment against segment has.
const SEGMENTS: u8 = 6;

fn turn_number(turn: Turn) -> f64 {
    f64::from(turn_code(turn))
}

#[inline(never)]
pub(super) fn turn_step(steps: &mut Steps, step: TurnStep) {
    use TurnStep as Step;
    match step {
        Step::Arms { u, v } => steps.write(0, &[u.x, u.y, v.x, v.y]),
        Step::Products { left, right } => steps.write(1, &[left, right]),
        Step::Sure { det } => steps.write(2, &[det]),
        Step::Unsure { det } => steps.write(3, &[det]),
        Step::Turns { turn } => steps.write(4, &[turn_number(turn)]),
    }
}

#[inline(never)]
pub(super) fn segments_step(steps: &mut Steps, first: u8, step: SegmentVsSegmentStep) {
    use SegmentVsSegmentStep as Step;
    match step {
        Step::Turns { a, b, c, turn } => {
            steps.write(first, &[a.x, a.y, b.x, b.y, c.x, c.y, turn_number(turn)]);
        }
        Step::OnOneLine { low, high } => {
            steps.write(first + 1, &[low.x, low.y, high.x, high.y]);
        }
        Step::Apart => steps.write(first + 2, &[]),
        Step::Proper { point } => steps.write(first + 3, &[point.x, point.y]),
        Step::Touch { point } => steps.write(first + 4, &[point.x, point.y]),
        Step::Overlap { low, high } => steps.write(first + 5, &[low.x, low.y, high.x, high.y]),
    }
}

#[inline(never)]
pub(super) fn point_vs_quad_step(steps: &mut Steps, step: PointVsQuadStep) {
    use PointVsQuadStep as Step;
    match step {
        Step::IsSegment { low, high } => steps.write(0, &[low.x, low.y, high.x, high.y]),
        Step::Empty { edge } => steps.write(1, &[f64::from(edge)]),
        Step::Turns { edge, turn } => steps.write(2, &[f64::from(edge), turn_number(turn)]),
        Step::Inside => steps.write(3, &[]),
        Step::Boundary => steps.write(4, &[]),
        Step::Outside => steps.write(5, &[]),
    }
}

#[inline(never)]
pub(super) fn segment_vs_quad_step(steps: &mut Steps, step: SegmentVsQuadStep) {
    use SegmentVsQuadStep as Step;
    const AFTER: u8 = 1 + SEGMENTS;
    match step {
        Step::IsSegment { low, high } => steps.write(0, &[low.x, low.y, high.x, high.y]),
        Step::Segments(step) => segments_step(steps, 1, step),
        Step::Empty { edge } => steps.write(AFTER, &[f64::from(edge)]),
        Step::Turns { a, b, c, turn } => {
            steps.write(AFTER + 1, &[a.x, a.y, b.x, b.y, c.x, c.y, turn_number(turn)]);
        }
        Step::InFront { edge } => steps.write(AFTER + 2, &[f64::from(edge)]),
        Step::Enters { edge, t, near, far } => {
            steps.write(AFTER + 3, &[f64::from(edge), t, near, far]);
        }
        Step::Leaves { edge, t, near, far } => {
            steps.write(AFTER + 4, &[f64::from(edge), t, near, far]);
        }
        Step::Behind { edge } => steps.write(AFTER + 5, &[f64::from(edge)]),
        Step::Crosses { near, far } => steps.write(AFTER + 6, &[near, far]),
        Step::Touches { near, far } => steps.write(AFTER + 7, &[near, far]),
        Step::Misses => steps.write(AFTER + 8, &[]),
    }
}
