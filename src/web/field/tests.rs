//! The pixels of the field layer, in a real browser.

#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::wasm_bindgen_test;

use super::Tile;
use super::aabb_aabb::aabb_vs_aabb_field;
use super::circle_aabb::circle_vs_aabb_field;
use super::quad::segment_vs_rectangle_field;
use super::segment_aabb::segment_vs_aabb_field;
use super::segments::segment_vs_segment_field;

// A point at each pixel: the box from (1, 1) to (3, 3) shows as its border and its inside.
#[wasm_bindgen_test]
fn the_field_of_a_resting_point_is_a_picture_of_the_box() {
    let tile = Tile::new(0.0, 0.0, 1.0, 5, 5, 0x00795c, 0x8a6100);
    let image = segment_vs_aabb_field(0, &[0.0, 0.0, 0.0, 9.0, 1.0, 1.0, 3.0, 3.0], &tile).unwrap();
    let alpha = |x: usize, y: usize| image[4 * (5 * y + x) + 3];
    assert_eq!(image.len(), 4 * 5 * 5);
    assert_eq!(alpha(0, 0), 0, "left of the box, the path to (0, 9) misses it");
    assert_eq!(alpha(1, 3), 255, "on the left side, the path leaves it");
    assert_eq!(alpha(2, 2), 104, "a start inside has crossed at t = 0");
}

// ```text
//   ╭───────╮      a resting circle of radius 2 around a box of one point, its center at each pixel:
//   │ ● box │      the rounded box is a disc, and the line is drawn although no sample lies on it
//   ╰───────╯
// ```
#[wasm_bindgen_test]
fn the_field_of_a_resting_circle_is_a_picture_of_the_rounded_box() {
    let tile = Tile::new(0.5, 0.5, 1.0, 6, 6, 0x00795c, 0x8a6100);
    let image =
        circle_vs_aabb_field(0, &[0.0, 0.0, 2.0, 0.0, 0.0, 3.0, 3.0, 3.0, 3.0], &tile).unwrap();
    let alpha: Vec<u8> = image.chunks_exact(4).map(|pixel| pixel[3]).collect();
    let rows: Vec<&[u8]> = alpha.chunks_exact(6).collect();
    assert_eq!(rows[0], [0; 6]);
    assert_eq!(rows[1], [0, 0, 255, 255, 255, 0]);
    assert_eq!(rows[2], [0, 255, 104, 104, 255, 255]);
    assert_eq!(rows[3], [0, 255, 104, 104, 104, 255]);
}

#[wasm_bindgen_test]
fn the_lines_of_two_tiles_join() {
    let field = |top: f64, height: u32| {
        let tile = Tile::new(0.5, top, 1.0, 6, height, 0x00795c, 0x8a6100);
        circle_vs_aabb_field(0, &[0.0, 0.0, 2.0, 0.0, 0.0, 3.0, 3.0, 3.0, 3.0], &tile).unwrap()
    };
    let parts = [field(0.5, 2).0, field(2.5, 4).0].concat();
    assert_eq!(parts, field(0.5, 6).0);
}

#[wasm_bindgen_test]
fn the_field_of_a_resting_box_is_a_picture_of_the_minkowski_sum() {
    let tile = Tile::new(0.0, 2.0, 1.0, 9, 1, 0x00795c, 0x8a6100);
    let field = |handle| {
        let image = aabb_vs_aabb_field(
            handle,
            &[0.0, 1.0, 2.0, 3.0, 0.0, 0.0, 3.0, 1.0, 6.0, 3.0, 0.0, 0.0],
            &tile,
        );
        image.unwrap().chunks_exact(4).map(|pixel| pixel[3]).collect::<Vec<u8>>()
    };
    assert_eq!(field(0), [0, 0, 255, 104, 104, 104, 104, 255, 0], "touches at 2 and 7");
    assert_eq!(field(12), [0; 9], "a handle that makes no difference shows the answer as it is");
}

// ```text
//        p │
//   q ●────┼───▶ ?     the end of q at each pixel of its own row: apart, on p, across p
//          │
// ```
#[wasm_bindgen_test]
fn the_field_of_a_segment_shows_where_it_crosses_the_other() {
    let tile = Tile::new(0.0, 2.0, 1.0, 5, 1, 0x00795c, 0x8a6100);
    let image =
        segment_vs_segment_field(3, &[2.0, 0.0, 2.0, 4.0, 0.0, 2.0, 9.0, 9.0], &tile).unwrap();
    let alpha: Vec<u8> = image.chunks_exact(4).map(|pixel| pixel[3]).collect();
    assert_eq!(alpha, [0, 0, 255, 83, 83]);
}

#[wasm_bindgen_test]
fn the_field_of_a_rectangle_moves_it_and_turns_it() {
    let field = |handle, x: f64, y: f64, width, [px, py]: [f64; 2], half_x: f64| {
        let tile = Tile::new(x, y, 1.0, width, 1, 0x00795c, 0x8a6100);
        let image = segment_vs_rectangle_field(
            handle,
            &[px, py, px, py, 0.0, 0.0, half_x, 1.0, 0.0],
            &tile,
        );
        image.unwrap().chunks_exact(4).map(|pixel| pixel[3]).collect::<Vec<u8>>()
    };
    assert_eq!(field(2, 0.0, 3.0, 7, [3.0, 3.0], 1.0), [0, 0, 255, 104, 255, 0, 0]);
    assert_eq!(field(5, 0.0, -5.0, 1, [3.0, 0.0], 4.0), [104], "the knob above: it lies level");
    assert_eq!(field(5, 5.0, 0.0, 1, [3.0, 0.0], 4.0), [0], "the knob on the right: it stands");
}
