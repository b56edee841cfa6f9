//! How shapes and answers are written and read, with the feature `serde`.
//!
//! ```text
//! vector          [x, y]            Aabb     { min, max }        Side      "left"
//! Point, Motion   [x, y]            Circle   { center, radius }  Corner    "top_left"
//! Segment         { a, b }          Grid     { origin, size }    Feature   { "side": "left" }
//! BoxId           0, 1, 2 …         Convex   { "polygon": { points, position, radius } },
//!                                            { "rotated": { center, half, direction, radius } } …
//! ```
//!
//! A shape that is read goes through its constructor, with the same errors. Answers are written and never
//! read: whoever has the shapes can ask again, and gets the same bits.

use glam::DVec2;
use serde::de::Error;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::answer::{Contact, Hit, Location, PushOut, SegmentRelation};
use crate::error::GeometryError;
use crate::exact::determinant::Turn;
use crate::query::grid::Grid;
use crate::query::intersection::Intersection;
use crate::query::pieces::Piece;
use crate::shape::recipe::Recipe;
use crate::shape::{Aabb, Circle, Convex, Corner, Feature, Motion, Point, Segment, Side};
use crate::sweep::span::Span;
use crate::world::box_id::BoxId;
use crate::world::collection::Saved;
use crate::world::mover::{Made, Mover};
use crate::world::positions::Positions;
use crate::world::response::{CornerSlide, Response, Restitution};
use crate::world::shifting::Shifted;
use crate::world::sweep::Found;
use crate::world::travel_answer::{Ground, Overlap, Travel, TravelHit};
use crate::world::wall::Wall;
use crate::world::world::World;

#[derive(Serialize, Deserialize)]
#[serde(rename = "Segment")]
struct Ends {
    a: DVec2,
    b: DVec2,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Aabb")]
struct MinMax {
    min: DVec2,
    max: DVec2,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Circle")]
struct Round {
    center: DVec2,
    radius: f64,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Grid")]
struct Tiles {
    origin: DVec2,
    size: f64,
}

/// A box keeps the corners that it was made with: its size is their difference, wherever it is.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Mover", rename_all = "snake_case")]
enum Form {
    Circle { center: DVec2, radius: f64 },
    Box { position: DVec2, min: DVec2, max: DVec2 },
    Shape(Convex),
}

/// What a shape was made of, and where it is now.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Convex", rename_all = "snake_case")]
enum Hull {
    Circle { center: DVec2, radius: f64 },
    Box { position: DVec2, min: DVec2, max: DVec2, radius: f64 },
    Rotated { center: DVec2, half: DVec2, direction: DVec2, radius: f64 },
    Polygon { points: Vec<DVec2>, position: DVec2, radius: f64 },
}

/// A wall: a box, or a shape with the box around it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Box")]
struct SavedBox {
    id: BoxId,
    min: DVec2,
    max: DVec2,
    layers: u32,
    #[serde(default)]
    shape: Option<Convex>,
}

/// The version of the form in which worlds are written. In version 1 all walls were boxes.
const VERSION: u32 = 2;

/// A world with its ids: those of boxes, in the order of insertion, the next ones of free slots, and spent slots.
#[derive(Serialize, Deserialize)]
#[serde(rename = "World")]
struct SavedWorld {
    version: u32,
    positions: Positions,
    boxes: Vec<SavedBox>,
    free: Vec<BoxId>,
    spent: Vec<u32>,
}

impl Serialize for World {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Saved { positions, walls, free, spent } = self.saved();
        let boxes = walls.into_iter().map(|(id, wall, layers)| {
            let (min, max) = (wall.bounds().min(), wall.bounds().max());
            let shape = if let Wall::Shape(shape) = wall { Some(shape) } else { None };
            SavedBox { id, min, max, layers, shape }
        });
        let boxes = boxes.collect();
        SavedWorld { version: VERSION, positions, boxes, free, spent }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for World {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let SavedWorld { version, positions, boxes, free, spent } =
            SavedWorld::deserialize(deserializer)?;
        if !(1..=VERSION).contains(&version) {
            return Err(D::Error::custom("the version of a world must be 1 or 2"));
        }
        let walls = boxes.into_iter().map(|SavedBox { id, min, max, layers, shape }| {
            let aabb = || Aabb::new(min, max).map_err(D::Error::custom);
            Ok((id, shape.map_or_else(|| aabb().map(Wall::Box), |shape| Ok(shape.into()))?, layers))
        });
        let walls = walls.collect::<Result<_, _>>()?;
        let world = World::restored(Saved { positions, walls, free, spent });
        world.ok_or_else(|| D::Error::custom("boxes, free and spent must name every slot once"))
    }
}

/// Written in one form, and read from it through the constructor.
macro_rules! shapes {
    ($($shape:ident as $form:ty { write: $write:expr, read: $read:expr })+) => {$(
        impl Serialize for $shape {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn(&Self) -> $form = $write;
                write(self).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $shape {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let read: fn($form) -> Result<Self, _> = $read;
                read(<$form>::deserialize(deserializer)?).map_err(D::Error::custom)
            }
        }
    )+};
}

shapes! {
    Point as DVec2 { write: |point| point.get(), read: Point::new }
    Motion as DVec2 { write: |motion| motion.get(), read: Motion::new }
    Segment as Ends {
        write: |segment| Ends { a: segment.a(), b: segment.b() },
        read: |ends| Segment::new(ends.a, ends.b)
    }
    Aabb as MinMax {
        write: |aabb| MinMax { min: aabb.min(), max: aabb.max() },
        read: |corners| Aabb::new(corners.min, corners.max)
    }
    Circle as Round {
        write: |circle| Round { center: circle.center(), radius: circle.radius() },
        read: |round| Circle::new(round.center, round.radius)
    }
    Convex as Hull {
        write: |shape| {
            let (position, center, radius) = (shape.position(), shape.position(), shape.radius());
            match shape.recipe() {
                Recipe::Circle => Hull::Circle { center, radius },
                Recipe::Box(aabb) => {
                    Hull::Box { position, min: aabb.min(), max: aabb.max(), radius }
                }
                Recipe::Rotated { half, direction } => {
                    Hull::Rotated { center, half, direction, radius }
                }
                Recipe::Points(points) => Hull::Polygon { points, position, radius },
            }
        },
        read: |hull| match hull {
            Hull::Circle { center, radius } => Convex::of_recipe(Recipe::Circle, center, radius),
            Hull::Box { position, min, max, radius } => {
                Convex::of_recipe(Recipe::Box(Aabb::new(min, max)?), position, radius)
            }
            Hull::Rotated { center, half, direction, radius } => {
                Convex::of_recipe(Recipe::Rotated { half, direction }, center, radius)
            }
            Hull::Polygon { points, position, radius } => {
                Convex::of_recipe(Recipe::Points(points), position, radius)
            }
        }
    }
    Grid as Tiles {
        write: |grid| Tiles { origin: grid.origin(), size: grid.size() },
        read: |tiles| Grid::new(tiles.origin, tiles.size)
    }
    BoxId as u64 {
        write: |id| id.to_bits(),
        read: |bits| BoxId::from_bits(bits).ok_or("an id must be below 2^53")
    }
    Restitution as f64 { write: |restitution| restitution.get(), read: Restitution::new }
    Mover as Form {
        write: |mover| match mover.made() {
            Made::Circle(circle) => {
                Form::Circle { center: circle.center(), radius: circle.radius() }
            }
            Made::Box(aabb) => {
                Form::Box { position: mover.position(), min: aabb.min(), max: aabb.max() }
            }
            Made::Shape(shape) => Form::Shape(shape),
        },
        read: |form| Ok::<_, GeometryError>(match form {
            Form::Circle { center, radius } => Circle::new(center, radius)?.into(),
            Form::Box { position, min, max } => {
                Mover::from(Aabb::new(min, max)?).at(Point::new(position)?)
            }
            Form::Shape(shape) => shape.into(),
        })
    }
}

/// Named as in Rust, in snake case.
macro_rules! names {
    ($($name:ident $text:literal {
        $($variant:ident $(($($inside:ty),+))? $({ $field:ident: $kind:ty })?),+
    })+) => {$(
        const _: () = {
            #[derive(Serialize, Deserialize)]
            #[serde(remote = $text, rename = $text, rename_all = "snake_case")]
            enum Named { $($variant $(($($inside),+))? $({ $field: $kind })?),+ }

            impl Serialize for $name {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    Named::serialize(self, serializer)
                }
            }

            impl<'de> Deserialize<'de> for $name {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    Named::deserialize(deserializer)
                }
            }
        };
    )+};
}

names! {
    Side "Side" { Left, Right, Top, Bottom }
    Corner "Corner" { TopLeft, TopRight, BottomLeft, BottomRight }
    Feature "Feature" { Side(Side), Corner(Corner), Edge(u8), Vertex(u8), Arc }
    Contact "Contact" { Touch, Cross }
    Location "Location" { Inside, Boundary, Outside }
    SegmentRelation "SegmentRelation" { Apart, Proper, Touch, Overlap }
    Turn "Turn" { Clockwise, Straight, CounterClockwise }
    CornerSlide "CornerSlide" { Stop, Round }
    Positions "Positions" { F64, F32 }
    Response "Response" { Stop, Slide { corner: CornerSlide }, Bounce { restitution: Restitution }, Pass }
}

/// Written as what their getters return.
macro_rules! answers {
    ($($answer:ident($it:ident) { $($field:ident: $value:expr),+ })+) => {$(
        impl Serialize for $answer {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let ($it, count) = (self, [$(stringify!($field)),+].len());
                let mut fields = serializer.serialize_struct(stringify!($answer), count)?;
                $(fields.serialize_field(stringify!($field), &$value)?;)+
                fields.end()
            }
        }
    )+};
}

answers! {
    Hit(hit) {
        t: hit.t(),
        point: hit.point(),
        position: hit.position(),
        normal: hit.normal(),
        feature: hit.feature(),
        meeting: hit.meeting()
    }
    Span(span) {
        contact: span.contact(),
        enter: span.enter(),
        exit: span.exit(),
        push_out: span.push_out()
    }
    PushOut(push_out) { depth: push_out.depth(), normal: push_out.normal(), by: push_out.by() }
    Intersection(shared) { relation: shared.relation(), points: shared.points() }
    Piece(piece) { tile: piece.tile(), times: piece.times(), segment: piece.segment() }
    Found(found) { id: found.id(), span: found.span() }
    Overlap(wall) { id: wall.id(), push_out: wall.push_out() }
    Ground(wall) { id: wall.id(), normal: wall.normal(), feature: wall.feature() }
    TravelHit(hit) {
        t: hit.t(),
        leg: hit.leg(),
        id: hit.id(),
        motion: hit.motion().get(),
        position: hit.position(),
        point: hit.point(),
        normal: hit.normal(),
        feature: hit.feature(),
        on_leg: hit.on_leg(),
        starts_inside: hit.starts_inside()
    }
    Travel(travel) {
        mover: travel.mover(),
        position: travel.position(),
        motion: travel.motion().get(),
        time_left: travel.time_left(),
        hits: travel.hits(),
        inside: travel.inside(),
        settled: travel.settled(),
        pushed_out: travel.pushed_out(),
        is_stuck: travel.is_stuck(),
        ground: travel.ground()
    }
    Shifted(shifted) {
        mover: shifted.mover(),
        carried_by: shifted.carried_by(),
        pushed_by: shifted.pushed_by(),
        squeezed_by: shifted.squeezed_by(),
        hits: shifted.hits()
    }
}
