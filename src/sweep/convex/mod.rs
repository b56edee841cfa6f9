//! A moving convex shape against another: the path of a point against one convex region, whatever the shapes are.
//!
//! As B sees it, A moves along `v = motion of A − motion of B`. Some point of A is then on some point of B exactly if the
//! path of the origin, along v, is in
//!
//! ```text
//! K = hull { bⱼ − aᵢ },  grown by R = radius of A + radius of B
//!
//!        A ◺      B ▭          K = B ⊕ −A          the edges of both, A's mirrored,
//!                            ╭──────────╮          in the order of their directions
//!                           ╱            ╲
//!                          │              │
//!                           ╲────────────╯
//! ```
//!
//! The walk is that of every polygon with half-planes: [`pair`] makes the edges, [`signs`] decides, [`arrival`] constructs
//! times and places.

pub(crate) mod arrival;
pub(crate) mod entry;
pub(crate) mod lines;
pub(crate) mod pair;
pub(crate) mod signs;
pub(crate) mod span;
