//! A mover among walls: see `targets::judged` for what the bytes are.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| graze2d_fuzz::ask("travel", data));
