//! Rooms with lifts, crushers and one-way lifts: nobody who lives there falls or ends inside.
//!
//! `SOLIDS=1000000 cargo test --release --test it solid_rooms::` plays more frames.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, BoxId, Choice, Circle, Filter, Ground, Motion, Mover, Point, Positions, Response,
    Shifted, Side, TravelHit, World, one_way,
};

use crate::judge::solid::Solid;
use crate::words::Words;

const WALL: u32 = 1;
const PLATFORM: u32 = 2;

/// Where a solid goes, to and fro.
struct Route {
    id: BoxId,
    by: DVec2,
    frames: f64,
}

impl Route {
    /// The motion of a frame: a sine, in tenths that no double is.
    fn motion(&self, frame: u64) -> Motion {
        let at = |frame: u64| (frame as f64 / self.frames * 6.3).sin() * self.by;
        Motion::new(at(frame + 1) - at(frame)).unwrap()
    }
}

/// A room with lifts, crushers and one-way lifts, and those who live there.
struct Room {
    world: World,
    walls: Vec<BoxId>,
    routes: Vec<Route>,
    movers: Vec<Mover>,
    velocities: Vec<DVec2>,
}

impl Room {
    fn new(words: &mut Words, positions: Positions) -> Self {
        let far = words.choose(&[0.0, 0.0, 0.1, 300.7, -5000.3]);
        let mut world = World::default();
        world.set_positions(positions);
        let mut put = |[a, b, c, d]: [f64; 4], layers: u32| {
            let wall = Aabb::from_corners((a + far, b + far), (c + far, d + far)).unwrap();
            world.insert_with_layers(wall, layers)
        };
        let mut walls = vec![
            put([-2.0, -2.0, 0.1, 14.0], WALL),
            put([20.3, -2.0, 22.0, 14.0], WALL),
            put([-2.0, -2.0, 22.0, 0.3], WALL),
            put([-2.0, 11.7, 22.0, 14.0], WALL),
        ];
        let mut routes = Vec::new();
        for number in 0..6 {
            let [x, y] = [words.between(2.0, 15.0), words.between(2.0, 10.0)];
            let size = [words.between(0.5, 4.0), words.between(0.2, 1.0)];
            let layers = if number % 3 == 2 { PLATFORM } else { WALL };
            let id = put([x, y, x + size[0], y + size[1]], layers);
            walls.push(id);
            let by = match number % 4 {
                0 => dvec2(0.0, words.between(0.5, 4.0)),
                1 => dvec2(words.between(0.5, 4.0), 0.0),
                _ => dvec2(words.between(-3.0, 3.0), words.between(-3.0, 3.0)),
            };
            routes.push(Route { id, by, frames: words.between(10.0, 300.0) });
        }
        let mut room = Self { world, walls, routes, movers: vec![], velocities: vec![] };
        for number in 0..8 {
            room.add(words, far, number % 2 == 0);
        }
        room
    }

    fn add(&mut self, words: &mut Words, far: f64, round: bool) {
        let size = dvec2(words.between(0.2, 0.9), words.between(0.2, 0.9));
        for _ in 0..50 {
            let at = far + dvec2(words.between(1.0, 19.0), words.between(1.0, 10.0));
            let at = at.as_vec2().as_dvec2();
            let mover: Mover = if round {
                Circle::new(at, size.x / 2.0).unwrap().into()
            } else {
                Mover::from_min_size(at, size).unwrap()
            };
            if self.world.overlaps(mover).is_empty() {
                self.movers.push(mover);
                self.velocities.push(DVec2::ZERO);
                return;
            }
        }
    }

    fn is_platform(&self, id: BoxId) -> bool {
        self.world.layers(id) == Some(PLATFORM)
    }

    /// The walls that a mover is inside of, by the definition, in big integers; platforms let it in.
    fn inside(&self, mover: &Mover) -> Vec<BoxId> {
        let solid = match mover.circle() {
            Some(circle) => Solid::ball(circle.center(), circle.radius()),
            // Its size as it was made, at the origin.
            None => {
                Solid::moved(&mover.at(Point::new((0.0, 0.0)).unwrap()).bounds(), mover.position())
            }
        };
        let walls = self.walls.iter().copied().filter(|id| !self.is_platform(*id));
        walls
            .filter(|id| solid.is_inside(&Solid::cornered(&self.world.get(*id).unwrap().bounds())))
            .collect()
    }

    /// One frame; says what is wrong.
    fn frame(&mut self, words: &mut Words, frame: u64, told: &mut [u64; 3]) -> Result<(), String> {
        let before = (self.world.clone(), self.movers.clone());
        let mut moves: Vec<(BoxId, Motion)> =
            self.routes.iter().map(|route| (route.id, route.motion(frame))).collect();
        let grounds: Vec<Vec<Ground>> =
            self.movers.iter().map(|mover| self.world.stands_on(*mover)).collect();
        let platforms = || Filter::default().mask(PLATFORM);
        let mut motions: Vec<Motion> =
            self.velocities.iter().map(|by| Motion::new(*by).unwrap()).collect();
        let solids = self.world.solids().one_way(platforms()).motions(motions.clone());
        let shifted = solids.run(moves.clone(), &mut self.movers).unwrap();
        for (n, one) in shifted.iter().enumerate() {
            let what = |what: &str| {
                let (start, walls) = (before.1[n], before.0.iter().collect::<Vec<_>>());
                Err(format!("frame {frame}: {start:?} {what}: {one:?}, {moves:?} in {walls:?}"))
            };
            let inside = self.inside(&one.mover());
            if one.squeezed_by().is_empty() != inside.is_empty() && one.squeezed_by().is_empty() {
                return what("is inside");
            }
            let position = one.mover().position();
            if self.world.positions() == Positions::F32 && position.as_vec2().as_dvec2() != position
            {
                return what("has other positions");
            }
            let rises = self.velocities[n].y < 0.0;
            let holds = |id: &BoxId| {
                grounds[n].iter().any(|ground| ground == id) && !(rises && self.is_platform(*id))
            };
            let rides = moves.iter().any(|(id, _)| holds(id));
            if rides != one.carried_by().is_some() {
                return what("is carried, or not");
            }
            if let Some(carrier) = one.carried_by()
                && one.squeezed_by().is_empty()
                && one.pushed_by().is_empty()
                && one.hits().is_empty()
            {
                told[0] += 1;
                if self.world.stands_on(one.mover()).iter().all(|ground| *ground != carrier) {
                    return what("has fallen");
                }
            }
            told[1] += u64::from(!one.pushed_by().is_empty());
            told[2] += u64::from(!one.squeezed_by().is_empty());
        }
        // In any order.
        let (mut world, mut movers) = before;
        moves.rotate_left(words.below(6) as usize);
        moves.swap(0, words.below(6) as usize);
        movers.reverse();
        motions.reverse();
        let solids = world.solids().one_way(platforms()).motions(motions);
        let mut again = solids.run(moves, &mut movers).unwrap();
        again.reverse();
        if again != shifted || world != self.world {
            return Err(format!("frame {frame}: {again:?}, not {shifted:?}, in another order"));
        }
        self.walk(words, &shifted);
        Ok(())
    }

    /// Movers fall and walk; those who were squeezed begin again where there is room.
    fn walk(&mut self, words: &mut Words, shifted: &[Shifted]) {
        for (n, one) in shifted.iter().enumerate() {
            if !one.squeezed_by().is_empty() {
                let walls = self.world.filtered(Filter::default().mask(WALL));
                if let Some(free) = walls.push_out(self.movers[n]) {
                    self.movers[n] = free;
                }
                self.velocities[n] = DVec2::ZERO;
            }
            if words.below(40) == 0 {
                self.velocities[n] = dvec2(words.between(-0.1, 0.1), words.between(-0.4, 0.0));
            }
            self.velocities[n].y += 0.0125;
            let platforms = &self.world;
            let choose = |hit: &TravelHit| match platforms.layers(hit.id()) {
                Some(PLATFORM) => one_way(Side::Top)(hit),
                _ => Choice::Accept,
            };
            let by = Motion::new(self.velocities[n]).unwrap();
            let options = self.world.travel_options().choose(choose);
            let travel = options.run(self.movers[n], by, Response::slide());
            (self.movers[n], self.velocities[n].y) = (travel.mover(), travel.motion().get().y);
        }
    }
}

#[test]
fn nobody_falls_and_nobody_is_inside() {
    let frames: u64 =
        std::env::var("SOLIDS").map_or(5_000, |frames| frames.parse().expect("a number of frames"));
    let (mut told, mut wrong) = ([0; 3], Vec::new());
    for number in 0..frames.div_ceil(250) {
        let mut words = Words(number);
        let positions = [Positions::F64, Positions::F32][number as usize % 2];
        let mut room = Room::new(&mut words, positions);
        for frame in 0..250 {
            if let Err(what) = room.frame(&mut words, frame, &mut told) {
                wrong.push(format!("room {number}, {what}"));
                break;
            }
        }
    }
    assert!(wrong.is_empty(), "{} rooms\n{}", wrong.len(), wrong[..wrong.len().min(3)].join("\n"));
    assert!(told.iter().all(|count| *count > 20), "carried, pushed, squeezed: {told:?}");
}

//     ┌┐       a usual lift: it goes up and down, and can be jumped through
//    ────
#[test]
fn a_rider_of_a_one_way_lift_never_falls() {
    for number in 0..12 {
        for positions in [Positions::F64, Positions::F32] {
            let mut words = Words(number);
            let mut world = World::default();
            world.set_positions(positions);
            let [x, y] = [words.between(-9.0, 9.0), words.between(-9.0, 9.0)];
            let lift = world.insert(Aabb::from_min_size((x, y), (4.0, 0.3)).unwrap());
            let by = dvec2(words.between(-3.0, 3.0), words.between(-3.0, 3.0));
            let route = Route { id: lift, by, frames: words.between(60.0, 300.0) };
            let mut player = [Mover::from_min_size((x + 1.1, y - 2.0), (0.7, 0.9)).unwrap(); 1];
            let (mut velocity, mut stands) = (0.0, false);
            for frame in 0..1200 {
                let solids = world.solids().one_way(Filter::default());
                solids.run([(lift, route.motion(frame))], &mut player).unwrap();
                velocity += 0.0125;
                let options = world.travel_options().choose(one_way(Side::Top));
                let travel = options.run(
                    player[0],
                    Motion::new((0.0, velocity)).unwrap(),
                    Response::slide(),
                );
                (player[0], velocity) = (travel.mover(), travel.motion().get().y);
                let lands = travel.ground() == [lift];
                assert!(lands || !stands, "{number}: falls in frame {frame}");
                stands = lands;
            }
            assert!(stands, "{number}: never landed");
        }
    }
}
