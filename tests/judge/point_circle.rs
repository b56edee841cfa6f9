//! A point against a circle, by definition: the square of its distance from the center, against the square of the radius.

use std::cmp::Ordering;

use graze2d::glam::dvec2;
use graze2d::{
    Circle, Location, Point, point_vs_circle,
    trace::{self, PointVsCircleStep as Step},
};
use num_bigint::BigInt;

use super::fraction::{Fraction, Scale, is_nearest};
use super::orientation::same;
use super::vector::{dot, minus};

/// What is wrong with the place of a point.
pub(crate) fn judge_point_vs_circle(point: Point, circle: Circle) -> Result<(), String> {
    let (p, center, radius) = (point.get(), circle.center(), circle.radius());
    let scale = Scale::of(&[p.x, p.y, center.x, center.y, radius]);
    let [at, middle] = [p, center].map(|p| p.to_array().map(|x| scale.integer(x)));
    let offset = minus(&at, &middle);
    let square = dot(&offset, &offset);
    let r = scale.integer(radius);
    let (expected, last) = match square.cmp(&(&r * &r)) {
        Ordering::Less => (Location::Inside, Step::Inside),
        Ordering::Equal => (Location::Boundary, Step::Boundary),
        Ordering::Greater => (Location::Outside, Step::Outside),
    };
    let mut steps = Vec::new();
    let traced = trace::point_vs_circle(point, circle, |step| steps.push(step));
    same(vec![point_vs_circle(point, circle), traced], &expected)?;
    let [
        Step::Offset { across, down, squared, .. },
        Step::Compares { distance, radius: told, squared_radius, .. },
        end,
    ] = steps[..]
    else {
        return Err(format!("steps {steps:?}"));
    };
    same(vec![end], &last)?;
    same(vec![told], &radius)?;
    for (number, exact) in [(across, &offset[0]), (down, &offset[1])] {
        if !is_nearest(number, |m| against(exact, &scale.fraction(m))) {
            return Err(format!("offset {number:e} is not nearest"));
        }
    }
    let of = |x: f64| x.min(f64::MAX);
    same(vec![squared], &of(across * across + down * down))?;
    same(vec![squared_radius], &of(radius * radius))?;
    if !is_nearest(distance, |m| root_against(&square, &scale.fraction(m))) {
        return Err(format!("distance {distance:e} is not nearest"));
    }
    // Mirrored through the origin, and with exchanged axes.
    let mirrored = [p, center].map(|p| dvec2(0.0 - p.x, 0.0 - p.y));
    let turned = [mirrored, [p, center].map(|p| dvec2(p.y, p.x))].map(|[p, center]| {
        let (point, circle) = (Point::new(p), Circle::new(center, radius));
        point_vs_circle(point.expect("finite"), circle.expect("finite"))
    });
    same(turned.into(), &expected)
}

/// A whole number against a fraction.
fn against(whole: &BigInt, number: &Fraction) -> Ordering {
    (whole * &number.d).cmp(&number.n)
}

/// `√square` against a number.
fn root_against(square: &BigInt, number: &Fraction) -> Ordering {
    if number.n < BigInt::ZERO {
        return Ordering::Greater;
    }
    (square * &number.d * &number.d).cmp(&(&number.n * &number.n))
}
