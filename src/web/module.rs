//! What a module for JavaScript has beside the bindings: its allocator, and what a panic does. A crate that uses the
//! bindings has its own, so only our own build has these (`--cfg graze2d_module`).

use talc::wasm::{WasmDynamicTalc, new_wasm_dynamic_allocator};

/// The standard allocator takes 2 KB more, in brotli.
#[global_allocator]
static MEMORY: WasmDynamicTalc = new_wasm_dynamic_allocator();

/// Makes a panic readable in the console; there should be none.
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
