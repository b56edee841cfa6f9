//! A segment against a quad whose corners all lie on one line: segment against segment, with hits
//! as the answer.
//!
//! ```text
//!              ● a              the quad is the segment between its first and its last corner,
//!               ╲               and can only be touched; the others lie in between
//!   0 ●──3──1────╳──● 2
//!                 ╲
//!                  ● b
//! ```

use glam::DVec2;

use super::construct::{direction, normal, time_at};
use super::intersection::Intersection;
use super::line_order::{extent, is_before, reaches};
use crate::answer::{Contact, Hit, SegmentRelation};
use crate::exact::Sign;
use crate::exact::determinant::turn;
use crate::shape::Feature;

/// A path and a quad without area.
pub(super) struct FlatQuad {
    path: [DVec2; 2],
    corners: [DVec2; 4],
    /// Its first and its last corner.
    pub(super) extent: [DVec2; 2],
    pub(super) shared: Intersection,
}

impl FlatQuad {
    #[cold]
    pub(super) fn new(path: [DVec2; 2], corners: [DVec2; 4]) -> Self {
        let extent = extent(corners);
        Self { path, corners, extent, shared: Intersection::new(path, extent) }
    }

    /// A shape without an interior can only be touched.
    pub(super) fn contact(&self) -> Option<Contact> {
        (self.shared.relation() != SegmentRelation::Apart).then_some(Contact::Touch)
    }

    pub(super) fn hits(&self) -> [Option<Hit>; 2] {
        let Some(mut points) = self.shared.points() else { return [None; 2] };
        if is_before(self.path[1], self.path[0]) {
            points.reverse();
        }
        [0, 1].map(|end| Some(self.hit(end, points[end])))
    }

    fn hit(&self, end: usize, point: DVec2) -> Hit {
        let path = self.path;
        let t = match self.shared.relation() {
            _ if path[0] == path[1] => end as f64,
            SegmentRelation::Proper => self.shared.line_crossing().time(),
            _ => time_at(path, point),
        };
        Hit::at_point(t, point, point, self.normal(end), self.feature(point))
    }

    /// The corner or the first edge that the path meets.
    fn feature(&self, point: DVec2) -> Feature {
        let corners = self.corners;
        let edge = |i: usize| [corners[i], corners[(i + 1) % 4]];
        let sides = self.corners.map(|corner| turn(self.path[0], self.path[1], corner));
        let is_proper = self.shared.relation() == SegmentRelation::Proper;
        // A rounded point is compared with the corners by turns, a copied one by its coordinates.
        let vertex = if is_proper {
            sides.iter().position(|side| *side == 0).map(|k| corners[k])
        } else {
            Some(point)
        };
        let meets = |i: &usize| {
            if is_proper { sides[*i] * sides[(i + 1) % 4] < 0 } else { reaches(edge(*i), point) }
        };
        vertex
            .and_then(|place| vertex_at(&corners, place))
            .or_else(|| (0..4).find(meets).map(|i| Feature::Edge(i as u8)))
            .unwrap_or(Feature::Vertex(0))
    }

    /// The normal of the face that the path enters or leaves.
    fn normal(&self, end: usize) -> DVec2 {
        let (line, [a, b]) = (self.extent, self.path);
        let sense: Sign = if end == 0 { 1 } else { -1 };
        if !self.shared.is_on_one_line() {
            // The path runs towards the right of the line, and so in through its left face, if its end
            // lies to the right or its start to the left.
            let [from, to] = self.path.map(|p| turn(self.extent[0], self.extent[1], p));
            return normal(line, sense * if to != 0 { to } else { -from });
        }
        if a != b {
            let [from, to] = if end == 0 { [b, a] } else { [a, b] };
            direction(from, to)
        } else if line[0] != line[1] {
            normal(line, sense)
        } else {
            DVec2::NEG_X
        }
    }
}

/// The first corner at this place.
pub(super) fn vertex_at(corners: &[DVec2; 4], place: DVec2) -> Option<Feature> {
    let corner = corners.iter().position(|corner| *corner == place)?;
    Some(Feature::Vertex(corner as u8))
}
