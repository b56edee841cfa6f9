//! Families of narrow places: corridors, wedges, rooms with a mover in them.

use super::{Plan, Words, body, wall};
use crate::judge::scene::Body;

/// As wide as the mover, to the bit or nearly.
pub(super) fn corridor(words: &mut Words) -> Plan {
    let radius = words.choose(&[0.25, 0.5, 0.1, 1.0 / 3.0]);
    let x = words.choose(&[0.0, 0.5, 0.7, -6.328103172860719, 1e3 / 7.0]);
    let (left, right) = (words.beside(x - radius), words.beside(x + radius));
    let mut walls =
        vec![wall([left - 2.0, -8.0, left, 8.0]), wall([right, -8.0, right + 2.0, 8.0])];
    for _ in 0..words.below(3) {
        let (y, side) = (words.whole(9), words.choose(&[left, right, x]));
        walls.push(wall([side, y, side + words.whole(3), y + words.share()]));
    }
    let y = words.choose(&[-12.0, 0.0, -8.0 - radius]);
    let tilt = words.choose(&[0.0, 0.0, 1e-16, -1e-16, 0.1, -3.0]);
    let way = words.choose(&[24.0, 1.0, 1e4, 0.0]);
    let center = [words.beside(x), y];
    let (mut body, mut motion) = (body(words, center, radius), [tilt, way]);
    if words.one_in(2) {
        walls.iter_mut().for_each(|[a, b, c, d]| {
            std::mem::swap(a, b);
            std::mem::swap(c, d);
        });
        motion.swap(0, 1);
        match &mut body {
            Body::Ball(n) => n.swap(0, 1),
            Body::Crate(n) => {
                n.swap(0, 1);
                n.swap(2, 3);
            }
        }
    }
    Plan { walls, body, motion }
}

/// Corners all around, so that a slide soon has nowhere to go.
pub(super) fn wedge(words: &mut Words) -> Plan {
    let radius = words.choose(&[1.0, 1.5, 5.0, 0.3]);
    let count = 2 + words.below(3);
    let walls = (0..count)
        .map(|n| {
            let side = if n % 2 == 0 { -1.0 } else { 1.0 };
            let x = side * radius * words.between(0.2, 0.99);
            let y = radius * words.between(0.0, 2.0);
            wall([x, y, x + side * 8.0, y + words.choose(&[0.5, 8.0])])
        })
        .collect();
    let start = [words.between(-0.4, 0.4) * radius, -radius * words.choose(&[1.0, 2.0, 6.0])];
    let motion =
        [words.choose(&[0.0, 0.3, -1.0]) * radius, radius * words.choose(&[2.0, 8.0, 30.0])];
    Plan { walls, body: body(words, start, radius), motion }
}

/// Four walls around, some blocks, and a mover that may sit in one of them.
pub(super) fn room(words: &mut Words) -> Plan {
    let mut walls = vec![
        [-2.0, -2.0, 0.0, 12.0],
        [10.0, -2.0, 12.0, 12.0],
        [-2.0, -2.0, 12.0, 0.0],
        [-2.0, 10.0, 12.0, 12.0],
    ];
    for _ in 0..words.below(5) {
        let at = [0; 2].map(|_| words.between(0.0, 9.0));
        let size = [0; 2].map(|_| words.between(0.1, 3.0));
        walls.push(wall([at[0], at[1], at[0] + size[0], at[1] + size[1]]));
    }
    let radius = words.between(0.05, 1.0);
    let center = [0; 2].map(|_| words.between(0.0, 10.0));
    let speed = words.choose(&[1.0, 5.0, 30.0, 1e3]);
    let motion = [0; 2].map(|_| words.between(-1.0, 1.0) * speed);
    Plan { walls, body: body(words, center, radius), motion }
}
