//! Solids that move in a world, and what they do to movers.

use std::rc::Rc;

use js_sys::Function;
use rustc_hash::FxHashSet;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::boxes::name;
use super::door::{Door, refused};
use super::filter::{Thrown, call};
use super::scratch::{room, shape_at, with_scratch};
use super::travel::list_hit;
use super::wire::codes::Refusal;
use super::wire::layout::{FULL, THROWN};
use super::wire::record::{clear_list, list, write_numbers};
use super::world::{Boxes, World, mover_of, number};
use crate::error::GeometryError;
use crate::shape::Motion;
use crate::world::box_id::BoxId;
use crate::world::filter::Filter;

/// Numbers of a solid: its id and its motion.
const SOLID: usize = 3;
/// Numbers of a mover: its form, four more and the y of its motion. Those of its answer begin at the same place.
const MOVER: usize = 8;
/// More than what is told of a mover takes, unless it has very many hits.
type Answer = [u8; 2048];

#[wasm_bindgen]
impl World {
    /// Moves solids, three numbers each in the scratch, among the boxes on some layers without some. Eight numbers for
    /// each mover follow them: its form, its four numbers and the y of its motion; then a form of 0, and the shapes. They are replaced by its position x y,
    /// its far corner x y, the solid that carries it (−1 for none), and how many push it, squeeze it, and are hit by it:
    /// these are in the list. `when` is asked with an id and the number of a mover. Arguments in error codes: 0 a mover, 1
    /// its motion, 2 the id of a solid; the record has the number of the mover or solid.
    #[wasm_bindgen(js_name = moveSolids)]
    pub fn move_solids(
        &self,
        solids: usize,
        mask: u32,
        without: &[f64],
        one_way: &[f64],
        when: Option<Function>,
    ) -> i32 {
        let ids = |ids: &[f64]| ids.iter().copied().filter_map(name).collect::<FxHashSet<BoxId>>();
        let (without, one_way) = (ids(without), ids(one_way));
        with_scratch(|scratch| {
            let Some((moves, rows)) = scratch.split_at_checked(solids.saturating_mul(SOLID)) else {
                return refused(0, Refusal::BadLayout);
            };
            let (mut movers, mut motions) = (Vec::new(), Vec::<Motion>::new());
            for (place, [form, a, b, c, d, y, ..]) in rows.as_chunks::<MOVER>().0.iter().enumerate()
            {
                let numbers = forms(*form as u32, [*a, *b, *c, *d], *y);
                match mover_of(*form as u32, numbers, shape_at(scratch, *a)) {
                    // The scratch may be longer: what follows the movers has no form.
                    _ if *form == 0.0 => break,
                    Ok((mover, motion)) => {
                        movers.push(mover);
                        motions.push(motion);
                    }
                    Err(code) => {
                        write_numbers(&[place as f64]);
                        return code;
                    }
                }
            }
            let answers = movers.len();
            let mut taken = Vec::new();
            for (place, [id, x, y]) in moves.as_chunks::<SOLID>().0.iter().enumerate() {
                let known = name(*id).filter(|id| self.boxes.borrow().index(*id).is_some());
                let known = known.ok_or(refused(2, GeometryError::UnknownId));
                match known.and_then(|id| Ok((id, Door::new().motion([*x, *y])?))) {
                    Ok(solid) => taken.push(solid),
                    Err(code) => {
                        write_numbers(&[place as f64]);
                        return code;
                    }
                }
            }
            let thrown = Thrown::default();
            let shift = |world: &mut Boxes| {
                let solids = world.solids().motions(motions);
                let solids =
                    solids.among(Filter::default().mask(mask).when(|id| !without.contains(&id)));
                let solids = solids.one_way(Filter::default().when(|id| one_way.contains(&id)));
                match &when {
                    None => solids.run(taken, &mut movers),
                    Some(when) => {
                        let asks = |id, mover: usize| {
                            let (id, mover) = (number(id).into(), (mover as f64).into());
                            let answer = || when.call2(&JsValue::NULL, &id, &mover);
                            call(&thrown, answer).is_some_and(|answer| answer.is_truthy())
                        };
                        solids.when(asks).run(taken, &mut movers)
                    }
                }
            };
            let shifted = if when.is_none() {
                // The answers take memory, too, which must not run out while the boxes are changed.
                if room::<Answer>(answers).is_none() {
                    return FULL;
                }
                let Some(mut boxes) = self.own_with(solids) else { return FULL };
                shift(&mut boxes)
            } else {
                // The function may ask the world, which it sees as it was.
                let mut world = Boxes::clone(&self.boxes.borrow());
                let shifted = shift(&mut world);
                if let Some(error) = thrown.take() {
                    self.thrown.replace(Some(error));
                    return THROWN;
                }
                self.boxes.replace(Rc::new(world));
                shifted
            };
            let shifted = match shifted {
                Ok(shifted) => shifted,
                Err(error) => return refused(2, error),
            };
            clear_list();
            let (rows, _) = scratch[solids * SOLID..].as_chunks_mut::<MOVER>();
            for (row, one) in rows.iter_mut().zip(shifted) {
                let (position, far) = (one.mover().position(), one.mover().near_bounds().max());
                let (pushed, squeezed, hits) = (one.pushed_by(), one.squeezed_by(), one.hits());
                let counts = [pushed.len(), squeezed.len(), hits.len()].map(|count| count as f64);
                let carrier = one.carried_by().map_or(-1.0, number);
                *row = [
                    position.x, position.y, far.x, far.y, carrier, counts[0], counts[1], counts[2],
                ];
                pushed.iter().chain(squeezed).for_each(|id| list(*id, |_| ()));
                hits.iter().for_each(list_hit);
            }
            0
        })
    }
}

/// The numbers of a mover that moves up or down.
fn forms(form: u32, [a, b, c, d]: [f64; 4], y: f64) -> [f64; 6] {
    if form == 1 { [a, b, c, 0.0, y, 0.0] } else { [a, b, c, d, 0.0, y] }
}
