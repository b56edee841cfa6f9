//! Slides and bounces off edges and arcs in any direction: the general form of [`crate::world::deflect`], which has those of
//! circles and boxes among boxes.
//!
//! A mover touches a wall along a *tangent*: a line through its position that the wall lies behind. It is never evaluated: that
//! of an edge has the direction of the edge, that of an arc is square to the way from the center of the arc to the mover.
//!
//! ```text
//!        ●━━━━━▶ tangent            a slide goes on along the tangent,
//!       ╱▓▓▓▓▓▓▓▓▓▓▓▓               rounded so that `normal · motion ≥ 0`
//!  motion ▓▓▓▓▓▓▓▓▓▓▓
//! ```

use glam::{DVec2, dvec2};

use crate::exact::{Number, Polynomial, Ratio, Sign, Sum, quotient, sign_of};
use crate::shape::Side;
use crate::world::deflect::Deflection;

/// A tangent as a vector along it; the wall lies to the right of it, as seen on screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Tangent([Sum<6>; 2]);

/// The place of a mover at which its corner and a corner of a wall coincide: the center of an arc.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Center {
    pub(crate) place: [Sum<5>; 2],
    /// Whether the wall is a circle, which has no corners.
    pub(crate) is_pin: bool,
}

impl Center {
    /// The tangent for a mover at a position, square to the way from the center.
    pub(crate) fn tangent(&self, position: DVec2) -> Tangent {
        let [x, y] = [0, 1].map(|axis| {
            let [a, b, c, d, e] = self.place[axis].0;
            Sum([position[axis], -a, -b, -c, -d, -e])
        });
        Tangent::square_to([x, y])
    }
}

impl Tangent {
    /// Along an edge, with the wall behind it.
    pub(crate) fn along(edge: [Sum<2>; 2]) -> Self {
        Self(edge.map(Sum::padded))
    }

    /// Square to a normal.
    pub(crate) fn square_to([x, y]: [Sum<6>; 2]) -> Self {
        Self([y.negated(), x])
    }

    /// Along a side of a box.
    pub(crate) fn of(side: Side) -> Self {
        let normal = side.normal();
        Self([Sum([-normal.y, 0.0, 0.0, 0.0, 0.0, 0.0]), Sum([normal.x, 0.0, 0.0, 0.0, 0.0, 0.0])])
    }

    fn vector<T: Number>(&self) -> [T; 2] {
        self.0.map(Sum::to)
    }

    /// Whether a motion leads away from the wall (1), along it (0) or into it (−1).
    pub(crate) fn leads(&self, motion: DVec2) -> Sign {
        sign_of(&Product { tangent: self, motion, is_out: true })
    }

    /// Whether a motion goes forward along the tangent (1) or back (−1).
    fn goes(&self, motion: DVec2) -> Sign {
        sign_of(&Product { tangent: self, motion, is_out: false })
    }

    /// Whether the other's direction leads away from this wall (1), along it (0) or into it (−1).
    fn turns_to(&self, other: &Self) -> Sign {
        sign_of(&Pair { one: self, other, is_out: true })
    }

    /// Whether both have one normal.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.turns_to(other) == 0 && sign_of(&Pair { one: self, other, is_out: false }) > 0
    }

    /// The signs of the normal.
    pub(crate) fn outward(&self) -> [Sign; 2] {
        let [x, y] = self.0;
        [y.sign(), -x.sign()]
    }

    /// The part of a motion along the tangent, or the motion mirrored in it, times a restitution: the nearest of doubles that
    /// leads into none of the walls of these tangents. `None` if none nearby does.
    fn deflected(&self, motion: DVec2, how: Deflects, among: &[Tangent]) -> Option<DVec2> {
        let on = |axis| quotient(&Deflected { tangent: self, motion, how, axis });
        let nearest = dvec2(on(0), on(1)).clamp(DVec2::MIN, DVec2::MAX);
        let away = self.outward();
        // One step out on both axes is more than has rounded.
        let step = |axis: usize, steps: Sign| match steps * away[axis] {
            0 => nearest[axis],
            1 => nearest[axis].next_up(),
            _ => nearest[axis].next_down(),
        };
        let tries = [[0, 0], [1, 0], [0, 1], [1, 1], [-1, 0], [0, -1], [1, -1], [-1, 1]];
        let mut motions = tries.into_iter().map(|[x, y]| dvec2(step(0, x), step(1, y)));
        let is_free = |motion: &DVec2| {
            motion.is_finite() && among.iter().all(|tangent| tangent.leads(*motion) >= 0)
        };
        motions.find(is_free).map(|motion| motion + 0.0)
    }
}

/// What a tangent does to a motion m; d is the vector along it.
#[derive(Clone, Copy)]
enum Deflects {
    /// `d (m·d) / d·d`
    Slides,
    /// `(2 d (m·d) / d·d − m) × restitution`
    Bounces(f64),
}

struct Deflected<'a> {
    tangent: &'a Tangent,
    motion: DVec2,
    how: Deflects,
    axis: usize,
}

impl Ratio for Deflected<'_> {
    fn parts<T: Number>(&self) -> (T, T) {
        let d = self.tangent.vector::<T>();
        let m = self.motion.to_array().map(T::of);
        let (part, square) = (m[0] * d[0] + m[1] * d[1], d[0] * d[0] + d[1] * d[1]);
        let slides = d[self.axis] * part;
        match self.how {
            Deflects::Slides => (slides, square),
            Deflects::Bounces(kept) => {
                (T::of(kept) * (T::of(2.0) * slides - m[self.axis] * square), square)
            }
        }
    }
}

/// `m · n`, or `m · d`, for a motion m.
struct Product<'a> {
    tangent: &'a Tangent,
    motion: DVec2,
    is_out: bool,
}

impl Polynomial for Product<'_> {
    fn value<T: Number>(&self) -> T {
        let ([dx, dy], [x, y]) = (self.tangent.vector::<T>(), self.motion.to_array().map(T::of));
        if self.is_out { x * dy - y * dx } else { x * dx + y * dy }
    }
}

/// The same for the vector along another tangent.
struct Pair<'a> {
    one: &'a Tangent,
    other: &'a Tangent,
    is_out: bool,
}

impl Polynomial for Pair<'_> {
    fn value<T: Number>(&self) -> T {
        let ([dx, dy], [x, y]) = (self.one.vector::<T>(), self.other.vector::<T>());
        if self.is_out { x * dy - y * dx } else { x * dx + y * dy }
    }
}

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

/// Everything that a mover touches at one place.
#[derive(Default)]
pub(crate) struct Touched {
    pub(crate) edges: Vec<Tangent>,
    /// The tangents of arcs, and whether each belongs to a circle, which has no corners.
    pub(crate) arcs: Vec<(Tangent, bool)>,
    /// Corners without a radius: the edges that meet there.
    pub(crate) vertices: Vec<[Tangent; 2]>,
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
            first.deflected(motion, Deflects::Bounces(restitution), &[*first])
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
        let tangents: Vec<Tangent> = self
            .entered_arcs(left)
            .map(|(tangent, _)| *tangent)
            .chain(self.entered_vertices(left).flatten().copied())
            .collect();
        if tangents.is_empty() {
            return Deflection::on(left);
        }
        if stops_at_corners && self.enters_a_corner(motion, false, false) {
            return Deflection::ended();
        }
        match longest(tangents.iter(), left, &self.lines(), &self.vertices) {
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
                arc.deflected(motion, Deflects::Bounces(restitution), &[*arc]).unwrap_or(back)
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
        if let Some(part) = tangent.deflected(motion, Deflects::Slides, lines) {
            best = Some((tangent, part));
        }
    }
    best.map(|(_, motion)| motion)
}

/// A motion times a restitution, within the range.
fn scaled(motion: DVec2, by: f64) -> DVec2 {
    (by * motion).clamp(DVec2::MIN, DVec2::MAX) + 0.0
}
