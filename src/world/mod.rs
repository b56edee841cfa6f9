//! Several boxes at once: what a path meets first, and where a mover ends among them.

pub(crate) mod bit_set;
pub(crate) mod box_id;
mod clear;
pub(crate) mod collection;
mod contacts;
mod deflect;
mod earliest;
pub(crate) mod filter;
mod forest;
mod ground;
mod kept_end;
mod leg;
mod meeting;
pub(crate) mod mover;
pub(crate) mod moving_box;
pub(crate) mod positions;
mod probe;
mod push_out;
pub(crate) mod queries;
pub(crate) mod response;
mod rest;
mod rest_position;
mod settling;
pub(crate) mod shifting;
pub(crate) mod solids;
mod start;
pub(crate) mod sweep;
mod tangent;
mod touched;
mod travel;
pub(crate) mod travel_answer;
pub(crate) mod travel_options;
mod tree;
pub(crate) mod view;
pub(crate) mod wall;
#[allow(clippy::module_inception, reason = "the file where boxes come into a world and go")]
pub(crate) mod world;
