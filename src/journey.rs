//! A mover on its way through a step: its legs, and how responses turn them.

use glam::{DVec2, dvec2};

use crate::exact::{Number, Ratio, Sum, det_sign, pair, quotient, rounded};
use crate::mover::{Face, Mover, Strike};
use crate::response::{CornerSlide, Response};
use crate::shape::{Motion, Side};

/// A mover under way.
pub(crate) struct Journey {
    pub(crate) mover: Mover,
    /// The motion that was asked for.
    given: DVec2,
    /// The motion for a whole step, as turned so far.
    pub(crate) motion: DVec2,
    /// Where a slide wants to end: an unevaluated sum on each axis.
    target: [[f64; 2]; 2],
    /// The part of the step that is over.
    pub(crate) elapsed: f64,
    /// The wall at whose corner the motion was just turned. A tangent or a reflection never leads into
    /// a convex region, but one whose direction has rounded may seem to.
    pub(crate) along: Option<u32>,
}

impl Journey {
    pub(crate) fn new(mover: &Mover, motion: &Motion) -> Self {
        let (p, v) = (mover.position(), motion.get());
        let target = [0, 1].map(|axis| pair(Sum([p[axis], v[axis]])));
        Self { mover: *mover, given: v, motion: v, target, elapsed: 0.0, along: None }
    }

    /// The motion of the next leg, the time on it at which the step is over, and how much of the step
    /// a whole leg takes. A bounce goes on with its motion as it is, which flips without rounding; all
    /// else heads for its target.
    pub(crate) fn leg(&self, response: Response) -> (Motion, f64, f64) {
        let left = 1.0 - self.elapsed;
        // The first leg too: its target may be beyond the range.
        let is_first = self.elapsed == 0.0 && self.motion == self.given;
        if is_first || matches!(response, Response::Bounce { .. }) {
            return (Motion::of(self.motion), left, 1.0);
        }
        let p = self.mover.position();
        let way = [0, 1].map(|axis| {
            let [high, low] = self.target[axis];
            rounded(Sum([high, -p[axis], low]))
        });
        (Motion::of(way.into()), 1.0, left)
    }

    /// Turns the motion at the walls just hit; `false` where the mover stays there.
    pub(crate) fn respond(
        &mut self,
        response: Response,
        strikes: &[(u32, Strike)],
        motion: &Motion,
        scale: f64,
    ) -> bool {
        let sides = strikes.iter().filter_map(|(_, strike)| match strike.face {
            Face::Side(side) => Some(side),
            _ => None,
        });
        let blocked = sides.fold([false; 2], |mut blocked, side: Side| {
            blocked[side.axis().0] = true;
            blocked
        });
        match response {
            Response::Stop | Response::Pass => false,
            Response::Bounce { restitution } => {
                let turned = match (blocked, strikes[0].1.face) {
                    ([false, false], Face::Round(circle)) => {
                        let Some(deflection) = circle.deflect() else { return false };
                        self.along = Some(strikes[0].0);
                        deflection.bounce.into()
                    }
                    ([false, false], _) => -self.motion,
                    ([x, y], _) => {
                        let flip = |blocked: bool| if blocked { -1.0 } else { 1.0 };
                        self.motion * dvec2(flip(x), flip(y))
                    }
                };
                self.motion = finite(restitution.get() * turned);
                true
            }
            Response::Slide { corner } => {
                let p = self.mover.position();
                match (blocked, strikes[0].1.face) {
                    ([false, false], _) if corner == CornerSlide::Stop => return false,
                    ([false, false], Face::Round(circle)) => {
                        let Some(deflection) = circle.deflect() else { return false };
                        self.along = Some(strikes[0].0);
                        let corner = strikes[0].1.hit.point();
                        self.target = [0, 1].map(|axis| {
                            let [high, low] = deflection.slide_end[axis];
                            pair(Sum([corner[axis], high, low]))
                        });
                        self.motion = finite(DVec2::from(deflection.slide) / scale);
                    }
                    ([false, false], _) => {
                        let way = motion.get().abs();
                        self.block(usize::from(way.x >= way.y), p);
                    }
                    (blocked, _) => {
                        for axis in (0..2).filter(|axis| blocked[*axis]) {
                            self.block(axis, p);
                        }
                    }
                }
                // Two tangents of a wedge may lead back: it stays there rather than being thrown out.
                let way = |axis: usize| {
                    let [high, low] = self.target[axis];
                    Sum([high, -p[axis], low])
                };
                let back = Sum([-self.given.y]);
                det_sign(way(0), Sum([self.given.x]), way(1), back) >= 0
            }
        }
    }

    /// Takes away what is left of the motion on an axis.
    fn block(&mut self, axis: usize, position: DVec2) {
        self.target[axis] = [position[axis], 0.0];
        self.motion[axis] = 0.0;
    }

    /// Where the rest of the way leads, if nothing is in it.
    pub(crate) fn end(&self, response: Response) -> DVec2 {
        let p = self.mover.position();
        let left = 1.0 - self.elapsed;
        DVec2::from([0, 1].map(|axis| {
            if matches!(response, Response::Bounce { .. }) {
                quotient(&Rest { position: p[axis], motion: self.motion[axis], left })
            } else {
                rounded(Sum(self.target[axis]))
            }
        }))
    }
}

/// `position + left × motion`.
struct Rest {
    position: f64,
    motion: f64,
    left: f64,
}

impl Ratio for Rest {
    fn parts<T: Number>(&self) -> (T, T) {
        (T::of(self.position) + T::of(self.left) * T::of(self.motion), T::of(1.0))
    }
}

/// A motion within the range, without −0.0.
fn finite(motion: DVec2) -> DVec2 {
    motion.clamp(DVec2::splat(f64::MIN), DVec2::splat(f64::MAX)) + 0.0
}
