//! When a path first meets a convex shape, and what it meets there, exactly: entries into several walls are put in order by
//! their times, and a mover is deflected by what it meets.

use crate::sweep::convex::pair::{SumCorner, SumEdge};
use crate::sweep::convex::signs::{ConvexSigns, Line, Place, Rough, Way, Zone, away};
use crate::sweep::entry_order::{EdgeTime, Entry};
use crate::sweep::path::End;

/// What a path meets where it enters a sum.
#[derive(Clone, Copy)]
pub(crate) enum Met {
    Edge(SumEdge),
    /// A corner of a sum without a radius: the edge that ends there, and the one that begins there.
    Corner(SumEdge, SumEdge),
    /// The circle around a corner.
    Arc(SumCorner),
}

impl ConvexSigns<'_> {
    /// When the path first meets the region. Only for a path that meets it.
    pub(crate) fn entry(&self) -> Entry {
        let pair = &self.pair;
        match (self.decided.enters, self.decided.bounds[0]) {
            // The path's own start may lie on the circle.
            (Zone::Corner(corner), _) => {
                let circle = pair.circle(corner);
                if circle.power_sign(End::Enter) <= 0 { Entry::Start } else { Entry::Arc(circle) }
            }
            (Zone::Edges, None) => Entry::Start,
            (Zone::Edges, Some(edge)) => Entry::Edge(EdgeTime {
                along: pair.direction_sum(&edge),
                corner: [0, 1].map(|axis| pair.corner_sum(edge.from, axis)),
                motion: [0, 1].map(|axis| pair.motion_sum(axis)),
                radius: pair.radius(),
            }),
        }
    }

    /// What the path meets where it enters the region from outside; `None` if it starts strictly inside.
    pub(crate) fn met(&self) -> Option<Met> {
        let pair = &self.pair;
        if let Zone::Corner(corner) = self.decided.enters {
            let is_outside = pair.circle(corner).power_sign(End::Enter) >= 0;
            return is_outside.then_some(Met::Arc(corner));
        }
        let (edges, rough) = (pair.edges(), Rough::new(pair));
        let edges = edges.as_slice();
        let place = self.place(End::Enter);
        let is_at = |edge: &SumEdge| match place {
            Place::PathEnd(_) => Line::new(pair, &rough, *edge).sides[0] == 0,
            _ => Some(*edge) == self.decided.bounds[0],
        };
        // Of several that meet the start, the first that is truly entered.
        let enters = |edge: &&SumEdge| Line::new(pair, &rough, **edge).sides[1] > 0;
        let at = || edges.iter().filter(|edge| is_at(edge));
        let edge = at().find(enters).or_else(|| at().next())?;
        Some(match self.ends_at(edge, place) {
            Some([ends, begins]) => Met::Corner(ends, begins),
            None => Met::Edge(*edge),
        })
    }

    /// The edges that meet where an edge of a sum without a radius ends or begins, if a place on that edge is there.
    pub(crate) fn ends_at(&self, edge: &SumEdge, place: Place) -> Option<[SumEdge; 2]> {
        let pair = &self.pair;
        if pair.is_round() {
            return None;
        }
        let is_end = |corner| away(pair, edge, Way::Along, corner, place) == 0;
        let edges = pair.edges();
        let with = |test: &dyn Fn(&SumEdge) -> bool| edges.as_slice().iter().copied().find(test);
        if is_end(edge.from) {
            return Some([with(&|other| other.to == edge.from)?, *edge]);
        }
        if is_end(edge.to) {
            return Some([*edge, with(&|other| other.from == edge.to)?]);
        }
        None
    }
}
