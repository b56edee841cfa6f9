//! The boxes that a query may find, and how it visits those near a path.

use std::cell::RefCell;
use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use crate::answer::{Contact, Span};
use crate::exact::power_of_two;
use crate::shape::Aabb;
use crate::sweep::entry_order::{Entry, in_order, sorted};
use crate::world::box_id::BoxId;
use crate::world::filter::Filter;
use crate::world::mover::Mover;
use crate::world::probe::Probe;
use crate::world::sweep::{Found, Step, Sweep, Swept, still};
use crate::world::tree::{Group, Visitor};
use crate::world::world::{HAS_FOREST, Kept, World};

/// Times that differ by more than this factor need no exact test to be in order.
const NEARLY: f64 = 1.0 - power_of_two(-40);

/// The boxes of a world that a query may find.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'a> {
    pub(crate) world: &'a World,
    /// Without one, all boxes pass.
    pub(crate) filter: Option<&'a Filter<'a>>,
}

impl View<'_> {
    /// Every contact, in exact order; reports every step of the broad phase.
    pub(crate) fn all(&self, sweep: &Sweep, watch: Option<&mut dyn FnMut(Step)>) -> Vec<Found> {
        let (mut all, mut tested) = (Vec::new(), 0);
        let watch = watch.map(RefCell::new);
        let tell = |step| watch.iter().for_each(|watch| (watch.borrow_mut())(step));
        let mut each = |index, Kept { aabb, id, order, .. }: &Kept| {
            let (id, order, span) = (*id, *order, sweep.meets(aabb));
            tested += 1;
            tell(Step::Tests { id, contact: span.map(|span| span.contact()) });
            all.extend(span.map(|span| SweepHit { index, order, span }));
            ControlFlow::Continue(())
        };
        let groups = watch.is_some().then_some(&tell as &dyn Fn(Step));
        self.walk(&sweep.swept(), &mut Near { view: self, each: &mut each, groups });
        tell(Step::Ends { tested, culled: self.world.len() as u32 - tested });
        self.ordered(sweep, &all)
    }

    fn ordered(&self, sweep: &Sweep, all: &[SweepHit]) -> Vec<Found> {
        let ordered = in_order(all, |hit| (hit.t(), hit.order), |hit| self.entry(sweep, hit));
        ordered.into_iter().map(|(hit, _)| self.found(hit)).collect()
    }

    /// Whether there is any contact.
    pub(crate) fn any(&self, sweep: &Sweep) -> bool {
        let mut any = false;
        self.each_near(&sweep.swept(), &mut |_, kept| {
            any = sweep.meets(&kept.aabb).is_some();
            if any { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        any
    }

    /// The boxes that a mover overlaps, in the order of insertion.
    pub(crate) fn overlaps(&self, mover: &Mover) -> Vec<BoxId> {
        let mut overlaps = Vec::new();
        self.each_near(&still(mover), &mut |index, Kept { aabb, order, .. }| {
            if mover.is_inside(mover.position(), aabb) {
                overlaps.push((0, *order, index as usize));
            }
            ControlFlow::Continue(())
        });
        sorted(overlaps).into_iter().map(|(.., index)| self.kept(index as u32).id).collect()
    }

    /// The earliest contact, or crossing; reports every step of the broad phase.
    pub(crate) fn earliest(
        &self,
        sweep: &Sweep,
        crossings_only: bool,
        watch: impl FnMut(Step),
    ) -> Option<Found> {
        let mut search = Search { view: self, sweep, crossings_only, best: None, tested: 0, watch };
        self.walk(&sweep.swept(), &mut search);
        let Search { best, tested, mut watch, .. } = search;
        watch(Step::Ends { tested, culled: self.world.len() as u32 - tested });
        best.map(|hit| self.found(hit))
    }

    fn found(&self, SweepHit { index, span, .. }: SweepHit) -> Found {
        Found { id: self.kept(index).id, span }
    }

    fn entry(&self, sweep: &Sweep, hit: &SweepHit) -> Entry {
        sweep.entry(&self.kept(hit.index).aabb)
    }

    /// Whether one hit comes before another; if they tie, by the order of insertion.
    fn is_earlier(
        &self,
        sweep: &Sweep,
        (one, box_one): (&SweepHit, &Aabb),
        (other, box_other): (&SweepHit, &Aabb),
    ) -> bool {
        // Rounding is monotone: times that round differently are in order as they stand.
        let order = one.t().total_cmp(&other.t());
        let order = order.then_with(|| sweep.entry(box_one).order(&sweep.entry(box_other)));
        order.then(one.order.cmp(&other.order)).is_lt()
    }

    /// The box with an index that a walk gave.
    pub(crate) fn kept(&self, index: u32) -> &Kept {
        &self.world.kept()[index as usize]
    }

    /// Runs a query that may visit a box several times, but calls the filter's function only once for each box.
    pub(crate) fn ask<Answer>(self, question: impl FnOnce(View<'_>) -> Answer) -> Answer {
        let with_function = self.filter.and_then(|filter| Some((filter, filter.function()?)));
        let Some((filter, function)) = with_function else { return question(self) };
        let known = RefCell::new(FxHashMap::default());
        let once = |id: BoxId| {
            let answer = known.borrow().get(&id).copied();
            answer.unwrap_or_else(|| {
                let answer = function(id);
                known.borrow_mut().insert(id, answer);
                answer
            })
        };
        let filter = filter.clone().when(once);
        question(View { world: self.world, filter: Some(&filter) })
    }

    /// Whether a box passes the filter. A box on no layer never does.
    fn has(&self, Kept { id, layers, .. }: &Kept) -> bool {
        self.filter.map_or(*layers != 0, |filter| filter.lets(*id, *layers))
    }

    /// Visits each box that a path may meet, once, in no particular order.
    pub(crate) fn each_near(
        &self,
        swept: &Swept,
        each: &mut dyn FnMut(u32, &Kept) -> ControlFlow<()>,
    ) {
        self.walk(swept, &mut Near { view: self, each, groups: None });
    }

    fn walk(&self, swept: &Swept, visitor: &mut impl Visitor) {
        // Either way, a visitor that has seen enough ends the walk.
        let _ = if HAS_FOREST {
            self.world.forest().walk(&Probe::new(swept), visitor)
        } else {
            let [low, high] = swept.hull();
            (0..).zip(self.world.kept()).try_for_each(|(index, Kept { aabb, .. })| {
                // A box is off the path only if that is certain: with NaN, both comparisons are false.
                let is_off = (aabb.max().cmplt(low) | aabb.min().cmpgt(high)).any();
                if is_off { ControlFlow::Continue(()) } else { visitor.visit(index) }
            })
        };
    }
}

/// The step that tells of a group that is visited.
fn visits(Group { bounds, level, .. }: &Group) -> Step {
    Step::Group { min: bounds.min(), max: bounds.max(), level: *level }
}

/// Visits all boxes near a path.
struct Near<'a> {
    view: &'a View<'a>,
    each: &'a mut dyn FnMut(u32, &Kept) -> ControlFlow<()>,
    /// Who is told of the groups, if anybody.
    groups: Option<&'a dyn Fn(Step)>,
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

    fn culls(&mut self, Group { bounds, level, .. }: &Group) {
        if let Some(tell) = self.groups {
            tell(Step::Culls { min: bounds.min(), max: bounds.max(), level: *level });
        }
    }

    fn visit(&mut self, index: u32) -> ControlFlow<()> {
        let kept = self.view.kept(index);
        if self.view.has(kept) { (self.each)(index, kept) } else { ControlFlow::Continue(()) }
    }
}

/// Looks for the earliest contact.
struct Search<'a, W: FnMut(Step)> {
    view: &'a View<'a>,
    sweep: &'a Sweep,
    crossings_only: bool,
    best: Option<SweepHit>,
    tested: u32,
    watch: W,
}

impl<W: FnMut(Step)> Visitor for Search<'_, W> {
    const IN_ORDER: bool = true;

    fn until(&self) -> f64 {
        self.best.map_or(1.0, |best| best.t())
    }

    fn needs(&mut self, group: &Group) -> bool {
        let Group { bounds, t, order, .. } = group;
        // A path reaches no box in these bounds before it reaches them. So if they are not earlier than the best
        // hit, and no box in them was inserted before it, it stays the best. Only near its time is this tested.
        let is_needed = self.best.is_none_or(|best| {
            *order < best.order
                || *t < best.t() * NEARLY
                || self.sweep.meets(bounds).is_some_and(|span| {
                    let group = SweepHit { index: best.index, order: *order, span };
                    self.view.is_earlier(
                        self.sweep,
                        (&group, bounds),
                        (&best, &self.view.kept(best.index).aabb),
                    )
                })
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
        let span = self.sweep.meets(&kept.aabb);
        self.tested += 1;
        (self.watch)(Step::Tests { id: kept.id, contact: span.map(|span| span.contact()) });
        if let Some(span) = span
            && (!self.crossings_only || span.contact() == Contact::Cross)
        {
            let hit = SweepHit { index, order: kept.order, span };
            let is_best = self.best.is_none_or(|best| {
                self.view.is_earlier(
                    self.sweep,
                    (&hit, &kept.aabb),
                    (&best, &self.view.kept(best.index).aabb),
                )
            });
            if is_best {
                self.best = Some(hit);
            }
        }
        ControlFlow::Continue(())
    }
}

/// A box that a sweep meets.
#[derive(Clone, Copy)]
struct SweepHit {
    index: u32,
    order: u32,
    span: Span,
}

impl SweepHit {
    /// The time of the contact.
    fn t(&self) -> f64 {
        self.span.times().0
    }
}
