//! Boxes of a world: ids, slots, the order of insertion, layers, and how much a world looks at.

use graze2d::{
    Aabb, BoxId, Motion, Mover, Response, Segment, Sweep, Wall, World, trace::FirstStep,
};

fn tile(x: f64) -> Aabb {
    Aabb::from_min_size((x, 0.0), (1.0, 1.0)).unwrap()
}

/// The ids that a path along all tiles meets, in order.
fn met(world: &World) -> Vec<BoxId> {
    let path = Sweep::from(Segment::new((-1e3, 0.5), (1e3, 0.5)).unwrap());
    world.all(path).iter().map(|found| found.id()).collect()
}

//  ▓ ▓   a gap, filled by the next box under a new name
#[test]
fn a_slot_is_used_again_under_a_new_id_and_the_old_id_finds_nothing() {
    let mut world = World::new([tile(0.0), tile(2.0)]);
    let old = BoxId::from(0);
    assert_eq!((world.remove(old), world.remove(old)), (Some(tile(0.0).into()), None));
    assert_eq!(world.remove(BoxId::from(7)), None);
    let new = world.insert(tile(4.0));
    assert_eq!(new.to_bits(), 1 << 32, "slot 0, generation 1");
    assert_eq!((world.get(old), world.layers(old), world.remove(old)), (None, None, None));
    assert_eq!((world.move_to(old, tile(9.0)), world.set_layers(old, 1)), (None, None));
    assert_eq!(world.get(new), Some(tile(4.0).into()));
    assert_eq!(met(&world), [BoxId::from(1), new]);
    let later = BoxId::from_bits(2 << 32).unwrap();
    assert_eq!(world.get(later), None, "not given yet");
}

//  ●──▶▓   several boxes at one place, hit at the same time
#[test]
fn exact_ties_are_told_in_the_order_of_insertion() {
    let mut world = World::new([tile(0.0); 4]);
    let [a, b, c, d] = [0, 1, 2, 3].map(BoxId::from);
    world.remove(a);
    world.remove(c);
    let (e, f) = (world.insert(tile(0.0)), world.insert(tile(0.0)));
    assert!(e.to_bits() as u32 == 2 && f.to_bits() as u32 == 0, "the slots of others");
    world.move_to(b, tile(5.0));
    world.move_to(b, tile(0.0));
    let order = [b, d, e, f];
    assert_eq!(met(&world), order);
    assert_eq!(world.iter().map(|(id, _)| id).collect::<Vec<_>>(), order);
    let point: Mover = Aabb::new((-1.0, 0.5), (-1.0, 0.5)).unwrap().into();
    let (right, inside) = (Motion::new((9.0, 0.0)).unwrap(), point.bounds().max() + 1.5);
    let travel = world.travel(point, right, Response::Stop);
    assert_eq!(travel.hits().iter().map(|hit| hit.id()).collect::<Vec<_>>(), order);
    assert!(travel.hits().iter().all(|hit| hit.motion() == right));
    let inside = point.at(graze2d::Point::new((inside.x, 0.5)).unwrap());
    assert_eq!(world.overlaps(inside), order);
    let stuck = world.travel(inside, right, Response::Stop);
    assert_eq!(stuck.inside().iter().map(|wall| wall.id()).collect::<Vec<_>>(), order);
    // Many more form other groups: that changes nothing that is told.
    let many = world.insert_all((0..100).map(|n| tile(f64::from(n) + 100.0)));
    assert_eq!(met(&world)[..4], order);
    assert_eq!(met(&world)[4..], many);
}

#[test]
fn what_is_removed_leaves_no_trace_in_the_work_of_a_query() {
    let work = |world: &World| {
        let path = Sweep::from(Segment::new((-50.0, -50.0), (50.0, 60.0)).unwrap());
        let (mut groups, mut tests) = (0, 0);
        world.trace_first(path, |step| match step {
            FirstStep::Group { .. } => groups += 1,
            FirstStep::Tests { .. } => tests += 1,
            _ => {}
        });
        (groups, tests, world.len())
    };
    let empty = work(&World::default());
    let mut world = World::default();
    for n in 0..3_000_000 {
        let id = world.insert(tile(f64::from(n % 1000)));
        assert!((id.to_bits() as u32) < 2, "slots are used again");
        world.remove(id);
    }
    assert!(world.is_empty());
    assert_eq!(work(&world).1, empty.1);
    // Many at once, and all but a few are gone again.
    let ids = world.insert_all((0..50_000).map(|n| tile(f64::from(n))));
    for id in &ids[3..] {
        world.remove(*id);
    }
    let few = World::new(ids[..3].iter().map(|id| world.get(*id).unwrap()));
    assert_eq!(work(&world), work(&few));
}

/// How many groups and boxes a query looks at: some paths through a field of boxes, on average.
fn work(world: &World) -> f64 {
    let mut looks = 0;
    for n in 0..100 {
        let (x, y) = (f64::from(n * 37 % 100), f64::from(n * 61 % 100));
        let path = Segment::new((x, y), (x + 20.0, y + f64::from(n % 7) - 3.0)).unwrap();
        world.trace_first(Sweep::from(path), |step| {
            looks += u32::from(!matches!(step, FirstStep::Ends { .. }))
        });
    }
    f64::from(looks) / 100.0
}

#[test]
fn what_a_query_costs_depends_on_where_the_boxes_are_and_not_on_what_was() {
    // Half of the field is empty.
    let place = |n: u32| ((n * 7919) % 10_007) as f64 / 100.0;
    let aabb = |n: u32| Aabb::from_min_size((place(n), place(n * 31 + 1)), (0.25, 0.25)).unwrap();
    let fresh = work(&World::new((0..5000).map(aabb)));
    let ids = || (0..5000).map(BoxId::from);
    let mut one_by_one = World::default();
    (0..5000).for_each(|n| _ = one_by_one.insert(aabb(n)));
    // All from a point, one after the other, and at once.
    let mut from_a_point = World::new([tile(0.0)].repeat(5000));
    let mut at_once = from_a_point.clone();
    (0..5000).zip(ids()).for_each(|(n, id)| _ = from_a_point.move_to(id, aabb(n)));
    at_once.move_all(ids().zip((0..5000).map(aabb)));
    // Grown a thousandfold, shuffled a little in each of a hundred steps, and some of three times as many.
    let mut grown = World::new((0..5000).map(|n| {
        let [min, max] = [aabb(n).min(), aabb(n).max()].map(|corner| corner / 1000.0);
        Aabb::new(min, max).unwrap()
    }));
    (0..5000).zip(ids()).for_each(|(n, id)| _ = grown.move_to(id, aabb(n)));
    let mut shuffled = World::new((0..5000).map(|n| aabb(n * 3 + 1)));
    for step in 1..=100 {
        for (n, id) in (0..5000).zip(ids()) {
            let (from, to) = (aabb(n * 3 + 1), aabb(n));
            let at = |from: f64, to: f64| from + (to - from) * f64::from(step) / 100.0;
            let [x, y] = [0, 1].map(|axis| at(from.min()[axis], to.min()[axis]));
            shuffled.move_to(id, Aabb::from_min_size((x, y), (0.25, 0.25)).unwrap());
        }
    }
    let mut thinned = World::new((0..15_000).map(|n| aabb(n % 5000)));
    (0..15_000).filter(|n| n % 3 > 0).for_each(|n| _ = thinned.remove(BoxId::from(n)));
    let worlds = [one_by_one, from_a_point, at_once, grown, shuffled, thinned];
    for (name, world) in
        ["one by one", "point", "at once", "grown", "shuffled", "thinned"].iter().zip(worlds)
    {
        let cost = work(&world);
        assert!(cost < 3.0 * fresh, "{name}: {cost} instead of {fresh}");
    }
}

#[test]
fn a_box_on_no_layer_is_there_and_is_never_found() {
    let mut world = World::default();
    let id = world.insert_with_layers(tile(0.0), 0);
    assert_eq!((met(&world), world.len(), world.layers(id)), (vec![], 1, Some(0)));
    assert!(world.set_layers(id, 4).is_some());
    assert_eq!((met(&world), world.layers(id)), (vec![id], Some(4)));
    let clone = world.clone();
    assert_eq!(world, clone);
    world.set_layers(id, 5);
    assert_ne!(world, clone, "on other layers");
}

#[test]
fn a_world_is_a_collection() {
    let tiles = || (0..40).map(|n| tile(f64::from(n)));
    let mut world: World = tiles().collect();
    assert_eq!(world, World::new(tiles()));
    let mut extended = World::default();
    extended.extend(tiles());
    assert_eq!(extended, world);
    let listed: Vec<(BoxId, Wall)> = (&world).into_iter().collect();
    assert_eq!(listed, (0..40).map(BoxId::from).zip(tiles().map(Wall::Box)).collect::<Vec<_>>());
    world.clear();
    assert_eq!((world.len(), world.get(BoxId::from(3)), met(&world)), (0, None, vec![]));
    assert_eq!(world, World::default());
    let again = world.insert_all(tiles());
    let slots: Vec<u64> = (0..40).map(|slot| slot + (1 << 32)).collect();
    assert_eq!(again.iter().map(|id| id.to_bits()).collect::<Vec<_>>(), slots);
}

#[test]
fn a_box_that_moves_twice_at_once_is_there_once() {
    let mut world = World::new((0..100).map(|n| tile(f64::from(3 * n))));
    let moves = || {
        (0..100).flat_map(|n| {
            let [there, back] = [5000.0 + f64::from(n), f64::from(2 * n) + 0.25];
            [(BoxId::from(n), tile(there)), (BoxId::from(n), tile(back))]
        })
    };
    let mut one_by_one = world.clone();
    moves().for_each(|(id, to)| assert!(one_by_one.move_to(id, to).is_some()));
    assert_eq!(world.move_all(moves()).into_iter().flatten().count(), 200);
    assert_eq!(world, one_by_one);
    assert_eq!(met(&world), (0..100).map(BoxId::from).collect::<Vec<_>>());
    world.remove(BoxId::from(99));
    assert_eq!(met(&world), (0..99).map(BoxId::from).collect::<Vec<_>>());
}

#[test]
fn many_boxes_move_at_once() {
    let mut world = World::new((0..30).map(|n| tile(f64::from(3 * n))));
    world.remove(BoxId::from(4));
    let moves = || (0..30).map(|n| (BoxId::from(n), tile(f64::from(2 * n) + 0.25)));
    let mut one_by_one = world.clone();
    let moved = moves().filter(|(id, to)| one_by_one.move_to(*id, *to).is_some()).count();
    assert_eq!((world.move_all(moves()).into_iter().flatten().count(), moved), (29, 29));
    assert_eq!(world, one_by_one);
    assert_eq!(met(&world), (0..30).filter(|n| *n != 4).map(BoxId::from).collect::<Vec<_>>());
}

//      ●
//    ╱   ╲      from above it lands on the side and at both corners of it, from elsewhere it passes
//   ▓▓▓▓▓▓▓
#[test]
fn a_one_way_wall_holds_its_side_and_the_corners_of_it() {
    use graze2d::{Circle, Side, one_way};
    let world = World::new([Aabb::new((0.0, 0.0), (4.0, 1.0)).unwrap()]);
    let hits = |x: f64, y: f64, motion: [f64; 2]| {
        let (ball, motion) = (Circle::new((x, y), 1.0).unwrap(), Motion::new(motion).unwrap());
        let options = world.travel_options().choose(one_way(Side::Top));
        options.run(ball, motion, Response::Stop).hits().len()
    };
    assert_eq!(hits(2.0, -3.0, [0.0, 9.0]), 1, "on top");
    assert_eq!((hits(-0.5, -3.0, [0.0, 9.0]), hits(4.5, -3.0, [0.0, 9.0])), (1, 1), "corners");
    assert_eq!(hits(-3.0, -0.5, [9.0, 0.0]), 0, "at a corner, but not downwards");
    assert_eq!(hits(-3.0, -0.5, [9.0, 0.125]), 1, "at a corner, a little downwards");
    assert_eq!(hits(2.0, 4.0, [0.0, -9.0]), 0, "from below");
    assert_eq!(hits(-3.0, 0.5, [9.0, 0.125]), 0, "from the left");
    assert_eq!(hits(-0.5, 4.0, [0.0, -9.0]), 0, "at a corner below");
    assert_eq!(hits(2.0, 0.5, [0.0, 9.0]), 0, "from inside");
}
