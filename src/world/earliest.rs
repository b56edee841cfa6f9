//! The earliest contact of a path: boxes that it reaches only later are not looked at.

use std::ops::ControlFlow;

use crate::answer::Contact;
use crate::exact::power_of_two;
use crate::world::sweep::{FirstStep, Found, Sweep};
use crate::world::tree::{Group, Visitor};
use crate::world::view::{SweepHit, View, visits};
use crate::world::wall::Obstacle;

/// Times that differ by more than this factor need no exact test to be in order.
const NEARLY: f64 = 1.0 - power_of_two(-40);

impl View<'_> {
    /// The earliest contact, or crossing; reports every step of the broad phase.
    pub(crate) fn earliest(
        &self,
        sweep: &Sweep,
        crossings_only: bool,
        watch: impl FnMut(FirstStep),
    ) -> Option<Found> {
        let mut search = Search { view: self, sweep, crossings_only, best: None, tested: 0, watch };
        self.walk(&sweep.swept(), &mut search);
        let Search { best, tested, mut watch, .. } = search;
        watch(FirstStep::Ends { tested, culled: self.world.len() as u32 - tested });
        best.map(|hit| self.found(sweep, hit))
    }

    /// Whether one hit comes before another; if they tie, by the order of insertion.
    fn is_earlier(
        &self,
        sweep: &Sweep,
        (one, wall): (&SweepHit, &Obstacle<'_>),
        (other, other_wall): (&SweepHit, &Obstacle<'_>),
    ) -> bool {
        // Rounding is monotone: times that round differently are in order as they stand.
        let order = one.t.total_cmp(&other.t);
        let order = order.then_with(|| sweep.entry(wall).order(&sweep.entry(other_wall)));
        order.then(one.order.cmp(&other.order)).is_lt()
    }
}

/// Looks for the earliest contact.
struct Search<'a, W: FnMut(FirstStep)> {
    view: &'a View<'a>,
    sweep: &'a Sweep,
    crossings_only: bool,
    best: Option<SweepHit>,
    tested: u32,
    watch: W,
}

impl<W: FnMut(FirstStep)> Visitor for Search<'_, W> {
    const IN_ORDER: bool = true;

    fn until(&self) -> f64 {
        self.best.map_or(1.0, |best| best.t)
    }

    fn needs(&mut self, group: &Group) -> bool {
        let Group { bounds, t, order, .. } = group;
        // A path reaches no box in these bounds before it reaches them. So if they are not earlier than the best
        // hit, and no box in them was inserted before it, it stays the best. Only near its time is this tested.
        let is_needed = self.best.is_none_or(|best| {
            *order < best.order || *t < best.t * NEARLY || {
                let bounds = Obstacle::of(*bounds);
                self.sweep.meets(&bounds).is_some_and(|span| {
                    let group = SweepHit::new(best.index, *order, &span);
                    let wall = self.view.kept(best.index).obstacle();
                    self.view.is_earlier(self.sweep, (&group, &bounds), (&best, &wall))
                })
            }
        });
        if is_needed {
            (self.watch)(visits(group));
        }
        is_needed
    }

    fn visit(&mut self, index: u32) -> ControlFlow<()> {
        let kept = self.view.kept(index);
        if !self.view.has(kept) {
            return ControlFlow::Continue(());
        }
        let wall = kept.obstacle();
        let span = self.sweep.meets(&wall);
        self.tested += 1;
        (self.watch)(FirstStep::Tests { id: kept.id, contact: span.map(|span| span.contact()) });
        if let Some(span) = span
            && (!self.crossings_only || span.contact() == Contact::Cross)
        {
            let hit = SweepHit::new(index, kept.order, &span);
            let is_best = self.best.is_none_or(|best| {
                let other = self.view.kept(best.index).obstacle();
                self.view.is_earlier(self.sweep, (&hit, &wall), (&best, &other))
            });
            if is_best {
                self.best = Some(hit);
            }
        }
        ControlFlow::Continue(())
    }
}
