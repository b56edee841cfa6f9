//! Solids that move in a world, and what they do to movers.

use rustc_hash::FxHashSet;
use wasm_bindgen::prelude::wasm_bindgen;

use super::boxes::name;
use super::door::{Door, refused};
use super::scratch::with_scratch;
use super::travel::list_hit;
use super::wire::codes::Refusal;
use super::wire::record::{clear_list, list, write_numbers};
use super::world::{World, mover, number};
use crate::world::box_id::BoxId;
use crate::world::filter::Filter;

/// Numbers of a solid: its id and its motion.
const SOLID: usize = 3;
/// Numbers of a mover: its form and four more. Those of its answer begin at the same place.
const MOVER: usize = 8;

#[wasm_bindgen]
impl World {
    /// Moves solids, three numbers each in the scratch, among the boxes on some layers without some. Eight numbers for
    /// each mover follow them: its form and its four numbers. They are replaced by its position x y, its far corner x y, the
    /// solid that carries it (−1 for none), and how many push it, squeeze it, and are hit by it: these are in the list.
    #[wasm_bindgen(js_name = moveSolids)]
    pub fn move_solids(&self, solids: usize, mask: u32, without: &[f64], one_way: &[f64]) -> i32 {
        let ids = |ids: &[f64]| ids.iter().copied().filter_map(name).collect::<FxHashSet<BoxId>>();
        let (without, one_way) = (ids(without), ids(one_way));
        with_scratch(|scratch| {
            let (moves, rows) = match scratch.split_at_mut_checked(solids.saturating_mul(SOLID)) {
                Some(parts) => parts,
                None => return refused(0, Refusal::BadLayout),
            };
            let (rows, _) = rows.as_chunks_mut::<MOVER>();
            let mut movers = Vec::new();
            for (place, [form, a, b, c, d, ..]) in rows.iter().enumerate() {
                match mover(*form as u32, forms(*form as u32, [*a, *b, *c, *d])) {
                    // The scratch may be longer: what follows the movers has no form.
                    _ if *form == 0.0 => break,
                    Ok((mover, _)) => movers.push(mover),
                    Err(code) => {
                        write_numbers(&[place as f64]);
                        return code;
                    }
                }
            }
            let mut taken = Vec::new();
            for [id, x, y] in moves.as_chunks::<SOLID>().0 {
                match Door::new().motion([*x, *y]) {
                    Ok(motion) => taken.extend(name(*id).map(|id| (id, motion))),
                    Err(code) => return code,
                }
            }
            let mut world = self.own();
            let among = Filter::default().mask(mask).when(|id| !without.contains(&id));
            let platforms = Filter::default().when(|id| one_way.contains(&id));
            let shifted = world.solids().among(among).one_way(platforms).run(taken, &mut movers);
            clear_list();
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

/// The numbers of a mover that does not move.
fn forms(form: u32, [a, b, c, d]: [f64; 4]) -> [f64; 6] {
    if form == 1 { [a, b, c, 0.0, 0.0, 0.0] } else { [a, b, c, d, 0.0, 0.0] }
}
