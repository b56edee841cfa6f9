//! Whether a line of sight is clear: a segment against the union of all walls.
//!
//! ```text
//!   ▓▓▓▓▓▓▓▓        of each tile alone, this path meets only the side; but between two tiles that
//!  ─────────▶       touch along it, it runs through the inside of the wall that they make together
//!   ▓▓▓▓▓▓▓▓
//! ```

use std::ops::ControlFlow;

use crate::answer::Contact;
use crate::exact::{Number, Polynomial, Sign, Sum, sign_of};
use crate::shape::{Convex, Point, Segment};
use crate::sweep::convex::lines::Says;
use crate::sweep::convex::pair::ConvexPair;
use crate::sweep::convex::signs::ConvexSigns;
use crate::world::sweep::Sweep;
use crate::world::view::View;

impl View<'_> {
    /// Whether the open segment meets no interior of the union of the walls.
    pub(crate) fn is_clear(&self, segment: Segment) -> bool {
        let (mut is_clear, mut beside) = (true, [Vec::new(), Vec::new()]);
        let path = Sweep::from(segment);
        self.each_near(&path.swept(), &mut |_, kept| {
            let wall = kept.obstacle();
            match path.meets(&wall).map(|span| span.contact()) {
                Some(Contact::Cross) => {
                    is_clear = false;
                    return ControlFlow::Break(());
                }
                Some(Contact::Touch) => {
                    if let Some((is_back, stretch)) = along(&segment, &wall.convex()) {
                        beside[usize::from(is_back)].push(stretch);
                    }
                }
                None => {}
            }
            ControlFlow::Continue(())
        });
        is_clear && !overlap(segment, beside)
    }
}

/// A place on the line of a path, or beside it: what counts is how far along it is.
type Stop = [Sum<3>; 2];

/// The stretch of a path that lies on an edge of a wall with an interior, and whether that edge leads back along the path.
fn along(segment: &Segment, wall: &Convex) -> Option<(bool, [Stop; 2])> {
    let start = Point::of(segment.a()).into();
    let signs = ConvexSigns::new(ConvexPair::of_segment(&start, segment, wall));
    let has_interior = wall.radius() > 0.0 || wall.len() > 2;
    let mut found = None;
    signs.tell_lines(&mut |_, edge, says| {
        if has_interior && matches!(says, Says::Along) {
            let corner = |corner: usize| [0, 1].map(|axis| wall.corner(corner, axis));
            found = Some((corner(edge.from.b.into()), corner(edge.to.b.into())));
        }
    });
    let (from, to) = found?;
    let is_back = order(segment, &from, &to) > 0;
    let [first, last] = if is_back { [to, from] } else { [from, to] };
    let place = |p: glam::DVec2| p.to_array().map(|x| Sum([x, 0.0, 0.0]));
    let (a, b) = (place(segment.a()), place(segment.b()));
    let later = |one: Stop, other: Stop| if order(segment, &one, &other) > 0 { one } else { other };
    let earlier =
        |one: Stop, other: Stop| if order(segment, &one, &other) > 0 { other } else { one };
    let stretch = [later(first, a), earlier(last, b)];
    (order(segment, &stretch[0], &stretch[1]) < 0).then_some((is_back, stretch))
}

/// Which of two places is farther along a path: 1 for the first one.
fn order(segment: &Segment, one: &Stop, other: &Stop) -> Sign {
    sign_of(&Farther { motion: Sum::offset(segment.a(), segment.b()), one, other })
}

/// `(one − other) · motion`
struct Farther<'a> {
    motion: [Sum<2>; 2],
    one: &'a Stop,
    other: &'a Stop,
}

impl Polynomial for Farther<'_> {
    fn value<T: Number>(&self) -> T {
        let [x, y] = [0, 1].map(|axis| self.one[axis].to::<T>() - self.other[axis].to());
        x * self.motion[0].to() + y * self.motion[1].to()
    }
}

/// Whether a stretch on one side and one on the other have more than a point in common.
fn overlap(segment: Segment, beside: [Vec<[Stop; 2]>; 2]) -> bool {
    let [ahead, back] = beside.map(|mut stretches| {
        stretches.sort_by(|one, other| order(&segment, &one[0], &other[0]).cmp(&0));
        stretches
    });
    let (mut i, mut j) = (0, 0);
    while let (Some(one), Some(other)) = (ahead.get(i), back.get(j)) {
        if order(&segment, &one[0], &other[1]) < 0 && order(&segment, &other[0], &one[1]) < 0 {
            return true;
        }
        // The one that ends first meets nothing that comes later.
        if order(&segment, &one[1], &other[1]) <= 0 { i += 1 } else { j += 1 }
    }
    false
}
