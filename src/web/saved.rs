//! A world as numbers and as bytes, for saved games and snapshots.

use glam::dvec2;
use wasm_bindgen::prelude::wasm_bindgen;

use super::boxes::{name, told};
use super::door::{Door, refused};
use super::scratch::{each, room, scratch, with_scratch};
use super::wire::codes::Refusal;
use super::wire::layout::{CIRCLE, FULL, ROTATED};
use super::wire::record::write_numbers;
use super::world::{World, number};
use crate::shape::Convex;
use crate::shape::recipe::Recipe;
use crate::world::collection::Saved;
use crate::world::forest::Taken;
use crate::world::positions::Positions;
use crate::world::snapshot::SnapshotError;
use crate::world::wall::Wall;

/// The most bytes of a wall, and those of a slot without one.
type Widest = [u8; 256];

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
        let Saved { walls, free, spent, .. } = self.now().saved();
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
        let (Some(mut kept), Some(_)) = (room(boxes), room::<Taken>(boxes)) else {
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

    /// Writes the bytes of the world into the scratch, and returns how many there are.
    #[wasm_bindgen(js_name = toBytes)]
    pub fn to_bytes(&self) -> i32 {
        let world = self.now();
        if room::<Widest>(world.slot_count() + 1).is_none() {
            return FULL;
        }
        let bytes = world.to_bytes();
        if scratch(bytes.len().div_ceil(8)).is_null() {
            return FULL;
        }
        with_scratch(|scratch| {
            for (number, chunk) in scratch.iter_mut().zip(bytes.chunks(8)) {
                let mut eight = [0; 8];
                eight[..chunk.len()].copy_from_slice(chunk);
                *number = f64::from_le_bytes(eight);
            }
        });
        bytes.len() as i32
    }

    /// Makes it the world whose bytes are in the scratch; otherwise returns what is wrong with them.
    #[wasm_bindgen(js_name = readBytes)]
    pub fn read_bytes(&self, count: usize) -> i32 {
        let Some(mut bytes) = room::<u8>(count + 8) else { return FULL };
        with_scratch(|scratch| {
            bytes.extend(scratch.iter().flat_map(|n| n.to_le_bytes()).take(count))
        });
        // A wall takes more bytes than a slot without one.
        if room::<Taken>(count / 8).is_none() {
            return FULL;
        }
        match Boxes::from_bytes(&bytes) {
            Ok(read) => {
                self.boxes.replace(read.into());
                0
            }
            Err(SnapshotError::NotAWorld) => 1,
            Err(SnapshotError::Version(_)) => 2,
            Err(SnapshotError::Length) => 3,
            Err(SnapshotError::Unknown) => 4,
            Err(SnapshotError::Wall(_)) => 5,
            Err(SnapshotError::Ids) => 6,
        }
    }

    /// The hash of those bytes; none if there is not enough memory.
    pub fn hash(&self) -> Option<u64> {
        let world = self.now();
        room::<Widest>(world.slot_count() + 1)?;
        Some(world.hash())
    }

    /// Writes the shapes into the scratch, in the order of insertion: the id of each, and the twenty numbers that make it. Returns
    /// how many there are.
    pub fn shapes(&self) -> i32 {
        let world = self.now();
        let shapes = world.iter().filter_map(|(id, wall)| match wall {
            Wall::Shape(shape) => Some((id, numbers(&shape))),
            Wall::Box(_) => None,
        });
        if scratch(21 * world.len()).is_null() {
            return FULL;
        }
        with_scratch(|scratch| {
            let (rows, _) = scratch.as_chunks_mut::<21>();
            let mut count = 0;
            for (row, (id, numbers)) in rows.iter_mut().zip(shapes) {
                row[0] = number(id);
                row[1..].copy_from_slice(&numbers);
                count += 1;
            }
            count
        })
    }
}

/// The numbers of a shape, as `Door::convex` takes them. A box with a radius has its corners.
fn numbers(shape: &Convex) -> [f64; 20] {
    let mut numbers = [0.0; 20];
    numbers[1] = shape.radius();
    let (form, vectors) = match shape.recipe() {
        Recipe::Circle => (CIRCLE, vec![shape.position()]),
        Recipe::Rotated { half, direction } => (ROTATED, vec![shape.position(), half, direction]),
        Recipe::Box(aabb) => {
            let corners = [
                aabb.min(),
                dvec2(aabb.max().x, aabb.min().y),
                aabb.max(),
                dvec2(aabb.min().x, aabb.max().y),
            ];
            (4, [&[shape.position()], &corners[..]].concat())
        }
        Recipe::Points(points) => (points.len() as i32, [vec![shape.position()], points].concat()),
    };
    numbers[0] = f64::from(form);
    let flat = vectors.iter().flat_map(|v| v.to_array());
    numbers[2..].iter_mut().zip(flat).for_each(|(to, n)| *to = n);
    numbers
}
