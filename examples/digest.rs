//! A hash over the bits of so many answers of each kind, the same on every machine:
//! `cargo run --release --features serde --example digest -- 1000000`. As WebAssembly it has the function `digest`.

#[path = "../tests/bits/mod.rs"]
mod bits;
#[path = "../tests/queries/drawn.rs"]
mod drawn;
#[path = "../tests/nasty/mod.rs"]
mod nasty;
#[path = "../tests/queries/mod.rs"]
mod queries;
#[path = "../tests/words/mod.rs"]
mod words;

use bits::{KINDS, hash_of};

fn main() {
    let count = std::env::args().nth(1).map_or(1000, |count| count.parse().expect("a number"));
    for kind in KINDS {
        println!("{:016x} {}", hash_of(kind, count), kind.name);
    }
}

/// The hash of a kind, by its place; 0 if there is none.
#[allow(unsafe_code, reason = "an export needs its own name")]
#[cfg(target_family = "wasm")]
#[unsafe(no_mangle)]
extern "C" fn digest(kind: usize, count: u32) -> u64 {
    KINDS.get(kind).map_or(0, |kind| hash_of(kind, count))
}
