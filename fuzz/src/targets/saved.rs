//! Worlds and shapes that are read from any bytes or text: what is read is written and read alike, and answers without a panic.

use std::fmt::Debug;

use graze2d::{
    Convex, Filter, Motion, Mover, Response, Segment, Side, StartInside, Walker, Wall, World,
    one_way,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{from_str, to_string};

/// The bytes of a world.
pub(crate) fn bytes(data: &[u8]) {
    let Ok(world) = World::from_bytes(data) else { return };
    let written = world.to_bytes();
    let again = World::from_bytes(&written).expect("bytes of a world");
    assert_eq!(again, world);
    assert_eq!(again.to_bytes(), written);
    ask(world);
}

/// The text of a world, a shape or a mover.
pub(crate) fn json(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Some(world) = through_json::<World>(text) {
        assert_eq!(World::from_bytes(&world.to_bytes()).as_ref(), Ok(&world));
        ask(world);
    }
    if let Some(shape) = through_json::<Convex>(text) {
        ask(World::new([shape]));
    }
    if let Some(mover) = through_json::<Mover>(text) {
        World::default().travel(mover, Motion::ZERO, Response::Stop);
    }
}

fn through_json<T: DeserializeOwned + Serialize + PartialEq + Debug>(text: &str) -> Option<T> {
    let read: T = from_str(text).ok()?;
    let written = to_string(&read).expect("finite numbers");
    let again: T = from_str(&written).expect("what was written");
    assert_eq!(again, read);
    assert_eq!(to_string(&again).expect("finite numbers"), written);
    Some(read)
}

/// Asks everything of a world, with its own walls as movers that go from one to the next, and changes it.
pub(crate) fn ask(mut world: World) {
    let walls: Vec<_> = world.iter().take(6).collect();
    let movers = walls.iter().map(|(_, wall)| match wall {
        Wall::Box(aabb) => Mover::from(*aabb),
        Wall::Shape(shape) => Mover::from(*shape),
    });
    let mut movers: Vec<Mover> = movers.collect();
    let walker = Walker::new((1.0, 1.0)).and_then(|walker| walker.snap(0.5)?.step(0.25));
    let walker = walker.expect("a walker");
    for (n, mover) in movers.iter().enumerate() {
        let [from, to] = [*mover, movers[(n + 1) % movers.len()]].map(|mover| mover.position());
        let motion = Motion::new(2.0 * (to - from)).unwrap_or(Motion::ZERO);
        if let Ok(sight) = Segment::new(from, to) {
            world.is_clear(sight);
            world.all(sight);
        }
        world.first((*mover, motion));
        world.first_crossing((*mover, motion));
        assert_eq!(world.any((*mover, motion)), !world.all((*mover, motion)).is_empty());
        world.push_out(*mover);
        world.stands_on(*mover);
        let others = world.filtered(Filter::default().mask(!1).without([walls[n].0]));
        for response in
            [Response::Stop, Response::slide(), Response::bounce(0.5).unwrap(), Response::Pass]
        {
            world.travel(*mover, motion, response);
            let options = others.travel_options().start_inside(StartInside::PushOut);
            options.choose(one_way(Side::Top)).run(*mover, motion, response);
        }
        others.walk(*mover, motion, walker);
    }
    for (id, wall) in &walls {
        let motion = Motion::new(wall.bounds().size()).unwrap_or(Motion::ZERO);
        world.move_solid(*id, motion, &mut movers).expect("a wall that is there");
        world.remove(*id);
        world.insert(*wall);
    }
}
