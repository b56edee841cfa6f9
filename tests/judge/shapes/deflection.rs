//! What a response may leave of the motion at the shapes that end a leg.
//!
//! ```text
//!       n ↖   ↗ tangent      n is across an edge, or leads from the center of an arc to the returned position:
//!          (●)               sums and products of doubles, so that every motion here is exact
//!       ───────
//! ```

use graze2d::glam::DVec2;

use super::meeting::{Entry, are_equal, longest, side, slide};
use super::sum::{Part, Sum};
use crate::judge::deflection::{Outcome, along, mirrored, wished};
use crate::judge::exact::Exact;
use crate::judge::region::{Vector, cross, dot, minus, vector};
use crate::judge::scene::Act;

/// Walls that act together, by their normals.
#[derive(Clone, Default)]
pub(crate) struct Group {
    sides: Vec<Vector>,
    /// From the centers of arcs.
    arcs: Vec<Vector>,
    /// Of both edges at corners without a radius.
    corners: Vec<[Vector; 2]>,
    /// The edges before and after corners without a radius that are touched there, entered or not.
    touched: Vec<[Vector; 2]>,
    /// Whether a corner stops a slide that stops at corners; whether it may.
    stops: bool,
    may_stop: bool,
}

impl Group {
    /// Normals of arcs are taken at a place: the returned one, or nearly the exact one.
    pub(crate) fn of(sums: &[Sum], pins: &[bool], hits: &[Entry], place: &Vector) -> Self {
        let mut group = Self::default();
        for hit in hits {
            let sum = &sums[hit.wall];
            let Part::Corner(corner) = hit.part else {
                group.sides.extend(side(sums, hit));
                continue;
            };
            // A circle is no corner; whether it is one for a mover with edges is not said.
            group.stops |= !pins[hit.wall];
            group.may_stop |= !pins[hit.wall] || !sum.is_circle;
            if sum.is_round() {
                group.arcs.push(minus(place, &sum.corners[corner]));
            } else {
                group.corners.push(sum.beside(corner).map(|edge| sum.outward(edge)));
            }
        }
        group
    }

    /// Also touches corners, by the edges before and after each.
    pub(crate) fn touching(mut self, corners: Vec<[Vector; 2]>) -> Self {
        self.touched = corners;
        self
    }

    /// Whether a motion runs between two walls that touch each other along it.
    fn is_seam(&self, motion: &Vector) -> bool {
        let runs = |edge: &Vector, sign: i64| {
            cross(edge, motion).is_zero()
                && (&dot(edge, motion) * &Exact::of(sign as f64)).is_positive()
        };
        self.touched.iter().any(|[_, after]| runs(after, 1))
            && self.touched.iter().any(|[before, _]| runs(before, -1))
    }

    /// Both together.
    pub(crate) fn and(mut self, other: &Self) -> Self {
        self.sides.extend_from_slice(&other.sides);
        self.arcs.extend_from_slice(&other.arcs);
        self.corners.extend_from_slice(&other.corners);
        self.touched.extend_from_slice(&other.touched);
        self
    }

    /// What may be left of a motion, and whether the mover may, or has to, end there. `enters` says whether a motion from the
    /// place leads into any wall at once.
    pub(crate) fn left(
        &self,
        act: Act,
        motions: &[&Vector],
        wish: &Vector,
        enters: impl Fn(&Vector) -> bool,
    ) -> Left {
        let (may_end, ends) = match act {
            Act::Stop => (true, true),
            Act::SlideStop => (self.may_stop, self.stops),
            _ => (false, false),
        };
        let mut outcomes = match act {
            _ if ends => vec![],
            Act::Bounce(kept) => vec![self.bounce(motions[0]).times(&Exact::of(kept))],
            _ => motions.iter().flat_map(|motion| self.slides(motion, wish, &enters)).collect(),
        };
        if may_end {
            outcomes.push(Outcome::zero());
        }
        Left { outcomes, may_end, ends }
    }

    /// Mirrored at one normal, straight back off several (docs/contract.md §5.5).
    fn bounce(&self, motion: &Vector) -> Outcome {
        let all: Vec<Vector> = self.sides.iter().chain(&self.arcs).cloned().collect();
        if self.corners.is_empty() && are_equal(&all) {
            mirrored(motion, &all[0])
        } else {
            Outcome::whole([0, 1].map(|k| -&motion[k]))
        }
    }

    /// Sides first, then corners on what these leave.
    fn slides(
        &self,
        motion: &Vector,
        wish: &Vector,
        enters: &impl Fn(&Vector) -> bool,
    ) -> Vec<Outcome> {
        let rest = slide(motion, &self.sides);
        if !self.is_entered(&rest.num, 0) {
            let mut outcomes = wished(rest.clone(), motion, wish);
            if self.is_tight(&rest.num) {
                outcomes.push(Outcome::zero());
            }
            return outcomes;
        }
        let tangent = |n: &Vector| {
            let tangent = along(&rest.num, n);
            Outcome { den: &tangent.den * &rest.den, ..tangent }
        };
        let all = self.arcs.iter().chain(self.corners.iter().flatten()).map(tangent);
        let all: Vec<Outcome> = all.filter(|tangent| !self.is_seam(&tangent.num)).collect();
        // Centers are seen from a rounded place: what enters by no more than that may be a tangent or none.
        let passes = |slack: i64| {
            all.iter().filter(move |tangent| !self.is_entered(&tangent.num, slack)).cloned()
        };
        let free = || passes(-45).filter(|tangent| !enters(&tangent.num));
        let mut taken: Vec<Outcome> = if self.arcs.is_empty() {
            // Of two that are mirror images, either.
            let both =
                |all: Vec<Outcome>| [longest(all.iter().cloned()), longest(all.into_iter().rev())];
            let loose = free().filter(|tangent| !self.is_tight(&tangent.num));
            [both(passes(-45).collect()), both(free().collect()), both(loose.collect())].concat()
        } else {
            passes(-45).collect()
        };
        if free().all(|tangent| self.is_tight(&tangent.num)) || passes(0).next().is_none() {
            taken.push(Outcome::zero());
        }
        taken.into_iter().flat_map(|tangent| wished(tangent, motion, wish)).collect()
    }

    /// Whether no rounded motion may be found along this one: it grazes two walls.
    fn is_tight(&self, motion: &Vector) -> bool {
        let size = |v: &Vector| v[0].abs().max(v[1].abs());
        let grazes =
            |n: &&Vector| dot(n, motion).abs() <= (&size(motion) * &size(n)).times_power(-45);
        let all = self.sides.iter().chain(&self.arcs).chain(self.corners.iter().flatten());
        all.filter(grazes).count() > 1
    }

    /// Whether a motion leads into one of the walls, by more than this share of it; 0 is no share.
    fn is_entered(&self, motion: &Vector, slack: i64) -> bool {
        let size = |v: &Vector| v[0].abs().max(v[1].abs());
        let into = |n: &Vector| {
            let most = (&size(motion) * &size(n)).times_power(slack);
            let into = dot(n, motion);
            into.is_negative() && (slack == 0 || into.abs() > most)
        };
        let corner = |edges: &[Vector; 2]| edges.iter().all(into);
        self.sides.iter().chain(&self.arcs).any(into) || self.corners.iter().any(corner)
    }

    /// What is left leads into no wall that the mover is pressed against.
    pub(crate) fn judge_into(&self, motion: DVec2, slack: i64) -> Result<(), String> {
        if self.is_entered(&vector(motion), slack) {
            return Err(format!("{motion:?} leads into a wall"));
        }
        Ok(())
    }
}

pub(crate) struct Left {
    outcomes: Vec<Outcome>,
    pub(crate) may_end: bool,
    pub(crate) ends: bool,
}

impl Left {
    pub(crate) fn judge(&self, motion: DVec2) -> Result<(), String> {
        if self.outcomes.iter().any(|outcome| outcome.is(motion)) {
            return Ok(());
        }
        let wanted: Vec<String> = self.outcomes.iter().map(Outcome::show).collect();
        Err(format!("{motion:?}, wanted {}", wanted.join(" or ")))
    }
}
