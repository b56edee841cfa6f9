//! A start that overlaps walls by no more than rounding is settled outside of them, and then travels as from there.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, BoxId, Choice, Circle, CornerSlide, Motion, Mover, Positions, Response, Side,
    StartInside, Travel, TravelHit, World, one_way,
};

use crate::words::Words;

fn aabb([a, b, c, d]: [f64; 4]) -> Aabb {
    Aabb::new((a, b), (c, d)).unwrap()
}

fn motion(x: f64, y: f64) -> Motion {
    Motion::new((x, y)).unwrap()
}

fn crate_at(x: f64, y: f64, width: f64, height: f64) -> Mover {
    Mover::from_min_size((x, y), (width, height)).unwrap()
}

fn responses() -> [Response; 6] {
    let corner = CornerSlide::Stop;
    let bounces = [1.0, 0.5].map(|restitution| Response::bounce(restitution).unwrap());
    let [full, half] = bounces;
    [Response::Stop, Response::slide(), Response::Slide { corner }, full, half, Response::Pass]
}

/// A decimal with up to three places, as readers write them.
fn decimal(words: &mut Words, most: f64) -> f64 {
    let scale = words.choose(&[10.0, 100.0, 1000.0]);
    (words.between(-most, most) * scale).round() / scale
}

fn is_inside(mover: &Mover, wall: &Aabb) -> bool {
    !World::new([*wall]).overlaps(*mover).is_empty()
}

/// A mover placed flush at each side of a wall by one subtraction or addition, and the direction away from it.
fn flush(words: &mut Words) -> (Aabb, [(Mover, DVec2); 4]) {
    let mut number = || decimal(words, 500.0);
    let (min, size) = (dvec2(number(), number()), dvec2(number().abs(), number().abs()));
    let wall = Aabb::from_min_size(min, size + 0.5).unwrap();
    let [w, h] = [number(), number()].map(|x| x.abs() / 10.0 + 0.1);
    let r = number().abs() / 10.0 + 0.1;
    let middle = wall.min() + 0.25 * (wall.max() - wall.min());
    let (min, max) = (wall.min(), wall.max());
    let by_side = [dvec2(-1.0, 0.0), dvec2(1.0, 0.0), dvec2(0.0, -1.0), dvec2(0.0, 1.0)];
    let places = if words.one_in(3) {
        let at = |x: f64, y: f64| Circle::new((x, y), r).unwrap().into();
        [
            at(min.x - r, middle.y),
            at(max.x + r, middle.y),
            at(middle.x, min.y - r),
            at(middle.x, max.y + r),
        ]
    } else {
        let at = |x: f64, y: f64| crate_at(x, y, w, h);
        [at(min.x - w, middle.y), at(max.x, middle.y), at(middle.x, min.y - h), at(middle.x, max.y)]
    };
    let mut sides = places.into_iter().zip(by_side);
    (wall, std::array::from_fn(|_| sides.next().unwrap()))
}

#[test]
fn what_is_placed_flush_leaves_the_wall_under_every_response() {
    let (mut words, mut inside) = (Words(11), 0);
    for _ in 0..3_000 {
        let (wall, places) = flush(&mut words);
        let world = World::new([wall]);
        for (mover, away) in places {
            let is_in = is_inside(&mover, &wall);
            inside += u32::from(is_in);
            for response in responses() {
                let travel = world.travel(mover, Motion::new(3.0 * away).unwrap(), response);
                assert_eq!(travel.settled().is_some(), is_in);
                assert!(travel.inside().is_empty() && !travel.is_stuck());
                assert!(travel.hits().is_empty(), "{:?}", travel.hits());
                let start = travel.settled().unwrap_or(mover.position());
                assert!(!is_inside(&travel.mover(), &wall));
                assert_eq!(
                    travel.position(),
                    start + 3.0 * away,
                    "{wall:?} {mover:?} {response:?}"
                );
            }
        }
    }
    assert!(inside > 1_500, "{inside}");
}

//   ┌─┐
//  ─└─┘─      y = platform.y − height
#[test]
fn a_player_that_is_placed_on_a_one_way_platform_stands_on_it() {
    let lands_on = one_way(Side::Top);
    let mut words = Words(12);
    let mut inside = 0;
    for number in 0..4_000 {
        let mut world = World::default();
        let single = number % 2 == 1;
        let place = |x: f64| if single { f64::from(x as f32) } else { x };
        world.set_positions(if single { Positions::F32 } else { Positions::F64 });
        let [top, height] = [500.0, 60.0].map(|most| place(decimal(&mut words, most).abs() + 1.0));
        world.insert(aabb([-100.0, top, 100.0, top + 4.0]));
        let player = crate_at(0.0, place(top - height), 20.0, height);
        inside += usize::from(!world.overlaps(player).is_empty());
        assert_eq!(world.stands_on(player), [BoxId::from(0)], "{player:?}");
        let (mut mover, mut landed) = (player, None);
        for _ in 0..3 {
            let travel = world.travel_options().choose(lands_on).run(
                mover,
                motion(0.0, 5.0),
                Response::slide(),
            );
            assert_eq!(travel.ground(), [BoxId::from(0)], "{player:?} on {top}");
            mover = travel.mover();
            assert_eq!(landed.get_or_insert(mover.position()), &mover.position());
        }
    }
    assert!(inside > 800, "{inside}");
}

#[test]
fn an_overlap_of_four_ulps_is_rounding_and_of_five_is_not() {
    let ulp = f64::EPSILON * 4.0;
    let wall = aabb([0.0, 2.0, 9.0, 7.0]);
    let world = World::new([wall]);
    let travel = |ulps: f64| -> Travel {
        let circle = Circle::new((4.0, 1.0 + ulps * ulp), 1.0).unwrap();
        world.travel(circle, motion(1.0, 0.0), Response::Stop)
    };
    assert_eq!(travel(0.0).settled(), None);
    for ulps in [0.25, 1.0, 3.0, 4.0] {
        let travel = travel(ulps);
        assert_eq!(travel.settled(), Some(dvec2(4.0, 1.0)), "{ulps}");
        assert_eq!(travel.position(), dvec2(5.0, 1.0));
        assert!(travel.inside().is_empty());
    }
    for ulps in [4.25, 5.0, 9.0] {
        let travel = travel(ulps);
        assert_eq!((travel.settled(), travel.inside().len()), (None, 1), "{ulps}");
        assert!(travel.is_stuck());
    }
}

//     │╱                  a circle at a corner, between floor and wall, and between walls that leave no room
#[test]
fn a_circle_settles_at_a_corner_and_between_walls_if_there_is_room() {
    let mut words = Words(13);
    for _ in 0..2_000 {
        let (corner, r) = (dvec2(decimal(&mut words, 90.0), decimal(&mut words, 90.0)), 1.5);
        let wall = aabb([corner.x, corner.y, corner.x + 9.0, corner.y + 9.0]);
        let angle = words.between(0.1, 1.4);
        let center = corner - r * dvec2(angle.cos(), angle.sin());
        let mover = Mover::from(Circle::new(center, r).unwrap());
        let travel = World::new([wall]).travel(mover, motion(-1.0, -1.0), Response::Stop);
        assert!(travel.inside().is_empty() && travel.hits().is_empty());
        assert_eq!(travel.settled().is_some(), is_inside(&mover, &wall));
        let off = travel.settled().map_or(DVec2::ZERO, |settled| settled - center);
        assert!(off.abs().max_element() <= 5.0 * f64::EPSILON * 128.0, "{off}");
    }
    let ulp = f64::EPSILON;
    let shaft =
        |gap: f64| World::new([aabb([-9.0, 0.0, 1.0, 9.0]), aabb([1.0 + gap, 0.0, 9.0, 9.0])]);
    let ball = Circle::new((1.5 - ulp, 4.0), 0.5).unwrap();
    let fits = shaft(1.0).travel(ball, motion(0.0, 1.0), Response::Stop);
    assert_eq!((fits.settled(), fits.position()), (Some(dvec2(1.5, 4.0)), dvec2(1.5, 5.0)));
    let none = shaft(1.0 - 2.0 * ulp).travel(ball, motion(0.0, 1.0), Response::Stop);
    assert_eq!((none.settled(), none.position()), (None, ball.center()));
    assert_eq!(none.inside().len(), 2, "no position nearby is free");
}

//  ▓▓▓▓▓
//  ▓┌─┐▓        deep in a platform that it jumps through, and flush on a floor
//  ▓└─┘▓
//  ▒▒▒▒▒
#[test]
fn a_mover_that_is_deep_in_a_wall_is_not_settled_but_stands_on_its_floor() {
    let (platform, floor) = (aabb([0.0, 0.0, 9.0, 9.0]), aabb([-9.0, 8.3, 19.0, 12.0]));
    let world = World::new([platform, floor]);
    let mover = crate_at(3.0, 8.3 - 2.1 + 8.0 * f64::EPSILON, 2.0, 2.1);
    assert_eq!(world.overlaps(mover).len(), 2);
    assert_eq!(world.stands_on(mover), [BoxId::from(1)]);
    let choose = |hit: &TravelHit| {
        if hit.id() == BoxId::from(0) { Choice::Ignore } else { Choice::Accept }
    };
    let options = world.travel_options().choose(choose);
    let travel = options.run(mover, motion(1.0, 2.0), Response::slide());
    assert!(travel.settled().is_none() && travel.pushed_out().is_some());
    assert_eq!(travel.inside().len(), 2);
    assert_eq!(travel.ground(), [BoxId::from(1)]);
}

//  ▏×▕       as near to one side as to the other
#[test]
fn equal_ways_out_are_taken_as_their_mirror_images_would_be() {
    let ulp = f64::EPSILON;
    for (by, thick) in [(3.0, 2.0), (-3.0, 2.0), (0.0, 4.0), (3.0, 8.0)] {
        let settled = |mirror: f64| {
            let (a, b) = (mirror * 1.0, mirror * (1.0 + thick * ulp));
            let wall = aabb([a.min(b), -9.0, a.max(b), 9.0]);
            let point = Circle::new((0.5 * a + 0.5 * b, 0.0), 0.0).unwrap();
            let motion = motion(mirror * by, 0.0);
            let options = World::new([wall]);
            let options = options.travel_options().start_inside(StartInside::Stay);
            let travel = options.run(point, motion, Response::Pass);
            travel.settled().expect("within 4 ulp")
        };
        let (one, other) = (settled(1.0), settled(-1.0));
        assert_eq!(one, dvec2(-other.x, other.y), "by {by}");
    }
}
