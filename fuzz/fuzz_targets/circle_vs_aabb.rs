//! A moving circle against a box: numbers are the box's two corners, centre, radius and motion.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| graze2d_fuzz::circle_vs_aabb(data));
