//! The tests that run in a browser too, as WebAssembly: `node scripts/wasm-test.js`.
#![cfg(target_arch = "wasm32")]

mod nasty;
mod words;

#[path = "it/conformance.rs"]
mod conformance;
#[path = "it/same_bits.rs"]
mod same_bits;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
