//! Filters that answer the plain cases first. Where one is sure, its answer is that of [`crate::path`], bit
//! for bit; where it is not, it defers to it.

pub(crate) mod arc;
pub(crate) mod rounded_box;
pub(crate) mod stretch;
