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
//! Refused arguments: 0 the shape, 1 its motion, 2 the response. Ids are the numbers of `BoxId::to_bits`.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use std::cell::RefCell;

use js_sys::Function;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::batch::with_scratch;
use super::door::{Door, code};
use super::filter::Filtering;
use super::travel;
use super::wire::layout::{FILTERED, THROWN, TRACE};
use super::wire::record::{clear_list, fill_found, fill_vector, list, write_found, write_numbers};
use super::wire::steps::{step_table, traced};
use crate::shape::{Aabb, Point};
use crate::world::box_id::BoxId;
use crate::world::filtered::Filtered;
use crate::world::mover::{HAS_BOXES, HAS_CIRCLES, Mover};
use crate::world::sweep::{Found, Sweep};
use crate::world::travel::{Choice, TravelHit, TravelLimits};

step_table! {
    WORLD_STEPS: crate::world::sweep::Step {
        Cell { x, y },
        Tests { id, contact },
        Ends { tested, culled },
    }
}

/// Whether functions of JavaScript may be asked: a figure has none to ask, and is smaller without.
const ASKS_BACK: bool = !IS_SMALL;
/// Whether segments are asked about: the worlds of figures have movers alone.
const HAS_SEGMENTS: bool = !IS_SMALL;
const IS_SMALL: bool = cfg!(all(feature = "web-small", target_arch = "wasm32"));

/// A world that JavaScript holds, and the filter that it has set for its next question.
#[wasm_bindgen]
#[derive(Debug)]
pub struct World {
    pub(super) boxes: crate::world::world::World,
    filtering: RefCell<Option<Filtering>>,
    /// What a function of JavaScript has thrown during the last question.
    thrown: RefCell<Option<JsValue>>,
}

#[wasm_bindgen]
impl World {
    /// A world without boxes.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "made by JavaScript alone")]
    pub fn new() -> Self {
        Self {
            boxes: crate::world::world::World::default(),
            filtering: RefCell::new(None),
            thrown: RefCell::new(None),
        }
    }

    /// Adds a box and gives its id; negative if it is refused.
    pub fn insert(&mut self, min_x: f64, min_y: f64, max_x: f64, max_y: f64, layers: u32) -> f64 {
        match aabb([min_x, min_y, max_x, max_y]) {
            Ok(aabb) => number(self.boxes.insert_with_layers(aabb, layers)),
            Err(refused) => f64::from(refused),
        }
    }

    /// Takes a box out; `false` if there was none.
    pub fn remove(&mut self, id: f64) -> bool {
        name(id).is_some_and(|id| self.boxes.remove(id).is_some())
    }

    /// Takes all boxes out.
    pub fn clear(&mut self) {
        self.boxes.clear();
    }

    /// Puts a box somewhere else: 1, or 0 if there is none; negative if it is refused.
    #[wasm_bindgen(js_name = moveTo)]
    pub fn move_to(&mut self, id: f64, min_x: f64, min_y: f64, max_x: f64, max_y: f64) -> i32 {
        code(|| {
            let aabb = aabb([min_x, min_y, max_x, max_y])?;
            Ok(i32::from(name(id).is_some_and(|id| self.boxes.move_to(id, aabb))))
        })
    }

    /// Writes a box into the record; `false` if there is none.
    pub fn get(&self, id: f64) -> bool {
        let aabb = name(id).and_then(|id| self.boxes.get(id));
        aabb.inspect(|aabb| write_numbers(&sides(aabb))).is_some()
    }

    /// The layers of a box; negative if there is none.
    pub fn layers(&self, id: f64) -> f64 {
        name(id).and_then(|id| self.boxes.layers(id)).map_or(-1.0, f64::from)
    }

    /// Puts a box on other layers; `false` if there is none.
    #[wasm_bindgen(js_name = setLayers)]
    pub fn set_layers(&mut self, id: f64, layers: u32) -> bool {
        name(id).is_some_and(|id| self.boxes.set_layers(id, layers))
    }

    /// Writes every box into the scratch, in the order of their insertion: its id, then its sides.
    pub fn entries(&self) {
        with_scratch(|scratch| {
            let (rows, _) = scratch.as_chunks_mut::<5>();
            for (row, (id, aabb)) in rows.iter_mut().zip(self.boxes.iter()) {
                row[0] = number(id);
                row[1..].copy_from_slice(&sides(&aabb));
            }
        });
    }

    /// How many boxes there are.
    #[wasm_bindgen(js_name = length)]
    pub fn len(&self) -> usize {
        self.boxes.len()
    }

    /// The extent of a cell.
    #[wasm_bindgen(js_name = cellSize)]
    pub fn cell_size(&self) -> f64 {
        self.boxes.cell_size()
    }

    /// Sets the filter of the next question whose mode says `FILTERED`.
    pub fn filter(&self, mask: u32, without: &[f64], when: Option<Function>) {
        let without = without.iter().copied().filter_map(name).collect();
        self.filtering.replace(Some(Filtering { mask, without, when }));
    }

    /// Asks along a sweep. What: 0 the first contact, 1 the first crossing: the record has its span and
    /// its id, and the code is that of the span; 2 all contacts: they stand in the list, and the code says
    /// how many.
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
        self.ask(mode, |boxes| {
            let sweep = sweep(form, [a, b, c, d, e, f])?;
            if what < 2 {
                return Ok(write_found(earliest(boxes, &sweep, what == 1, mode)));
            }
            let all = boxes.all(&sweep);
            clear_list();
            for found in &all {
                list(found.id, |entry| fill_found(entry, &found.span));
            }
            Ok(all.len() as i32)
        })
    }

    /// Whether a sweep meets any box: 1 or 0; negative if it is refused.
    pub fn any(&self, form: u32, a: f64, b: f64, c: f64, d: f64, e: f64, f: f64, mode: u32) -> i32 {
        self.ask(mode, |boxes| Ok(i32::from(boxes.any(&sweep(form, [a, b, c, d, e, f])?))))
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
        self.ask(mode, |boxes| {
            let Sweep::Mover(mover, _) = sweep(form, [a, b, c, d, e, f])? else { return Ok(0) };
            let overlaps = boxes.overlaps(&mover);
            clear_list();
            overlaps.iter().for_each(|id| list(*id, |_| ()));
            Ok(overlaps.len() as i32)
        })
    }

    /// Pushes a mover out of all walls, whatever its motion: 1 with the position in the record, or 0 if
    /// there is no way out.
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
        self.ask(mode, |boxes| {
            let Sweep::Mover(mover, _) = sweep(form, [a, b, c, d, e, f])? else { return Ok(0) };
            let Some(mover) = boxes.push_out(&mover) else { return Ok(0) };
            write_numbers(&mover.position().to_array());
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
        mode: u32,
    ) -> i32 {
        self.ask(mode, |boxes| {
            let Sweep::Mover(mover, motion) = sweep(form, [a, b, c, d, e, f])? else {
                return Ok(0);
            };
            let response = travel::response(response, restitution)?;
            clear_list();
            let mut ask = |hit: &TravelHit| {
                let Some(choose) = choose.as_ref().filter(|_| ASKS_BACK) else {
                    return Choice::Accept;
                };
                clear_list();
                travel::list_hit(hit);
                let answer = choose.call0(&JsValue::NULL);
                match answer.map(|answer| answer.as_f64()) {
                    Ok(Some(1.0)) => Choice::Ignore,
                    Ok(Some(2.0)) => Choice::Stop,
                    Ok(_) => Choice::Accept,
                    Err(error) => {
                        self.thrown.borrow_mut().get_or_insert(error);
                        Choice::Stop
                    }
                }
            };
            let limits = TravelLimits { turns, hits, escape };
            let travel = traced(mode, |to| {
                let mut watch = |step| travel::write_step(to, 0, step);
                let watch = (mode & TRACE != 0).then_some(&mut watch as &mut dyn FnMut(_));
                boxes.travel_from(&mover, &motion, response, limits, &mut ask, watch)
            });
            Ok(travel::write(&travel))
        })
    }

    /// What was thrown, after a code `THROWN`.
    pub fn thrown(&self) -> JsValue {
        self.thrown.take().unwrap_or_default()
    }
}

impl World {
    /// Asks the boxes that pass the filter, if the mode says that there is one. An error of JavaScript
    /// waits until JavaScript takes it: to return it would make every call slower.
    pub(super) fn ask(
        &self,
        mode: u32,
        question: impl FnOnce(Filtered<'_>) -> Result<i32, i32>,
    ) -> i32 {
        if !ASKS_BACK {
            return code(|| question(self.boxes.unfiltered()));
        }
        let filtering = if mode & FILTERED == 0 { None } else { self.filtering.take() };
        let filtering = filtering.unwrap_or_default();
        let code =
            filtering.ask(&self.thrown, |filter| code(|| question(self.boxes.filtered(filter))));
        if self.thrown.borrow().is_some() { THROWN } else { code }
    }
}

/// The earliest contact or crossing, and its steps if the mode says so.
pub(super) fn earliest(
    boxes: Filtered<'_>,
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

/// The id of a number, if it is one.
pub(super) fn name(id: f64) -> Option<BoxId> {
    BoxId::from_bits(id as u64)
}

pub(super) fn number(id: BoxId) -> f64 {
    id.to_bits() as f64
}

fn sides(aabb: &Aabb) -> [f64; 4] {
    let mut sides = [0.0; 4];
    fill_vector(&mut sides, 0, aabb.min());
    fill_vector(&mut sides, 2, aabb.max());
    sides
}

/// The box of four numbers, argument 0.
fn aabb(numbers: [f64; 4]) -> Result<Aabb, i32> {
    Door::new(0).aabb(numbers)
}

fn sweep(form: u32, [a, b, c, d, e, f]: [f64; 6]) -> Result<Sweep, i32> {
    let mut door = Door::new(0);
    let (mover, motion): (Mover, _) = match form {
        0 if HAS_SEGMENTS => return door.segment([a, b, c, d]).map(Sweep::Segment),
        1 if HAS_CIRCLES => (door.circle([a, b, c])?.into(), [d, e]),
        _ if !HAS_BOXES => unreachable!(),
        2 => (door.aabb([a, b, c, d])?.into(), [e, f]),
        _ => (door.take(|_| Mover::from_min_size(Point::new([a, b])?, [c, d]))?, [e, f]),
    };
    Ok(Sweep::Mover(mover, door.motion(motion)?))
}
