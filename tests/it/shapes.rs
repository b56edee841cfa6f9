//! Walls and movers of any convex shape: slopes, pins, rotated crates.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    BoxId, Circle, Contact, Convex, CornerSlide, Feature, Motion, Mover, Point, Response, World,
    convex_vs_convex,
};

use crate::words::Words;

fn motion(x: f64, y: f64) -> Motion {
    Motion::new((x, y)).unwrap()
}

/// A slope that rises to the right, 3 in 4.
fn slope() -> Convex {
    Convex::new([(0.0, 0.0), (4.0, 0.0), (4.0, -3.0)]).unwrap()
}

//        ●╲              down and right onto the slope, then along it
//          ╲ ╱▓
//           ╱▓▓▓
#[test]
fn a_ball_slides_along_a_slope() {
    let world = World::new([slope()]);
    let ball = Circle::new((0.0, -5.0), 1.0).unwrap();
    let travel = world.travel(ball, motion(0.0, 8.0), Response::slide());
    let hit = travel.hits()[0];
    assert_eq!((hit.feature(), hit.normal()), (Feature::Edge(2), dvec2(-0.6, -0.8)));
    // What is left of (0, 8) along (−4, 3) / 5: 8 × 3 / 5 = 4.8
    assert!((travel.motion().get() - dvec2(-3.84, 2.88)).length() < 1e-12, "{travel:?}");
}

#[test]
fn a_box_stands_on_a_slope_and_is_told_its_normal() {
    let world = World::new([slope()]);
    let crate_ = Mover::from_min_size((1.0, -6.0), (1.0, 1.0)).unwrap();
    let landed = world.travel(crate_, motion(0.0, 9.0), Response::Stop);
    assert_eq!(landed.position(), dvec2(1.0, -2.5), "its right corner is at (2, −1.5)");
    assert_eq!(landed.ground(), [BoxId::from(0)]);
    assert_eq!(landed.ground()[0].normal(), dvec2(-0.6, -0.8));
    assert_eq!(world.stands_on(landed.mover()), landed.ground());
}

/// Shapes of up to five corners near the origin, some on whole numbers, some round.
fn any_shape(words: &mut Words, size: f64) -> Convex {
    let center = dvec2(words.between(-6.0, 6.0), words.between(-6.0, 6.0));
    let mut points = Vec::new();
    for _ in 0..1 + words.below(5) {
        let by = dvec2(words.between(-size, size), words.between(-size, size));
        points.push(if words.below(2) == 0 { (center + by).round() } else { center + by });
    }
    let radius = if words.below(2) == 0 { 0.0 } else { words.between(0.0, 1.0) };
    Convex::new(points).unwrap().rounded(radius).unwrap()
}

#[test]
fn no_shape_ends_inside_another() {
    let mut words = Words(1);
    let mut hits = 0;
    for number in 0..20_000 {
        let world: World = (0..words.below(8)).map(|_| any_shape(&mut words, 2.0)).collect();
        let mover = Mover::from(any_shape(&mut words, 0.6));
        let wish = motion(words.between(-10.0, 10.0), words.between(-10.0, 10.0));
        let response = match words.below(4) {
            0 => Response::Stop,
            1 => Response::bounce(1.0).unwrap(),
            2 => Response::slide(),
            _ => Response::Slide { corner: CornerSlide::Stop },
        };
        let travel = world.travel(mover, wish, response);
        hits += travel.hits().len();
        let is_inside = |position: DVec2, wall: Convex| {
            let shape = mover.at(Point::new(position).unwrap()).convex();
            let span = convex_vs_convex(shape, Motion::ZERO, wall, Motion::ZERO);
            span.is_some_and(|span| span.contact() == Contact::Cross)
        };
        let outside =
            world.iter().filter(|(id, _)| travel.inside().iter().all(|it| it.id() != *id));
        for (id, wall) in outside {
            let places = travel.hits().iter().map(|hit| hit.position());
            for place in places.chain([travel.position()]) {
                assert!(!is_inside(place, wall.convex()), "{number}: {id:?} in {travel:?}");
            }
        }
        if travel.inside().is_empty() {
            let again = world.travel(travel.mover(), wish, response);
            assert!(again.inside().is_empty() && again.settled().is_none(), "{number}");
        }
    }
    assert!(hits > 4000, "{hits}");
}

//   ●            a straight edge that is cut at a double slides as the uncut one:
//    ╲           at the joint the seam of both walls is no way to go
//  ▓▓▓╲│▓▓▓▓▓
//  ▓▓▓▓│▓▓▓▓▓
#[test]
fn a_joint_of_a_straight_edge_is_no_way_in() {
    let left = Convex::new([[-6.0, 4.0], [-0.5, 4.5], [0.0, 13.5], [-5.5, 13.0]]).unwrap();
    let right = Convex::new([[-0.5, 4.5], [5.0, 5.0], [5.5, 14.0], [0.0, 13.5]]).unwrap();
    let uncut = Convex::new([[-6.0, 4.0], [5.0, 5.0], [5.5, 14.0], [-5.5, 13.0]]).unwrap();
    let point = Mover::from(Convex::new([[3.0, -6.0]]).unwrap());
    let end = |world: World| world.travel(point, motion(-4.0, 12.0), Response::slide()).position();
    let off = end(World::new([left, right])) - end(World::new([uncut]));
    assert!(off.length() < 1e-14, "{off}");
}

/// Far from 0 on one axis alone, no double within 4 ulp of each axis by itself is free between two slopes.
#[test]
fn between_slopes_the_coarser_axis_counts() {
    let across = 12_345.678;
    let at = |points: [[f64; 2]; 4]| Convex::new(points.map(|[x, y]| [x + across, y])).unwrap();
    let world = World::new([
        at([[-6.0, -0.3], [-3.0, 1.7], [-3.0, 4.7], [-6.0, 4.7]]),
        at([[-3.0, 1.7], [0.0, 0.7], [0.0, 4.7], [-3.0, 4.7]]),
    ]);
    let mover = Mover::from_min_size((across + 3.5, -6.8), (1.0, 1.0)).unwrap();
    let travel = world.travel(mover, motion(-15.0, 21.0), Response::slide());
    let moved = travel.hits().windows(2).all(|hits| hits[0].position() != hits[1].position());
    assert!(moved, "{travel:?}");
}

/// The way out of one pin by less than an ulp leads into the other.
#[test]
fn a_start_between_pins_is_settled() {
    let pin = |x: f64, y: f64| Circle::new((x, y), 0.0005).unwrap();
    let world = World::new([pin(-0.001, 0.0012), pin(-0.0004, 0.002)]);
    let point = Mover::from(Convex::from(Circle::new((-0.0007, 0.0016), 0.0).unwrap()));
    let travel = world.travel(point, motion(1.0, 1.0), Response::Stop);
    assert!(travel.settled().is_some() && travel.inside().is_empty(), "{travel:?}");
}
