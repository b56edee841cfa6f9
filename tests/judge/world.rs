//! What a world must answer, by docs/contract.md §4, whatever was inserted, moved and removed before.
//!
//! Each box that is there is asked alone; the order of the contacts is decided here, without rounding.

use graze2d::glam::DVec2;
use graze2d::{
    Aabb, BoxId, Circle, Contact, Found, Motion, Mover, Segment, Span, Sweep, Wall, World,
    aabb_vs_aabb, circle_vs_aabb, segment_vs_aabb,
};

use super::exact::Exact;
use super::filtered::{Asked, judge_filtered, layers};
use super::region::{Grown, Line, minus, vector};
use super::scene::Body;
use super::time::Time;
use super::travel::Failure;

/// What is asked about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Path {
    /// From `[x, y]` to `[x, y]`.
    Along([f64; 4]),
    /// Who moves by how much.
    Moves(Body, [f64; 2]),
}

/// What happens to a world. Boxes are named by the order of their insertion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Act {
    Insert([f64; 4]),
    Remove(usize),
    Move(usize, [f64; 4]),
    Ask(Path),
    PushOut(Body),
}

/// The boxes that are there, each with the id that the world gave it.
#[derive(Default)]
pub(super) struct Boxes(pub(super) Vec<(BoxId, Option<Aabb>)>);

impl Boxes {
    pub(super) fn present(&self) -> impl Iterator<Item = (usize, &Aabb)> {
        self.0.iter().enumerate().filter_map(|(n, (_, aabb))| Some((n, aabb.as_ref()?)))
    }

    /// The place in the order of insertion of an id that is there.
    pub(super) fn place(&self, id: BoxId) -> Option<usize> {
        self.0.iter().position(|(known, aabb)| *known == id && aabb.is_some())
    }
}

fn aabb([a, b, c, d]: [f64; 4]) -> Aabb {
    Aabb::new(DVec2::new(a, b), DVec2::new(c, d)).expect("a box")
}

fn mover(body: Body) -> Mover {
    match body {
        Body::Ball([x, y, radius]) => circle([x, y, radius]).into(),
        Body::Crate(corners) => aabb(corners).into(),
    }
}

fn circle([x, y, radius]: [f64; 3]) -> Circle {
    Circle::new(DVec2::new(x, y), radius).expect("a circle")
}

impl Path {
    fn asked(&self) -> Asked {
        match *self {
            Self::Along(ends) => Asked::Along(segment(ends)),
            Self::Moves(body, motion) => Asked::Moves(mover(body), by(motion)),
        }
    }

    fn sweep(&self) -> Sweep {
        self.asked().sweep()
    }

    /// The answer of one box that is asked alone.
    fn alone(&self, wall: &Aabb) -> Option<Span> {
        match *self {
            Self::Along(ends) => segment_vs_aabb(segment(ends), *wall),
            Self::Moves(Body::Ball(n), motion) => circle_vs_aabb(circle(n), by(motion), *wall),
            Self::Moves(Body::Crate(n), motion) => {
                aabb_vs_aabb(aabb(n), by(motion), *wall, Motion::ZERO)
            }
        }
    }

    fn line(&self) -> Line {
        match *self {
            Self::Along([a, b, c, d]) => {
                let start = vector(DVec2::new(a, b));
                Line { motion: minus(&vector(DVec2::new(c, d)), &start), start }
            }
            Self::Moves(body, motion) => {
                Line { start: vector(mover(body).position()), motion: vector(motion.into()) }
            }
        }
    }

    fn grown(&self, wall: &Aabb) -> Grown {
        match *self {
            Self::Along(_) => grown(wall, Body::Ball([0.0; 3])),
            Self::Moves(body, _) => grown(wall, body),
        }
    }
}

fn segment([a, b, c, d]: [f64; 4]) -> Segment {
    Segment::new(DVec2::new(a, b), DVec2::new(c, d)).expect("finite")
}

fn by(motion: [f64; 2]) -> Motion {
    Motion::new(motion).expect("finite")
}

fn grown(wall: &Aabb, body: Body) -> Grown {
    let (low, high) = (vector(wall.min()), vector(wall.max()));
    match body {
        Body::Ball([_, _, radius]) => Grown { low, high, radius: Exact::of(radius) },
        Body::Crate([a, b, c, d]) => {
            let size = minus(&vector(DVec2::new(c, d)), &vector(DVec2::new(a, b)));
            Grown { low: minus(&low, &size), high, radius: Exact::zero() }
        }
    }
}

/// All that is wrong with a world to which this happens.
pub(crate) fn judge_world(acts: &[Act]) -> Vec<Failure> {
    let (mut world, mut boxes) = (World::default(), Boxes::default());
    let mut failures = Vec::new();
    for (n, act) in acts.iter().enumerate() {
        let mut hold = |property: &'static str, verdict: Result<(), String>| {
            if let Err(what) = verdict {
                failures.push((property, format!("step {n}: {what}")));
            }
        };
        match *act {
            Act::Insert(corners) => {
                let id = world.insert_with_layers(aabb(corners), layers(boxes.0.len()));
                let is_new = boxes.0.iter().all(|(known, _)| *known != id);
                hold("stable ids", if is_new { Ok(()) } else { Err(format!("{id:?} again")) });
                boxes.0.push((id, Some(aabb(corners))));
            }
            Act::Remove(place) => {
                let Some((id, aabb)) = boxes.0.get_mut(place) else { continue };
                // An id whose box was removed finds nothing (docs/contract.md §4.1).
                let (removed, known) = (world.remove(*id), aabb.take().map(Wall::Box));
                let what = || format!("removing {place} gives {removed:?}, not {known:?}");
                hold("stale ids", if removed == known { Ok(()) } else { Err(what()) });
            }
            Act::Move(place, corners) => {
                let Some((id, known)) = boxes.0.get_mut(place) else { continue };
                let moved = world.move_to(*id, aabb(corners));
                let what = || format!("moving {place} says {moved:?}");
                hold("stale ids", if moved == known.map(Wall::Box) { Ok(()) } else { Err(what()) });
                if known.is_some() {
                    *known = Some(aabb(corners));
                }
            }
            Act::Ask(path) => {
                judge_asked(&world, &boxes, &path, &mut hold);
                hold("filtered", judge_filtered(&world, &boxes, &path.asked(), n));
            }
            Act::PushOut(body) => {
                hold("push_out", judge_push_out(&world, &boxes, body));
                hold("overlaps", judge_overlaps(&world, &boxes, body));
                let still = Asked::Moves(mover(body), Motion::ZERO);
                hold("filtered", judge_filtered(&world, &boxes, &still, n));
            }
        }
        let what = || format!("{} boxes, not {}", world.len(), boxes.present().count());
        hold("count", if world.len() == boxes.present().count() { Ok(()) } else { Err(what()) });
    }
    failures
}

fn judge_asked(
    world: &World,
    boxes: &Boxes,
    path: &Path,
    hold: &mut impl FnMut(&'static str, Result<(), String>),
) {
    let (sweep, line) = (path.sweep(), path.line());
    let all = world.all(sweep);
    let told: Option<Vec<usize>> = all.iter().map(|found| boxes.place(found.id())).collect();
    let Some(told) = told else {
        return hold("stale ids", Err(format!("found {all:?}")));
    };
    // The same bits as one box at a time (docs/contract.md §4.2).
    let alone: Vec<(usize, Span)> =
        boxes.present().filter_map(|(n, wall)| Some((n, path.alone(wall)?))).collect();
    let mut sorted: Vec<(usize, Span)> =
        told.iter().zip(&all).map(|(place, found)| (*place, found.span())).collect();
    sorted.sort_by_key(|(place, _)| *place);
    if sorted != alone {
        hold("as one box at a time", Err(format!("{sorted:?}, not {alone:?}")));
    }
    // In the order of exact times, ties in the order of insertion (docs/contract.md §2.5).
    let time = |place: usize| -> Option<Time> { path.grown(boxes.0[place].1.as_ref()?).met(&line) };
    let times: Option<Vec<Time>> = told.iter().map(|place| time(*place)).collect();
    let Some(times) = times else {
        return hold("contacts", Err(format!("no contact with one of {told:?}")));
    };
    let keys: Vec<(&Time, usize)> = times.iter().zip(told.iter().copied()).collect();
    if let Some(pair) = keys.windows(2).find(|pair| pair[0] >= pair[1]) {
        let what = format!("{} before {}, in {told:?}", pair[0].1, pair[1].1);
        hold("order of all", Err(what));
    }
    // The earliest of all, found without the order that the library told.
    let earliest = |crossings: bool| -> Option<Found> {
        let counts = |found: &Found| !crossings || found.span().contact() == Contact::Cross;
        let kept = keys.iter().zip(&all).filter(|(_, found)| counts(found));
        kept.min_by(|(a, _), (b, _)| a.cmp(b)).map(|(_, found)| *found)
    };
    let same = |one: Option<Found>, other: Option<Found>| {
        if one == other { Ok(()) } else { Err(format!("{one:?}, not {other:?}")) }
    };
    hold("first", same(world.first(sweep), earliest(false)));
    hold("first crossing", same(world.first_crossing(sweep), earliest(true)));
    let any = world.any(sweep);
    hold("any", if any != alone.is_empty() { Ok(()) } else { Err(format!("{any}")) });
}

/// The boxes that a mover would have to be pushed out of, in the order of insertion.
fn judge_overlaps(world: &World, boxes: &Boxes, body: Body) -> Result<(), String> {
    let mover = mover(body);
    let place = vector(mover.position());
    let inside = boxes.present().filter(|(_, wall)| grown(wall, body).contains(&place));
    let inside: Vec<usize> = inside.map(|(n, _)| n).collect();
    let told: Option<Vec<usize>> =
        world.overlaps(mover).into_iter().map(|id| boxes.place(id)).collect();
    if told.as_ref() == Some(&inside) { Ok(()) } else { Err(format!("{told:?}, not {inside:?}")) }
}

/// Apart from ties, nothing depends on the order of the boxes (docs/contract.md §4.2).
fn judge_push_out(world: &World, boxes: &Boxes, body: Body) -> Result<(), String> {
    let start = mover(body);
    let out = world.push_out(start);
    let is_free = |position: DVec2| {
        let place = vector(position);
        boxes.present().all(|(_, wall)| !grown(wall, body).contains(&place))
    };
    if let Some(out) = out {
        if !is_free(out.position()) {
            return Err(format!("{:?} is inside of a box", out.position()));
        }
        if is_free(start.position()) && out.position() != start.position() {
            return Err(format!("moves to {:?} without cause", out.position()));
        }
    } else if is_free(start.position()) {
        return Err("no way out, where it is not inside".into());
    }
    if is_tied_at_corners(boxes, body) {
        return Ok(());
    }
    let mut walls: Vec<Aabb> = boxes.present().map(|(_, wall)| *wall).collect();
    walls.reverse();
    let twin = World::new(walls).push_out(start);
    if twin != out {
        return Err(format!("{out:?}, and with the boxes in reverse {twin:?}"));
    }
    Ok(())
}

/// Whether a circle is deepest in several boxes at once, and in one of them at its corner.
///
/// Corners have no order of their own, so the place of the box decides, then the order of insertion
/// (docs/contract.md §4.5).
fn is_tied_at_corners(boxes: &Boxes, body: Body) -> bool {
    let Body::Ball([x, y, radius]) = body else { return false };
    let place = vector(DVec2::new(x, y));
    let inside: Vec<Grown> = (boxes.present().map(|(_, wall)| grown(wall, body)))
        .filter(|wall| radius > 0.0 && wall.contains(&place))
        .collect();
    let Some(least) = inside.iter().map(|wall| wall.square_distance(&place)).min() else {
        return false;
    };
    let is_beside = |wall: &Grown, k: usize| place[k] < wall.low[k] || place[k] > wall.high[k];
    let deepest = inside.iter().filter(|wall| wall.square_distance(&place) == least);
    let corners = deepest.clone().filter(|wall| is_beside(wall, 0) && is_beside(wall, 1));
    deepest.count() > 1 && corners.count() > 0
}
