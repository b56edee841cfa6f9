//! A segment against a box: numbers are the box's two corners, then both ends.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| graze2d_fuzz::segment_vs_aabb(data));
