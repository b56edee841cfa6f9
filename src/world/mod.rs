//! Several boxes at once: what a path meets first, and where a mover ends among them.

mod around;
mod cells;
mod landing;
mod leg;
pub(crate) mod mover;
pub(crate) mod response;
pub(crate) mod travel;
mod turning;
#[allow(clippy::module_inception, reason = "the file where boxes come into a world and go")]
pub(crate) mod world;
