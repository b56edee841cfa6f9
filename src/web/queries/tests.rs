//! The bindings in a real browser: codes and the record.

#![cfg(all(target_arch = "wasm32", feature = "web"))]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

use super::point_aabb::pointVsAabb;
use super::segment_aabb::{segmentVsAabb, segmentVsAabbContact};
use super::segment_circle::segmentVsCircleContact;
use crate::web::wire::layout::{RECORD, STEP, STEP_COUNT, STEP_POINTER};
use crate::web::wire::record::record_pointer;

wasm_bindgen_test_configure!(run_in_browser);

fn numbers(at: *const f64, count: usize) -> Vec<f64> {
    // SAFETY: they are live and this many, and nothing writes to them meanwhile.
    #[allow(unsafe_code, reason = "reads numbers as JavaScript does")]
    unsafe { std::slice::from_raw_parts(at, count) }.to_vec()
}

fn record() -> Vec<f64> {
    numbers(record_pointer(), RECORD)
}

#[wasm_bindgen_test]
fn a_crossing_has_its_code_and_both_hits_in_the_record() {
    let code = segmentVsAabb(-2.0, 1.0, 6.0, 1.0, 0.0, 0.0, 4.0, 2.0, 0);
    assert_eq!(code, 2 + 4 + 8);
    assert_eq!(record()[..8], [0.25, 0.0, 1.0, 0.0, 1.0, -1.0, 0.0, 0.0]);
    assert_eq!(record()[10..18], [0.75, 4.0, 1.0, 4.0, 1.0, 1.0, 0.0, 1.0]);
}

#[wasm_bindgen_test]
fn a_contact_is_a_code_and_leaves_the_record_alone() {
    segmentVsAabb(-2.0, 1.0, 6.0, 1.0, 0.0, 0.0, 4.0, 2.0, 0);
    let before = record();
    assert_eq!(segmentVsAabbContact(-2.0, 2.0, 6.0, 2.0, 0.0, 0.0, 4.0, 2.0), 1);
    assert_eq!(segmentVsCircleContact(0.0, 0.0, 4.0, 0.0, 2.0, 0.0, 1.0), 2);
    assert_eq!(segmentVsCircleContact(0.0, 0.0, 4.0, 0.0, 2.0, 0.0, -1.0), -(1 + 2 + 16));
    assert_eq!(record(), before);
}

#[wasm_bindgen_test]
fn a_refused_box_is_argument_one_and_error_one() {
    assert_eq!(segmentVsAabb(0.0, 0.0, 1.0, 1.0, 4.0, 0.0, 2.0, 2.0, 0), -(1 + 1 + 16));
    assert_eq!(pointVsAabb(f64::NAN, 0.0, 0.0, 0.0, 1.0, 1.0, 0), -1);
}

#[wasm_bindgen_test]
fn the_record_tells_where_the_steps_stand() {
    segmentVsAabb(-2.0, 1.0, 6.0, 1.0, 0.0, 0.0, 4.0, 2.0, 1);
    let record = record();
    assert_eq!(record[STEP_COUNT], 5.0);
    let at = std::ptr::with_exposed_provenance(record[STEP_POINTER] as usize);
    let steps = numbers(at, 5 * STEP);
    assert_eq!(steps[..7], [2.0, 0.0, 2.0, -6.0, 0.25, 0.25, 1.0]);
    assert_eq!(steps[32..35], [4.0, 0.25, 0.75]);
}
