//! Many queries in one call: numbers in and out of a scratch in the WebAssembly memory.
//!
//! ```text
//! scratch   all first arguments · all second arguments · … · a row for each answer
//! ```

use std::cell::RefCell;

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{code, refused};
use super::wire::codes::Refusal;
use super::wire::layout::ROW;
use super::wire::record::write_numbers;

thread_local! {
    static SCRATCH: RefCell<Vec<f64>> = const { RefCell::new(Vec::new()) };
}

/// Where the scratch begins, with room for so many numbers; null if there is not enough memory. It moves only
/// when it has to grow.
#[wasm_bindgen]
pub fn scratch(count: usize) -> *const f64 {
    SCRATCH.with_borrow_mut(|scratch| {
        let more = count.saturating_sub(scratch.len());
        if scratch.try_reserve_exact(more).is_err() {
            return std::ptr::null();
        }
        scratch.resize(scratch.len() + more, 0.0);
        scratch.as_ptr()
    })
}

/// An empty list with room for so many, if there is enough memory.
pub(super) fn room<T>(count: usize) -> Option<Vec<T>> {
    let mut list = Vec::new();
    // Without the black box, a list that nobody fills would be optimized away.
    std::hint::black_box(&mut list).try_reserve_exact(count).ok()?;
    Some(list)
}

/// Works on the scratch. A function of JavaScript that is called meanwhile may use a scratch of its own.
pub(super) fn with_scratch<Answer>(work: impl FnOnce(&mut Vec<f64>) -> Answer) -> Answer {
    let mut scratch = SCRATCH.take();
    let answer = work(&mut scratch);
    SCRATCH.set(scratch);
    answer
}

/// The numbers of a convex shape that begin at a place in the scratch; no numbers if it ends before.
pub(super) fn shape_at(scratch: &[f64], place: f64) -> [f64; 20] {
    let rest = scratch.get(place as usize..).and_then(<[f64]>::first_chunk);
    rest.copied().unwrap_or([f64::NAN; 20])
}

/// The arguments of one of many queries, one after the other.
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
        self.scratch
            .get(start..start + N)
            .and_then(|row| row.try_into().ok())
            .unwrap_or([f64::NAN; N])
    }
}

/// Reads the arguments of each query. An error ends it, and the record has the query's number. A scratch
/// without room for the answers is an error, too.
pub(super) fn each(
    count: usize,
    scratch: &mut [f64],
    mut ask: impl FnMut(&mut Arguments<'_>) -> Result<Option<Row>, i32>,
) -> i32 {
    code(|| {
        for row in 0..count {
            let mut arguments = Arguments { scratch, count, row, at: 0 };
            let answer = ask(&mut arguments).inspect_err(|_| write_numbers(&[row as f64]))?;
            let start = arguments.at + row * ROW;
            if let Some(answer) = answer {
                let place = scratch.get_mut(start..start + ROW);
                place.ok_or(refused(0, Refusal::BadLayout))?.copy_from_slice(&answer);
            }
        }
        Ok(0)
    })
}

/// The answer to one query.
pub(super) type Row = [f64; ROW];
