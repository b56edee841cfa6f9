//! Slides and bounces: how the sides and corners that a mover hits together change its motion.
//!
//! Sides act first, each axis once. A wall that is hit only at a corner acts on the motion that the sides
//! leave, and only if that motion would still enter it:
//!
//! ```text
//!      ●                    first the side removes the part of the motion that goes down,
//!      ╲                    then the corner acts on the remaining motion
//!       ╲ ▟████████
//!  ▁▁▁▁▁▁▜█████████
//! ```
//!
//! A slide among several corners follows the tangent that enters none of them. All of them touch the
//! mover's circle, so the most head-on one decides. If corners lie on both sides of the motion, the mover
//! is wedged.

use glam::DVec2;

use crate::exact::{Fraction, Number, Sign, Sum, Surd, det_sign, quotient, sign, surd, surd_sign};
use crate::shape::Side;
use crate::world::contacts::{Contacts, CornerContact, RoundCorner};
use crate::world::response::CornerSlide;
use crate::world::touched::Deflection;

impl Contacts {
    /// The motion that the sides leave: each part that leads into a side is lost (0) or reversed (−1).
    fn left_by_sides(&self, motion: DVec2, kept: f64) -> DVec2 {
        let mut left = motion;
        for side in self.met_sides().filter(|side| leads_into(motion, *side)) {
            let (axis, _) = side.axis();
            left[axis] = kept * motion[axis] + 0.0;
        }
        left
    }

    fn met_sides(&self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().zip(self.sides).filter_map(|(side, is_met)| is_met.then_some(side))
    }

    /// The corners that a motion would enter.
    fn entered(&self, motion: DVec2) -> impl Iterator<Item = &CornerContact> {
        self.corners.iter().filter(move |met| match met {
            CornerContact::Round(round) => round.is_entered(motion),
            CornerContact::Square(corner) => {
                corner.sides().iter().all(|side| leads_into(motion, *side))
            }
            CornerContact::Vertex(_) | CornerContact::Arc(_) => false,
        })
    }

    /// Whether they are a wedge if they leave no motion: sides alone are none, and neither is one corner.
    pub(crate) fn may_wedge(&self) -> bool {
        if !self.are_square() {
            return self.sides.iter().filter(|is_met| **is_met).count()
                + self.edges.len()
                + self.corners.len()
                > 1;
        }
        let Some((first, others)) = self.corners.split_first() else { return false };
        self.met_sides().next().is_some() || others.iter().any(|met| !met.is_same(first))
    }

    /// Whether the motion that the sides leave, mirrored or not, still enters a corner; a circle counts as one if `pins` do.
    pub(crate) fn enters_a_corner(
        &self,
        motion: DVec2,
        place: DVec2,
        bounces: bool,
        pins: bool,
    ) -> bool {
        if !self.are_square() {
            return self.touched(place).enters_a_corner(motion, bounces, pins);
        }
        let kept = if bounces { -1.0 } else { 0.0 };
        self.entered(self.left_by_sides(motion, kept)).next().is_some()
    }

    /// The motion that a slide leaves: `motion` has pressed the mover against all of this, at `place`.
    pub(crate) fn slide(&self, motion: DVec2, place: DVec2, corner: CornerSlide) -> Deflection {
        if !self.are_square() {
            return self.touched(place).slide(motion, corner == CornerSlide::Stop);
        }
        let mut left = self.left_by_sides(motion, 0.0);
        let mut rounds = Vec::new();
        for met in self.entered(left) {
            match (met, corner) {
                (_, CornerSlide::Stop) => return Deflection::ended(),
                (CornerContact::Round(round), _) => rounds.push(round),
                (CornerContact::Square(_), _) => {
                    // The axis with more motion left is kept.
                    let lost = usize::from(left.x.abs() >= left.y.abs());
                    left[lost] = 0.0;
                    return Deflection::on(left);
                }
                (CornerContact::Vertex(_) | CornerContact::Arc(_), _) => {}
            }
        }
        let Some(first) = rounds.first() else { return Deflection::on(left) };
        let sense = first.sense(left);
        if rounds.iter().any(|round| round.sense(left) != sense) {
            return Deflection::ended();
        }
        let head_on = rounds.iter().fold(first, |best, round| {
            if best.orientation_to(round, place) == sense { round } else { best }
        });
        let deflected = head_on.deflected(left, CornerResponse::Slide);
        // The deflected motion leads into none of the corners that were entered, but it may lead into others.
        let is_new = |met: &&CornerContact| !rounds.iter().any(|round| met.is_at(round.corner));
        let is_blocked = self.met_sides().any(|side| leads_into(deflected, side))
            || self.entered(deflected).any(|met| is_new(&met));
        if is_blocked {
            return Deflection::ended();
        }
        Deflection { motion: deflected, stays: false, corner: Some(head_on.corner) }
    }

    /// The motion after a bounce of a mover at a place.
    pub(crate) fn bounce(&self, motion: DVec2, place: DVec2, restitution: f64) -> Deflection {
        if !self.are_square() {
            return self.touched(place).bounce(motion, restitution);
        }
        let left = self.left_by_sides(motion, -1.0);
        let on = |motion| Deflection::on(scaled(motion, restitution));
        let mut entered = self.entered(left);
        match entered.next() {
            None => on(left),
            Some(CornerContact::Round(round)) if entered.all(|met| met.is_at(round.corner)) => {
                let motion = round.deflected(left, CornerResponse::Bounce(restitution));
                Deflection { motion, stays: false, corner: Some(round.corner) }
            }
            // Straight back from several corners, and from one that is met by a corner.
            Some(_) => on(-left),
        }
    }
}

impl RoundCorner {
    /// Whether a motion leads into it.
    fn is_entered(&self, motion: DVec2) -> bool {
        surd_sign(&Towards { motion, round: self }) < 0
    }

    /// On which side of it a motion passes the corner.
    fn sense(&self, motion: DVec2) -> Sign {
        surd_sign(&self.across(motion))
    }

    /// `motion × normal`: the part of a motion, turned by a right angle, towards the corner.
    fn across(&self, motion: DVec2) -> Towards<'_> {
        Towards { motion: motion.perp(), round: self }
    }

    /// On which side of its own normal the normal of another corner points, for a mover at a place.
    fn orientation_to(&self, other: &Self, place: DVec2) -> Sign {
        let [[x, y], [other_x, other_y]] =
            [self, other].map(|round| Sum::offset(round.corner, place));
        det_sign(x, other_y, y, other_x)
    }

    /// A motion deflected there, correctly rounded.
    fn deflected(&self, motion: DVec2, response: CornerResponse) -> DVec2 {
        DVec2::from([0, 1].map(|axis| surd(&DeflectedAt { motion, round: self, response, axis })))
    }

    /// The direction of the normal at the contact as `c + s √D`: c, s, D, and its length squared.
    ///
    /// ```text
    /// u + t v = ((v × u) v⊥ − v √D) / A      length² = A² r²
    /// ```
    fn normal<T: Number>(&self) -> ([T; 2], [T; 2], T, T) {
        let ([a, _, d], cross) = (self.circle.coefficients::<T>(), self.circle.cross::<T>());
        let [vx, vy] = self.circle.v::<T>();
        let length = a * self.circle.radius.to();
        ([-(cross * vy), cross * vx], [-vx, -vy], d, length * length)
    }
}

/// `motion · normal`: negative if the motion leads into the corner.
struct Towards<'a> {
    motion: DVec2,
    round: &'a RoundCorner,
}

impl Surd for Towards<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let (c, s, d, _) = self.round.normal::<T>();
        let [x, y] = self.motion.to_array().map(T::of);
        [x * c[0] + y * c[1], x * s[0] + y * s[1], d, T::of(1.0)]
    }
}

/// How a round corner deflects a motion.
#[derive(Clone, Copy, Debug, PartialEq)]
enum CornerResponse {
    /// Along the tangent.
    Slide,
    /// Back, as from a mirror, times a restitution.
    Bounce(f64),
}

/// A coordinate of a motion m that is deflected by the normal N = c + s √D:
///
/// ```text
/// slide    (m × N) (N.y, −N.x) / N·N           m × N = e + f √D
/// bounce   twice that, minus m, all of it times the restitution
/// ```
struct DeflectedAt<'a> {
    motion: DVec2,
    round: &'a RoundCorner,
    response: CornerResponse,
    axis: usize,
}

impl Surd for DeflectedAt<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let (c, s, d, square) = self.round.normal::<T>();
        let [e, f, ..] = self.round.across(self.motion).parts::<T>();
        let (c, s) = if self.axis == 0 { (c[1], s[1]) } else { (-c[0], -s[0]) };
        let slide = [e * c + f * s * d, e * s + f * c];
        match self.response {
            CornerResponse::Slide => [slide[0], slide[1], d, square],
            CornerResponse::Bounce(kept) => {
                let (kept, twice) = (T::of(kept), T::of(2.0));
                let motion = T::of(self.motion[self.axis]);
                let [p, s] = slide.map(|part| twice * part);
                [kept * (p - motion * square), kept * s, d, square]
            }
        }
    }
}

fn leads_into(motion: DVec2, side: Side) -> bool {
    let (axis, high) = side.axis();
    if high { motion[axis] < 0.0 } else { motion[axis] > 0.0 }
}

/// Whether a motion goes along another (1), across it (0) or against it (−1).
pub(crate) fn dot_sign(motion: DVec2, other: DVec2) -> Sign {
    det_sign(Sum([motion.x]), Sum([other.x]), Sum([motion.y]), Sum([-other.y]))
}

/// Whether a motion is longer than another.
pub(crate) fn is_longer(motion: DVec2, other: DVec2) -> bool {
    // |motion|² − |other|², as two differences of squares
    let [x, y] = [0, 1].map(|axis| {
        let (m, o) = (motion[axis], other[axis]);
        [Sum([m, -o]), Sum([m, o])]
    });
    det_sign(x[0], x[1], y[0].negated(), y[1]) > 0
}

/// Corrects a motion that should lead past a corner but, being rounded, does not quite: removes the last bits
/// of its part towards the corner. Returns it unchanged if these bits are not enough.
pub(crate) fn past(corner: DVec2, place: DVec2, motion: DVec2) -> DVec2 {
    let [x, y] = Sum::offset(corner, place);
    let leads = |motion: DVec2| det_sign(x, Sum([motion.x]), y, Sum([-motion.y]));
    let towards = [x.sign() * sign(motion.x), y.sign() * sign(motion.y)];
    if towards[0] + towards[1] < 0 {
        return motion;
    }
    let axis = usize::from(towards[1] < 0);
    let mut cut = motion;
    // The part that balances the other part: offset.y motion.y / offset.x
    let (offset, other) = ([x, y], 1 - axis);
    let balance = Fraction::new(offset[other], offset[axis]);
    cut[axis] = -quotient(&balance.reach(Sum([0.0]), Sum([motion[other]]))) + 0.0;
    while leads(cut) < 0 {
        cut[axis] = if cut[axis] > 0.0 { cut[axis].next_down() } else { cut[axis].next_up() };
    }
    let is_little =
        (cut - motion).abs().max_element() <= 2.0 * f64::EPSILON * motion.abs().max_element();
    if is_little { cut } else { motion }
}

/// A motion times a restitution, within the range.
fn scaled(motion: DVec2, by: f64) -> DVec2 {
    (by * motion).clamp(DVec2::splat(f64::MIN), DVec2::splat(f64::MAX)) + 0.0
}
