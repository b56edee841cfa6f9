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
