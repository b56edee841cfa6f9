//! What a travel does that starts inside walls.

use crate::world::response::Response;

/// What a mover does that starts inside walls by more than [rounding](crate::Travel::settled). Walls that it passes or
/// ignores do not count.
///
/// ```text
///   Stay           Leave            PushOut
///
///                      ▲               ●────▶     first the way out, then the travel
///                      │               ┆
///   ▓▓●▓▓▓▓▓▓      ▓▓▓▓●▓▓▓▓▓      ▓▓▓▓○▓▓▓▓▓
/// ```
///
/// By default a slide is pushed out, and every other response stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StartInside {
    /// Stay there.
    Stay,
    /// Move as long as each leg leads out of all of these walls, and never deeper into one.
    Leave,
    /// Be pushed out as by [`World::push_out`](crate::World::push_out), and travel from there. If that
    /// finds no way out, the mover stays.
    PushOut,
}

impl StartInside {
    /// What is usual for a response.
    pub(super) fn usual(response: Response) -> Self {
        match response {
            Response::Slide { .. } => Self::PushOut,
            Response::Stop | Response::Bounce { .. } | Response::Pass => Self::Stay,
        }
    }
}
