//! A world in the WebAssembly memory: several boxes, and what a path meets among them.
//!
//! A sweep crosses as a form and six numbers:
//!
//! ```text
//! 0 segment   ax ay bx by
//! 1 circle    x y radius, motion x y
//! 2 box       min x y, max x y, motion x y
//! 3 box       min x y, width height, motion x y: one whose size never rounds
//! ```
//!
//! Refused arguments: 0 the shape, 1 its motion, 2 the response.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use glam::dvec2;
use js_sys::Function;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::door::{aabb, circle, code, motion, point, refused, segment};
use super::travel;
use super::wire::record::{clear_list, fill_found, list, write_numbers};
use super::wire::steps::{step_table, traced};
use crate::shape::Motion;
use crate::world::mover::Mover;
use crate::world::sweep::{Found, Sweep};
use crate::world::travel::{Choice, TravelHit, TravelLimits};

step_table! {
    WORLD_STEPS: crate::world::sweep::Step {
        Cell { x, y },
        Tests { id, contact } => [index = id.to_bits() as f64, contact],
        Ends { tested, culled },
    }
}

/// A world that JavaScript holds.
#[wasm_bindgen]
#[derive(Debug)]
pub struct World(crate::world::world::World);

#[wasm_bindgen]
impl World {
    /// A world without boxes.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "made by JavaScript alone")]
    pub fn new() -> Self {
        Self(crate::world::world::World::new([]))
    }

    /// Adds a box and gives its index; negative if it is refused.
    pub fn insert(&mut self, min_x: f64, min_y: f64, max_x: f64, max_y: f64) -> i32 {
        code(|| Ok(self.0.insert(aabb(0, min_x, min_y, max_x, max_y)?).to_bits() as i32))
    }

    /// Takes a box out; `false` if there was none.
    pub fn remove(&mut self, index: u32) -> bool {
        self.0.remove(index.into()).is_some()
    }

    /// Puts a box somewhere else: 1, or 0 if there is none; negative if it is refused.
    #[wasm_bindgen(js_name = moveTo)]
    pub fn move_to(&mut self, index: u32, min_x: f64, min_y: f64, max_x: f64, max_y: f64) -> i32 {
        code(|| Ok(i32::from(self.0.move_to(index.into(), aabb(0, min_x, min_y, max_x, max_y)?))))
    }

    /// How many boxes there are.
    #[wasm_bindgen(js_name = length)]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The extent of a cell.
    #[wasm_bindgen(js_name = cellSize)]
    pub fn cell_size(&self) -> f64 {
        self.0.cell_size()
    }

    /// Asks along a sweep, puts the boxes that it meets in the list and gives how many. What: 0 the
    /// first contact, 1 the first crossing, 2 all contacts.
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
        trace: bool,
    ) -> i32 {
        code(|| {
            let sweep = sweep(form, [a, b, c, d, e, f])?;
            clear_list();
            let list = |found: Found| {
                list(found.id.to_bits() as u32, |entry| fill_found(entry, &found.span))
            };
            match what {
                0 | 1 => {
                    let first = traced(|to| {
                        self.0.unfiltered().earliest(&sweep, what == 1, |step| {
                            if trace {
                                write_step(to, 0, step);
                            }
                        })
                    });
                    first.into_iter().for_each(list);
                    Ok(i32::from(first.is_some()))
                }
                _ => {
                    let all = self.0.all(&sweep);
                    let count = all.len() as i32;
                    all.into_iter().for_each(list);
                    Ok(count)
                }
            }
        })
    }

    /// Whether a sweep meets any box: 1 or 0; negative if it is refused.
    pub fn any(&self, form: u32, a: f64, b: f64, c: f64, d: f64, e: f64, f: f64) -> i32 {
        code(|| Ok(i32::from(self.0.any(&sweep(form, [a, b, c, d, e, f])?))))
    }

    /// Pushes a mover out of all walls, whatever its motion: 1 with the position in the record, or 0 if
    /// there is no way out.
    #[wasm_bindgen(js_name = pushOut)]
    pub fn push_out(&self, form: u32, a: f64, b: f64, c: f64, d: f64, e: f64, f: f64) -> i32 {
        code(|| {
            let Sweep::Mover(mover, _) = sweep(form, [a, b, c, d, e, f])? else { return Ok(0) };
            let Some(mover) = self.0.push_out(&mover) else { return Ok(0) };
            write_numbers(&[mover.position().x, mover.position().y]);
            Ok(1)
        })
    }

    /// Moves a mover. Responses: 0 stop, 1 slide and stop at corners, 2 slide round corners, 3 bounce
    /// with a restitution, 4 pass. `choose` is asked about each hit, alone in the list, and answers
    /// 0 accept, 1 ignore, 2 stop.
    ///
    /// The list has a hit each, then the walls that the mover starts inside of; the code says how many
    /// of those there are. The record: position x y, motion x y, time left.
    pub fn travel(
        &self,
        form: u32,
        a: f64,
        b: f64,
        c: f64,
        d: f64,
        e: f64,
        f: f64,
        response: u32,
        restitution: f64,
        turns: u32,
        hits: u32,
        escape: bool,
        choose: Option<Function>,
        trace: bool,
    ) -> Result<i32, JsValue> {
        let mut thrown = None;
        let code = code(|| {
            let Sweep::Mover(mover, motion) = sweep(form, [a, b, c, d, e, f])? else {
                return Ok(0);
            };
            let response = travel::response(response, restitution)?;
            clear_list();
            let mut ask = |hit: &TravelHit| {
                let Some(choose) = &choose else { return Choice::Accept };
                clear_list();
                travel::list_hit(hit);
                let answer = choose.call0(&JsValue::NULL);
                match answer.map(|answer| answer.as_f64()) {
                    Ok(Some(1.0)) => Choice::Ignore,
                    Ok(Some(2.0)) => Choice::Stop,
                    Ok(_) => Choice::Accept,
                    Err(error) => {
                        thrown = Some(error);
                        Choice::Stop
                    }
                }
            };
            let limits = TravelLimits { turns, hits, escape };
            // A `dyn` call costs little beside a travel, and keeps one copy of the code.
            let ask: &mut dyn FnMut(&TravelHit) -> Choice = &mut ask;
            let travel = traced(|to| {
                self.0.travel_with(&mover, &motion, response, limits, ask, |step| {
                    if trace {
                        travel::write_step(to, 0, step);
                    }
                })
            });
            Ok(travel::write(&travel))
        });
        thrown.map_or(Ok(code), Err)
    }
}

fn sweep(form: u32, [a, b, c, d, e, f]: [f64; 6]) -> Result<Sweep, i32> {
    let mover: (Mover, Motion) = match form {
        0 => return segment(0, a, b, c, d).map(Sweep::Segment),
        1 => (circle(0, a, b, c)?.into(), motion(1, d, e)?),
        2 => (aabb(0, a, b, c, d)?.into(), motion(1, e, f)?),
        _ => {
            let mover = Mover::from_min_size(point(0, a, b)?, dvec2(c, d));
            (mover.map_err(|error| refused(0, error))?, motion(1, e, f)?)
        }
    };
    Ok(Sweep::Mover(mover.0, mover.1))
}
