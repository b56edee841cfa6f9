//! A moving box against a moving box: numbers are the two corners of B, those of A, both motions.
#![no_main]

#[allow(dead_code)]
mod oracle;

use libfuzzer_sys::fuzz_target;
use oracle::{aabb, hold, judge::answer::judge_aabb_vs_aabb, motion, read};

fuzz_target!(|data: &[u8]| {
    let Some(n) = read::<12>(data) else { return };
    let (a, b) = (aabb(&n[4..]), aabb(&n));
    hold(&n, judge_aabb_vs_aabb(&a, &motion(&n[8..]), &b, &motion(&n[10..])));
});
