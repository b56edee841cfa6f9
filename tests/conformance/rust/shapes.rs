//! Lines of the kind `shapes`: where a convex shape ends among others.

use graze2d::{BoxId, GeometryError, Mover, World};
use serde_json::{Value, json};

use super::convex::convex;
use super::read::{Code, list, motion, numbers, whole};
use super::travel::response;

/// The answer of a line. A wall has the number of its place as its id.
pub(super) fn answer(line: &Value) -> Result<Value, Code> {
    let walls = list(&line["walls"])?.iter().map(convex).collect::<Result<Vec<_>, _>>()?;
    let world = World::new(walls);
    let mut mover = convex(&line["mover"])?;
    if !line["at"].is_null() {
        mover = mover.at(numbers::<2>(&line["at"])?).map_err(GeometryError::code)?;
    }
    let mut options = world.travel_options();
    if !line["max_hits"].is_null() {
        let most = whole(&line["max_hits"], 1, 65_536)?;
        options = options.max_hits(most).map_err(GeometryError::code)?;
    }
    let end = options.run(Mover::from(mover), motion(&line["motion"])?, response(line)?);
    let wall = |id: BoxId| id.to_bits();
    let hits = end.hits().iter().map(|hit| {
        json!({
            "wall": wall(hit.id()),
            "leg": hit.leg(),
            "t": hit.t(),
            "position": hit.position().to_array(),
            "motion": hit.motion().get().to_array(),
            "normal": hit.normal().to_array(),
        })
    });
    Ok(json!({
        "position": end.position().to_array(),
        "motion": end.motion().get().to_array(),
        "time_left": end.time_left(),
        "inside": end.inside().iter().map(|overlap| wall(overlap.id())).collect::<Vec<_>>(),
        "settled": end.settled().map(|place| place.to_array()),
        "hits": hits.collect::<Vec<_>>(),
    }))
}
