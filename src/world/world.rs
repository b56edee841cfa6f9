//! Many boxes, which can be inserted, moved and removed.
//!
//! Boxes stand side by side in one list, whatever was removed before, so a query looks only at boxes that
//! are there. Slots lead from ids into that list:
//!
//! ```text
//!   slots   0  1  2  3         ids   0  1  2  3
//!           │  ·  │  └────┐    1 was removed: the last box has filled its gap,
//!   boxes   0  3  2  ◀────┘    and the next box gets slot 1 with generation 1
//! ```

#[cfg(feature = "web")]
use std::collections::TryReserveError;
use std::sync::Arc;

use crate::shape::{Aabb, Convex};
use crate::sweep::entry_order::sorted;
use crate::world::box_id::BoxId;
use crate::world::forest::Forest;
use crate::world::positions::Positions;
use crate::world::tree::Entry;
use crate::world::wall::{Obstacle, Wall};

/// All layers.
const ALL: u32 = u32::MAX;

/// So many places in the order of insertion may be those of boxes that are gone, and four for each that is there.
const MOST_GAPS: usize = 1024;

/// The most boxes. Their indices fit into 31 bits, and into 32 the places in the order of insertion, gaps included.
const MOST_BOXES: usize = 1 << 29;

/// A wall that is there.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    /// The wall, or the box around it.
    pub(crate) aabb: Aabb,
    /// The wall, if it is no box.
    pub(crate) shape: Option<Arc<Convex>>,
    pub(crate) id: BoxId,
    pub(crate) layers: u32,
    /// Its place in the order of insertion; there may be gaps between.
    pub(crate) order: u32,
}

impl Kept {
    pub(crate) fn obstacle(&self) -> Obstacle<'_> {
        Obstacle { aabb: self.aabb, shape: self.shape.as_deref() }
    }

    pub(crate) fn wall(&self) -> Wall {
        self.obstacle().wall()
    }
}

/// A wall as a world keeps it: the box around it, and the shape if it is no box.
pub(super) type Form = (Aabb, Option<Arc<Convex>>);

pub(super) fn form(wall: Wall) -> Form {
    match wall {
        Wall::Box(aabb) => (aabb, None),
        Wall::Shape(shape) => (shape.bounds(), Some(Arc::new(shape))),
    }
}

/// Many boxes, and other [walls](Wall) of any convex shape, that are queried together. A box keeps its [`BoxId`] until it is
/// removed. What is said of boxes here holds for every wall.
///
/// Boxes that are near one another form groups, and groups form larger ones (*bounding volume hierarchy*, a *broad
/// phase*, Ericson 2005 §6). Only the boxes in the groups that a path comes to are tested, near ones first:
///
/// ```text
///   ┌──────────┬─────────┐
///   │ ┌┐ ┌┐    │ ┌─────┐ │
///   │ └┘ └┘┌┐  │ └─────┘ │     of five boxes, two are tested
///   │──────└┘─▶│ ┌┐   ┌┐ │
///   └──────────┴─────────┘
/// ```
///
/// This leaves out only pairs that are provably a miss. Every answer is the same as if each box were tested
/// alone, bit for bit, after any inserts, moves and removals. Hits are ordered by their exact times, exact
/// ties by the order of insertion. [`World::filtered`] queries some of the boxes.
///
/// # Recipes
///
/// A bullet flies until it hits the first wall in its way:
///
/// ```
/// use graze2d::{Aabb, Feature, Segment, Side, World, glam::dvec2};
///
/// let world = World::new([Aabb::new(dvec2(4.0, -1.0), dvec2(5.0, 1.0))?]);
/// let (muzzle, velocity, dt) = (dvec2(0.0, 0.5), dvec2(480.0, 0.0), 1.0 / 60.0);
/// let path = Segment::new(muzzle, muzzle + velocity * dt)?;
/// let first = world.first(path).and_then(|found| found.span().enter());
/// let hit = first.expect("the wall is in its way");
/// assert_eq!((hit.point(), hit.feature()), (dvec2(4.0, 0.5), Feature::Side(Side::Left)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// A bullet that starts inside a wall hits it at once, and the hit has no [`enter`](crate::Span::enter). To let it out, take
/// the first of all hits that has one:
///
/// ```
/// use graze2d::{Aabb, BoxId, Segment, World};
///
/// let world = World::new([Aabb::new((4.0, 0.0), (5.0, 1.0))?, Aabb::new((0.0, 0.0), (1.0, 1.0))?]);
/// let path = Segment::new((0.5, 0.5), (8.0, 0.5))?;
/// let id = |found: graze2d::Found| found.id();
/// assert_eq!(world.first(path).map(id), Some(BoxId::from(1)));
/// let out = world.all(path).into_iter().find(|found| found.span().enter().is_some());
/// assert_eq!(out.map(id), Some(BoxId::from(0)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// Two players see each other if the line of sight between them goes through no wall. Touching a wall does not block it:
///
/// ```
/// use graze2d::{Aabb, Segment, World, glam::{DVec2, dvec2}};
///
/// let world = World::new([Aabb::new(dvec2(4.0, -1.0), dvec2(5.0, 1.0))?]);
/// let sees = |eye: DVec2, other: DVec2| {
///     Ok::<bool, graze2d::GeometryError>(world.is_clear(Segment::new(eye, other)?))
/// };
/// assert!(!sees(dvec2(0.0, 0.5), dvec2(9.0, 0.5))?);
/// assert!(sees(dvec2(0.0, 1.0), dvec2(9.0, 1.0))?, "along its side");
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// A top-down walker is a circle that slides along walls, one motion per timestep:
///
/// ```
/// use graze2d::{Aabb, Circle, Motion, Mover, Response, World, glam::dvec2};
///
/// let world = World::new([Aabb::new(dvec2(4.0, -9.0), dvec2(5.0, 9.0))?]);
/// let mut walker: Mover = Circle::new(dvec2(0.0, 0.0), 0.5)?.into();
/// let (velocity, dt) = (Motion::new((6.0, 3.0))?, 1.0 / 64.0);
/// for _ in 0..60 {
///     walker = world.travel(walker, velocity * dt, Response::slide()).mover();
/// }
/// assert_eq!(walker.position(), dvec2(3.5, 2.8125), "it hit the wall and slid along it");
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// A platformer's box falls onto tiles, and [`Travel::ground`](crate::Travel::ground) names those that it stands on. The motion that the travel
/// returns, divided by the duration of the timestep, is the next velocity:
///
/// ```
/// use graze2d::{Aabb, Motion, Mover, Response, World, glam::{DVec2, dvec2}};
///
/// let tile = |x: i32| Aabb::from_min_size(dvec2(f64::from(x), 0.0), DVec2::ONE);
/// let world = World::new((0..20).map(tile).collect::<Result<Vec<_>, _>>()?);
/// let mut player = Mover::from_min_size(dvec2(1.0, -3.0), dvec2(0.8, 1.5))?;
/// let (mut velocity, gravity) = (Motion::new((5.0, 0.0))?, Motion::new((0.0, 30.0))?);
/// let (mut stands, dt) = (false, 1.0 / 64.0);
/// for _ in 0..64 {
///     velocity += gravity * dt;
///     let travel = world.travel(player, velocity * dt, Response::slide());
///     (player, velocity) = (travel.mover(), travel.motion().per(dt)?);
///     stands = !travel.ground().is_empty();
/// }
/// assert_eq!((player.position(), velocity.get()), (dvec2(6.0, -1.5), dvec2(5.0, 0.0)));
/// assert!(stands, "and no seam between two tiles has stopped it");
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// A mover that is itself in the world must leave itself out, or it would hit itself. Put its
/// [`bounds`](crate::Mover::bounds) into the world, and keep the mover beside it:
///
/// ```
/// use graze2d::{Aabb, Filter, Motion, Mover, Response, World};
///
/// let mut world = World::new([Aabb::new((4.0, 0.0), (5.0, 9.0))?]);
/// let mut platform = Mover::from_min_size((0.0, 0.0), (2.0, 1.0))?;
/// let id = world.insert(platform.bounds());
/// let others = world.filtered(Filter::default().without([id]));
/// platform = others.travel(platform, Motion::new((9.0, 0.0))?, Response::Stop).mover();
/// world.move_to(id, platform.bounds());
/// assert_eq!((platform.position().x, platform.bounds().max().x), (2.0, 4.0));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// Put one-way platforms on a layer of their own. [`one_way`](crate::one_way) lets a player jump through them
/// from below. The player then overlaps the platform, so only walls may push the player out:
///
/// ```
/// use graze2d::{Aabb, Filter, World};
///
/// const WALL: u32 = 1;
/// const PLATFORM: u32 = 2;
///
/// let mut world = World::default();
/// world.insert_with_layers(Aabb::new((-9.0, 4.0), (9.0, 5.0))?, WALL);
/// world.insert_with_layers(Aabb::new((0.0, 2.0), (4.0, 3.0))?, PLATFORM);
/// let player = Aabb::new((1.0, 2.5), (2.0, 4.25))?;
/// let out = world.filtered(Filter::default().mask(WALL)).push_out(player);
/// assert_eq!(out.map(|player| player.position().y), Some(2.25), "out of the floor");
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// A lift carries who stands on it ([`World::move_solid`], or [`World::solids`] for several and for one-way lifts). Move
/// the solids, then let the movers travel:
///
/// ```
/// use graze2d::{Aabb, Motion, Mover, Response, World};
///
/// let mut world = World::default();
/// let lift = world.insert(Aabb::new((0.0, 4.0), (3.0, 4.3))?);
/// let mut movers = [Mover::from_min_size((1.0, 1.0), (0.7, 0.9))?];
/// let (up, fall) = (Motion::new((0.0, -0.1))?, Motion::new((0.0, 0.3))?);
/// for _ in 0..20 {
///     let shifted = world.move_solid(lift, up, &mut movers)?;
///     assert!(shifted[0].squeezed_by().is_empty());
///     let travel = world.travel(movers[0], fall, Response::slide());
///     movers = [travel.mover()];
/// }
/// assert_eq!(world.stands_on(movers[0]), [lift]);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// With the feature `serde`, a world can be saved and read back, with all ids. With `serde_json`, enable its feature
/// `float_roundtrip`: without it, boxes that are read differ in their last bit from those that were written.
///
/// ```
/// # #[cfg(feature = "serde")] {
/// use graze2d::{Aabb, World};
///
/// let world = World::new([Aabb::new((0.1 + 0.2, 20.900000000000002), (1.0, 30.0))?]);
/// let text = serde_json::to_string(&world)?;
/// let read: World = serde_json::from_str(&text)?;
/// assert!(read.iter().eq(world.iter()), "to the last bit");
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "broad phase")]
#[doc(alias = "bounding volume hierarchy")]
#[doc(alias = "spatial index")]
#[derive(Clone, Debug, Default)]
pub struct World {
    /// The boxes that are there. If one is removed, the last one fills the gap.
    pub(super) boxes: Vec<Kept>,
    /// By slot, the index in `boxes`, if the slot is in use.
    pub(super) slots: Vec<u32>,
    /// The ids of slots that can be used again.
    pub(super) free: Vec<BoxId>,
    /// The order of the next box.
    pub(super) next_order: u32,
    forest: Forest,
    pub(super) positions: Positions,
}

impl World {
    /// Creates a world from boxes, which get the ids 0, 1, 2 … in their order.
    ///
    /// ```
    /// use graze2d::{Aabb, BoxId, Segment, World, glam::dvec2};
    ///
    /// let near = Aabb::new(dvec2(2.0, 0.0), dvec2(3.0, 4.0))?;
    /// let far = Aabb::new(dvec2(8.0, 0.0), dvec2(9.0, 4.0))?;
    /// let world = World::new([far, near]);
    /// let bullet = Segment::new(dvec2(0.0, 1.0), dvec2(10.0, 1.0))?;
    /// let first = world.first(bullet).unwrap();
    /// assert_eq!((first.id(), first.t()), (BoxId::from(1), 0.2));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn new(walls: impl IntoIterator<Item = impl Into<Wall>>) -> Self {
        let mut world = Self::default();
        world.extend(walls);
        world
    }

    /// The number of boxes.
    pub fn len(&self) -> usize {
        self.boxes.len()
    }

    /// Whether there are no boxes.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The wall with this id, if there is one.
    pub fn get(&self, id: BoxId) -> Option<Wall> {
        Some(self.boxes[self.index(id)?].wall())
    }

    /// The layers of the box with this id, a bit for each, if there is one.
    pub fn layers(&self, id: BoxId) -> Option<u32> {
        Some(self.boxes[self.index(id)?].layers)
    }

    /// The boxes with their ids, in the order of their insertion.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (BoxId, Wall)> + ExactSizeIterator {
        self.in_order().into_iter().map(|kept| (kept.id, kept.wall()))
    }

    /// The positions that movers are given: all doubles, if nothing else was set.
    pub fn positions(&self) -> Positions {
        self.positions
    }

    /// Sets which positions movers are given: all doubles, or those that `f32` can store.
    pub fn set_positions(&mut self, positions: Positions) {
        self.positions = positions;
    }

    /// Adds a box on all layers and returns its id, which no box has had before.
    ///
    /// # Panics
    ///
    /// If the world has 2²⁹ boxes, the most that it can name. Whatever else adds boxes panics likewise, before it adds any.
    pub fn insert(&mut self, wall: impl Into<Wall>) -> BoxId {
        self.insert_with_layers(wall, ALL)
    }

    /// Like [`insert`](World::insert), but only on these layers, a bit for each. A [`Filter`](crate::Filter)
    /// chooses layers. A box on no layer is never found.
    pub fn insert_with_layers(&mut self, wall: impl Into<Wall>, layers: u32) -> BoxId {
        self.make_room(1);
        let id = self.add(form(wall.into()), layers);
        self.list([self.len() - 1]);
        id
    }

    /// Adds many boxes at once and returns their ids in the same order. This is faster than adding them one
    /// by one. If the iterator panics, none is added.
    pub fn insert_all(&mut self, walls: impl IntoIterator<Item = impl Into<Wall>>) -> Vec<BoxId> {
        self.insert_all_with_layers(walls, ALL)
    }

    /// Like [`insert_all`](World::insert_all), but only on these layers, a bit for each.
    pub fn insert_all_with_layers(
        &mut self,
        walls: impl IntoIterator<Item = impl Into<Wall>>,
        layers: u32,
    ) -> Vec<BoxId> {
        // The caller's code runs before anything changes.
        let walls: Vec<Form> = walls.into_iter().map(|wall| form(wall.into())).collect();
        self.make_room(walls.len());
        let before = self.len();
        let ids = walls.into_iter().map(|wall| self.add(wall, layers)).collect();
        self.list(before..self.len());
        ids
    }

    /// Puts a box on other layers, a bit for each, and returns the layers that it was on; `None` if no box has this id.
    pub fn set_layers(&mut self, id: BoxId, layers: u32) -> Option<u32> {
        let index = self.index(id)?;
        Some(std::mem::replace(&mut self.boxes[index].layers, layers))
    }

    /// Removes the wall with this id and returns it, if there is one.
    pub fn remove(&mut self, id: BoxId) -> Option<Wall> {
        let index = self.index(id)?;
        let gone = self.boxes.swap_remove(index);
        self.free.extend(id.next());
        if let Some(moved) = self.boxes.get(index) {
            self.slots[moved.id.slot()] = index as u32;
        }
        self.forest.swap_remove(index);
        Some(gone.wall())
    }

    /// Removes all boxes.
    pub fn clear(&mut self) {
        // First: its memory is more than the rest takes.
        self.forest = Forest::default();
        // The slots of boxes that were inserted first are used first again.
        let next: Vec<_> = self.in_order().iter().rev().filter_map(|kept| kept.id.next()).collect();
        self.free.extend(next);
        (self.boxes, self.next_order) = (Vec::new(), 0);
    }

    /// Moves a wall, and may change its size or shape. Returns the wall as it was; `None` if no wall has this id. The wall keeps
    /// its layers and its place in the order of insertion.
    pub fn move_to(&mut self, id: BoxId, wall: impl Into<Wall>) -> Option<Wall> {
        let before = self.get(id);
        self.move_each([(id, wall.into())]);
        before
    }

    /// Moves many boxes. Returns each as it was, `None` where no box has the id. If the iterator panics, none is moved.
    pub fn move_all(
        &mut self,
        moves: impl IntoIterator<Item = (BoxId, impl Into<Wall>)>,
    ) -> Vec<Option<Wall>> {
        // The caller's code runs before anything changes.
        let moves: Vec<(BoxId, Wall)> =
            moves.into_iter().map(|(id, wall)| (id, wall.into())).collect();
        let before = moves.iter().map(|(id, _)| self.get(*id)).collect();
        self.move_each(moves);
        before
    }

    /// Moves boxes by an iterator of our own: a box that is taken out is listed again only at the end.
    pub(crate) fn move_each(&mut self, moves: impl IntoIterator<Item = (BoxId, Wall)>) -> usize {
        let (mut count, mut out) = (0, Vec::new());
        for (id, wall) in moves {
            let Some(index) = self.index(id) else { continue };
            count += 1;
            let (aabb, shape) = form(wall);
            let kept = &mut self.boxes[index];
            (kept.aabb, kept.shape) = (aabb, shape);
            if !self.forest.move_to(index, &aabb) {
                out.push(index);
            }
        }
        if !out.is_empty() {
            self.list(out);
        }
        count
    }

    /// Makes room for so many more boxes, and for the ids of all when they are removed: adding or moving so many cannot run out of
    /// memory, and no removal can.
    #[cfg(feature = "web")]
    pub(crate) fn try_reserve(&mut self, count: usize) -> Result<(), TryReserveError> {
        if self.has_gaps() {
            // All are listed anew.
            Vec::<[Kept; 4]>::new().try_reserve_exact(self.len() + count)?;
        }
        self.boxes.try_reserve(count)?;
        self.slots.try_reserve(count)?;
        self.free.try_reserve(self.len() + count)?;
        self.forest.try_reserve(count)
    }

    /// Adds a box that is listed nowhere yet.
    fn add(&mut self, (aabb, shape): Form, layers: u32) -> BoxId {
        let id = self.free.pop().unwrap_or_else(|| {
            self.slots.push(0);
            BoxId::first(self.slots.len() as u32 - 1)
        });
        self.slots[id.slot()] = self.boxes.len() as u32;
        self.boxes.push(Kept { aabb, shape, id, layers, order: self.next_order });
        self.next_order += 1;
        id
    }

    /// Lists boxes that are listed nowhere.
    pub(super) fn list(&mut self, indices: impl IntoIterator<Item = usize>) {
        let entry =
            |index: usize| Entry::new(&self.boxes[index].aabb, index, self.boxes[index].order);
        self.forest.insert(indices.into_iter().map(entry).collect());
    }

    /// Whether many places in the order of insertion are those of boxes that are gone.
    fn has_gaps(&self) -> bool {
        self.next_order as usize > MOST_GAPS + 4 * self.len()
    }

    /// Makes sure that so many more boxes have places in the order of insertion: closes its gaps, if there are many.
    fn make_room(&mut self, more: usize) {
        assert!(self.len() + more <= MOST_BOXES, "a world holds at most 2^29 boxes");
        if !self.has_gaps() {
            return;
        }
        self.boxes = self.in_order().into_iter().cloned().collect();
        for (index, kept) in self.boxes.iter_mut().enumerate() {
            kept.order = index as u32;
            self.slots[kept.id.slot()] = kept.order;
        }
        self.next_order = self.len() as u32;
        self.forest = Forest::default();
        self.list(0..self.len());
    }

    /// The index of a box, until the next change.
    pub(crate) fn index(&self, id: BoxId) -> Option<usize> {
        let index = *self.slots.get(id.slot())? as usize;
        self.boxes.get(index).is_some_and(|kept| kept.id == id).then_some(index)
    }

    /// The boxes that are there, by index.
    pub(crate) fn kept(&self) -> &[Kept] {
        &self.boxes
    }

    /// The trees that list them by index.
    pub(crate) fn forest(&self) -> &Forest {
        &self.forest
    }

    /// The boxes in the order of their insertion.
    pub(crate) fn in_order(&self) -> Vec<&Kept> {
        let keys = self.boxes.iter().enumerate().map(|(index, kept)| (0, kept.order, index));
        sorted(keys.collect()).into_iter().map(|(.., index)| &self.boxes[index]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One box, and room for so many more.
    fn make_room(more: usize) {
        let mut world = World::new([Aabb::of((0.0, 0.0).into(), (1.0, 1.0).into())]);
        world.make_room(more);
    }

    #[test]
    fn a_world_has_room_for_as_many_boxes_as_it_can_name() {
        make_room(MOST_BOXES - 1);
    }

    #[test]
    #[should_panic(expected = "at most 2^29 boxes")]
    fn a_world_refuses_one_more() {
        make_room(MOST_BOXES);
    }
}
