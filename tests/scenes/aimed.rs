//! Families whose movers are aimed: at a corner, at two things at once, to end beside a wall.

use super::{Plan, Words, body, finite, wall};
use crate::judge::scene::Body;

/// `[x, y]` as it is, mirrored or with its axes changed: the same for all of a plan.
struct Turned {
    signs: [f64; 2],
    swapped: bool,
}

impl Turned {
    fn new(words: &mut Words) -> Self {
        Self { signs: [words.sign(), words.sign()], swapped: words.one_in(2) }
    }

    fn point(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let [x, y] = [x * self.signs[0], y * self.signs[1]];
        if self.swapped { [y, x] } else { [x, y] }
    }

    fn wall(&self, [a, b, c, d]: [f64; 4]) -> [f64; 4] {
        let ([a, b], [c, d]) = (self.point([a, b]), self.point([c, d]));
        wall([a, b, c, d])
    }
}

/// So far that the times of walls near the end are all but the same.
pub(super) fn far_start(words: &mut Words) -> Plan {
    let turned = Turned::new(words);
    let far = 2.0f64.powi(10 + words.below(90) as i32);
    let count = 1 + words.below(4);
    let walls = (0..count).map(|_| {
        let x = words.choose(&[0.0, 0.0, 1.0, -1.0]) * 2.0f64.powi(-(words.below(60) as i32));
        let (y, height) =
            (words.whole(4) / words.choose(&[1.0, 3.0, 10.0]), 1.0 + words.share() * 4.0);
        turned.wall([
            x + words.whole(2),
            y - height,
            x + 6.0,
            y + words.choose(&[0.0, 1.0, height]),
        ])
    });
    let walls = walls.collect();
    let radius = words.choose(&[0.0, 0.25, 0.5, 1.0, 3.0]);
    let slant = words.choose(&[0.0, 0.0, 1.0, 1e-9, 2.0f64.powi(-53)]) * words.sign();
    let aside = words.whole(4) / words.choose(&[1.0, 2.0, 10.0]);
    let reach = words.choose(&[1.0, 1.0, 2.0, 1.5]);
    let center = turned.point([-far, aside - slant * far]);
    let motion = turned.point([far * reach, slant * far * reach]);
    Plan { walls, body: body(words, center, radius), motion }
}

/// In contact from the start, with sides or with a corner.
pub(super) fn resting(words: &mut Words) -> Plan {
    let turned = Turned::new(words);
    let radius = words.choose(&[0.5, 1.0, 0.1, 5.0, 0.7]);
    let [x, y] = [0; 2].map(|_| words.choose(&[0.0, 0.3, 100.7, 1e6 / 7.0]));
    let mut walls = vec![turned.wall([x - 9.0, y, x + words.whole(9), y + 2.0])];
    if words.one_in(2) {
        let side = words.beside(x + radius);
        walls.push(turned.wall([side, y - 9.0, side + 2.0, y + words.whole(3)]));
    }
    if words.one_in(2) {
        let (dx, dy) = words.choose(&[(0.6, 0.8), (0.8, 0.6), (0.28, 0.96)]);
        let corner = [x + dx * radius, y - radius + dy * radius];
        walls.push(turned.wall([corner[0], corner[1], corner[0] + 5.0, corner[1] + 5.0]));
    }
    let center = turned.point([x, words.beside(y - radius)]);
    let speed = words.choose(&[1.0, 10.0, 1e-9, 1e9]);
    let motion = [words.whole(3) * speed, words.whole(3) * speed * words.share()];
    let motion = turned.point(motion);
    let body = if words.one_in(4) {
        body(words, center, radius)
    } else {
        Body::Ball([center[0], center[1], radius])
    };
    Plan { walls, body, motion }
}

/// The motion ends at the side of a wall, or some ulps before or after it.
pub(super) fn next_to_a_wall(words: &mut Words) -> Plan {
    let turned = Turned::new(words);
    let radius = words.choose(&[0.0, 0.1, 0.5, 1.0 / 3.0]);
    let side = words.between(-3.0, 3.0);
    let mut walls = vec![turned.wall([side, -4.0, side + 2.0, 5.0])];
    for _ in 0..words.below(3) {
        let other = words.beside(side);
        walls.push(turned.wall([other, words.whole(5), other + words.share(), words.whole(5)]));
    }
    let start = words.choose(&[-9.0, -9.7, -1e3, -1e9]);
    let across = words.between(-3.0, 3.0);
    let x = words.beside(side - radius - start);
    let y = words.choose(&[0.0, 0.3, -2.0, 1e-9]);
    let center = turned.point([start, across]);
    Plan { walls, body: body(words, center, radius), motion: turned.point([x, y]) }
}

const TRIPLES: [[f64; 3]; 4] =
    [[3.0, 4.0, 5.0], [5.0, 12.0, 13.0], [8.0, 15.0, 17.0], [7.0, 24.0, 25.0]];

/// A circle whose contact with a corner is exact, or all but.
pub(super) fn at_a_corner(words: &mut Words) -> Plan {
    let turned = Turned::new(words);
    let [a, b, c] = words.choose(&TRIPLES);
    let scale = words.choose(&[1.0, 0.125, 0.1, 1e-3]);
    let (nx, ny, radius) = (a * scale, b * scale, c * scale);
    let corner = [words.whole(3), words.whole(3)];
    // The contact, and a way to it.
    let contact = [corner[0] - nx, corner[1] - ny];
    let way = match words.below(4) {
        0 => [nx, ny],
        1 => [0.0, radius],
        2 => [words.whole(4).abs() * radius, words.whole(4) * radius],
        _ => [radius * words.share(), radius * words.between(-0.3, 1.0)],
    };
    let before = words.choose(&[1.0, 2.0, 0.5, 1e3]);
    let after = words.choose(&[1.0, 2.0, 1e-9, 1e4]);
    let start = [0, 1].map(|k| contact[k] - way[k] * before);
    let motion = [0, 1].map(|k| way[k] * (before + after));
    let mut walls = vec![turned.wall([corner[0], corner[1], corner[0] + 9.0, corner[1] + 7.0])];
    if words.one_in(2) {
        // A side that is met at the same time, or nearly.
        let side = words.beside(contact[0] + radius);
        walls.push(turned.wall([side, -30.0, side + 1.0, contact[1] + words.whole(2)]));
    }
    if words.one_in(3) {
        let under = words.beside(contact[1] + radius);
        walls.push(turned.wall([-30.0, under, contact[0] + words.whole(2), under + 2.0]));
    }
    let body = if words.one_in(5) {
        // A box that comes with its own corner.
        let min = [start[0] - nx, start[1] - ny];
        Body::Crate(turned.wall([min[0], min[1], start[0] + nx, start[1] + ny]))
    } else {
        let [x, y] = turned.point(start);
        Body::Ball([x, y, radius])
    };
    Plan { walls, body, motion: turned.point(motion).map(finite) }
}

/// Two corners met at once, or one all but at once.
pub(super) fn at_two_corners(words: &mut Words) -> Plan {
    let turned = Turned::new(words);
    let [a, b, c] = words.choose(&TRIPLES);
    let scale = words.choose(&[1.0, 0.125, 0.1, 2.0f64.powi(40)]);
    let (nx, ny, radius) = (a * scale, b * scale, c * scale);
    let left = [-nx, words.beside(ny)];
    let (ox, oy) = if words.one_in(3) { (ny, nx) } else { (nx, ny) };
    let right = [ox, words.beside(oy)];
    let walls = vec![
        turned.wall([left[0] - 9.0 * scale, left[1], left[0], left[1] + 9.0 * scale]),
        turned.wall([right[0], right[1], right[0] + 9.0 * scale, right[1] + 9.0 * scale]),
    ];
    let far = words.choose(&[2.0, 8.0, 1e3]) * radius;
    let slant = words.choose(&[0.0, 0.0, 0.1, -0.1, 0.7]);
    let reach = words.choose(&[1.5, 2.0, 1.0 + 1e-9, 100.0]);
    let start = turned.point([-slant * far, -far]);
    let motion = turned.point([slant * far * reach, far * reach]);
    Plan { walls, body: Body::Ball([start[0], start[1], radius]), motion: motion.map(finite) }
}

/// About 1 on one axis, far out on the other, where doubles are far apart.
pub(super) fn far_out(words: &mut Words) -> Plan {
    let turned = Turned::new(words);
    let far = words.choose(&[2.0f64.powi(59), 2.0f64.powi(40), 1e6, 2.0f64.powi(53)]);
    let unit = far.next_up() - far;
    let count = 1 + words.below(4);
    let walls = (0..count)
        .map(|_| {
            let (x, y) = (words.whole(20) / 2.0, far + words.whole(64) * unit);
            let (w, h) = (words.choose(&[0.5, 10.0, 2.0]), words.below(64) as f64 * unit);
            turned.wall([x, y, x + w, y + h])
        })
        .collect();
    let radius = words.choose(&[0.0, 0.5, 1.5, unit, 3.0 * unit]);
    let start = [words.whole(20) / 10.0 + 0.7, far - 70.0 * unit - radius];
    let motion =
        [words.choose(&[0.0, 0.0, 1.0, -3.0, 1e-16]), unit * words.choose(&[16.0, 80.0, 150.0])];
    let center = turned.point(start);
    Plan { walls, body: body(words, center, radius), motion: turned.point(motion) }
}
