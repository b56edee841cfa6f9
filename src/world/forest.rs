//! The broad phase: the boxes of a world in a few [trees](crate::world::tree), and a few loose boxes. A tree is built
//! with less than half as many boxes as the one before it (the logarithmic method of Bentley & Saxe 1980).
//!
//! A new box is loose. If there are too many loose boxes, they become a tree, together with the trees that are not
//! much larger. A box that moves a little stays where it is listed; one that moves far is listed anew. So the cost
//! of a query depends on where the boxes are, and hardly on how they got there.

use std::collections::TryReserveError;
use std::ops::ControlFlow;

use crate::shape::Aabb;
use crate::world::probe::{LANES, Probe};
use crate::world::tree::{Entry, Node, Slot, Tree, Visitor, sides};

/// The most boxes that may be loose.
const MOST_LOOSE: usize = 4 * LANES;

/// Where a box is listed.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// Nowhere: on the way from one place to another.
    Out,
    Loose(Slot),
    Tree(u32, Slot),
}

/// The boxes of a world, by their indices.
#[derive(Clone, Debug, Default)]
pub(crate) struct Forest {
    trees: Vec<Tree>,
    /// The loose boxes, without gaps.
    loose: Vec<Node>,
    loose_len: usize,
    /// By the index of a box.
    places: Vec<Place>,
}

/// An upper bound on the bytes per box while a tree is cut anew: 250 were measured.
pub(crate) type Taken = [u8; 384];

impl Forest {
    /// Makes room for so many more boxes, and for cutting anew what they join.
    pub(crate) fn try_reserve(&mut self, count: usize) -> Result<(), TryReserveError> {
        self.places.try_reserve(count)?;
        self.loose.try_reserve(MOST_LOOSE / LANES)?;
        self.trees.try_reserve(1)?;
        let mut anew = self.loose_len + count;
        if anew > MOST_LOOSE {
            for tree in self.trees.iter().rev() {
                anew += if tree.len() <= 2 * anew { tree.len() } else { break };
            }
        }
        // Without the black box, a list that nobody fills would be optimized away.
        std::hint::black_box(&mut Vec::<Taken>::new()).try_reserve_exact(anew)
    }

    /// Lists boxes that are listed nowhere.
    pub(crate) fn insert(&mut self, new: Vec<Entry>) {
        let most = new.iter().map(|entry| entry.index as usize + 1).max().unwrap_or(0);
        self.places.resize(self.places.len().max(most), Place::Out);
        if self.loose_len + new.len() <= MOST_LOOSE {
            return new.into_iter().for_each(|entry| self.loosen(entry));
        }
        let mut entries = new;
        entries.extend(self.loose.iter().flat_map(Node::entries));
        (self.loose, self.loose_len) = (Vec::new(), 0);
        while let Some(last) = self.trees.pop_if(|last| last.len() <= 2 * entries.len()) {
            entries.extend(last.entries());
        }
        let number = self.trees.len() as u32;
        let places = &mut self.places;
        self.trees.push(Tree::new(&mut entries, &mut |index, slot| {
            places[index as usize] = Place::Tree(number, slot);
        }));
    }

    fn loosen(&mut self, entry: Entry) {
        let slot = Slot::new(self.loose_len / LANES, self.loose_len % LANES);
        if slot.lane() == 0 {
            self.loose.push(Node::EMPTY);
        }
        self.loose[slot.node()].set_box(slot.lane(), entry);
        self.loose_len += 1;
        self.places[entry.index as usize] = Place::Loose(slot);
    }

    /// Takes a box out of its place.
    fn take(&mut self, index: usize) {
        match std::mem::replace(&mut self.places[index], Place::Out) {
            Place::Out => {}
            Place::Loose(slot) => {
                self.loose_len -= 1;
                let last = Slot::new(self.loose_len / LANES, self.loose_len % LANES);
                // The last one fills the gap.
                if let Some(entry) = self.loose[last.node()].entry(last.lane())
                    && last != slot
                {
                    self.loose[slot.node()].set_box(slot.lane(), entry);
                    self.places[entry.index as usize] = Place::Loose(slot);
                }
                self.loose[last.node()].clear(last.lane());
                if last.lane() == 0 {
                    self.loose.pop();
                }
            }
            Place::Tree(number, slot) => {
                let tree = &mut self.trees[number as usize];
                tree.remove(slot);
                let left = tree.len();
                // A sparse tree costs only time: without memory it stays.
                if tree.is_sparse() && self.try_reserve(left).is_ok() {
                    let sparse = std::mem::take(&mut self.trees[number as usize]);
                    self.insert(sparse.entries().collect());
                }
            }
        }
    }

    /// Removes a box; the last one gets its index.
    pub(crate) fn swap_remove(&mut self, index: usize) {
        self.take(index);
        self.places.swap_remove(index);
        match self.places.get(index) {
            None | Some(Place::Out) => {}
            Some(Place::Loose(slot)) => self.loose[slot.node()].rename(slot.lane(), index as u32),
            Some(Place::Tree(number, slot)) => {
                self.trees[*number as usize].rename(*slot, index as u32);
            }
        }
    }

    /// Moves a box that can stay in its place, and returns `true`; takes out one that cannot, and returns `false`.
    pub(crate) fn move_to(&mut self, index: usize, aabb: &Aabb) -> bool {
        let stays = match self.places[index] {
            // An earlier move took it out; the caller inserts it again.
            Place::Out => return true,
            Place::Loose(slot) => {
                self.loose[slot.node()].set_sides(slot.lane(), sides(aabb));
                true
            }
            Place::Tree(number, slot) => self.trees[number as usize].move_to(slot, aabb),
        };
        if !stays {
            self.take(index);
        }
        stays
    }

    /// Visits the boxes near a path.
    pub(crate) fn walk<V: Visitor>(&self, probe: &Probe, visitor: &mut V) -> ControlFlow<()> {
        for loose in &self.loose {
            loose.walk(&[], 1, probe, visitor)?;
        }
        for tree in &self.trees {
            tree.walk(probe, visitor)?;
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Boxes in a row with these indices.
    fn row(indices: std::ops::Range<usize>) -> Vec<Entry> {
        let at = |index: usize| {
            let x = index as f64;
            Entry::new(&Aabb::of((x, 0.0).into(), (x, 1.0).into()), index, index as u32)
        };
        indices.map(at).collect()
    }

    /// How many boxes each tree was made of.
    fn made_of(forest: &Forest) -> Vec<usize> {
        forest.trees.iter().map(Tree::made_of).collect()
    }

    #[test]
    fn a_large_tree_stays_while_few_boxes_come_and_go() {
        let mut forest = Forest::default();
        forest.insert(row(0..1000));
        for index in 1000..1100 {
            forest.insert(row(index..index + 1));
        }
        for _ in 0..400 {
            forest.swap_remove(0);
        }
        assert_eq!(made_of(&forest)[0], 1000);
    }

    #[test]
    fn a_tree_that_has_lost_most_of_its_boxes_is_made_anew() {
        let mut forest = Forest::default();
        forest.insert(row(0..1000));
        for left in (100..1000).rev() {
            forest.swap_remove(left);
        }
        assert!(made_of(&forest).iter().sum::<usize>() <= 200, "{:?}", made_of(&forest));
    }
}
