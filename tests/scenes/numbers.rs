//! Families that differ in their numbers alone.

use super::{Plan, Words, body, finite, wall};
use crate::judge::scene::Body;
use crate::nasty::{Draw, numbers};

/// Walls, mover and motion of numbers that are all made alike.
fn of(words: &mut Words, mut number: impl FnMut(&mut Words) -> f64) -> Plan {
    let count = 1 + words.below(5);
    let walls = (0..count).map(|_| wall([0; 4].map(|_| number(words)))).collect();
    let center = [number(words), number(words)];
    let radius = number(words).abs();
    let motion = [0; 2].map(|_| number(words) * words.choose(&[1.0, 1.0, 2.0, 4.0]));
    Plan { walls, body: body(words, center, radius), motion }
}

/// A mover that does not start in a wall meets more of them: small bodies, somewhat aside.
fn small(words: &mut Words, number: impl FnMut(&mut Words) -> f64, size: f64) -> Plan {
    let mut plan = of(words, number);
    let aside = size * words.choose(&[8.0, 10.0]) * words.sign();
    let radius = size * words.choose(&[0.25, 0.5, 1.0, 1.5]);
    let (x, y) = (words.whole(6) * size, aside);
    let center = if words.one_in(2) { [x, y] } else { [y, x] };
    plan.body = body(words, center, radius);
    let speed = words.choose(&[1.0, 1.0, 2.0, 3.0]);
    plan.motion = center.map(|from| finite((words.whole(6) * size - from) * speed));
    plan
}

pub(super) fn grid(words: &mut Words) -> Plan {
    small(words, |words| words.whole(6), 1.0)
}

pub(super) fn grid_and_ulps(words: &mut Words) -> Plan {
    let mut plan = small(
        words,
        |words| {
            let x = words.whole(6);
            words.beside(x)
        },
        1.0,
    );
    if let Body::Ball(n) = &mut plan.body {
        *n = n.map(|x| words.beside(x));
        n[2] = n[2].abs();
    }
    plan.motion = plan.motion.map(|x| words.beside(x));
    plan
}

pub(super) fn tenths(words: &mut Words) -> Plan {
    small(words, |words| words.whole(60) / 10.0, 0.7)
}

fn mixed(words: &mut Words, most: i64) -> Plan {
    let power = move |words: &mut Words| {
        let e = if words.one_in(3) { words.whole(most) } else { words.choose(&[0.0, 1.0]) };
        2.0f64.powi(e as i32)
    };
    let mut plan = of(words, |words| words.whole(6) * power(words));
    // Such walls mostly hold the start; a mover that is small beside them starts outside.
    if words.one_in(2) {
        let center = [0; 2].map(|_| 7.0 * words.sign() * power(words));
        let radius =
            words.choose(&[0.0, 0.25, 1.0]) * 2.0f64.powi(words.whole(most) as i32).min(8.0);
        plan.body = body(words, center, radius);
        let speed = words.choose(&[1.0, 2.0, 1024.0]);
        let off = [0; 2].map(|_| words.whole(4));
        plan.motion = [0, 1].map(|k| (off[k] - center[k]) * speed);
    }
    plan
}

pub(super) fn mixed_by_60(words: &mut Words) -> Plan {
    mixed(words, 60)
}

pub(super) fn mixed_by_500(words: &mut Words) -> Plan {
    mixed(words, 500)
}

fn times(mut plan: Plan, factor: f64) -> Plan {
    plan.walls.iter_mut().for_each(|w| *w = w.map(|x| finite(x * factor)));
    match &mut plan.body {
        Body::Ball(n) => *n = n.map(|x| finite(x * factor)),
        Body::Crate(n) => *n = n.map(|x| finite(x * factor)),
    }
    plan.motion = plan.motion.map(|x| finite(x * factor));
    plan
}

pub(super) fn subnormal(words: &mut Words) -> Plan {
    let small = words.choose(&[8.0, 4096.0, 2.0f64.powi(50), 2.0f64.powi(60)]);
    let plan = grid(words);
    let mut plan = times(plan, f64::from_bits(1) * small);
    if words.one_in(3) {
        // So fast that the time of a contact underflows.
        let fast = words.choose(&[1.0, 1e-150, 1e300]);
        plan.motion = plan.motion.map(|x| x.signum() * fast * words.share());
    }
    plan
}

pub(super) fn overflow(words: &mut Words) -> Plan {
    let plan = if words.one_in(2) { grid(words) } else { tenths(words) };
    if words.one_in(2) {
        return times(
            plan,
            words.choose(&[2.0f64.powi(1020), 2.0f64.powi(1021), 2.0f64.powi(1018)]),
        );
    }
    let mut plan = plan;
    let fast = words.choose(&[1e308, 1e300, f64::MAX]);
    plan.motion = plan.motion.map(|x| finite(x * fast));
    plan
}

pub(super) fn nasty(words: &mut Words) -> Plan {
    let count = 1 + words.below(4) as usize;
    let draws: Vec<Draw> = (0..4 * count + 5).map(|_| Draw::from(words.next())).collect();
    let exponent = match words.below(8) {
        0 => -1070,
        1 => 1015,
        2 => words.whole(1000) as i16,
        _ => 0,
    };
    let n = numbers(&draws, exponent);
    let walls = n[..4 * count].chunks(4).map(|c| wall([c[0], c[1], c[2], c[3]])).collect();
    let [x, y, r, vx, vy] = n[4 * count..] else { unreachable!("five more") };
    Plan { walls, body: body(words, [x, y], r.abs()), motion: [vx, vy] }
}

pub(super) fn radii(words: &mut Words) -> Plan {
    let mut plan = grid(words);
    let (tiny, slow) =
        (words.one_in(2), words.choose(&[1.0, 1.0, 1e-84, 1e84, 1e-161, 1e20, 1e-20]));
    if let Body::Ball([_, _, radius]) = &mut plan.body {
        let e = words.below(200) as i32;
        *radius = if tiny { 10.0f64.powi(-e) } else { 10.0f64.powi(e / 4) };
    }
    if !tiny && let Body::Ball([x, _, radius]) = &mut plan.body {
        *x -= (*radius + 6.0).abs(); // so that it does not start inside
        plan.motion[0] += *radius;
    }
    plan.motion = plan.motion.map(|x| x * slow);
    plan
}

pub(super) fn flat(words: &mut Words) -> Plan {
    let mut plan = if words.one_in(2) { grid(words) } else { grid_and_ulps(words) };
    for w in &mut plan.walls {
        match words.below(4) {
            0 => w[2] = w[0],
            1 => w[3] = w[1],
            2 => (w[2], w[3]) = (w[0], w[1]),
            _ => {}
        }
    }
    for _ in 0..words.below(4) {
        let mut again = words.choose(&plan.walls);
        if words.one_in(2) {
            // On top of it.
            let height = again[3] - again[1];
            (again[1], again[3]) = (again[3], again[3] + height);
        }
        plan.walls.push(again);
    }
    plan
}
