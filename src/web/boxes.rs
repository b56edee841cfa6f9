//! Single walls of a world, and its filter.

use std::cell::RefMut;

use js_sys::Function;
use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{Door, code};
use super::filter::Filtering;
use super::scratch::{each, room, shape_at, with_scratch};
use super::wire::layout::FULL;
use super::wire::record::{sides, write_numbers};
use super::world::{Boxes, World, number};
use crate::world::box_id::BoxId;
use crate::world::positions::Positions;
use crate::world::wall::Wall;

#[wasm_bindgen]
impl World {
    /// Adds a box and returns its id; negative on an error, or if there is not enough memory.
    pub fn insert(&self, min_x: f64, min_y: f64, max_x: f64, max_y: f64, layers: u32) -> f64 {
        match Door::new().aabb([min_x, min_y, max_x, max_y]) {
            Ok(aabb) => {
                let insert = |mut boxes: RefMut<'_, Boxes>| boxes.insert_with_layers(aabb, layers);
                self.own_with(1).map(insert).map_or(FULL.into(), number)
            }
            Err(refused) => f64::from(refused),
        }
    }

    /// Adds the walls in the scratch, twenty numbers each, and puts their ids in the place of the first ones. None is added if
    /// one is invalid, or if there is not enough memory.
    #[wasm_bindgen(js_name = insertShapes)]
    pub fn insert_shapes(&self, count: usize, layers: u32) -> i32 {
        let Some(mut walls) = room::<Wall>(count) else { return FULL };
        with_scratch(|scratch| {
            let code = each(count, scratch, |arguments| {
                walls.push(Door::new().wall(arguments.next())?);
                Ok(None)
            });
            if code == 0 {
                let Some(mut boxes) = self.own_with(count) else { return FULL };
                let ids = boxes.insert_all_with_layers(walls, layers);
                scratch.iter_mut().zip(ids).for_each(|(place, id)| *place = number(id));
            }
            code
        })
    }

    /// Makes a wall the shape in the scratch: 1, or 0 if there is none; negative on an error.
    #[wasm_bindgen(js_name = moveToShape)]
    pub fn move_to_shape(&self, id: f64) -> i32 {
        code(|| {
            let wall = with_scratch(|scratch| Door::new().wall(shape_at(scratch, 0.0)))?;
            let Some(mut boxes) = self.own_with(1) else { return Ok(FULL) };
            let before = name(id).and_then(|id| boxes.move_to(id, wall));
            Ok(i32::from(before.is_some()))
        })
    }

    /// Removes a box: 1, or 0 if there was none.
    pub fn remove(&self, id: f64) -> i32 {
        let Some(mut boxes) = self.own_with(0) else { return FULL };
        i32::from(name(id).is_some_and(|id| boxes.remove(id).is_some()))
    }

    /// Removes all boxes.
    pub fn clear(&self) -> i32 {
        let Some(mut boxes) = self.own_with(0) else { return FULL };
        boxes.clear();
        0
    }

    /// Moves a box: 1, or 0 if there is none; negative on an error.
    #[wasm_bindgen(js_name = moveTo)]
    pub fn move_to(&self, id: f64, min_x: f64, min_y: f64, max_x: f64, max_y: f64) -> i32 {
        code(|| {
            let aabb = Door::new().aabb([min_x, min_y, max_x, max_y])?;
            let Some(mut boxes) = self.own_with(1) else { return Ok(FULL) };
            let before = name(id).and_then(|id| boxes.move_to(id, aabb));
            Ok(i32::from(before.is_some()))
        })
    }

    /// Writes a wall into the record, as `told` tells it; `false` if there is none.
    pub fn get(&self, id: f64) -> bool {
        let wall = name(id).and_then(|id| self.boxes.borrow().get(id));
        wall.inspect(|wall| write_numbers(&told(wall))).is_some()
    }

    /// The layers of a box; negative if there is none.
    pub fn layers(&self, id: f64) -> f64 {
        name(id).and_then(|id| self.boxes.borrow().layers(id)).map_or(-1.0, f64::from)
    }

    /// Puts a box on other layers: 1, or 0 if there is none.
    #[wasm_bindgen(js_name = setLayers)]
    pub fn set_layers(&self, id: f64, layers: u32) -> i32 {
        let Some(mut boxes) = self.own_with(0) else { return FULL };
        i32::from(name(id).and_then(|id| boxes.set_layers(id, layers)).is_some())
    }

    /// Writes every wall into the scratch, in the order of insertion: its id, then what `told` tells.
    pub fn entries(&self) {
        with_scratch(|scratch| {
            let (rows, _) = scratch.as_chunks_mut::<5>();
            for (row, (id, wall)) in rows.iter_mut().zip(self.now().iter()) {
                row[0] = number(id);
                row[1..].copy_from_slice(&told(&wall));
            }
        });
    }

    /// How many boxes there are.
    #[wasm_bindgen(js_name = length)]
    pub fn len(&self) -> usize {
        self.boxes.borrow().len()
    }

    /// Whether movers are given only positions that `f32` can store.
    #[wasm_bindgen(js_name = isSingle)]
    pub fn is_single(&self) -> bool {
        self.boxes.borrow().positions() == Positions::F32
    }

    /// Sets that.
    #[wasm_bindgen(js_name = setSingle)]
    pub fn set_single(&self, single: bool) {
        self.own().set_positions(if single { Positions::F32 } else { Positions::F64 });
    }

    /// Sets the filter of the next query whose mode says `FILTERED`.
    pub fn filter(&self, mask: u32, without: &[f64], when: Option<Function>) {
        let without = without.iter().copied().filter_map(name).collect();
        self.filtering.replace(Some(Filtering { mask, without, when }));
    }
}

/// The sides of a box. Of any other shape, whose form JavaScript keeps, its position, and NaN.
pub(super) fn told(wall: &Wall) -> [f64; 4] {
    match wall {
        Wall::Box(aabb) => sides(aabb),
        Wall::Shape(shape) => [shape.position().x, shape.position().y, f64::NAN, f64::NAN],
    }
}

/// The id that this number stands for, if it is one.
pub(super) fn name(id: f64) -> Option<BoxId> {
    let bits = id as u64;
    // A fraction, NaN or a number beyond the range changes on the way.
    if bits as f64 == id { BoxId::from_bits(bits) } else { None }
}
