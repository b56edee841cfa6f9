//! One leg among shapes: which walls its exact path enters first, and which of them act.

use super::sum::{Part, Sum};
use crate::judge::deflection::{Outcome, along, mirrored};
use crate::judge::exact::Exact;
use crate::judge::region::{Line, Region, Vector, cross, dot, minus};
use crate::judge::scene::Act;
use crate::judge::time::Time;

/// A wall that a path would enter.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) wall: usize,
    pub(crate) time: Time,
    pub(crate) part: Part,
}

/// The walls that end a leg.
pub(crate) struct Meeting {
    pub(crate) time: Time,
    pub(crate) hits: Vec<Entry>,
    /// Walls that may be told or not.
    pub(crate) may: Vec<usize>,
}

impl Meeting {
    /// Where the path is then, to many places.
    pub(crate) fn place(&self, line: &Line) -> Vector {
        [0, 1].map(|k| self.time.near(&line.start[k], &line.motion[k], 400))
    }
}

/// The walls that a path would enter before its end, in exact order, ties by index.
pub(crate) fn entries(sums: &[Sum], free: &[bool], line: &Line, end: &Exact) -> Vec<Entry> {
    let [zero, end] = [Exact::zero(), end.clone()].map(Time::of);
    let mut entries = Vec::new();
    for (wall, sum) in sums.iter().enumerate().filter(|(wall, _)| !free[*wall]) {
        if let Some(within) = sum.within(line)
            && within.from >= zero
            && within.from < end
        {
            let part = sum.part(line, &within.from).expect("on the boundary");
            entries.push(Entry { wall, time: within.from, part });
        }
    }
    entries.sort_by(|a, b| a.time.cmp(&b.time).then(a.wall.cmp(&b.wall)));
    entries
}

/// Sides act first. A wall that is met only at a corner acts after them, and only if the remaining motion would still enter it;
/// otherwise it is not a hit (docs/contract.md §5.2).
pub(crate) fn meeting(act: Act, sums: &[Sum], line: &Line, entries: Vec<Entry>) -> Option<Meeting> {
    let time = entries.first()?.time.clone();
    let group = entries.into_iter().filter(|entry| entry.time == time);
    let (mut hits, corners): (Vec<_>, Vec<_>) =
        group.partition(|entry| matches!(entry.part, Part::Edge(_)));
    let sides: Vec<Vector> = hits.iter().filter_map(|hit| side(sums, hit)).collect();
    let mut may = Vec::new();
    for corner in corners {
        // What a stop leaves is not said.
        if act == Act::Stop && !sides.is_empty() {
            may.push(corner.wall);
            continue;
        }
        if enters(&sums[corner.wall], line, &corner, &left_by_sides(act, &line.motion, &sides)) {
            hits.push(corner);
        }
    }
    Some(Meeting { time, hits, may })
}

/// Out of the edge at which a wall is met.
pub(crate) fn side(sums: &[Sum], entry: &Entry) -> Option<Vector> {
    match entry.part {
        Part::Edge(edge) => Some(sums[entry.wall].outward(edge)),
        Part::Corner(_) => None,
    }
}

/// The motion that sides leave, but for a factor.
fn left_by_sides(act: Act, motion: &Vector, sides: &[Vector]) -> Vector {
    match act {
        _ if sides.is_empty() => motion.clone(),
        Act::SlideStop | Act::SlideRound => slide(motion, sides).num,
        Act::Bounce(0.0) => [Exact::zero(), Exact::zero()],
        _ if are_equal(sides) => mirrored(motion, &sides[0]).num,
        _ => [0, 1].map(|k| -&motion[k]),
    }
}

/// Whether all normals have one direction.
pub(crate) fn are_equal(sides: &[Vector]) -> bool {
    sides.iter().all(|n| cross(n, &sides[0]).is_zero() && dot(n, &sides[0]).is_positive())
}

/// Of the tangents that enter none of the sides, the longest, on a tie the one nearer the x axis; the motion itself if it enters
/// none (§3.8 of the contract for several sides).
pub(crate) fn slide(motion: &Vector, sides: &[Vector]) -> Outcome {
    let enters = |motion: &Vector| sides.iter().any(|n| dot(n, motion).is_negative());
    if !enters(motion) {
        return Outcome::whole(motion.clone());
    }
    longest(sides.iter().map(|n| along(motion, n)).filter(|tangent| !enters(&tangent.num)))
}

/// The longest of several motions, on a tie that nearer the x axis, then the last; of none, zero.
pub(crate) fn longest(all: impl Iterator<Item = Outcome>) -> Outcome {
    let longer = |a: &Outcome, b: &Outcome| {
        let square = |o: &Outcome, other: &Outcome| &dot(&o.num, &o.num) * &other.den.square();
        let x = |o: &Outcome, other: &Outcome| (&o.num[0] * &other.den).abs();
        square(a, b).cmp(&square(b, a)).then(x(a, b).cmp(&x(b, a)))
    };
    all.max_by(longer).unwrap_or_else(Outcome::zero)
}

/// Whether a motion from the place where a path meets a corner enters the wall.
fn enters(sum: &Sum, line: &Line, entry: &Entry, motion: &Vector) -> bool {
    let Part::Corner(corner) = entry.part else { return true };
    if sum.is_round() {
        let off = minus(&line.start, &sum.corners[corner]);
        return entry.time.sign_of(&dot(&off, motion), &dot(&line.motion, motion)).is_lt();
    }
    sum.beside(corner).iter().all(|edge| dot(&sum.outward(*edge), motion).is_negative())
}
