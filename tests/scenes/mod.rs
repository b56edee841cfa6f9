//! Scenes for movers that trip over rounding: walls a bit apart, contacts at corners, far starts.
//!
//! The same seed gives the same scene. Each family is one way to be nasty; on top of it come the
//! response, choices of the caller, limits, and what a start inside does.

use graze2d::StartInside;

use crate::judge::scene::{Act, Body, Rules, Scene};
pub(crate) use crate::words::Words;

mod aimed;
mod numbers;
mod rooms;
pub(crate) mod worlds;

impl Words {
    /// The number, or one a few ulp beside it.
    pub(crate) fn beside(&mut self, x: f64) -> f64 {
        let ulps = self.choose(&[0, 0, 0, 1, -1, 1, -1, 2, -2, 3]);
        (0..i32::abs(ulps)).fold(x, |x, _| if ulps > 0 { x.next_up() } else { x.next_down() })
    }
}

/// A wall from any two corners.
pub(crate) fn wall([a, b, c, d]: [f64; 4]) -> [f64; 4] {
    [a.min(c), b.min(d), a.max(c), b.max(d)].map(finite)
}

pub(crate) fn finite(x: f64) -> f64 {
    if x.is_nan() { 0.0 } else { x.clamp(f64::MIN, f64::MAX) + 0.0 }
}

/// Who moves where, among which walls.
pub(crate) struct Plan {
    pub(crate) walls: Vec<[f64; 4]>,
    pub(crate) body: Body,
    pub(crate) motion: [f64; 2],
}

/// A ball, a point or a box of about an extent, its center there.
pub(crate) fn body(words: &mut Words, [x, y]: [f64; 2], radius: f64) -> Body {
    match words.below(8) {
        0 => Body::Ball([x, y, 0.0].map(finite)),
        1 | 2 => {
            let height =
                if words.one_in(2) { radius } else { radius * words.choose(&[0.5, 2.0, 3.0]) };
            Body::Crate(wall([x - radius, y - height, x + radius, y + height]))
        }
        _ => Body::Ball([x, y, radius.abs()].map(finite)),
    }
}

type Family = fn(&mut Words) -> Plan;

pub(crate) const FAMILIES: [(&str, Family); 19] = [
    ("grid", numbers::grid),
    ("grid and ulps", numbers::grid_and_ulps),
    ("tenths", numbers::tenths),
    ("mixed by 2^60", numbers::mixed_by_60),
    ("mixed by 2^500", numbers::mixed_by_500),
    ("subnormal", numbers::subnormal),
    ("overflow", numbers::overflow),
    ("nasty numbers", numbers::nasty),
    ("tiny and huge radii", numbers::radii),
    ("flat and stacked walls", numbers::flat),
    ("far start", aimed::far_start),
    ("resting", aimed::resting),
    ("next to a wall", aimed::next_to_a_wall),
    ("at a corner", aimed::at_a_corner),
    ("at two corners", aimed::at_two_corners),
    ("far out on one axis", aimed::far_out),
    ("corridor", rooms::corridor),
    ("wedge", rooms::wedge),
    ("room", rooms::room),
];

/// A scene of a family; the seed says the rest.
pub(crate) fn scene(family: usize, words: &mut Words) -> Scene {
    let Plan { walls, body, motion } = FAMILIES[family % FAMILIES.len()].1(words);
    let act = match words.below(8) {
        0 | 1 => Act::Stop,
        2 => Act::SlideStop,
        3 | 4 => Act::SlideRound,
        5 => Act::Bounce(1.0),
        6 => Act::Bounce(words.choose(&[0.0, 0.5, 0.9, 2.0, 1e-3])),
        _ => Act::Pass,
    };
    let mut scene = Scene::new(walls, body, motion.map(finite), act);
    let all: Vec<u32> = (0..scene.walls.len() as u32).collect();
    let some = |words: &mut Words| {
        let few: Vec<u32> = all.iter().copied().filter(|_| words.one_in(3)).collect();
        few
    };
    match words.below(8) {
        0 => scene.rules.ignore = some(words),
        1 => scene.rules.stop = some(words),
        2 => {
            scene.rules =
                Rules { ignore: some(words), stop: some(words), tops_only: words.one_in(3) }
        }
        _ => {}
    }
    let leaves = words.one_in(4);
    if words.one_in(12) {
        scene.turns = 1 + words.below(4) as u32;
    }
    if words.one_in(24) {
        scene.hits = 1 + words.below(4) as u32;
    }
    scene.start = match words.below(4) {
        _ if leaves => StartInside::Leave,
        0 => StartInside::PushOut,
        _ => StartInside::Stay,
    };
    scene
}

/// The scene of a number: one family after the other.
pub(crate) fn scene_of(number: u64) -> Scene {
    let mut words = Words(number.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ 0x5eed);
    scene(number as usize % FAMILIES.len(), &mut words)
}
