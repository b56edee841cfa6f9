//! Reads a level from a map of the editor Tiled: its tiles and its objects, all in tiles from the top left corner.

use graze2d::glam::{DVec2, Vec2Swizzles, dvec2};
use graze2d::{Aabb, BoxId, Circle, Convex, GeometryError, Mover, Wall};
use serde::Deserialize;
use serde_json::Value;
use std::error::Error;

/// Layers of the world, a bit for each: what stops the player, what it passes from below, what it collects, and where it leaves.
pub(crate) const WALLS: u32 = 1;
pub(crate) const PLATFORMS: u32 = 2;
pub(crate) const COINS: u32 = 4;
pub(crate) const DOORS: u32 = 8;

/// How Tiled marks a flipped tile in its number: left to right, top to bottom, along the diagonal.
const ACROSS: u32 = 1 << 31;
const UPSIDE_DOWN: u32 = 1 << 30;
const DIAGONAL: u32 = 1 << 29;

pub(crate) struct Level {
    things: Vec<Thing>,
    pub(crate) player: Mover,
    pub(crate) size: DVec2,
    pub(crate) is_seen_from_above: bool,
}

pub(crate) struct Thing {
    pub(crate) kind: Kind,
    pub(crate) shape: Wall,
    /// How far a lift or a crusher goes, and how long it takes there and back.
    pub(crate) motion: DVec2,
    pub(crate) seconds: f64,
}

#[derive(Clone, Copy, Default, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Kind {
    #[default]
    #[serde(alias = "")]
    Wall,
    OneWay,
    Lift,
    Crusher,
    Coin,
    Door,
    Player,
}

impl Kind {
    pub(crate) fn layers(self) -> u32 {
        match self {
            Kind::OneWay | Kind::Lift => WALLS | PLATFORMS,
            Kind::Coin => COINS,
            Kind::Door => DOORS,
            Kind::Wall | Kind::Crusher | Kind::Player => WALLS,
        }
    }
}

/// A map as Tiled writes it.
#[derive(Deserialize)]
struct Map {
    width: u32,
    height: u32,
    tilewidth: f64,
    layers: Vec<Layer>,
    #[serde(default)]
    properties: Vec<Property>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Layer {
    TileLayer { data: Vec<u32> },
    ObjectGroup { objects: Vec<Object> },
}

#[derive(Deserialize)]
struct Object {
    #[serde(rename = "type")]
    kind: Kind,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    #[serde(default)]
    ellipse: bool,
    #[serde(default)]
    polygon: Vec<Point>,
    #[serde(default)]
    properties: Vec<Property>,
}

#[derive(Deserialize)]
struct Point {
    x: f64,
    y: f64,
}

/// What was added to a map or an object in Tiled.
#[derive(Deserialize)]
struct Property {
    name: String,
    value: Value,
}

#[derive(Deserialize)]
struct Tileset {
    tilewidth: f64,
    tiles: Vec<Tile>,
}

/// A tile with a shape that was drawn for it in Tiled's collision editor.
#[derive(Deserialize)]
struct Tile {
    id: u32,
    #[serde(default, rename = "type")]
    kind: Kind,
    objectgroup: Group,
}

#[derive(Deserialize)]
struct Group {
    objects: [Object; 1],
}

impl Level {
    pub(crate) fn read(map: &str, tileset: &str) -> Result<Self, Box<dyn Error>> {
        let map: Map = serde_json::from_str(map)?;
        let tileset: Tileset = serde_json::from_str(tileset)?;
        let mut things = Vec::new();
        let mut player = None;
        for layer in &map.layers {
            match layer {
                Layer::TileLayer { data } => things.extend(read_tiles(data, map.width, &tileset)?),
                Layer::ObjectGroup { objects } => {
                    for object in objects {
                        match object.kind {
                            Kind::Player => player = Some(object.shape(|at| at / map.tilewidth)?),
                            _ => things.push(object.thing(map.tilewidth)?),
                        }
                    }
                }
            }
        }
        Ok(Self {
            things,
            player: player.ok_or("the map has no player")?,
            size: dvec2(map.width.into(), map.height.into()),
            is_seen_from_above: property(&map.properties, "view").is_some_and(|it| it == "above"),
        })
    }

    /// All that is in the world, with the ids that it gets if it is inserted in this order.
    pub(crate) fn things(&self) -> impl Iterator<Item = (BoxId, &Thing)> {
        self.things.iter().zip(0_u32..).map(|(thing, place)| (place.into(), thing))
    }

    /// The lifts and crushers.
    pub(crate) fn solids(&self) -> impl Iterator<Item = (BoxId, &Thing)> {
        self.things().filter(|(_, thing)| matches!(thing.kind, Kind::Lift | Kind::Crusher))
    }
}

fn property<'a>(properties: &'a [Property], name: &str) -> Option<&'a Value> {
    properties.iter().find(|property| property.name == name).map(|property| &property.value)
}

/// The tiles of a layer, row by row.
fn read_tiles(data: &[u32], width: u32, tileset: &Tileset) -> Result<Vec<Thing>, GeometryError> {
    let tiles = data.iter().zip(0..).filter(|(number, _)| **number > 0);
    tiles
        .map(|(number, n)| {
            let corner = dvec2((n % width).into(), (n / width).into());
            let (kind, shape) = read_tile(*number, corner, tileset)?;
            Ok(Thing { kind, shape, motion: DVec2::ZERO, seconds: 0.0 })
        })
        .collect()
}

/// A tile is a whole square, or has the shape that was drawn for it.
fn read_tile(number: u32, corner: DVec2, tileset: &Tileset) -> Result<(Kind, Wall), GeometryError> {
    let id = (number & !(ACROSS | UPSIDE_DOWN | DIAGONAL)) - 1;
    let Some(tile) = tileset.tiles.iter().find(|tile| tile.id == id) else {
        return Ok((Kind::Wall, Aabb::from_min_size(corner, DVec2::ONE)?.into()));
    };
    let place = |point: DVec2| {
        let mut at = point / tileset.tilewidth;
        if number & DIAGONAL != 0 {
            at = at.yx();
        }
        if number & ACROSS != 0 {
            at.x = 1.0 - at.x;
        }
        if number & UPSIDE_DOWN != 0 {
            at.y = 1.0 - at.y;
        }
        corner + at
    };
    Ok((tile.kind, tile.objectgroup.objects[0].shape(place)?))
}

impl Object {
    fn thing(&self, tilewidth: f64) -> Result<Thing, GeometryError> {
        let number = |name| property(&self.properties, name)?.as_f64();
        let [dx, dy, seconds] = ["dx", "dy", "seconds"].map(|name| number(name).unwrap_or(0.0));
        Ok(Thing {
            kind: self.kind,
            shape: self.shape(|at| at / tilewidth)?,
            motion: dvec2(dx, dy) / tilewidth,
            seconds,
        })
    }

    /// Its shape: a polygon, a circle or a box. `place` leads from its pixels to the level.
    fn shape<S>(&self, place: impl Fn(DVec2) -> DVec2) -> Result<S, GeometryError>
    where
        S: From<Aabb> + From<Circle> + From<Convex>,
    {
        let min = dvec2(self.x, self.y);
        if !self.polygon.is_empty() {
            let corners = self.polygon.iter().map(|corner| place(min + dvec2(corner.x, corner.y)));
            return Ok(Convex::new(corners)?.into());
        }
        let around = Aabb::from_corners(place(min), place(min + dvec2(self.width, self.height)))?;
        if self.ellipse {
            return Ok(Circle::new(around.center(), around.size().x / 2.0)?.into());
        }
        Ok(around.into())
    }
}
