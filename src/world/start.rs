//! How a travel starts: it is settled beside walls that it overlaps by no more than rounding, and pushed out of deeper
//! ones, or held by them.

use glam::DVec2;

use crate::answer::{Hit, PushOut};
use crate::shape::Motion;
use crate::world::kept_end::KeptEnd;
use crate::world::push_out::AS_LISTED;
use crate::world::response::StartInside;
use crate::world::travel::TravelState;
use crate::world::travel_answer::TravelHit;

impl TravelState<'_> {
    /// Puts the mover where its travel is to start.
    fn start_at(&mut self, position: DVec2) {
        self.start = position;
        self.leg.mover = self.leg.mover.moved_to(position);
        self.end = KeptEnd::from(position, 0.0);
    }

    /// Settles a mover that overlaps walls by no more than rounding, and returns the walls that it is inside of then.
    pub(super) fn settle(&mut self) -> Vec<(u32, PushOut)> {
        let inside = self.world.inside(&self.leg.mover);
        if self.options.settles {
            self.settled = self.world.settled(&self.leg.mover, &inside, self.wish);
        }
        let Some(position) = self.settled else { return inside };
        self.start_at(position);
        Vec::new()
    }

    /// Puts a mover that starts beside the positions of the world at one of them.
    pub(super) fn snap(&mut self) {
        if let Some(position) = self.world.snapped(&self.leg.mover, self.wish, &self.passed) {
            self.start_at(position);
        }
    }

    /// Whether the mover may leave its start, where it is inside these walls.
    pub(super) fn sets_out(&mut self, inside: &[(u32, PushOut)]) -> bool {
        let holding = self.holding(inside.to_vec());
        let usual = || StartInside::usual(self.response);
        match self.options.start_inside.unwrap_or_else(usual) {
            _ if holding.is_empty() => true,
            StartInside::Stay => false,
            StartInside::Leave => {
                self.passed.escaped.extend(holding.iter().map(|(index, _)| *index));
                self.leads_out()
            }
            StartInside::PushOut => self.is_freed(&holding),
        }
    }

    /// A start inside a wall, as the choice gets it.
    pub(super) fn hit_at_start(&self, index: u32, push_out: &PushOut) -> TravelHit {
        let (mover, normal) = (&self.leg.mover, push_out.normal());
        let kept = self.world.kept(index);
        let feature = mover.way_out(&kept.obstacle(), push_out);
        let position = mover.position();
        let hit = Hit::at_point(0.0, position, position, normal, feature);
        TravelHit {
            t: 0.0,
            leg: 0,
            id: kept.id,
            motion: Motion::of(self.wish),
            hit,
            position,
            starts_inside: true,
        }
    }

    /// Pushes the mover out of these walls, and of those into which that pushes it; `false` if it stays where it was.
    fn is_freed(&mut self, holding: &[(u32, PushOut)]) -> bool {
        let (world, start) = (self.world, self.leg.mover);
        let mut known: Vec<u32> = holding.iter().map(|(index, _)| *index).collect();
        let freed = world.freed(start, AS_LISTED, &mut |mover, mut inside| {
            self.leg.mover = *mover;
            inside.retain(|(index, _)| !self.passed.ignored.contains(*index));
            let is_new = |(index, _): &(u32, PushOut)| !known.contains(index);
            let new = inside.extract_if(.., |wall| is_new(wall)).collect();
            let new = self.holding(new);
            known.extend(new.iter().map(|(index, _)| *index));
            inside.extend(new);
            inside
        });
        self.leg.mover = freed.unwrap_or(start);
        if freed.is_some() {
            let position = self.leg.mover.position();
            self.start_at(position);
            self.pushed_out = Some(position);
        }
        freed.is_some()
    }
}
