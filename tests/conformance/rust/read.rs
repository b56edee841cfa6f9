//! The parts of a line, read, or refused with the code that JavaScript users see.

use graze2d::glam::dvec2;
use graze2d::{Aabb, Circle, GeometryError, Motion, Mover, Segment, Sweep};
use serde_json::Value;

/// The code of a refused input.
pub(super) type Code = &'static str;

pub(super) const WRONG_TYPE: Code = "wrong_type";
pub(super) const UNKNOWN_OPTION: Code = "unknown_option";

/// A list of anything.
pub(super) fn list(value: &Value) -> Result<&[Value], Code> {
    value.as_array().map(Vec::as_slice).ok_or(WRONG_TYPE)
}

/// A finite number. NaN and infinities are strings.
pub(super) fn number(value: &Value) -> Result<f64, Code> {
    match value.as_str() {
        Some("nan" | "inf" | "-inf") => Err(GeometryError::NonFinite.code()),
        _ => value.as_f64().ok_or(WRONG_TYPE),
    }
}

/// A whole number from `least` to `most`.
pub(super) fn whole(value: &Value, least: u32, most: u32) -> Result<u32, Code> {
    let x = value.as_f64().ok_or(WRONG_TYPE)?;
    if x.fract() == 0.0 && f64::from(least) <= x && x <= f64::from(most) {
        Ok(x as u32)
    } else {
        Err(GeometryError::NotIntegerOrOutOfRange.code())
    }
}

/// This many finite numbers.
pub(super) fn numbers<const N: usize>(value: &Value) -> Result<[f64; N], Code> {
    let list = <&[Value; N]>::try_from(list(value)?).map_err(|_| WRONG_TYPE)?;
    let mut numbers = [0.0; N];
    for (x, value) in numbers.iter_mut().zip(list) {
        *x = number(value)?;
    }
    Ok(numbers)
}

/// The number by which a line names a box.
pub(super) fn name(value: &Value) -> Result<usize, Code> {
    whole(value, 0, u32::MAX).map(|name| name as usize)
}

/// A box: min x, min y, max x, max y.
pub(super) fn aabb(value: &Value) -> Result<Aabb, Code> {
    let [min_x, min_y, max_x, max_y] = numbers(value)?;
    Aabb::new(dvec2(min_x, min_y), dvec2(max_x, max_y)).map_err(GeometryError::code)
}

/// What moves: `circle` x, y, radius or `box`.
pub(super) fn mover(given: &Value) -> Result<Mover, Code> {
    if given["circle"].is_null() {
        return aabb(&given["box"]).map(Mover::from);
    }
    let [x, y, radius] = numbers(&given["circle"])?;
    Circle::new(dvec2(x, y), radius).map(Mover::from).map_err(GeometryError::code)
}

/// A displacement over the step: x, y.
pub(super) fn motion(value: &Value) -> Result<Motion, Code> {
    let [x, y] = numbers(value)?;
    Motion::new(dvec2(x, y)).map_err(GeometryError::code)
}

/// What is asked about: `segment` a, b or a mover and its `motion`.
pub(super) fn sweep(given: &Value) -> Result<Sweep, Code> {
    if given["segment"].is_null() {
        return Ok(Sweep::from((mover(given)?, motion(&given["motion"])?)));
    }
    let [ax, ay, bx, by] = numbers(&given["segment"])?;
    let segment = Segment::new(dvec2(ax, ay), dvec2(bx, by));
    segment.map(Sweep::from).map_err(GeometryError::code)
}
