//! A segment against a box: numbers are the box's two corners, then both ends.
#![no_main]

#[allow(dead_code)]
mod oracle;

use graze2d::Segment;
use libfuzzer_sys::fuzz_target;
use oracle::{aabb, hold, judge::answer::judge_segment_vs_aabb, point, read};

fuzz_target!(|data: &[u8]| {
    let Some(n) = read::<8>(data) else { return };
    let segment = Segment::new(point(&n[4..]), point(&n[6..])).expect("finite");
    hold(&n, judge_segment_vs_aabb(&segment, &aabb(&n)));
});
