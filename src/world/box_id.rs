//! The id of a box in a world: the slot that it is kept in, and how many boxes had that slot before.
//!
//! ```text
//!   52            32 31             0
//!   ┌───────────────┬───────────────┐
//!   │  generation   │     slot      │     fits into a JavaScript number
//!   └───────────────┴───────────────┘
//! ```

/// The id of a box in a [`World`](crate::World). No two boxes of a world ever have the same id.
///
/// The boxes of a new world have the ids 0, 1, 2 … in their order. An id outlives its box: after the box is
/// removed, the id finds nothing. An id is valid only in the world that returned it, and in clones of that
/// world.
///
/// ```
/// use graze2d::{Aabb, BoxId, World};
///
/// let wall = Aabb::new((0.0, 0.0), (1.0, 1.0))?;
/// let mut world = World::new([wall, wall]);
/// assert_eq!(world.remove(BoxId::from(1)), Some(wall.into()));
/// let id = world.insert(wall);
/// assert_eq!((world.get(BoxId::from(1)), world.get(id)), (None, Some(wall.into())));
/// assert_eq!(BoxId::from_bits(id.to_bits()), Some(id));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoxId(u64);

/// How far the generation is shifted.
const SLOT_BITS: u32 = 32;
/// The first number that is not an id.
const END: u64 = 1 << 53;

impl BoxId {
    /// The first id of a slot.
    pub(crate) fn first(slot: u32) -> Self {
        Self(slot.into())
    }

    /// The slot that its box is kept in.
    pub(crate) fn slot(self) -> usize {
        self.0 as u32 as usize
    }

    /// The next id of the same slot; `None` when all are used up.
    pub(crate) fn next(self) -> Option<Self> {
        Self::from_bits(self.0 + (1 << SLOT_BITS))
    }

    /// The id as a number below 2⁵³, for files and messages.
    pub fn to_bits(self) -> u64 {
        self.0
    }

    /// The id that this number stands for; `None` from 2⁵³ on.
    pub fn from_bits(bits: u64) -> Option<Self> {
        (bits < END).then_some(Self(bits))
    }
}

/// The id of the box with this index in a new world.
impl From<u32> for BoxId {
    fn from(place: u32) -> Self {
        Self::first(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_has_as_many_ids_as_fit_below_the_end() {
        let mut id = BoxId::first(7);
        let mut count = 1;
        while let Some(next) = id.next() {
            assert!(next > id && next.slot() == 7);
            (id, count) = (next, count + 1);
        }
        assert_eq!((count, id.to_bits()), (1 << 21, END - (1 << SLOT_BITS) + 7));
        assert_eq!(BoxId::from_bits(END), None);
    }
}
