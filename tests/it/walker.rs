//! Walks on slopes, steps and through the air.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Choice, Circle, Convex, GeometryError, Motion, Mover, Side, TravelHit, Walker, World,
    one_way,
};

use crate::words::Words;

const FALL: f64 = 0.25;

fn motion(x: f64, y: f64) -> Motion {
    Motion::new((x, y)).unwrap()
}

fn hull<const N: usize>(points: [[f64; 2]; N]) -> Convex {
    Convex::new(points).unwrap()
}

fn walker() -> Walker {
    Walker::new((1.0, 1.0)).unwrap().snap(1.0).unwrap().step(0.5).unwrap()
}

//           ______
//   _______╱      ╲_______     1 in 2 up, flat, 1 in 2 down, flat
fn hill() -> World {
    let mut world = World::new([Aabb::new((-20.0, 0.0), (30.0, 1.0)).unwrap()]);
    world.insert(hull([[0.0, 0.0], [4.0, -2.0], [8.0, -2.0], [12.0, 0.0]]));
    world
}

fn movers() -> [Mover; 3] {
    let capsule = Convex::capsule(graze2d::Segment::new((-6.0, -1.5), (-6.0, -0.5)).unwrap(), 0.5);
    [
        Mover::from_min_size((-6.0, -1.0), (0.5, 1.0)).unwrap(),
        Circle::new((-6.0, -0.5), 0.5).unwrap().into(),
        capsule.unwrap().into(),
    ]
}

#[test]
fn a_hill_is_walked_at_one_speed_without_leaving_the_ground() {
    let world = hill();
    for player in movers() {
        for speed in [0.125, 0.5, 1.5] {
            let (mut player, mut x) = (player, -6.0);
            while x < 18.0 {
                let walk = world.walk(player, motion(speed, FALL), walker());
                x += speed;
                assert!((walk.position().x - x).abs() < 1e-9, "{speed}: {walk:?}");
                assert_eq!(walk.motion(), motion(speed, 0.0), "{speed} at {x}");
                assert!(!walk.ground().is_empty(), "{speed} at {x}: {walk:?}");
                player = walk.mover();
            }
        }
    }
}

#[test]
fn who_stands_on_a_slope_stays_there_to_the_bit() {
    let world = World::new([hull([[0.1, 0.3], [7.3, -4.1], [7.3, 0.3]])]);
    for x in [1.0, 2.3, 3.7, 5.9] {
        let player = Mover::from_min_size((x, -9.0), (0.7, 1.1)).unwrap();
        let landed = world.walk(player, motion(0.0, 20.0), walker());
        assert_eq!(landed.ground().len(), 1);
        let mut here = landed.mover();
        for _ in 0..10 {
            here = world.walk(here, motion(0.0, FALL), walker()).mover();
            assert_eq!(here, landed.mover());
        }
    }
}

#[test]
fn steep_ground_is_a_wall() {
    let world = World::new([
        hull([[-20.0, 0.0], [20.0, 0.0], [20.0, 1.0], [-20.0, 1.0]]),
        hull([[0.0, 0.0], [2.0, -4.0], [2.0, 0.0]]),
    ]);
    for player in movers() {
        let walk = world.walk(player, motion(9.0, FALL), walker());
        assert_eq!(walk.motion().get().x, 0.0);
        assert!(walk.position().x < 0.0 && !walk.ground().is_empty(), "{walk:?}");
        // Nor is it climbed from the air.
        let above = player.at(graze2d::Point::new((0.3, -3.0)).unwrap());
        let mut fallen = (above, 0.0);
        for _ in 0..60 {
            let walk = world.walk(fallen.0, motion(0.25, fallen.1 + 0.01), walker());
            assert!(walk.position().y >= fallen.0.position().y, "{walk:?}");
            fallen = (walk.mover(), walk.motion().get().y);
        }
        assert!(!world.stands_on(fallen.0).is_empty());
    }
}

#[test]
fn a_ledge_is_stepped_onto_if_it_is_low() {
    for (height, is_low) in [(0.5, true), (0.5_f64.next_up(), false), (0.25, true)] {
        let mut world = World::new([Aabb::new((-20.0, 0.0), (20.0, 1.0)).unwrap()]);
        world.insert(Aabb::new((0.0, -height), (9.0, 0.0)).unwrap());
        let player = Mover::from_min_size((-3.0, -1.0), (1.0, 1.0)).unwrap();
        let walk = world.walk(player, motion(4.0, FALL), walker());
        let end = if is_low { dvec2(1.0, -1.0 - height) } else { dvec2(-1.0, -1.0) };
        assert!((walk.position() - end).length() < 1e-9, "{height}: {walk:?}");
        assert_eq!(walk.motion().get().x == 4.0, is_low);
    }
}

#[test]
fn without_a_snap_the_ground_is_left() {
    let flat = Walker::new((1.0, 1.0)).unwrap();
    let player = Mover::from_min_size((7.0, -3.0), (0.5, 1.0)).unwrap();
    let walk = hill().walk(player, motion(2.0, FALL), flat);
    assert_eq!((walk.position(), walk.ground().len()), (dvec2(9.0, -3.0), 0));
    let jump = hill().walk(player, motion(0.0, -2.0), walker());
    assert_eq!((jump.position(), jump.motion()), (dvec2(7.0, -5.0), motion(0.0, -2.0)));
}

#[test]
fn a_platform_is_dropped_through() {
    let mut world = World::new([Aabb::new((-9.0, 4.0), (9.0, 5.0)).unwrap()]);
    let platform = world.insert(Aabb::new((-2.0, 0.0), (2.0, 0.5)).unwrap());
    let player = Mover::from_min_size((0.0, -1.0), (1.0, 1.0)).unwrap();
    let walk = |drops: bool| {
        let choose = move |hit: &TravelHit| match hit.id() == platform {
            true if drops => Choice::Ignore,
            true => one_way(Side::Top)(hit),
            false => Choice::Accept,
        };
        world.travel_options().choose(choose).walk(player, motion(0.5, 1.0), walker())
    };
    assert_eq!(walk(false).position(), dvec2(0.5, -1.0));
    assert_eq!(walk(true).position(), dvec2(0.5, 0.0));
}

#[test]
fn a_walker_is_checked_when_it_is_made() {
    assert_eq!(Walker::new((-1.0, 1.0)), Err(GeometryError::NotPositive));
    assert_eq!(Walker::new((0.0, 0.0)), Err(GeometryError::NotPositive));
    assert_eq!(walker().snap(f64::NAN), Err(GeometryError::NonFinite));
    assert_eq!(walker().step(-1.0), Err(GeometryError::NotPositive));
}

/// Whoever walks on random hills is in no wall, falls through no floor, and goes on from where it is.
#[test]
fn nobody_falls_through_random_hills() {
    let mut words = Words(7);
    for number in 0..40 {
        let (mut world, mut x, mut y) = (World::default(), -20.0, 0.0);
        let offset = [0.0, 12_345.678][number % 2];
        while x < 20.0 {
            let to = (x + words.between(0.3, 3.0), words.between(-1.5, 1.5));
            world.insert(hull([
                [x + offset, y],
                [to.0 + offset, to.1],
                [to.0 + offset, 9.0],
                [x + offset, 9.0],
            ]));
            (x, y) = to;
        }
        let walls: [f64; 2] = [-20.0, x];
        for x in walls {
            world.insert(Aabb::new((x + offset - 1.0, -1e9), (x + offset + 1.0, 9.0)).unwrap());
        }
        let mut player = movers()[number % 3].at(graze2d::Point::new((offset, -6.0)).unwrap());
        let (mut fall, mut speed) = (0.0, 0.2);
        for frame in 0..500 {
            if words.below(40) == 0 {
                speed = words.between(-1.0, 1.0);
            }
            let jump = if words.below(30) == 0 { -0.5 } else { 0.0 };
            let wish = motion(speed, fall + 0.02 + jump);
            let walk = world.walk(player, wish, walker());
            assert!(walk.inside().is_empty() && walk.settled().is_none(), "{number} {frame}");
            assert_eq!(world.overlaps(walk.mover()), [], "{number} {frame}: {walk:?}");
            assert!(walk.position().y < 3.0, "{number} {frame}: {walk:?}");
            let is_still = DVec2::new(0.0, 0.02);
            let is_held = walk.ground().iter().any(|ground| ground.normal().y < -0.75);
            if is_held && walk.motion().get().y == 0.0 {
                let rest = world.walk(walk.mover(), Motion::new(is_still).unwrap(), walker());
                assert_eq!(rest.position(), walk.position(), "{number} {frame}: {rest:?}");
            }
            (player, fall) = (walk.mover(), walk.motion().get().y);
        }
    }
}
