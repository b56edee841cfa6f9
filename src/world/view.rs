//! The boxes that a query is about, and how it visits them: those along a path, near cells first.

use std::cell::RefCell;
use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use crate::answer::{Contact, Span};
use crate::sweep::entry_order::{Entry, in_order, sorted};
use crate::world::bit_set::BitSet;
use crate::world::box_id::BoxId;
use crate::world::cells::Swept;
use crate::world::filter::Filter;
use crate::world::mover::Mover;
use crate::world::sweep::{Found, Step, Sweep, still};
use crate::world::world::{Kept, World};

/// The boxes of a world that a query is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'a> {
    pub(crate) world: &'a World,
    /// All boxes pass if there is none.
    pub(crate) filter: Option<&'a Filter<'a>>,
}

impl View<'_> {
    /// Every contact, in exact order.
    pub(crate) fn all(&self, sweep: &Sweep) -> Vec<Found> {
        let mut all = Vec::new();
        self.each_near(&sweep.swept(), &mut |index, Kept { aabb, order, .. }| {
            let order = *order;
            all.extend(sweep.meets(aabb).map(|span| SweepHit { index, order, span }));
            ControlFlow::Continue(())
        });
        let ordered = in_order(&all, |hit| (hit.t(), hit.order), |hit| self.entry(sweep, hit));
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
        mut watch: impl FnMut(Step),
    ) -> Option<Found> {
        let counts = |span: &Span| !crossings_only || span.contact() == Contact::Cross;
        let mut best: Option<SweepHit> = None;
        let mut tested = 0;
        self.walk(&sweep.swept(), &mut |visit| {
            match visit {
                Visit::Cell([x, y]) => watch(Step::Cell { x, y }),
                Visit::Box(index, kept) => {
                    let span = sweep.meets(&kept.aabb);
                    tested += 1;
                    watch(Step::Tests { id: kept.id, contact: span.map(|span| span.contact()) });
                    let hit =
                        span.filter(counts).map(|span| SweepHit { index, order: kept.order, span });
                    best = match (best, hit) {
                        (Some(best), Some(hit)) => Some(self.earlier(sweep, best, hit)),
                        (best, hit) => hit.or(best),
                    };
                }
            }
            // Boxes in cells that are reached later cannot be met before it.
            ControlFlow::Continue(best.map_or(f64::INFINITY, |best| best.t()))
        });
        watch(Step::Ends { tested, culled: self.world.len() as u32 - tested });
        best.map(|hit| self.found(hit))
    }

    fn found(&self, SweepHit { index, span, .. }: SweepHit) -> Found {
        Found { id: self.kept(index).id, span }
    }

    fn entry(&self, sweep: &Sweep, hit: &SweepHit) -> Entry {
        sweep.entry(&self.kept(hit.index).aabb)
    }

    /// Which of two is met first, ties by the order of insertion.
    fn earlier(&self, sweep: &Sweep, one: SweepHit, other: SweepHit) -> SweepHit {
        // Rounding is monotone: times that round differently are in order as they stand.
        let order = one.t().total_cmp(&other.t());
        let order = order.then_with(|| self.entry(sweep, &one).order(&self.entry(sweep, &other)));
        if order.then(one.order.cmp(&other.order)).is_le() { one } else { other }
    }

    /// The box of an index, from a walk.
    pub(crate) fn kept(&self, index: u32) -> &Kept {
        &self.world.kept()[index as usize]
    }

    /// Runs a query that visits boxes several times, but still calls the filter's function once per box.
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

    /// Whether a box is one of these. A box on no layer never is.
    fn has(&self, Kept { id, layers, .. }: &Kept) -> bool {
        self.filter.map_or(*layers != 0, |filter| filter.lets(*id, *layers))
    }

    /// Visits each box that a path may meet, once, in no particular order.
    pub(crate) fn each_near(
        &self,
        swept: &Swept,
        each: &mut dyn FnMut(u32, &Kept) -> ControlFlow<()>,
    ) {
        let [low, high] = swept.hull();
        self.walk(swept, &mut |visit| {
            if let Visit::Box(index, kept) = visit {
                // A box that is certainly off the path needs no exact test. NaN is not certain.
                let [min, max] = [kept.aabb.min(), kept.aabb.max()];
                if !(max.cmplt(low) | min.cmpgt(high)).any() {
                    each(index, kept)?;
                }
            }
            ControlFlow::Continue(f64::INFINITY)
        });
    }

    /// Walks the cells of a path and visits each box in them once, if it passes the filter. `each` returns a
    /// time: cells that are reached later need no visit.
    fn walk(&self, swept: &Swept, each: &mut dyn FnMut(Visit<'_>) -> ControlFlow<(), f64>) {
        let boxes = self.world.kept();
        let mut asked = BitSet::with_capacity(boxes.len());
        let mut until = f64::INFINITY;
        let visited = self.world.cells().visit(swept, &mut |cell, reached, list| {
            if reached > until {
                return ControlFlow::Break(());
            }
            if let Some(cell) = cell {
                until = each(Visit::Cell(cell))?;
            }
            for index in list {
                if !asked.contains(*index) {
                    asked.insert(*index);
                    let kept = &boxes[*index as usize];
                    if self.has(kept) {
                        until = each(Visit::Box(*index, kept))?;
                    }
                }
            }
            ControlFlow::Continue(())
        });
        if !visited {
            for (index, kept) in boxes.iter().enumerate() {
                if self.has(kept) && each(Visit::Box(index as u32, kept)).is_break() {
                    return;
                }
            }
        }
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

/// What a walk visits. The index of a box is valid as long as the query.
enum Visit<'a> {
    Cell([i64; 2]),
    Box(u32, &'a Kept),
}
