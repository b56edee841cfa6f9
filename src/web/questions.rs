//! The queries of a world other than travels: what a path meets, what a mover overlaps, and its way out.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{Door, refused};
use super::wire::codes::Refusal;
use super::wire::layout::TRACE;
use super::wire::record::{clear_list, fill_found, list, write_found, write_numbers};
use super::wire::steps::{step_table, traced};
use super::world::{World, mover};
use crate::world::sweep::{Found, Sweep};
use crate::world::view::View;

step_table! {
    FIRST_STEPS: crate::world::sweep::Step {
        Cell { x, y },
        Tests { id, contact },
        Ends { tested, culled },
    }
}

#[wasm_bindgen]
impl World {
    /// Queries along a sweep. `what` is 0 for the first contact, 1 for the first crossing: the record has its span
    /// and its id, and the code is that of the span. It is 2 for all contacts: they are in the list, and the code
    /// is their number.
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
            let sweep = sweep(form, [a, b, c, d, e, f])?;
            match what {
                0 | 1 => return Ok(write_found(earliest(boxes, &sweep, what == 1, mode))),
                2 => (),
                _ => return Err(refused(0, Refusal::BadLayout)),
            }
            let all = boxes.all(&sweep);
            clear_list();
            for found in &all {
                list(found.id, |entry| fill_found(entry, &found.span));
            }
            Ok(all.len() as i32)
        })
    }

    /// Whether a sweep meets any box: 1 or 0; negative on an error.
    pub fn any(&self, form: u32, a: f64, b: f64, c: f64, d: f64, e: f64, f: f64, mode: u32) -> i32 {
        self.ask(mode, &mut |boxes, _| Ok(i32::from(boxes.any(&sweep(form, [a, b, c, d, e, f])?))))
    }

    /// The boxes that a mover overlaps, whatever its motion: how many, and their ids in the list.
    pub fn overlaps(
        &self,
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
            let (mover, _) = mover(form, [a, b, c, d, e, f])?;
            let overlaps = boxes.overlaps(&mover);
            clear_list();
            overlaps.iter().for_each(|id| list(*id, |_| ()));
            Ok(overlaps.len() as i32)
        })
    }

    /// Pushes a mover out of all walls, whatever its motion: 1 with the position and the far corner in the
    /// record, or 0 if there is no way out.
    #[wasm_bindgen(js_name = pushOut)]
    pub fn push_out(
        &self,
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
            let (mover, _) = mover(form, [a, b, c, d, e, f])?;
            let Some(mover) = boxes.push_out(mover) else { return Ok(0) };
            let (position, far) = (mover.position(), mover.near_bounds().max());
            write_numbers(&[position.x, position.y, far.x, far.y]);
            Ok(1)
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
                write_step(to, 0, step);
            }
        })
    })
}

fn sweep(form: u32, numbers: [f64; 6]) -> Result<Sweep, i32> {
    if form == 0 {
        let [a, b, c, d, ..] = numbers;
        return Door::new().segment([a, b, c, d]).map(Sweep::Segment);
    }
    mover(form, numbers).map(|(mover, motion)| Sweep::Mover(mover, motion))
}
