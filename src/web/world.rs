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
//! Refused arguments: 0 the shape, 1 its motion, 2 the response, 3 the number of turns. Ids are the numbers of `BoxId::to_bits`; a
//! number that is no id, such as −1 or NaN, names no box.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use std::cell::{RefCell, RefMut};
use std::rc::Rc;

use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::door::{Door, code, refused};
use super::filter::{Filtering, Function, Thrown, call};
use super::scratch::{Arguments, each, room, with_scratch};
use super::travel;
use super::wire::codes::Refusal;
use super::wire::layout::{FILTERED, FULL, THROWN, TRACE};
use super::wire::record::clear_list;
use super::wire::steps::traced;
use crate::exact::{Sum, rounded_to};
use crate::shape::{Motion, Point};
use crate::world::box_id::BoxId;
use crate::world::mover::Mover;
use crate::world::travel_answer::{Choice, TravelHit};
use crate::world::travel_options::TravelOptions;
use crate::world::view::View;

/// More bytes than a world takes for a box, while it is cut anew: 250 were measured.
type Taken = [u8; 384];

type Boxes = crate::world::world::World;

/// A world that JavaScript holds, and the filter that it has set for its next question.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct World {
    /// A question asks the boxes as they were when it began. If one is still under way, or an exception has
    /// torn it off (a full stack does), a change is made to a copy: no question can lock the world.
    pub(super) boxes: RefCell<Rc<Boxes>>,
    pub(super) filtering: RefCell<Option<Filtering>>,
    /// What a function of JavaScript has thrown during the last question.
    thrown: Thrown,
}

#[wasm_bindgen]
impl World {
    /// A world without boxes.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the boxes in the scratch, and puts their ids in their place. None is added if one is refused,
    /// or if they are too many for the memory.
    #[wasm_bindgen(js_name = insertBatch)]
    pub fn insert_batch(&self, count: usize, layers: u32) -> i32 {
        let (Some(mut boxes), Some(_)) = (room(count), room::<Taken>(count)) else { return FULL };
        let code = each_box(count, |arguments| {
            boxes.push(Door::new().aabb(arguments.next())?);
            Ok(())
        });
        if code == 0 {
            let mut world = self.own();
            let ids = world.insert_all(boxes);
            with_scratch(|scratch| {
                for (place, id) in scratch.iter_mut().zip(ids) {
                    world.set_layers(id, layers);
                    *place = number(id);
                }
            });
        }
        code
    }

    /// Gives the memory of the boxes back.
    pub fn dispose(&self) {
        self.boxes.take();
    }

    /// Moves a mover. Responses: 0 stop, 1 slide and stop at corners, 2 slide round corners, 3 bounce
    /// with a restitution, 4 pass. `choose` is asked about each hit by its wall, and the hit is alone in the list; it
    /// answers 0 accept, 1 ignore, 2 stop.
    ///
    /// The list has a hit each, then the walls that the mover starts inside of; the code says how many
    /// of those there are. The record: position x y, motion x y, time left, far corner x y: that of a box
    /// by two corners is the nearest to position and size, and in no wall.
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
        max_hits: u32,
        max_listed: u32,
        escape: bool,
        choose: Option<Function>,
        mode: u32,
    ) -> i32 {
        self.ask(mode, &mut |boxes, thrown| {
            // No figure chooses: 0.7 KB less for each.
            if choose.is_some() && cfg!(not(feature = "web")) {
                return Err(refused(2, Refusal::BadLayout));
            }
            let (mover, motion) = mover(form, [a, b, c, d, e, f])?;
            let response = travel::response(response, restitution)?;
            let max_hits = travel::limit(max_hits)?;
            clear_list();
            let travel = traced(mode, |to| {
                let mut options = TravelOptions::new(boxes)
                    .max_hits(max_hits)
                    .max_listed(max_listed)
                    .escape(escape);
                if cfg!(feature = "web")
                    && let Some(choose) = &choose
                {
                    options = options.choose(|hit| chosen(thrown, choose, hit));
                }
                if mode & TRACE != 0 {
                    options = options.watch(|step| travel::write_step(to, 0, step));
                }
                options.run(mover, motion, response)
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
    /// The boxes, to be changed; those that a question still asks stay as they are.
    pub(super) fn own(&self) -> RefMut<'_, Boxes> {
        RefMut::map(self.boxes.borrow_mut(), Rc::make_mut)
    }

    /// Asks the boxes that pass the filter, if the mode says that there is one. An error of JavaScript
    /// waits until JavaScript takes it: to return it would make every call slower.
    pub(super) fn ask(
        &self,
        mode: u32,
        question: &mut dyn FnMut(View<'_>, &Thrown) -> Result<i32, i32>,
    ) -> i32 {
        let boxes = Rc::clone(&self.boxes.borrow());
        // Of this question alone: its functions may ask others, which throw errors of their own.
        let thrown = Thrown::default();
        let filtering = if cfg!(feature = "web") && mode & FILTERED != 0 {
            self.filtering.take()
        } else {
            None
        };
        let code = code(|| match filtering {
            Some(filtering) => filtering.ask(&thrown, |filter| {
                question(View { world: &boxes, filter: Some(filter) }, &thrown)
            }),
            None => question(boxes.view(), &thrown),
        });
        let Some(error) = thrown.take() else { return code };
        self.thrown.replace(Some(error));
        THROWN
    }
}

/// What a function of JavaScript chooses for a hit, which it finds alone in the list.
fn chosen(thrown: &Thrown, choose: &Function, hit: &TravelHit) -> Choice {
    clear_list();
    travel::list_hit(hit);
    let id = hit.id().to_bits() as f64;
    let answer = call(thrown, || choose.call(&JsValue::NULL, id));
    match answer.map(|answer| answer.as_f64()) {
        None | Some(Some(2.0)) => Choice::Stop,
        Some(Some(1.0)) => Choice::Ignore,
        Some(_) => Choice::Accept,
    }
}

/// Where a box by its min corner and its size ends on an axis: rounded up, so that the box that stands in
/// a world holds it.
#[wasm_bindgen(js_name = farSide)]
pub fn far_side(min: f64, size: f64) -> f64 {
    let far = min + size;
    if far.is_finite() { rounded_to(Sum([min, size]), true) } else { far }
}

pub(super) fn number(id: BoxId) -> f64 {
    id.to_bits() as f64
}

pub(super) fn mover(form: u32, [a, b, c, d, e, f]: [f64; 6]) -> Result<(Mover, Motion), i32> {
    let mut door = Door::new();
    let (mover, motion): (Mover, _) = match form {
        1 => (door.circle([a, b, c])?.into(), [d, e]),
        2 => (door.aabb([a, b, c, d])?.into(), [e, f]),
        3 => (door.take(|| Mover::from_min_size(Point::new([a, b])?, [c, d]))?, [e, f]),
        _ => return Err(refused(0, Refusal::BadLayout)),
    };
    Ok((mover, door.motion(motion)?))
}

/// Takes so many boxes from the scratch.
pub(super) fn each_box(
    count: usize,
    mut take: impl FnMut(&mut Arguments<'_>) -> Result<(), i32>,
) -> i32 {
    with_scratch(|scratch| each(count, scratch, |arguments| take(arguments).map(|()| None)))
}
