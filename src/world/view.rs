//! The boxes that a query may find, and how it visits those near a path.

use std::cell::RefCell;
use std::ops::ControlFlow;

use crate::sweep::entry_order::{in_order, sorted};
use crate::sweep::span::Span;
use crate::world::box_id::BoxId;
use crate::world::filter::{Passing, once};
use crate::world::mover::Mover;
use crate::world::probe::Probe;
use crate::world::sweep::{FirstStep, Found, Sweep, Swept, still};
use crate::world::tree::{Group, Visitor};
use crate::world::wall::Wall;
use crate::world::world::{Kept, World};

/// The boxes of a world that a query may find.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) world: &'a World,
    /// Without one, all boxes pass.
    pub(crate) filter: Option<Passing<'a>>,
}

impl<'a> View<'a> {
    /// Every contact, in exact order; reports every step of the broad phase.
    pub(crate) fn all(
        &self,
        sweep: &Sweep,
        watch: Option<&mut dyn FnMut(FirstStep)>,
    ) -> Vec<Found> {
        let (mut all, mut tested) = (Vec::new(), 0);
        let watch = watch.map(RefCell::new);
        let tell = |step| watch.iter().for_each(|watch| (watch.borrow_mut())(step));
        let mut each = |index, kept: &Kept| {
            let (id, order, span) = (kept.id, kept.order, sweep.meets(&kept.obstacle()));
            tested += 1;
            tell(FirstStep::Tests { id, contact: span.map(|span| span.contact()) });
            all.extend(span.map(|span| SweepHit::new(index, order, &span)));
            ControlFlow::Continue(())
        };
        let groups = watch.is_some().then_some(&tell as &dyn Fn(FirstStep));
        self.walk(&sweep.swept(), &mut Near { view: self, each: &mut each, groups });
        tell(FirstStep::Ends { tested, culled: self.world.len() as u32 - tested });
        self.ordered(sweep, &all)
    }

    /// Every contact, in exact order, found by a test of every box: a figure shows what the broad phase saves.
    #[cfg(feature = "web")]
    pub(crate) fn all_one_by_one(&self, sweep: &Sweep) -> Vec<Found> {
        let hit = |(index, kept): (u32, &Kept)| {
            let span = sweep.meets(&kept.obstacle())?;
            Some(SweepHit::new(index, kept.order, &span))
        };
        let all: Vec<_> = (0..).zip(self.world.kept()).filter_map(hit).collect();
        self.ordered(sweep, &all)
    }

    fn ordered(&self, sweep: &Sweep, all: &[SweepHit]) -> Vec<Found> {
        let keys = all.iter().enumerate().map(|(i, hit)| (hit.t.to_bits(), hit.order, i));
        let entry = |i: usize| sweep.entry(&self.kept(all[i].index).obstacle());
        let ordered = in_order(keys.collect(), &entry);
        ordered.into_iter().map(|((.., i), _)| self.found(sweep, all[i])).collect()
    }

    /// Whether there is any contact.
    pub(crate) fn any(&self, sweep: &Sweep) -> bool {
        let mut any = false;
        self.each_near(&sweep.swept(), &mut |_, kept| {
            any = sweep.meets(&kept.obstacle()).is_some();
            if any { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        any
    }

    /// The boxes that a mover overlaps, in the order of insertion.
    pub(crate) fn overlaps(&self, mover: &Mover) -> Vec<BoxId> {
        let mut overlaps = Vec::new();
        self.each_near(&still(mover), &mut |index, kept| {
            if mover.is_inside(mover.position(), &kept.obstacle()) {
                overlaps.push((0, kept.order, index as usize));
            }
            ControlFlow::Continue(())
        });
        sorted(overlaps).into_iter().map(|(.., index)| self.kept(index as u32).id).collect()
    }

    /// The walls that pass with their ids, in the order of insertion.
    pub(crate) fn in_order(&self) -> Vec<(BoxId, Wall)> {
        let passing = self.world.in_order().into_iter().filter(|kept| self.has(kept));
        passing.map(|kept| (kept.id, kept.wall())).collect()
    }

    pub(crate) fn found(&self, path: &Sweep, SweepHit { index, t, .. }: SweepHit) -> Found {
        let kept = self.kept(index);
        Found { id: kept.id, t, path: *path, wall: kept.wall() }
    }

    /// The box with an index that a walk gave.
    pub(crate) fn kept(&self, index: u32) -> &'a Kept {
        &self.world.kept()[index as usize]
    }

    /// Runs a query that may visit a box several times, but calls the filter's function only once for each box.
    pub(crate) fn ask<Answer>(self, query: impl FnOnce(View<'_>) -> Answer) -> Answer {
        let Some((passing, when)) = self.filter.and_then(|it| Some((it, it.when?))) else {
            return query(self);
        };
        let when = once(when);
        query(View { filter: Some(Passing { when: Some(&when), ..passing }), ..self })
    }

    /// Whether a box passes the filter. A box on no layer never does.
    pub(crate) fn has(&self, Kept { id, layers, .. }: &Kept) -> bool {
        self.filter.map_or(*layers != 0, |filter| filter.passes(*id, *layers))
    }

    /// Visits each box that a path may meet, once, in no particular order.
    pub(crate) fn each_near(
        &self,
        swept: &Swept,
        each: &mut dyn FnMut(u32, &Kept) -> ControlFlow<()>,
    ) {
        self.walk(swept, &mut Near { view: self, each, groups: None });
    }

    pub(crate) fn walk(&self, swept: &Swept, visitor: &mut impl Visitor) {
        // A visitor that has seen enough ends the walk.
        let _ = self.world.forest().walk(&Probe::new(swept), visitor);
    }
}

/// The step that tells of a group that is visited.
pub(crate) fn visits(Group { bounds, level, .. }: &Group) -> FirstStep {
    FirstStep::Group { min: bounds.min(), max: bounds.max(), level: *level }
}

/// Visits all boxes near a path.
struct Near<'a> {
    view: &'a View<'a>,
    each: &'a mut dyn FnMut(u32, &Kept) -> ControlFlow<()>,
    /// Who is told of the groups, if anybody.
    groups: Option<&'a dyn Fn(FirstStep)>,
}

impl Visitor for Near<'_> {
    const IN_ORDER: bool = false;

    fn until(&self) -> f64 {
        1.0
    }

    fn needs(&mut self, group: &Group) -> bool {
        if let Some(tell) = self.groups {
            tell(visits(group));
        }
        true
    }

    fn is_watched(&self) -> bool {
        self.groups.is_some()
    }

    fn culls(&mut self, Group { bounds, level, .. }: &Group) {
        if let Some(tell) = self.groups {
            tell(FirstStep::Culls { min: bounds.min(), max: bounds.max(), level: *level });
        }
    }

    fn visit(&mut self, index: u32) -> ControlFlow<()> {
        let kept = self.view.kept(index);
        if self.view.has(kept) { (self.each)(index, kept) } else { ControlFlow::Continue(()) }
    }
}

/// A box that a sweep meets.
#[derive(Clone, Copy)]
pub(crate) struct SweepHit {
    pub(crate) index: u32,
    pub(crate) order: u32,
    /// The time of the contact: a search compares it again and again.
    pub(crate) t: f64,
}

impl SweepHit {
    pub(crate) fn new(index: u32, order: u32, span: &Span) -> Self {
        Self { index, order, t: span.enter_time() }
    }
}
