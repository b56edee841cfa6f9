//! The bindings for JavaScript: numbers in, numbers out, no geometry.
//!
//! A query takes scalars and returns a code; what it found stands in one shared record of f64, which
//! JavaScript sees as a view of the WebAssembly memory. Reading a view costs a few nanoseconds;
//! making an object per answer would cost a thousand. `www/library` is the readable side of it.
//!
//! ```text
//! code    ≥ 0   bits 0–1: 0 miss, 1 touch, 2 cross
//!               bits 2, 3, 4: enter, exit, push-out are there
//!         < 0   −(1 + error + 16 × argument), errors numbered as in `GeometryError`
//! ```

#![allow(
    unreachable_pub,
    reason = "wasm-bindgen exports only `pub` items; Rust users get none of them"
)]

mod field;
mod orientation;
mod orientation_field;
mod orientation_steps;
mod plain;
mod queries;
mod record;
mod steps;
#[cfg(all(test, target_arch = "wasm32"))]
mod tests;
mod world;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::GeometryError;

/// Makes a panic readable in the console; there should be none.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// The code of a refused argument, counted from 0.
fn refused(argument: i32, error: GeometryError) -> i32 {
    let number = match error {
        GeometryError::NonFinite => 0,
        GeometryError::InvertedBox => 1,
        GeometryError::NegativeRadius => 2,
        GeometryError::NotConvex => 3,
        GeometryError::NotIntegerOrOutOfRange => 4,
        GeometryError::NegativeRestitution => 5,
    };
    -(1 + number + 16 * argument)
}
