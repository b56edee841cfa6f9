//! The walk over the edges of the sum, one after the other, as the steps of a query tell it.

use crate::sweep::convex::arrival::EdgeArrival;
use crate::sweep::convex::pair::SumEdge;
use crate::sweep::convex::signs::{ConvexSigns, Line, Place, Rough, order};
use crate::sweep::path::End;

/// What an edge says about the path.
#[derive(Clone, Copy)]
pub(crate) enum Says {
    /// Both ends are in front: a miss.
    InFront,
    /// The path enters the half-plane behind the edge.
    Enters(Crossing),
    /// The path leaves it.
    Leaves(Crossing),
    /// The path is on the line all the time.
    Along,
    /// Both ends are behind.
    Behind,
}

/// When a path meets the line of an edge, and the bounds so far.
#[derive(Clone, Copy)]
pub(crate) struct Crossing {
    pub(crate) t: f64,
    pub(crate) near: f64,
    pub(crate) far: f64,
    /// Whether this is the latest entry, or the earliest exit, so far: exactly.
    pub(crate) decides: bool,
}

impl ConvexSigns<'_> {
    /// Tells what each edge says, up to one that has the whole path in front.
    pub(crate) fn tell_lines(&self, tell: &mut dyn FnMut(usize, &SumEdge, Says)) {
        let (mut near, mut far) = (0.0_f64, 1.0_f64);
        let (mut latest, mut earliest): (Option<Line>, Option<Line>) = (None, None);
        let (pair, rough) = (&self.pair, Rough::new(&self.pair));
        for (number, edge) in pair.edges().as_slice().iter().enumerate() {
            let line = Line::new(pair, &rough, *edge);
            let time = |end| {
                let place = Place::Line(*edge, if end == End::Enter { -1 } else { 1 });
                EdgeArrival::new(pair, end, place, *edge).time()
            };
            let says = match line.sides {
                [-1, -1] => Says::InFront,
                [-1, _] | [0, 1] => {
                    let t = time(End::Enter);
                    let decides = latest.is_none_or(|other| order(pair, &other, &line) <= 0);
                    near = near.max(t);
                    latest = if decides { Some(line) } else { latest };
                    Says::Enters(Crossing { t, near, far, decides })
                }
                [_, -1] | [1, 0] => {
                    let t = time(End::Exit);
                    let decides = earliest.is_none_or(|other| order(pair, &line, &other) <= 0);
                    far = far.min(t);
                    earliest = if decides { Some(line) } else { earliest };
                    Says::Leaves(Crossing { t, near, far, decides })
                }
                [0, 0] => Says::Along,
                _ => Says::Behind,
            };
            tell(number, edge, says);
            if matches!(says, Says::InFront) {
                return;
            }
        }
    }
}
