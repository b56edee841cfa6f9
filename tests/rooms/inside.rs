//! Whether a mover is strictly inside a wall, by the definition alone, in big integers.

use graze2d::Aabb;
use graze2d::glam::DVec2;
use num_bigint::BigInt;

/// A circle, or a box as the unevaluated difference of two corners: what the library was given.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    Circle(f64),
    Box(DVec2, DVec2),
}

/// A double as a whole number of the smallest double there is, 2^−1074.
fn whole(x: f64) -> BigInt {
    let (exponent, low) = ((x.abs().to_bits() >> 52), (x.to_bits() & ((1 << 52) - 1)) as i64);
    let sign = if x < 0.0 { -1 } else { 1 };
    match exponent {
        0 => BigInt::from(sign * low),
        _ => BigInt::from(sign * (low | 1 << 52)) << (exponent - 1),
    }
}

/// A circle overlaps where its center is nearer than its radius, a point where it lies in the
/// interior, a box where both intervals overlap.
pub(crate) fn is_strictly_inside(shape: Shape, position: DVec2, wall: &Aabb) -> bool {
    let axis = |k: usize| [position[k], wall.min()[k], wall.max()[k]].map(whole);
    match shape {
        Shape::Circle(radius) if radius > 0.0 => {
            let square = [0, 1].map(|k| {
                let [p, low, high] = axis(k);
                let nearest = p.clone().max(low).min(high);
                let away = p - nearest;
                &away * &away
            });
            let radius = whole(radius);
            &square[0] + &square[1] < &radius * &radius
        }
        Shape::Circle(_) => (0..2).all(|k| {
            let [p, low, high] = axis(k);
            low < p && p < high
        }),
        Shape::Box(min, max) => (0..2).all(|k| {
            let [p, low, high] = axis(k);
            let size = whole(max[k]) - whole(min[k]);
            p < high && low < p + size
        }),
    }
}

#[test]
fn a_bit_tells_inside_from_touching() {
    let wall = Aabb::new(DVec2::ZERO, DVec2::new(8.0, 4.0)).unwrap();
    let at = |shape, x, y| is_strictly_inside(shape, DVec2::new(x, y), &wall);
    let circle = Shape::Circle(5.0);
    assert!(!at(circle, -3.0, -4.0) && at(circle, -3.0, (-4.0f64).next_up()));
    assert!(!at(circle, 4.0, -5.0) && at(circle, 4.0, (-5.0f64).next_up()));
    let point = Shape::Circle(0.0);
    assert!(!at(point, 0.0, 2.0) && at(point, f64::from_bits(1), 2.0));
    // The size 1 − 2^−60 is no double.
    let size = Shape::Box(DVec2::splat(2.0f64.powi(-60)), DVec2::ONE);
    assert!(!at(size, -1.0, 2.0) && at(size, (-1.0f64).next_up(), 2.0));
    assert!(at(size, -1.0 + 2.0f64.powi(-53), 2.0) && !at(size, -1.0, 4.0));
}
