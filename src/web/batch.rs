//! Many pairs in one call: numbers in and out of a scratch in the WebAssembly memory.
//!
//! ```text
//! scratch   all first arguments · all second arguments · … · a row for each answer
//! row       contact · enter t · exit t · enter point x y · enter normal x y · enter feature
//! ```

use std::cell::RefCell;

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::code;
use super::wire::codes::{contact_code, feature_code};
use super::wire::layout::{
    ROW, ROW_CONTACT, ROW_ENTER, ROW_EXIT, ROW_FEATURE, ROW_NORMAL, ROW_POINT,
};
use super::wire::record::{fill_vector, write_numbers};
use crate::answer::{Hit, Span};

thread_local! {
    static SCRATCH: RefCell<Vec<f64>> = const { RefCell::new(Vec::new()) };
}

/// Where the scratch begins, with room for so many numbers. It moves only when it has to grow.
#[wasm_bindgen]
pub fn scratch(count: usize) -> *const f64 {
    SCRATCH.with_borrow_mut(|scratch| {
        if scratch.len() < count {
            scratch.resize(count, 0.0);
        }
        scratch.as_ptr()
    })
}

/// The arguments of one pair, one after the other.
pub(super) struct Arguments<'a> {
    scratch: &'a [f64],
    count: usize,
    row: usize,
    at: usize,
}

impl Arguments<'_> {
    /// The numbers of the next argument.
    #[inline]
    pub(super) fn next<const N: usize>(&mut self) -> [f64; N] {
        let start = self.at + self.row * N;
        self.at += self.count * N;
        std::array::from_fn(|i| self.scratch[start + i])
    }
}

/// Asks about each pair and writes its row. A refusal stops it; then the record has the pair's number.
pub(super) fn batch(
    count: usize,
    mut ask: impl FnMut(&mut Arguments<'_>) -> Result<Option<Span>, i32>,
) -> i32 {
    SCRATCH.with_borrow_mut(|scratch| {
        code(|| {
            for row in 0..count {
                let mut arguments = Arguments { scratch, count, row, at: 0 };
                let span = ask(&mut arguments).inspect_err(|_| write_numbers(&[row as f64]))?;
                let start = arguments.at + row * ROW;
                fill_row(&mut scratch[start..start + ROW], span.as_ref());
            }
            Ok(0)
        })
    })
}

/// A row of zeros is a miss. A path that starts inside has no feature: −1.
fn fill_row(row: &mut [f64], span: Option<&Span>) {
    row.fill(0.0);
    let Some(span) = span else { return };
    row[ROW_CONTACT] = f64::from(contact_code(Some(span.contact())));
    (row[ROW_ENTER], row[ROW_EXIT]) = span.times();
    fill_enter(row, span.enter().as_ref());
}

/// Where the thing that is met is entered.
pub(super) fn fill_enter(row: &mut [f64], enter: Option<&Hit>) {
    row[ROW_FEATURE] = enter.map_or(-1.0, |hit| f64::from(feature_code(hit.feature())));
    if let Some(hit) = enter {
        fill_vector(row, ROW_POINT, hit.point());
        fill_vector(row, ROW_NORMAL, hit.normal());
    }
}
