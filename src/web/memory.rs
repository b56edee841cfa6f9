//! The memory of the module. The standard allocator takes 2 KB more, in brotli.

use talc::wasm::{WasmDynamicTalc, new_wasm_dynamic_allocator};

#[global_allocator]
static MEMORY: WasmDynamicTalc = new_wasm_dynamic_allocator();
