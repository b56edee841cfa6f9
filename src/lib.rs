//! Exact 2D collision queries: does a segment, a moving circle or a moving box hit this box? If so:
//! when, where, on which side, and what happens next?
//!
//! ```
//! use graze2d::{Aabb, Contact, Feature, Segment, Side, glam::dvec2, segment_vs_aabb};
//!
//! let sight = Segment::new((-2.0, 1.0), (8.0, 1.0))?;
//! let wall = Aabb::new((0.0, 0.0), (4.0, 3.0))?;
//! let span = segment_vs_aabb(sight, wall).expect("the wall is in its way");
//! assert_eq!((span.contact(), span.times()), (Contact::Cross, [0.2, 0.6]));
//!
//! let enter = span.enter().expect("it starts outside");
//! assert_eq!((enter.point(), enter.normal()), (dvec2(0.0, 1.0), dvec2(-1.0, 0.0)));
//! assert_eq!(enter.feature(), Feature::Side(Side::Left));
//! # Ok::<(), graze2d::GeometryError>(())
//! ```
//!
//! ```text
//!              (0, 0) ┌─────────────────────┐
//!                     │                     │
//!   a ●───────────────●─────────────────────●───────────────● b      y grows downward
//!   t = 0             │ enter               │ exit       t = 1
//!                     │ t = 0.2             │ t = 0.6
//!                     └─────────────────────┘ (4, 3)
//! ```
//!
//! # Which query do I need?
//!
//! A query about two shapes is named after both, such as [`circle_vs_aabb`] or [`point_vs_convex`]. It
//! returns how they meet; for a path also when, where and on which side. Of a [`Span`] only the verdict costs
//! time; the rest is computed when it is read. [All of them](#functions) are listed below. There are also:
//!
//! | I have | and want to know | ask |
//! | --- | --- | --- |
//! | a segment and a viewport | which part of it to draw | [`clip_segment`] |
//! | an endless ray (raycast) | what it hits | any query about a segment, with [`Segment::ray`] |
//! | two boxes that overlap | the way out on each side | [`push_outs_aabb_vs_aabb`] |
//! | three points | whether they turn left, right or go straight | [`turn`] |
//! | a segment over square tiles | its piece in each tile, and when | [`Grid::pieces`] |
//! | many walls of any convex shape | the first hit, or all in order | [`World::first`], [`World::all`] |
//! | many walls on layers | the hits among those that pass a filter | [`World::filtered`] |
//! | a mover and areas (triggers) | which areas it overlaps | [`World::overlaps`] |
//! | a mover among walls | where it ends if it stops, slides, bounces or passes through | [`World::travel`] |
//! | a player with ground under its feet | where it walks, on slopes and up ledges | [`World::walk`] |
//!
//! [`World`] has recipes for bullets, lines of sight, walkers and platformers. The module
//! [`trace`] has variants of the queries that report their steps.
//!
//! # Conventions
//!
//! - y grows downward, as on a canvas: [`Side::Top`] is at min y. *Clockwise* is as seen on screen. If y
//!   grows upward in your game, swap top and bottom, and clockwise and counterclockwise; nothing else changes.
//! - Lengths are in your unit. A [`Motion`] is a displacement: velocity times duration.
//! - Times run from 0 at the start of a path to 1 at its end.
//! - Boxes, circles and convex shapes are closed sets: their boundary belongs to them. A *wall* is a box or a
//!   convex shape in the way of a mover. The *fixed shape* of a query is the one that is hit: the second one if both move.
//! - [`None`] is a miss. [`Contact::Touch`] means that only boundaries meet, [`Contact::Cross`] that the path
//!   enters an interior.
//! - Normals have length 1 and point out of the shape that is hit.
//! - Constructors take a [`Vector`]: `[x, y]`, `(x, y)`, and whatever converts into one of these, such as the vectors of any
//!   version of glam, in `f64` or `f32`. Whole numbers convert into points, motions, segments and
//!   convex shapes: `Segment::from([[0, 1], [4, 3]])`. Vectors in answers are
//!   [`graze2d::glam`](glam) types; `.to_array()` makes arrays of them. A release with another 0.x of glam is a breaking one.
//! - Points and motions can be added, and a motion can be multiplied: `velocity * dt` is a motion again.
//! - Shapes are checked when they are made, so no query can fail or panic. [`GeometryError`] lists
//!   what can be wrong with them.
//!
//! # Promises
//!
//! - **Exact.** Every verdict is what real arithmetic says about the doubles that you pass, for every
//!   finite input: subnormals, differences that overflow, corners touched to the last bit. There is no
//!   epsilon.
//! - **Correctly rounded.** Every time that a query returns is the double nearest to the exact one. A hit on a
//!   side has exactly the coordinate of that side. (In a travel, each leg starts at the rounded end of the one
//!   before, and is exact from there.)
//! - **In order.** Hits are ordered by their exact times, ties by the order in which boxes were
//!   inserted; rounded times decide nothing.
//! - **Never inside a wall.** A mover that starts outside every wall of a [`World`] ends outside every wall, at
//!   any speed, unless it is told to pass or ignore one. An exact test confirms it. A slide that starts inside is
//!   pushed out first ([`StartInside`]).
//! - **The same bits everywhere.** Only `+ − × ÷`, `sqrt`, `floor` and conversions between `f64`, `f32` and integers are used,
//!   each of which has one right result, and `libm`'s sine and cosine, which are made of them. So all machines that
//!   compute `f64` as IEEE 754 says agree, WebAssembly in a browser included. (32-bit x86 without SSE2 does not.)
//!
//! The module [`contract`] says what every query means, and lists all promises with their exceptions.
//!
//! # Features
//!
//! - `serde`: shapes, answers and worlds can be serialized. Shapes and worlds can also be deserialized, and are checked: a
//!   world keeps all ids, and those of removed boxes stay retired. With `serde_json`, enable its feature `float_roundtrip`:
//!   without it, numbers that are read differ in their last bit from those that were written.
//! - `web`: the bindings for browsers and Node.
//!
//! Without optimization, queries take 20 to 60 times as long. For debug builds of a game, add to its `Cargo.toml`:
//!
//! ```toml
//! [profile.dev.package.graze2d]
//! opt-level = 3
//! ```

/// The Rust in the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

// A page of the documentation, and nothing in a program.
#[cfg(doc)]
#[doc = include_str!("../docs/contract.md")]
pub mod contract {}

mod answer;
mod error;
mod exact;
#[cfg(test)]
mod ordinary;
mod query;
#[cfg(feature = "serde")]
mod serialize;
mod shape;
mod steps;
mod sweep;
pub mod trace;
#[cfg(feature = "web")]
mod web;
mod world;

pub use glam;

pub use answer::{Contact, Hit, Location, PushOut, SegmentRelation};
pub use error::GeometryError;
pub use exact::determinant::Turn;
#[doc(inline)]
pub use query::*;
pub use shape::{Aabb, Circle, Convex, Corner, Feature, Motion, Point, Segment, Side, Vector};
pub use sweep::span::Span;
pub use world::box_id::BoxId;
pub use world::filter::Filter;
pub use world::mover::Mover;
pub use world::moving_box::travel_vs_moving_box;
pub use world::positions::Positions;
pub use world::queries::Filtered;
pub use world::response::{CornerSlide, Response, Restitution, StartInside};
pub use world::shifting::Shifted;
pub use world::snapshot::SnapshotError;
pub use world::solids::Solids;
pub use world::sweep::{Found, Sweep};
pub use world::travel_answer::{Choice, Ground, Overlap, Travel, TravelHit};
pub use world::travel_options::{TravelOptions, one_way};
pub use world::walker::Walker;
pub use world::wall::Wall;
pub use world::world::World;
