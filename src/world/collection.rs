//! A world as a collection of boxes: collected, extended, iterated and compared; and as data, for saved games: boxes with
//! their ids and layers in the order of insertion, and what ids come next.

use crate::shape::Aabb;
use crate::world::box_id::BoxId;
#[cfg(any(feature = "serde", feature = "web"))]
use crate::world::positions::Positions;
use crate::world::world::{Kept, World};

/// Adds many boxes on all layers at once.
impl Extend<Aabb> for World {
    fn extend<I: IntoIterator<Item = Aabb>>(&mut self, boxes: I) {
        self.insert_all(boxes);
    }
}

/// Creates a world from boxes, like [`World::new`].
impl FromIterator<Aabb> for World {
    fn from_iter<I: IntoIterator<Item = Aabb>>(boxes: I) -> Self {
        Self::new(boxes)
    }
}

/// The boxes with their ids, like [`World::iter`].
impl<'a> IntoIterator for &'a World {
    type Item = (BoxId, Aabb);
    type IntoIter = Box<dyn Iterator<Item = (BoxId, Aabb)> + 'a>;

    fn into_iter(self) -> Self::IntoIter {
        Box::new(self.iter())
    }
}

/// Equal if the same ids name equal boxes on the same layers, in the same order of insertion, and movers are given the
/// same positions: such worlds give the same answers. Their history and the ids of new boxes may differ.
impl PartialEq for World {
    fn eq(&self, other: &Self) -> bool {
        let parts = |kept: &&Kept| (kept.id, kept.aabb, kept.layers);
        let is_same = self.positions() == other.positions();
        let [one, other] = [self, other].map(Self::in_order);
        is_same && one.iter().map(parts).eq(other.iter().map(parts))
    }
}

/// All of a world that answers and ids depend on. Each slot is named once: by a box, as free or as spent.
#[cfg(any(feature = "serde", feature = "web"))]
pub(crate) struct Saved {
    pub(crate) positions: Positions,
    /// In the order of insertion.
    pub(crate) boxes: Vec<(BoxId, Aabb, u32)>,
    /// The next ids of slots without a box; the last one is used first.
    pub(crate) free: Vec<BoxId>,
    /// Slots that have used up their ids.
    pub(crate) spent: Vec<u32>,
}

#[cfg(any(feature = "serde", feature = "web"))]
impl World {
    /// How many slots there are, with and without a box.
    #[cfg(feature = "web")]
    pub(crate) fn slot_count(&self) -> usize {
        self.slots.len()
    }

    pub(crate) fn saved(&self) -> Saved {
        let kept = self.in_order().into_iter();
        let boxes: Vec<_> =
            kept.map(|Kept { id, aabb, layers, .. }| (*id, *aabb, *layers)).collect();
        let mut is_spent = vec![true; self.slots.len()];
        for id in boxes.iter().map(|(id, ..)| id).chain(&self.free) {
            is_spent[id.slot()] = false;
        }
        let spent = (0..).zip(is_spent).filter_map(|(slot, spent)| spent.then_some(slot)).collect();
        Saved { positions: self.positions, boxes, free: self.free.clone(), spent }
    }

    /// The world that was saved; `None` if some slot is missing or named twice.
    pub(crate) fn restored(Saved { positions, boxes, free, spent }: Saved) -> Option<Self> {
        let ids = boxes.iter().map(|(id, ..)| id).chain(&free).map(|id| id.slot());
        let mut is_named = vec![false; boxes.len() + free.len() + spent.len()];
        for slot in ids.chain(spent.iter().map(|slot| *slot as usize)) {
            let named = is_named.get_mut(slot).filter(|named| !**named)?;
            *named = true;
        }
        let mut world = Self::default();
        (world.slots, world.free, world.positions) = (vec![0; is_named.len()], free, positions);
        for (order, (id, aabb, layers)) in (0..).zip(boxes) {
            world.slots[id.slot()] = order;
            world.boxes.push(Kept { aabb, id, layers, order });
        }
        world.next_order = world.boxes.len() as u32;
        world.list(0..world.len());
        Some(world)
    }
}
