//! The bindings for JavaScript: numbers in, numbers out, no geometry.
//!
//! A query takes scalars and returns a code; what it found is in one shared record of f64, which JavaScript
//! sees as a view of the WebAssembly memory. Reading a view takes a few nanoseconds; making an object for
//! each answer would take a thousand. `www/library` makes a readable interface of it.

#![allow(
    unreachable_pub,
    reason = "wasm-bindgen exports only `pub` items; Rust users get none of them"
)]

mod batch;
mod boxes;
mod declared;
mod door;
mod filter;
mod grid;
#[cfg(graze2d_module)]
mod module;
mod queries;
mod ray;
mod saved;
mod scratch;
mod solids;
mod travel;
mod wire;
mod world;
mod world_batch;
mod world_queries;
