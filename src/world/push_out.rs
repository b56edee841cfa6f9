//! The way out of every wall that a mover overlaps.

use std::ops::ControlFlow;

use glam::DVec2;

use crate::answer::PushOut;
use crate::shape::Feature;
use crate::sweep::entry_order::sorted;
use crate::world::mover::Mover;
use crate::world::sweep::still;
use crate::world::view::View;
use crate::world::wall::Obstacle;

/// After so many pushes out of one wall each, pairs of walls push together; then as many more are tried. In generated rooms of
/// tiles and heaps of boxes, three pushes free nine circles in ten of those that can be freed. Whoever is not free after 15 goes to
/// and fro in a wedge: there one pair does what may take a thousand pushes. More pairs would free one circle in a thousand.
const MOST_PUSHES: usize = 15;

/// A pair of walls pushes a mover no farther than so many times as deep as it is in one of them. Lines that are nearly parallel
/// meet far away: a mover would be free there, but nobody would look for it there.
const FARTHEST: f64 = 1024.0;

/// Which of the walls that a mover overlaps, where it is now, hold it.
type Holding<'a> = dyn FnMut(&Mover, Vec<(u32, PushOut)>) -> Vec<(u32, PushOut)> + 'a;

/// Which way counts first among equally deep ones: on each axis, whether it is the one to greater numbers.
pub(super) type HighFirst = [bool; 2];

/// As the sides are listed.
pub(super) const AS_LISTED: HighFirst = [false, false];

impl<'a> View<'a> {
    /// The mover pushed out of all walls, the deepest overlap first.
    pub(crate) fn push_out(self, mover: Mover) -> Option<Mover> {
        self.ask(|world| world.freed(mover, AS_LISTED, &mut |_, inside| inside))
    }

    /// The mover pushed out of all walls that hold it, the deepest overlap first.
    ///
    /// ```text
    ///   ▕ ╱▓▓     in a wedge, the way out of one wall leads into the other, to and fro: the way out of
    ///   ▕●▓▓▓     both leads to the point at which the lines meet that each has pushed it to
    ///   ▕ ╲▓▓
    /// ```
    pub(super) fn freed(
        &self,
        mut mover: Mover,
        first: HighFirst,
        holding: &mut Holding<'_>,
    ) -> Option<Mover> {
        let mut before: Option<Line> = None;
        for push in 0..=2 * MOST_PUSHES {
            let inside = holding(&mover, self.inside(&mover));
            let Some((wall, out)) = self.deepest(&mover, &inside, first) else {
                return Some(mover);
            };
            let (positions, here) = (self.world.positions(), mover.position());
            let place = mover.pushed_out(&wall, &out, positions)?;
            let line = Line { normal: out.normal(), place };
            let both = before.filter(|_| push >= MOST_PUSHES).and_then(|before| {
                let slack = 4.0 * positions.ulp(here.abs().max_element().max(mover.radius()));
                let by = line.meets(&before, here, slack)?;
                let most = FARTHEST * (out.depth() + slack);
                (by.abs().max_element() < most).then(|| positions.nearest_to(here + by))
            });
            before = Some(line);
            mover = mover.moved_to(both.filter(|place| place.is_finite()).unwrap_or(place) + 0.0);
        }
        None
    }

    /// The wall with the deepest overlap, and the way out.
    fn deepest(
        &self,
        mover: &Mover,
        inside: &[(u32, PushOut)],
        first: HighFirst,
    ) -> Option<(Obstacle<'a>, PushOut)> {
        let turned = DVec2::from_array(first.map(|is_high| if is_high { -1.0 } else { 1.0 }));
        let walls = inside.iter().map(|(index, out)| (self.kept(*index).obstacle(), *out));
        // In the order of insertion: of several with equal depth and side, the first counts.
        walls.reduce(|best, next| {
            let order = mover.deeper((&best.0, &best.1), (&next.0, &next.1));
            let rank = |(wall, out): &(Obstacle<'_>, PushOut)| {
                // Equal corners, and equal directions, are one: then the order of insertion counts.
                let place = match mover.grown(wall) {
                    Some(_) => mover.position().clamp(wall.aabb.min(), wall.aabb.max()),
                    None => out.normal(),
                };
                let place = place * turned + 0.0;
                (rank(mover.way_out(wall, out), first), place.to_array().map(f64::to_bits))
            };
            let order = order.then_with(|| rank(&next).cmp(&rank(&best)));
            if order.is_lt() { next } else { best }
        })
    }

    /// The indices of the walls that a mover overlaps, in the order of insertion, each with the way out.
    pub(crate) fn inside(&self, mover: &Mover) -> Vec<(u32, PushOut)> {
        let mut inside = Vec::new();
        self.each_near(&still(mover), &mut |index, kept| {
            let push_out = mover.push_out(&kept.obstacle());
            inside.extend(push_out.map(|push_out| (kept.order, index, push_out)));
            ControlFlow::Continue(())
        });
        let keys = inside.iter().enumerate().map(|(place, (order, ..))| (0, *order, place));
        let ordered = sorted(keys.collect());
        ordered.into_iter().map(|(.., place)| (inside[place].1, inside[place].2)).collect()
    }
}

/// The line that a push has led to: a wall, with corners rounded by a circle, is all behind it.
#[derive(Clone, Copy)]
struct Line {
    normal: DVec2,
    place: DVec2,
}

impl Line {
    /// The way from a place to where two lines meet, each farther out by some slack; `None` if they are parallel. It
    /// rounds, so an exact test follows.
    fn meets(&self, other: &Self, from: DVec2, slack: f64) -> Option<DVec2> {
        let [(n, c), (m, d)] =
            [self, other].map(|line| (line.normal, line.normal.dot(line.place - from) + slack));
        let det = n.perp_dot(m);
        (det != 0.0).then(|| DVec2::new(c * m.y - d * n.y, n.x * d - m.x * c) / det)
    }
}

/// The order among ways out of equal depth: sides as they are listed, then corners, mirrored where high sides count first.
fn rank(feature: Feature, first: HighFirst) -> usize {
    let [x, y] = first.map(usize::from);
    match feature {
        Feature::Side(side) => side as usize ^ [x, y][side.axis().0],
        Feature::Corner(corner) => 4 + (corner as usize ^ (x + 2 * y)),
        _ => 8,
    }
}
