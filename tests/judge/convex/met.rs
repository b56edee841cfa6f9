//! Where the path meets the boundary of the grown K: at an edge or around a corner, which part of the shape that is, with
//! which normal, at which point.
//!
//! ```text
//!    corner  ┊   edge   ┊  corner        what is closest to the path's point: an edge, its ends included, or a corner. The
//!         ╭──┊──────────┊──╮             edge belongs to B, to A (then a corner of B is met), or to both
//!        ╱   ●──────────●   ╲
//! ```

use std::cmp::Ordering;

use graze2d::{Corner, Feature, Hit, Side};
use num_bigint::BigInt;

use super::Scene;
use super::form::{Form, Kind};
use super::grown::outward;
use super::ruler::Ruler;
use crate::judge::answer::Compare;
use crate::judge::circles::along;
use crate::judge::fraction::{Fraction, is_nearest};
use crate::judge::vector::{Vector, cross, dot, minus, times, unit};

/// A part of K, by its number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Part {
    Corner(usize),
    Edge(usize),
}

/// What a shape has farthest in a direction: where an edge starts and ends, or a corner twice.
type Support = [Vector; 2];

/// A meeting: when, and whether the path enters there.
pub(crate) struct Met<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) time: Compare<'a>,
    pub(crate) enters: bool,
}

impl Met<'_> {
    pub(crate) fn hold(&self, hit: &Hit) -> Result<(), String> {
        let parts = self.parts();
        let is_right = |part: &Part| self.features(*part).contains(&hit.feature());
        let faces: Vec<Part> = self.faces(&parts);
        let Some(part) = faces.iter().copied().find(is_right) else {
            let features: Vec<_> = faces.iter().map(|part| self.features(*part)).collect();
            return Err(format!("{:?} is not of {features:?}", hit.feature()));
        };
        self.hold_normal(hit, &parts)?;
        self.hold_point(hit, part)
    }

    /// The parts of K there: where K has no radius, the corner or each edge on which the path is, otherwise the closest.
    pub(crate) fn parts(&self) -> Vec<Part> {
        let grown = &self.scene.grown;
        let count = grown.corners.len();
        let bare = grown.radius == BigInt::ZERO;
        let is_at = |k: usize, corner: &Vector| {
            let number = Fraction::new(corner[k].clone(), 1.into());
            along(&BigInt::ZERO, &grown.motion[k], self.time, &number).is_eq()
        };
        if bare && let Some(i) = grown.corners.iter().position(|c| is_at(0, c) && is_at(1, c)) {
            return vec![Part::Corner(i)];
        }
        let beside = |i: usize| {
            let side = self.against(i, cross, &BigInt::ZERO);
            if bare { side.is_eq() } else { side.is_lt() }
        };
        let is_within = |i: usize| {
            let edge = &grown.edges[i];
            self.against(i, dot, &BigInt::ZERO).is_ge()
                && self.against(i, dot, &dot(edge, edge)).is_le()
        };
        let edges = (0..grown.edges.len()).filter(|i| beside(*i) && is_within(*i));
        let edges: Vec<Part> = edges.map(Part::Edge).collect();
        if !edges.is_empty() {
            return edges;
        }
        // Past the edge before the corner, and not at that after it.
        let is_round = |i: usize| {
            let before = (i + count - 1) % count;
            count == 1
                || self
                    .against(before, dot, &dot(&grown.edges[before], &grown.edges[before]))
                    .is_ge()
                    && self.against(i, dot, &BigInt::ZERO).is_le()
        };
        (0..count).filter(|i| is_round(*i)).map(Part::Corner).collect()
    }

    /// How far the path is along an edge (`dot`) or beside it (`cross`), from its start, against a number.
    fn against(&self, i: usize, form: fn(&Vector, &Vector) -> BigInt, number: &BigInt) -> Ordering {
        let grown = &self.scene.grown;
        let start = -form(&grown.edges[i], &grown.corners[i]);
        let motion = form(&grown.edges[i], &grown.motion);
        along(&start, &motion, self.time, &Fraction::new(number.clone(), 1.into()))
    }

    /// Motion out of K at an exit, into it at an entry.
    fn onward(&self) -> Vector {
        let sense = if self.enters { -1 } else { 1 };
        times(&self.scene.grown.motion, &sense.into())
    }

    fn is_truly_met(&self, edge: usize) -> bool {
        dot(&outward(&self.scene.grown.edges[edge]), &self.onward()) > BigInt::ZERO
    }

    /// Of two faces of a K without area the one that is truly met; all other parts as they are.
    fn faces(&self, parts: &[Part]) -> Vec<Part> {
        let met = |part: &&Part| matches!(part, Part::Edge(i) if self.is_truly_met(*i));
        parts.iter().find(met).map_or(parts.to_vec(), |part| vec![*part])
    }

    fn hold_normal(&self, hit: &Hit, parts: &[Part]) -> Result<(), String> {
        let grown = &self.scene.grown;
        let normal = hit.normal();
        if grown.radius > BigInt::ZERO
            && let [Part::Corner(i)] = parts
        {
            for k in 0..2 {
                let exact = |m: &Fraction| {
                    let number = &m.n * &grown.radius + &grown.corners[*i][k] * &m.d;
                    along(
                        &BigInt::ZERO,
                        &grown.motion[k],
                        self.time,
                        &Fraction::new(number, m.d.clone()),
                    )
                };
                if !is_nearest(normal[k], exact) {
                    return Err(format!("normal {k}: {:e} is not nearest", normal[k]));
                }
            }
            return Ok(());
        }
        let direction = self.direction(parts);
        if (0..2).all(|k| is_nearest(normal[k], |m| unit(&direction, k, m))) {
            return Ok(());
        }
        Err(format!("normal {normal} is not along {direction:?} of {parts:?}"))
    }

    /// Across the first edge there that is truly entered or left, else across the first. Where K has neither area nor radius and
    /// the path runs along it, back along the path or ahead.
    fn direction(&self, parts: &[Part]) -> Vector {
        let grown = &self.scene.grown;
        let count = grown.corners.len();
        let around = |part: &Part| match part {
            Part::Corner(_) if count == 1 => vec![],
            Part::Corner(i) => vec![*i, (i + count - 1) % count],
            Part::Edge(i) => vec![*i],
        };
        let mut edges: Vec<usize> = parts.iter().flat_map(around).collect();
        edges.sort();
        let truly = edges.iter().find(|i| self.is_truly_met(**i));
        let is_still = grown.motion == [BigInt::ZERO, BigInt::ZERO];
        let is_flat = grown.radius == BigInt::ZERO && count < 3;
        match truly {
            None if is_flat && !is_still => self.onward(),
            None if edges.is_empty() => [-1, 0].map(BigInt::from),
            _ => outward(&grown.edges[*truly.unwrap_or(&edges[0])]),
        }
    }

    /// What a part of K is called as a part of B: an edge may have either end's number if its points have no direction.
    fn features(&self, part: Part) -> Vec<Feature> {
        let [from, to] = self.of_b(part);
        named(&self.scene.form, &self.scene.b_given, &self.scene.b, &from, &to)
    }

    /// Where B is there.
    fn of_b(&self, part: Part) -> Support {
        let Scene { grown, a, b, .. } = self.scene;
        match part {
            Part::Edge(i) => support(b, &grown.edges[i]),
            Part::Corner(i) => {
                let is_one = |b: &&Vector| a.iter().any(|a| minus(b, a) == grown.corners[i]);
                let corner = b.iter().find(is_one).expect("a difference").clone();
                [corner.clone(), corner]
            }
        }
    }

    /// Within 1 ulp of where both shapes are, or of one of these places.
    fn hold_point(&self, hit: &Hit, part: Part) -> Result<(), String> {
        let Scene { grown, a, radii, motions, scale, .. } = self.scene;
        let ruler = Ruler::new(*scale, &self.scene.all(), hit.point());
        let end = &grown.times.ends[usize::from(!self.enters)];
        let t = ruler.time(grown, part, end.as_ref(), self.enters);
        let normal = ruler.normal(grown, part, &t);
        let place = |p: &Vector, of: usize, sense: i32| -> Vector {
            let out = &radii[of] * sense;
            [0, 1].map(|k| ruler.whole(&p[k]) + &motions[of][k] * &t + &out * &normal[k])
        };
        let [from, to] = self.of_b(part);
        let Part::Edge(i) = part else {
            return ruler.hold(&place(&from, 1, 1));
        };
        let back = times(&grown.edges[i], &(-1).into());
        let [a_from, a_to] = support(a, &back);
        if from == to {
            return ruler.hold(&place(&from, 1, 1));
        }
        if a_from == a_to {
            return ruler.hold(&place(&a_from, 0, -1));
        }
        // Both have an edge there: any point of the stretch that they share.
        let edge = &grown.edges[i];
        let b_ends = [place(&from, 1, 1), place(&to, 1, 1)];
        let a_ends = [place(&a_to, 0, -1), place(&a_from, 0, -1)];
        let later = |p: &Vector, q: &Vector| dot(edge, p) > dot(edge, q);
        let [b_start, b_end] = b_ends;
        let [a_start, a_end] = a_ends;
        let start = if later(&a_start, &b_start) { a_start } else { b_start };
        let end = if later(&a_end, &b_end) { b_end } else { a_end };
        ruler.hold_between(&start, &end)
    }
}

/// The edge of a hull in a direction; otherwise the corner that is farthest out across it.
fn support(corners: &[Vector], direction: &Vector) -> Support {
    let count = corners.len();
    let ends = |i: usize| [&corners[i], &corners[(i + 1) % count]];
    let is_along = |i: &usize| {
        let [from, to] = ends(*i);
        let edge = minus(to, from);
        cross(&edge, direction) == BigInt::ZERO && dot(&edge, direction) > BigInt::ZERO
    };
    if let Some(i) = (0..count).find(is_along) {
        return ends(i).map(Vector::clone);
    }
    let out = outward(direction);
    let farthest = corners.iter().max_by_key(|corner| dot(&out, corner)).expect("a corner");
    [farthest.clone(), farthest.clone()]
}

/// The names that the part between two corners may have.
fn named(
    form: &Form,
    given: &[Vector],
    hull: &[Vector],
    from: &Vector,
    to: &Vector,
) -> Vec<Feature> {
    if form.kind == Kind::Circle || hull.len() == 1 && form.convex.radius() > 0.0 {
        return vec![Feature::Arc];
    }
    let number =
        |p: &Vector| given.iter().position(|given| given == p).expect("a given point") as u8;
    let numbers: Vec<u8> = hull.iter().map(number).collect();
    let ascents = (0..hull.len()).filter(|i| numbers[*i] < numbers[(i + 1) % hull.len()]).count();
    let is_box = form.kind == Kind::Box && hull.len() == 4;
    let edge = |i: u8| match i {
        _ if !is_box => Feature::Edge(i),
        0 => Feature::Side(Side::Top),
        1 => Feature::Side(Side::Right),
        2 => Feature::Side(Side::Bottom),
        _ => Feature::Side(Side::Left),
    };
    let vertex = |i: u8| match i {
        _ if !is_box => Feature::Vertex(i),
        0 => Feature::Corner(Corner::TopLeft),
        1 => Feature::Corner(Corner::TopRight),
        2 => Feature::Corner(Corner::BottomRight),
        _ => Feature::Corner(Corner::BottomLeft),
    };
    match (from == to, hull.len()) {
        (true, _) => vec![vertex(number(from))],
        (_, 2) => vec![edge(number(from))],
        // Against the clock.
        (_, _) if ascents == 1 => vec![edge(number(to))],
        (_, count) if ascents + 1 == count => vec![edge(number(from))],
        _ => vec![edge(number(from)), edge(number(to))],
    }
}
