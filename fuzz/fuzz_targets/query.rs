//! A query of shapes: see `graze2d_fuzz::query` for what the bytes are.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| graze2d_fuzz::query(data));
