//! A moving circle against a moving circle: numbers are centre and radius of B, those of A, both motions.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| graze2d_fuzz::circle_vs_circle(data));
