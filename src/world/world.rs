//! Several boxes, which come and go: insert, remove, move; what a path meets first, and all that it meets.

use std::ops::ControlFlow;

use crate::answer::{Contact, Span};
use crate::path::entry::{Entry, in_order};
use crate::shape::Aabb;
use crate::world::cells::{Cells, Swept};
use crate::world::marks::Marks;
use crate::world::sweep::{Found, Sweep};

/// What the broad phase does, for [`World::trace_first`].
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Step {
    /// The path comes into a cell.
    Cell {
        /// Its column.
        x: i64,
        /// Its row.
        y: i64,
    },
    /// A box in a cell is asked, for the first and only time.
    Tests {
        /// Which box.
        index: u32,
        /// What it says.
        contact: Option<Contact>,
    },
    /// The walk ends.
    Ends {
        /// How many boxes were asked.
        tested: u32,
        /// How many never had to be.
        culled: u32,
    },
}

/// Many boxes that are asked at once. A box keeps its index until it is removed.
///
/// The plane is cut into large square cells (Ericson 2005 §7.1), and a path asks only the boxes in the
/// cells that it runs through, in order (after Amanatides & Woo 1987):
///
/// ```text
///   ┌───┬───┬───┬───┬───┐
///   │   │   │   │ ● │ ● │     in each slab the cells between the heights at which
///   ├───┼───┼───┼╱──┼───┤     the mover comes into it and leaves it
///   │ ● │ ● │ ●╱│ ● │   │
///   └───┴───┴───┴───┴───┘
/// ```
///
/// This leaves out only pairs that are provably a miss. Every answer is the one that asking each box
/// alone gives, bit for bit, after any inserts, moves and removals. Hits are ordered by their exact
/// times, exact ties by index.
///
/// # Recipes
///
/// A bullet flies until it meets the first thing in its way:
///
/// ```
/// use graze2d::{Aabb, Feature, Segment, Side, World, glam::dvec2};
///
/// let world = World::new([Aabb::new(dvec2(4.0, -1.0), dvec2(5.0, 1.0))?]);
/// let (muzzle, velocity, dt) = (dvec2(0.0, 0.5), dvec2(480.0, 0.0), 1.0 / 60.0);
/// let path = Segment::new(muzzle, muzzle + velocity * dt)?;
/// let first = world.first(&path.into()).and_then(|found| found.span().enter());
/// let hit = first.expect("the wall is in its way");
/// assert_eq!((hit.point(), hit.feature()), (dvec2(4.0, 0.5), Feature::Side(Side::Left)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// Two see each other if the line between them crosses no wall; touching a wall does not block sight:
///
/// ```
/// use graze2d::{Aabb, Segment, Sweep, World, glam::{DVec2, dvec2}};
///
/// let world = World::new([Aabb::new(dvec2(4.0, -1.0), dvec2(5.0, 1.0))?]);
/// let sees = |eye: DVec2, other: DVec2| {
///     let sight = Sweep::Segment(Segment::new(eye, other)?);
///     Ok::<bool, graze2d::GeometryError>(world.first_crossing(&sight).is_none())
/// };
/// assert!(!sees(dvec2(0.0, 0.5), dvec2(9.0, 0.5))?);
/// assert!(sees(dvec2(0.0, 1.0), dvec2(9.0, 1.0))?, "along its side");
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// A top-down walker is a circle that slides along walls, one motion a step:
///
/// ```
/// use graze2d::{Aabb, Circle, Motion, Mover, Response, World, glam::dvec2};
///
/// let world = World::new([Aabb::new(dvec2(4.0, -9.0), dvec2(5.0, 9.0))?]);
/// let mut walker: Mover = Circle::new(dvec2(0.0, 0.0), 0.5)?.into();
/// let slide = Response::slide();
/// for _ in 0..60 {
///     let (velocity, dt) = (dvec2(6.0, 3.0), 1.0 / 64.0);
///     walker = world.travel(&walker, &Motion::new(velocity * dt)?, slide).mover();
/// }
/// assert_eq!(walker.position(), dvec2(3.5, 2.8125), "against the wall, and on along it");
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// A platformer's box falls onto tiles; it stands when it has hit the top of one. After a step, the
/// response has left of the velocity what the walls allow:
///
/// ```
/// use graze2d::{
///     Aabb, Feature, Motion, Mover, Response, Side, World, glam::{DVec2, dvec2},
/// };
///
/// let tile = |x: i32| Aabb::from_min_size(dvec2(f64::from(x), 0.0), DVec2::ONE);
/// let world = World::new((0..20).map(tile).collect::<Result<Vec<_>, _>>()?);
/// let mut player: Mover = Aabb::from_min_size(dvec2(1.0, -3.0), dvec2(0.8, 1.5))?.into();
/// let (mut velocity, mut stands, dt) = (dvec2(5.0, 0.0), false, 1.0 / 64.0);
/// let slide = Response::slide();
/// for _ in 0..64 {
///     velocity.y += 30.0 * dt;
///     let travel = world.travel(&player, &Motion::new(velocity * dt)?, slide);
///     (player, velocity) = (travel.mover(), travel.motion() / dt);
///     stands = travel.hits().iter().any(|hit| hit.feature() == Feature::Side(Side::Top));
/// }
/// assert_eq!((player.position(), velocity), (dvec2(6.0, -1.5), dvec2(5.0, 0.0)));
/// assert!(stands, "and no seam between two tiles has stopped it");
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[derive(Clone, Debug)]
pub struct World {
    /// By index; where one was removed there is none.
    boxes: Vec<Option<Aabb>>,
    /// How many there are.
    count: usize,
    /// How many there were when the world was last cut into cells.
    count_at_cut: usize,
    cells: Cells,
}

impl World {
    /// A world of these boxes, with indices in their order.
    ///
    /// ```
    /// use graze2d::{Aabb, Segment, Sweep, World, glam::dvec2};
    ///
    /// let near = Aabb::new(dvec2(2.0, 0.0), dvec2(3.0, 4.0))?;
    /// let far = Aabb::new(dvec2(8.0, 0.0), dvec2(9.0, 4.0))?;
    /// let world = World::new([far, near]);
    /// let bullet = Sweep::Segment(Segment::new(dvec2(0.0, 1.0), dvec2(10.0, 1.0))?);
    /// let first = world.first(&bullet).unwrap();
    /// assert_eq!((first.index(), first.t()), (1, 0.2));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn new(boxes: impl IntoIterator<Item = Aabb>) -> Self {
        let boxes: Vec<_> = boxes.into_iter().map(Some).collect();
        let count = boxes.len();
        let mut world = Self { boxes, count, count_at_cut: 0, cells: Cells::new(1.0) };
        world.cut();
        world
    }

    /// The boxes by their indices, in order; without those that were removed.
    fn boxes(&self) -> impl Iterator<Item = (usize, &Aabb)> {
        let boxes = self.boxes.iter().enumerate();
        boxes.filter_map(|(index, aabb)| Some((index, aabb.as_ref()?)))
    }

    /// Cuts the world anew into cells of about twice the extent of a typical box.
    fn cut(&mut self) {
        let extents = |aabb: &Aabb| (aabb.max() - aabb.min()).max_element();
        // The geometric mean is not swayed by a few very large ones.
        let logarithms = self.boxes.iter().flatten().map(extents).filter(|size| *size > 0.0);
        let (sum, count) =
            logarithms.fold((0_i64, 0), |(sum, count), size| (sum + exponent(size), count + 1));
        let size = f64::from_bits(((1024 + sum / count.max(1)).clamp(1, 2046) as u64) << 52);
        self.cells = Cells::new(size);
        for (index, aabb) in self.boxes.iter().enumerate() {
            if let Some(aabb) = aabb {
                self.cells.insert(index as u32, aabb);
            }
        }
        self.count_at_cut = self.count;
    }

    /// The extent of a cell, for pictures of the broad phase: a power of two, about twice the extent
    /// of a typical box.
    pub fn cell_size(&self) -> f64 {
        self.cells.size()
    }

    /// How many boxes there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The box of an index, if there is one.
    pub fn get(&self, index: u32) -> Option<Aabb> {
        self.boxes.get(index as usize).copied().flatten()
    }

    /// Adds a box and gives its index, a new one: never that of a removed box.
    pub fn insert(&mut self, aabb: Aabb) -> u32 {
        let index = self.boxes.len() as u32;
        self.boxes.push(Some(aabb));
        self.count += 1;
        // New boxes may be of another size than those the cells were made for.
        if self.count > 2 * self.count_at_cut + 16 {
            self.cut();
        } else {
            self.cells.insert(index, &aabb);
        }
        index
    }

    /// Takes a box out and gives it back, if it was there.
    pub fn remove(&mut self, index: u32) -> Option<Aabb> {
        let aabb = self.boxes.get_mut(index as usize)?.take()?;
        self.cells.remove(index, &aabb);
        self.count -= 1;
        Some(aabb)
    }

    /// Puts a box somewhere else; `false` where there is none of that index.
    pub fn move_to(&mut self, index: u32, aabb: Aabb) -> bool {
        let Some(old) = self.get(index) else { return false };
        self.cells.remove(index, &old);
        self.cells.insert(index, &aabb);
        self.boxes[index as usize] = Some(aabb);
        true
    }

    /// The earliest contact, touches included; of several at the same exact time, the one of the
    /// lowest index. A box that the path starts in is met at 0.
    pub fn first(&self, sweep: &Sweep) -> Option<Found> {
        self.trace_first(sweep, |_| ())
    }

    /// Like [`World::first`], and reports every step of the broad phase to `watch`.
    pub fn trace_first(&self, sweep: &Sweep, watch: impl FnMut(Step)) -> Option<Found> {
        self.earliest(sweep, false, watch)
    }

    /// The earliest crossing into an interior; touches do not count. A box without area has no
    /// interior that a segment could cross.
    pub fn first_crossing(&self, sweep: &Sweep) -> Option<Found> {
        self.earliest(sweep, true, |_| ())
    }

    /// Every contact, in exact order; those at the same time by index.
    pub fn all(&self, sweep: &Sweep) -> Vec<Found> {
        let mut all = Vec::new();
        self.walk(&sweep.swept(), &mut |visit| {
            if let Visit::Box(index, aabb) = visit {
                all.extend(sweep.meets(aabb).map(|span| Found { index, span }));
            }
            ControlFlow::Continue(f64::INFINITY)
        });
        let ordered =
            in_order(&all, |found| (found.t(), found.index), |found| self.entry(sweep, found));
        ordered.into_iter().map(|(found, _)| found).collect()
    }

    /// Whether there is any contact, touches included.
    pub fn any(&self, sweep: &Sweep) -> bool {
        let mut any = false;
        self.walk(&sweep.swept(), &mut |visit| match visit {
            Visit::Box(_, aabb) if sweep.meets(aabb).is_some() => {
                any = true;
                ControlFlow::Break(())
            }
            _ => ControlFlow::Continue(f64::INFINITY),
        });
        any
    }

    /// The earliest contact, or crossing, and every step of the broad phase.
    pub(crate) fn earliest(
        &self,
        sweep: &Sweep,
        crossings_only: bool,
        mut watch: impl FnMut(Step),
    ) -> Option<Found> {
        let counts = |span: &Span| !crossings_only || span.contact() == Contact::Cross;
        let mut best: Option<Found> = None;
        let mut tested = 0;
        self.walk(&sweep.swept(), &mut |visit| {
            match visit {
                Visit::Cell([x, y]) => watch(Step::Cell { x, y }),
                Visit::Box(index, aabb) => {
                    let span = sweep.meets(aabb);
                    tested += 1;
                    watch(Step::Tests { index, contact: span.map(|span| span.contact()) });
                    let found = span.filter(counts).map(|span| Found { index, span });
                    best = match (best, found) {
                        (Some(best), Some(found)) => Some(self.earlier(sweep, best, found)),
                        (best, found) => found.or(best),
                    };
                }
            }
            // Boxes in cells that are reached later cannot come before it.
            ControlFlow::Continue(best.map_or(f64::INFINITY, |best| best.t()))
        });
        watch(Step::Ends { tested, culled: self.len() as u32 - tested });
        best
    }

    fn entry(&self, sweep: &Sweep, found: &Found) -> Entry {
        self.get(found.index).map_or(Entry::Start, |aabb| sweep.entry(&aabb))
    }

    /// Which of two is met first, ties by index.
    fn earlier(&self, sweep: &Sweep, one: Found, other: Found) -> Found {
        // Rounding is monotone: times that round differently are in order as they stand.
        let order = one.t().total_cmp(&other.t());
        let order = order.then_with(|| self.entry(sweep, &one).order(&self.entry(sweep, &other)));
        if order.then(one.index.cmp(&other.index)).is_le() { one } else { other }
    }

    /// Walks the cells of a path and asks each box in them once. The answer is a time: cells that are
    /// reached later need no visit.
    pub(crate) fn walk(
        &self,
        swept: &Swept,
        each: &mut dyn FnMut(Visit<'_>) -> ControlFlow<(), f64>,
    ) {
        let mut asked = Marks::for_boxes(self.boxes.len());
        let mut until = f64::INFINITY;
        let visited = self.cells.visit(swept, &mut |cell, reached, list| {
            if reached > until {
                return ControlFlow::Break(());
            }
            if let Some(cell) = cell {
                until = each(Visit::Cell(cell))?;
            }
            for index in list {
                if !asked.has(*index) {
                    asked.mark(*index);
                    if let Some(aabb) = &self.boxes[*index as usize] {
                        until = each(Visit::Box(*index, aabb))?;
                    }
                }
            }
            ControlFlow::Continue(())
        });
        if !visited {
            for (index, aabb) in self.boxes.iter().enumerate() {
                if let Some(aabb) = aabb
                    && each(Visit::Box(index as u32, aabb)).is_break()
                {
                    return;
                }
            }
        }
    }
}

/// Equal where the same indices hold equal boxes: such worlds answer alike. How they came about, and
/// into what cells they are cut, does not count; nor do indices at the end whose boxes were removed.
impl PartialEq for World {
    fn eq(&self, other: &Self) -> bool {
        self.boxes().eq(other.boxes())
    }
}

/// A world without boxes.
impl Default for World {
    fn default() -> Self {
        Self::new([])
    }
}

/// The binary exponent of a positive number.
fn exponent(x: f64) -> i64 {
    (x.to_bits() >> 52) as i64 - 1023
}

/// What a path comes upon.
pub(crate) enum Visit<'a> {
    Cell([i64; 2]),
    Box(u32, &'a Aabb),
}
