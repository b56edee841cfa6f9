//! Several boxes at once: what a path meets first, and where a mover ends among them.

mod around;
mod cells;
mod course;
mod landing;
mod leg;
mod marks;
mod met;
pub(crate) mod mover;
mod push_out;
pub(crate) mod response;
pub(crate) mod sweep;
pub(crate) mod travel;
mod turning;
#[allow(clippy::module_inception, reason = "the file where boxes come into a world and go")]
pub(crate) mod world;
