//! Walks on slopes, steps and through the air.

use graze2d::glam::dvec2;
use graze2d::{
    Aabb, Choice, Circle, Convex, GeometryError, Motion, Mover, Side, TravelHit, Walker, World,
    one_way,
};

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

//   ■  ╱              the ramp begins where the floor ends, as high
//   ▔▔▔
#[test]
fn a_ramp_is_walked_from_the_floor_before_it_without_a_step() {
    let mut world = World::new([Aabb::new((-8.0, 0.0), (0.0, 1.0)).unwrap()]);
    world.insert(hull([[0.0, 0.0], [4.0, -1.0], [4.0, 2.0], [0.0, 2.0]]));
    let player = Mover::from_min_size((-3.0, -0.75), (0.75, 0.75)).unwrap();
    let walk = world.walk(player, motion(3.25, FALL), Walker::new((1.0, 1.0)).unwrap());
    assert_eq!((walk.position(), walk.motion()), (dvec2(0.25, -1.0), motion(3.25, 0.0)));
}

//    ___              in steps much shorter than the way around the corner
//  ● ▓▓▓
#[test]
fn a_slow_round_player_rolls_over_a_ledge() {
    let floor = Aabb::new((-20.0, 0.0), (20.0, 1.0)).unwrap();
    let tops =
        [Aabb::new((0.0, -0.4), (3.0, 0.0)).unwrap(), Aabb::new((0.0, -0.7), (3.0, 0.0)).unwrap()];
    let [_, circle, capsule] = movers();
    for (top, is_low) in [(tops[0], true), (tops[1], false)] {
        for top in [Convex::from(top), hull([[0.0, top.min().y], [3.0, top.min().y], [1.5, 0.5]])] {
            for player in [circle, capsule] {
                let mut world = World::new([floor]);
                world.insert(top);
                let mut player = player;
                for _ in 0..60 {
                    let walk = world.walk(player, motion(0.17, FALL), walker());
                    assert!(!is_low || walk.motion() == motion(0.17, 0.0), "{walk:?}");
                    assert!(!walk.ground().is_empty(), "{walk:?}");
                    player = walk.mover();
                }
                assert_eq!(player.position().x > 3.5, is_low, "{player:?}");
            }
        }
    }
}

//    ╲                a ledge whose top falls by more than the step in one timestep
//  ● ▓▓╲
#[test]
fn a_ledge_that_falls_is_stepped_onto_and_followed() {
    let mut world = World::new([Aabb::new((-20.0, 0.0), (20.0, 1.0)).unwrap()]);
    world.insert(hull([[0.0, -0.25], [8.0, 7.75], [0.0, 7.75]]));
    let player = Mover::from_min_size((-1.0, -1.0), (0.5, 1.0)).unwrap();
    let up = Walker::new((1.0, 1.0)).unwrap().snap(2.0).unwrap().step(0.25).unwrap();
    let walk = world.walk(player, motion(1.0, FALL), up);
    assert_eq!((walk.position().x, walk.motion()), (0.0, motion(1.0, 0.0)), "{walk:?}");
}
