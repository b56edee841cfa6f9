//! Every test of the crate from outside, one file a theme: `cargo test --test it polygon::` runs one.

#[cfg(feature = "serde")]
#[path = "../bits/mod.rs"]
mod bits;
#[path = "../collinear/mod.rs"]
mod collinear;
#[path = "../convexes/mod.rs"]
mod convexes;
#[path = "../courses/mod.rs"]
mod courses;
#[path = "../discs/mod.rs"]
mod discs;
#[path = "../queries/drawn.rs"]
mod drawn;
#[path = "../words/draws.rs"]
mod draws;
#[path = "../judge/mod.rs"]
mod judge;
#[path = "../landscapes/mod.rs"]
mod landscapes;
#[path = "../nasty/mod.rs"]
mod nasty;
#[path = "../queries/mod.rs"]
mod queries;
#[path = "../rooms/mod.rs"]
mod rooms;
#[path = "../scenes/mod.rs"]
mod scenes;
#[cfg(feature = "serde")]
#[path = "../../fuzz/src/targets/mod.rs"]
mod targets;
#[path = "../words/mod.rs"]
mod words;

mod circles;
mod clear;
mod conformance;
mod convex_judge;
mod convex_same_bits;
mod convex_twins;
mod deciding_sides;
mod disc_judge;
mod ends_kept;
mod fed_back;
#[cfg(feature = "serde")]
mod game;
mod grid;
mod ground;
mod half_planes;
mod last_steps;
mod maze;
mod moving_box;
mod naive;
mod nasty_rooms;
mod never_inside;
mod orientation;
mod other_vectors;
mod panics;
mod polygon;
mod positions;
mod push_out;
#[cfg(feature = "serde")]
mod replay;
mod resting;
#[cfg(feature = "serde")]
mod same_bits;
#[cfg(feature = "serde")]
mod seeds;
#[cfg(feature = "serde")]
mod serde;
mod settling;
mod shape;
mod shapes;
mod shapes_judge;
mod shapes_rules;
mod snapshot;
mod solid_rooms;
mod solids;
mod start_inside;
mod sweep_box;
mod sweep_circle;
mod travel;
mod travel_defects;
mod travel_judge;
mod travel_steps;
mod walker;
mod walks;
mod world;
mod world_boxes;
