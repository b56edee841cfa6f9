//! A world in the WebAssembly memory: several boxes, and movers among them.
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

use super::queries::{aabb, code, motion, point, segment, traced};
use super::record::{clear_list, list_hit, list_push_out, list_span, write_numbers};
use super::{refused, steps};
use crate::shape::{Circle, Motion};
use crate::world::mover::Mover;
use crate::world::response::{CornerSlide, Response, Restitution};
use crate::world::travel::{Choice, Travel, TravelHit, TravelLimits};
use crate::world::world::{Found, Sweep};

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

    /// Adds a box and gives its index; negative where it is refused.
    pub fn insert(&mut self, min_x: f64, min_y: f64, max_x: f64, max_y: f64) -> i32 {
        code(|| Ok(self.0.insert(aabb(0, min_x, min_y, max_x, max_y)?) as i32))
    }

    /// Takes a box out; `false` where there was none.
    pub fn remove(&mut self, index: u32) -> bool {
        self.0.remove(index).is_some()
    }

    /// Puts a box somewhere else: 1, or 0 where there is none; negative where it is refused.
    #[wasm_bindgen(js_name = moveTo)]
    pub fn move_to(&mut self, index: u32, min_x: f64, min_y: f64, max_x: f64, max_y: f64) -> i32 {
        code(|| Ok(i32::from(self.0.move_to(index, aabb(0, min_x, min_y, max_x, max_y)?))))
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

    /// Asks along a sweep and puts what is found in the list, its index at 26. What: 0 the first
    /// contact, 1 the first crossing, 2 all contacts. Gives how many.
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
            let list = |found: Found| list_span(&found.span, &[f64::from(found.index)]);
            match what {
                0 | 1 => {
                    let first = traced(|to| {
                        self.0.earliest(&sweep, what == 1, |step| {
                            if trace {
                                steps::world(to, step);
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

    /// Whether a sweep meets any box: 1 or 0; negative where it is refused.
    pub fn any(&self, form: u32, a: f64, b: f64, c: f64, d: f64, e: f64, f: f64) -> i32 {
        code(|| Ok(i32::from(self.0.any(&sweep(form, [a, b, c, d, e, f])?))))
    }

    /// Pushes a mover, with a motion that does not count, out of all walls: 1 with the position in
    /// the record, or 0 where that leads nowhere.
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
    /// with a restitution, 4 pass. `choose` is asked for each hit, which is the last of the list, and
    /// answers 0 accept, 1 ignore, 2 stop.
    ///
    /// Gives how many walls it starts inside of. The record: position x y, motion x y, time left. The
    /// list: a hit each, with its leg at 26, the index of the wall at 27, the position at 28 and 29, the
    /// time in the whole step at 30 and at 31 whether it stands for a start inside; then the walls that
    /// it starts inside of, each with its push-out and its index at 26.
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
            let response = to_response(response, restitution)?;
            clear_list();
            let mut ask = |hit: &TravelHit| {
                let Some(choose) = &choose else { return Choice::Accept };
                clear_list();
                list_travel_hit(hit);
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
            // One copy of it for both: a travel is long enough for a step more or less.
            let ask: &mut dyn FnMut(&TravelHit) -> Choice = &mut ask;
            let travel = traced(|to| {
                self.0.travel_with(&mover, &motion, response, limits, ask, |step| {
                    if trace {
                        steps::travel(to, step);
                    }
                })
            });
            Ok(write_travel(&travel))
        });
        thrown.map_or(Ok(code), Err)
    }
}

fn sweep(form: u32, [a, b, c, d, e, f]: [f64; 6]) -> Result<Sweep, i32> {
    let mover: (Mover, Motion) = match form {
        0 => return segment(0, a, b, c, d).map(Sweep::Segment),
        1 => {
            let circle = Circle::new(dvec2(a, b), c).map_err(|error| refused(0, error))?;
            (circle.into(), motion(1, d, e)?)
        }
        2 => (aabb(0, a, b, c, d)?.into(), motion(1, e, f)?),
        _ => {
            let mover = Mover::from_min_size(point(0, a, b)?, dvec2(c, d));
            (mover.map_err(|error| refused(0, error))?, motion(1, e, f)?)
        }
    };
    Ok(Sweep::Mover(mover.0, mover.1))
}

fn to_response(response: u32, restitution: f64) -> Result<Response, i32> {
    Ok(match response {
        0 => Response::Stop,
        1 => Response::Slide { corner: CornerSlide::Stop },
        2 => Response::Slide { corner: CornerSlide::Round },
        3 => {
            let restitution = Restitution::new(restitution).map_err(|error| refused(2, error))?;
            Response::Bounce { restitution }
        }
        _ => Response::Pass,
    })
}

fn list_travel_hit(hit: &TravelHit) {
    let (leg, index) = (f64::from(hit.leg), f64::from(hit.index));
    let inside = f64::from(u8::from(hit.starts_inside));
    list_hit(&hit.hit, &[leg, index, hit.position.x, hit.position.y, hit.t, inside]);
}

fn write_travel(travel: &Travel) -> i32 {
    clear_list();
    travel.hits.iter().for_each(list_travel_hit);
    let (position, motion) = (travel.position(), travel.motion);
    write_numbers(&[position.x, position.y, motion.x, motion.y, travel.time_left]);
    for (index, push_out) in &travel.inside {
        list_push_out(push_out, &[f64::from(*index)]);
    }
    travel.inside.len() as i32
}
