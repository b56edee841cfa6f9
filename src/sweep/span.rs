//! The answer about a path and a shape: the verdict, and what follows from it when it is read.

use core::fmt::{self, Debug, Formatter};

use crate::answer::{Contact, Hit, PushOut};
use crate::sweep::circle_signs::PointAndCircle;
use crate::sweep::convex::span::MovingConvex;
use crate::sweep::grown_wall::MovedBox;
use crate::sweep::movers::{CircleAndBox, SegmentAndBox, TwoBoxes};
use crate::sweep::path::End;
use crate::sweep::solve::Pair;

/// The part of a path that is inside a closed convex region.
///
/// ```text
///        ┌──────────────┐
///   a ●──●──────────────●──● b     enter and exit
///        │   a ●────────●──● b     no enter: the path starts strictly inside
///   a ●──●────────● b   │          no exit: it ends strictly inside
///        │  a ●────● b  │          neither: it is contained
///        └──────────────┘
/// ```
///
/// It holds the path, the shape and the verdict. All else is computed when it is read, and again each time:
/// who needs a value twice keeps it.
#[derive(Clone, Copy)]
pub struct Span {
    contact: Contact,
    shapes: Shapes,
}

impl Span {
    /// The answer about two shapes, if they meet.
    #[inline]
    pub(crate) fn of(shapes: impl Pair + Into<Shapes>) -> Option<Self> {
        let contact = shapes.contact()?;
        Some(Self { contact, shapes: shapes.into() })
    }

    /// Whether the path enters the interior or meets only the boundary.
    #[inline]
    pub fn contact(&self) -> Contact {
        self.contact
    }

    /// The first point in the region; `None` only if the path starts strictly inside.
    #[inline]
    pub fn enter(&self) -> Option<Hit> {
        self.shapes.hit(End::Enter)
    }

    /// The last point in the region; `None` only if the path ends strictly inside.
    #[inline]
    pub fn exit(&self) -> Option<Hit> {
        self.shapes.hit(End::Exit)
    }

    /// Both of them, which costs less than one after the other.
    #[inline]
    pub fn hits(&self) -> [Option<Hit>; 2] {
        self.shapes.hits()
    }

    /// The shortest way out if the shapes overlap from the start. A segment in a box has none.
    #[inline]
    pub fn push_out(&self) -> Option<PushOut> {
        self.shapes.push_out()
    }

    /// The first and the last time, which costs less than one after the other.
    #[inline]
    pub fn times(&self) -> [f64; 2] {
        self.shapes.times()
    }

    /// The first time in the region: 0 if the path starts in it. It costs less than the hit.
    #[doc(alias = "time of impact")]
    #[inline]
    pub fn enter_time(&self) -> f64 {
        self.shapes.time(End::Enter)
    }

    /// The last time in the region: 1 if the path ends in it.
    #[inline]
    pub fn exit_time(&self) -> f64 {
        self.shapes.time(End::Exit)
    }

    /// Whether the path starts and ends strictly inside.
    pub fn is_contained(&self) -> bool {
        self.hits() == [None; 2]
    }
}

/// Equal if all that they say is equal, whichever shapes they come from.
impl PartialEq for Span {
    fn eq(&self, other: &Self) -> bool {
        let all = |span: &Self| (span.contact(), span.hits(), span.push_out());
        all(self) == all(other)
    }
}

impl Debug for Span {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [enter, exit] = self.hits();
        f.debug_struct("Span")
            .field("contact", &self.contact)
            .field("enter", &enter)
            .field("exit", &exit)
            .field("push_out", &self.push_out())
            .finish()
    }
}

/// Makes one type of all pairs. A new pair needs a row here, and to be a [`Pair`].
macro_rules! shapes {
    ($($name:ident($pair:ty),)+) => {
        /// The shapes that a span is about.
        #[allow(clippy::large_enum_variant, reason = "a span is copied, and read where it is made")]
        #[derive(Clone, Copy)]
        pub(crate) enum Shapes {
            $($name($pair),)+
        }

        $(impl From<$pair> for Shapes {
            #[inline]
            fn from(pair: $pair) -> Self {
                Self::$name(pair)
            }
        })+

        impl Shapes {
            #[inline]
            fn times(&self) -> [f64; 2] {
                match self {
                    $(Self::$name(pair) => pair.times(),)+
                }
            }
            #[inline]
            fn time(&self, end: End) -> f64 {
                match self {
                    $(Self::$name(pair) => pair.time(end),)+
                }
            }
            #[inline]
            fn hits(&self) -> [Option<Hit>; 2] {
                match self {
                    $(Self::$name(pair) => pair.hits(),)+
                }
            }
            #[inline]
            fn hit(&self, end: End) -> Option<Hit> {
                match self {
                    $(Self::$name(pair) => pair.hit(end),)+
                }
            }
            #[inline]
            fn push_out(&self) -> Option<PushOut> {
                match self {
                    $(Self::$name(pair) => pair.push_out(),)+
                }
            }
        }
    };
}

shapes! {
    SegmentAndBox(SegmentAndBox),
    TwoBoxes(TwoBoxes),
    MovedBox(MovedBox),
    CircleAndBox(CircleAndBox),
    PointAndCircle(PointAndCircle),
    MovingConvex(MovingConvex),
}
