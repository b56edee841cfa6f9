//! What movers stand on, by contact alone.

use graze2d::glam::dvec2;
use graze2d::{
    Aabb, BoxId, Choice, Circle, Feature, Filter, Motion, Mover, Positions, Response, Side, World,
};

use crate::words::Words;

fn aabb([a, b, c, d]: [f64; 4]) -> Aabb {
    Aabb::new((a, b), (c, d)).unwrap()
}

fn ids(ids: &[u32]) -> Vec<BoxId> {
    ids.iter().map(|id| BoxId::from(*id)).collect()
}

const FALL: f64 = 0.5;

//    ┌──┐
//  ▓▓│  │▓▓       on both tiles; not on the wall beside it, nor on a tile that it shares a point with
//  ▓▓▓▓▓▓▓▓▓▓
#[test]
fn a_box_stands_on_the_tops_that_it_overlaps_by_more_than_a_point() {
    let tiles =
        [[0.0, 0.0, 1.0, 1.0], [1.0, 0.0, 2.0, 1.0], [2.0, 0.0, 3.0, 1.0], [2.0, -1.0, 3.0, 0.0]];
    let world = World::new(tiles.map(aabb));
    let at = |x: f64, y: f64| Mover::from_min_size((x, y), (1.5, 1.0)).unwrap();
    assert_eq!(world.stands_on(at(0.5, -1.0)), ids(&[0, 1]));
    assert!(world.stands_on(at(-1.5, -1.0)).is_empty(), "only a corner above a corner");
    assert!(world.stands_on(at(0.5, -1.5)).is_empty(), "in the air");
    assert!(world.stands_on(at(0.5, -0.5)).is_empty(), "inside");
    assert!(world.stands_on(at(0.5, 1.0)).is_empty(), "below");
    let others = world.filtered(Filter::default().without(ids(&[0])));
    assert_eq!(others.stands_on(at(0.5, -1.0)), ids(&[1]));
}

#[test]
fn a_wall_that_rounding_has_gone_into_from_the_side_is_no_ground() {
    let world = World::new([aabb([1.0, -9.0, 2.0, 9.0])]);
    for over in [0.0, f64::EPSILON] {
        let beside = Mover::from_min_size((over, 0.0), (1.0, 1.0)).unwrap();
        assert!(world.stands_on(beside).is_empty(), "{over}");
    }
}

//   (●) (●)
//  ▓▓▓▓▓▓  ▓▓    one stands, the other rests between two corners
#[test]
fn a_circle_stands_on_what_is_under_its_center() {
    let world = World::new([[-9.0, 0.0, 0.0, 1.0], [6.0, 0.0, 9.0, 1.0]].map(aabb));
    let ball = |x: f64, y: f64| Circle::new((x, y), 5.0).unwrap();
    assert_eq!(world.stands_on(ball(-1.0, -5.0)), ids(&[0]));
    assert_eq!(world.stands_on(ball(0.0, -5.0)), ids(&[0]));
    assert!(world.stands_on(ball(3.0, -4.0)).is_empty());
}

#[test]
fn a_wall_that_was_ignored_is_no_ground() {
    let world = World::new([aabb([-9.0, 0.0, 9.0, 1.0])]);
    let player = Mover::from_min_size((0.0, 2.0), (1.0, 1.0)).unwrap();
    let through = |_: &graze2d::TravelHit| Choice::Ignore;
    let up = Motion::new((0.0, -3.0)).unwrap();
    let travel = world.travel_options().choose(through).run(player, up, Response::slide());
    assert!(travel.position().y == -1.0 && travel.ground().is_empty());
    assert_eq!(world.stands_on(travel.mover()), ids(&[0]));
}

/// A mover lands on the top of a wall if, and only if, it then stands on it; and while it stands, gravity does not
/// move it.
#[test]
fn what_lands_stands_and_what_stands_does_not_fall() {
    let mut words = Words(7);
    let mut landed = 0;
    for number in 0..4000 {
        let far = words.choose(&[0.0, 0.0, 1e3 / 3.0, -1e6 / 7.0, 1e12]);
        let unit = words.choose(&[1.0, 1.0, 0.1, 1e-3]);
        let walls: Vec<Aabb> = (0..6)
            .map(|_| {
                let min = far + unit * dvec2(words.between(-3.0, 3.0), words.between(0.0, 3.0));
                let size = unit * dvec2(words.between(0.1, 3.0), words.between(0.1, 3.0));
                Aabb::from_corners(min, min + size).unwrap()
            })
            .collect();
        let mut world = World::new(walls);
        if number % 3 == 0 {
            world.set_positions(Positions::F32);
        }
        let at = far + unit * dvec2(words.between(-3.0, 3.0), -4.0);
        let size = unit * words.between(0.1, 1.0);
        let mover: Mover = match number % 2 {
            0 => Circle::new(at, size).unwrap().into(),
            _ => Mover::from_min_size(at, (size, size)).unwrap(),
        };
        let gravity = Motion::new((0.0, 9.0 * unit)).unwrap();
        let fallen = world.travel(mover, gravity, Response::Stop);
        let Some(hit) = fallen.hits().first() else { continue };
        let is_top = hit.feature() == Feature::Side(Side::Top);
        assert_eq!(
            fallen.ground().iter().any(|ground| *ground == hit.id()),
            is_top,
            "{number}: {fallen:?}"
        );
        if is_top {
            landed += 1;
            let push = Motion::new((0.0, unit * FALL)).unwrap();
            let again = world.travel(fallen.mover(), push, Response::Stop);
            assert_eq!(again.position(), fallen.position(), "{number}");
        }
    }
    assert!(landed > 1000, "{landed}");
}
