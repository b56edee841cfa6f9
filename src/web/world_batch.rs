//! Many questions to a world in one call, and many of its boxes: numbers in and out of the scratch.

use wasm_bindgen::prelude::wasm_bindgen;

use super::batch::{Arguments, batch, each, found_row, with_scratch};
use super::door::Door;
use super::travel;
use super::wire::record::write_numbers;
use super::world::{World, earliest, name, number};
use crate::world::mover::Mover;

#[wasm_bindgen]
impl World {
    /// Adds the boxes in the scratch, and puts their ids in their place. None is added if one is refused.
    #[wasm_bindgen(js_name = insertBatch)]
    pub fn insert_batch(&mut self, count: usize, layers: u32) -> i32 {
        let mut boxes = Vec::with_capacity(count);
        let code = each_box(count, |arguments| {
            boxes.push(Door::new(0).aabb(arguments.next())?);
            Ok(())
        });
        if code == 0 {
            let ids = self.boxes.insert_all(boxes);
            with_scratch(|scratch| {
                for (place, id) in scratch.iter_mut().zip(ids) {
                    self.boxes.set_layers(id, layers);
                    *place = number(id);
                }
            });
        }
        code
    }

    /// Puts boxes somewhere else, by the ids and then the boxes in the scratch, and gives how many of them
    /// are there. None is moved if one is refused.
    #[wasm_bindgen(js_name = moveBatch)]
    pub fn move_batch(&mut self, count: usize) -> i32 {
        let mut moves = Vec::with_capacity(count);
        let code = each_box(count, |arguments| {
            let [id] = arguments.next();
            moves.push((name(id), Door::new(0).aabb(arguments.next())?));
            Ok(())
        });
        let moves = moves.into_iter().filter_map(|(id, aabb)| Some((id?, aabb)));
        if code < 0 { code } else { self.boxes.move_all(moves) as i32 }
    }

    /// The first contact of each segment in the scratch, a row each: an id in place of a contact, −1 for
    /// none.
    #[wasm_bindgen(js_name = firstBatch)]
    pub fn first_batch(&self, count: usize, mode: u32) -> i32 {
        self.ask(mode, |boxes| {
            Ok(batch(count, |arguments| {
                let segment = Door::new(0).segment(arguments.next())?;
                Ok(found_row(earliest(boxes, &segment.into(), false, 0)))
            }))
        })
    }

    /// Every contact of each segment in the scratch: behind the segments how many each has, then a row
    /// each, as many as there is room for. The record has how many there are.
    #[wasm_bindgen(js_name = allBatch)]
    pub fn all_batch(&self, count: usize, room: usize, mode: u32) -> i32 {
        self.ask(mode, |boxes| {
            with_scratch(|scratch| {
                let (mut counts, mut rows) = (Vec::with_capacity(count), Vec::with_capacity(room));
                let code = each(count, scratch, |arguments| {
                    let segment = Door::new(0).segment(arguments.next())?;
                    let all = boxes.all(&segment.into());
                    counts.push(all.len() as f64);
                    rows.extend(all.into_iter().map(|found| found_row(Some(found))));
                    Ok(None)
                });
                if code == 0 {
                    let (_, answers) = scratch.split_at_mut(4 * count);
                    let told = rows.iter().take(room).flatten();
                    answers.iter_mut().zip(counts.iter().chain(told)).for_each(|(to, n)| *to = *n);
                    write_numbers(&[rows.len() as f64]);
                }
                Ok(code)
            })
        })
    }

    /// Moves each mover in the scratch, of this form, by the motions behind them, and gives a row each:
    /// position, motion, time left, how many hits, the last one's id and feature, −1 for none. The movers
    /// stand at their ends then.
    #[wasm_bindgen(js_name = travelBatch)]
    pub fn travel_batch(
        &self,
        count: usize,
        form: u32,
        response: u32,
        restitution: f64,
        mode: u32,
    ) -> i32 {
        self.ask(mode, |boxes| {
            let response = travel::response(response, restitution)?;
            let mut ends = Vec::with_capacity(4 * count);
            let code = batch(count, |arguments| {
                let mut door = Door::new(0);
                let mover: Mover = match form {
                    1 => door.circle(arguments.next())?.into(),
                    _ => door.aabb(arguments.next())?.into(),
                };
                let motion = door.motion(arguments.next())?;
                let travel = boxes.travel(&mover, &motion, response);
                travel::push_end(&mut ends, &travel.mover());
                Ok(travel::row(&travel))
            });
            with_scratch(|scratch| scratch[..ends.len()].copy_from_slice(&ends));
            Ok(code)
        })
    }
}

/// Takes so many boxes from the scratch.
fn each_box(count: usize, mut take: impl FnMut(&mut Arguments<'_>) -> Result<(), i32>) -> i32 {
    with_scratch(|scratch| each(count, scratch, |arguments| take(arguments).map(|()| None)))
}
