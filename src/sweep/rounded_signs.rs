//! The path of a circle's center in a box with rounded corners: what the signs decide. Where they lead
//! is explained in [`crate::query::circle_aabb`].

use glam::DVec2;

use crate::answer::{Contact, Span};
use crate::exact::{Sign, Sum, det_sign, rounded};
use crate::shape::{Corner, Feature};
use crate::sweep::answers::{ExactEnds, SpanParts};
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::circle_path::CornerCircle;
use crate::sweep::circle_root::Arrival;
use crate::sweep::entry_order::Entry;
use crate::sweep::movers::{CircleAndBox, MovingShape};
use crate::sweep::path::End;

/// One end of the part inside the rounded box.
#[derive(Clone, Copy)]
pub(crate) enum Zone {
    /// In a side strip: what the grown box says holds.
    Strip,
    /// In a corner square; the circle is met where `at` says.
    Square { corner: Corner, circle: CornerCircle, at: At },
}

/// Where a path that starts or ends in a corner square meets the circle.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum At {
    /// Nowhere: the path's own end is strictly inside.
    Inside,
    /// At the path's own end, which lies on the circle.
    PathEnd,
    /// At the root of the quadratic.
    Root,
}

/// Everything that the signs decide.
pub(crate) struct RoundedSigns {
    pub(crate) path: CircleAndBox,
    pub(crate) grown: BoxSigns,
    pub(crate) contact: Option<Contact>,
    /// Where it enters.
    enters: Zone,
}

impl RoundedSigns {
    pub(crate) fn new(path: CircleAndBox) -> Self {
        let grown = BoxSigns::new(path.path());
        let mut signs = Self { path, contact: grown.contact, grown, enters: Zone::Strip };
        signs.enters = signs.zone(End::Enter);
        signs.contact = signs.corrected();
        signs
    }

    /// Where it enters, and where it leaves: many ask for the entry alone.
    pub(crate) fn zones(&self) -> [Zone; 2] {
        [self.enters, self.zone(End::Exit)]
    }

    /// Whether the path is below (−1), within (0) or above (1) the extent of the box itself on an
    /// axis, at an end of its part in the grown box.
    fn side_of(&self, end: End, axis: usize) -> Sign {
        let path = &self.grown.path;
        let inner = |high: bool| self.path.inner(axis, high);
        let beyond = |high: bool| match (self.grown.axis(end), end) {
            (None, End::Enter) => -inner(high).sign(),
            (None, End::Exit) => {
                let [side, start] = inner(high).0;
                -Sum([side, start, -self.path.motion[axis]]).sign()
            }
            (Some(crossed), _) if crossed == axis => {
                2 * Sign::from(self.grown.is_high(axis, end)) - 1
            }
            // start + (grown side / motion) × along − side, times the motion
            (Some(crossed), _) => {
                let grown = path.side(crossed, self.grown.is_high(crossed, end));
                let (along, motion) = (path.motion[axis], path.motion[crossed]);
                -motion.sign() * det_sign(inner(high), motion, grown, along)
            }
        };
        if beyond(false) < 0 {
            -1
        } else if beyond(true) > 0 {
            1
        } else {
            0
        }
    }

    fn zone(&self, end: End) -> Zone {
        // A point has no rounding.
        if self.grown.contact.is_none() || self.path.radius == 0.0 {
            return Zone::Strip;
        }
        let corner = match [self.side_of(end, 0), self.side_of(end, 1)] {
            [-1, -1] => Corner::TopLeft,
            [1, -1] => Corner::TopRight,
            [-1, 1] => Corner::BottomLeft,
            [1, 1] => Corner::BottomRight,
            _ => return Zone::Strip,
        };
        let circle = CornerCircle::new(&self.path, corner);
        let at = match circle.power_sign(end) {
            -1 => At::Inside,
            0 => At::PathEnd,
            _ => At::Root,
        };
        Zone::Square { corner, circle, at }
    }

    /// The verdict of the grown box, corrected by the corner where the path comes in.
    fn corrected(&self) -> Option<Contact> {
        let Zone::Square { circle, at, .. } = self.enters else { return self.grown.contact };
        let crosses = match at {
            At::Inside => true,
            At::PathEnd => circle.slope_sign(End::Enter) < 0,
            At::Root => {
                let cut = circle.cut_sign();
                if circle.slope_sign(End::Enter) >= 0 || cut < 0 {
                    return None;
                }
                let (end, slope) = (circle.power_sign(End::Exit), circle.slope_sign(End::Exit));
                if end > 0 && slope < 0 {
                    return None;
                }
                cut > 0 && (end < 0 || slope > 0)
            }
        };
        if crosses { self.grown.contact } else { Some(Contact::Touch) }
    }

    /// When a path that meets the box first comes to it.
    pub(crate) fn entry(&self) -> Entry {
        match self.enters {
            Zone::Strip => Entry::of(&self.grown),
            Zone::Square { circle, at: At::Root, .. } => Entry::Root(circle),
            Zone::Square { .. } => Entry::Start,
        }
    }

    /// When the path crosses into the box from outside, correctly rounded.
    pub(crate) fn crosses(&self) -> Option<f64> {
        if self.contact != Some(Contact::Cross) {
            return None;
        }
        match self.enters {
            Zone::Strip => self.grown.feature(End::Enter).map(|_| self.grown.time(End::Enter)),
            Zone::Square { at: At::Inside, .. } => None,
            Zone::Square { at: At::PathEnd, .. } => Some(0.0),
            Zone::Square { circle, at: At::Root, .. } => {
                Some(Arrival::new(&circle, End::Enter).time())
            }
        }
    }

    pub(crate) fn span(&self) -> Option<Span> {
        let push_out = || match &self.enters {
            Zone::Strip => self.path.push_out(),
            Zone::Square { circle, .. } => Some(circle.push_out()),
        };
        self.parts().map(|parts| parts.span(push_out))
    }

    /// What the grown box says, and in corner squares what the circle does.
    pub(crate) fn parts(&self) -> Option<SpanParts> {
        let contact = self.contact?;
        let zones = self.zones();
        let in_strip = zones.map(|zone| matches!(zone, Zone::Strip));
        let mut parts = self.path.parts(&ExactEnds::new(&self.grown, in_strip)?);
        parts.contact = contact;
        for (end, zone) in zones.iter().enumerate() {
            if let Zone::Square { corner, circle, at } = zone {
                self.set(&mut parts, [End::Enter, End::Exit][end], *corner, circle, *at);
            }
        }
        parts.point = self.path.closest(parts.position);
        parts.opposite = parts.point;
        Some(parts)
    }

    /// Puts what the circle around a corner says at an end.
    fn set(&self, parts: &mut SpanParts, end: End, corner: Corner, circle: &CornerCircle, at: At) {
        let path = &self.path;
        let (t, position, normal) = match at {
            At::Inside => return,
            At::PathEnd => {
                let motion = if end == End::Exit { path.motion } else { DVec2::ZERO };
                let position = [0, 1].map(|axis| rounded(Sum([path.center[axis], motion[axis]])));
                (f64::from(end as u8), position.into(), circle.normal_at_path_end(end))
            }
            At::Root => {
                let arrival = Arrival::new(circle, end);
                let reach = |axis| arrival.reach(path.center[axis], path.motion[axis]);
                (arrival.time(), [0, 1].map(reach).into(), arrival.normal())
            }
        };
        // Where flat meets rounding, the side has it.
        let is_level = |axis: usize| {
            normal[axis] == 0.0
                && match at {
                    At::PathEnd => circle.is_level_at_path_end(end, axis),
                    _ => Arrival::is_level(circle, end, axis),
                }
        };
        let [horizontal, vertical] = corner.sides();
        let feature = match (is_level(0), is_level(1)) {
            (_, true) => Feature::Side(horizontal),
            (true, _) => Feature::Side(vertical),
            _ => Feature::Corner(corner),
        };
        parts.set(end as usize, t, position, normal, feature);
    }
}
