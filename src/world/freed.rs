//! A mover that is pushed out of the walls that it starts inside, before it travels.

use crate::answer::PushOut;
use crate::world::travel::TravelState;

impl TravelState<'_> {
    /// Pushes the mover out of these walls, and of those into which that pushes it; `false` if it stays where it was.
    pub(super) fn is_freed(&mut self, holding: &[(u32, PushOut)]) -> bool {
        let (world, start) = (self.world, self.leg.mover);
        let mut known: Vec<u32> = holding.iter().map(|(index, _)| *index).collect();
        let freed = world.freed(start, &mut |mover, mut inside| {
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
