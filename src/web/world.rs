//! A world in the WebAssembly memory: several boxes, and what a path meets among them.
//!
//! A sweep crosses as a form and six numbers:
//!
//! ```text
//! 0 segment   ax ay bx by
//! 1 circle    x y radius, motion x y
//! 2 box       min x y, max x y, motion x y
//! 3 box       min x y, width height, motion x y: one whose size never rounds
//! 4 shape     where in the scratch its twenty numbers begin, three zeros, motion x y
//! ```
//!
//! Arguments in error codes: 0 the shape, 1 its motion, 2 the response, 3 the number of hits. Ids are the
//! numbers of `BoxId::to_bits`; a number that is not an id, such as −1 or NaN, finds no box.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use std::cell::{Cell, RefCell, RefMut};
use std::rc::Rc;

use glam::{DVec2, dvec2};
use js_sys::Function;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::door::{Door, code, refused};
use super::filter::{Filtering, Thrown, call};
use super::scratch::{Arguments, each, room, shape_at, with_scratch};
use super::travel::{self, WALK};
use super::wire::codes::Refusal;
use super::wire::layout::{FILTERED, FULL, THROWN, TRACE};
use super::wire::record::clear_list;
use super::wire::steps::traced;
use crate::shape::{Motion, Point};
use crate::world::box_id::BoxId;
use crate::world::forest::Taken;
use crate::world::mover::Mover;
use crate::world::moving_box::{relative, to_world};
use crate::world::travel_answer::{Choice, TravelHit};
use crate::world::travel_options::TravelOptions;
use crate::world::view::View;

/// Bytes for all that a change takes beside the lists of a world.
const HEADROOM: usize = 1 << 14;

pub(super) type Boxes = crate::world::world::World;

/// A world of JavaScript, and the filter of its next query.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct World {
    /// A query sees the boxes as they were when it began. If one is still running, or an exception such as that
    /// of a full stack has cut it off, a change is made to a copy: no query can lock the world.
    pub(super) boxes: RefCell<Rc<Boxes>>,
    pub(super) filtering: RefCell<Option<Filtering>>,
    /// What a function of JavaScript has thrown during the last query.
    pub(super) thrown: Thrown,
    /// How its first box moves in the timestep of a travel.
    box_motion: Cell<DVec2>,
}

#[wasm_bindgen]
impl World {
    /// A world without boxes.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the boxes in the scratch, and puts their ids in their place. None is added if one is invalid, or if
    /// there is not enough memory.
    #[wasm_bindgen(js_name = insertBatch)]
    pub fn insert_batch(&self, count: usize, layers: u32) -> i32 {
        let Some(mut boxes) = room(count) else { return FULL };
        let code = each_box(count, |arguments| {
            boxes.push(Door::new().aabb(arguments.next())?);
            Ok(())
        });
        if code == 0 {
            let Some(mut world) = self.own_with(count) else { return FULL };
            let ids = world.insert_all_with_layers(boxes, layers);
            with_scratch(|scratch| {
                for (place, id) in scratch.iter_mut().zip(ids) {
                    *place = number(id);
                }
            });
        }
        code
    }

    /// Lets its first box, the only one, move in the timestep of the next travels: finite numbers.
    #[wasm_bindgen(js_name = moveFirst)]
    pub fn move_first(&self, x: f64, y: f64) {
        self.box_motion.set(dvec2(x, y));
    }

    /// Frees the memory of the boxes.
    pub fn dispose(&self) {
        // In their place: another one takes memory, of which there may be none.
        if let Some(boxes) = Rc::get_mut(&mut self.boxes.borrow_mut()) {
            *boxes = Boxes::default();
            return;
        }
        self.boxes.take();
    }

    /// Moves a mover. Responses: 0 stop, 1 slide and stop at corners, 2 slide past corners, 3 bounce with a
    /// restitution, 4 pass; 5 is a walk, whose walker is in the scratch. `choose` is called for each hit, which is then alone in the list, and returns 0 accept,
    /// 1 ignore or 2 stop.
    ///
    /// The list has the hits, then the walls that the mover starts inside; the code is the number of those
    /// walls. For a box by two corners, the far corner is nearest to position + size, and in no wall. At a start
    /// inside: 0 what is usual for the response, 1 stay, 2 leave, 3 push out.
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
        start_inside: u32,
        choose: Option<Function>,
        mode: u32,
    ) -> i32 {
        self.ask(mode, &mut |boxes, thrown| {
            let (mover, motion) = mover(form, [a, b, c, d, e, f])?;
            let box_motion = Motion::of(self.box_motion.get());
            let seen = relative(motion, box_motion);
            let walker = (response == WALK).then(travel::walker).transpose()?;
            let response =
                travel::response(if response == WALK { 0 } else { response }, restitution)?;
            let max_hits = travel::limit(max_hits)?;
            let start_inside = travel::start_inside(start_inside)?;
            clear_list();
            let mut travel = traced(mode, |to| {
                let mut options = TravelOptions::new(boxes).max_listed(max_listed);
                (options.max_hits, options.start_inside) = (max_hits, start_inside);
                if let Some(choose) = &choose {
                    options = options.choose(|hit| chosen(thrown, choose, hit));
                }
                if mode & TRACE != 0 {
                    options = options.watch(|step| to.write(step));
                }
                match walker {
                    Some(walker) => options.walk(mover, seen, walker),
                    None => options.run(mover, seen, response),
                }
            });
            if box_motion != Motion::ZERO
                && let Some(first) = boxes.world.kept().first()
            {
                to_world(&mut travel, motion, &first.aabb, box_motion);
            }
            Ok(travel::write(&travel))
        })
    }
}

impl World {
    /// The boxes, to be changed; those of a running query stay as they are.
    pub(super) fn own(&self) -> RefMut<'_, Boxes> {
        RefMut::map(self.boxes.borrow_mut(), Rc::make_mut)
    }

    /// The boxes, to be changed, with room for adding or moving so many; nothing if there is not enough memory.
    pub(super) fn own_with(&self, count: usize) -> Option<RefMut<'_, Boxes>> {
        // A running query keeps those that it sees.
        let is_copied = Rc::strong_count(&self.boxes.borrow()) > 1;
        let copied = if is_copied { self.boxes.borrow().slot_count() } else { 0 };
        room::<Taken>(copied)?;
        let mut boxes = self.own();
        if count > 0 {
            boxes.try_reserve(count).ok()?;
            // What is small, such as the list of new ids.
            room::<u8>(HEADROOM + count * size_of::<f64>())?;
        }
        Some(boxes)
    }

    /// The boxes as they are now. An exception that cuts off the reader does not lock them.
    pub(super) fn now(&self) -> Rc<Boxes> {
        Rc::clone(&self.boxes.borrow())
    }

    /// Runs a query on the boxes that pass the filter, if the mode says that there is one. An error of JavaScript
    /// is kept until JavaScript takes it: returning it would make every call slower.
    pub(super) fn ask(
        &self,
        mode: u32,
        query: &mut dyn FnMut(View<'_>, &Thrown) -> Result<i32, i32>,
    ) -> i32 {
        let boxes = self.now();
        // For this query alone: its functions may run others, which throw errors of their own.
        let thrown = Thrown::default();
        let filtering = if mode & FILTERED != 0 { self.filtering.take() } else { None };
        let code = code(|| match filtering {
            Some(filtering) => filtering.ask(&thrown, |filter| {
                query(View { world: &boxes, filter: Some(filter) }, &thrown)
            }),
            None => query(boxes.view(), &thrown),
        });
        let Some(error) = thrown.take() else { return code };
        self.thrown.replace(Some(error));
        THROWN
    }
}

/// What a function of JavaScript chooses for a hit, which is alone in the list.
fn chosen(thrown: &Thrown, choose: &Function, hit: &TravelHit) -> Choice {
    clear_list();
    travel::list_hit(hit);
    let id = number(hit.id()).into();
    let answer = call(thrown, || choose.call1(&JsValue::NULL, &id));
    match answer.map(|answer| answer.as_f64()) {
        None | Some(Some(2.0)) => Choice::Stop,
        Some(Some(1.0)) => Choice::Ignore,
        Some(_) => Choice::Accept,
    }
}

pub(super) fn number(id: BoxId) -> f64 {
    id.to_bits() as f64
}

pub(super) fn mover(form: u32, numbers: [f64; 6]) -> Result<(Mover, Motion), i32> {
    let shape =
        if form == 4 { with_scratch(|scratch| shape_at(scratch, numbers[0])) } else { [0.0; 20] };
    mover_of(form, numbers, shape)
}

/// A mover whose numbers, if it is a shape, have been read.
pub(super) fn mover_of(
    form: u32,
    [a, b, c, d, e, f]: [f64; 6],
    shape: [f64; 20],
) -> Result<(Mover, Motion), i32> {
    let mut door = Door::new();
    let (mover, motion): (Mover, _) = match form {
        1 => (door.circle([a, b, c])?.into(), [d, e]),
        2 => (door.aabb([a, b, c, d])?.into(), [e, f]),
        3 => (door.take(|| Mover::from_min_size(Point::new([a, b])?, [c, d]))?, [e, f]),
        4 => (door.convex(shape)?.into(), [e, f]),
        _ => return Err(refused(0, Refusal::BadLayout)),
    };
    Ok((mover, door.motion(motion)?))
}

/// Reads so many boxes from the scratch.
pub(super) fn each_box(
    count: usize,
    mut take: impl FnMut(&mut Arguments<'_>) -> Result<(), i32>,
) -> i32 {
    with_scratch(|scratch| each(count, scratch, |arguments| take(arguments).map(|()| None)))
}
