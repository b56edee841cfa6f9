//! What a response makes of a motion at the walls that are met together.
//!
//! Sides act first, each axis once; a wall that is met only at a corner acts on the motion that they
//! leave, and only if that would still enter it:
//!
//! ```text
//!      ●                    the side takes the part of the motion that goes down,
//!      ╲                    the corner then what is left of it
//!       ╲ ▟████████
//!  ▁▁▁▁▁▁▜█████████
//! ```
//!
//! A slide among several corners follows the tangent that enters none of them. All of them touch the
//! circle of the mover, so the most head-on one decides, the one with the least |v × u|; where two lie on
//! both sides of the motion there is no way out: a wedge.

use glam::DVec2;

use crate::corner_circle::{CornerCircle, CornerTurn};
use crate::crossings::Time;
use crate::entry::Entry;
use crate::exact::{Linear, Number, Polynomial, Ratio, Sign, Sum, det_sign, quotient, sign_of};
use crate::response::CornerSlide;
use crate::shape::{Corner, Side};

/// A corner that is met.
#[derive(Clone, Copy)]
pub(crate) enum CornerMet {
    /// By a circle.
    Round {
        /// The corner.
        corner: DVec2,
        /// The circle around it, on the path of the leg that has met it.
        circle: CornerCircle,
    },
    /// By the corner of a box, or by a point: both axes at once.
    Square(Corner),
}

/// What is met at one place.
#[derive(Clone, Default)]
pub(crate) struct Contacts {
    /// In the order of [`Side::ALL`].
    pub(crate) sides: [bool; 4],
    /// With the indices of their walls.
    pub(crate) corners: Vec<(u32, CornerMet)>,
}

/// Where the mover is when its contacts act.
#[derive(Clone, Copy)]
pub(crate) enum Moment {
    /// On the path of the leg, when it enters the walls. Exact.
    Entry(Entry),
    /// At rest at a position.
    Rest(DVec2),
}

/// What becomes of a motion.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Turned {
    /// The motion, for a whole step.
    pub(crate) motion: DVec2,
    /// Whether the mover stays where it is.
    pub(crate) stays: bool,
    /// The walls at whose corner it was turned. A tangent or a reflection never leads into a convex
    /// region, but one whose direction has rounded may seem to.
    pub(crate) along: Vec<u32>,
}

impl Turned {
    fn on(motion: DVec2) -> Self {
        Self { motion, ..Self::default() }
    }

    pub(crate) fn staying(motion: DVec2) -> Self {
        Self { motion, stays: true, along: Vec::new() }
    }

    pub(crate) fn wedged() -> Self {
        Self::staying(DVec2::ZERO)
    }
}

impl Contacts {
    /// Adds those of a later leg that met them at the same place.
    pub(crate) fn join(&mut self, others: &Self) {
        for (mine, other) in self.sides.iter_mut().zip(others.sides) {
            *mine |= other;
        }
        let is_new = |(index, _): &&(u32, _)| self.corners.iter().all(|(mine, _)| mine != index);
        let new: Vec<_> = others.corners.iter().filter(is_new).copied().collect();
        self.corners.extend(new);
    }

    /// The motion that sides leave: without the parts that lead into them, or with those turned round.
    fn left_by_sides(&self, motion: DVec2, sense: f64) -> DVec2 {
        let mut left = motion;
        for side in self.met_sides() {
            if leads_into(motion, side) {
                left[side.axis().0] = sense * motion[side.axis().0] + 0.0;
            }
        }
        left
    }

    /// Whether what the sides leave of a motion still enters a corner.
    pub(crate) fn enters_a_corner(&self, motion: DVec2, sense: f64, moment: &Moment) -> bool {
        !self.entered(self.left_by_sides(motion, sense), moment).is_empty()
    }

    fn met_sides(&self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().zip(self.sides).filter_map(|(side, is_met)| is_met.then_some(side))
    }

    /// What a slide makes of the motion that has pressed the mover against all of this.
    pub(crate) fn slide(&self, motion: DVec2, moment: &Moment, corner: CornerSlide) -> Turned {
        let mut left = self.left_by_sides(motion, 0.0);
        let entering = self.entered(left, moment);
        if entering.is_empty() {
            return Turned::on(left);
        }
        if corner == CornerSlide::Stop {
            return Turned::staying(left);
        }
        if entering.iter().any(|met| matches!(met.1, CornerMet::Square(_))) {
            // The axis with more of its way left is kept.
            let axis = usize::from(left.x.abs() >= left.y.abs());
            left[axis] = 0.0;
            return Turned::on(left);
        }
        // The most head-on one, if none lies on the other side of the motion.
        let across = |met: &Met| sign_of(&Across { motion: left, seen: met.seen(moment) });
        let sense = across(&entering[0]);
        if entering.iter().any(|met| across(met) != sense) {
            return Turned::wedged();
        }
        let nearer = |one: Met, other: Met| {
            let [one_seen, other_seen] = [&one, &other].map(|met| met.seen(moment));
            let less = Less { motion: left, seen: [one_seen, other_seen] };
            if sense * sign_of(&less) <= 0 { one } else { other }
        };
        let Some(head_on) = entering.into_iter().reduce(nearer) else { return Turned::wedged() };
        let turned = self.turned(left, &head_on, moment, CornerTurn::Slide);
        if self.met_sides().any(|side| leads_into(turned, side)) {
            return Turned::wedged();
        }
        let along = self.sharing(&head_on);
        let is_other = |met: &Met| !along.contains(&met.0);
        if self.entered(turned, moment).iter().any(is_other) && self.is_pressed(moment) {
            return Turned::wedged();
        }
        Turned { motion: turned, stays: false, along }
    }

    /// What a bounce makes of a motion, before its restitution.
    pub(crate) fn bounce(&self, motion: DVec2, moment: &Moment) -> Turned {
        let left = self.left_by_sides(motion, -1.0);
        let entering = self.entered(left, moment);
        let Some(first) = entering.first() else { return Turned::on(left) };
        let along = self.sharing(first);
        // Off several corners it goes straight back, and off one that is met by a corner.
        if entering.iter().any(|met| !along.contains(&met.0)) {
            return Turned::on(-left + 0.0);
        }
        match first.1 {
            CornerMet::Square(_) => Turned::on(-left + 0.0),
            CornerMet::Round { .. } => {
                let motion = self.turned(left, first, moment, CornerTurn::Bounce);
                Turned { motion, stays: false, along }
            }
        }
    }

    /// Whether sides or an earlier leg have their part in it: else all corners were entered by the
    /// motion itself.
    fn is_pressed(&self, moment: &Moment) -> bool {
        matches!(moment, Moment::Rest(_)) || self.sides.contains(&true)
    }

    /// The corners that a motion would enter.
    fn entered(&self, motion: DVec2, moment: &Moment) -> Vec<Met> {
        let met = self.corners.iter().map(|(index, corner)| Met(*index, *corner));
        met.filter(|met| match met.1 {
            CornerMet::Square(corner) => {
                corner.sides().iter().all(|side| leads_into(motion, *side))
            }
            CornerMet::Round { .. } => {
                !self.is_pressed(moment) || sign_of(&Away { motion, seen: met.seen(moment) }) < 0
            }
        })
        .collect()
    }

    /// The walls that share a corner.
    fn sharing(&self, met: &Met) -> Vec<u32> {
        let is_same = |corner: &CornerMet| match (corner, &met.1) {
            (CornerMet::Round { corner: one, .. }, CornerMet::Round { corner: other, .. }) => {
                one == other
            }
            (CornerMet::Square(one), CornerMet::Square(other)) => one == other,
            _ => false,
        };
        let sharing = self.corners.iter().filter(|(_, corner)| is_same(corner));
        sharing.map(|(index, _)| *index).collect()
    }

    /// A motion turned at a round corner, correctly rounded.
    fn turned(&self, motion: DVec2, met: &Met, moment: &Moment, turn: CornerTurn) -> DVec2 {
        match met.1 {
            CornerMet::Round { circle, .. } if !self.is_pressed(moment) => circle.turned(turn),
            _ => {
                let seen = met.seen(moment);
                DVec2::from([0, 1].map(|axis| quotient(&TurnedAt { motion, seen, turn, axis })))
            }
        }
    }
}

/// One corner that is met.
#[derive(Clone, Copy)]
struct Met(u32, CornerMet);

impl Met {
    /// The mover as the corner sees it when the contacts act.
    fn seen(&self, moment: &Moment) -> Seen {
        let CornerMet::Round { corner, circle } = self.1 else {
            return Seen { start: Sum::offset(DVec2::ZERO, DVec2::ZERO), then: None };
        };
        match moment {
            Moment::Rest(position) => Seen { start: Sum::offset(corner, *position), then: None },
            Moment::Entry(Entry::Line(time)) => {
                Seen { start: circle.start_offset(), then: Some((*time, circle.motion_vector())) }
            }
            Moment::Entry(_) => Seen { start: circle.start_offset(), then: None },
        }
    }
}

fn leads_into(motion: DVec2, side: Side) -> bool {
    let (axis, _) = side.axis();
    motion[axis] * side.normal()[axis] < 0.0
}

/// Whether a motion is with another (1), across (0) or against it (−1). Exact.
pub(crate) fn dot_sign(motion: DVec2, other: DVec2) -> Sign {
    det_sign(Sum([motion.x]), Sum([other.x]), Sum([motion.y]), Sum([-other.y]))
}

/// A mover's position as a corner sees it: `start`, or `start + (s / m) motion` where a path meets a line
/// after `s / m`. Told in units of |m|, so that nothing is divided.
#[derive(Clone, Copy)]
struct Seen {
    start: [Sum<2>; 2],
    then: Option<(Time, DVec2)>,
}

impl Seen {
    fn offset<T: Number>(&self) -> [T; 2] {
        let start = self.start.map(Linear::to::<T>);
        let Some((time, motion)) = &self.then else { return start };
        let unit = T::of(f64::from(time.motion.sign()));
        let (s, m) = time.parts::<T>();
        [0, 1].map(|axis| unit * (start[axis] * m + s * T::of(motion[axis])))
    }
}

/// `motion · offset`: negative where the motion leads towards the corner.
struct Away {
    motion: DVec2,
    seen: Seen,
}

impl Polynomial for Away {
    fn value<T: Number>(&self) -> T {
        let [x, y] = self.seen.offset::<T>();
        T::of(self.motion.x) * x + T::of(self.motion.y) * y
    }
}

/// `motion × offset`: on which side of the motion the corner lies.
struct Across {
    motion: DVec2,
    seen: Seen,
}

impl Polynomial for Across {
    fn value<T: Number>(&self) -> T {
        let [x, y] = self.seen.offset::<T>();
        T::of(self.motion.x) * y - T::of(self.motion.y) * x
    }
}

/// The difference of two of them.
struct Less {
    motion: DVec2,
    seen: [Seen; 2],
}

impl Polynomial for Less {
    fn value<T: Number>(&self) -> T {
        let [one, other] = self.seen.map(|seen| Across { motion: self.motion, seen }.value::<T>());
        one - other
    }
}

/// A coordinate of a motion m that is turned at a corner from which the mover is u away:
///
/// ```text
/// slide    m − (m·u) u / u·u   = (m × u) (u.y, −u.x) / u·u
/// bounce   m − 2 (m·u) u / u·u
/// ```
struct TurnedAt {
    motion: DVec2,
    seen: Seen,
    turn: CornerTurn,
    axis: usize,
}

impl Ratio for TurnedAt {
    fn parts<T: Number>(&self) -> (T, T) {
        let [ux, uy] = self.seen.offset::<T>();
        let (x, y) = (T::of(self.motion.x), T::of(self.motion.y));
        let (xx, yy) = (ux * ux, uy * uy);
        let numerator = match (self.turn, self.axis) {
            (CornerTurn::Slide, 0) => uy * (x * uy - y * ux),
            (CornerTurn::Slide, _) => ux * (y * ux - x * uy),
            (CornerTurn::Bounce, 0) => x * (yy - xx) - y * T::of(2.0) * (ux * uy),
            (CornerTurn::Bounce, _) => y * (xx - yy) - x * T::of(2.0) * (ux * uy),
        };
        (numerator, xx + yy)
    }
}

/// A motion times a restitution, within the range.
pub(crate) fn scaled(motion: DVec2, by: f64) -> DVec2 {
    (by * motion).clamp(DVec2::splat(f64::MIN), DVec2::splat(f64::MAX)) + 0.0
}
