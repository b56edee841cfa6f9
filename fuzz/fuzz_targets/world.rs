//! A world to which boxes come and go: see `graze2d_fuzz::world` for what the bytes are.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| graze2d_fuzz::world(data));
