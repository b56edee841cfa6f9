//! Feature `serde`: what is written, what is read back, and what is refused.

use std::collections::BTreeSet;
use std::fmt::Debug;

use graze2d::{
    Aabb, BoxId, Circle, Corner, Feature, Grid, Motion, Mover, Point, Response, Restitution,
    Segment, Side, World, segment_vs_aabb, segment_vs_segment,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_str, json, to_string, to_value};

use crate::snapshot::goes_on_after;

/// Written as this text, and read back with the same bits.
fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(thing: T, text: &str) {
    assert_eq!(to_string(&thing).unwrap(), text);
    assert_eq!(from_str::<T>(text).unwrap(), thing);
}

#[test]
fn shapes_are_written_and_read_back() {
    there_and_back(Point::new((0.1, -2.0)).unwrap(), "[0.1,-2.0]");
    there_and_back(Motion::new((5e-324, f64::MAX)).unwrap(), "[5e-324,1.7976931348623157e+308]");
    let segment = Segment::new((0.0, 0.1), (0.3, 4.0)).unwrap();
    there_and_back(segment, r#"{"a":[0.0,0.1],"b":[0.3,4.0]}"#);
    let aabb = Aabb::new((0.0, 0.0), (0.0, 1.0)).unwrap();
    there_and_back(aabb, r#"{"min":[0.0,0.0],"max":[0.0,1.0]}"#);
    let circle = Circle::new((1.0, 2.0), 0.5).unwrap();
    there_and_back(circle, r#"{"center":[1.0,2.0],"radius":0.5}"#);
    let grid = Grid::new((0.5, -1.0), 16.0).unwrap();
    there_and_back(grid, r#"{"origin":[0.5,-1.0],"size":16.0}"#);
}

#[test]
fn movers_and_responses_are_written_and_read_back() {
    let ball = Mover::from(Circle::new((1.0, 2.0), 0.5).unwrap());
    there_and_back(ball, r#"{"circle":{"center":[1.0,2.0],"radius":0.5}}"#);
    // Its size, 0.3 − 0.1, never rounds, wherever it goes.
    let crate_made = Mover::from(Aabb::new((0.1, 0.0), (0.3, 1.0)).unwrap());
    let moved = crate_made.at(Point::new((1e9, 2.0)).unwrap());
    let text = r#"{"box":{"position":[1000000000.0,2.0],"min":[0.1,0.0],"max":[0.3,1.0]}}"#;
    there_and_back(moved, text);
    there_and_back(Restitution::FULL, "1.0");
    there_and_back(Response::slide(), r#"{"slide":{"corner":"round"}}"#);
    there_and_back(Response::bounce(0.5).unwrap(), r#"{"bounce":{"restitution":0.5}}"#);
    there_and_back(Feature::Side(Side::Left), r#"{"side":"left"}"#);
    there_and_back(Feature::Corner(Corner::TopLeft), r#"{"corner":"top_left"}"#);
    there_and_back(Feature::Edge(3), r#"{"edge":3}"#);
    there_and_back(Feature::Arc, r#""arc""#);
}

fn refusal<T: DeserializeOwned + Debug>(text: &str) -> String {
    from_str::<T>(text).unwrap_err().to_string()
}

#[test]
fn what_a_constructor_refuses_is_not_read() {
    let inverted = refusal::<Aabb>(r#"{"min":[1,0],"max":[0,1]}"#);
    assert_eq!(inverted, "min must be ≤ max on both axes, and a size ≥ 0");
    let negative = refusal::<Circle>(r#"{"center":[0,0],"radius":-1}"#);
    assert_eq!(negative, "a radius must be ≥ 0");
    assert_eq!(
        refusal::<Grid>(r#"{"origin":[0,0],"size":0}"#),
        "the size of a tile, or a limit, must be > 0"
    );
    assert_eq!(refusal::<Restitution>("-0.5"), "a restitution must be ≥ 0");
    assert!(refusal::<Response>(r#"{"bounce":{"restitution":-0.5}}"#).contains("≥ 0"));
    assert_eq!(refusal::<BoxId>("9007199254740992"), "an id must be below 2^53");
    assert!(!refusal::<BoxId>("-1").contains("coordinate"));
    let inside_out = r#"{"box":{"position":[0,0],"min":[1,0],"max":[0,1]}}"#;
    assert_eq!(refusal::<Mover>(inside_out), inverted);
    assert!(from_str::<Point>("[1e999,0]").is_err());
    assert!(from_str::<Segment>(r#"{"a":[0,0]}"#).unwrap_err().to_string().contains("`b`"));
}

#[test]
fn zero_loses_its_sign_when_it_is_read_as_when_a_shape_is_made() {
    let point: Point = from_str("[-0.0,0.0]").unwrap();
    assert_eq!(point.get().x.to_bits(), 0);
}

#[test]
fn answers_are_written_as_their_getters_name_them() {
    let segment = Segment::new((-2.0, 1.0), (8.0, 1.0)).unwrap();
    let aabb = Aabb::new((0.0, 0.0), (4.0, 3.0)).unwrap();
    let hit = |t: f64, x: f64, normal: f64, side: &str| {
        json!({
            "t": t, "point": [x, 1.0], "position": [x, 1.0], "normal": [normal, 0.0],
            "feature": { "side": side }, "meeting": { "min": [x, 1.0], "max": [x, 1.0] },
        })
    };
    let span = json!({
        "contact": "cross", "push_out": null,
        "enter": hit(0.2, 0.0, -1.0, "left"), "exit": hit(0.6, 4.0, 1.0, "right"),
    });
    assert_eq!(to_value(segment_vs_aabb(segment, aabb)).unwrap(), span);
    assert_eq!(to_value(segment_vs_aabb(segment.reversed(), aabb)).unwrap()["contact"], "cross");

    let world = World::new([aabb]);
    assert_eq!(to_value(world.all(segment)).unwrap(), json!([{ "id": 0, "span": span }]));

    let other = Segment::new((0.0, 0.0), (0.0, 2.0)).unwrap();
    let crossing = json!({ "relation": "proper", "points": [[0.0, 1.0], [0.0, 1.0]] });
    assert_eq!(to_value(segment_vs_segment(segment, other)).unwrap(), crossing);

    let grid = Grid::new((0.0, 0.0), 8.0).unwrap();
    let piece = json!({
        "tile": [0, 0], "times": [0.2, 1.0], "segment": { "a": [0.0, 1.0], "b": [8.0, 1.0] },
    });
    assert_eq!(to_value(grid.pieces(segment).unwrap().nth(1)).unwrap(), piece);

    let ball = Circle::new((-4.0, 1.0), 1.0).unwrap();
    let motion = Motion::new((6.0, 0.0)).unwrap();
    let travel = to_value(world.travel(ball, motion, Response::Stop)).unwrap();
    assert_eq!(travel["mover"], json!({ "circle": { "center": [-1.0, 1.0], "radius": 1.0 } }));
    assert_eq!((&travel["time_left"], &travel["inside"]), (&json!(0.5), &Value::Array(vec![])));
    assert_eq!(travel["hits"][0]["id"], 0);
    let settled =
        world.travel(Circle::new(((-1.0f64).next_up(), 1.0), 1.0).unwrap(), motion, Response::Stop);
    assert_eq!(to_value(settled).unwrap()["settled"], json!([-1.0, 1.0]));
}

/// The public getters of a type in a source.
fn getters<'a>(source: &'a str, of: &str) -> Vec<&'a str> {
    let (_, body) = source.split_once(&format!("\nimpl {of} {{\n")).unwrap();
    let (body, _) = body.split_once("\n}\n").unwrap();
    body.lines()
        .filter_map(|line| line.trim().strip_prefix("pub fn ")?.split("(&self)").next())
        .collect()
}

#[test]
fn no_getter_of_an_answer_is_forgotten() {
    let world = World::new([Aabb::new((0.0, 0.0), (4.0, 3.0)).unwrap()]);
    let travel = |y: f64, by: f64| {
        let ball = Circle::new((2.0, y), 1.0).unwrap();
        world.travel(ball, Motion::new((0.0, by)).unwrap(), Response::Stop)
    };
    let (lands, held) = (travel(-4.0, 9.0), travel(0.5, 9.0));
    let (hit, overlap) = (lands.hits()[0], held.inside()[0]);
    let answer = include_str!("../../src/answer.rs");
    let of_travel = include_str!("../../src/world/travel_answer.rs");
    for (written, source, name) in [
        (to_value(&lands), of_travel, "Travel"),
        (to_value(hit), of_travel, "TravelHit"),
        (to_value(lands.ground()[0]), of_travel, "Ground"),
        (to_value(overlap), of_travel, "Overlap"),
        (to_value(hit.on_leg()), answer, "Hit"),
        (to_value(overlap.push_out()), answer, "PushOut"),
    ] {
        let written = written.unwrap();
        let names: BTreeSet<&str> =
            written.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(names, getters(source, name).into_iter().collect(), "of {name}");
    }
}

#[test]
fn a_world_that_is_saved_keeps_its_ids_its_order_and_its_answers() {
    goes_on_after(|world| from_str(&to_string(world).unwrap()).unwrap());
}

#[test]
fn a_world_that_contradicts_itself_is_refused() {
    let wall = |id: u64| format!(r#"{{"id":{id},"min":[0.0,0.0],"max":[1.0,1.0],"layers":1}}"#);
    let world = |boxes: &str, free: &str, spent: &str| {
        let text = format!(
            r#"{{"version":1,"positions":"f64","boxes":[{boxes}],"free":[{free}],"spent":[{spent}]}}"#
        );
        serde_json::from_str::<World>(&text).map_err(|error| error.to_string())
    };
    let two = |a: u64, b: u64| format!("{},{}", wall(a), wall(b));
    assert!(world(&two(0, 1), "", "").is_ok() && world(&two(2, 0), "4294967297", "").is_ok());
    assert!(world(&wall(1), "", "0").is_ok());
    let newer = serde_json::from_str::<World>(
        r#"{"version":3,"positions":"f64","boxes":[],"free":[],"spent":[]}"#,
    );
    assert!(newer.unwrap_err().to_string().starts_with("the version of a world must be 1"));
    let next = (1_u64 << 32) + 1;
    for (boxes, free, spent) in [
        (two(0, 0), "", ""),
        (two(1, next), "", ""),
        (two(0, 2), "", ""),
        (two(0, 1), "4294967296", ""),
        (wall(0), "4294967295", ""),
        (wall(0), "", "0"),
        (wall(0), "", "4294967295"),
    ] {
        let refused = world(&boxes, free, spent).unwrap_err();
        assert!(refused.contains("must name every slot once"), "{refused}");
    }
    let inverted = r#"{"id":0,"min":[2.0,0.0],"max":[1.0,1.0],"layers":1}"#;
    assert!(world(inverted, "", "").unwrap_err().contains("min must be"));
    assert!(world(&wall(1 << 53), "", "").unwrap_err().contains("below 2^53"));
}
