//! Two moving circles, generated: tangents, ends on the circle, and what is nearly so.

use graze2d::glam::{DVec2, dvec2};

use crate::words::Words;

/// A kind of scene, and how its numbers are scaled afterwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Family {
    /// The path runs beside the circle as far away as both radii, but for a few ulps.
    Graze,
    /// Just so far, by Pythagoras.
    GrazeExact,
    /// It ends or starts on the circle, but for a few ulps.
    EndUlp,
    /// It ends or starts on it, by Pythagoras.
    EndExact,
    /// One radius is tiny or huge beside all else.
    Radii,
    /// Both centers are one at the start.
    EqualCenters,
    /// Both radii are 0, and the path runs through the center or beside it.
    Points,
    /// There is no relative motion.
    Still,
    /// The path starts far away.
    Far,
    /// Anything.
    Any,
}

pub(crate) const FAMILIES: [Family; 10] = [
    Family::Graze,
    Family::GrazeExact,
    Family::EndUlp,
    Family::EndExact,
    Family::Radii,
    Family::EqualCenters,
    Family::Points,
    Family::Still,
    Family::Far,
    Family::Any,
];

/// Center and radius of both, and their motions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Discs {
    pub(crate) centers: [DVec2; 2],
    pub(crate) radii: [f64; 2],
    pub(crate) motions: [DVec2; 2],
}

/// Sides of right triangles: legs, then the hypotenuse.
const TRIANGLES: [[f64; 3]; 5] =
    [[1.0, 0.0, 1.0], [3.0, 4.0, 5.0], [5.0, 12.0, 13.0], [8.0, 15.0, 17.0], [20.0, 21.0, 29.0]];

impl Words {
    /// A coordinate: whole, in tenths, or with all bits.
    fn coordinate(&mut self) -> f64 {
        match self.below(3) {
            0 => self.whole(8),
            1 => self.whole(80) / 10.0,
            _ => 16.0 * self.share() - 8.0,
        }
    }

    fn place(&mut self) -> DVec2 {
        dvec2(self.coordinate(), self.coordinate())
    }

    /// A unit vector, nearly.
    fn direction(&mut self) -> DVec2 {
        let angle = std::f64::consts::TAU * self.share();
        dvec2(angle.cos(), angle.sin())
    }

    /// A right angle by Pythagoras: the way to the tangent, along it, and how long both are.
    fn right_angle(&mut self) -> (DVec2, DVec2, f64) {
        let [x, y, length] = TRIANGLES[self.below(5) as usize];
        let (x, y) = if self.below(2) == 0 { (x, y) } else { (y, x) };
        let [x, y] = [x, y].map(|leg| if self.below(2) == 0 { leg } else { -leg });
        (dvec2(x, y), dvec2(-y, x), length)
    }

    /// One number of all moved by a few ulps.
    fn nudge(&mut self, discs: &mut Discs) {
        let ulps = self.below(7) as i64 - 3;
        let place = self.below(10) as usize;
        let number = match place {
            0..4 => &mut discs.centers[place / 2][place % 2],
            4..8 => &mut discs.motions[place / 2 - 2][place % 2],
            _ => &mut discs.radii[place - 8],
        };
        for _ in 0..ulps.abs() {
            *number = if ulps > 0 { number.next_up() } else { number.next_down() };
        }
        discs.radii = discs.radii.map(f64::abs);
    }
}

/// The scene of a number.
pub(crate) fn discs_of(number: u64) -> (Family, Discs) {
    let family = FAMILIES[(number % FAMILIES.len() as u64) as usize];
    let mut words = Words(number.wrapping_mul(0x2545_f491_4f6c_dd1d));
    let mut discs = of_family(family, &mut words);
    // Both move along, so that the difference of their motions stays.
    if words.below(2) == 0 {
        let along = dvec2(words.whole(8), words.whole(8));
        discs.motions = discs.motions.map(|motion| motion + along);
    }
    let exponent = match words.below(6) {
        0 => -1074 + words.below(12) as i32,
        1 => 1015 + words.below(8) as i32,
        2 => words.below(2000) as i32 - 1000,
        _ => 0,
    };
    let scale = |v: f64| {
        let half = 2.0f64.powi(exponent / 2);
        (v * half * 2.0f64.powi(exponent - exponent / 2)).clamp(f64::MIN, f64::MAX)
    };
    let vector = |v: DVec2| dvec2(scale(v.x), scale(v.y));
    let discs = Discs {
        centers: discs.centers.map(vector),
        radii: discs.radii.map(scale),
        motions: discs.motions.map(vector),
    };
    (family, discs)
}

fn of_family(family: Family, words: &mut Words) -> Discs {
    let q = words.place();
    let (ra, rb) = (words.coordinate().abs(), words.coordinate().abs());
    let still = |p: DVec2, v: DVec2, radii: [f64; 2]| Discs {
        centers: [p, q],
        radii,
        motions: [v, DVec2::ZERO],
    };
    match family {
        Family::Graze => {
            let normal = words.direction();
            let along = dvec2(-normal.y, normal.x) * (words.whole(9) + words.share());
            let p = q + normal * (ra + rb) - along * words.share();
            let mut discs = still(p, along, [ra, rb]);
            words.nudge(&mut discs);
            discs
        }
        Family::GrazeExact => {
            let (normal, along, length) = words.right_angle();
            let size = words.below(4) as f64 + 1.0;
            let (q, back) = (dvec2(words.whole(9), words.whole(9)), words.whole(5));
            let radius = words.below(size as u64 * length as u64 + 1) as f64;
            let mut discs =
                still(q + normal * size + along * back, along * -words.whole(5), [0.0; 2]);
            discs.centers[1] = q;
            discs.radii = [radius, size * length - radius];
            if words.below(3) == 0 {
                words.nudge(&mut discs);
            }
            discs
        }
        Family::EndUlp | Family::EndExact => {
            let (normal, radii) = if family == Family::EndUlp {
                (words.direction() * (ra + rb), [ra, rb])
            } else {
                let (normal, _, length) = words.right_angle();
                let radius = words.below(length as u64 + 1) as f64;
                (normal, [radius, length - radius])
            };
            let q = if family == Family::EndUlp { q } else { q.round() };
            let v = if words.below(4) == 0 {
                normal * words.whole(3)
            } else {
                dvec2(words.whole(9), words.whole(9))
            };
            let on = q + normal;
            let p = if words.below(2) == 0 { on } else { on - v };
            let mut discs = still(p, v, radii);
            discs.centers[1] = q;
            if family == Family::EndUlp {
                words.nudge(&mut discs);
            }
            discs
        }
        Family::Radii => {
            let size = 2.0f64.powi(words.whole(600) as i32);
            let radii = if words.below(2) == 0 { [ra * size, rb] } else { [ra, rb * size] };
            let p =
                if size < 1.0 { words.place() } else { q + words.direction() * (ra + rb) * size };
            let v = match words.below(3) {
                0 => q - p,
                1 => words.place(),
                _ => (q - p) * 2.0,
            };
            still(p, v, radii)
        }
        Family::EqualCenters => {
            let zero = words.below(4) == 0;
            still(q, words.place(), if zero { [0.0; 2] } else { [ra, rb] })
        }
        Family::Points => {
            let (v, back) = (dvec2(words.whole(8), words.whole(8)), words.whole(4) / 4.0);
            let mut discs = still(q.round() - v * back, v * words.whole(3), [0.0; 2]);
            discs.centers[1] = q.round();
            if words.below(3) == 0 {
                words.nudge(&mut discs);
            }
            discs
        }
        Family::Still => {
            let (normal, _, length) = words.right_angle();
            let radius = words.below(length as u64 + 1) as f64;
            let mut discs = still(q.round() + normal, DVec2::ZERO, [radius, length - radius]);
            discs.centers[1] = q.round();
            if words.below(2) == 0 {
                words.nudge(&mut discs);
            }
            discs
        }
        Family::Far => {
            let away = 2.0f64.powi(words.below(60) as i32);
            let p = q + words.direction() * away;
            let aim = words.direction() * (ra + rb) * [0.0, 0.5, 1.0][words.below(3) as usize];
            still(p, (q + aim - p) * [1.0, 2.0][words.below(2) as usize], [ra, rb])
        }
        Family::Any => {
            let mut discs = still(words.place(), words.place() * 2.0, [ra / 2.0, rb / 2.0]);
            discs.motions[1] = words.place();
            discs
        }
    }
}
