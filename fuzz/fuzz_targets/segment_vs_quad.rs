//! A point and a segment against a quad: the points are its corners, then both ends.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| graze2d_fuzz::segment_vs_quad(data));
