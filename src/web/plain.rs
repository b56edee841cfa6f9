//! The naive twin, for the page.

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{Door, code, refused};
use super::wire::layout::ENTRY_SIDES;
use super::wire::record::{clear_list, list, write_numbers};
use crate::plain::walk;
use crate::shape::Aabb;

/// Arguments 0 mover, 1 motion, 2 walls: four numbers each. The record has the position x y, the list an
/// entry for each wall that reports something: which sides, as bits in the order of `Side::ALL`.
#[wasm_bindgen(js_name = plainWalk)]
pub fn plain_walk_entry(x: f64, y: f64, radius: f64, dx: f64, dy: f64, walls: &[f64]) -> i32 {
    code(|| {
        let mut door = Door::new(0);
        let (circle, motion) = (door.circle([x, y, radius])?, door.motion([dx, dy])?);
        let (walls, _) = walls.as_chunks();
        let walls = walls.iter().map(|[min_x, min_y, max_x, max_y]| {
            Aabb::new([*min_x, *min_y], [*max_x, *max_y]).map_err(|error| refused(2, error))
        });
        let (position, reports) = walk(&circle, &motion, &walls.collect::<Result<Vec<_>, _>>()?);
        clear_list();
        for report in &reports {
            let bits =
                report.sides.iter().rev().fold(0, |bits, is_hit| 2 * bits + i32::from(*is_hit));
            list((report.index as u32).into(), |entry| entry[ENTRY_SIDES] = f64::from(bits));
        }
        write_numbers(&[position.x, position.y]);
        Ok(reports.len() as i32)
    })
}
