//! Filters in lanes that answer the common cases first. Where one is sure, its answer is that of
//! [`crate::path`], bit for bit; where it is not, it defers to it. Only [`crate::query::kernel`] asks them.

pub(crate) mod box_contact;
pub(crate) mod box_lanes;
pub(crate) mod circle_contact;
pub(crate) mod corner_lanes;
pub(crate) mod rounded_lanes;
