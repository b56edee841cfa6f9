//! The shared record and the shared list, in which answers and steps cross to JavaScript: one record
//! for a query, and an entry of the list for each thing that a world finds.

use std::cell::RefCell;

use glam::DVec2;
use wasm_bindgen::prelude::wasm_bindgen;

use super::codes::{contact_code, feature_code};
use super::layout::{
    ENTER, ENTER_BIT, ENTRY, ENTRY_CODE, ENTRY_INDEX, EXIT, EXIT_BIT, HIT, HIT_FEATURE, HIT_NORMAL,
    HIT_OPPOSITE, HIT_POINT, HIT_POSITION, HIT_T, PUSH_OUT_BIT, PUSH_OUT_BY, PUSH_OUT_DEPTH,
    PUSH_OUT_NORMAL, STEP, STEP_COUNT, STEPS,
};
use crate::answer::{Hit, PushOut, Span};

/// An entry of the list.
pub(in crate::web) type Entry = [f64; ENTRY];

thread_local! {
    static RECORD: RefCell<Vec<f64>> = RefCell::new(vec![0.0; STEPS + 8 * STEP]);
    static LIST: RefCell<Vec<Entry>> = const { RefCell::new(Vec::new()) };
}

/// Where the record begins in the WebAssembly memory. Ask again after a traced query: it may move.
#[wasm_bindgen(js_name = recordPointer)]
pub fn record_pointer() -> *const f64 {
    RECORD.with_borrow(|record| record.as_ptr())
}

/// How many numbers the record holds.
#[wasm_bindgen(js_name = recordLength)]
pub fn record_length() -> usize {
    RECORD.with_borrow(Vec::len)
}

/// Where the list begins in the WebAssembly memory. Ask again after each query: it may move.
#[wasm_bindgen(js_name = listPointer)]
pub fn list_pointer() -> *const f64 {
    LIST.with_borrow(|list| list.as_ptr().cast())
}

/// How many numbers the list holds.
#[wasm_bindgen(js_name = listLength)]
pub fn list_length() -> usize {
    LIST.with_borrow(|list| ENTRY * list.len())
}

/// Empties the list.
pub(in crate::web) fn clear_list() {
    LIST.with_borrow_mut(Vec::clear);
}

/// Adds an entry to the list, about the box of this index.
pub(in crate::web) fn list(index: u32, fill: impl FnOnce(&mut Entry)) {
    let mut entry = [0.0; ENTRY];
    entry[ENTRY_INDEX] = f64::from(index);
    fill(&mut entry);
    LIST.with_borrow_mut(|list| list.push(entry));
}

/// Writes plain numbers from the start of the record.
pub(in crate::web) fn write_numbers(numbers: &[f64]) {
    RECORD.with_borrow_mut(|record| record[..numbers.len()].copy_from_slice(numbers));
}

/// Writes what a query found and gives its code.
pub(in crate::web) fn write_span(span: Option<Span>) -> i32 {
    span.map_or(0, |span| RECORD.with_borrow_mut(|record| fill_span(record, &span)))
}

/// Writes steps behind the answer, and how many there are before them.
pub(super) fn write_steps(steps: &[[f64; STEP]]) {
    let numbers = steps.as_flattened();
    let end = STEPS + numbers.len();
    RECORD.with_borrow_mut(|record| {
        if record.len() < end {
            record.resize(end, 0.0);
        }
        record[STEP_COUNT] = steps.len() as f64;
        record[STEPS..end].copy_from_slice(numbers);
    });
}

/// Fills an entry with a span and its code.
pub(in crate::web) fn fill_found(entry: &mut Entry, span: &Span) {
    entry[ENTRY_CODE] = f64::from(fill_span(entry, span));
}

/// Fills a record with a span and gives its code.
fn fill_span(record: &mut [f64], span: &Span) -> i32 {
    let mut code = contact_code(Some(span.contact()));
    for (hit, start, bit) in [(span.enter(), ENTER, ENTER_BIT), (span.exit(), EXIT, EXIT_BIT)] {
        if let Some(hit) = hit {
            fill_hit(&mut record[start..start + HIT], &hit);
            code |= bit;
        }
    }
    if let Some(push_out) = span.push_out() {
        fill_push_out(record, &push_out);
        code |= PUSH_OUT_BIT;
    }
    code
}

/// Fills the place of a push-out.
pub(in crate::web) fn fill_push_out(record: &mut [f64], push_out: &PushOut) {
    record[PUSH_OUT_DEPTH] = push_out.depth();
    fill_vector(record, PUSH_OUT_NORMAL, push_out.normal());
    fill_vector(record, PUSH_OUT_BY, push_out.by());
}

/// Fills the place of a hit, which begins at 0.
pub(in crate::web) fn fill_hit(record: &mut [f64], hit: &Hit) {
    let record = &mut record[..HIT];
    record[HIT_T] = hit.t();
    fill_vector(record, HIT_POINT, hit.point());
    fill_vector(record, HIT_POSITION, hit.position());
    fill_vector(record, HIT_NORMAL, hit.normal());
    record[HIT_FEATURE] = f64::from(feature_code(hit.feature()));
    fill_vector(record, HIT_OPPOSITE, hit.meeting().max());
}

pub(in crate::web) fn fill_vector(record: &mut [f64], at: usize, vector: DVec2) {
    record[at..at + 2].copy_from_slice(&vector.to_array());
}
