//! What a segment meets in a world, and the steps of the broad phase.

use wasm_bindgen::prelude::wasm_bindgen;

use super::declared::declared;
use super::door::Door;
use super::wire::layout::TRACE;
use super::wire::record::{clear_list, fill_found, list};
use super::wire::steps::traced;
use super::world::World;
use crate::steps::Wire;
use crate::world::sweep::{Found, Step, Sweep};
use crate::world::view::View;

declared!(Step::DECLARED);
declared!(&["list FIRST_STEPS ", Step::FORM, "\n"]);

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
            let sweep = Sweep::from(Door::new().segment([ax, ay, bx, by])?);
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
        let mut watch = |step| to.write(step);
        boxes.all(sweep, if mode & TRACE != 0 { Some(&mut watch) } else { None })
    })
}

/// Puts what is found into the list, and returns how many there are.
pub(super) fn list_all(all: &[Found]) -> i32 {
    clear_list();
    all.iter().for_each(|found| list(found.id, |entry| fill_found(entry, &found.span())));
    all.len() as i32
}
