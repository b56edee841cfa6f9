//! The naive judge: verdicts, times and places by the textbook definition, in big integers.
//!
//! It shares no thought with the library. There are no half-planes, no filters and no corner cases:
//!
//! ```text
//! box       on each axis the times at which min ≤ a + t d ≤ max, and what these intervals share
//! circle    the squared distance from the centre to the box, a convex function of t made of
//!           parabolas, against r²
//! circles   the same against a box of no size, a point; points and normals are linear in t
//! point     its squared distance from the center of a circle against r²
//! turns     the sign of a determinant
//! segments  two equations solved
//! convex    the squared distance from a path to the hull of all differences of two shapes' points
//! ```
//!
//! Inputs are scaled to integers by one power of two, which changes no time and no verdict. Times
//! stay fractions; whether a double is the nearest one is asked of the midpoints beside it.
//!
//! Travels and worlds are judged in sums and products of doubles that never round (`exact`), with times
//! that are quotients or roots (`time`):
//!
//! ```text
//! region      the open grown wall as boxes and discs, and when a path is in it
//! leg, legs   which walls a leg meets first, and where it ends (`place`)
//! deflection  what a response may leave of the motion
//! twins       the same scene in another order, mirrored, scaled
//! ```

pub(crate) mod answer;
mod beside;
mod circle;
pub(crate) mod circles;
pub(crate) mod convex;
mod deflection;
pub(crate) mod exact;
mod filtered;
pub(crate) mod fraction;
mod inside;
mod interval;
mod kept;
mod leg;
mod legs;
pub(crate) mod named;
mod next_steps;
pub(crate) mod orientation;
mod pass;
mod place;
pub(crate) mod point_circle;
pub(crate) mod queries;
mod region;
mod response;
mod rounding;
pub(crate) mod scene;
mod settled;
pub(crate) mod shapes;
pub(crate) mod solid;
pub(crate) mod tiles;
mod time;
mod told;
pub(crate) mod travel;
pub(crate) mod twins;
mod vector;
pub(crate) mod world;
