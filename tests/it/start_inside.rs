//! Travels that start inside walls: the mover stays, leaves or is pushed out.

use graze2d::glam::dvec2;
use graze2d::{Choice, Point, Response, StartInside};

use crate::travel::{BOUNCE, FLOOR, SLIDE, STOP, ball, check, choosing, motion, travel, world};

//  ▓▓▓▓▓▓▓
//  ▓▓●▓▓▓▓     the way out is told, and free on request
#[test]
fn a_start_inside_stays_or_leaves() {
    let world = world([FLOOR]);
    let sunk = ball([0.0, 5.5], 1.0);
    let inside = |start: StartInside, v: [f64; 2], response: Response| {
        world.travel_options().start_inside(start).run(sunk, motion(v), response)
    };
    for response in [STOP, SLIDE, BOUNCE] {
        let stuck = inside(StartInside::Stay, [4.0, -8.0], response);
        check(&stuck, [0.0, 5.5], [4.0, -8.0], &[]);
        assert_eq!((stuck.time_left(), stuck.is_stuck(), stuck.pushed_out()), (1.0, true, None));
        let wall = stuck.inside()[0];
        let way = wall.push_out();
        assert_eq!((wall.id().to_bits(), way.depth(), way.by()), (0, 1.5, dvec2(0.0, -1.5)));
        let out = sunk.at(Point::new(sunk.position() + way.by()).unwrap());
        assert_eq!(travel(&world, &out, [4.0, 0.0], response).position(), dvec2(4.0, 4.0));
    }
    let passed = travel(&world, &sunk, [4.0, -8.0], Response::Pass);
    assert_eq!(passed.position(), dvec2(4.0, -2.5), "nothing blocks what passes");
    let ignored = choosing(&world, &sunk, [4.0, 0.0], SLIDE, |_| Choice::Ignore);
    assert_eq!(ignored.position(), dvec2(4.0, 5.5), "it goes on through what it ignores");
    let leave = |v: [f64; 2]| inside(StartInside::Leave, v, SLIDE);
    assert_eq!(leave([4.0, -8.0]).position(), dvec2(4.0, -2.5));
    assert_eq!(leave([4.0, -0.5]).position(), dvec2(4.0, 5.0), "on its way out");
    let held = leave([4.0, 8.0]);
    assert_eq!((held.position(), held.is_stuck()), (dvec2(0.0, 5.5), true), "not farther in");
    assert!(!leave([4.0, -8.0]).is_stuck() && !passed.is_stuck() && !ignored.is_stuck());
}

//      ●────▶
//  ▓▓▓▓○▓▓▓▓▓     first the way out, then the whole motion
#[test]
fn a_slide_that_starts_inside_is_pushed_out_and_travels_from_there() {
    let world = world([FLOOR, [3.0, -9.0, 4.0, 9.0]]);
    let sunk = ball([0.0, 4.5], 1.0);
    let slid = travel(&world, &sunk, [4.0, 0.0], SLIDE);
    check(&slid, [2.0, 4.0], [0.0, 0.0], &[1]);
    assert_eq!((slid.pushed_out(), slid.is_stuck()), (Some(dvec2(0.0, 4.0)), false));
    assert_eq!(slid.inside().len(), 1);
    assert_eq!(travel(&world, &sunk, [4.0, 0.0], STOP).position(), dvec2(0.0, 4.5));
    let pushing = world.travel_options().start_inside(StartInside::PushOut);
    assert_eq!(pushing.run(sunk, motion([1.0, 0.0]), STOP).position(), dvec2(1.0, 4.0));
    let free = travel(&world, &ball([0.0, 4.0], 1.0), [1.0, 0.0], SLIDE);
    assert_eq!((free.pushed_out(), free.is_stuck()), (None, false));
    // What it ignores does not push; what it is pushed into is asked about, too.
    let ignored = choosing(&world, &sunk, [1.0, 0.0], SLIDE, |_| Choice::Ignore);
    assert_eq!((ignored.position(), ignored.pushed_out()), (dvec2(1.0, 4.5), None));
    let below = self::world([FLOOR, [-1.0, 3.0, 1.0, 3.5]]);
    let mut asked = Vec::new();
    let travel = below.travel_options().choose(|hit| {
        asked.push((hit.id().to_bits(), hit.starts_inside()));
        if hit.id().to_bits() == 0 { Choice::Accept } else { Choice::Ignore }
    });
    assert_eq!(travel.run(sunk, motion([0.0, 0.0]), SLIDE).position(), dvec2(0.0, 4.0));
    assert_eq!(asked, [(0, true), (1, true)]);
}

//  ▓▓▓▓▓
//   (●)      in a gap that is too low: it stays, and says so
//  ▓▓▓▓▓
#[test]
fn a_mover_that_cannot_be_pushed_out_stays_and_is_stuck() {
    let world = world([FLOOR, [-20.0, 0.0, 20.0, 4.0]]);
    let crushed = travel(&world, &ball([0.0, 4.5], 1.0), [4.0, 0.0], SLIDE);
    check(&crushed, [0.0, 4.5], [4.0, 0.0], &[]);
    assert_eq!((crushed.is_stuck(), crushed.pushed_out()), (true, None));
    assert_eq!((crushed.inside().len(), crushed.time_left()), (2, 1.0));
}
