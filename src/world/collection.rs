//! A world as a collection of boxes: made of them, extended by them, compared by them.

use crate::shape::Aabb;
use crate::world::box_id::BoxId;
use crate::world::world::{Kept, World};

/// Adds many boxes on all layers at once.
impl Extend<Aabb> for World {
    fn extend<I: IntoIterator<Item = Aabb>>(&mut self, boxes: I) {
        self.insert_all(boxes);
    }
}

/// A world of these boxes, as by [`World::new`].
impl FromIterator<Aabb> for World {
    fn from_iter<I: IntoIterator<Item = Aabb>>(boxes: I) -> Self {
        Self::new(boxes)
    }
}

/// The boxes with their ids, as by [`World::iter`].
impl IntoIterator for &World {
    type Item = (BoxId, Aabb);
    type IntoIter = std::vec::IntoIter<(BoxId, Aabb)>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// Equal where the same ids name equal boxes on the same layers, in the same order of insertion: such
/// worlds answer alike. How they came about, into what cells they are cut, and which ids new boxes get
/// does not count.
impl PartialEq for World {
    fn eq(&self, other: &Self) -> bool {
        let parts = |kept: &&Kept| (kept.id, kept.aabb, kept.layers);
        let [one, other] = [self, other].map(Self::in_order);
        one.iter().map(parts).eq(other.iter().map(parts))
    }
}
