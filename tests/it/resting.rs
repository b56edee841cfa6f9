//! Movers that go on for thousands of steps: at rest nothing drifts, in flight nothing is lost.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Choice, Circle, CornerSlide, Motion, Mover, Response, Restitution, World};

const SLIDE: Response = Response::Slide { corner: CornerSlide::Round };
const BOUNCE: Response = Response::Bounce { restitution: Restitution::FULL };

fn aabb(min: [f64; 2], max: [f64; 2]) -> Aabb {
    Aabb::new(min, max).unwrap()
}

fn ball(center: [f64; 2], radius: f64) -> Mover {
    Circle::new(center, radius).unwrap().into()
}

fn crate_at(min: [f64; 2], size: [f64; 2]) -> Mover {
    Mover::from_min_size(min, size).unwrap()
}

/// A floor of tiles with decimal sides, which no double is: neighbors share their sides even so.
fn floor(top: f64, width: f64) -> World {
    World::new((-10..210).map(|column| {
        let [left, right] = [column, column + 1].map(|n| f64::from(n) * width);
        aabb([left, top], [right, top + width])
    }))
}

fn step(world: &World, mover: &Mover, v: [f64; 2], response: Response) -> Mover {
    let travel = world.travel(*mover, Motion::new(v).unwrap(), response);
    assert!((0.0..=1.0).contains(&travel.time_left()), "{} is left", travel.time_left());
    travel.mover()
}

//    ●  ●  ●  ●  ●     to the right and back, with gravity on every step
//  ▓▓│▓▓│▓▓│▓▓│▓▓│▓▓
#[test]
fn a_mover_slides_ten_thousand_steps_at_the_same_coordinate_bit_for_bit() {
    let slide = |top: f64, width: f64, mover: Mover| {
        let world = floor(top, width);
        let mut mover = step(&world, &mover, [0.0, 1e6], SLIDE);
        let landed = mover.position();
        assert!(landed.y > top - 1.0);
        let pace = width * 0.019;
        for n in 0..10_000 {
            let to = if n < 5_000 { pace } else { -pace };
            let before = mover.position();
            mover = step(&world, &mover, [to, 0.37], SLIDE);
            assert_eq!(mover.position().y.to_bits(), landed.y.to_bits(), "step {n}");
            // A pressing step is over a moment later: it may round to the next double.
            let off = (mover.position().x - (before.x + to)).abs();
            assert!(off <= f64::EPSILON * (before.x + to).abs(), "step {n} is off by {off:e}");
        }
    };
    slide(0.7, 0.1, ball([0.05, -3.0], 0.1));
    slide(1e6 / 7.0, 0.3, ball([0.05, 1e5], 1.0 / 3.0));
    slide(-0.1, 1.1, crate_at([0.05, -3.0], [0.1, 0.2]));
}

//   ●▓
//  ▓▓▓      pressed on for ever
#[test]
fn a_mover_pressed_into_a_corner_does_not_move_a_bit() {
    let walls = [aabb([-9.0, 0.7], [9.0, 2.0]), aabb([1.1, -9.0], [3.0, 0.7])];
    let world = World::new(walls);
    for mover in [ball([0.0, 0.0], 0.1), crate_at([0.0, 0.0], [0.3, 0.6])] {
        let mut mover = step(&world, &mover, [9.0, 9.0], SLIDE);
        let rest = mover.position();
        for v in [[0.1, 0.3], [1e-9, 1e-9], [1e9, 1e9], [5e-324, 5e-324]] {
            for response in [Response::Stop, SLIDE] {
                for _ in 0..100 {
                    mover = step(&world, &mover, v, response);
                    assert_eq!(mover.position(), rest);
                }
            }
        }
    }
}

//   (●)
//      ╲┌────     straight against the corner
#[test]
fn a_circle_pressed_against_a_corner_soon_does_not_move_a_bit() {
    let world = World::new([aabb([0.1, 0.7], [8.0, 4.0])]);
    for direction in [dvec2(3.0, 4.0), dvec2(1.0, 1.0), dvec2(0.3, 0.7)] {
        let center = dvec2(0.1, 0.7) - 3.0 * direction;
        let mut mover = ball(center.into(), 0.9);
        let mut before = center;
        let mut moved = 0;
        for _ in 0..200 {
            let stopping = Response::Slide { corner: CornerSlide::Stop };
            mover = step(&world, &mover, direction.into(), stopping);
            moved += usize::from(mover.position() != before);
            before = mover.position();
        }
        assert!(moved <= 8, "it moved {moved} times");
    }
}

//  ┌────────┐
//  │ ╲╱╲  ╱ │     a room full of corners
//  └────────┘
#[test]
fn a_bounce_keeps_its_speed() {
    let room = [
        aabb([-2.0, -2.0], [0.0, 14.0]),
        aabb([12.0, -2.0], [14.0, 14.0]),
        aabb([0.0, -2.0], [12.0, 0.0]),
        aabb([0.0, 12.0], [12.0, 14.0]),
        aabb([5.0, 5.0], [6.1, 6.3]),
        aabb([2.0, 8.0], [2.7, 9.0]),
    ];
    let world = World::new(room);
    for mover in [ball([3.3, 3.3], 0.4), crate_at([3.3, 3.3], [0.7, 0.5])] {
        let (mut mover, mut motion) = (mover, dvec2(0.37, 0.61));
        let (speed, given) = (motion.length(), motion.abs());
        let is_box = mover.bounds().min() == mover.position();
        let mut hits = 0;
        for n in 0..10_000 {
            let travel = world.travel(mover, Motion::new(motion).unwrap(), BOUNCE);
            (mover, motion) = (travel.mover(), travel.motion().get());
            hits += travel.hits().len();
            let off = (motion.length() - speed).abs();
            assert!(off <= 1e-12 * speed, "step {n}: off by {off:e}");
            assert!(!is_box || motion.abs() == given, "only signs change: {motion}");
            assert_eq!(travel.time_left(), 0.0);
        }
        assert!(hits > 500, "{hits} hits");
    }
}

//  ●──────────────────●▓     so far that the time of the hit is 1 but for a bit
#[test]
fn the_time_left_is_never_negative() {
    for far in [1.0, 3.0, 1e3, 1e15, 1e300] {
        let world = World::new([aabb([far, -1.0], [2.0 * far, 1.0])]);
        for ulps in 0..4 {
            let to = (0..ulps).fold(far, |x: f64, _| x.next_up());
            for response in [Response::Stop, SLIDE, BOUNCE, Response::Pass] {
                let end = step(&world, &ball([0.0, 0.0], 0.0), [to, 0.0], response).position();
                assert!(response == Response::Pass || end.x <= far, "{end}");
            }
        }
    }
    let nowhere = step(&floor(0.0, 1.0), &ball([0.5, -1.0], 1.0), [0.0, 0.0], BOUNCE);
    assert_eq!(nowhere.position(), DVec2::new(0.5, -1.0));
}

/// The positions of a mover after each of so many steps.
fn positions(walls: &[[f64; 4]], mover: Mover, v: [f64; 2], response: Response) -> Vec<DVec2> {
    let world = World::new(walls.iter().map(|[a, b, c, d]| aabb([*a, *b], [*c, *d])));
    let mut mover = mover;
    let mut step = |_| {
        mover = step(&world, &mover, v, response);
        mover.position()
    };
    (0..50).map(&mut step).collect()
}

//   (●)▓     pressed nearly head-on against a wall whose coordinates are coarser than the mover's
#[test]
fn a_mover_that_stops_nearly_head_on_does_not_creep_along_the_wall() {
    let far = [1e15, -50.0, 2e15, 50.0];
    for (wall, mover, v) in [
        ([1000.1, -5.0, 1010.0, 5.0], ball([999.8, 0.1325], 0.3), [20.0, 0.25]),
        (far, ball([1e15 - 3.0, 0.0], 0.3), [20.0, 5.0]),
        (far, crate_at([1e15 - 3.0, 0.0], [0.3, 0.7]), [20.0, -5.0]),
    ] {
        let rest = positions(&[wall], mover, v, Response::Stop);
        assert!(rest[1..].iter().all(|at| *at == rest[1]), "{rest:?}");
        let passes = |mover: &Mover| {
            let world = World::new([aabb([wall[0], wall[1]], [wall[2], wall[3]])]);
            let options = world.travel_options().choose(|_| Choice::Stop);
            options.run(*mover, Motion::new(v).unwrap(), Response::Pass).mover()
        };
        let stopped = passes(&passes(&mover));
        assert_eq!(passes(&stopped).position(), stopped.position(), "told to stop on its way");
    }
}

#[test]
fn a_slide_that_stops_at_corners_does_not_creep_along_them() {
    let stop = Response::Slide { corner: CornerSlide::Stop };
    for at in [[0.1, 0.7], [1000.1, 0.7], [0.1, 1e15], [-1e9, 0.003]] {
        for (x, y) in [(1.0, 0.99), (0.6, 0.8), (3.0, 5.0), (0.7, 0.3)] {
            let mover = ball([at[0] - 2.0 * x, at[1] - 2.0 * y], 0.9);
            let corner = [at[0], at[1], at[0] + 9.0 * (1.0 + at[0].abs()), at[1] * 2.0 + 9.0];
            for response in [stop, Response::Stop] {
                let rest = positions(&[corner], mover, [x, y], response);
                let last = rest[rest.len() - 1];
                assert!(rest[3..].iter().all(|at| *at == last), "{at:?} {x} {y} {rest:?}");
            }
        }
    }
}

//  ▓(●)▓    between two corners, in a gap as wide as it is
#[test]
fn a_circle_wedged_between_two_corners_does_not_creep() {
    let walls = [
        [-6.5248625369655855, -8.0, -4.5248625369655855, 8.0],
        [-2.804717264648174, -8.0, -0.8047172646481742, 8.0],
    ];
    let mover = ball([-3.6647899008068796, -8.000000039650327], 0.860072636158706);
    for v in [[1.0, 22.0], [1.0, 220.0], [-3.0, 5.0], [0.0, 1.0], [1e-9, 30.0]] {
        let rest = positions(&walls, mover, v, SLIDE);
        assert!(rest[1..].iter().all(|at| *at == rest[1]), "{v:?} {:?}", &rest[..4]);
    }
}

//   ▓▓▓▓▓▓
//  (●)▓▓▓    beside a corner and on a side that is farther out, where ulps are coarser
//  ▓▓▓▓▓▓
#[test]
fn a_circle_wedged_between_a_corner_and_a_side_does_not_creep() {
    for (walls, mover, v) in [
        (
            [[0.0, -10.0, 7.0, -1.0], [-30.0, -2.002, 0.996, -1.0019999999999998]],
            ball([-5.004, 4.003], 0.005),
            [55.0, -55.0],
        ),
        (
            [[-5.0, -9.0, 2.0, 0.0], [-0.0020000000000000018, -1.992, 1.998, 30.0]],
            ball([14.361752344728236, 2.3836535213255146], 0.017),
            [-12.346752344740583, -2.3756535213278904],
        ),
    ] {
        let rest = positions(&walls, mover, v, SLIDE);
        assert!(rest[1..].iter().all(|at| *at == rest[1]), "{:?}", &rest[..4]);
    }
}
