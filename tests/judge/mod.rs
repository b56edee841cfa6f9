//! The naive judge: verdicts, times and places by the textbook definition, in big integers.
//!
//! It shares no thought with the library. There are no half-planes, no filters and no corner cases:
//!
//! ```text
//! box       on each axis the times at which min ≤ a + t d ≤ max, and what these intervals share
//! circle    the squared distance from the centre to the box, a convex function of t made of
//!           parabolas, against r²
//! turns     the sign of a determinant
//! segments  two equations solved
//! quad      the shadows of the hull of four points, in enough directions
//! ```
//!
//! Inputs are scaled to integers by one power of two, which changes no time and no verdict. Times
//! stay fractions; whether a double is the nearest one is asked of the midpoints beside it.

pub(crate) mod answer;
mod circle;
mod fraction;
mod interval;
pub(crate) mod orientation;
pub(crate) mod quad;
mod rounding;
mod vector;
