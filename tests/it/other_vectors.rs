//! Recipes for games whose vectors are not those of `graze2d::glam`: another glam, arrays, tuples.

use graze2d::glam::dvec2;
use graze2d::{Aabb, Circle, Motion, Mover, Point, Quad, Response, Segment, World};

#[test]
fn a_game_on_another_glam() {
    use glam_0_29::{DVec2, IVec2, Vec2};

    // Every f32 is an f64: nothing is lost on the way in.
    let (center, velocity, dt) = (Vec2::new(0.0, 0.0), Vec2::new(6.0, 3.0), 1.0 / 64.0);
    let mut walker: Mover = Circle::new(center.as_dvec2(), 0.5).unwrap().into();
    let wall = Aabb::new(DVec2::new(4.0, -9.0), DVec2::new(5.0, 9.0)).unwrap();
    let world = World::new([wall]);
    for _ in 0..60 {
        let motion = Motion::new((velocity * dt).as_dvec2()).unwrap();
        walker = world.travel(walker, motion, Response::slide()).mover();
    }

    // Out by way of an array, which every version makes its own vector from.
    let end = DVec2::from(walker.position().to_array());
    assert_eq!(end, DVec2::new(3.5, 2.8125));
    assert_eq!(end.as_vec2(), Vec2::new(3.5, 2.8125));

    let tile = Point::from(IVec2::new(3, -4).to_array());
    assert_eq!(tile.get().to_array(), [3.0, -4.0]);
}

#[test]
fn whatever_becomes_two_numbers_is_a_vector() {
    let point = Point::new([1.0, 2.0]).unwrap();
    assert_eq!(Point::new((1.0, 2.0)), Ok(point));
    assert_eq!(Point::new(dvec2(1.0, 2.0)), Ok(point));
    assert_eq!(Point::new(point), Ok(point));
    assert_eq!(Segment::new((0.0, 0.0), [4.0, 3.0]), Segment::new([0.0; 2], dvec2(4.0, 3.0)));
    assert_eq!(Aabb::from_min_size((1.0, 1.0), (3.0, 2.0)), Aabb::new([1.0, 1.0], [4.0, 3.0]));
    assert_eq!(Mover::from_min_size(point, (1.0, 1.0)).unwrap().position(), dvec2(1.0, 2.0));
    assert!(Quad::new([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]).is_ok());
}
