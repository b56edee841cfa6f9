//! A world as numbers, for saved games.

use wasm_bindgen::prelude::wasm_bindgen;

use super::boxes::{name, told};
use super::door::{Door, refused};
use super::scratch::{each, room, with_scratch};
use super::wire::codes::Refusal;
use super::wire::layout::FULL;
use super::wire::record::write_numbers;
use super::world::{World, number};
use crate::world::collection::Saved;
use crate::world::positions::Positions;

type Boxes = crate::world::world::World;

#[wasm_bindgen]
impl World {
    /// How many slots there are, with and without a box.
    pub fn slots(&self) -> usize {
        self.boxes.borrow().slot_count()
    }

    /// Writes the world into the scratch: a row for each wall in the order of insertion, of its id, what `told` tells, and its layers, then the
    /// next ids of free slots, then spent slots. How many there are of each is in the record.
    pub fn save(&self) {
        let Saved { walls, free, spent, .. } = self.boxes.borrow().saved();
        write_numbers(&[walls.len(), free.len(), spent.len()].map(|count| count as f64));
        let rows = walls.into_iter().flat_map(|(id, wall, layers)| {
            let [a, b, c, d] = told(&wall);
            [number(id), a, b, c, d, f64::from(layers)]
        });
        let free = free.into_iter().map(number);
        let all = rows.chain(free).chain(spent.into_iter().map(f64::from));
        with_scratch(|scratch| scratch.iter_mut().zip(all).for_each(|(to, n)| *to = n));
    }

    /// Makes it the world in the scratch, which is as `save` writes it, of boxes alone; 0 if a slot is missing or named twice.
    pub fn restore(&self, boxes: usize, free: usize, spent: usize, single: bool) -> i32 {
        let (Some(mut kept), Some(_)) = (room(boxes), room::<super::world::Taken>(boxes)) else {
            return FULL;
        };
        let no_id = || refused(0, Refusal::BadLayout);
        with_scratch(|scratch| {
            let code = each(boxes, scratch, |arguments| {
                let [id, a, b, c, d, layers] = arguments.next();
                let aabb = Door::new().aabb([a, b, c, d])?;
                kept.push((name(id).ok_or_else(no_id)?, aabb.into(), layers as u32));
                Ok(None)
            });
            if code < 0 {
                return code;
            }
            let rest = scratch.get(6 * boxes..).unwrap_or(&[]);
            let Some((ids, rest)) = rest.split_at_checked(free) else { return no_id() };
            let Some(slots) = rest.get(..spent) else { return no_id() };
            let positions = if single { Positions::F32 } else { Positions::F64 };
            let free = ids.iter().filter_map(|id| name(*id)).collect();
            let spent = slots.iter().map(|slot| *slot as u32).collect();
            let restored = Boxes::restored(Saved { positions, walls: kept, free, spent });
            restored.map_or(0, |restored| {
                self.boxes.replace(restored.into());
                1
            })
        })
    }
}
