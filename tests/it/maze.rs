//! A long walk in a maze of tiles: never inside a wall, never stuck where a direction is free.
//!
//! `STEPS=1000000 cargo test --release --test it maze::` walks farther than every run of the tests can.

use std::collections::HashSet;

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, CornerSlide, Motion, Mover, Point, Response, World};

use crate::rooms::inside::{Shape, is_strictly_inside};
use crate::words::Words;

const SLIDE: Response = Response::Slide { corner: CornerSlide::Round };

/// Rooms on each side; between two of them, and around all, lies a row of walls.
const ROOMS: usize = 8;
const ROWS: usize = 2 * ROOMS + 1;

/// So many steps for one that the judge in big integers sees.
const SAMPLE: usize = 32;

fn steps() -> usize {
    std::env::var("STEPS").map_or(40_000, |steps| steps.parse().expect("a number of steps"))
}

/// Random words from a seed.
fn words(seed: u64) -> impl FnMut() -> u64 {
    let mut words = Words(seed);
    move || words.next()
}

/// Which tiles are free: every room, and the ways between them that a walk from room to new room
/// takes, which goes back where there is no new one.
fn carved(word: &mut impl FnMut() -> u64) -> [[bool; ROWS]; ROWS] {
    let mut free = [[false; ROWS]; ROWS];
    let mut path = vec![[1, 1]];
    free[1][1] = true;
    while let Some([x, y]) = path.last().copied() {
        let ways = [[1, 0], [-1, 0], [0, 1], [0, -1]].map(|[dx, dy]: [isize; 2]| {
            let to = |from: usize, by: isize| from.checked_add_signed(by).filter(|to| *to < ROWS);
            Some(([to(x, 2 * dx)?, to(y, 2 * dy)?], [to(x, dx)?, to(y, dy)?]))
        });
        let new: Vec<_> = ways.into_iter().flatten().filter(|([x, y], _)| !free[*x][*y]).collect();
        if new.is_empty() {
            path.pop();
            continue;
        }
        let (room, between) = new[word() as usize % new.len()];
        for [x, y] in [room, between] {
            free[x][y] = true;
        }
        path.push(room);
    }
    free
}

struct Maze {
    /// The extent of a tile.
    tile: f64,
    walls: Vec<Aabb>,
    world: World,
}

impl Maze {
    fn new(tile: f64, word: &mut impl FnMut() -> u64) -> Self {
        let free = carved(word);
        let at = |x: usize, y: usize| dvec2(x as f64 * tile, y as f64 * tile);
        let tiles = (0..ROWS).flat_map(|x| (0..ROWS).map(move |y| (x, y)));
        let walls: Vec<Aabb> = tiles
            .filter(|(x, y)| !free[*x][*y])
            .map(|(x, y)| Aabb::new(at(x, y), at(x + 1, y + 1)).unwrap())
            .collect();
        Self { tile, world: World::new(walls.iter().copied()), walls }
    }

    fn go(&self, mover: &Mover, v: DVec2, response: Response) -> Mover {
        let travel = self.world.travel(*mover, Motion::new(v).unwrap(), response);
        assert!(travel.inside().is_empty(), "it was inside");
        travel.mover()
    }

    fn is_truly_free(&self, shape: Shape, position: DVec2) -> bool {
        let is_near = |wall: &&Aabb| (wall.min() - position).length() < 4.0 * self.tile;
        !self.walls.iter().filter(is_near).any(|wall| is_strictly_inside(shape, position, wall))
    }

    /// Whether one axis of the motion alone leads on.
    fn leads_on(&self, mover: &Mover, v: DVec2) -> bool {
        [dvec2(v.x, 0.0), dvec2(0.0, v.y)]
            .into_iter()
            .any(|v| self.go(mover, v, Response::Stop).position() != mover.position())
    }
}

/// Walks straight for a while, then elsewhere; the share of the free tiles that it came to.
fn walk(seed: u64, tile: f64, shape: Shape) -> f64 {
    let mut word = words(seed);
    let maze = Maze::new(tile, &mut word);
    let (mover, start): (Mover, f64) = match shape {
        Shape::Circle(radius) => (Circle::new(DVec2::ZERO, radius).unwrap().into(), 1.5),
        Shape::Box(min, max) => (Aabb::new(min, max).unwrap().into(), 1.05),
    };
    let mut mover = mover.at(Point::new(DVec2::splat(start * tile)).unwrap());
    let mut visited = HashSet::new();
    let (mut v, mut straight) = (DVec2::ZERO, 0);
    for step in 0..steps() / 2 {
        if straight == 0 {
            straight = word() % 40 + 1;
            let [x, y] = [word(), word()].map(|word| (word % 2001) as f64 / 1000.0 - 1.0);
            let speed = tile * [0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 1e-9, 50.0][word() as usize % 8];
            v = speed
                * match word() % 3 {
                    0 => dvec2(x.signum(), 0.0),
                    1 => dvec2(0.0, y.signum()),
                    _ => dvec2(x, y),
                };
        }
        straight -= 1;
        let before = mover;
        mover = maze.go(&mover, v, SLIDE);
        let position = mover.position();
        if position == before.position() {
            assert!(!maze.leads_on(&mover, v), "step {step}: stuck at {mover:?} by {v:?}");
            straight = 0; // the same again would give the same
        }
        assert!(
            !step.is_multiple_of(SAMPLE) || maze.is_truly_free(shape, position),
            "step {step}: inside at {mover:?}"
        );
        visited.insert((position / tile).floor().to_array().map(|x| x as i64));
    }
    visited.len() as f64 / (ROWS * ROWS - maze.walls.len()) as f64
}

#[test]
fn a_circle_in_a_maze_is_never_inside_and_never_stuck() {
    let share = walk(1, 0.7, Shape::Circle(0.7 * 0.45));
    assert!(share > 0.5, "it came to {share} of the maze");
}

#[test]
fn a_box_in_a_maze_is_never_inside_and_never_stuck() {
    let share = walk(2, 1.1, Shape::Box(dvec2(0.1, 0.3), dvec2(0.9, 1.2)));
    assert!(share > 0.5, "it came to {share} of the maze");
}
