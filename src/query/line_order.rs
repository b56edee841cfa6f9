//! The order of places along a line: by x, then by y.

use glam::DVec2;

/// Whether one place comes before another.
#[inline]
pub(super) fn is_before(p: DVec2, q: DVec2) -> bool {
    p.x < q.x || (p.x == q.x && p.y < q.y)
}

/// Of two, the one that comes first.
#[inline]
fn first(p: DVec2, q: DVec2) -> DVec2 {
    if is_before(q, p) { q } else { p }
}

/// Of two, the one that comes last.
#[inline]
fn last(p: DVec2, q: DVec2) -> DVec2 {
    if is_before(p, q) { q } else { p }
}

/// The later start and the earlier end of two segments on one line.
pub(super) fn common([a, b]: [DVec2; 2], [c, d]: [DVec2; 2]) -> [DVec2; 2] {
    [last(first(a, b), first(c, d)), first(last(a, b), last(c, d))]
}
