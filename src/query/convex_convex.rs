//! Two moving convex shapes.

use glam::DVec2;

use crate::answer::Contact;
use crate::exact::rounded;
use crate::shape::{Convex, Motion};
use crate::steps::steps;
use crate::sweep::convex::lines::Says;
use crate::sweep::convex::pair::{ConvexPair, EdgeOwner, SumCorner};
use crate::sweep::convex::signs::{ConvexSigns, Zone};
use crate::sweep::convex::span::MovingConvex;
use crate::sweep::span::Span;

steps! {
    /// One step of two moving convex shapes: an edge of their sum, then a corner, then the verdict. Places are positions of
    /// A, as B sees them. `near` and `far` are the bounds so far.
    pub enum Step {
        /// The sum of B and the mirrored A.
        Sum {
            /// How many edges it has.
            edges: u8,
            /// How far it is grown: the sum of both radii.
            radius: f64,
        },
        /// An edge of the sum. Its line, moved out by the radius, bounds a half-plane.
        Edge {
            /// The number of the edge, from 0.
            edge: u8,
            /// The shape that it comes from.
            owner: EdgeOwner,
            /// Where it starts.
            from: DVec2,
            /// Where it ends.
            to: DVec2,
        },
        /// The path starts and ends in front of the edge. It misses.
        InFront {
            /// The number of the edge.
            edge: u8,
        },
        /// The path enters the half-plane behind the edge at `t`.
        Enters {
            /// The number of the edge.
            edge: u8,
            /// The time at which the path meets the line.
            t: f64,
            /// The latest entry so far.
            near: f64,
            /// The earliest exit so far.
            far: f64,
            /// Whether this is the latest entry so far: exactly, even if an earlier one rounds to the same time.
            decides: bool,
        },
        /// The path leaves that half-plane at `t`.
        Leaves {
            /// The number of the edge.
            edge: u8,
            /// The time at which the path meets the line.
            t: f64,
            /// The latest entry so far.
            near: f64,
            /// The earliest exit so far.
            far: f64,
            /// Whether this is the earliest exit so far: exactly, even if a later one rounds to the same time.
            decides: bool,
        },
        /// The path runs on the line of the edge: it can touch at most.
        Along {
            /// The number of the edge.
            edge: u8,
        },
        /// The path starts and ends behind the edge.
        Behind {
            /// The number of the edge.
            edge: u8,
        },
        /// The path enters, or starts, beyond the ends of the edges at this corner: the circle around it decides.
        Corner {
            /// Where the corner is.
            at: DVec2,
        },
        /// The path starts strictly inside: the shapes overlap.
        StartsInside {
            /// The depth of the overlap.
            depth: f64,
        },
        /// An interior is entered.
        Crosses {
            /// The first time at which the shapes meet.
            near: f64,
            /// The last time at which the shapes meet.
            far: f64,
        },
        /// Only the boundaries meet.
        Touches {
            /// The first time at which the shapes meet.
            near: f64,
            /// The last time at which the shapes meet.
            far: f64,
        },
        /// The shapes never meet.
        Misses,
    }
}

/// The interval during which two moving shapes are in contact, or `None` if they never meet.
///
/// As B sees it, A moves along the difference of the motions. A meets B where this path, of any point of A, meets B grown by the
/// mirrored A: their *Minkowski sum*. Its edges are those of both shapes, in order of their directions:
///
/// ```text
///       A            B            B ⊕ −A                    a ●
///                 ┌─────┐        ╱▔▔▔▔▔▔╲                     ╲   the path, as B sees it
///     ◣           │     │       ╱        ▏                ╱▔▔▔▔╳▔╲
///                 └─────┘       ▏________▏               ╱      ╲ ▏
///                                                        ▏_______╲▏
/// ```
///
/// **Edges.** Each edge, moved out by the radii, bounds a half-plane. The path enters some of them and leaves others; the latest
/// entry and the earliest exit count, as for [`segment_vs_aabb`](crate::segment_vs_aabb).
///
/// **Corners.** With radii, a corner is round. A path that comes in beyond the ends of the edges at a corner meets the circle around
/// it, or nothing.
///
/// **Nothing is divided before the verdict.** Where an end of the path is, which line is met first, and whether a place is beyond an end
/// are signs of expressions in the inputs with at most two square roots. They are exact, and times are correctly rounded.
///
/// Features, points and normals are those of B: its edge where one is met, also by an equal one; its corner where that is met, by a
/// corner or an edge; [`Arc`](crate::Feature::Arc) for a circle; boxes keep their sides and corners. At a corner without a radius the
/// normal is that of the first edge of the sum that is truly entered. Shapes that overlap from the start have no `enter`, and a
/// [`push_out`](Span::push_out) for A. A sum without an interior can only be touched.
///
/// ```
/// use graze2d::{Circle, Convex, Feature, Motion, convex_vs_convex, glam::dvec2};
///
/// let ball = Circle::new((0.0, 0.0), 1.0)?;
/// let slope = Convex::new([[4.0, 3.0], [8.0, 0.0], [8.0, 3.0]])?;
/// let span = convex_vs_convex(ball, Motion::new((8.0, 0.0))?, slope, Motion::ZERO).unwrap();
/// let enter = span.enter().unwrap();
/// assert_eq!(enter.feature(), Feature::Edge(0));
/// assert_eq!(enter.normal(), dvec2(-0.6, -0.8));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// Ericson 2005 §5.5.3; de Berg et al. 2008 §13.3.
#[doc(alias = "shape cast")]
#[doc(alias = "Minkowski sum")]
#[doc(alias = "GJK")]
#[doc(alias = "time of impact")]
pub fn convex_vs_convex(
    a: impl Into<Convex>,
    motion_a: Motion,
    b: impl Into<Convex>,
    motion_b: Motion,
) -> Option<Span> {
    MovingConvex::new(&ConvexPair::new(&a.into(), &motion_a, &b.into(), &motion_b))
        .and_then(Span::of)
}

/// Like [`convex_vs_convex`], and reports every step to `watch`.
///
/// ```
/// use graze2d::{Aabb, Convex, Motion, trace::{self, ConvexVsConvexStep as Step}};
///
/// let (crate_, motion) = (Aabb::new((0.0, 0.0), (2.0, 2.0))?, Motion::new((8.0, 0.0))?);
/// let slope = Convex::new([[4.0, 3.0], [8.0, 0.0], [8.0, 3.0]])?;
/// let mut steps = Vec::new();
/// trace::convex_vs_convex(crate_, motion, slope, Motion::ZERO, |step| steps.push(step));
/// assert!(matches!(steps[0], Step::Sum { edges: 5, radius: 0.0, .. }));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_convex_vs_convex(
    a: impl Into<Convex>,
    motion_a: Motion,
    b: impl Into<Convex>,
    motion_b: Motion,
    mut watch: impl FnMut(Step),
) -> Option<Span> {
    let (a, b) = (a.into(), b.into());
    let pair = ConvexPair::new(&a, &motion_a, &b, &motion_b);
    let span = MovingConvex::new(&pair).and_then(Span::of);
    narrate(&ConvexSigns::new(pair), span, &mut watch);
    span
}

/// The steps, then the verdict.
fn narrate(signs: &ConvexSigns<'_>, span: Option<Span>, watch: &mut dyn FnMut(Step)) {
    let place = |corner| place_of(&signs.pair, corner);
    let (edges, radius) = (signs.pair.edges().as_slice().len() as u8, rounded(signs.pair.radius()));
    watch(Step::Sum { edges, radius });
    signs.tell_lines(&mut |number, edge, says| {
        let (edge, from, to, owner) = (number as u8, place(edge.from), place(edge.to), edge.owner);
        watch(Step::Edge { edge, owner, from, to });
        watch(match says {
            Says::InFront => Step::InFront { edge },
            Says::Enters(it) => {
                Step::Enters { edge, t: it.t, near: it.near, far: it.far, decides: it.decides }
            }
            Says::Leaves(it) => {
                Step::Leaves { edge, t: it.t, near: it.near, far: it.far, decides: it.decides }
            }
            Says::Along => Step::Along { edge },
            Says::Behind => Step::Behind { edge },
        });
    });
    if let Zone::Corner(corner) = signs.decided.enters {
        watch(Step::Corner { at: place(corner) });
    }
    if let Some(push_out) = span.and_then(|span| span.push_out()) {
        watch(Step::StartsInside { depth: push_out.depth() });
    }
    let [near, far] = span.map_or([0.0, 1.0], |span| span.times());
    watch(match signs.decided.contact {
        Some(Contact::Cross) => Step::Crosses { near, far },
        Some(Contact::Touch) => Step::Touches { near, far },
        None => Step::Misses,
    });
}

/// The position of A at which a corner of its is on a corner of B.
fn place_of(pair: &ConvexPair<'_>, corner: SumCorner) -> DVec2 {
    DVec2::from([0, 1].map(|axis| rounded(pair.place_sum(corner, axis))))
}
