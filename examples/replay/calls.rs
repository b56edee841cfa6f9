//! The calls of a recording, asked again one after the other.

use graze2d::{
    BoxId, Choice, CornerSlide, Filter, GeometryError, Mover, Response, StartInside, Walker, Wall,
    World,
};
use serde_json::{Value, from_value, json};

use super::answers::{is_same, outline, plain};
use super::forms::{
    Told, bits, filter, ids, is_truthy, list, motion, mover, number, segment, sweep, vector, wall,
    walls,
};

/// What a call answers; `None` if it takes many rows.
type Answer = Result<Option<Value>, GeometryError>;

/// What became of a call.
#[derive(Debug, PartialEq)]
pub(crate) enum Verdict {
    Same,
    LeftOut,
    Differs(Value),
}

/// Plays all calls of a recording.
pub(crate) fn play(recording: &Value) -> Vec<Verdict> {
    let mut world = started(&recording["start"]);
    let played = list(&recording["calls"]).iter().map(|call| {
        let (name, expected) = (call[0].as_str().expect("a name"), &call[2]);
        if expected["$"] == "error" {
            return Verdict::LeftOut;
        }
        let query = name.trim_end_matches("Steps");
        let answer = asked(&mut world, query, &call[1]).expect("what JavaScript took, Rust takes");
        // Steps are not compared.
        let expected = if query == name { expected } else { &expected[query] };
        match answer {
            None => Verdict::LeftOut,
            Some(answer) if is_same(expected, &answer) => Verdict::Same,
            Some(answer) => Verdict::Differs(answer),
        }
    });
    played.collect()
}

/// The world before the first call.
fn started(saved: &Value) -> World {
    let mut saved = saved.clone();
    for each in saved["boxes"].as_array_mut().expect("a list of boxes") {
        let made = wall(each.get("shape").unwrap_or(each)).expect("a wall");
        let shape = if let Wall::Shape(shape) = made { Some(shape) } else { None };
        let (min, max) = (made.bounds().min(), made.bounds().max());
        (each["min"], each["max"], each["shape"]) = (json!(min), json!(max), json!(shape));
    }
    from_value(saved).expect("a saved world")
}

fn asked(world: &mut World, name: &str, args: &Value) -> Answer {
    let [first, second, third, fourth] = [0, 1, 2, 3].map(|i| &args[i]);
    let id = || ids(args)[0];
    let layers = bits(&second["layers"]).unwrap_or(u32::MAX);
    Ok(Some(match name {
        "insert" => json!(world.insert_with_layers(wall(first)?, layers)),
        "insertAll" => json!(world.insert_all_with_layers(walls(first)?, layers)),
        "get" => world.get(id()).map_or(Value::Null, |wall| outline(wall.convex())),
        "layers" => json!(world.layers(id())),
        "setLayers" => json!(bits(second).and_then(|bits| world.set_layers(id(), bits)).is_some()),
        "remove" => json!(world.remove(id()).is_some()),
        "clear" => json!(world.clear()),
        "moveTo" => json!(world.move_to(id(), wall(second)?).is_some()),
        "moveAll" => {
            let moved = world.move_all(ids(first).into_iter().zip(walls(second)?));
            json!(moved.into_iter().flatten().count())
        }
        "hash" => json!(format!("{:016x}", world.hash())),
        "moveSolid" => {
            return shifted(world, &json!([{ "id": first, "motion": second }]), third, fourth);
        }
        "moveSolids" => return shifted(world, first, second, third),
        "travel" | "walk" => return traveled(world, name, args),
        _ => return found(world, name, first, second),
    }))
}

/// What a query finds on a path, or at a mover that stays.
fn found(world: &World, name: &str, path: &Value, options: &Value) -> Answer {
    let told = Told::new(&options["when"]);
    let boxes = world.filtered(filter(options, &told));
    Ok(Some(plain(match name {
        "first" => json!(boxes.first(sweep(path)?)),
        "firstCrossing" => json!(boxes.first_crossing(sweep(path)?)),
        "all" => json!(boxes.all(sweep(path)?)),
        "any" => json!(boxes.any(sweep(path)?)),
        "isClear" => json!(boxes.is_clear(segment(path)?)),
        "overlaps" => json!(boxes.overlaps(mover(path)?)),
        "standsOn" => json!(boxes.stands_on(mover(path)?)),
        "pushOut" => json!(boxes.push_out(mover(path)?).map(|out| outline(out.convex()))),
        _ => return Ok(None),
    })))
}

fn traveled(world: &World, name: &str, args: &Value) -> Answer {
    let (mover, motion, how, options) = (mover(&args[0])?, motion(&args[1])?, &args[2], &args[3]);
    let [when, choose] = ["when", "choose"].map(|key| Told::new(&options[key]));
    let boxes = world.filtered(filter(options, &when));
    let mut travel = boxes.travel_options();
    if let Some(most) = bits(&options["maxHits"]) {
        travel = travel.max_hits(most)?;
    }
    if let Some(most) = bits(&options["maxListed"]) {
        travel = travel.max_listed(most);
    }
    if let Some(start) = options["startInside"].as_str() {
        travel = travel.start_inside(match start {
            "stay" => StartInside::Stay,
            "leave" => StartInside::Leave,
            _ => StartInside::PushOut,
        });
    }
    if options["choose"].is_object() {
        travel = travel.choose(|hit| match choose.again(hit.id(), None).as_str() {
            Some("ignore") => Choice::Ignore,
            Some("stop") => Choice::Stop,
            _ => Choice::Accept,
        });
    }
    let given = |key: &str, usual: f64| if how[key].is_null() { usual } else { number(&how[key]) };
    let end = if name == "walk" {
        let walker = Walker::new(vector(&how["steepest"]))?;
        travel.walk(mover, motion, walker.snap(given("snap", 0.0))?.step(given("step", 0.0))?)
    } else {
        let response = match how["kind"].as_str().or(how.as_str()) {
            Some("stop") => Response::Stop,
            Some("pass") => Response::Pass,
            Some("bounce") => Response::bounce(given("restitution", 1.0))?,
            _ if how["corner"] == "stop" => Response::Slide { corner: CornerSlide::Stop },
            _ => Response::slide(),
        };
        travel.run(mover, motion, response)
    };
    let mut told = plain(json!(end));
    told["mover"] = outline(end.mover().convex());
    (told["position"], told["settled"]) =
        (plain(json!(end.position())), plain(json!(end.settled())));
    Ok(Some(told))
}

/// What solids do to movers.
fn shifted(world: &mut World, solids: &Value, movers: &Value, options: &Value) -> Answer {
    let (told, one_way) = (Told::new(&options["when"]), ids(&options["oneWay"]));
    let mut movers = list(movers).iter().map(mover).collect::<Result<Vec<_>, _>>()?;
    let motions = list(&options["motions"]).iter().map(motion).collect::<Result<Vec<_>, _>>()?;
    let solid = |solid: &Value| {
        Ok::<_, GeometryError>((ids(&json!([solid["id"]]))[0], motion(&solid["motion"])?))
    };
    let solids = list(solids).iter().map(solid).collect::<Result<Vec<_>, _>>()?;
    let among = json!({ "mask": options["mask"], "without": options["without"] });
    let run = world.solids().among(filter(&among, &told)).motions(motions);
    let mut run = run.one_way(Filter::default().when(|id| one_way.contains(&id)));
    if options["when"].is_object() {
        run = run.when(|id: BoxId, mover| is_truthy(&told.again(id, Some(mover))));
    }
    let answers = run.run(solids, &mut movers)?;
    let tell = |(each, mover): (_, &Mover)| {
        let mut told = plain(json!(each));
        told["mover"] = outline(mover.convex());
        told
    };
    Ok(Some(answers.iter().zip(&movers).map(tell).collect()))
}
