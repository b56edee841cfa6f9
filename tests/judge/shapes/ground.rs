//! What holds a mover from below at its end.

use graze2d::glam::DVec2;

use super::Judge;
use super::sum::Sum;
use crate::judge::exact::Exact;
use crate::judge::place::ulp;
use crate::judge::region::{Line, Region, vector};
use crate::judge::time::Time;

impl Judge<'_> {
    /// The ground is near, below, and told with the normal of an edge; what the mover has landed on is ground.
    pub(super) fn ground(&mut self) {
        let end = self.travel.position();
        let ground: Vec<(usize, DVec2)> =
            self.travel.ground().iter().map(|(wall, on)| (*wall as usize, on.normal())).collect();
        for &(wall, normal) in &ground {
            if self.is_at_corner(wall, end) {
                continue;
            }
            let most = 8.0 * self.coarse_ulp(end, &[wall as u32]);
            let (sum, [zero, one]) = (&self.sums[wall], [0.0, 1.0].map(|t| Time::of(Exact::of(t))));
            let is_near = [-1.0, 0.0, 1.0].iter().any(|x| {
                let line = Line { start: vector(end), motion: vector(most * DVec2::new(*x, 1.0)) };
                sum.within(&line).is_some_and(|within| within.from <= one && within.to >= zero)
            });
            if !is_near || normal.y >= 0.0 || !has_normal(sum, normal, end) {
                let what = format!("{end:?} on wall {wall} with normal {normal:?}");
                self.failures.push(("ground", what));
            }
        }
        for hit in self.travel.hits().iter().filter(|hit| hit.position() == end) {
            let is_edge = edges(&self.sums[hit.index() as usize]).any(|n| is_same(n, hit.normal()));
            let is_edge = is_edge && !self.is_at_corner(hit.index() as usize, end);
            let is_ground = ground.iter().any(|(wall, _)| *wall == hit.index() as usize);
            // Held back on the way to the wall, or beside it, it need not stand on it.
            let is_there = (hit.on_leg().position() - end).abs().max_element()
                <= 1e-9 * self.coarse_ulp(end, &[hit.index()]) / f64::EPSILON;
            let is_below = hit.normal().y < -4.0 * f64::EPSILON;
            if is_edge && is_there && is_below && !is_ground {
                let what = format!("{end:?} at {:?} with normal {:?}", hit.index(), hit.normal());
                self.failures.push(("not ground", what));
            }
        }
    }

    /// Whether a place is at a corner without a radius: with only a point above a wall, a mover may stand on it or not.
    fn is_at_corner(&self, wall: usize, place: DVec2) -> bool {
        let sum = &self.sums[wall];
        let most = 16.0 * self.coarse_ulp(place, &[wall as u32]);
        let mut corners =
            sum.corners.iter().map(|corner| DVec2::from(corner.each_ref().map(|x| x.rounded())));
        !sum.is_round() && corners.any(|corner| (corner - place).abs().max_element() <= most)
    }
}

fn is_same(a: DVec2, b: DVec2) -> bool {
    (a - b).abs().max_element() <= 4.0 * f64::EPSILON
}

/// The unit normals of the edges, nearly.
fn edges(sum: &Sum) -> impl Iterator<Item = DVec2> {
    let outward = |edge| DVec2::from(sum.outward(edge).map(|x| x.rounded()));
    // Nothing overflows.
    (0..sum.edges.len()).map(outward).map(|out| (out / out.abs().max_element()).normalize())
}

/// Whether a normal is that of an edge, or leads from a corner to a place.
fn has_normal(sum: &Sum, normal: DVec2, place: DVec2) -> bool {
    let corner = |corner: &[Exact; 2]| {
        let off = place - DVec2::from(corner.each_ref().map(|x| x.rounded()));
        let most = ulp(place.abs().max_element()) / sum.radius.rounded().max(f64::MIN_POSITIVE);
        (off.normalize_or_zero() - normal).abs().max_element() <= 16.0 * most + 1e-9
    };
    edges(sum).any(|edge| is_same(edge, normal)) || sum.is_round() && sum.corners.iter().any(corner)
}
