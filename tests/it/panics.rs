//! What a panic in the caller's own code leaves of a world: all that was there before, or all that was asked for.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};

use graze2d::{
    Aabb, BoxId, Choice, Filter, Motion, Mover, Response, Segment, Sweep, Wall, World,
    trace::FirstStep,
};

fn tile(x: f64) -> Aabb {
    Aabb::from_min_size((x, 0.0), (1.0, 1.0)).unwrap()
}

fn motion(x: f64, y: f64) -> Motion {
    Motion::new((x, y)).unwrap()
}

/// A world with gaps in its slots, on several layers.
fn some(count: u32) -> World {
    let mut world = World::new((0..count).map(|n| tile(f64::from(3 * n))));
    for n in [2, 5] {
        world.remove(BoxId::from(n));
    }
    world.set_layers(BoxId::from(1), 2);
    world
}

/// Whether the code panics.
fn panics<T>(code: impl FnOnce() -> T) -> bool {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let caught = catch_unwind(AssertUnwindSafe(code)).is_err();
    std::panic::set_hook(hook);
    caught
}

/// That each box of a world is where it says, is found there alone, can be moved, and can be removed.
fn assert_sound(world: &World) {
    let path = Sweep::from(Segment::new((-1e4, 0.5), (1e4, 0.5)).unwrap());
    let found: Vec<BoxId> = world.all(path).iter().map(|found| found.id()).collect();
    let bounds = |(id, wall): (BoxId, Wall)| (id, wall.bounds());
    let mut there: Vec<(BoxId, Aabb)> = world.iter().map(bounds).collect();
    there.sort_by(|(_, one), (_, other)| one.min().x.total_cmp(&other.min().x));
    assert_eq!(found, there.iter().map(|(id, _)| *id).collect::<Vec<_>>());
    let mut world = world.clone();
    for (id, _) in there {
        assert!(world.move_to(id, tile(5000.0)).is_some());
        assert_eq!(world.all(path).last().map(|found| found.id()), Some(id));
        assert_eq!(world.remove(id), Some(tile(5000.0).into()));
    }
    assert!(world.is_empty() && world.all(path).is_empty());
}

#[test]
fn an_iterator_that_panics_leaves_a_world_without_its_boxes() {
    for (count, yielded) in [(8, 0), (8, 1), (8, 20), (200, 3), (200, 500)] {
        let (mut world, before) = (some(count), some(count));
        let boxes = |n: u32| if n < yielded { tile(1000.0 + f64::from(n)) } else { panic!() };
        assert!(panics(|| world.insert_all((0..1000).map(boxes))));
        assert_eq!((world.len(), &world), (before.len(), &before));
        assert_sound(&world);
        assert!(panics(|| world.extend((0..1000).map(boxes))));
        assert_eq!(world, before);
        // The ids go on as if nothing had been asked.
        let mut other = before.clone();
        let more = || (0..5).map(|n| tile(2000.0 + f64::from(2 * n)));
        assert_eq!(world.insert_all(more()), other.insert_all(more()));
        assert_sound(&world);
    }
}

#[test]
fn an_iterator_that_panics_moves_no_box() {
    for (count, yielded) in [(8, 0), (8, 1), (8, 7), (200, 3), (200, 150)] {
        let (mut world, before) = (some(count), some(count));
        let moves = |n: u32| {
            if n < yielded { (BoxId::from(n), tile(1000.5 + f64::from(n))) } else { panic!() }
        };
        assert!(panics(|| world.move_all((0..count).map(moves))));
        assert_eq!(world, before);
        assert_sound(&world);
    }
}

/// Runs some code again and again; the function that it calls panics at the first call, then at the second, and so on.
/// Returns how many calls it takes to get through; checks what is left after each panic.
fn at_each_call(mut run: impl FnMut(&(dyn Fn() + Sync)), check: impl Fn()) -> u32 {
    for most in 0..5000 {
        let calls = AtomicU32::new(0);
        let call = || {
            assert!(calls.fetch_add(1, Ordering::Relaxed) < most);
        };
        if !panics(|| run(&call)) {
            return most;
        }
        check();
    }
    panic!("it never gets through")
}

//    ┌┐ ┌┐          a lift with riders, a crusher, a wall: asked about while they move
//   ▒▒▒▒▒▒▒ ▓
#[test]
fn a_function_that_panics_while_solids_move_leaves_them_where_they_were() {
    let aabb = |x: f64, y: f64, width: f64| Aabb::from_min_size((x, y), (width, 1.0)).unwrap();
    let before = World::new([aabb(0.0, 0.0, 6.0), aabb(9.0, -1.0, 1.0), aabb(-3.0, -1.0, 1.0)]);
    let crates = [1.0, 3.0, -1.5].map(|x| Mover::from_min_size((x, -1.0), (1.0, 1.0)).unwrap());
    let lifts = [(0, motion(6.0, -2.0)), (2, motion(2.0, 0.5))];
    let lifts = lifts.map(|(id, by)| (BoxId::from(id), by));
    /// Where the function is asked.
    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Place {
        Among,
        When,
        OneWay,
        Solids,
        Motions,
    }
    use Place::*;
    for place in [Among, When, OneWay, Solids, Motions] {
        let state = RefCell::new((before.clone(), crates));
        let run = |call: &(dyn Fn() + Sync)| {
            let (world, movers) = &mut *state.borrow_mut();
            let asked = |at: Place| {
                if at == place {
                    call();
                }
                true
            };
            let among = Filter::default().when(|_| asked(Among));
            let one_way = Filter::default().when(|_| !asked(OneWay));
            let solids = world.solids().among(among).one_way(one_way).when(|_, _| asked(When));
            let solids = solids.motions((0..3).map(|_| Motion::ZERO).inspect(|_| {
                asked(Motions);
            }));
            let moves = lifts.into_iter().inspect(|_| _ = asked(Solids));
            solids.run(moves, movers).unwrap();
        };
        let calls = at_each_call(run, || {
            let (world, movers) = &*state.borrow();
            assert_eq!((world, movers), (&before, &crates), "{place:?}");
        });
        assert!(calls > 1, "{place:?}");
        assert_ne!(state.borrow().0, before, "at last they have moved");
    }
}

#[test]
fn a_function_that_panics_in_a_query_harms_neither_it_nor_the_next_one() {
    let (world, path) = (some(40), Sweep::from(Segment::new((-9.0, 0.5), (99.0, 0.5)).unwrap()));
    let mover = Mover::from_min_size((-9.0, 0.25), (0.5, 0.5)).unwrap();
    let expected = (world.all(path), world.travel(mover, motion(99.0, 0.0), Response::Pass));
    let run = |call: &(dyn Fn() + Sync)| {
        let filter = Filter::default().when(|_| {
            call();
            true
        });
        let some = world.filtered(filter);
        some.all(path);
        some.first(path);
        some.push_out(mover);
        world.trace_all(path, |_: FirstStep| call());
        world.trace_first(path, |_: FirstStep| call());
        let choose = |_: &graze2d::TravelHit| {
            call();
            Choice::Accept
        };
        let options = some.travel_options().choose(choose).watch(|_| call());
        options.run(mover, motion(99.0, 0.0), Response::Pass);
    };
    at_each_call(run, || {
        let travel = world.travel(mover, motion(99.0, 0.0), Response::Pass);
        assert_eq!((world.all(path), travel), expected);
    });
    assert_sound(&world);
}
