//! A point on a segment against a box, square or rounded: what every moving shape against a box comes down
//! to.

pub(crate) mod corner_circle;
pub(crate) mod crossings;
pub(crate) mod entry;
pub(crate) mod grown_box;
pub(crate) mod grown_wall;
