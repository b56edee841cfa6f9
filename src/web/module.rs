//! What a module for JavaScript has beside the bindings: its allocator, and what a panic does. A crate that uses the
//! bindings has its own, so only our own build has these (`--cfg graze2d_module`).

use std::cell::RefCell;

use talc::wasm::{WasmDynamicTalc, new_wasm_dynamic_allocator};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// As fast as the standard allocator, and smaller.
#[global_allocator]
static MEMORY: WasmDynamicTalc = new_wasm_dynamic_allocator();

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keeps what a panic says, and writes it into the console with its stack; there should be none. JavaScript then gets an
/// error of WebAssembly that says nothing.
#[wasm_bindgen(start)]
pub fn start() {
    // The list of values of JavaScript is made while there is memory: if it ever began in vain, no function could be called.
    drop(JsValue::from(0.0));
    std::panic::set_hook(Box::new(|info| {
        LAST_PANIC.set(info.to_string());
        console_error_panic_hook::hook(info);
    }));
}

/// What the panic said that has just ended a call, and where it was; nothing if there was none.
#[wasm_bindgen(js_name = takePanic)]
pub fn take_panic() -> String {
    LAST_PANIC.take()
}
