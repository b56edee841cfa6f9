//! A mover among walls: see `graze2d_fuzz::travel` for what the bytes are.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| graze2d_fuzz::travel(data));
