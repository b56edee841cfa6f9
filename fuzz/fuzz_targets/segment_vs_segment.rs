//! Turns, and a segment against a segment: the points are both ends of one, then of the other.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| graze2d_fuzz::segment_vs_segment(data));
