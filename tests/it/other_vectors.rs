//! Recipes for games whose vectors are not those of `graze2d::glam`: their own, arrays, tuples.

use graze2d::glam::dvec2;
use graze2d::{Aabb, Circle, Convex, Motion, Mover, Point, Response, Segment, World};

/// A vector of another library, which becomes an array and is made from one: as in every version of glam.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Vector {
    x: f64,
    y: f64,
}

impl From<Vector> for [f64; 2] {
    fn from(Vector { x, y }: Vector) -> Self {
        [x, y]
    }
}

impl From<[f64; 2]> for Vector {
    fn from([x, y]: [f64; 2]) -> Self {
        Self { x, y }
    }
}

#[test]
fn a_game_on_vectors_of_another_library() {
    let vector = |x, y| Vector { x, y };
    let mut walker: Mover = Circle::new(vector(0.0, 0.0), 0.5).unwrap().into();
    let wall = Aabb::new(vector(4.0, -9.0), vector(5.0, 9.0)).unwrap();
    let world = World::new([wall]);
    for _ in 0..60 {
        let motion = Motion::new(vector(6.0 / 64.0, 3.0 / 64.0)).unwrap();
        walker = world.travel(walker, motion, Response::slide()).mover();
    }

    // Out by way of an array.
    assert_eq!(Vector::from(walker.position().to_array()), vector(3.5, 2.8125));
    assert_eq!(Point::from([3_i32, -4]).get().to_array(), [3.0, -4.0]);
}

#[test]
fn whatever_becomes_two_numbers_is_a_vector() {
    let point = Point::new([1.0, 2.0]).unwrap();
    assert_eq!(Point::new((1.0, 2.0)), Ok(point));
    assert_eq!(Point::new(dvec2(1.0, 2.0)), Ok(point));
    let motion = Motion::new((1.0, 2.0)).unwrap();
    assert_eq!((motion.x(), motion.y()), (1.0, 2.0));
    assert_eq!(Point::new(point), Ok(point));
    assert_eq!(Segment::new((0.0, 0.0), [4.0, 3.0]), Segment::new([0.0; 2], dvec2(4.0, 3.0)));
    assert_eq!(Aabb::from_min_size((1.0, 1.0), (3.0, 2.0)), Aabb::new([1.0, 1.0], [4.0, 3.0]));
    assert_eq!(Mover::from_min_size(point, (1.0, 1.0)).unwrap().position(), dvec2(1.0, 2.0));
    assert!(Convex::new([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]).is_ok());
}
