//! The naive twin, for the page.

use wasm_bindgen::prelude::wasm_bindgen;

use super::queries::{aabb, code, motion};
use super::record::{clear_list, list_numbers, write_numbers};
use super::refused;
use crate::plain::walk;
use crate::shape::Circle;

/// Arguments 0 mover, 1 motion, 2 walls: four numbers each. The record: position x y. The list, an
/// entry for each wall that reports something: its index at 26, and its sides as bits at 27, in the
/// order of `Side::ALL`.
#[wasm_bindgen(js_name = plainWalk)]
pub fn plain_walk_code(x: f64, y: f64, radius: f64, dx: f64, dy: f64, walls: &[f64]) -> i32 {
    code(|| {
        let circle = Circle::new(glam::dvec2(x, y), radius).map_err(|error| refused(0, error))?;
        let motion = motion(1, dx, dy)?;
        let walls: Result<Vec<_>, i32> =
            walls.chunks_exact(4).map(|w| aabb(2, w[0], w[1], w[2], w[3])).collect();
        let (position, reports) = walk(&circle, &motion, &walls?);
        clear_list();
        for report in &reports {
            let bits =
                report.sides.iter().rev().fold(0, |bits, is_hit| 2 * bits + i32::from(*is_hit));
            list_numbers(&[report.index as f64, f64::from(bits)]);
        }
        write_numbers(&[position.x, position.y]);
        Ok(reports.len() as i32)
    })
}
