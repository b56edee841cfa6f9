//! Scenes of slopes, pins, tiles and wedges for movers of every form. The same number gives the same scene.

mod families;
mod land;

use graze2d::glam::DVec2;

use crate::judge::convex::form::Form;
use crate::judge::scene::Act;
use crate::judge::shapes::scene::Scene;
use crate::words::Words;
use land::Land;

use families::FAMILIES;

/// Who moves where, among which walls.
struct Plan {
    walls: Vec<Form>,
    mover: Form,
    motion: DVec2,
}

type Family = fn(&mut Land) -> Plan;

fn words_of(number: u64) -> Words {
    Words(number.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ 0x51_09e5)
}

/// The name of a scene's family.
pub(crate) fn family_of(number: u64) -> &'static str {
    FAMILIES[number as usize % FAMILIES.len()].0
}

/// The scene of a number: one family after the other.
pub(crate) fn scene_of(number: u64) -> Scene {
    let mut land = Land::new(words_of(number));
    let Plan { walls, mover, motion } = FAMILIES[number as usize % FAMILIES.len()].1(&mut land);
    let act = match land.words.below(8) {
        0 => Act::Stop,
        1 => Act::SlideStop,
        2..=4 => Act::SlideRound,
        5 => Act::Bounce(1.0),
        6 => Act::Bounce(land.words.choose(&[0.0, 0.5, 0.9, 2.0])),
        _ => Act::Pass,
    };
    Scene::new(walls, mover, motion, act)
}

/// A straight slope in one piece, and the same slope cut at several places that are doubles.
pub(crate) fn cut_of(number: u64) -> [Scene; 2] {
    let mut land = Land::new(words_of(number));
    families::cut(&mut land).map(|Plan { walls, mover, motion }| Scene {
        turns: 64,
        ..Scene::new(walls, mover, motion, Act::SlideRound)
    })
}
