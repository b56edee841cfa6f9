//! A world as a collection of boxes: collected, extended, iterated and compared; and as data, for saved games: boxes with
//! their ids and layers in the order of insertion, and what ids come next.

use crate::world::box_id::BoxId;
use crate::world::positions::Positions;
use crate::world::wall::Wall;
use crate::world::world::form;
use crate::world::world::{Kept, World};

/// Adds many boxes on all layers at once.
impl<W: Into<Wall>> Extend<W> for World {
    fn extend<I: IntoIterator<Item = W>>(&mut self, walls: I) {
        self.insert_all(walls);
    }
}

/// Creates a world from boxes, like [`World::new`].
impl<W: Into<Wall>> FromIterator<W> for World {
    fn from_iter<I: IntoIterator<Item = W>>(walls: I) -> Self {
        Self::new(walls)
    }
}

/// The boxes with their ids, like [`World::iter`].
impl<'a> IntoIterator for &'a World {
    type Item = (BoxId, Wall);
    type IntoIter = Box<dyn Iterator<Item = (BoxId, Wall)> + 'a>;

    fn into_iter(self) -> Self::IntoIter {
        Box::new(self.iter())
    }
}

/// Equal if the same ids name equal boxes on the same layers, in the same order of insertion, and movers are given the
/// same positions: such worlds give the same answers. Their history and the ids of new boxes may differ.
impl PartialEq for World {
    fn eq(&self, other: &Self) -> bool {
        let parts = |kept: &&Kept| (kept.id, kept.wall(), kept.layers);
        let is_same = self.positions() == other.positions();
        let [one, other] = [self, other].map(Self::in_order);
        is_same && one.iter().map(parts).eq(other.iter().map(parts))
    }
}

/// All of a world that answers and ids depend on. Each slot is named once: by a box, as free or as spent.
pub(crate) struct Saved {
    pub(crate) positions: Positions,
    /// In the order of insertion.
    pub(crate) walls: Vec<(BoxId, Wall, u32)>,
    /// The next ids of slots without a box; the last one is used first.
    pub(crate) free: Vec<BoxId>,
    /// Slots that have used up their ids.
    pub(crate) spent: Vec<u32>,
}

impl World {
    /// How many slots there are, with and without a box.
    #[cfg(feature = "web")]
    pub(crate) fn slot_count(&self) -> usize {
        self.slots.len()
    }

    pub(crate) fn saved(&self) -> Saved {
        let kept = self.in_order().into_iter();
        let walls: Vec<_> = kept.map(|kept| (kept.id, kept.wall(), kept.layers)).collect();
        let mut is_spent = vec![true; self.slots.len()];
        for id in walls.iter().map(|(id, ..)| id).chain(&self.free) {
            is_spent[id.slot()] = false;
        }
        let spent = (0..).zip(is_spent).filter_map(|(slot, spent)| spent.then_some(slot)).collect();
        Saved { positions: self.positions, walls, free: self.free.clone(), spent }
    }

    /// The world that was saved; `None` if some slot is missing or named twice.
    pub(crate) fn restored(Saved { positions, walls, free, spent }: Saved) -> Option<Self> {
        let ids = walls.iter().map(|(id, ..)| id).chain(&free).map(|id| id.slot());
        let mut is_named = vec![false; walls.len() + free.len() + spent.len()];
        for slot in ids.chain(spent.iter().map(|slot| *slot as usize)) {
            let named = is_named.get_mut(slot).filter(|named| !**named)?;
            *named = true;
        }
        let mut world = Self::default();
        (world.slots, world.free, world.positions) = (vec![0; is_named.len()], free, positions);
        for (order, (id, wall, layers)) in (0..).zip(walls) {
            world.slots[id.slot()] = order;
            let (aabb, shape) = form(wall);
            world.boxes.push(Kept { aabb, shape, id, layers, order });
        }
        world.next_order = world.boxes.len() as u32;
        world.list(0..world.len());
        Some(world)
    }
}
