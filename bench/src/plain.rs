//! What one writes without asking for exact verdicts: the yardstick for what exactness costs.

use graze2d::glam::DVec2;
use graze2d::{Aabb, Motion, Segment, Side};

/// The near and far time and the sides that are entered and left, by the slab test (Kay & Kajiya
/// 1986). A start inside has no side to enter, an end inside none to leave.
#[inline]
pub fn slab(segment: &Segment, aabb: &Aabb) -> Option<(f64, f64, Option<Side>, Option<Side>)> {
    slab_along(segment.a(), segment.b() - segment.a(), [aabb.min(), aabb.max()])
}

/// The same for the path from `a` by `v`, and a box from `min` to `max`.
#[inline]
fn slab_along(
    a: DVec2,
    v: DVec2,
    [min, max]: [DVec2; 2],
) -> Option<(f64, f64, Option<Side>, Option<Side>)> {
    let (mut near, mut far, mut enters, mut leaves) = (0.0, 1.0, None, None);
    for (axis, [low, high]) in
        [[Side::Left, Side::Right], [Side::Top, Side::Bottom]].into_iter().enumerate()
    {
        if v[axis] == 0.0 {
            if a[axis] < min[axis] || a[axis] > max[axis] {
                return None;
            }
            continue;
        }
        let inverse = 1.0 / v[axis];
        let mut from = ((min[axis] - a[axis]) * inverse, low);
        let mut to = ((max[axis] - a[axis]) * inverse, high);
        if from.0 > to.0 {
            (from, to) = (to, from);
        }
        if from.0 > near {
            (near, enters) = (from.0, Some(from.1));
        }
        if to.0 < far {
            (far, leaves) = (to.0, Some(to.1));
        }
        if near > far {
            return None;
        }
    }
    Some((near, far, enters, leaves))
}

/// What intersect.js forgives, noonat's well-known lesson.
const EPSILON: f64 = 1e-8;

/// Whether the slab test finds a hit that forgives an epsilon: with the box grown by it.
pub fn forgiving_slab(segment: &Segment, aabb: &Aabb) -> bool {
    let grown = [aabb.min() - EPSILON, aabb.max() + EPSILON];
    slab_along(segment.a(), segment.b() - segment.a(), grown).is_some()
}

/// Whether two moving boxes meet: the slab test of the middle of one along the relative motion,
/// against the other grown by its half size.
pub fn box_box(a: Aabb, v: Motion, b: Aabb, w: Motion) -> bool {
    let (middle, half) = ((a.min() + a.max()) / 2.0, (a.max() - a.min()) / 2.0);
    slab_along(middle, v.get() - w.get(), [b.min() - half, b.max() + half]).is_some()
}

/// The ends of the part inside the box, by Cohen & Sutherland as in the books: each cut is taken
/// from what the last one left over.
#[inline]
pub fn cohen_sutherland(segment: &Segment, aabb: &Aabb) -> Option<[DVec2; 2]> {
    let (min, max) = (aabb.min(), aabb.max());
    let code = |p: DVec2| {
        u8::from(p.x < min.x)
            | u8::from(p.x > max.x) << 1
            | u8::from(p.y < min.y) << 2
            | u8::from(p.y > max.y) << 3
    };
    let mut ends = [segment.a(), segment.b()];
    let mut codes = ends.map(code);
    loop {
        if codes[0] | codes[1] == 0 {
            return Some(ends);
        }
        if codes[0] & codes[1] != 0 {
            return None;
        }
        let end = usize::from(codes[0] == 0);
        let [a, b] = ends;
        let v = b - a;
        let at_x = |x: f64| DVec2::new(x, a.y + v.y * (x - a.x) / v.x);
        let at_y = |y: f64| DVec2::new(a.x + v.x * (y - a.y) / v.y, y);
        ends[end] = match codes[end] {
            code if code & 1 != 0 => at_x(min.x),
            code if code & 2 != 0 => at_x(max.x),
            code if code & 4 != 0 => at_y(min.y),
            _ => at_y(max.y),
        };
        codes[end] = code(ends[end]);
    }
}

/// The tiles that a segment runs through, each with its times, as in the paper of Amanatides & Woo (1987): the time of the
/// next border grows by what one tile takes. Tiles begin at the origin.
#[inline]
pub fn tiles(segment: &Segment, size: f64, mut each: impl FnMut([i64; 2], f64, f64)) {
    let (a, v) = (segment.a() / size, (segment.b() - segment.a()) / size);
    let mut tile = [a.x.floor() as i64, a.y.floor() as i64];
    let last = (segment.b() / size).floor();
    let mut left = (last.x as i64).abs_diff(tile[0]) + (last.y as i64).abs_diff(tile[1]);
    let steps = [v.x.signum() as i64, v.y.signum() as i64];
    let takes = 1.0 / v.abs();
    let ahead = |at: f64, v: f64| if v > 0.0 { at.floor() + 1.0 - at } else { at - at.floor() };
    let mut next = DVec2::new(ahead(a.x, v.x), ahead(a.y, v.y)) * takes;
    let mut enter = 0.0;
    while left > 0 {
        let axis = usize::from(next.y < next.x);
        let exit = next[axis];
        each(tile, enter, exit);
        (enter, next[axis]) = (exit, exit + takes[axis]);
        tile[axis] += steps[axis];
        left -= 1;
    }
    each(tile, enter, 1.0);
}
