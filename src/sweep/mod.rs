//! A point on a segment against a box, square or rounded, or against a circle. Every moving shape is reduced
//! to it.

pub(crate) mod answers;
pub(crate) mod arrival;
pub(crate) mod box_signs;
pub(crate) mod circle_path;
pub(crate) mod circle_signs;
pub(crate) mod convex;
pub(crate) mod entry_order;
pub(crate) mod grown_wall;
mod lanes;
pub(crate) mod movers;
pub(crate) mod path;
pub(crate) mod rounded_signs;
pub(crate) mod solve;
pub(crate) mod span;
