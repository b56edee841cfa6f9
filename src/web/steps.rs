//! Steps as numbers. The kinds of an algorithm are numbered as its `Step` variants stand, a nested
//! algorithm's all in the place of the variant that carries it; `www/library/steps.js` has the same
//! lists.

use super::queries::place_code;
use super::record::{Steps, contact_code, corner_number, feature_number, side_number};
use crate::answer::Contact;
use crate::query::{aabb_aabb, circle_aabb, clip, point_aabb, segment_aabb};
use crate::world::{travel, world};

/// How many kinds of steps the half-plane walk has.
const HALF_PLANES: u8 = 7;

fn truth(yes: bool) -> f64 {
    f64::from(u8::from(yes))
}

#[inline(never)]
pub(super) fn half_plane(steps: &mut Steps, first: u8, step: segment_aabb::Step) {
    use segment_aabb::Step;
    let (kind, fields) = match step {
        Step::InFront { side, da, db } => (0, [side_number(side), da, db, 0.0, 0.0, 0.0]),
        Step::Behind { side, da, db } => (1, [side_number(side), da, db, 0.0, 0.0, 0.0]),
        Step::Enters { side, da, db, t, near, far } => {
            (2, [side_number(side), da, db, t, near, far])
        }
        Step::Leaves { side, da, db, t, near, far } => {
            (3, [side_number(side), da, db, t, near, far])
        }
        Step::Crosses { near, far } => (4, [near, far, 0.0, 0.0, 0.0, 0.0]),
        Step::Touches { near, far } => (5, [near, far, 0.0, 0.0, 0.0, 0.0]),
        Step::Misses { near, far } => (6, [near, far, 0.0, 0.0, 0.0, 0.0]),
    };
    steps.write(first + kind, &fields);
}

#[inline(never)]
pub(super) fn point(steps: &mut Steps, step: point_aabb::Step) {
    use point_aabb::Step;
    match step {
        Step::InFront { side, distance } => steps.write(0, &[side_number(side), distance]),
        Step::On { side } => steps.write(1, &[side_number(side)]),
        Step::Behind { side, distance } => steps.write(2, &[side_number(side), distance]),
        Step::Lies { place } => steps.write(3, &[f64::from(place_code(place))]),
    }
}

#[inline(never)]
pub(super) fn clip(steps: &mut Steps, step: clip::Step) {
    use clip::Step;
    match step {
        Step::Outcodes { a, b } => steps.write(0, &[f64::from(a), f64::from(b)]),
        Step::Cuts { end, side, t, point, code } => {
            let (end, code) = (f64::from(end), f64::from(code));
            steps.write(1, &[end, side_number(side), t, point.x, point.y, code]);
        }
        Step::Rejects { a, b } => steps.write(2, &[f64::from(a), f64::from(b)]),
        Step::Touches { near, far } => steps.write(3, &[near, far]),
        Step::Crosses { near, far } => steps.write(4, &[near, far]),
    }
}

#[inline(never)]
pub(super) fn sweep_circle(steps: &mut Steps, step: circle_aabb::Step) {
    use circle_aabb::Step;
    const AFTER: u8 = 2 + HALF_PLANES;
    match step {
        Step::BoundsApart { side } => steps.write(0, &[side_number(side)]),
        Step::BoundsMeet => steps.write(1, &[]),
        Step::GrownBox(step) => half_plane(steps, 2, step),
        Step::StartsInside { depth } => steps.write(AFTER, &[depth]),
        Step::SideStrip { feature, enters, t } => {
            steps.write(AFTER + 1, &[feature_number(feature), truth(enters), t]);
        }
        Step::CornerSquare { corner, enters, closest, distance } => {
            let square = [corner_number(corner), truth(enters), closest, distance];
            steps.write(AFTER + 2, &square);
        }
        Step::CornerMissed { corner } => steps.write(AFTER + 3, &[corner_number(corner)]),
        Step::CornerMet { corner, enters, t } => {
            steps.write(AFTER + 4, &[corner_number(corner), truth(enters), t]);
        }
        Step::Crosses { near, far } => steps.write(AFTER + 5, &[near, far]),
        Step::Touches { near, far } => steps.write(AFTER + 6, &[near, far]),
        Step::Misses => steps.write(AFTER + 7, &[]),
    }
}

#[inline(never)]
pub(super) fn sweep_box(steps: &mut Steps, step: aabb_aabb::Step) {
    use aabb_aabb::Step;
    const AFTER: u8 = 2 + HALF_PLANES;
    match step {
        Step::Relative { motion } => steps.write(0, &[motion.x, motion.y]),
        Step::MinkowskiSum { min, max } => steps.write(1, &[min.x, min.y, max.x, max.y]),
        Step::Clip(step) => half_plane(steps, 2, step),
        Step::StartsInside { depth } => steps.write(AFTER, &[depth]),
        Step::Meets { t, position, enters } => {
            steps.write(AFTER + 1, &[t, position.x, position.y, truth(enters)]);
        }
    }
}

#[inline(never)]
pub(super) fn world(steps: &mut Steps, step: world::Step) {
    use world::Step;
    let code = |contact: Option<Contact>| f64::from(contact.map_or(0, contact_code));
    match step {
        Step::Cell { x, y } => steps.write(0, &[x as f64, y as f64]),
        Step::Tests { index, contact } => steps.write(1, &[f64::from(index), code(contact)]),
        Step::Ends { tested, culled } => {
            steps.write(2, &[f64::from(tested), f64::from(culled)]);
        }
    }
}

#[inline(never)]
pub(super) fn travel(steps: &mut Steps, step: travel::Step) {
    use travel::Step;
    match step {
        Step::StartsInside { index, depth } => steps.write(0, &[f64::from(index), depth]),
        Step::Leg { position, motion } => {
            steps.write(1, &[position.x, position.y, motion.x, motion.y]);
        }
        Step::Candidate { index, t } => steps.write(2, &[f64::from(index), t]),
        Step::Hits { index, t, position } => {
            steps.write(3, &[f64::from(index), t, position.x, position.y]);
        }
        Step::Turns { motion } => steps.write(4, &[motion.x, motion.y]),
        Step::Ends { position, time_left } => {
            steps.write(5, &[position.x, position.y, time_left]);
        }
    }
}
