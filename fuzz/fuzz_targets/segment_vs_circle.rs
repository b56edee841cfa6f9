//! A segment against a circle: numbers are centre and radius, then both ends.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| graze2d_fuzz::segment_vs_circle(data));
