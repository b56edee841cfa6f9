//! Lifts, crushers and one-way lifts, and those who stand on them or in their way.

use std::cell::RefCell;
use std::collections::HashSet;
use std::sync::Mutex;

use graze2d::glam::dvec2;
use graze2d::{
    Aabb, BoxId, Circle, Convex, Filter, GeometryError, Motion, Mover, Positions, Response,
    Segment, Shifted, World,
};

use crate::words::Words;

const WALL: u32 = 1;
const PLATFORM: u32 = 2;

fn aabb([a, b, c, d]: [f64; 4]) -> Aabb {
    Aabb::new((a, b), (c, d)).unwrap()
}

fn motion(x: f64, y: f64) -> Motion {
    Motion::new((x, y)).unwrap()
}

fn crate_at(x: f64, y: f64) -> Mover {
    Mover::from_min_size((x, y), (1.0, 1.0)).unwrap()
}

/// Where one solid puts one mover.
fn moved(world: &World, solid: u32, by: [f64; 2], mover: Mover) -> Shifted {
    let mut movers = [mover];
    let mut world = world.clone();
    let shifted = world.move_solid(BoxId::from(solid), motion(by[0], by[1]), &mut movers).unwrap();
    assert_eq!(movers[0], shifted[0].mover());
    shifted[0].clone()
}

fn ids(ids: &[u32]) -> Vec<BoxId> {
    ids.iter().map(|id| BoxId::from(*id)).collect()
}

//   ┌┐        ┌┐
//  ▒▒▒▒  ──▶  ▒▒▒▒       up, down and sideways, and never when only beside it
#[test]
fn a_solid_carries_what_stands_on_it() {
    let world = World::new([aabb([0.0, 0.0, 4.0, 1.0])]);
    for by in [[3.0, 0.0], [-3.0, 0.0], [0.0, -2.0], [0.0, 2.0], [1.5, 7.0], [-40.0, -9.0]] {
        let carried = moved(&world, 0, by, crate_at(1.0, -1.0));
        assert_eq!(carried.mover().position(), dvec2(1.0 + by[0], -1.0 + by[1]));
        assert_eq!((carried.carried_by(), carried.pushed_by()), (Some(BoxId::from(0)), &[][..]));
        assert!(carried.squeezed_by().is_empty() && carried.hits().is_empty());
    }
    let beside = moved(&world, 0, [-3.0, 2.0], crate_at(4.0, 0.0));
    assert_eq!((beside.mover().position(), beside.carried_by()), (dvec2(4.0, 0.0), None));
}

//        ┌┐
//      ▒▒└┘                 whatever the slope, and however the numbers round
//    ▒▒▒▒▒▒▒▒
#[test]
fn what_rests_on_a_slope_alone_goes_as_far_as_the_slope() {
    let slope = [[-189.8, -29.200000000000003], [335.8, 102.2], [73.0, 328.5]];
    let world = World::new([Convex::new(slope).unwrap()]);
    let player = aabb([73.0, 21.9, 80.3, 36.5]).into();
    let place = moved(&world, 0, [-14.6, -7.3], player).mover().position();
    assert!((place - dvec2(58.4, 14.6)).length() < 1e-13, "{place}");
    let mut words = Words(11);
    let (mut carried, mut tenths) = (0, || f64::from(words.next() as i16) / 90.0);
    for case in 0..3_000 {
        let points = [(); 3].map(|()| dvec2(tenths(), tenths()));
        let world = World::new([Convex::new(points).unwrap()]);
        let (x, size) =
            (points[0].midpoint(points[1]).x, dvec2(tenths().abs(), tenths().abs()) / 9.0);
        let above: Mover = match case % 3 {
            0 => Mover::from_min_size((x, -999.0), size).unwrap(),
            1 => Circle::new((x, -999.0), size.x).unwrap().into(),
            _ => Convex::capsule(Segment::new((x, -999.0), (x, -980.0)).unwrap(), size.x)
                .unwrap()
                .into(),
        };
        let rests = world.travel(above, motion(0.0, 2_000.0), Response::Stop).mover();
        if world.stands_on(rests).is_empty() {
            continue;
        }
        carried += 1;
        let by = dvec2(tenths(), if case % 2 == 0 { 0.0 } else { tenths() }) / 9.0;
        let shifted = moved(&world, 0, by.to_array(), rests);
        let (end, place) = (shifted.mover().position(), rests.position() + by);
        assert!(
            (end - place).abs().max_element() < 1e-11,
            "{points:?} {rests:?} {by}: {end}, not {place}"
        );
        assert_eq!((shifted.carried_by(), shifted.hits()), (Some(BoxId::from(0)), &[][..]));
        let mut after = world.clone();
        after.move_solid(BoxId::from(0), motion(by.x, by.y), &mut []).unwrap();
        assert!(after.overlaps(shifted.mover()).is_empty());
    }
    assert!(carried > 1_000, "{carried}");
}

//  ▒▒▒ ──▶ ┌┐            to the face, however far it came, and against a wall no farther
//  ▒▒▒     └┘
#[test]
fn a_solid_pushes_what_is_in_its_way_exactly_to_its_face() {
    let world = World::new([aabb([0.0, 0.0, 4.0, 4.0])]);
    let pushed = |by: [f64; 2]| moved(&world, 0, by, crate_at(6.0, 1.0));
    assert_eq!(pushed([2.0, 0.0]).pushed_by(), []);
    assert_eq!(pushed([3.0, 0.0]).mover().position(), dvec2(7.0, 1.0));
    assert_eq!(pushed([3.0, 0.0]).pushed_by(), ids(&[0]));
    assert_eq!(pushed([3e6, 0.0]).mover().position(), dvec2(3e6 + 4.0, 1.0));
    let above = moved(&world, 0, [0.0, -5.0], crate_at(1.0, -3.0));
    assert_eq!(above.mover().position(), dvec2(1.0, -6.0));
    // A circle beside a corner is pushed until it touches the corner.
    let ball: Mover = Circle::new((8.0, -3.0), 5.0).unwrap().into();
    assert_eq!(moved(&world, 0, [2.0, 0.0], ball).mover().position(), dvec2(10.0, -3.0));
}

//  ▒▒▒ ──▶ ┌┐ ▓          no room: it stays, and is told between what
#[test]
fn what_cannot_yield_is_squeezed_and_stays() {
    let world = World::new([aabb([0.0, 0.0, 4.0, 4.0]), aabb([8.0, -9.0, 9.0, 9.0])]);
    let crushed = |by: f64| moved(&world, 0, [by, 0.0], crate_at(6.0, 1.0));
    let fits = crushed(3.0);
    assert_eq!((fits.mover().position(), fits.squeezed_by()), (dvec2(7.0, 1.0), &[][..]));
    for by in [3.00000000000001, 4.0, 100.0] {
        let crushed = crushed(by);
        assert_eq!(crushed.mover().position(), dvec2(6.0, 1.0));
        assert_eq!(crushed.squeezed_by(), ids(&[0, 1]));
    }
    let mut both = World::new([aabb([0.0, 0.0, 4.0, 4.0]), aabb([8.0, 0.0, 12.0, 4.0])]);
    let mut movers = [crate_at(6.0, 1.0)];
    let closing = [(BoxId::from(1), motion(-2.0, 0.0)), (BoxId::from(0), motion(3.0, 0.0))];
    let shifted = both.solids().run(closing, &mut movers).unwrap();
    assert_eq!(shifted[0].squeezed_by(), ids(&[0, 1]));
}

//   ┌┐
//  ────   ▲              it lifts what is above, carries what stands there, and passes all else
#[test]
fn a_one_way_solid_carries_and_lifts_and_pushes_nothing_else() {
    let mut world = World::default();
    let lift = world.insert_with_layers(aabb([0.0, 0.0, 4.0, 0.5]), PLATFORM);
    world.insert_with_layers(aabb([-9.0, -9.0, 9.0, -8.0]), WALL);
    let run = |by: [f64; 2], mover: Mover| {
        let (mut world, mut movers) = (world.clone(), [mover]);
        let solids = world.solids().one_way(Filter::default().mask(PLATFORM));
        let shifted = solids.run([(lift, motion(by[0], by[1]))], &mut movers).unwrap();
        assert!(shifted[0].squeezed_by().is_empty());
        movers[0].position().to_array()
    };
    assert_eq!(run([1.0, 2.0], crate_at(1.0, -1.0)), [2.0, 1.0], "it rides");
    assert_eq!(run([0.0, -2.0], crate_at(1.0, -2.0)), [1.0, -3.0], "it is caught");
    assert_eq!(run([0.0, -9.0], crate_at(1.0, -2.0)), [1.0, -2.0], "through it under the ceiling");
    assert_eq!(run([0.0, -9.0], crate_at(1.0, -1.0)), [1.0, -8.0], "up to the ceiling");
    assert_eq!(run([9.0, 0.0], crate_at(6.0, 0.0)), [6.0, 0.0], "sideways");
    assert_eq!(run([0.0, 9.0], crate_at(1.0, 2.0)), [1.0, 2.0], "from below");
    assert_eq!(run([0.0, -1.0], crate_at(1.0, 0.25)), [1.0, 0.25], "from inside");
}

//      ┌┐
//  ▓▓─▶└┘
//     ▒▒▒▒▒▒ ──▶   who is pushed goes to the face, or with the carrier, whichever is farther
#[test]
fn a_mover_that_is_pushed_and_carried_the_same_way_goes_the_farther_one() {
    let world = World::new([aabb([-20.0, 0.0, 20.0, 1.0]), aabb([-9.0, -3.0, 2.0, -0.5])]);
    let run = |carried: f64, pushed: f64, x: f64, sense: f64| {
        let (mut world, mut movers) = (world.clone(), [crate_at(x, -1.0)]);
        if sense < 0.0 {
            world.move_to(BoxId::from(1), aabb([-2.0, -3.0, 9.0, -0.5]));
        }
        let by = [(0, carried), (1, pushed)];
        let by = by.map(|(id, by)| (BoxId::from(id), motion(sense * by, 0.0)));
        let shifted = world.solids().run(by, &mut movers).unwrap();
        assert_eq!(shifted[0].carried_by(), Some(BoxId::from(0)));
        assert_eq!(shifted[0].pushed_by(), ids(&[1]));
        movers[0].position().x
    };
    assert_eq!(run(4.0, 3.0, 4.0, 1.0), 8.0);
    assert_eq!(run(0.5, 3.0, 4.0, 1.0), 5.0);
    assert_eq!(run(4.0, 3.0, -5.0, -1.0), -9.0);
    assert_eq!(run(0.5, 3.0, -5.0, -1.0), -6.0);
}

//  ▓▓▓▓
//   ┌┐          a lift squeezes it against the ceiling; the one-way lift beside it goes through
//  ──▒▒  ▲
#[test]
fn no_one_way_solid_is_among_those_that_squeeze() {
    let mut world = World::new([
        aabb([0.0, 0.0, 0.5, 1.0]),
        aabb([0.5, 0.0, 4.0, 1.0]),
        aabb([-9.0, -9.0, 9.0, -1.75]),
    ]);
    let one_way = Filter::default().when(|id| id == BoxId::from(0));
    let up = [0, 1].map(|id| (BoxId::from(id), motion(0.0, -1.0)));
    let mut movers = [crate_at(0.0, -1.5)];
    let shifted = world.solids().one_way(one_way).run(up, &mut movers).unwrap();
    assert_eq!(shifted[0].squeezed_by(), ids(&[1, 2]));
    assert_eq!(movers[0], crate_at(0.0, -1.5));
}

//    ▲
//   ┌┴┐        within a few ulps of the top, only its motion tells whether it rests there or passes
//  ─└─┘─  ──▶
#[test]
fn a_one_way_solid_carries_no_mover_on_its_way_up() {
    for far in [0.0, 300.7, -5000.3] {
        let mut world = World::default();
        world.set_positions(Positions::F32);
        let lift = world.insert(aabb([far, far, far + 4.0, far + 0.5]));
        let mut y = (far - 1.0) as f32;
        (0..12).for_each(|_| y = y.next_down());
        let mut rested = 0;
        for _ in 0..24 {
            let player = Mover::from_min_size((far + 1.0, f64::from(y)), (1.0, 1.0)).unwrap();
            let carried = |up: f64, is_one_way: bool| {
                let (mut world, mut movers) = (world.clone(), [player]);
                let solids = world.solids().motions([motion(0.0, -up)]);
                let mask = if is_one_way { u32::MAX } else { 0 };
                let solids = solids.one_way(Filter::default().mask(mask));
                let shifted = solids.run([(lift, motion(2.0, 1.0))], &mut movers).unwrap();
                let is_carried = shifted[0].carried_by().is_some();
                assert!(is_carried || !is_one_way || movers[0] == player, "it stays");
                is_carried
            };
            let rests = world.stands_on(player) == [lift];
            rested += usize::from(rests);
            assert_eq!([carried(0.0, true), carried(-0.1, true)], [rests; 2]);
            assert!(!carried(0.1, true), "it passes {far} at {y}");
            // What is no platform cannot be passed.
            assert_eq!(carried(0.1, false), rests);
            y = y.next_up();
        }
        // As many ulps above the top as below it.
        assert!((8..20).contains(&rested), "{rested}");
    }
}

//  ─└──┘        ──▶  ──└──┘    over the edge by less than an ulp: no rounding takes it off
#[test]
fn what_stands_at_the_edge_of_a_solid_stays_on_it() {
    let mut words = Words(3);
    for number in 0..1000 {
        let far = words.choose(&[0.0, 300.7, -5000.3]);
        let positions = [Positions::F64, Positions::F32][number % 2];
        let mut world = World::default();
        world.set_positions(positions);
        let size = dvec2(words.between(1.0, 4.0), 0.5);
        let solid = Aabb::from_min_size((far + words.between(0.0, 9.0), far), size).unwrap();
        let lift = world.insert(solid);
        let [low, high] = [solid.min().x, solid.max().x];
        let unit = |x: f64| if number % 2 == 0 { x } else { f64::from(x as f32) };
        let step = |x: f64, up: bool| match (number % 2 == 0, up) {
            (true, true) => x.next_up(),
            (true, false) => x.next_down(),
            (false, true) => (x as f32).next_up().into(),
            (false, false) => (x as f32).next_down().into(),
        };
        let is_right = words.below(2) == 0;
        let width = words.between(0.2, 0.9);
        let radius = words.below(2) as f64 * width / 2.0;
        let at = |x: f64| -> Mover {
            match radius {
                0.0 => Mover::from_min_size((x, unit(far - 1.5)), (width, 1.0)).unwrap(),
                _ => Circle::new((x, unit(far - 1.5)), radius).unwrap().into(),
            }
        };
        let down = |mover| world.travel(mover, motion(0.0, 9.0), Response::Stop).mover();
        // The last place at the edge from which it falls onto the solid.
        let mut x = unit(match (is_right, radius) {
            (true, _) => high,
            (false, 0.0) => low - width,
            (false, _) => low,
        });
        (0..4).for_each(|_| x = step(x, is_right));
        let standing = (0..9).find_map(|_| {
            let mover = down(at(x));
            x = step(x, !is_right);
            (world.stands_on(mover) == [lift]).then_some(mover)
        });
        let mut movers = [standing.expect("a place at the edge")];
        for _ in 0..20 {
            let by = motion(words.between(-0.3, 0.3), words.between(-0.1, 0.1));
            let shifted = world.move_solid(lift, by, &mut movers).unwrap();
            assert_eq!(shifted[0].carried_by(), Some(lift));
            assert_eq!(world.stands_on(movers[0]), [lift], "{number}: {shifted:?}");
        }
    }
}

#[test]
fn a_function_says_which_boxes_are_there_for_which_mover() {
    let mut world = World::new([aabb([0.0, 0.0, 9.0, 1.0]), aabb([12.0, -9.0, 13.0, 9.0])]);
    let ghost = |id: BoxId, mover: usize| mover != 1 && (mover != 2 || id == BoxId::from(0));
    let mut movers = [crate_at(8.0, -1.0); 3];
    let lift = [(BoxId::from(0), motion(6.0, 0.0))];
    let solids = world.solids().when(ghost);
    let shifted = solids.run(lift, &mut movers).unwrap();
    assert_eq!(movers.map(|mover| mover.position().x), [11.0, 8.0, 14.0]);
    assert_eq!((shifted[0].hits().len(), shifted[1].carried_by()), (1, None));
    // With a filter both must let a box through.
    let mut movers = [crate_at(14.0, -1.0); 2];
    let among = Filter::default().when(|id| id != BoxId::from(0));
    let shifted = world.solids().among(among).when(|_, _| true).run(lift, &mut movers).unwrap();
    assert_eq!(shifted[0].carried_by(), None);
}

//   ┌┐┌┐┌┐       carried, pushed, against a wall and squeezed: everything is looked at several times
//   ▒▒▒▒▒▒▒ ▓
#[test]
fn solids_ask_each_function_at_most_once_for_each_box_and_mover() {
    let platform = aabb([0.0, 0.0, 6.0, 1.0]);
    let world = World::new([platform, aabb([9.0, -3.0, 10.0, 0.0]), aabb([-3.0, -1.0, -2.0, 0.0])]);
    let moves = [(0, motion(6.0, -2.0)), (2, motion(2.5, 0.5))];
    let moves = moves.map(|(id, by)| (BoxId::from(id), by));
    let [among, one_way] = [(); 2].map(|()| Mutex::new(Vec::new()));
    let when = RefCell::new(Vec::new());
    let mut movers = [1.0, 3.0, 5.0, -1.5].map(|x| crate_at(x, -1.0));
    let mut solids = world.clone();
    let solids = solids.solids().among(Filter::default().when(|id| {
        among.lock().unwrap().push(id);
        true
    }));
    let solids = solids.one_way(Filter::default().when(|id| {
        one_way.lock().unwrap().push(id);
        id == BoxId::from(0)
    }));
    let solids = solids.when(|id, mover| {
        when.borrow_mut().push((id, mover));
        true
    });
    solids.run(moves, &mut movers).unwrap();
    let is_once = |count: usize, different: usize| count > 1 && count == different;
    for asked in [among, one_way] {
        let asked = asked.into_inner().unwrap();
        assert!(is_once(asked.len(), HashSet::<_>::from_iter(&asked).len()), "{asked:?}");
    }
    let when = when.into_inner();
    assert!(is_once(when.len(), HashSet::<_>::from_iter(&when).len()), "{when:?}");
}

#[test]
fn a_solid_that_is_not_there_is_told_and_nothing_moves() {
    let mut world = World::new([aabb([0.0, 0.0, 4.0, 1.0]), aabb([9.0, 0.0, 10.0, 1.0])]);
    world.remove(BoxId::from(1));
    let (before, mut movers) = (world.clone(), [crate_at(1.0, -1.0)]);
    let moves = [0, 1].map(|id| (BoxId::from(id), motion(1.0, 1.0)));
    assert_eq!(world.solids().run(moves, &mut movers), Err(GeometryError::UnknownId));
    let gone = world.move_solid(BoxId::from(1), motion(1.0, 1.0), &mut movers);
    assert_eq!(gone, Err(GeometryError::UnknownId));
    assert_eq!((world, movers), (before, [crate_at(1.0, -1.0)]));
}

//   ┌┐                 a long step towards y = 0, where ulps are smaller than the gap under the rider
//  ▒▒▒▒  ──▶  ┌┐
//            ▒▒▒▒
#[test]
fn a_rider_stands_on_its_lift_after_a_long_step_to_where_ulps_are_smaller() {
    let mut words = Words(8);
    for number in 0..2_000 {
        let top = -words.between(1.0, 90.0);
        let world = World::new([aabb([-8.0, top, 8.0, top + 1.5])]);
        let rider: Mover = if words.one_in(2) {
            Mover::from_min_size((0.0, top - 5.0), (0.6, words.between(0.1, 2.0))).unwrap()
        } else {
            Circle::new((0.0, top - 5.0), words.between(0.1, 2.0)).unwrap().into()
        };
        let landed = world.travel(rider, motion(0.0, 9.0), Response::slide());
        assert_eq!(landed.ground(), ids(&[0]));
        let (mut world, mut movers) = (world, [landed.mover()]);
        for by in [words.between(0.9, 1.1) * -top, 0.5, -0.25] {
            let shifted = world.move_solid(BoxId::from(0), motion(0.0, by), &mut movers).unwrap();
            assert_eq!(shifted[0].carried_by(), Some(BoxId::from(0)), "{number}");
            assert_eq!(world.stands_on(movers[0]), ids(&[0]), "{number}: {shifted:?}");
        }
    }
    let mut world = World::new([aabb([-8.0, -2.5, 8.0, -1.0])]);
    let rider = Mover::from_min_size((0.0, -9.0), (0.6, 0.15)).unwrap();
    let mut movers = [world.travel(rider, motion(0.0, 9.0), Response::slide()).mover()];
    let shifted = world.move_solid(BoxId::from(0), motion(0.0, 2.5), &mut movers).unwrap();
    assert_eq!((movers[0].position().y, shifted[0].hits().len()), (-0.15, 0));
}

//    ●             a rider that nobody has rounded to f32 yet, and a step that takes the lift away under it
//  ▒▒▒▒ ──▶
#[test]
fn a_rider_between_the_positions_of_its_world_goes_with_its_lift() {
    let carried = |by: f64, rider: Mover, positions: Positions| {
        let mut world = World::new([aabb([0.0, 0.0, 1.0, 1.0])]);
        world.set_positions(positions);
        let mut movers = [rider];
        let shifted = world.move_solid(BoxId::from(0), motion(by, 0.0), &mut movers).unwrap();
        assert_eq!(shifted[0].carried_by(), Some(BoxId::from(0)));
        assert!(shifted[0].hits().is_empty());
        assert_eq!(world.stands_on(movers[0]), ids(&[0]));
        movers[0].position()
    };
    let ball = Circle::new((0.5, -0.7), 0.7).unwrap();
    let above = f64::from((-0.7_f32).next_down());
    for by in [-1.0, 1.0, -3.0, 20.0] {
        let [single, double] =
            [Positions::F32, Positions::F64].map(|positions| carried(by, ball.into(), positions));
        assert_eq!([single, double], [dvec2(0.5 + by, above), dvec2(0.5 + by, -0.7)]);
        let crate_above = Mover::from_min_size((0.5, -0.7), (1.0, 0.7)).unwrap();
        assert_eq!(carried(by, crate_above, Positions::F32), dvec2(0.5 + by, above));
    }
}

#[test]
fn a_rider_that_is_placed_by_subtraction_is_carried() {
    let mut words = Words(9);
    for _ in 0..2_000 {
        let [top, height] = [words.between(-90.0, 90.0), words.between(0.1, 9.0)];
        let mut world = World::new([aabb([-8.0, top, 8.0, top + 1.0])]);
        let rider = Mover::from_min_size((0.0, top - height), (1.0, height)).unwrap();
        let mut movers = [rider];
        for by in [[3.0, 0.5], [-2.0, -0.25]] {
            let shifted =
                world.move_solid(BoxId::from(0), motion(by[0], by[1]), &mut movers).unwrap();
            assert_eq!(shifted[0].carried_by(), Some(BoxId::from(0)));
            assert_eq!(world.stands_on(movers[0]), ids(&[0]), "{top} {height}");
        }
    }
}
