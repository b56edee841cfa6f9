//! A moving circle against a box: numbers are the box's two corners, centre, radius and motion.
#![no_main]

#[allow(dead_code)]
mod oracle;

use graze2d::Circle;
use libfuzzer_sys::fuzz_target;
use oracle::{aabb, hold, judge::answer::judge_circle_vs_aabb, motion, point, read};

fuzz_target!(|data: &[u8]| {
    let Some(n) = read::<9>(data) else { return };
    let circle = Circle::new(point(&n[4..]), n[6].abs()).expect("finite");
    hold(&n, judge_circle_vs_aabb(&circle, &motion(&n[7..]), &aabb(&n)));
});
