//! Many queries of a world in one call, and many boxes that move: numbers in and out of the scratch.

use wasm_bindgen::prelude::wasm_bindgen;

use super::batch::{batch, found_row};
use super::boxes::name;
use super::door::{Door, refused};
use super::scratch::{Row, each, room, with_scratch};
use super::travel;
use super::wire::codes::{Refusal, feature_code};
use super::wire::layout::FULL;
use super::wire::record::{sides, write_numbers};
use super::world::{World, each_box};
use super::world_queries::earliest;
use crate::error::GeometryError;
use crate::world::mover::Mover;
use crate::world::travel_answer::Travel;
use crate::world::travel_options::TravelOptions;

#[wasm_bindgen]
impl World {
    /// Moves boxes: first the ids, then the boxes are in the scratch. Returns how many of them are in the world.
    /// None is moved if one is invalid, or if there is not enough memory.
    #[wasm_bindgen(js_name = moveBatch)]
    pub fn move_batch(&self, count: usize) -> i32 {
        let Some(mut moves) = room(count) else { return FULL };
        let code = each_box(count, |arguments| {
            let ([id], mut door) = (arguments.next(), Door::new());
            let id = door.take(|| name(id).ok_or(GeometryError::NotIntegerOrOutOfRange))?;
            moves.push((id, door.aabb(arguments.next())?.into()));
            Ok(())
        });
        if code < 0 {
            return code;
        }
        let Some(mut boxes) = self.own_with(count) else { return FULL };
        boxes.move_each(moves) as i32
    }

    /// The first contact of each segment in the scratch, a row each: an id in place of a contact, −1 for
    /// none.
    #[wasm_bindgen(js_name = firstBatch)]
    pub fn first_batch(&self, count: usize, mode: u32) -> i32 {
        self.ask(mode, &mut |boxes, _| {
            Ok(batch(count, |arguments| {
                let segment = Door::new().segment(arguments.next())?;
                Ok(found_row(earliest(boxes, &segment.into(), false, 0)))
            }))
        })
    }

    /// Every contact of each segment in the scratch. Behind the segments it writes how many contacts each has,
    /// then a row per contact, as many as there is room for; their number is in the record.
    #[wasm_bindgen(js_name = allBatch)]
    pub fn all_batch(&self, count: usize, room: usize, mode: u32) -> i32 {
        self.ask(mode, &mut |boxes, _| {
            with_scratch(|scratch| {
                let (mut counts, mut rows, mut found) = (Vec::new(), Vec::new(), 0);
                let code = each(count, scratch, |arguments| {
                    let segment = Door::new().segment(arguments.next())?;
                    let all = boxes.all(&segment.into(), None);
                    counts.push(all.len() as f64);
                    found += all.len();
                    let told = all.into_iter().take(room - rows.len());
                    rows.extend(told.map(|found| found_row(Some(found))));
                    Ok(None)
                });
                if code == 0 {
                    let answers = scratch.iter_mut().skip(4 * count);
                    let told = counts.iter().chain(rows.iter().flatten());
                    answers.zip(told).for_each(|(to, n)| *to = *n);
                    write_numbers(&[found as f64]);
                }
                Ok(code)
            })
        })
    }

    /// Moves each mover in the scratch, of this form, by the motions behind them, and writes a row for each:
    /// position, motion, time left, number of hits, the last one's id and feature, −1 for none. The movers in the
    /// scratch are replaced by where they end.
    #[wasm_bindgen(js_name = travelBatch)]
    pub fn travel_batch(
        &self,
        count: usize,
        form: u32,
        response: u32,
        restitution: f64,
        start_inside: u32,
        mode: u32,
    ) -> i32 {
        self.ask(mode, &mut |boxes, _| {
            let response = travel::response(response, restitution)?;
            let start_inside = travel::start_inside(start_inside)?;
            let mut ends = Vec::new();
            Ok(with_scratch(|scratch| {
                let code = each(count, scratch, |arguments| {
                    let mut door = Door::new();
                    let mover: Mover = match form {
                        1 => door.circle(arguments.next())?.into(),
                        2 => door.aabb(arguments.next())?.into(),
                        _ => return Err(refused(0, Refusal::BadLayout)),
                    };
                    let motion = door.motion(arguments.next())?;
                    let mut options = TravelOptions::new(boxes);
                    options.start_inside = start_inside;
                    let travel = options.run(mover, motion, response);
                    push_end(&mut ends, &travel.mover());
                    Ok(Some(row(&travel)))
                });
                scratch[..ends.len()].copy_from_slice(&ends);
                code
            }))
        })
    }
}

/// Adds the numbers of a mover in the form in which it came: those of a circle, or the corners of a box.
fn push_end(ends: &mut Vec<f64>, mover: &Mover) {
    match mover.circle() {
        Some(circle) => ends.extend([circle.center().x, circle.center().y, circle.radius()]),
        None => ends.extend(sides(&mover.near_bounds())),
    }
}

/// Where a mover ends, how many hits it had, and the last one's id and feature, −1 for none.
fn row(travel: &Travel) -> Row {
    let (position, motion) = (travel.position(), travel.motion().get());
    let (hits, last) = (travel.hits().len() as f64, travel.hits().last());
    let id = last.map_or(-1.0, |hit| hit.id().to_bits() as f64);
    let feature = last.map_or(-1.0, |hit| f64::from(feature_code(hit.feature())));
    [position.x, position.y, motion.x, motion.y, travel.time_left(), hits, id, feature]
}
