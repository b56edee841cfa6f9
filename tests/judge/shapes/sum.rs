//! What a mover makes of a wall: the Minkowski sum of both, as pieces.
//!
//! ```text
//!    ╭───────╮        around each corner a disc, along each edge a band on both sides, and the hull: the sum
//!   ╱│       │╲       has all of them and nothing else. Without a radius there is the hull alone
//!  ( ●───────● )
//! ```

use graze2d::glam::DVec2;

use crate::judge::convex::form::Form;
use crate::judge::convex::hull;
use crate::judge::exact::Exact;
use crate::judge::fraction::Scale;
use crate::judge::region::{Line, Region, Vector, Within, cross, dot, minus, vector};
use crate::judge::time::Time;
use crate::judge::vector;

/// A part of the boundary, by its number. The sum has its edges clockwise on screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Part {
    Edge(usize),
    Corner(usize),
}

/// The positions of a mover at which it overlaps a wall.
#[derive(Clone, Debug)]
pub(crate) struct Sum {
    pub(crate) corners: Vec<Vector>,
    pub(crate) edges: Vec<Vector>,
    pub(crate) radius: Exact,
    /// Whether both shapes are points or circles.
    pub(crate) is_circle: bool,
    /// A box around it, for a quick answer.
    bounds: [Vector; 2],
}

impl Sum {
    pub(crate) fn new(mover: &Form, wall: &Form) -> Self {
        let scale = Scale::of(&[mover.inputs(), wall.inputs()].concat());
        // As integers for the hull, and as sums of doubles for all that follows.
        let offset = |p: &DVec2| minus(&vector(*p), &vector(mover.origin));
        let at = minus(&vector(wall.convex.position()), &vector(wall.origin));
        let (mut integers, mut exact) = (Vec::new(), Vec::new());
        for (b, b_integer) in wall.points.iter().zip(wall.exact(scale)) {
            for (a, a_integer) in mover.points.iter().zip(mover.exact(scale)) {
                integers.push(vector::minus(&b_integer, &a_integer));
                exact.push(minus(&plus(&vector(*b), &at), &offset(a)));
            }
        }
        let place = |corner| integers.iter().position(|p| *p == corner).expect("one of them");
        let corners: Vec<Vector> =
            hull(&integers).into_iter().map(|corner| exact[place(corner)].clone()).collect();
        let count = corners.len();
        let edge = |i: usize| minus(&corners[(i + 1) % count], &corners[i]);
        let edges = if count == 1 { Vec::new() } else { (0..count).map(edge).collect() };
        let radius = &Exact::of(mover.convex.radius()) + &Exact::of(wall.convex.radius());
        let is_circle = count == 1;
        let side = |k: usize, sign: f64| {
            let out = |corner: &Vector| &corner[k] * &Exact::of(sign);
            let farthest = corners.iter().max_by_key(|c| out(c)).expect("a corner");
            &farthest[k] + &(&radius * &Exact::of(sign))
        };
        let bounds = [-1.0, 1.0].map(|sign| [side(0, sign), side(1, sign)]);
        Self { corners, edges, radius, is_circle, bounds }
    }

    pub(crate) fn is_round(&self) -> bool {
        self.radius.is_positive()
    }

    /// Whether a mover at a place is strictly inside the wall.
    pub(crate) fn holds(&self, place: DVec2) -> bool {
        self.contains(&vector(place))
    }

    /// Across an edge, out of the sum.
    pub(crate) fn outward(&self, edge: usize) -> Vector {
        let [x, y] = &self.edges[edge];
        [y.clone(), -x]
    }

    /// The edges before and after a corner.
    pub(crate) fn beside(&self, corner: usize) -> [usize; 2] {
        let count = self.corners.len();
        [(corner + count - 1) % count, corner]
    }

    /// When a path is first in the closed sum, from 0 to 1.
    pub(crate) fn met(&self, line: &Line) -> Option<Time> {
        let [zero, one] = [0.0, 1.0].map(|t| Time::of(Exact::of(t)));
        let within = self.pieces(line, false)?;
        (within.from <= one && within.to >= zero).then(|| within.from.max(zero))
    }

    /// How far a path is along an edge and beside it, from its start; each at 0 and for each unit of time.
    fn on_edge(&self, line: &Line, i: usize) -> [[Exact; 2]; 2] {
        let (edge, off) = (&self.edges[i], minus(&line.start, &self.corners[i]));
        [[dot(edge, &off), dot(edge, &line.motion)], [cross(edge, &off), cross(edge, &line.motion)]]
    }

    /// The parts of the boundary on which the path is at a time: one, or both edges of a corner without a radius as that corner.
    pub(crate) fn part(&self, line: &Line, time: &Time) -> Option<Part> {
        let count = self.corners.len();
        let along = |i: usize, from: &Exact| {
            let [[start, motion], _] = self.on_edge(line, i);
            time.sign_of(&(&start - from), &motion)
        };
        let length = |i: usize| dot(&self.edges[i], &self.edges[i]);
        let is_at = |i: &usize| {
            let [_, [start, motion]] = self.on_edge(line, *i);
            let side = time.sign_of(&start, &motion);
            let beside = if self.is_round() { side.is_lt() } else { side.is_eq() };
            beside && along(*i, &Exact::zero()).is_ge() && along(*i, &length(*i)).is_le()
        };
        let edges: Vec<usize> = (0..self.edges.len()).filter(is_at).collect();
        match edges[..] {
            [edge] => return Some(Part::Edge(edge)),
            [first, second] => {
                return Some(Part::Corner(if second == first + 1 { second } else { first }));
            }
            _ => {}
        }
        let is_past = |i: &usize| {
            let [before, after] = self.beside(*i);
            count == 1
                || along(before, &length(before)).is_ge() && along(after, &Exact::zero()).is_le()
        };
        (0..count).find(is_past).map(Part::Corner)
    }

    /// When a path is in one of the pieces, open or closed.
    fn pieces(&self, line: &Line, is_open: bool) -> Option<Within> {
        if line.is_still() {
            return None;
        }
        let is_flat = self.corners.len() < 3;
        let hull = if is_flat { None } else { self.in_hull(line, is_open && !self.is_round()) };
        let mut pieces: Vec<Within> = hull.into_iter().collect();
        if self.is_round() || !is_open {
            pieces.extend((0..self.edges.len()).filter_map(|i| self.in_band(line, i, is_open)));
            pieces.extend((0..self.corners.len()).filter_map(|i| self.in_disc(line, i, is_open)));
        }
        pieces.into_iter().reduce(|a, b| Within { from: a.from.min(b.from), to: a.to.max(b.to) })
    }

    /// Inside of every edge.
    fn in_hull(&self, line: &Line, is_open: bool) -> Option<Within> {
        let (mut froms, mut tos) = (Vec::new(), Vec::new());
        for i in 0..self.edges.len() {
            let [_, [side, motion]] = self.on_edge(line, i);
            if motion.is_zero() {
                if side.is_negative() || is_open && side.is_zero() {
                    return None;
                }
                continue;
            }
            let time = Time::quotient(-&side, motion.clone());
            if motion.is_positive() { froms.push(time) } else { tos.push(time) }
        }
        let (from, to) = (froms.into_iter().max()?, tos.into_iter().min()?);
        (if is_open { from < to } else { from <= to }).then_some(Within { from, to })
    }

    /// Beside an edge, its ends included, nearer than the radius.
    fn in_band(&self, line: &Line, i: usize, is_open: bool) -> Option<Within> {
        let [[along, ahead], [beside, across]] = self.on_edge(line, i);
        let length = dot(&self.edges[i], &self.edges[i]);
        let square = &self.radius.square() * &length;
        let (mut from, mut to) = (Vec::new(), Vec::new());
        if ahead.is_zero() {
            if along.is_negative() || along > length {
                return None;
            }
        } else {
            let times = [Exact::zero(), length].map(|x| Time::quotient(&x - &along, ahead.clone()));
            let [first, last] = sorted(times);
            from.push(first);
            to.push(last);
        }
        if across.is_zero() {
            let most = beside.square().cmp(&square);
            if most.is_gt() || is_open && most.is_eq() {
                return None;
            }
        } else {
            let towards = if across.is_negative() { -&beside } else { beside };
            let [first, last] = Time::roots(&across.abs(), &towards, &square);
            from.push(first);
            to.push(last);
        }
        let (from, to) = (from.into_iter().max()?, to.into_iter().min()?);
        // What lasts no time is in a neighbor for longer, or only touches.
        (if is_open { from < to } else { from <= to }).then_some(Within { from, to })
    }

    fn in_disc(&self, line: &Line, i: usize, is_open: bool) -> Option<Within> {
        let off = minus(&line.start, &self.corners[i]);
        let a = dot(&line.motion, &line.motion);
        let disc = &(&a * &self.radius.square()) - &cross(&off, &line.motion).square();
        if disc.is_negative() || is_open && disc.is_zero() {
            return None;
        }
        let [from, to] = Time::roots(&a, &dot(&line.motion, &off), &disc);
        Some(Within { from, to })
    }
}

impl Region for Sum {
    fn contains(&self, place: &Vector) -> bool {
        let [low, high] = &self.bounds;
        if (0..2).any(|k| place[k] <= low[k] || place[k] >= high[k]) {
            return false;
        }
        let off: Vec<Vector> = self.corners.iter().map(|corner| minus(place, corner)).collect();
        let beside: Vec<Exact> =
            self.edges.iter().zip(&off).map(|(e, off)| cross(e, off)).collect();
        let is_flat = self.corners.len() < 3;
        if !self.is_round() {
            return !is_flat && beside.iter().all(Exact::is_positive);
        }
        if !is_flat && beside.iter().all(|side| !side.is_negative()) {
            return true;
        }
        let square = self.radius.square();
        let in_band = |i: usize| {
            let (along, length) =
                (dot(&self.edges[i], &off[i]), dot(&self.edges[i], &self.edges[i]));
            !along.is_negative() && along <= length && beside[i].square() < &square * &length
        };
        off.iter().any(|off| dot(off, off) < square) || (0..self.edges.len()).any(in_band)
    }

    fn within(&self, line: &Line) -> Option<Within> {
        self.pieces(line, true)
    }
}

fn plus(a: &Vector, b: &Vector) -> Vector {
    [&a[0] + &b[0], &a[1] + &b[1]]
}

fn sorted([a, b]: [Time; 2]) -> [Time; 2] {
    if a <= b { [a, b] } else { [b, a] }
}
