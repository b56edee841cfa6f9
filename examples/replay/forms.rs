//! Arguments in JavaScript's forms.

use std::sync::Mutex;

use graze2d::glam::dvec2;
use graze2d::{
    Aabb, BoxId, Circle, Convex, Filter, GeometryError, Motion, Mover, Segment, Sweep, Wall,
};
use serde_json::Value;

/// What a function answered about boxes, and about movers by their numbers; each answer is told once.
pub(crate) struct Told(Mutex<Vec<Value>>);

impl Told {
    pub(crate) fn new(function: &Value) -> Self {
        Self(Mutex::new(list(&function["of"]).to_vec()))
    }

    pub(crate) fn again(&self, id: BoxId, mover: Option<usize>) -> Value {
        let mut left = self.0.lock().expect("one thread");
        let is_about = |entry: &Value| {
            ids(entry).first() == Some(&id) && mover.is_none_or(|mover| entry[1] == mover)
        };
        let place = left.iter().position(is_about).expect("what was asked, is asked again");
        list(&left.remove(place)).last().cloned().unwrap_or_default()
    }
}

pub(crate) fn is_truthy(value: &Value) -> bool {
    let is_nothing = value.is_null() || value["$"] == "undefined" || value == "" || value == false;
    !is_nothing && value.as_f64() != Some(0.0)
}

pub(crate) fn filter<'a>(options: &Value, told: &'a Told) -> Filter<'a> {
    let mut filter = Filter::default().without(ids(&options["without"]));
    if let Some(mask) = bits(&options["mask"]) {
        filter = filter.mask(mask);
    }
    if options["when"].is_object() {
        filter = filter.when(|id| is_truthy(&told.again(id, None)));
    }
    filter
}

/// A number, also one that JSON cannot write.
pub(crate) fn number(value: &Value) -> f64 {
    let named = || value["of"].as_str()?.parse().ok();
    value.as_f64().or_else(named).unwrap_or(f64::NAN)
}

/// The entries of a list or of an array of numbers; none if it is neither.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().or(value["of"].as_array()).map_or(&[], |list| list)
}

/// A bit for each layer, also as JavaScript's operators give them; or a limit.
pub(crate) fn bits(value: &Value) -> Option<u32> {
    value.as_f64().map(|bits| bits as i64 as u32)
}

/// All ids in a list.
pub(crate) fn ids(value: &Value) -> Vec<BoxId> {
    list(value).iter().filter_map(|id| BoxId::from_bits(id.as_f64()? as u64)).collect()
}

pub(crate) fn vector(value: &Value) -> [f64; 2] {
    ["x", "y"].map(|axis| number(&value[axis]))
}

pub(crate) fn motion(value: &Value) -> Result<Motion, GeometryError> {
    Motion::new(vector(value))
}

pub(crate) fn segment(value: &Value) -> Result<Segment, GeometryError> {
    Segment::new(vector(&value["a"]), vector(&value["b"]))
}

pub(crate) fn sweep(value: &Value) -> Result<Sweep, GeometryError> {
    match value.get("mover") {
        None => segment(value).map(Sweep::from),
        Some(moving) => Ok((mover(moving)?, motion(&value["motion"])?).into()),
    }
}

pub(crate) fn mover(value: &Value) -> Result<Mover, GeometryError> {
    let has = |key: &str| value.get(key).is_some();
    if has("width") && !has("radius") {
        return Mover::from_min_size(
            vector(value),
            ["width", "height"].map(|key| number(&value[key])),
        );
    }
    if has("x") && !has("width") {
        return Ok(Circle::new(vector(value), number(&value["radius"]))?.into());
    }
    Ok(match wall(value)? {
        Wall::Box(aabb) => aabb.into(),
        Wall::Shape(shape) => shape.into(),
    })
}

pub(crate) fn wall(value: &Value) -> Result<Wall, GeometryError> {
    let has = |key: &str| value.get(key).is_some();
    let radius = if has("radius") { number(&value["radius"]) } else { 0.0 };
    if has("points") {
        let shape = Convex::new(list(&value["points"]).iter().map(vector))?.rounded(radius)?;
        return Ok(if has("at") { shape.at(vector(&value["at"]))? } else { shape }.into());
    }
    if has("a") {
        return Ok(Convex::new(["a", "b"].map(|end| vector(&value[end])))?.rounded(radius)?.into());
    }
    if has("center") {
        let [center, half] = ["center", "half"].map(|key| vector(&value[key]));
        let shape = match value.get("angle") {
            Some(angle) => Convex::from_angle(center, half, number(angle))?,
            None => Convex::rotated(center, half, vector(&value["direction"]))?,
        };
        return Ok(shape.rounded(radius)?.into());
    }
    let [x, y] = vector(value);
    let aabb = if has("width") {
        Aabb::new([x, y], [x + number(&value["width"]), y + number(&value["height"])])?
    } else if has("x") {
        return Ok(Circle::new([x, y], radius)?.into());
    } else {
        let [low, high] =
            [["minX", "minY"], ["maxX", "maxY"]].map(|keys| keys.map(|key| number(&value[key])));
        Aabb::new(low, high)?
    };
    let (min, max) = (aabb.min(), aabb.max());
    let corners = [min, dvec2(max.x, min.y), max, dvec2(min.x, max.y)];
    // JavaScript tells a box with a radius by its corners.
    Ok(if radius > 0.0 { Convex::new(corners)?.rounded(radius)?.into() } else { aabb.into() })
}

/// Walls one by one, or an array with four numbers for each box.
pub(crate) fn walls(value: &Value) -> Result<Vec<Wall>, GeometryError> {
    if value.is_array() {
        return list(value).iter().map(wall).collect();
    }
    let rows = list(value).chunks(4).map(|row| row.iter().map(number).collect::<Vec<_>>());
    rows.map(|row| Ok(Aabb::new([row[0], row[1]], [row[2], row[3]])?.into())).collect()
}
