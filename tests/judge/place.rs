//! Where a mover is put: near the exact place, in no wall, and not through one.

use graze2d::glam::{DVec2, dvec2};

use super::exact::Exact;
use super::region::{Grown, Line, Region, Vector, Zone, minus, vector};
use super::time::Time;

/// The distance to the next double away from zero.
pub(crate) fn ulp(x: f64) -> f64 {
    let x = x.abs().min(f64::MAX.next_down());
    x.next_up() - x
}

/// The distance to the next double towards zero: half of the other at a power of two.
pub(crate) fn small_ulp(x: f64) -> f64 {
    let x = x.abs();
    if x == 0.0 { f64::from_bits(1) } else { x - x.next_down() }
}

/// A place on a path: where it is at a time.
pub(crate) struct Place<'a> {
    pub(crate) line: &'a Line,
    pub(crate) time: &'a Time,
    pub(crate) radius: f64,
    /// The coordinates of the walls that are met there, on each axis.
    pub(crate) sides: [Vec<f64>; 2],
    /// The coordinates of the kept end, if a leg that nothing stops may end there.
    pub(crate) kept: [Option<f64>; 2],
}

impl Place<'_> {
    /// The coordinate, nearly.
    pub(crate) fn near(&self, k: usize) -> f64 {
        if self.line.compare(k, self.time, &Exact::zero()).is_eq() {
            return 0.0;
        }
        let (start, motion) = (&self.line.start[k], &self.line.motion[k]);
        // As many bits as start and way cancel, and some.
        let mut bits = 160;
        loop {
            let near = self.time.near(start, motion, bits);
            if near.magnitude() > start.magnitude() - bits + 80 || start.is_zero() {
                return near.rounded();
            }
            bits *= 2;
        }
    }

    /// Whether the coordinate is so far out that it saturates.
    ///
    /// A coordinate beyond the range becomes ±f64::MAX (docs/contract.md §2.3).
    pub(crate) fn saturates(&self, k: usize) -> bool {
        let beyond = |x: f64| self.line.compare(k, self.time, &Exact::of(x));
        beyond(f64::MAX).is_gt() || beyond(-f64::MAX).is_lt()
    }

    /// The ulp of the largest of that coordinate, the wall's side there and the radius (docs/contract.md §5.10).
    fn unit(&self, k: usize, coordinate: f64, ulp: impl Fn(f64) -> f64) -> f64 {
        let largest = self.sides[k].iter().fold(self.radius, |most, side| most.max(side.abs()));
        ulp(largest.max(coordinate.abs()))
    }

    /// Whether a coordinate is within four ulp of the exact one.
    pub(crate) fn is_near(&self, k: usize, coordinate: f64) -> bool {
        if self.kept[k] == Some(coordinate) {
            return true;
        }
        let near = self.near(k);
        if self.saturates(k) {
            return (coordinate - near).abs() <= 4.0 * ulp(near);
        }
        let most = Exact::of(self.unit(k, coordinate.abs().max(near.abs()), ulp)).times_power(2);
        let compare = |number: &Exact| self.line.compare(k, self.time, number);
        let x = Exact::of(coordinate);
        compare(&(&x - &most)).is_ge() && compare(&(&x + &most)).is_le()
    }

    /// Whether a coordinate is within four of the smallest ulp that may be meant.
    fn is_nearest(&self, k: usize, coordinate: f64) -> bool {
        let most = Exact::of(self.unit(k, coordinate, small_ulp)).times_power(2);
        let compare = |number: &Exact| self.line.compare(k, self.time, number);
        let x = Exact::of(coordinate);
        compare(&(&x - &most)).is_ge() && compare(&(&x + &most)).is_le()
    }
}

impl Place<'_> {
    /// Whether the mover touches a wall at the start: inside of it if it were 4 ulp closer. Where it has to
    /// `surely`, by the smallest ulp that may be meant.
    pub(crate) fn touches(&self, wall: &Grown, zone: Zone, surely: bool) -> bool {
        let closer = [0, 1].map(|k| {
            let by = self.four(k, surely);
            match zone[k] {
                -1 => &self.line.start[k] + &by,
                1 => &self.line.start[k] - &by,
                _ => self.line.start[k].clone(),
            }
        });
        wall.contains(&closer)
    }

    /// Whether the start is within 4 ulp of the exact place, by the coarser axis.
    pub(crate) fn is_coarsely_at_start(&self, surely: bool) -> bool {
        let most = self.four(0, surely).max(self.four(1, surely));
        (0..2).all(|k| {
            let start = &self.line.start[k];
            self.line.compare(k, self.time, &(start - &most)).is_ge()
                && self.line.compare(k, self.time, &(start + &most)).is_le()
        })
    }

    /// Four ulp of the start.
    fn four(&self, k: usize, surely: bool) -> Exact {
        let start = self.line.start[k].rounded();
        Exact::of(self.unit(k, start, if surely { small_ulp } else { ulp })).times_power(2)
    }
}

/// A leg that ends at a wall within 4 ulp of its start ends at its start (docs/contract.md §5.12).
pub(crate) fn judge_rest(place: &Place, start: DVec2, end: DVec2) -> Result<(), String> {
    if end != start && (0..2).all(|k| place.is_nearest(k, start[k])) {
        return Err(format!("creeps from {start:?} to {end:?}"));
    }
    Ok(())
}

/// The walls that block, by the mover's position.
pub(crate) struct Walls<'a, W = Grown> {
    /// Of the mover.
    pub(crate) radius: f64,
    pub(crate) grown: &'a [W],
    /// Walls that need not be kept out of.
    pub(crate) free: &'a [bool],
}

impl<W: Region> Walls<'_, W> {
    fn blocking(&self) -> impl Iterator<Item = (usize, &W)> {
        self.grown.iter().enumerate().filter(|(index, _)| !self.free[*index])
    }

    /// The first wall that a position is strictly inside of.
    pub(crate) fn holding(&self, position: DVec2) -> Option<usize> {
        let place = vector(position);
        self.blocking().find(|(_, wall)| wall.contains(&place)).map(|(index, _)| index)
    }

    /// No returned position is strictly inside a wall (docs/contract.md §5.9).
    pub(crate) fn judge_free(&self, position: DVec2) -> Result<(), String> {
        match self.holding(position) {
            Some(wall) => Err(format!("{position:?} is inside of wall {wall}")),
            None if !position.is_finite() => Err(format!("{position:?}")),
            None => Ok(()),
        }
    }

    /// "The end of a leg is within 4 ulp of the exact one on each axis, unless every such double is
    /// inside or behind a wall; then it is the last verified position."
    pub(crate) fn judge_end(&self, place: &Place, start: DVec2, end: DVec2) -> Result<(), String> {
        let is_near = |p: DVec2| (0..2).all(|k| place.is_near(k, p[k]));
        if is_near(end) {
            return Ok(());
        }
        let exact = dvec2(place.near(0), place.near(1));
        if end != start {
            return Err(format!("ends at {end:?}, not near {exact:?} or where it was"));
        }
        if (0..2).any(|k| place.saturates(k)) {
            return Ok(()); // no double is near
        }
        let near = [0, 1].map(|k| {
            let mut near = vec![exact[k], start[k]];
            for unit in [place.unit(k, exact[k], ulp), place.unit(k, exact[k], small_ulp)] {
                near.extend((-4..=4).map(|ulps| exact[k] + f64::from(ulps) * unit));
            }
            near.retain(|x| x.is_finite() && place.is_near(k, *x));
            near.sort_by(f64::total_cmp);
            near.dedup();
            near
        });
        let all = near[0].iter().flat_map(|x| near[1].iter().map(|y| dvec2(*x, *y)));
        let free = |p: &DVec2| self.holding(*p).is_none() && self.crossed(start, *p).is_none();
        match all.into_iter().find(free) {
            Some(p) => Err(format!("is held back at {end:?}: {p:?} is free, near {exact:?}")),
            None => Ok(()),
        }
    }

    /// "The position that is returned is the kept end, rounded once, if that is within 4 ulp of the path's own end and
    /// outside of every wall."
    pub(crate) fn judge_kept(&self, place: &Place, start: DVec2, end: DVec2) -> Result<(), String> {
        let [Some(x), Some(y)] = place.kept else { return Ok(()) };
        let kept = dvec2(x, y);
        if end == kept || self.holding(kept).is_some() || self.crossed(start, kept).is_some() {
            return Ok(());
        }
        Err(format!("ends at {end:?}, not at {kept:?}"))
    }

    /// A wall that the straight line between two positions enters at all.
    fn crossed(&self, from: DVec2, to: DVec2) -> Option<usize> {
        let line = chord(from, to);
        self.blocking().find(|(_, wall)| meets(*wall, &line, &[])).map(|(index, _)| index)
    }

    /// "The straight line between returned positions cuts such a wall by at most 4 ulp." It cuts deeper where it enters whichever
    /// way it is moved by four ulp.
    pub(crate) fn judge_cut(&self, from: DVec2, to: DVec2) -> Result<(), String> {
        let line = chord(from, to);
        let four = self.four(from, to);
        let shifts = [[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]];
        let shifts = shifts.map(|[x, y]| [&four[0] * &Exact::of(x), &four[1] * &Exact::of(y)]);
        let is_deep = |wall: &W| meets(wall, &line, &[]) && meets(wall, &line, &shifts);
        match self.blocking().find(|(_, wall)| is_deep(wall)) {
            Some((index, _)) => {
                Err(format!("from {from:?} to {to:?} through wall {index}, too deep"))
            }
            None => Ok(()),
        }
    }

    /// Four ulp: what a line meets of a wall is not farther out than its own ends and the radius.
    fn four(&self, from: DVec2, to: DVec2) -> [Exact; 2] {
        [0, 1].map(|k| {
            let reach = from[k].abs().max(to[k].abs()).max(self.radius);
            Exact::of(ulp(reach)).times_power(2)
        })
    }
}

impl Walls<'_> {
    /// "It never goes in at one side and out at the opposite one."
    pub(crate) fn judge_chord(&self, from: DVec2, to: DVec2) -> Result<(), String> {
        self.judge_cut(from, to)?;
        let line = chord(from, to);
        for (index, wall) in self.blocking() {
            for k in 0..2 {
                let sides = [&wall.low[k] - &wall.radius, &wall.high[k] + &wall.radius];
                let [a, b] = [Exact::of(from[k]), Exact::of(to[k])];
                let is_across = sides[0] < sides[1]
                    && (a < b && a <= sides[0] && sides[1] <= b
                        || b < a && b <= sides[0] && sides[1] <= a);
                // There it is strictly between the ends of both sides.
                let meets = |side: &Exact| {
                    let time = Time::quotient(side - &line.start[k], line.motion[k].clone());
                    line.compare(1 - k, &time, &wall.low[1 - k]).is_gt()
                        && line.compare(1 - k, &time, &wall.high[1 - k]).is_lt()
                };
                if is_across && sides.iter().all(meets) {
                    let what = format!("through wall {index}, side to side");
                    return Err(format!("from {from:?} to {to:?} {what}"));
                }
            }
        }
        Ok(())
    }
}

fn chord(from: DVec2, to: DVec2) -> Line {
    let start = vector(from);
    Line { motion: minus(&vector(to), &start), start }
}

/// Whether one place of a line, from its start to its end, is inside however it is shifted.
fn meets(wall: &impl Region, line: &Line, shifts: &[Vector]) -> bool {
    let (mut from, mut to) = (Time::of(Exact::zero()), Time::of(Exact::of(1.0)));
    let here = [[Exact::zero(), Exact::zero()]];
    for shift in if shifts.is_empty() { &here } else { shifts } {
        let start = [0, 1].map(|k| &line.start[k] + &shift[k]);
        let Some(within) = wall.within(&Line { start, motion: line.motion.clone() }) else {
            return false;
        };
        from = from.max(within.from);
        to = to.min(within.to);
    }
    from < to
}
