//! The shared record and the shared list, in which answers and steps cross to JavaScript: one record
//! for a query, and an entry of the list for each thing that a world finds.

use std::cell::RefCell;

use glam::DVec2;
use wasm_bindgen::prelude::wasm_bindgen;

use super::codes::{contact_code, feature_code};
use super::layout::{
    ENTER, ENTER_BIT, ENTRY, ENTRY_CODE, ENTRY_ID, EXIT, EXIT_BIT, HIT, HIT_FEATURE, HIT_NORMAL,
    HIT_OPPOSITE, HIT_POINT, HIT_POSITION, HIT_T, LIST_COUNT, LIST_POINTER, PUSH_OUT_BIT,
    PUSH_OUT_BY, PUSH_OUT_DEPTH, PUSH_OUT_NORMAL, RECORD, STEP, STEP_COUNT, STEP_POINTER,
};
use crate::answer::{Hit, PushOut};
use crate::shape::Aabb;
use crate::sweep::span::Span;
use crate::world::box_id::BoxId;
use crate::world::sweep::Found;

/// An entry of the list.
pub(in crate::web) type Entry = [f64; ENTRY];

thread_local! {
    static ANSWER: RefCell<[f64; RECORD]> = const { RefCell::new([0.0; RECORD]) };
    static LIST: RefCell<Vec<Entry>> = const { RefCell::new(Vec::new()) };
    static STEPS: RefCell<Vec<[f64; STEP]>> = const { RefCell::new(Vec::new()) };
}

/// Where the record begins in the WebAssembly memory. It stays there.
#[wasm_bindgen(js_name = recordPointer)]
pub fn record_pointer() -> *const f64 {
    ANSWER.with_borrow(|record| record.as_ptr())
}

/// Tells JavaScript, in the record, where numbers are and how many entries they make.
fn tell<const N: usize>(entries: &[[f64; N]], pointer: usize, count: usize) {
    ANSWER.with_borrow_mut(|record| {
        record[pointer] = entries.as_ptr().addr() as f64;
        record[count] = entries.len() as f64;
    });
}

/// Empties the list.
pub(in crate::web) fn clear_list() {
    LIST.with_borrow_mut(Vec::clear);
    tell::<ENTRY>(&[], LIST_POINTER, LIST_COUNT);
}

/// Adds an entry to the list, about this box.
pub(in crate::web) fn list(id: BoxId, fill: impl FnOnce(&mut Entry)) {
    let mut entry = [0.0; ENTRY];
    entry[ENTRY_ID] = id.to_bits() as f64;
    fill(&mut entry);
    push(&entry);
}

// One copy of it keeps the module small.
#[inline(never)]
fn push(entry: &Entry) {
    // Taken out: if there is no memory for it to grow, the call ends here, and the next one finds an empty list.
    let mut list = LIST.take();
    list.push(*entry);
    tell(&list, LIST_POINTER, LIST_COUNT);
    LIST.set(list);
}

/// Writes plain numbers from the start of the record.
pub(in crate::web) fn write_numbers(numbers: &[f64]) {
    ANSWER.with_borrow_mut(|record| record[..numbers.len()].copy_from_slice(numbers));
}

/// Writes what a query found and returns its code.
pub(in crate::web) fn write_span(span: Option<Span>) -> i32 {
    span.map_or(0, |span| ANSWER.with_borrow_mut(|record| fill_span(record, &span)))
}

/// Writes the box that a path meets first, if there is one, and returns the code of its span.
pub(in crate::web) fn write_found(found: Option<Found>) -> i32 {
    found.map_or(0, |found| {
        ANSWER.with_borrow_mut(|record| {
            record[ENTRY_ID] = found.id.to_bits() as f64;
            fill_span(record, &found.span())
        })
    })
}

/// Keeps the steps of a traced query for JavaScript.
pub(super) fn write_steps(steps: Vec<[f64; STEP]>) {
    tell(&steps, STEP_POINTER, STEP_COUNT);
    STEPS.set(steps);
}

/// Fills an entry with a span and its code.
pub(in crate::web) fn fill_found(entry: &mut Entry, span: &Span) {
    entry[ENTRY_CODE] = f64::from(fill_span(entry, span));
}

/// Fills a record with a span and returns its code.
fn fill_span(record: &mut [f64], span: &Span) -> i32 {
    let mut code = contact_code(Some(span.contact()));
    let ends = [(ENTER, ENTER_BIT), (EXIT, EXIT_BIT)];
    for (hit, (start, bit)) in span.hits().into_iter().zip(ends) {
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

/// A box by its sides.
pub(in crate::web) fn sides(aabb: &Aabb) -> [f64; 4] {
    let mut sides = [0.0; 4];
    fill_vector(&mut sides, 0, aabb.min());
    fill_vector(&mut sides, 2, aabb.max());
    sides
}

pub(in crate::web) fn fill_vector(record: &mut [f64], at: usize, vector: DVec2) {
    record[at..at + 2].copy_from_slice(&vector.to_array());
}
