//! A moving box against a moving box: numbers are the two corners of B, those of A, both motions.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| graze2d_fuzz::aabb_vs_aabb(data));
