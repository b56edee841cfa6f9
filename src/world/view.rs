//! The boxes that a query may find, and how it visits those near a path.

use std::cell::RefCell;
use std::ops::ControlFlow;

use crate::answer::Contact;
use crate::query::segment_aabb::segment_vs_aabb;
use crate::shape::{Aabb, Segment};
use crate::sweep::entry_order::{in_order, sorted};
use crate::sweep::span::Span;
use crate::world::box_id::BoxId;
use crate::world::filter::{Passing, once};
use crate::world::mover::Mover;
use crate::world::probe::Probe;
use crate::world::sweep::{Found, Step, Sweep, Swept, still};
use crate::world::tree::{Group, Visitor};
use crate::world::world::{Kept, World};

/// The boxes of a world that a query may find.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) world: &'a World,
    /// Without one, all boxes pass.
    pub(crate) filter: Option<Passing<'a>>,
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
            all.extend(span.map(|span| SweepHit::new(index, order, &span)));
            ControlFlow::Continue(())
        };
        let groups = watch.is_some().then_some(&tell as &dyn Fn(Step));
        self.walk(&sweep.swept(), &mut Near { view: self, each: &mut each, groups });
        tell(Step::Ends { tested, culled: self.world.len() as u32 - tested });
        self.ordered(sweep, &all)
    }

    /// Every contact, in exact order, found by a test of every box: a figure shows what the broad phase saves.
    #[cfg(feature = "web")]
    pub(crate) fn all_one_by_one(&self, sweep: &Sweep) -> Vec<Found> {
        let hit = |(index, kept): (u32, &Kept)| {
            sweep.meets(&kept.aabb).map(|span| SweepHit::new(index, kept.order, &span))
        };
        let all: Vec<_> = (0..).zip(self.world.kept()).filter_map(hit).collect();
        self.ordered(sweep, &all)
    }

    fn ordered(&self, sweep: &Sweep, all: &[SweepHit]) -> Vec<Found> {
        let keys = all.iter().enumerate().map(|(i, hit)| (hit.t.to_bits(), hit.order, i));
        let entry = |i: usize| sweep.entry(&self.kept(all[i].index).aabb);
        let ordered = in_order(keys.collect(), &entry);
        ordered.into_iter().map(|((.., i), _)| self.found(sweep, all[i])).collect()
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

    /// Whether the open segment meets no interior of the union of the walls.
    ///
    /// ```text
    ///   ▓▓▓▓▓▓▓▓        of each tile alone, this path meets only the side; but between two tiles that
    ///  ─────────▶       touch along it, it runs through the inside of the wall that they make together
    ///   ▓▓▓▓▓▓▓▓
    /// ```
    pub(crate) fn is_clear(&self, segment: Segment) -> bool {
        let (mut is_clear, mut beside) = (true, [Vec::new(), Vec::new()]);
        self.each_near(&Sweep::from(segment).swept(), &mut |_, kept| {
            match segment_vs_aabb(segment, kept.aabb).map(|span| span.contact()) {
                Some(Contact::Cross) => {
                    is_clear = false;
                    return ControlFlow::Break(());
                }
                Some(Contact::Touch) => {
                    if let Some((is_high, stretch)) = along(&segment, &kept.aabb) {
                        beside[usize::from(is_high)].push(stretch);
                    }
                }
                None => {}
            }
            ControlFlow::Continue(())
        });
        is_clear && !overlap(beside)
    }

    pub(crate) fn found(&self, path: &Sweep, SweepHit { index, t, .. }: SweepHit) -> Found {
        let Kept { id, aabb, .. } = *self.kept(index);
        Found { id, t, path: *path, aabb }
    }

    /// The box with an index that a walk gave.
    pub(crate) fn kept(&self, index: u32) -> &Kept {
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

    pub(crate) fn walk(&self, swept: &Swept, visitor: &mut impl Visitor) {
        // A visitor that has seen enough ends the walk.
        let _ = self.world.forest().walk(&Probe::new(swept), visitor);
    }
}

/// Where a wall lies along a path.
type Stretch = [f64; 2];

/// The stretch of a segment that lies on a side of a wall with an interior, and whether that wall lies on its high side.
fn along(segment: &Segment, wall: &Aabb) -> Option<(bool, Stretch)> {
    let (a, b) = (segment.a(), segment.b());
    let axis = (0..2).find(|axis| a[*axis] != b[*axis] && a[1 - axis] == b[1 - axis])?;
    let (low, high) = (wall.min(), wall.max());
    let stretch = [a[axis].min(b[axis]).max(low[axis]), a[axis].max(b[axis]).min(high[axis])];
    let [low, high, line] = [low, high, a].map(|place| place[1 - axis]);
    let has_interior = low < high && stretch[0] < stretch[1];
    (has_interior && (low == line || high == line)).then_some((low == line, stretch))
}

/// Whether a stretch on one side and one on the other have more than a point in common.
fn overlap(beside: [Vec<Stretch>; 2]) -> bool {
    let [lows, highs] = beside.map(|mut stretches| {
        stretches.sort_by(|one, other| one[0].total_cmp(&other[0]));
        stretches
    });
    let (mut i, mut j) = (0, 0);
    while let (Some(low), Some(high)) = (lows.get(i), highs.get(j)) {
        if low[0].max(high[0]) < low[1].min(high[1]) {
            return true;
        }
        // The one that ends first meets nothing that comes later.
        if low[1] <= high[1] { i += 1 } else { j += 1 }
    }
    false
}

/// The step that tells of a group that is visited.
pub(crate) fn visits(Group { bounds, level, .. }: &Group) -> Step {
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

    fn is_watched(&self) -> bool {
        self.groups.is_some()
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
