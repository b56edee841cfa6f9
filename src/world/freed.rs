//! A mover that is pushed out of the walls that it starts inside, before it travels.

use crate::answer::PushOut;
use crate::world::push_out::MOST_PUSHES;
use crate::world::travel::TravelState;

impl TravelState<'_> {
    /// Pushes the mover out of these walls, and of those into which that pushes it; `false` if it stays where it was.
    pub(super) fn is_freed(&mut self, mut holding: Vec<(u32, PushOut)>) -> bool {
        let start = self.leg.mover;
        let mut known: Vec<u32> = holding.iter().map(|(index, _)| *index).collect();
        for _ in 0..MOST_PUSHES {
            let Some(pushed) = self.world.pushed_out_of(&self.leg.mover, &holding) else { break };
            self.leg.mover = pushed;
            let inside = self.world.inside(&pushed).into_iter();
            let inside = inside.filter(|(index, _)| !self.passed.ignored.contains(*index));
            let (mut again, new) =
                inside.partition::<Vec<_>, _>(|(index, _)| known.contains(index));
            let new = self.holding(new);
            known.extend(new.iter().map(|(index, _)| *index));
            again.extend(new);
            if again.is_empty() {
                let position = pushed.position();
                (self.start, self.pushed_out) = (position, Some(position));
                return true;
            }
            holding = again;
        }
        self.leg.mover = start;
        false
    }
}
