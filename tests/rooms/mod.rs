//! Random rooms with something in them that may catch a mover.

pub(crate) use crate::words::Words;
use graze2d::Aabb;
use graze2d::glam::{DVec2, dvec2};

pub(crate) mod inside;

impl Words {
    pub(crate) fn point(&mut self, low: f64, high: f64) -> DVec2 {
        dvec2(self.between(low, high), self.between(low, high))
    }

    /// The number, or one of its neighbors.
    fn neighbor(&mut self, x: f64) -> f64 {
        [x.next_down(), x, x, x.next_up()][self.below(4) as usize]
    }

    /// A motion of any direction and a speed from 10^−9 to 10^9, most of it about 1.
    pub(crate) fn motion(&mut self) -> DVec2 {
        let exponent = if self.below(4) == 0 { 9.0 } else { 2.0 };
        let speed = 10.0f64.powf(self.between(-exponent, exponent));
        let slant = self.point(-1.0, 1.0);
        let direction = match self.below(6) {
            0 => dvec2(slant.x.signum(), 0.0),
            1 => dvec2(0.0, slant.y.signum()),
            2 => dvec2(slant.x.signum(), slant.y.signum()),
            _ => slant,
        };
        speed * direction
    }
}

/// The side of the square that every room lies in.
pub(crate) const SIDE: f64 = 12.0;

fn aabb(min: [f64; 2], max: [f64; 2]) -> Aabb {
    Aabb::from_corners(min, max).unwrap()
}

/// Four walls around `[0, 12]²`, and things in it. `width` is the extent of who walks there.
pub(crate) fn room(words: &mut Words, width: f64) -> Vec<Aabb> {
    let (low, high, out) = (0.0, SIDE, 2.0);
    let mut walls = vec![
        aabb([low - out, low - out], [low, high + out]),
        aabb([high, low - out], [high + out, high + out]),
        aabb([low - out, low - out], [high + out, low]),
        aabb([low - out, high], [high + out, high + out]),
    ];
    match words.below(5) {
        0 => scattered(words, &mut walls),
        1 => tiled(words, &mut walls),
        2 => inner_corners(words, &mut walls),
        3 => wedge(words, &mut walls, width),
        _ => gaps(words, &mut walls, width),
    }
    // Somewhere else nothing is as round as here.
    let offset = [0.0, 0.1, 1e3 / 3.0, 1e6 / 7.0][words.below(4) as usize] * DVec2::ONE;
    walls.iter().map(|wall| Aabb::new(wall.min() + offset, wall.max() + offset).unwrap()).collect()
}

/// Boxes of any size, some of them thin or flat.
fn scattered(words: &mut Words, walls: &mut Vec<Aabb>) {
    for _ in 0..words.below(10) + 1 {
        let min = words.point(0.0, SIDE);
        let mut size = words.point(0.1, 3.0);
        if words.below(4) == 0 {
            size[words.below(2) as usize] = [0.0, 1e-9, 1e-3][words.below(3) as usize];
        }
        walls.push(Aabb::new(min, min + size).unwrap());
    }
}

/// ```text
///   ▓▓       ▓▓      pillars on a floor of tiles whose sides are decimal fractions
///   ▓▓▓▓▓▓▓▓▓▓▓▓
/// ```
fn tiled(words: &mut Words, walls: &mut Vec<Aabb>) {
    let size = [0.7, 1.1, 1.0][words.below(3) as usize];
    let top = SIDE - words.between(1.0, 6.0);
    let tile = |column: u64, row: u64| {
        let at = |n: u64| n as f64 * size;
        aabb([at(column), top - at(row)], [at(column + 1), top - at(row) + size])
    };
    for column in 0..(SIDE / size) as u64 {
        walls.push(tile(column, 0));
        if words.below(4) == 0 {
            walls.push(tile(column, 1));
        }
    }
}

/// ```text
///   ▓▓             two tiles of a wall and two of a floor, which share sides and corners
///   ▓▓▓▓▓▓
/// ```
fn inner_corners(words: &mut Words, walls: &mut Vec<Aabb>) {
    let p = words.point(2.0, 9.0);
    let sign = || [-1.0, 1.0];
    let (x, y) = (sign()[words.below(2) as usize], sign()[words.below(2) as usize]);
    let size = words.between(0.5, 2.0);
    let at = |i: f64, j: f64| [p.x + x * i * size, p.y + y * j * size];
    walls.push(aabb(at(-1.0, 0.0), at(0.0, 1.0)));
    walls.push(aabb(at(-1.0, 1.0), at(0.0, 2.0)));
    walls.push(aabb(at(-1.0, -1.0), at(0.0, 0.0)));
    walls.push(aabb(at(0.0, -1.0), at(1.0, 0.0)));
    walls.push(aabb(at(1.0, -1.0), at(2.0, 0.0)));
}

/// ```text
///   ▓▓▓      ▓▓▓
///     ▓▓    ▓▓     stairs on both sides, ever closer: a circle comes to rest between corners
///       ▓  ▓
/// ```
fn wedge(words: &mut Words, walls: &mut Vec<Aabb>, width: f64) {
    let middle = words.between(4.0, 8.0);
    let (steps, step) = (words.below(3) + 2, words.between(0.1, 0.6));
    for i in 0..steps {
        let half = words.neighbor(width / 2.0 + (steps as f64 - i as f64 - 1.5) * step);
        let [top, bottom] = [i, i + 1].map(|n| 4.0 + n as f64 * step);
        walls.push(aabb([middle - half - 1.0, top], [middle - half, bottom]));
        walls.push(aabb([middle + half, top], [middle + half + 1.0, bottom]));
    }
}

/// ```text
///   ▓▓▓▓ │  │ ▓▓▓▓     gaps as wide as the mover, to the bit
/// ```
fn gaps(words: &mut Words, walls: &mut Vec<Aabb>, width: f64) {
    let p = words.point(3.0, 8.0);
    let axis = words.below(2) as usize;
    for row in 0..words.below(3) + 1 {
        let mut corner = |far: bool, high: bool| {
            let across = p[axis] + if far { width } else { 0.0 };
            let edge = words.neighbor(across);
            let mut corner = [0.0; 2];
            corner[axis] = if high { edge + if far { 2.0 } else { -2.0 } } else { edge };
            corner[1 - axis] = p[1 - axis] + row as f64 + if high { 1.0 } else { 0.0 };
            corner
        };
        walls.push(aabb(corner(false, false), corner(false, true)));
        walls.push(aabb(corner(true, false), corner(true, true)));
    }
}
