//! The bindings for JavaScript: numbers in, numbers out, no geometry.
//!
//! A query takes scalars and returns a code; what it found is in one shared record of f64, which JavaScript
//! sees as a view of the WebAssembly memory. Reading a view takes a few nanoseconds; making an object for
//! each answer would take a thousand. `www/library` makes a readable interface of it.

#![allow(
    unreachable_pub,
    reason = "wasm-bindgen exports only `pub` items; Rust users get none of them"
)]

mod all;
mod door;
mod filter;
mod grid;
#[cfg(target_arch = "wasm32")]
mod memory;
mod queries;
mod scratch;
mod travel;
mod wire;
mod world;

// What programs use and no figure does: a seventh of what a figure would load.
#[cfg(feature = "web")]
mod batch;
#[cfg(feature = "web")]
mod boxes;
#[cfg(feature = "web")]
mod questions;
#[cfg(feature = "web")]
mod ray;
#[cfg(feature = "web")]
mod saved;
#[cfg(feature = "web")]
mod solids;
#[cfg(feature = "web")]
mod world_batch;

/// Makes a panic readable in the console; there should be none.
#[cfg(feature = "web")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
