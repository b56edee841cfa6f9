//! A travel as the library answered it, with walls named by their place in the scene, whatever ids
//! they have, and whatever order they were inserted in.

use std::ops::Deref;

use graze2d::{BoxId, Ground, PushOut};

/// The place of a wall in the scene.
pub(crate) type Place<'a> = &'a dyn Fn(BoxId) -> u32;

/// A hit of the wall at this place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TravelHit {
    index: u32,
    hit: graze2d::TravelHit,
}

impl TravelHit {
    pub(crate) fn new(hit: &graze2d::TravelHit, place: Place<'_>) -> Self {
        Self { index: place(hit.id()), hit: *hit }
    }

    pub(crate) fn index(&self) -> u32 {
        self.index
    }
}

impl Deref for TravelHit {
    type Target = graze2d::TravelHit;

    fn deref(&self) -> &Self::Target {
        &self.hit
    }
}

/// A travel of which hits and starts inside name walls by their places.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Travel {
    travel: graze2d::Travel,
    hits: Vec<TravelHit>,
    inside: Vec<(u32, PushOut)>,
    ground: Vec<(u32, Ground)>,
}

impl Travel {
    pub(crate) fn new(travel: graze2d::Travel, place: Place<'_>) -> Self {
        let hits = travel.hits().iter().map(|hit| TravelHit::new(hit, place)).collect();
        let inside = travel.inside().iter();
        let inside = inside.map(|wall| (place(wall.id()), wall.push_out())).collect();
        let ground = travel.ground().iter().map(|on| (place(on.id()), *on)).collect();
        Self { travel, hits, inside, ground }
    }

    pub(crate) fn hits(&self) -> &[TravelHit] {
        &self.hits
    }

    pub(crate) fn inside(&self) -> &[(u32, PushOut)] {
        &self.inside
    }

    pub(crate) fn ground(&self) -> &[(u32, Ground)] {
        &self.ground
    }
}

impl Deref for Travel {
    type Target = graze2d::Travel;

    fn deref(&self) -> &Self::Target {
        &self.travel
    }
}
