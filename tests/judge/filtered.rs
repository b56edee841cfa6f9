//! What a filtered world must answer: the same as the world without the boxes that do not pass.

use std::fmt::Debug;
use std::sync::Mutex;

use graze2d::{
    BoxId, Choice, Filter, Filtered, Found, Motion, Mover, Response, Segment, StartInside, Sweep,
    TravelHit, World,
};

use super::world::Boxes;

/// What a world is asked about: a path, or a mover and its motion.
#[allow(clippy::large_enum_variant, reason = "it is asked at once, and never kept")]
pub(super) enum Asked {
    Along(Segment),
    Moves(Mover, Motion),
}

impl Asked {
    pub(super) fn sweep(&self) -> Sweep {
        match *self {
            Self::Along(segment) => segment.into(),
            Self::Moves(mover, motion) => (mover, motion).into(),
        }
    }
}

/// The layers of a box, by its place in the order of insertion.
pub(super) fn layers(place: usize) -> u32 {
    1 << (place % 3)
}

/// A filtered world answers as one without those boxes: by layers, by a list of ids and by a function.
pub(super) fn judge_filtered(
    world: &World,
    boxes: &Boxes,
    sweep: &Asked,
    step: usize,
) -> Result<(), String> {
    let passes = |place: usize| place % 3 != step % 3;
    let place = |id: BoxId| boxes.place(id).unwrap_or(usize::MAX);
    let kept: Vec<_> = boxes.present().filter(|(place, _)| passes(*place)).collect();
    let twin = World::new(kept.iter().map(|(_, wall)| **wall));
    let wanted = told(&twin.filtered(Filter::default()), sweep, &|id| {
        kept.get(id.to_bits() as usize).map_or(usize::MAX, |(place, _)| *place)
    });
    // Ids of boxes that are gone are left out, too.
    let ids = boxes.0.iter().enumerate().filter(|(place, _)| !passes(*place));
    let without: Vec<BoxId> = ids.map(|(_, (id, _))| *id).collect();
    let asked = Mutex::new(Vec::new());
    let when = |id: BoxId| {
        asked.lock().unwrap().push(id);
        passes(place(id))
    };
    let filters = [
        Filter::default().mask(!layers(step)),
        Filter::default().without(without),
        Filter::default().when(when),
    ];
    for filter in filters {
        let answers = told(&world.filtered(filter.clone()), sweep, &place);
        if let Some(n) = (0..wanted.len()).find(|n| answers[*n] != wanted[*n]) {
            return Err(format!("{filter:?}: {}, not {}", answers[n], wanted[n]));
        }
    }
    let view = world.filtered(Filter::default().when(when));
    for (n, query) in queries(sweep).iter().enumerate() {
        asked.lock().unwrap().clear();
        query(&view, &place);
        let mut asked = asked.lock().unwrap();
        let count = asked.len();
        asked.sort_unstable();
        asked.dedup();
        if asked.len() < count || asked.iter().any(|id| world.get(*id).is_none()) {
            return Err(format!("query {n} asks {count} times about {asked:?}"));
        }
    }
    Ok(())
}

/// One query, answered with the places of boxes.
type Query = Box<dyn Fn(&Filtered<'_, '_>, Name<'_>) -> String>;
type Name<'a> = &'a dyn Fn(BoxId) -> usize;

fn told(view: &Filtered<'_, '_>, sweep: &Asked, name: Name<'_>) -> Vec<String> {
    queries(sweep).iter().map(|query| query(view, name)).collect()
}

fn text(answer: impl Debug) -> String {
    format!("{answer:?}")
}

/// Every query.
fn queries(asked: &Asked) -> Vec<Query> {
    let sweep = asked.sweep();
    let found = |found: Found, name: Name<'_>| (name(found.id()), found.span());
    let mut queries: Vec<Query> = vec![
        Box::new(move |view, name| text(view.first(sweep).map(|first| found(first, name)))),
        Box::new(move |view, name| {
            text(view.trace_first(sweep, |_| ()).map(|first| found(first, name)))
        }),
        Box::new(move |view, name| {
            text(view.first_crossing(sweep).map(|first| found(first, name)))
        }),
        Box::new(move |view, name| {
            let all = view.all(sweep).into_iter().map(|each| found(each, name));
            text(all.collect::<Vec<_>>())
        }),
        Box::new(move |view, name| {
            let all = view.trace_all(sweep, |_| ()).into_iter().map(|each| found(each, name));
            text(all.collect::<Vec<_>>())
        }),
        Box::new(move |view, _| text(view.any(sweep))),
        Box::new(|view, name| {
            let boxes = view.iter().map(|(id, aabb)| (name(id), aabb));
            text(boxes.collect::<Vec<_>>())
        }),
    ];
    let Asked::Moves(mover, motion) = *asked else { return queries };
    queries.push(Box::new(move |view, _| text(view.push_out(mover))));
    queries.push(Box::new(move |view, name| {
        let overlaps = view.overlaps(mover).into_iter().map(name);
        text(overlaps.collect::<Vec<_>>())
    }));
    let bounce = Response::bounce(0.5).expect("not negative");
    for response in [Response::Stop, Response::slide(), bounce, Response::Pass] {
        queries.push(Box::new(move |view, name| {
            travelled(&view.travel(mover, motion, response), name)
        }));
    }
    queries.push(Box::new(move |view, name| {
        let choose = |hit: &TravelHit| match name(hit.id()) % 4 {
            0 => Choice::Ignore,
            1 => Choice::Stop,
            _ => Choice::Accept,
        };
        let options = view.travel_options().start_inside(StartInside::Leave).choose(choose);
        let options = options.max_hits(4).expect("not 0");
        let travel = options.run(mover, motion, Response::slide());
        travelled(&travel, name)
    }));
    queries
}

fn travelled(travel: &graze2d::Travel, name: Name<'_>) -> String {
    let hit = |hit: &TravelHit| {
        let way = (hit.t(), hit.leg(), hit.motion(), hit.position(), hit.starts_inside());
        (name(hit.id()), way, hit.on_leg())
    };
    let hits: Vec<_> = travel.hits().iter().map(hit).collect();
    let inside: Vec<_> =
        travel.inside().iter().map(|wall| (name(wall.id()), wall.push_out())).collect();
    text((travel.mover(), travel.motion().get(), travel.time_left(), hits, inside))
}
