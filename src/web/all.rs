//! What a segment meets in a world, and the steps of the broad phase.

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::Door;
use super::wire::layout::TRACE;
use super::wire::record::{clear_list, fill_found, list};
use super::wire::steps::{step_table, traced};
use super::world::World;
use crate::world::sweep::{Found, Sweep};
use crate::world::view::View;

step_table! {
    FIRST_STEPS: crate::world::sweep::Step {
        Group { min, max, level } =>
            [min_x = min.x, min_y = min.y, max_x = max.x, max_y = max.y, level],
        Culls { min, max, level } =>
            [min_x = min.x, min_y = min.y, max_x = max.x, max_y = max.y, level],
        Tests { id, contact },
        Ends { tested, culled },
    }
}

#[wasm_bindgen]
impl World {
    /// All contacts of a segment, which are then in the list, and their number; negative on an error. `every` tests
    /// every box, one by one.
    #[wasm_bindgen(js_name = allOfSegment)]
    pub fn all_of_segment(
        &self,
        ax: f64,
        ay: f64,
        bx: f64,
        by: f64,
        every: bool,
        mode: u32,
    ) -> i32 {
        self.ask(mode, &mut |boxes, _| {
            let sweep = Sweep::Segment(Door::new().segment([ax, ay, bx, by])?);
            Ok(list_all(&if every {
                boxes.all_one_by_one(&sweep)
            } else {
                all(boxes, &sweep, mode)
            }))
        })
    }
}

/// All contacts, and their steps if the mode says so.
pub(super) fn all(boxes: View<'_>, sweep: &Sweep, mode: u32) -> Vec<Found> {
    traced(mode, |to| {
        let mut watch = |step| write_step(to, 0, step);
        boxes.all(sweep, if mode & TRACE != 0 { Some(&mut watch) } else { None })
    })
}

/// Puts what is found into the list, and returns how many there are.
pub(super) fn list_all(all: &[Found]) -> i32 {
    clear_list();
    all.iter().for_each(|found| list(found.id, |entry| fill_found(entry, &found.span)));
    all.len() as i32
}
