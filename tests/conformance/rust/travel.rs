//! Lines of the kinds `travel` and `travel_vs_moving_box`: where a mover ends among walls, or beside one that moves.

use std::collections::HashMap;

use graze2d::{
    BoxId, Choice, Corner, CornerSlide, Feature, GeometryError, Response, Restitution, Side,
    StartInside, Travel, TravelHit, TravelOptions, travel_vs_moving_box,
};
use serde_json::{Value, json};

use super::named::NamedWorld;
use super::read::{Code, UNKNOWN_OPTION, WRONG_TYPE, aabb, list, motion, mover, number, whole};

/// The answer of a line of the kind `travel`.
pub(super) fn answer(line: &Value) -> Result<Value, Code> {
    let mut walls = NamedWorld::new();
    for wall in list(&line["walls"])? {
        walls.insert(aabb(wall)?);
    }
    let (mover, motion) = (mover(&line["mover"])?, motion(&line["motion"])?);
    let (response, choices) = (response(line)?, choices(&line["choose"])?);
    let choose = |hit: &TravelHit| {
        let choice = choices.get(walls.name(hit.id()).to_string().as_str());
        choice.copied().unwrap_or(Choice::Accept)
    };
    let options = limited(walls.world().travel_options(), line)?.choose(choose);
    Ok(told(&options.run(mover, motion, response), |id| walls.name(id)))
}

/// The answer of a line of the kind `travel_vs_moving_box`, whose only wall is called 0.
pub(super) fn answer_moving(line: &Value) -> Result<Value, Code> {
    let (mover, own) = (mover(&line["mover"])?, motion(&line["motion"])?);
    let (aabb, by) = (aabb(&line["box"])?, motion(&line["box_motion"])?);
    Ok(told(&travel_vs_moving_box(mover, own, aabb, by, response(line)?), |_| 0))
}

fn told(travel: &Travel, name: impl Fn(BoxId) -> usize) -> Value {
    let hits = travel.hits().iter().map(|hit| {
        json!({
            "wall": name(hit.id()),
            "leg": hit.leg(),
            "t": hit.t(),
            "position": hit.position().to_array(),
            "feature": feature(hit.feature()),
            "normal": hit.normal().to_array(),
        })
    });
    json!({
        "position": travel.position().to_array(),
        "motion": travel.motion().get().to_array(),
        "time_left": travel.time_left(),
        "inside": travel.inside().iter().map(|wall| name(wall.id())).collect::<Vec<_>>(),
        "hits": hits.collect::<Vec<_>>(),
    })
}

pub(super) fn response(line: &Value) -> Result<Response, Code> {
    let restitution = match &line["restitution"] {
        Value::Null => Restitution::FULL,
        given => Restitution::new(number(given)?).map_err(GeometryError::code)?,
    };
    Ok(match line["response"].as_str().ok_or(WRONG_TYPE)? {
        "stop" => Response::Stop,
        "slide" => Response::Slide { corner: CornerSlide::Round },
        "slide_stop" => Response::Slide { corner: CornerSlide::Stop },
        "bounce" => Response::Bounce { restitution },
        "pass" => Response::Pass,
        _ => return Err(UNKNOWN_OPTION),
    })
}

/// With the limits of a line.
fn limited<'a>(mut options: TravelOptions<'a>, line: &Value) -> Result<TravelOptions<'a>, Code> {
    if !line["turns"].is_null() {
        let turns = whole(&line["turns"], 1, 65_536)?;
        options = options.max_hits(turns).map_err(GeometryError::code)?;
    }
    let leaves = match &line["escape"] {
        Value::Null => false,
        given => given.as_bool().ok_or(WRONG_TYPE)?,
    };
    Ok(options.start_inside(if leaves { StartInside::Leave } else { StartInside::Stay }))
}

/// What to do with the walls of these names; the others are accepted.
fn choices(given: &Value) -> Result<HashMap<&str, Choice>, Code> {
    if given.is_null() {
        return Ok(HashMap::new());
    }
    let choice = |(name, choice): (_, &Value)| match choice.as_str().ok_or(WRONG_TYPE)? {
        "accept" => Ok((name, Choice::Accept)),
        "ignore" => Ok((name, Choice::Ignore)),
        "stop" => Ok((name, Choice::Stop)),
        _ => Err(UNKNOWN_OPTION),
    };
    let given = given.as_object().ok_or(WRONG_TYPE)?;
    given.iter().map(|(name, value)| choice((name.as_str(), value))).collect()
}

/// A side or corner by its name in JavaScript.
fn feature(feature: Feature) -> &'static str {
    match feature {
        Feature::Side(Side::Left) => "left",
        Feature::Side(Side::Right) => "right",
        Feature::Side(Side::Top) => "top",
        Feature::Side(Side::Bottom) => "bottom",
        Feature::Corner(Corner::TopLeft) => "topLeft",
        Feature::Corner(Corner::TopRight) => "topRight",
        Feature::Corner(Corner::BottomLeft) => "bottomLeft",
        Feature::Corner(Corner::BottomRight) => "bottomRight",
        _ => unreachable!("a box has sides and corners"),
    }
}
