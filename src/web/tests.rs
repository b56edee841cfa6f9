//! The bindings in a real browser: codes, record and the pixels of the field layer.

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

use super::field::{Tile, segment_vs_aabb_field};
use super::queries::{point_vs_aabb_code, segment_vs_aabb_code};
use super::record::{record_length, record_pointer};

wasm_bindgen_test_configure!(run_in_browser);

fn record() -> Vec<f64> {
    // SAFETY: the record is live and this long, and nothing writes to it meanwhile.
    #[allow(unsafe_code, reason = "reads the record as JavaScript does")]
    unsafe { std::slice::from_raw_parts(record_pointer(), record_length()) }.to_vec()
}

#[wasm_bindgen_test]
fn a_crossing_has_its_code_and_both_hits_in_the_record() {
    let code = segment_vs_aabb_code(-2.0, 1.0, 6.0, 1.0, 0.0, 0.0, 4.0, 2.0, false);
    assert_eq!(code, 2 + 4 + 8);
    assert_eq!(record()[..8], [0.25, 0.0, 1.0, 0.0, 1.0, -1.0, 0.0, 0.0]);
    assert_eq!(record()[10..18], [0.75, 4.0, 1.0, 4.0, 1.0, 1.0, 0.0, 1.0]);
}

#[wasm_bindgen_test]
fn a_refused_box_is_argument_one_and_error_one() {
    assert_eq!(segment_vs_aabb_code(0.0, 0.0, 1.0, 1.0, 4.0, 0.0, 2.0, 2.0, false), -(1 + 1 + 16));
    assert_eq!(point_vs_aabb_code(f64::NAN, 0.0, 0.0, 0.0, 1.0, 1.0), -1);
}

#[wasm_bindgen_test]
fn the_steps_stand_behind_the_answer() {
    segment_vs_aabb_code(-2.0, 1.0, 6.0, 1.0, 0.0, 0.0, 4.0, 2.0, true);
    let record = record();
    assert_eq!(record[31], 5.0);
    assert_eq!(record[32..39], [2.0, 0.0, 2.0, -6.0, 0.25, 0.25, 1.0]);
    assert_eq!(record[64..67], [4.0, 0.25, 0.75]);
}

// A point at each pixel: the box from (1, 1) to (3, 3) shows as its border and its inside.
#[wasm_bindgen_test]
fn the_field_of_a_resting_point_is_a_picture_of_the_box() {
    let tile = Tile::new(0.0, 0.0, 1.0, 5, 5, 0x00795c, 0x8a6100);
    let image = segment_vs_aabb_field(0, 0.0, 0.0, 0.0, 9.0, 1.0, 1.0, 3.0, 3.0, &tile).unwrap();
    let alpha = |x: usize, y: usize| image.data().0[4 * (5 * y + x) + 3];
    assert_eq!((image.width(), image.height()), (5, 5));
    assert_eq!(alpha(0, 0), 0, "left of the box, the path to (0, 9) misses it");
    assert_eq!(alpha(1, 3), 230, "on the left side, the path leaves it");
    assert_eq!(alpha(2, 2), 130, "a start inside has crossed at t = 0");
}
