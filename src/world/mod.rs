//! Several boxes at once: what a path meets first, and where a mover ends among them.

mod around;
pub(crate) mod box_id;
mod cells;
mod collection;
mod course;
pub(crate) mod filter;
pub(crate) mod filtered;
mod landing;
mod leg;
mod marks;
mod met;
pub(crate) mod mover;
pub(crate) mod one_way;
mod push_out;
mod questions;
pub(crate) mod response;
mod rest;
mod sliding;
pub(crate) mod sweep;
pub(crate) mod travel;
mod turning;
#[allow(clippy::module_inception, reason = "the file where boxes come into a world and go")]
pub(crate) mod world;
