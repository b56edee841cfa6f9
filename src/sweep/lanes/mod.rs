//! Filters in lanes that answer the common cases first. If one is sure, its answer is that of the exact walk,
//! bit for bit; if it is not, it defers to it. Only [`crate::sweep::solve`] calls them.

pub(crate) mod boxes;
pub(crate) mod circle;
pub(crate) mod rounded;
pub(crate) mod way_out;

/// A filter was not sure.
pub(crate) struct Unsure;
