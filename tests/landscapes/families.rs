//! How the landscapes of each family are drawn.

use graze2d::glam::{DVec2, dvec2};

use super::{Family, Land, Plan};
use crate::judge::convex::form::Form;

pub(super) const FAMILIES: [(&str, Family); 14] = [
    ("slope", slope),
    ("valley", valley),
    ("pins", pins),
    ("joints", joints),
    ("wedge", wedge),
    ("between", between),
    ("needles", needles),
    ("tiles", tiles),
    ("thin walls", thin),
    ("rounded", rounded),
    ("mixed", mixed),
    ("resting on a slope", resting),
    ("resting on a pin", on_a_pin),
    ("cut", |land| cut(land).into_iter().nth(1).expect("two")),
];

/// A mover above what lies around 0, and a motion that leads down to it, or with a corner to a corner.
fn falling(land: &mut Land, walls: Vec<Form>) -> Plan {
    let place = land.vector([-5.0, -9.0], [5.0, -4.0]);
    let size = land.words.choose(&[0.25, 0.5, 1.0, 1.0, 2.0]);
    let mover = land.mover(place, size);
    let motion = if walls.is_empty() || land.words.one_in(2) {
        let motion = land.vector([-9.0, 0.0], [9.0, 18.0]);
        land.by(motion)
    } else {
        let wall = land.words.below(walls.len() as u64) as usize;
        let [from, to] = [&mover, &walls[wall]].map(|form| {
            let corners: Vec<DVec2> = form.convex.corners().collect();
            land.words.choose(&corners)
        });
        (to - from) * land.words.choose(&[1.0, 1.5, 2.0, 2.0])
    };
    Plan { walls, mover, motion }
}

//   ╲___              a slope, a box at its end
//   │   ╲__█
fn slope(land: &mut Land) -> Plan {
    let [a, b] = [land.vector([-9.0, 0.0], [-3.0, 6.0]), land.vector([3.0, 0.0], [9.0, 6.0])];
    let ground = land.polygon(&[a, b, dvec2(b.x, 9.0), dvec2(a.x, 9.0)]);
    let corner = land.vector([1.0, -5.0], [2.0, -1.0]);
    let wall = land.aabb(b, b + corner);
    let mut walls = vec![ground, wall];
    if land.words.one_in(2) {
        walls.push(land.aabb(a, a - corner));
    }
    falling(land, walls)
}

//   │╲    ╱│          two slopes with a common end, or crossing, or a bit apart
//   │ ╲  ╱ │
fn valley(land: &mut Land) -> Plan {
    let low = land.vector([-1.0, 1.0], [1.0, 4.0]);
    let apart = dvec2(land.words.choose(&[0.0, 0.0, 0.5, -1.0, 1e-12]), 0.0);
    let [left, right] =
        [land.vector([-9.0, -5.0], [-2.0, 2.0]), land.vector([2.0, -5.0], [9.0, 2.0])];
    let walls = vec![
        land.polygon(&[left, low, dvec2(left.x, low.y + 1.0)]),
        land.polygon(&[low + apart, right, dvec2(right.x, low.y + 1.0)]),
    ];
    falling(land, walls)
}

//   o   o   o         circles in rows
//     o   o
fn pins(land: &mut Land) -> Plan {
    let radius = land.number(0.0, 2.0) * 0.5;
    let wide = land.number(2.0, 4.0);
    let mut walls = Vec::new();
    for row in 0..3 {
        for column in -1..=1 {
            let shift = if row % 2 == 0 { 0.0 } else { 0.5 * wide };
            let center = dvec2(f64::from(column) * wide + shift, f64::from(row) * wide * 0.5);
            walls.push(land.circle(center, radius));
        }
    }
    falling(land, walls)
}

//   ╲__╱╲             ramps that share ends, with area or without
fn joints(land: &mut Land) -> Plan {
    let count = land.words.below(4) + 2;
    let is_thin = land.words.one_in(3);
    let mut points = vec![];
    for n in 0..=count {
        points.push(land.vector([0.0, 0.0], [0.0, 4.0]) + dvec2(3.0 * n as f64 - 6.0, 0.0));
    }
    let ramp = |pair: &[DVec2]| match (is_thin, pair) {
        (true, [a, b]) => land.segment(*a, *b),
        (_, [a, b]) => land.polygon(&[*a, *b, dvec2(b.x, 5.0), dvec2(a.x, 5.0)]),
        _ => unreachable!("pairs"),
    };
    let walls = points.windows(2).map(ramp).collect();
    falling(land, walls)
}

//   ╲▏ ╱              an acute gap
//    ╲▏╱
fn wedge(land: &mut Land) -> Plan {
    let low = land.vector([-1.0, 2.0], [1.0, 5.0]);
    let [a, b] = [land.vector([-6.0, -6.0], [0.0, 0.0]), land.vector([0.0, -6.0], [6.0, 0.0])];
    let walls = vec![
        land.polygon(&[low, low + a, low + a + dvec2(-4.0, 4.0)]),
        land.polygon(&[low, low + b, low + b + dvec2(4.0, 4.0)]),
        land.aabb(low, low + dvec2(5.0, 1.0)),
    ];
    falling(land, walls)
}

//   ╲ (●) ╱           mirror images of each other, met at once
//    ╲   ╱
fn between(land: &mut Land) -> Plan {
    let [a, b, c] = [0, 1, 2].map(|_| land.vector([0.0, 0.0], [3.0, 6.0]));
    let kind = land.words.below(4);
    let radius = land.words.choose(&[0.0, 0.5, 1.0]);
    let wall = |side: f64| {
        let [a, b, c] = [a, b, c].map(|p| dvec2(side * p.x, p.y));
        match kind {
            0 => land.circle(a, radius),
            1 => land.rounded(land.segment(a, b), radius),
            2 => land.aabb(a, a + dvec2(side, 1.0)),
            _ => land.polygon(&[a, b, c]),
        }
    };
    let mut walls = vec![wall(-1.0), wall(1.0)];
    if land.words.one_in(2) {
        let floor = land.number(4.0, 9.0);
        walls.push(land.aabb(dvec2(-9.0, floor), dvec2(9.0, floor + 1.0)));
    }
    let (place, size) = (dvec2(0.0, land.number(-6.0, -2.0)), land.words.choose(&[0.5, 1.0, 2.0]));
    let mover = land.mover(place, size);
    let motion = dvec2(land.words.choose(&[0.0, 0.0, 0.0, 1.0, -3.0]), land.number(5.0, 15.0));
    Plan { walls, mover, motion: land.by(motion) }
}

//   ────────▷         long triangles of little area
fn needles(land: &mut Land) -> Plan {
    let count = land.words.below(3) + 2;
    let mut walls = vec![];
    for _ in 0..count {
        let [a, b] = [0, 1].map(|_| land.vector([-8.0, -3.0], [8.0, 6.0]));
        let beside = dvec2(land.words.choose(&[1e-6, 1e-12, 0.0, 0.1]), 1e-9);
        walls.push(land.polygon(&[a, b, b + beside]));
    }
    falling(land, walls)
}

//   ◇◇◇               rotated rectangles, side by side
fn tiles(land: &mut Land) -> Plan {
    let half = land.vector([1.0, 1.0], [2.0, 2.0]);
    let direction = land.direction();
    let (along, across) = (2.0 * half.x * direction, 2.0 * half.y * direction.perp());
    let mut walls = vec![];
    for i in -2..=2 {
        walls.push(land.tile(f64::from(i) * along, half, direction));
    }
    walls.push(land.tile(2.0 * along - across, half, direction));
    walls.push(land.tile(-2.0 * along - across, half, direction));
    falling(land, walls)
}

//   ╲  ╱ ─            segments
fn thin(land: &mut Land) -> Plan {
    let count = land.words.below(5) + 2;
    let mut walls = vec![];
    for _ in 0..count {
        let [a, b] = [0, 1].map(|_| land.vector([-7.0, -3.0], [7.0, 7.0]));
        walls.push(land.segment(a, b));
    }
    falling(land, walls)
}

//   (──)  (◺)         capsules and rounded polygons
fn rounded(land: &mut Land) -> Plan {
    let count = land.words.below(4) + 2;
    let mut walls = vec![];
    for _ in 0..count {
        let [a, b, c] = [0, 1, 2].map(|_| land.vector([-7.0, -2.0], [7.0, 7.0]));
        let form = if land.words.one_in(2) { land.segment(a, b) } else { land.polygon(&[a, b, c]) };
        let radius = land.number(0.0, 2.0);
        walls.push(land.rounded(form, radius));
    }
    falling(land, walls)
}

/// A few of everything.
fn mixed(land: &mut Land) -> Plan {
    let count = land.words.below(6) + 2;
    let mut walls = vec![];
    for _ in 0..count {
        let [a, b, c] = [0, 1, 2].map(|_| land.vector([-7.0, -2.0], [7.0, 7.0]));
        let direction = land.direction();
        walls.push(match land.words.below(6) {
            0 => land.aabb(a, b),
            1 => land.circle(a, 0.3 * b.x),
            2 => land.segment(a, b),
            3 => land.tile(a, 0.3 * b, direction),
            4 => land.polygon(&[a, b, c, a + b, b - c]),
            _ => land.polygon(&[a, b, c]),
        });
    }
    falling(land, walls)
}

//     (●)             a circle or a corner put where it touches, but for rounding
//   ╲───────
fn resting(land: &mut Land) -> Plan {
    let [a, b] = [land.vector([-9.0, 0.0], [-3.0, 6.0]), land.vector([3.0, 0.0], [9.0, 6.0])];
    let share = land.words.choose(&[0.0, 0.25, 0.5, 1.0, 0.3]);
    let (touched, along) = (a + share * (b - a), (b - a).normalize());
    let radius = land.words.choose(&[0.0, 0.5, 1.0, 0.7]);
    let mover = if land.words.one_in(2) {
        land.circle(touched + radius * dvec2(along.y, -along.x), radius)
    } else {
        let up = if along.y > 0.0 { dvec2(0.5, -1.0) } else { dvec2(-0.5, -1.0) };
        land.aabb(touched, touched + up)
    };
    let ground = land.polygon(&[a, b, dvec2(b.x, 9.0), dvec2(a.x, 9.0)]);
    let beyond = land.polygon(&[b, b + dvec2(4.0, -3.0), b + dvec2(4.0, 5.0)]);
    let motion = match land.words.below(4) {
        0 => dvec2(0.0, 3.0),
        1 => 5.0 * along,
        2 => -2.0 * along + dvec2(0.0, 1.0),
        _ => land.vector([-9.0, -1.0], [9.0, 9.0]),
    };
    Plan { walls: vec![ground, beyond], mover, motion: land.by(motion) }
}

//    ( )              round shapes that touch, but for rounding
//   o
fn on_a_pin(land: &mut Land) -> Plan {
    let center = land.vector([-2.0, -2.0], [2.0, 2.0]);
    let [own, other] = [0, 1].map(|_| land.words.choose(&[0.0, 0.5, 1.0, 0.7, 2.0]));
    let direction = land.direction();
    let mover = land.circle(center + (own + other) * direction, own);
    let far = center + 2.0 * (own + other) * direction;
    let mut walls = vec![land.circle(center, other)];
    if land.words.one_in(2) {
        walls.push(land.circle(far, other));
    }
    let motion = match land.words.below(3) {
        0 => -3.0 * direction,
        1 => 4.0 * direction.perp() - direction,
        _ => land.vector([-5.0, -5.0], [5.0, 5.0]),
    };
    Plan { walls, mover, motion: land.by(motion) }
}

//   ╲.                a slope in one piece and in several: the same line
//     ╲.
pub(super) fn cut(land: &mut Land) -> [Plan; 2] {
    let [a, b] = [land.vector([-9.0, -3.0], [-5.0, 6.0]), land.vector([5.0, -3.0], [9.0, 6.0])];
    let pieces = land.words.choose(&[2, 3, 4, 8]);
    let ends = (0..=pieces).map(|n| a + (b - a) * (f64::from(n) / f64::from(pieces)));
    let ends: Vec<DVec2> = ends.collect();
    // Not straight down: a point passes along the seam of two walls.
    let down = dvec2(0.5, 9.0);
    let piece = |a: DVec2, b: DVec2| land.polygon(&[a, b, b + down, a + down]);
    let whole = vec![piece(a, ends[ends.len() - 1])];
    let parts = ends.windows(2).map(|pair| piece(pair[0], pair[1])).collect();
    let Plan { mover, motion, .. } = falling(land, vec![]);
    [whole, parts].map(|walls| Plan { walls, mover: mover.clone(), motion })
}
