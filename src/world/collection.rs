//! A world as a collection of boxes: collected, extended, iterated and compared.

use crate::shape::Aabb;
use crate::world::box_id::BoxId;
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
