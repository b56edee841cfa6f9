//! A world whose boxes are named by the order of insertion, whatever ids the library gives them.

use std::collections::HashMap;

use graze2d::{Aabb, BoxId, World};

/// A world and the names of its boxes: 0 for the first that was ever inserted, and so on.
pub(super) struct NamedWorld {
    world: World,
    /// By name.
    ids: Vec<BoxId>,
    names: HashMap<BoxId, usize>,
}

impl NamedWorld {
    /// A world without boxes.
    pub(super) fn new() -> Self {
        Self { world: World::default(), ids: Vec::new(), names: HashMap::new() }
    }

    /// The world itself.
    pub(super) fn world(&self) -> &World {
        &self.world
    }

    /// The name of a box that is there.
    pub(super) fn name(&self, id: BoxId) -> usize {
        self.names[&id]
    }

    /// Adds a box and names it.
    pub(super) fn insert(&mut self, aabb: Aabb) {
        let id = self.world.insert(aabb);
        self.names.insert(id, self.ids.len());
        self.ids.push(id);
    }

    /// Takes a box out. Nothing happens where there is none of that name.
    pub(super) fn remove(&mut self, name: usize) {
        if let Some(id) = self.ids.get(name) {
            self.world.remove(*id);
        }
    }

    /// Puts a box somewhere else. Nothing happens where there is none of that name.
    pub(super) fn move_to(&mut self, name: usize, aabb: Aabb) {
        if let Some(id) = self.ids.get(name) {
            self.world.move_to(*id, aabb);
        }
    }

    /// The ids of boxes, those that are gone included.
    pub(super) fn ids(&self, names: &[usize]) -> Vec<BoxId> {
        names.iter().filter_map(|name| self.ids.get(*name).copied()).collect()
    }
}
