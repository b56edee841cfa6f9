//! The path of a circle's center in a box with rounded corners: what the signs decide.
//! [`crate::query::circle_aabb`] explains what follows from them.

use crate::answer::{Contact, Hit};
use crate::exact::{Sign, Sum, det_sign};
use crate::shape::{Corner, Feature};
use crate::sweep::answers::{ExactEnds, SpanParts};
use crate::sweep::arrival::Arrival;
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::circle_path::CirclePath;
use crate::sweep::entry_order::Entry;
use crate::sweep::movers::{CircleAndBox, MovingShape};
use crate::sweep::path::End;

/// Where one end of the part inside the grown box is.
#[derive(Clone, Copy)]
pub(crate) enum Zone {
    /// In a side strip: the answer is that of the grown box.
    Strip,
    /// In a corner square: the circle around the corner decides.
    Square { corner: Corner, circle: CirclePath },
}

impl Zone {
    /// Where the center is, given whether it is below (−1), within (0) or above (1) the extent of the box on each
    /// axis.
    fn beside(path: &CircleAndBox, sides: [Sign; 2]) -> Self {
        let corner = match sides {
            [-1, -1] => Corner::TopLeft,
            [1, -1] => Corner::TopRight,
            [-1, 1] => Corner::BottomLeft,
            [1, 1] => Corner::BottomRight,
            _ => return Self::Strip,
        };
        Self::Square { corner, circle: CirclePath::new(path, corner) }
    }

    /// Where the path starts, if that is in the grown box.
    pub(crate) fn at_start(path: &CircleAndBox) -> Self {
        let side = |axis| match path.inner(axis, false).sign() {
            1 => -1,
            _ => (path.inner(axis, true).sign() < 0).into(),
        };
        Self::beside(path, [0, 1].map(side))
    }
}

/// Everything that follows from the signs.
pub(crate) struct RoundedSigns {
    pub(crate) path: CircleAndBox,
    pub(crate) grown: BoxSigns,
    pub(crate) contact: Option<Contact>,
    /// Where it enters.
    enters: Zone,
}

impl RoundedSigns {
    pub(crate) fn new(path: CircleAndBox) -> Self {
        Self::rounding(path, BoxSigns::new(path.path()))
    }

    fn rounding(path: CircleAndBox, grown: BoxSigns) -> Self {
        let mut signs = Self { path, contact: grown.contact, grown, enters: Zone::Strip };
        signs.enters = signs.zone(End::Enter);
        signs.contact = signs.corrected();
        signs
    }

    /// Where it enters, and where it leaves. Many callers need only the entry.
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
        Zone::beside(&self.path, [0, 1].map(|axis| self.side_of(end, axis)))
    }

    /// The verdict of the grown box, corrected by the corner at the entry.
    fn corrected(&self) -> Option<Contact> {
        let Zone::Square { circle, .. } = self.enters else { return self.grown.contact };
        match circle.contact()? {
            Contact::Cross => self.grown.contact,
            Contact::Touch => Some(Contact::Touch),
        }
    }

    /// When a path that meets the box first comes to it.
    pub(crate) fn entry(&self) -> Entry {
        match self.enters {
            Zone::Strip => Entry::of(&self.grown),
            Zone::Square { circle, .. } if circle.power_sign(End::Enter) > 0 => Entry::Root(circle),
            Zone::Square { .. } => Entry::Start,
        }
    }

    /// When a path crosses into the box from outside, correctly rounded.
    pub(crate) fn crosses(path: CircleAndBox) -> Option<f64> {
        let signs = Self::rounding(path, BoxSigns::crossing(path.path())?);
        if signs.contact != Some(Contact::Cross) {
            return None;
        }
        match signs.enters {
            Zone::Strip => signs.grown.feature(End::Enter).map(|_| signs.grown.time(End::Enter)),
            Zone::Square { circle, .. } => {
                Arrival::new(&circle, End::Enter).map(|arrival| arrival.time())
            }
        }
    }

    /// The times at which a path that meets the box enters and leaves; at an end strictly inside the path's own.
    pub(crate) fn times(&self) -> [f64; 2] {
        let zones = self.zones();
        [End::Enter, End::Exit].map(|end| match &zones[end as usize] {
            Zone::Strip => self.grown.time(end),
            Zone::Square { circle, .. } => {
                Arrival::new(circle, end).map_or(f64::from(end as u8), |arrival| arrival.time())
            }
        })
    }

    /// The hits of a path that meets the box: those of the grown box; in corner squares those of the circle's.
    pub(crate) fn hits(&self) -> [Option<Hit>; 2] {
        let zones = self.zones();
        let in_strip = zones.map(|zone| matches!(zone, Zone::Strip));
        let mut parts = self.path.parts(&ExactEnds::new(&self.grown, in_strip));
        for (end, zone) in zones.iter().enumerate() {
            if let Zone::Square { corner, circle } = zone
                && let Some(arrival) = Arrival::new(circle, [End::Enter, End::Exit][end])
            {
                self.set(&mut parts, end, *corner, &arrival);
            }
        }
        parts.point = self.path.closest(parts.position);
        parts.opposite = parts.point;
        parts.hits()
    }

    /// Replaces an end by that of the circle around a corner.
    fn set(&self, parts: &mut SpanParts, end: usize, corner: Corner, arrival: &Arrival) {
        let path = &self.path;
        let reach = |axis| arrival.reach(Sum([path.center[axis]]), Sum([path.motion[axis], 0.0]));
        let normal = arrival.normal();
        // Between a flat side and a round corner, the feature is the side.
        let is_level = |axis: usize| normal[axis] == 0.0 && arrival.is_level(axis);
        let [horizontal, vertical] = corner.sides();
        let feature = match (is_level(0), is_level(1)) {
            (_, true) => Feature::Side(horizontal),
            (true, _) => Feature::Side(vertical),
            _ => Feature::Corner(corner),
        };
        parts.set(end, arrival.time(), [0, 1].map(reach).into(), normal, feature);
    }
}
