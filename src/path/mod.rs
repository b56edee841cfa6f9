//! A point on a segment against a box, square or rounded: what every moving shape against a box comes
//! down to.

pub(crate) mod box_signs;
pub(crate) mod circle_signs;
pub(crate) mod corner_circle;
pub(crate) mod corner_root;
pub(crate) mod entry;
pub(crate) mod exact_moments;
pub(crate) mod grown_box;
pub(crate) mod grown_wall;
pub(crate) mod inside;
pub(crate) mod line_time;
pub(crate) mod point_circle;
pub(crate) mod rounded_signs;
pub(crate) mod segment_box;
pub(crate) mod two_boxes;
