//! The shared record in which answers and steps cross to JavaScript.
//!
//! ```text
//! 0…9    enter: t, point x y, position x y, normal x y, feature, opposite x y
//! 10…19  exit: the same
//! 20…24  push-out: depth, normal x y, by x y
//! 31     how many steps
//! 32…    the steps, 8 numbers each: kind, then fields
//! ```
//!
//! What a query on a world finds stands in a second one, the list, 32 numbers an entry.

use std::cell::RefCell;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Contact, Hit, PushOut, Span};
use crate::shape::{Corner, Feature, Side};

/// Room for the answer; steps stand behind it.
const STEPS: usize = 32;
/// Numbers a step takes: its kind, then its fields, then nothing.
const STEP: usize = 8;

/// Numbers an entry of the list takes: a record, and behind it what else there is to say.
const ENTRY: usize = 32;

thread_local! {
    static RECORD: RefCell<Vec<f64>> = RefCell::new(vec![0.0; STEPS + 8 * STEP]);
    static LIST: RefCell<Vec<f64>> = const { RefCell::new(Vec::new()) };
}

/// Where the list begins in the WebAssembly memory. Ask again after each query: it may move.
#[wasm_bindgen(js_name = listPointer)]
pub fn list_pointer() -> *const f64 {
    LIST.with_borrow(|list| list.as_ptr())
}

/// How many numbers the list holds.
#[wasm_bindgen(js_name = listLength)]
pub fn list_length() -> usize {
    LIST.with_borrow(Vec::len)
}

/// Empties the list.
pub(super) fn clear_list() {
    LIST.with_borrow_mut(Vec::clear);
}

/// Adds an entry to the list: a span, the code of it at 25, and up to 6 numbers from 26 on.
pub(super) fn list_span(span: &Span, more: &[f64]) {
    list(|entry| entry[25] = f64::from(fill_span(entry, span)), more);
}

/// Adds an entry to the list: a hit in the place of an enter, and up to 6 numbers from 26 on.
pub(super) fn list_hit(hit: &Hit, more: &[f64]) {
    list(|entry| write_hit(&mut entry[..10], hit), more);
}

/// Adds an entry to the list: a push-out, and up to 6 numbers from 26 on.
pub(super) fn list_push_out(push_out: &PushOut, more: &[f64]) {
    list(|entry| fill_push_out(entry, push_out), more);
}

/// Adds an entry to the list of up to 6 numbers from 26 on.
pub(super) fn list_numbers(more: &[f64]) {
    list(|_| (), more);
}

fn list(fill: impl FnOnce(&mut [f64]), more: &[f64]) {
    LIST.with_borrow_mut(|list| {
        let start = list.len();
        list.resize(start + ENTRY, 0.0);
        let entry = &mut list[start..];
        fill(entry);
        entry[26..26 + more.len()].copy_from_slice(more);
    });
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

/// The steps of one traced query. They come to the record together at the end, since a callback may
/// ask other queries in between.
pub(super) struct Steps {
    numbers: Vec<f64>,
}

impl Steps {
    pub(super) fn new() -> Self {
        Self { numbers: Vec::new() }
    }

    /// Adds one step: the number of its kind and its fields.
    pub(super) fn write(&mut self, kind: u8, fields: &[f64]) {
        let start = self.numbers.len();
        self.numbers.push(f64::from(kind));
        self.numbers.extend_from_slice(fields);
        self.numbers.resize(start + STEP, 0.0);
    }

    /// Writes them, and how many there are at the last place before them.
    pub(super) fn finish(self) {
        let (count, end) = (self.numbers.len() / STEP, STEPS + self.numbers.len());
        RECORD.with_borrow_mut(|record| {
            if record.len() < end {
                record.resize(end, 0.0);
            }
            record[STEPS - 1] = count as f64;
            record[STEPS..end].copy_from_slice(&self.numbers);
        });
    }
}

/// Writes plain numbers from the start of the record.
pub(super) fn write_numbers(numbers: &[f64]) {
    RECORD.with_borrow_mut(|record| record[..numbers.len()].copy_from_slice(numbers));
}

/// Writes what a query found and gives its code.
pub(super) fn write_span(span: Option<Span>) -> i32 {
    span.map_or(0, |span| RECORD.with_borrow_mut(|record| fill_span(record, &span)))
}

/// Fills a record with a span and gives its code.
fn fill_span(record: &mut [f64], span: &Span) -> i32 {
    let mut code = contact_code(span.contact());
    for (hit, start, bit) in [(span.enter(), 0, 4), (span.exit(), 10, 8)] {
        if let Some(hit) = hit {
            write_hit(&mut record[start..start + 10], &hit);
            code |= bit;
        }
    }
    if let Some(push_out) = span.push_out() {
        fill_push_out(record, &push_out);
        code |= 16;
    }
    code
}

/// Fills the place of a push-out in a record.
fn fill_push_out(record: &mut [f64], push_out: &PushOut) {
    let (normal, by) = (push_out.normal(), push_out.by());
    let numbers = [push_out.depth(), normal.x, normal.y, by.x, by.y];
    record[20..25].copy_from_slice(&numbers);
}

pub(super) fn contact_code(contact: Contact) -> i32 {
    match contact {
        Contact::Touch => 1,
        Contact::Cross => 2,
    }
}

fn write_hit(record: &mut [f64], hit: &Hit) {
    let (point, position, normal) = (hit.point(), hit.position(), hit.normal());
    let opposite = hit.meeting().max();
    record.copy_from_slice(&[
        hit.t(),
        point.x,
        point.y,
        position.x,
        position.y,
        normal.x,
        normal.y,
        feature_number(hit.feature()),
        opposite.x,
        opposite.y,
    ]);
}

/// 0–3 a side, 4–7 a corner, 8–11 an edge, 12–15 a vertex.
pub(super) fn feature_number(feature: Feature) -> f64 {
    match feature {
        Feature::Side(side) => side_number(side),
        Feature::Corner(corner) => 4.0 + corner_number(corner),
        Feature::Edge(i) => 8.0 + f64::from(i),
        Feature::Vertex(i) => 12.0 + f64::from(i),
    }
}

/// Its place in [`Side::ALL`].
pub(super) fn side_number(side: Side) -> f64 {
    match side {
        Side::Left => 0.0,
        Side::Right => 1.0,
        Side::Top => 2.0,
        Side::Bottom => 3.0,
    }
}

/// Its place in the order top left, top right, bottom left, bottom right.
pub(super) fn corner_number(corner: Corner) -> f64 {
    match corner {
        Corner::TopLeft => 0.0,
        Corner::TopRight => 1.0,
        Corner::BottomLeft => 2.0,
        Corner::BottomRight => 3.0,
    }
}
