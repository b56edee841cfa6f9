//! Slides and bounces off edges and arcs in any direction: the general form of [`crate::world::deflect`], which has those of
//! circles and boxes among boxes.

use glam::DVec2;

use crate::exact::{Number, Polynomial, sign_of};
use crate::world::tangent::{Deflects, Tangent};

/// The parts of two motions along their tangents: the squared length of the first minus that of the second.
struct Longer<'a>([(&'a Tangent, DVec2); 2]);

impl Polynomial for Longer<'_> {
    fn value<T: Number>(&self) -> T {
        let [one, other] = self.0.map(|(tangent, motion)| {
            let (d, m) = (tangent.vector::<T>(), motion.to_array().map(T::of));
            let part = m[0] * d[0] + m[1] * d[1];
            (part * part, d[0] * d[0] + d[1] * d[1])
        });
        one.0 * other.1 - other.0 * one.1
    }
}

/// `|d.y|² / d·d` of one tangent minus that of another: which of them is steeper.
struct Steeper<'a>([&'a Tangent; 2]);

impl Polynomial for Steeper<'_> {
    fn value<T: Number>(&self) -> T {
        let [one, other] = self.0.map(|tangent| {
            let [x, y] = tangent.vector::<T>();
            (y * y, x * x + y * y)
        });
        one.0 * other.1 - other.0 * one.1
    }
}

/// A motion after a response.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Deflection {
    /// The motion, for a whole timestep.
    pub(crate) motion: DVec2,
    /// Whether the mover stays where it is.
    pub(crate) stays: bool,
    /// The round corner at which it was deflected.
    pub(crate) corner: Option<DVec2>,
}

impl Deflection {
    pub(crate) fn on(motion: DVec2) -> Self {
        Self { motion, stays: false, corner: None }
    }

    /// The mover stays, and no motion is left.
    pub(crate) fn ended() -> Self {
        Self { motion: DVec2::ZERO, stays: true, corner: None }
    }
}

/// Everything that a mover touches at one place.
#[derive(Default)]
pub(crate) struct Touched {
    pub(crate) edges: Vec<Tangent>,
    /// The tangents of arcs, and whether each belongs to a circle, which has no corners.
    pub(crate) arcs: Vec<(Tangent, bool)>,
    /// Corners without a radius: the edges that meet there.
    pub(crate) vertices: Vec<[Tangent; 2]>,
    /// The same, of walls that are touched there and not entered.
    pub(crate) grazed: Vec<[Tangent; 2]>,
}

impl Touched {
    /// All tangents that a motion must not lead behind.
    fn lines(&self) -> Vec<Tangent> {
        self.edges.iter().copied().chain(self.arcs.iter().map(|(tangent, _)| *tangent)).collect()
    }

    /// The motion that the edges leave a slide; `None` if they are a wedge.
    fn left_by_edges(&self, motion: DVec2) -> Option<DVec2> {
        let mut entered = self.edges.iter().filter(|edge| edge.leads(motion) < 0).peekable();
        if entered.peek().is_none() {
            return Some(motion);
        }
        longest(entered, motion, &self.edges, &[])
    }

    /// The motion that the edges leave a bounce.
    fn mirrored_by_edges(&self, motion: DVec2, restitution: f64) -> Option<DVec2> {
        let mut entered = self.edges.iter().filter(|edge| edge.leads(motion) < 0);
        let first = entered.next()?;
        if entered.all(|edge| edge.is_same(first)) {
            first.deflected(motion, Deflects::Bounces(restitution), &|by| first.leads(by) >= 0)
        } else {
            Some(scaled(-motion, restitution))
        }
    }

    fn entered_vertices(&self, motion: DVec2) -> impl Iterator<Item = &[Tangent; 2]> {
        self.vertices.iter().filter(move |edges| edges.iter().all(|edge| edge.leads(motion) < 0))
    }

    fn entered_arcs(&self, motion: DVec2) -> impl Iterator<Item = &(Tangent, bool)> {
        self.arcs.iter().filter(move |(tangent, _)| tangent.leads(motion) < 0)
    }

    /// Whether a motion along a tangent runs between two walls that touch each other along it.
    fn is_seam(&self, tangent: &Tangent, motion: DVec2) -> bool {
        let sense = tangent.goes(motion);
        let corners = self.vertices.iter().chain(&self.grazed);
        let edges = corners.flat_map(|[one, other]| [(one, other), (other, one)]);
        let runs_along = |is_right| {
            edges.clone().any(|(edge, other)| {
                edge.turns_to(tangent) == 0
                    && edge.is_same(tangent) == is_right
                    && sense * other.turns_to(tangent) < 0
            })
        };
        runs_along(true) && runs_along(false)
    }

    /// Whether the motion that the edges leave still enters a corner, or a circle if `pins` count.
    pub(crate) fn enters_a_corner(&self, motion: DVec2, bounces: bool, pins: bool) -> bool {
        let left = if bounces {
            self.mirrored_by_edges(motion, 1.0).or(Some(motion))
        } else {
            self.left_by_edges(motion)
        };
        left.is_some_and(|left| {
            self.entered_vertices(left).next().is_some()
                || self.entered_arcs(left).any(|(_, is_pin)| pins || !is_pin)
        })
    }

    /// The motion that a slide leaves.
    pub(crate) fn slide(&self, motion: DVec2, stops_at_corners: bool) -> Deflection {
        let Some(left) = self.left_by_edges(motion) else { return Deflection::ended() };
        if self.entered_arcs(left).next().is_none() && self.entered_vertices(left).next().is_none()
        {
            return Deflection::on(left);
        }
        if stops_at_corners && self.enters_a_corner(motion, false, false) {
            return Deflection::ended();
        }
        // A corner that is not entered may be in the way of all tangents of those that are, but for its own.
        let arcs = self.arcs.iter().map(|(tangent, _)| tangent);
        let vertices =
            self.vertices.iter().flatten().filter(|tangent| !self.is_seam(tangent, left));
        let tangents = arcs.chain(vertices);
        match longest(tangents, left, &self.lines(), &self.vertices) {
            Some(motion) => Deflection::on(motion),
            None => Deflection::ended(),
        }
    }

    /// The motion after a bounce.
    pub(crate) fn bounce(&self, motion: DVec2, restitution: f64) -> Deflection {
        let mirrored = self.mirrored_by_edges(motion, restitution);
        let left = mirrored.unwrap_or(motion);
        let mut arcs = self.entered_arcs(left);
        let is_corner = self.entered_vertices(left).next().is_some();
        let back = scaled(-motion, restitution);
        Deflection::on(match (arcs.next(), mirrored) {
            (None, Some(mirrored)) if !is_corner => mirrored,
            (Some((arc, _)), None) if !is_corner && arcs.all(|(next, _)| next.is_same(arc)) => {
                let may_go = |by| arc.leads(by) >= 0;
                arc.deflected(motion, Deflects::Bounces(restitution), &may_go).unwrap_or(back)
            }
            _ => back,
        })
    }
}

/// Of the parts of a motion along tangents, the longest that leads behind none of these lines and into no corner; of several as
/// long, the one nearer to the x axis.
fn longest<'a>(
    tangents: impl Iterator<Item = &'a Tangent>,
    motion: DVec2,
    lines: &[Tangent],
    vertices: &[[Tangent; 2]],
) -> Option<DVec2> {
    let mut best: Option<(&Tangent, DVec2)> = None;
    for tangent in tangents {
        let sense = tangent.goes(motion);
        let enters = |line: &Tangent| sense * line.turns_to(tangent) < 0;
        let is_blocked =
            lines.iter().any(enters) || vertices.iter().any(|edges| edges.iter().all(enters));
        let is_worse = |(other, _): &(&Tangent, DVec2)| {
            let longer = sign_of(&Longer([(tangent, motion), (*other, motion)]));
            longer < 0 || longer == 0 && sign_of(&Steeper([tangent, *other])) >= 0
        };
        if is_blocked || best.as_ref().is_some_and(is_worse) {
            continue;
        }
        let may_go = |by: DVec2| {
            lines.iter().all(|line| line.leads(by) >= 0)
                && vertices.iter().all(|edges| edges.iter().any(|edge| edge.leads(by) >= 0))
        };
        if let Some(part) = tangent.deflected(motion, Deflects::Slides, &may_go) {
            best = Some((tangent, part));
        }
    }
    best.map(|(_, motion)| motion)
}

/// A motion times a restitution, within the range.
fn scaled(motion: DVec2, by: f64) -> DVec2 {
    (by * motion).clamp(DVec2::MIN, DVec2::MAX) + 0.0
}
