//! An axis that no wall touched ends at `start + motion`, rounded once: whole numbers stay whole.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, Feature, Motion, Mover, Response, Travel, World};

use crate::words::Words;

fn aabb([a, b, c, d]: [f64; 4]) -> Aabb {
    Aabb::new((a, b), (c, d)).unwrap()
}

fn crate_at(x: f64, y: f64, width: f64, height: f64) -> Mover {
    Mover::from_min_size((x, y), (width, height)).unwrap()
}

fn travel(world: &World, mover: Mover, motion: DVec2, response: Response) -> Travel {
    world.travel(mover, Motion::new(motion).unwrap(), response)
}

fn bounce() -> Response {
    Response::bounce(1.0).unwrap()
}

//     ┌──┐
//     └──┘╲          (1 − t) × motion rounds at t = ⅓, start + motion does not
//  ▓▓▓▓▓▓▓▓▓
#[test]
fn a_box_that_slides_along_a_wall_ends_at_a_whole_number() {
    let world = World::new([aabb([0.0, 0.0, 8.0, 8.0])]);
    let (mover, motion) = (crate_at(10.0, 10.0, 2.0, 2.0), dvec2(-9.0, -6.0));
    assert_eq!(travel(&world, mover, motion, Response::slide()).position(), dvec2(1.0, 8.0));
    assert_eq!(travel(&world, mover, motion, bounce()).position(), dvec2(1.0, 12.0));
}

//       ●╲
//  ▓▓▓▓│  │▓▓▓     a walker that ends above a gap as wide as itself falls into it
#[test]
fn a_walker_falls_into_a_gap_as_wide_as_itself() {
    let world = World::new([aabb([-100.0, 8.0, 1.0, 24.0]), aabb([17.0, 8.0, 100.0, 24.0])]);
    let walker = crate_at(10.0, -14.0, 16.0, 16.0);
    let above = travel(&world, walker, dvec2(-9.0, 18.0), Response::slide());
    assert_eq!((above.position(), above.ground().len()), (dvec2(1.0, -8.0), 0));
    let fallen = travel(&world, above.mover(), dvec2(0.0, 9.0), Response::slide());
    assert_eq!(fallen.position(), dvec2(1.0, 1.0));
}

/// Whole numbers near and far, a box or a circle, a floor or a wall beside it.
fn whole(words: &mut Words) -> (World, Mover, DVec2) {
    let most = words.choose(&[10, 40, 200, 1_000]);
    let mut number = || words.whole(most);
    let (place, motion) = (dvec2(number(), number()), dvec2(number(), number()));
    let side = number();
    let wide = 8.0 * most as f64;
    let wall = if words.one_in(2) {
        aabb([-wide, side, wide, side + 1.0 + words.below(9) as f64])
    } else {
        aabb([side, -wide, side + 1.0 + words.below(9) as f64, wide])
    };
    let size = 1.0 + words.below(9) as f64;
    let mover = if words.one_in(3) {
        Circle::new(place, size).unwrap().into()
    } else {
        crate_at(place.x, place.y, size, 1.0 + words.below(9) as f64)
    };
    (World::new([wall]), mover, motion)
}

#[test]
fn whole_numbers_stay_whole_in_slides_and_bounces() {
    let (mut words, mut hits) = (Words(42), 0);
    for _ in 0..20_000 {
        let (world, mover, motion) = whole(&mut words);
        for response in [Response::slide(), bounce()] {
            let travel = travel(&world, mover, motion, response);
            let [hit] = travel.hits() else { continue };
            let Feature::Side(side) = hit.feature() else { continue };
            hits += 1;
            let mut end = mover.position() + motion;
            let axis = usize::from(side.normal().x == 0.0);
            let rest = hit.position()[axis];
            end[axis] = if response == bounce() { 2.0 * rest - end[axis] } else { rest };
            assert_eq!(travel.position(), end, "{world:?}, {mover:?} by {motion}, {response:?}");
        }
    }
    assert!(hits > 5_000, "{hits}");
}

//  ▓│╲╱╲╱╲│▓      a ball in a shaft: the axis along the walls counts no bounces, until their rounding adds up to 4 ulp
#[test]
fn the_axis_along_the_walls_of_a_shaft_ends_where_it_would_without_them() {
    let mut words = Words(7);
    for _ in 0..2_000 {
        let (left, right) = (words.between(-9.0, -1.0), words.between(1.0, 9.0));
        let world = World::new([aabb([-99.0, -1e4, left, 1e4]), aabb([right, -1e4, 99.0, 1e4])]);
        let ball = Circle::new((words.between(-0.4, 0.4), words.between(-9.0, 9.0)), 0.5).unwrap();
        let motion = dvec2(words.between(-30.0, 30.0), words.between(-9.0, 9.0));
        let travel = travel(&world, ball.into(), motion, bounce());
        if travel.hits().len() > 3 {
            continue;
        }
        assert_eq!(travel.position().y, ball.center().y + motion.y, "{ball:?} by {motion}");
    }
}
