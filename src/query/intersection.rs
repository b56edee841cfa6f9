//! What two segments share. The point of a proper crossing is constructed only when it is asked for, since
//! most callers need only the verdict.

use glam::DVec2;

use super::four_turns::{Relation, relation, turns};
use super::line_order::common;
use crate::answer::SegmentRelation;
use crate::exact::{Ball, Number, Ratio, Sign, Sum, nearest_to};

/// How two segments meet, and where.
#[derive(Clone, Copy, Debug)]
pub struct Intersection {
    /// p, then q.
    pub(super) segments: [[DVec2; 2]; 2],
    relation: Relation,
}

impl Intersection {
    /// The kernel: signs and comparisons only.
    #[inline]
    pub(super) fn new(p: [DVec2; 2], q: [DVec2; 2]) -> Self {
        Self { segments: [p, q], relation: relation(p, q) }
    }

    /// The turns of each segment with both ends of the other.
    pub(super) fn turns(&self) -> [[Sign; 2]; 2] {
        let [p, q] = self.segments;
        turns(p, q)
    }

    /// Whether all four ends lie on one line.
    pub(super) fn is_on_one_line(&self) -> bool {
        self.turns() == [[0; 2]; 2]
    }

    /// How the two segments meet.
    #[inline]
    pub fn relation(&self) -> SegmentRelation {
        self.relation.get()
    }

    /// Both ends of what the segments share, ordered by x, then by y; they are equal unless the segments overlap.
    /// `None` if they are apart. The point of a proper crossing is correctly rounded, all others are copied.
    pub fn points(&self) -> Option<[DVec2; 2]> {
        let [p, q] = self.segments;
        match self.relation() {
            SegmentRelation::Apart => None,
            SegmentRelation::Proper => Some([LineCrossing { path: p, line: q }.point(); 2]),
            SegmentRelation::Overlap => Some(common(p, q)),
            // The end that lies on the other's line is the point in which the lines meet.
            SegmentRelation::Touch => Some(match self.turns() {
                [[0, 0], [0, 0]] => common(p, q),
                [[0, _], _] => [q[0]; 2],
                [[_, 0], _] => [q[1]; 2],
                [_, [0, _]] => [p[0]; 2],
                _ => [p[1]; 2],
            }),
        }
    }

    /// The point that the segments share, if there is exactly one.
    pub fn point(&self) -> Option<DVec2> {
        match self.relation() {
            SegmentRelation::Proper | SegmentRelation::Touch => {
                self.points().map(|[point, _]| point)
            }
            SegmentRelation::Apart | SegmentRelation::Overlap => None,
        }
    }
}

/// Equal if the relation and the points are equal, whichever segments they come from.
impl PartialEq for Intersection {
    fn eq(&self, other: &Self) -> bool {
        self.relation() == other.relation() && self.points() == other.points()
    }
}

/// A path from `path[0]` to `path[1]` that meets the line through `line[0]` and `line[1]`, and is
/// not parallel to it.
///
/// ```text
///              ● path[0]       t = da / (da − db),   da = e × (path[0] − line[0])
///               ╲                                    db = e × (path[1] − line[0])
///    line[0] ●───╳───▶● line[1]            da − db = e × (path[0] − path[1])
///             e   ╲
/// ```
#[derive(Clone, Copy, Debug)]
struct LineCrossing {
    path: [DVec2; 2],
    line: [DVec2; 2],
}

impl LineCrossing {
    /// da and da − db.
    fn parts<T: Number>(&self) -> (T, T) {
        let [from, to] = self.path;
        let edge = Sum::offset(self.line[0], self.line[1]);
        let (start, back) = (Sum::offset(self.line[0], from), Sum::offset(to, from));
        let cross = |v: [Sum<2>; 2]| edge[0].to::<T>() * v[1].to() - edge[1].to::<T>() * v[0].to();
        (cross(start), cross(back))
    }

    /// Where the path meets the line, each coordinate correctly rounded.
    fn point(&self) -> DVec2 {
        // Both coordinates share da and da − db.
        let (da, whole) = self.parts::<Ball>();
        DVec2::from([0, 1].map(|axis| {
            let reach = CrossingPlace(*self, axis);
            nearest_to(reach.over(da, whole).divide(whole), &reach)
        }))
    }
}

/// One coordinate of `a + t (b − a)`, over `da − db`.
struct CrossingPlace(LineCrossing, usize);

impl CrossingPlace {
    /// The numerator, given da and the denominator.
    #[inline]
    fn over<T: Number>(&self, da: T, whole: T) -> T {
        let [a, b] = self.0.path.map(|end| end[self.1]);
        T::of(a) * whole + da * Sum([b, -a]).to()
    }
}

impl Ratio for CrossingPlace {
    #[inline]
    fn parts<T: Number>(&self) -> (T, T) {
        let (da, whole) = self.0.parts::<T>();
        (self.over(da, whole), whole)
    }
}
