//! The naive twin, for the page.

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{aabb, circle, code, motion};
use super::wire::layout::ENTRY_SIDES;
use super::wire::record::{clear_list, list, write_numbers};
use crate::plain::walk;

/// Arguments 0 mover, 1 motion, 2 walls: four numbers each. The record has the position x y, the list an
/// entry for each wall that reports something: which sides, as bits in the order of `Side::ALL`.
#[wasm_bindgen(js_name = plainWalk)]
pub fn plain_walk_entry(x: f64, y: f64, radius: f64, dx: f64, dy: f64, walls: &[f64]) -> i32 {
    code(|| {
        let circle = circle(0, x, y, radius)?;
        let motion = motion(1, dx, dy)?;
        let walls: Result<Vec<_>, i32> =
            walls.chunks_exact(4).map(|w| aabb(2, w[0], w[1], w[2], w[3])).collect();
        let (position, reports) = walk(&circle, &motion, &walls?);
        clear_list();
        for report in &reports {
            let bits =
                report.sides.iter().rev().fold(0, |bits, is_hit| 2 * bits + i32::from(*is_hit));
            list(report.index as u32, |entry| entry[ENTRY_SIDES] = f64::from(bits));
        }
        write_numbers(&[position.x, position.y]);
        Ok(reports.len() as i32)
    })
}
