//! The queries of a world other than travels: what a path meets, and the steps of the broad phase; what a mover overlaps,
//! and its way out.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::declared::declared;
use super::door::{Door, refused};
use super::travel::list_ground;
use super::wire::codes::Refusal;
use super::wire::layout::TRACE;
use super::wire::record::{clear_list, fill_found, list, write_found, write_numbers};
use super::wire::steps::traced;
use super::world::{World, mover};
use crate::steps::Wire;
use crate::world::bit_set::BitSet;
use crate::world::sweep::{FirstStep, Found, Sweep};
use crate::world::view::View;

declared!(FirstStep::DECLARED);
declared!(&["list FIRST_STEPS ", FirstStep::FORM, "\n"]);

#[wasm_bindgen]
impl World {
    /// The value that was thrown, after the code `THROWN`.
    pub fn thrown(&self) -> JsValue {
        self.thrown.take().unwrap_or_default()
    }

    /// A query about a mover, and what it finds:
    ///
    /// | `what` | query | code | beside it |
    /// | --- | --- | --- | --- |
    /// | 0 | the first contact | that of the span | the span and its id in the record |
    /// | 1 | the first crossing | that of the span | the same |
    /// | 2 | all contacts | their number | they are in the list |
    /// | 3 | whether there is a contact | 1 or 0 | |
    /// | 4 | what it overlaps, whatever its motion | their number | the ids are in the list |
    /// | 5 | its way out of all walls, whatever its motion | 1, or 0 if there is none | position and far corner in the record |
    /// | 6 | what it stands on, whatever its motion | their number | ids, normals and features are in the list |
    /// | 7 | whether a segment is clear | 1 or 0 | |
    ///
    /// A negative code is an error.
    pub fn find(
        &self,
        what: u32,
        form: u32,
        a: f64,
        b: f64,
        c: f64,
        d: f64,
        e: f64,
        f: f64,
        mode: u32,
    ) -> i32 {
        self.ask(mode, &mut |boxes, _| {
            let numbers = [a, b, c, d, e, f];
            Ok(match what {
                0 | 1 => write_found(earliest(boxes, &sweep(form, numbers)?, what == 1, mode)),
                2 => list_all(&all(boxes, &sweep(form, numbers)?, mode)),
                3 => i32::from(boxes.any(&sweep(form, numbers)?)),
                4 => {
                    let overlaps = boxes.overlaps(&mover(form, numbers)?.0);
                    clear_list();
                    overlaps.iter().for_each(|id| list(*id, |_| ()));
                    overlaps.len() as i32
                }
                6 => {
                    let ground = boxes.ground(&mover(form, numbers)?.0, &BitSet::default());
                    clear_list();
                    ground.iter().for_each(list_ground);
                    ground.len() as i32
                }
                5 => {
                    let Some(out) = boxes.push_out(mover(form, numbers)?.0) else { return Ok(0) };
                    let (position, far) = (out.position(), out.near_bounds().max());
                    write_numbers(&[position.x, position.y, far.x, far.y]);
                    1
                }
                7 if form == 0 => {
                    let segment = Door::new().segment([a, b, c, d])?;
                    i32::from(boxes.is_clear(segment))
                }
                _ => return Err(refused(0, Refusal::BadLayout)),
            })
        })
    }

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

/// The earliest contact or crossing, and its steps if the mode says so.
pub(super) fn earliest(
    boxes: View<'_>,
    sweep: &Sweep,
    crossings_only: bool,
    mode: u32,
) -> Option<Found> {
    traced(mode, |to| {
        boxes.earliest(sweep, crossings_only, |step| {
            if mode & TRACE != 0 {
                to.write(step);
            }
        })
    })
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

fn sweep(form: u32, numbers: [f64; 6]) -> Result<Sweep, i32> {
    if form == 0 {
        let [a, b, c, d, ..] = numbers;
        return Door::new().segment([a, b, c, d]).map(Sweep::from);
    }
    mover(form, numbers).map(|(mover, motion)| Sweep::from((mover, motion)))
}
