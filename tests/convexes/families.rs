//! How the scenes of each family are drawn.

use graze2d::Aabb;
use graze2d::glam::{DVec2, dvec2};

use super::{FAMILIES, Family, Pair};
use crate::judge::convex::form::Form;
use crate::nasty::{Draw, numbers};
use crate::words::Words;

/// What a shape is to be made of.
#[derive(Clone, Debug)]
struct Draft {
    points: Vec<DVec2>,
    radius: f64,
    kind: u64,
    /// By how much it is moved once it is made.
    moved: Option<DVec2>,
    direction: DVec2,
}

/// Sides of right triangles: legs, then the hypotenuse.
const TRIANGLES: [[f64; 3]; 4] =
    [[1.0, 0.0, 1.0], [3.0, 4.0, 5.0], [5.0, 12.0, 13.0], [8.0, 15.0, 17.0]];

fn finite(v: DVec2) -> DVec2 {
    let number = |x: f64| if x.is_nan() { 0.0 } else { x.clamp(f64::MIN, f64::MAX) };
    dvec2(number(v.x), number(v.y))
}

impl Draft {
    fn form(&self) -> Form {
        let p = &self.points;
        let second = p[p.len() - 1];
        let form = match self.kind {
            0 => Form::circle(p[0], self.radius),
            1 => Form::aabb(Aabb::from_corners(p[0], second).expect("finite")),
            2 => Form::segment(p[0], second),
            3 => {
                Form::rotated(p[0], second.abs(), self.direction).unwrap_or_else(|| Form::points(p))
            }
            _ => Form::points(p),
        };
        let form = form.rounded(self.radius);
        match self.moved {
            Some(by) => {
                let position = finite(form.convex.position() + by);
                form.at(position)
            }
            None => form,
        }
    }
}

impl Words {
    fn grid(&mut self, n: i64) -> DVec2 {
        dvec2(self.whole(n), self.whole(n))
    }

    /// A direction by Pythagoras, and its length.
    fn slope(&mut self) -> (DVec2, f64) {
        let [x, y, length] = self.choose(&TRIANGLES);
        let (x, y) = if self.one_in(2) { (x, y) } else { (y, x) };
        (dvec2(x * self.sign(), y * self.sign()), length)
    }

    fn count(&mut self) -> u64 {
        self.choose(&[1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 8])
    }

    fn draft(&mut self, mut point: impl FnMut(&mut Self) -> DVec2, radius: f64) -> Draft {
        let count = self.count();
        let points = (0..count).map(|_| point(self)).collect();
        let (slope, length) = self.slope();
        let direction = if self.one_in(2) { slope / length } else { self.turned() };
        let kind = if self.one_in(2) { self.below(4) } else { 9 };
        let moved = if self.one_in(3) { Some(point(self)) } else { None };
        Draft { points, radius, kind, moved, direction }
    }

    /// A unit vector, nearly.
    fn turned(&mut self) -> DVec2 {
        let angle = std::f64::consts::TAU * self.share();
        dvec2(angle.cos(), angle.sin())
    }

    fn number_of_many_kinds(&mut self) -> f64 {
        let size = match self.below(4) {
            0 => f64::from_bits(self.below(9)),
            1 => f64::from_bits(f64::MAX.to_bits() - self.below(9)),
            2 => f64::from_bits(f64::MAX.to_bits() - self.below(2 << 52)),
            _ => f64::from_bits(self.below(2 << 52)),
        };
        size * self.sign()
    }

    /// Moves a number by an ulp or two.
    fn moved_by_ulps(&mut self, x: &mut f64) {
        *x = match self.below(4) {
            0 => x.next_up(),
            1 => x.next_down(),
            2 => x.next_up().next_up(),
            _ => x.next_down().next_down(),
        };
    }

    /// One number of all moved by an ulp or two.
    fn nudge_pair(&mut self, drafts: &mut [Draft; 2], motions: &mut [DVec2; 2]) {
        let which = self.below(2) as usize;
        let axis = self.below(2) as usize;
        match self.below(4) {
            0 => {
                self.moved_by_ulps(&mut drafts[which].radius);
                drafts[which].radius = drafts[which].radius.abs();
            }
            1 => self.moved_by_ulps(&mut motions[which][axis]),
            _ => {
                let place = self.below(drafts[which].points.len() as u64) as usize;
                self.moved_by_ulps(&mut drafts[which].points[place][axis]);
            }
        }
    }
}

/// The scene of a number.
pub(crate) fn pair_of(number: u64) -> (Family, Pair) {
    let family = FAMILIES[(number % FAMILIES.len() as u64) as usize];
    let mut words = Words(number.wrapping_mul(0x2545_f491_4f6c_dd1d));
    let (mut drafts, mut motions) = of_family(family, &mut words);
    if words.one_in(4) {
        words.nudge_pair(&mut drafts, &mut motions);
    }
    let exponent = match words.below(12) {
        0 => -1074 + words.below(12) as i32,
        1 => 1012 + words.below(12) as i32,
        2 => words.below(2000) as i32 - 1000,
        _ => 0,
    };
    let scale = |v: f64| {
        let half = 2.0f64.powi(exponent / 2);
        (v * half * 2.0f64.powi(exponent - exponent / 2)).clamp(f64::MIN, f64::MAX)
    };
    let vector = |v: DVec2| finite(dvec2(scale(v.x), scale(v.y)));
    for draft in &mut drafts {
        draft.points = draft.points.iter().map(|p| vector(*p)).collect();
        draft.radius = finite(dvec2(scale(draft.radius), 0.0)).x;
        draft.moved = draft.moved.map(vector);
    }
    let [a, b] = drafts.map(|draft| draft.form());
    let [va, vb] = motions.map(vector);
    (family, Pair { a, va, b, vb })
}

fn of_family(family: Family, words: &mut Words) -> ([Draft; 2], [DVec2; 2]) {
    let radius = |words: &mut Words| words.choose(&[0.0, 0.0, 0.0, 1.0, 2.0, 5.0]);
    let motion = |words: &mut Words, n: i64| match words.below(6) {
        0 => DVec2::ZERO,
        1 => dvec2(words.whole(n), 0.0),
        2 => dvec2(0.0, words.whole(n)),
        _ => words.grid(n),
    };
    match family {
        Family::Grid => {
            let n = words.choose(&[2, 4, 8]);
            let [ra, rb] = [radius(words), radius(words)];
            let a = words.draft(|words| words.grid(n), ra);
            let b = words.draft(|words| words.grid(n), rb);
            ([a, b], [motion(words, 2 * n), motion(words, n)])
        }
        Family::Copies => {
            let [ra, rb] = [radius(words), radius(words)];
            let b = words.draft(|words| words.grid(5), rb);
            let (by, flips) = (words.grid(6), words.one_in(2));
            let copied = |words: &mut Words| {
                let p = words.choose(&b.points);
                (if flips { by - p } else { by + p })
                    + if words.one_in(8) { dvec2(1.0, 0.0) } else { DVec2::ZERO }
            };
            let mut a = words.draft(copied, ra);
            a.moved = None;
            let motions = if words.one_in(3) {
                // Along an edge, or with both.
                let [p, q] = [words.choose(&b.points), words.choose(&b.points)];
                [(q - p) * words.whole(2), DVec2::ZERO]
            } else {
                [motion(words, 9), motion(words, 3)]
            };
            ([a, b], motions)
        }
        Family::Aimed => {
            let mut a = words.draft(|words| words.grid(3), 0.0);
            let mut b = words.draft(|words| words.grid(3), 0.0);
            (a.moved, b.moved) = (None, None);
            (a.kind, b.kind) = (9, 9);
            let v = words.grid(12);
            let [from, to] = [words.choose(&a.points), words.choose(&b.points)];
            a.points.iter_mut().for_each(|p| *p += to - from - v);
            let both = words.grid(4);
            ([a, b], [v * words.choose(&[1.0, 2.0, 4.0]) + both, both])
        }
        Family::AlongEdge | Family::Tangent | Family::Ends => pythagorean(family, words),
        Family::Decimals => {
            let tenths = |words: &mut Words| words.grid(60) / 10.0;
            let [ra, rb] =
                [0, 1].map(|_| if words.one_in(2) { 0.0 } else { words.below(30) as f64 / 10.0 });
            let mut a = words.draft(tenths, ra);
            let mut b = words.draft(tenths, rb);
            if words.one_in(2) {
                a.kind = 3;
                b.kind = 3;
                // Also as stacked.
                if words.one_in(2) {
                    b.direction = a.direction;
                }
            }
            ([a, b], [words.grid(90) / 10.0, words.grid(40) / 10.0])
        }
        Family::Nasty => {
            let draws: Vec<Draw> = (0..44).map(|_| Draw::from(words.next())).collect();
            let mut row = numbers(&draws, 0).into_iter();
            let mut next = move || row.next().expect("enough numbers");
            let [ra, rb] = [0, 1].map(|_| if words.one_in(2) { 0.0 } else { next().abs() });
            let motions = [0, 1].map(|_| dvec2(next(), next()));
            let a = words.draft(|_| dvec2(next(), next()), ra);
            let b = words.draft(|_| dvec2(next(), next()), rb);
            ([a, b], motions)
        }
        Family::Widest => {
            let vector = |words: &mut Words| {
                dvec2(words.number_of_many_kinds(), words.number_of_many_kinds())
            };
            let [ra, rb] = [0, 1]
                .map(|_| if words.one_in(2) { 0.0 } else { words.number_of_many_kinds().abs() });
            let a = words.draft(vector, ra);
            let b = words.draft(vector, rb);
            ([a, b], [vector(words), vector(words)])
        }
        Family::Any => {
            let vector =
                |words: &mut Words| dvec2(words.between(-8.0, 8.0), words.between(-8.0, 8.0));
            let [ra, rb] =
                [0, 1].map(|_| if words.one_in(2) { 0.0 } else { words.between(0.0, 4.0) });
            let a = words.draft(vector, ra);
            let b = words.draft(vector, rb);
            ([a, b], [vector(words) * 2.0, vector(words)])
        }
    }
}

/// ```text
///   ●──────▶        n · size away from an edge or a corner of B, where |n| is whole: a tangent, or one of
///       ┊ n          its ends is there
///   ●───●────●
/// ```
fn pythagorean(family: Family, words: &mut Words) -> ([Draft; 2], [DVec2; 2]) {
    let (along, length) = words.slope();
    let out = dvec2(along.y, -along.x);
    let size = words.below(3) as f64 + 1.0;
    let reach = size * length;
    let ra = words.below(reach as u64 + 1) as f64;
    let corner = words.grid(6);
    let mut b = words.draft(|words| words.grid(3), reach - ra);
    b.moved = None;
    b.kind = 9;
    // B has the corner, an edge from there, and only what is behind that.
    let behind = |words: &mut Words| {
        let [x, y] = [words.below(4) as f64 - 1.0, words.below(3) as f64];
        corner + along * x - out * y
    };
    b.points = vec![corner, corner + along * words.below(3) as f64];
    for _ in 0..words.below(3) {
        let p = behind(words);
        b.points.push(p);
    }
    let mut a = words.draft(|words| words.grid(3), ra);
    a.moved = None;
    a.kind = words.choose(&[0, 2, 9]);
    // A is a point, or behind its first point as B sees it.
    let at = corner + out * size;
    let from = match family {
        Family::AlongEdge => at + along * words.whole(4),
        Family::Tangent => at - along * words.whole(3),
        _ => at,
    };
    a.points = vec![from];
    for _ in 0..words.below(3) {
        let [x, y] = [words.whole(2), words.below(3) as f64];
        a.points.push(from + along * x + out * y);
    }
    let va = match family {
        Family::AlongEdge => along * words.whole(4),
        Family::Tangent => along * words.choose(&[1.0, 2.0, 3.0, -1.0, 4.0]),
        _ => {
            let v = words.grid(9);
            if words.one_in(2) {
                // It ends there.
                a.points.iter_mut().for_each(|p| *p -= v);
            }
            v
        }
    };
    let both = if words.one_in(2) { words.grid(5) } else { DVec2::ZERO };
    ([a, b], [va + both, both])
}
