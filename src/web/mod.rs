//! The bindings for JavaScript: numbers in, numbers out, no geometry.
//!
//! A query takes scalars and returns a code; what it found stands in one shared record of f64, which
//! JavaScript sees as a view of the WebAssembly memory. Reading a view costs a few nanoseconds; making an
//! object for each answer would cost a thousand. `www/library` is the readable side of it.

#![allow(
    unreachable_pub,
    reason = "wasm-bindgen exports only `pub` items; Rust users get none of them"
)]

mod aabb_aabb;
mod batch;
mod circle_aabb;
mod circle_circle;
mod clip;
mod door;
mod field;
mod filter;
mod point_aabb;
mod point_quad;
mod quad;
mod query;
mod ray;
mod segment_aabb;
mod segment_circle;
mod segments;
#[cfg(test)]
mod tests;
mod travel;
mod turn;
mod wire;
mod world;
mod world_batch;

use wasm_bindgen::prelude::wasm_bindgen;

/// A figure's allocator, whose code is smaller than the usual one's.
#[cfg(all(feature = "web-small", target_arch = "wasm32"))]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Makes a panic readable in the console; there should be none.
#[wasm_bindgen(start)]
pub fn start() {
    #[cfg(not(feature = "web-small"))]
    console_error_panic_hook::set_once();
}
