//! A mover among shapes: see `targets::judged` for what is made of them.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| graze2d_fuzz::ask("shapes", data));
