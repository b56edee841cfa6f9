//! The bindings in a real browser: codes and the record.

#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

use super::point_aabb::point_vs_aabb_entry;
use super::segment_aabb::segment_vs_aabb_entry;
use super::wire::record::{record_length, record_pointer};

wasm_bindgen_test_configure!(run_in_browser);

fn record() -> Vec<f64> {
    // SAFETY: the record is live and this long, and nothing writes to it meanwhile.
    #[allow(unsafe_code, reason = "reads the record as JavaScript does")]
    unsafe { std::slice::from_raw_parts(record_pointer(), record_length()) }.to_vec()
}

#[wasm_bindgen_test]
fn a_crossing_has_its_code_and_both_hits_in_the_record() {
    let code = segment_vs_aabb_entry(-2.0, 1.0, 6.0, 1.0, 0.0, 0.0, 4.0, 2.0, false);
    assert_eq!(code, 2 + 4 + 8);
    assert_eq!(record()[..8], [0.25, 0.0, 1.0, 0.0, 1.0, -1.0, 0.0, 0.0]);
    assert_eq!(record()[10..18], [0.75, 4.0, 1.0, 4.0, 1.0, 1.0, 0.0, 1.0]);
}

#[wasm_bindgen_test]
fn a_refused_box_is_argument_one_and_error_one() {
    assert_eq!(segment_vs_aabb_entry(0.0, 0.0, 1.0, 1.0, 4.0, 0.0, 2.0, 2.0, false), -(1 + 1 + 16));
    assert_eq!(point_vs_aabb_entry(f64::NAN, 0.0, 0.0, 0.0, 1.0, 1.0, false), -1);
}

#[wasm_bindgen_test]
fn the_steps_stand_behind_the_answer() {
    segment_vs_aabb_entry(-2.0, 1.0, 6.0, 1.0, 0.0, 0.0, 4.0, 2.0, true);
    let record = record();
    assert_eq!(record[31], 5.0);
    assert_eq!(record[32..39], [2.0, 0.0, 2.0, -6.0, 0.25, 0.25, 1.0]);
    assert_eq!(record[64..67], [4.0, 0.25, 0.75]);
}
