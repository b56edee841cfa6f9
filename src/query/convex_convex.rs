//! Two moving convex shapes.

use crate::answer::{Contact, Span};
use crate::shape::{Convex, Motion};
use crate::sweep::convex::pair::Pair;
use crate::sweep::convex::signs::ConvexSigns;

/// The interval during which two moving shapes are in contact, or `None` if they never meet.
pub fn convex_vs_convex(
    a: impl Into<Convex>,
    motion_a: Motion,
    b: impl Into<Convex>,
    motion_b: Motion,
) -> Option<Span> {
    ConvexSigns::new(&Pair::new(&a.into(), &motion_a, &b.into(), &motion_b)).span()
}

/// How two moving shapes meet: the contact of [`convex_vs_convex`], without times and points.
pub fn convex_vs_convex_contact(
    a: impl Into<Convex>,
    motion_a: Motion,
    b: impl Into<Convex>,
    motion_b: Motion,
) -> Option<Contact> {
    ConvexSigns::new(&Pair::new(&a.into(), &motion_a, &b.into(), &motion_b)).contact
}
