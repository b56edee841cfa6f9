//! A world whose boxes are named by the order of insertion, whatever ids the library gives them.

use std::collections::HashMap;

use graze2d::{Aabb, World};

/// A world and the names of its boxes: 0 for the first that was ever inserted, and so on.
#[derive(Clone)]
pub(super) struct NamedWorld {
    world: World,
    /// By name.
    ids: Vec<u32>,
    names: HashMap<u32, usize>,
}

impl NamedWorld {
    /// A world without boxes.
    pub(super) fn new() -> Self {
        Self { world: World::new([]), ids: Vec::new(), names: HashMap::new() }
    }

    /// The world itself.
    pub(super) fn world(&self) -> &World {
        &self.world
    }

    /// The name of a box that is there.
    pub(super) fn name(&self, id: u32) -> usize {
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

    /// The same world without some boxes.
    pub(super) fn without(&self, names: &[usize]) -> Self {
        let mut others = self.clone();
        names.iter().for_each(|name| others.remove(*name));
        others
    }
}
