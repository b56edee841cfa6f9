//! Worlds as bytes: read back they go on as before, the same state has the same bytes, and what is no world is refused.

use graze2d::glam::dvec2;
use graze2d::{
    Aabb, BoxId, Circle, Motion, Mover, Positions, Response, Segment, SnapshotError, Wall, World,
};

use crate::convexes::pair_of;
use crate::words::Words;

fn through_bytes(world: &World) -> World {
    World::from_bytes(&world.to_bytes()).expect("bytes of a world")
}

/// A wall of any form.
fn wall(words: &mut Words) -> Wall {
    if words.one_in(2) {
        let (_, pair) = pair_of(words.next());
        return pair.b.convex.into();
    }
    let min = dvec2(words.between(-9.0, 9.0), words.whole(9));
    let size = dvec2(words.between(0.0, 3.0), words.whole(3).abs());
    Aabb::from_min_size(min, size).expect("finite").into()
}

/// Written and read in the middle of its changes, a world goes on as one that was not.
pub(crate) fn goes_on_after(read_again: fn(&World) -> World) {
    let mut words = Words(5);
    let (mut world, mut saved) = (World::default(), World::default());
    let mut ids: Vec<BoxId> = Vec::new();
    for step in 0..600 {
        let (wall, kind, layers) = (wall(&mut words), words.below(8), words.below(4) as u32);
        let old = BoxId::from(words.below(40) as u32);
        let id = if ids.is_empty() { old } else { words.choose(&ids) };
        let change = |world: &mut World| match kind {
            0..4 => Some(world.insert_with_layers(wall, layers)),
            4 => world.remove(id).and(None),
            5 => world.move_to(id, wall).map(|_| id),
            6 if step % 97 == 0 => {
                world.clear();
                None
            }
            _ => world.remove(old).and(None),
        };
        let new = change(&mut world);
        assert_eq!(change(&mut saved), new, "step {step}");
        ids.extend(new);
        if step % 60 == 0 {
            world.set_positions(Positions::F32);
            saved.set_positions(Positions::F32);
        }
        if step % 3 == 0 {
            saved = read_again(&saved);
        }
        assert_eq!(saved, world);
        assert_eq!(saved.to_bytes(), world.to_bytes(), "step {step}");
        if step % 40 != 0 {
            continue;
        }
        let by = Motion::new((words.whole(9), words.between(-9.0, 9.0))).unwrap();
        let mover: Mover = Circle::new((words.between(-9.0, 9.0), 0.0), 0.5).unwrap().into();
        let asked = |world: &World| {
            let travel = world.travel(mover, by, Response::slide());
            (travel, world.all((mover, by)), world.push_out(mover), world.stands_on(mover))
        };
        assert_eq!(asked(&saved), asked(&world), "step {step}");
    }
}

#[test]
fn a_world_goes_on_after_its_bytes() {
    goes_on_after(through_bytes);
}

#[test]
fn the_hash_tells_all_that_later_answers_depend_on() {
    let square = |x: f64| Aabb::new((x, 0.0), (x + 1.0, 1.0)).unwrap();
    let plain = World::new([square(0.0), square(2.0)]);
    let changes: [fn(&mut World); 5] = [
        |world| world.set_positions(Positions::F32),
        |world| assert!(world.set_layers(BoxId::from(1), 1).is_some()),
        |world| assert!(world.move_to(BoxId::from(0), Segment::from([[0, 0], [1, 1]])).is_some()),
        |world| assert!(world.remove(BoxId::from(0)).is_some()),
        World::clear,
    ];
    let mut hashes = vec![plain.hash(), World::new([square(2.0), square(0.0)]).hash()];
    for change in changes {
        let mut world = plain.clone();
        change(&mut world);
        hashes.push(world.hash());
    }
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), 7);
    // Gone and come back, but the id of the next wall is another.
    let mut world = plain.clone();
    let id = world.insert(square(4.0));
    world.remove(id);
    assert_eq!(world, plain);
    assert_ne!(world.hash(), plain.hash());
    assert_eq!(plain.hash(), 2_830_665_541_556_498_725, "on every machine");
}

#[test]
fn bytes_that_are_no_world_are_refused() {
    let mut words = Words(7);
    let mut world = World::new((0..6).map(|_| wall(&mut words)).collect::<Vec<_>>());
    for id in [1, 3] {
        world.remove(BoxId::from(id));
    }
    let bytes = world.to_bytes();
    for end in 0..bytes.len() {
        let expected = if end < 8 { SnapshotError::NotAWorld } else { SnapshotError::Length };
        assert_eq!(World::from_bytes(&bytes[..end]), Err(expected));
    }
    assert_eq!(World::from_bytes(&[&bytes[..], &[0]].concat()), Err(SnapshotError::Length));
    let with = |place: usize, byte: u8| {
        let mut changed = bytes.clone();
        changed[place] = byte;
        World::from_bytes(&changed).map(|_| ())
    };
    assert_eq!(with(8, 9), Err(SnapshotError::Version(9)));
    assert_eq!(with(12, 2), Err(SnapshotError::Unknown));
    // The same slot twice.
    assert_eq!(with(28, 5), Err(SnapshotError::Ids));
    let mut refused = 0;
    for place in 0..bytes.len() {
        for bit in 0..8 {
            let mut changed = bytes.clone();
            changed[place] ^= 1 << bit;
            refused += usize::from(World::from_bytes(&changed).is_err());
        }
    }
    // Most bits are those of numbers, and another number is as good.
    assert!(refused > bytes.len(), "{refused} of {}", 8 * bytes.len());
}
