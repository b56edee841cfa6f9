//! The text of a world or a shape: see `targets::saved` for what is made of them.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| graze2d_fuzz::ask("json", data));
