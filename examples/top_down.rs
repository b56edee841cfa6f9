//! A top-down game without graphics: `cargo run --example top_down` prints a walk through a room.
//!
//! Every `#` is a wall, and the walker, a circle, slides along what it runs into. There is no
//! epsilon and no correction: where it ends is always outside every wall.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, Feature, GeometryError, Motion, Mover, Response, Travel, World};

const ROOM: [&str; 9] = [
    "################",
    "#      #       #",
    "#      #   #   #",
    "#          #   #",
    "#   ####   #   #",
    "#   #      #   #",
    "#   #  #####   #",
    "#              #",
    "################",
];

/// Steps a second, tiles a second, and a bit less than half a tile wide.
const RATE: f64 = 60.0;
const SPEED: f64 = 6.0;
const RADIUS: f64 = 0.45;

/// Which keys are held, and for how many steps.
const KEYS: [(&str, [f64; 2], u32); 8] = [
    ("right", [1.0, 0.0], 50),
    ("right and down", [1.0, 1.0], 40),
    ("right and down", [1.0, 1.0], 30),
    ("up", [0.0, -1.0], 60),
    ("right", [1.0, 0.0], 20),
    ("right and down", [1.0, 1.0], 40),
    ("down", [0.0, 1.0], 60),
    ("left", [-1.0, 0.0], 120),
];

fn main() -> Result<(), GeometryError> {
    let world = World::new(walls()?);
    let mut walker: Mover = Circle::new(dvec2(1.5, 1.5), RADIUS)?.into();
    println!("{}", frame(&walker));
    for (keys, direction, steps) in KEYS {
        let velocity = SPEED * DVec2::from(direction).normalize();
        let motion = Motion::new(velocity / RATE)?;
        let mut along = None;
        for _ in 0..steps {
            let travel = world.travel(walker, motion, Response::slide());
            along = last_met(&travel).or(along);
            walker = travel.mover();
        }
        let met = along.map_or(String::new(), |feature| format!(", along {feature:?}"));
        println!("{keys} for {steps} steps{met}: {:.3}\n{}", walker.position(), frame(&walker));
    }
    Ok(())
}

/// A box for each `#`. Neighbours share their sides, and yet there are no seams to catch on.
fn walls() -> Result<Vec<Aabb>, GeometryError> {
    let mut walls = Vec::new();
    for (y, row) in ROOM.iter().enumerate() {
        for (x, tile) in row.chars().enumerate() {
            if tile == '#' {
                let min = dvec2(x as f64, y as f64);
                walls.push(Aabb::new(min, min + DVec2::ONE)?);
            }
        }
    }
    Ok(walls)
}

/// The side or corner that was run into last.
fn last_met(travel: &Travel) -> Option<Feature> {
    travel.hits().last().map(|hit| hit.feature())
}

/// The room from above, two characters a tile.
fn frame(walker: &Mover) -> String {
    let at = (walker.position() * dvec2(2.0, 1.0)).floor();
    let character = |x: usize, y: usize, tile: char| {
        if at == dvec2(x as f64, y as f64) { '@' } else { tile }
    };
    let mut frame = String::new();
    for (y, row) in ROOM.iter().enumerate() {
        let doubled = row.chars().flat_map(|tile| [tile; 2]).enumerate();
        frame.extend(doubled.map(|(x, tile)| character(x, y, tile)));
        frame.push('\n');
    }
    frame
}
