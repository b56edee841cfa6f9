//! The coordinates of walls beside a place: what an ulp is measured by.

use super::exact::Exact;
use super::leg::Meeting;
use super::region::{Line, Zone};
use super::time::Time;
use super::travel::Judge;

impl Judge<'_> {
    /// The coordinates of the walls that are met.
    pub(crate) fn sides(&self, meeting: &Meeting) -> [Vec<f64>; 2] {
        [0, 1].map(|k| {
            meeting.hits.iter().filter_map(|hit| self.side(hit.wall, hit.zone, k)).collect()
        })
    }

    pub(crate) fn side(&self, wall: u32, zone: Zone, k: usize) -> Option<f64> {
        let wall = self.scene.wall(wall as usize);
        match zone[k] {
            -1 => Some(wall.min()[k]),
            1 => Some(wall.max()[k]),
            _ => None,
        }
    }

    /// The coordinates of walls near the end of a path, where they are closest to it: the mover may have
    /// to keep off them.
    pub(crate) fn sides_near(&self, line: &Line, time: &Time) -> [Vec<f64>; 2] {
        let mut near = [Vec::new(), Vec::new()];
        for (index, grown) in self.grown.iter().enumerate() {
            let wall = self.scene.wall(index);
            let zone = [0, 1].map(|k| {
                let largest = wall.min()[k].abs().max(wall.max()[k].abs()).max(self.scene.radius());
                let largest = largest.min(f64::MAX.next_down());
                let room = Exact::of(largest.next_up() - largest).times_power(3);
                let against = |side: &Exact, by: &Exact, away: bool| {
                    line.compare(k, time, &if away { side + by } else { side - by })
                };
                let reach = &grown.radius + &room;
                let is_near = against(&grown.low[k], &reach, false).is_ge()
                    && against(&grown.high[k], &reach, true).is_le();
                let low = against(&grown.low[k], &room, true).is_le();
                let high = against(&grown.high[k], &room, false).is_ge();
                is_near.then_some([low.then_some(wall.min()[k]), high.then_some(wall.max()[k])])
            });
            if let [Some(x), Some(y)] = zone {
                near[0].extend(x.into_iter().flatten());
                near[1].extend(y.into_iter().flatten());
            }
        }
        near
    }
}
