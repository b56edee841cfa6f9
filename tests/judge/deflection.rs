//! What may be left of a motion at the walls that end a leg.
//!
//! ```text
//!       n ↖   ↗ tangent      slide   m − (m·n) n = τ (m·τ), which is (N × m) N⊥ / N² for N along n
//!          (●)               bounce  m − 2 (m·n) n, which is twice the slide less m
//!             ┌──
//! ```
//!
//! N comes from the exact contact and has 2,300 bits, so that even the smallest double beside the largest one is told.

use std::cmp::Ordering;

use graze2d::glam::DVec2;

use super::exact::Exact;
use super::leg::Entry;
use super::region::{Grown, Line, Vector, Zone, cross, dot, vector};
use super::scene::Act;

const BITS: i64 = 2300;

/// Walls that act together.
#[derive(Clone, Default)]
pub(crate) struct Group {
    pub(crate) sides: Vec<Zone>,
    /// From corner to center, each distinct corner once.
    rounds: Vec<(Vector, Vector)>,
    /// Corners met by a box or a point.
    points: Vec<Zone>,
}

impl Group {
    pub(crate) fn of(grown: &[Grown], line: &Line, hits: &[Entry]) -> Self {
        let mut group = Self::default();
        for hit in hits {
            let wall = &grown[hit.wall as usize];
            if !hit.is_at_corner() {
                group.sides.push(hit.zone);
            } else if !wall.is_round() {
                group.points.push(hit.zone);
            } else {
                let corner = wall.corner(hit.zone);
                if group.rounds.iter().all(|(known, _)| *known != corner) {
                    group.rounds.push((corner.clone(), normal(line, hit, &corner, &wall.radius)));
                }
            }
        }
        group
    }

    /// Both together.
    pub(crate) fn and(mut self, other: &Self) -> Self {
        self.sides.extend_from_slice(&other.sides);
        self.points.extend_from_slice(&other.points);
        for round in &other.rounds {
            // The same corner again, from a place that has rounded: the later one counts.
            if self.rounds.iter().all(|(known, _)| *known != round.0) {
                self.rounds.push(round.clone());
            }
        }
        self
    }

    fn has_corner(&self) -> bool {
        !self.rounds.is_empty() || !self.points.is_empty()
    }

    /// Whether it is no wedge: sides alone, or one normal.
    pub(crate) fn may_idle(&self) -> bool {
        !self.has_corner() || self.is_alone()
    }

    /// Whether it has one normal.
    fn is_alone(&self) -> bool {
        self.rounds.len() + usize::from(!self.points.is_empty()) + self.sides.len() == 1
    }
}

/// From a corner to the center that meets it, with enough bits.
pub(crate) fn normal(line: &Line, hit: &Entry, corner: &Vector, radius: &Exact) -> Vector {
    // The terms are about as large as the way to the contact; bits lost against the radius are added.
    let away = (0..2).map(|k| (&line.start[k] - &corner[k]).magnitude()).max().expect("two axes");
    let extra = (away - radius.magnitude()).max(0);
    [0, 1].map(|k| hit.time.near(&(&line.start[k] - &corner[k]), &line.motion[k], BITS + extra + 8))
}

/// `num / den`, den > 0.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    pub(crate) num: Vector,
    pub(crate) den: Exact,
    /// Whether nothing but rounding of one product may differ.
    pub(crate) axes: bool,
}

impl Outcome {
    pub(crate) fn whole(num: Vector) -> Self {
        Self { num, den: Exact::of(1.0), axes: true }
    }

    pub(crate) fn zero() -> Self {
        Self::whole([Exact::zero(), Exact::zero()])
    }

    pub(crate) fn times(&self, factor: &Exact) -> Self {
        Self { num: [0, 1].map(|k| &self.num[k] * factor), ..self.clone() }
    }

    /// Whether a motion is this one but for rounding: 4 ulp of its length at a corner, 1 ulp of each
    /// coordinate at sides.
    pub(crate) fn is(&self, motion: DVec2) -> bool {
        let largest = self.num[0].abs().max(self.num[1].abs());
        let motion = vector(motion);
        (0..2).all(|k| {
            // A coordinate beyond the range becomes ±f64::MAX (docs/contract.md §2.3).
            let most = &Exact::of(f64::MAX) * &self.den;
            let wanted = self.num[k].clone().min(most.clone()).max(-&most);
            let off = (&(&motion[k] * &self.den) - &wanted).abs();
            let share = if self.axes {
                self.num[k].abs().times_power(-52)
            } else {
                largest.times_power(-50)
            };
            off <= &share + &self.den.times_power(-1072)
        })
    }

    pub(crate) fn show(&self) -> String {
        let of = |k: usize| {
            if self.num[k].is_zero() { 0.0 } else { self.num[k].over(&self.den, 60).rounded() }
        };
        format!("({:?}, {:?})", of(0), of(1))
    }
}

/// The part of a motion along the tangent.
pub(crate) fn along(motion: &Vector, normal: &Vector) -> Outcome {
    let part = cross(normal, motion);
    let num = [-&(&part * &normal[1]), &part * &normal[0]];
    Outcome { num, den: dot(normal, normal), axes: false }
}

pub(crate) fn mirrored(motion: &Vector, normal: &Vector) -> Outcome {
    let slide = along(motion, normal);
    let num = [0, 1].map(|k| &slide.num[k].times_power(1) - &(&motion[k] * &slide.den));
    Outcome { num, ..slide }
}

/// Whether a motion leads against a normal, by more than the rounding of the normal.
fn leads_into(motion: &Vector, normal: &Vector) -> bool {
    let into = dot(motion, normal);
    let size = |v: &Vector| v[0].abs().max(v[1].abs());
    into.is_negative() && into.abs() > (&size(motion) * &size(normal)).times_power(16 - BITS)
}

fn into_side(motion: &Vector, zone: &Zone) -> bool {
    (0..2).any(|k| zone[k] != 0 && motion[k].sign() == 0.cmp(&zone[k]))
}

/// What a group may leave of a motion.
pub(crate) struct Left {
    pub(crate) outcomes: Vec<Outcome>,
    /// Whether the mover ends there: at a corner that stops slides.
    pub(crate) ends: bool,
}

/// What may be left. `before` is the motion that came to the walls already met without a move, with
/// them; `wish` is the motion asked for.
pub(crate) fn left(
    act: Act,
    motion: &Vector,
    group: &Group,
    before: Option<(&Vector, &Group)>,
    wish: &Vector,
) -> Left {
    let plain = |outcomes| Left { outcomes, ends: false };
    match act {
        Act::Stop | Act::Pass => Left { outcomes: vec![Outcome::zero()], ends: true },
        Act::Bounce(kept) => plain(bounces(motion, group, &Exact::of(kept))),
        Act::SlideStop if group.has_corner() => {
            Left { outcomes: vec![Outcome::zero()], ends: true }
        }
        Act::SlideStop | Act::SlideRound => {
            let mut outcomes = Vec::new();
            // "For slides, walls at which legs end without the mover having moved count as met
            // together." Whether they act on the motion that came first or on what is left of it is
            // not said.
            let bases = match before {
                None => vec![(motion, group.clone())],
                Some((first, met)) => [motion, first].map(|m| (m, group.clone().and(met))).into(),
            };
            for (base, group) in &bases {
                for sides_first in [true, false] {
                    outcomes.extend(slides(base, group, sides_first, wish));
                }
            }
            plain(outcomes)
        }
    }
}

fn without(motion: &Vector, sides: &[Zone]) -> Vector {
    [0, 1].map(|k| {
        let into = sides.iter().any(|zone| zone[k] != 0 && motion[k].sign() == 0.cmp(&zone[k]));
        if into { Exact::zero() } else { motion[k].clone() }
    })
}

fn bounces(motion: &Vector, group: &Group, kept: &Exact) -> Vec<Outcome> {
    let back = Outcome::whole([-&motion[0], -&motion[1]]).times(kept);
    let turned = [0, 1].map(|k| {
        if group.sides.iter().any(|zone| zone[k] != 0) { -&motion[k] } else { motion[k].clone() }
    });
    let turned = Outcome::whole(turned).times(kept);
    match (group.sides.is_empty(), group.rounds.as_slice(), group.points.is_empty()) {
        (_, [], true) => vec![turned],
        // A box or a point at a corner reverses both axes (docs/contract.md §5.5).
        (_, _, false) => vec![back],
        (true, [(_, normal)], _) => vec![mirrored(motion, normal).times(kept)],
        // Off several corners at once it goes straight back (docs/contract.md §5.5).
        (true, ..) => vec![back],
        // After sides, the corner acts on what they leave. How often it is damped is not said.
        (false, rounds, _) => {
            let minus = Exact::of(-1.0);
            let mut all = vec![back, turned.times(&minus), turned.times(&minus).times(kept)];
            for (_, normal) in rounds {
                let twice = mirrored(&turned.num, normal);
                all.extend([twice.times(kept), twice]);
            }
            all
        }
    }
}

/// What slides may leave: a motion, or nothing.
fn slides(motion: &Vector, group: &Group, sides_first: bool, wish: &Vector) -> Vec<Outcome> {
    let rest = without(motion, &group.sides);
    // Corner against corner keeps the axis with more motion left, x on a tie (docs/contract.md §5.4).
    let met = |zone: &Zone| (0..2).all(|k| rest[k].sign() == 0.cmp(&zone[k]));
    if group.points.iter().any(met) {
        let keep = usize::from(rest[0].abs() < rest[1].abs());
        let kept = [0, 1].map(|k| if k == keep { rest[k].clone() } else { Exact::zero() });
        return wished(Outcome::whole(kept), motion, wish);
    }
    if group.rounds.iter().all(|(_, normal)| !leads_into(&rest, normal)) {
        return wished(Outcome::whole(rest), motion, wish);
    }
    // The tangent that enters none of them; if there is none, it is a wedge (docs/contract.md §5.4).
    let from = if sides_first { &rest } else { motion };
    for (_, normal) in &group.rounds {
        let tangent = along(from, normal);
        let enters = group.rounds.iter().any(|(_, other)| leads_into(&tangent.num, other))
            || group.sides.iter().any(|zone| into_side(&tangent.num, zone));
        if !enters {
            return wished(tangent, motion, wish);
        }
    }
    vec![Outcome::zero()]
}

/// "A slide never works against the wish: `dot(motion out, motion in) ≥ 0` exactly, else what is left
/// is zero." Where rounding decides, both are right.
pub(crate) fn wished(outcome: Outcome, motion: &Vector, wish: &Vector) -> Vec<Outcome> {
    let with = dot(&outcome.num, wish);
    let size = |v: &Vector| v[0].abs().max(v[1].abs());
    // The rounding of a double, or of the smallest ones.
    let grid = size(&outcome.num).times_power(-48).max(outcome.den.times_power(-1072));
    let little = &grid * &size(wish);
    let is_small = size(&outcome.num) <= (&size(motion) * &outcome.den).times_power(-48);
    if with.abs() <= little || is_small {
        vec![outcome, Outcome::zero()]
    } else if with.sign() == Ordering::Less {
        vec![Outcome::zero()]
    } else {
        vec![outcome]
    }
}

/// What is wrong with the motion that is left.
pub(crate) fn judge_motion(motion: DVec2, left: &Left, group: &Group) -> Result<(), String> {
    if left.outcomes.iter().any(|outcome| outcome.is(motion)) {
        return Ok(());
    }
    let wanted: Vec<String> = left.outcomes.iter().map(Outcome::show).collect();
    let met = if group.is_alone() { "one normal" } else { "several normals" };
    Err(format!("{motion:?} at {met}, wanted {}", wanted.join(" or ")))
}
