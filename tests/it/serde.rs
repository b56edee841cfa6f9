//! Feature `serde`: what is written, what is read back, and what is refused.

use std::fmt::Debug;

use graze2d::{
    Aabb, BoxId, Circle, Corner, Feature, Grid, Motion, Mover, Point, Quad, Response, Restitution,
    Segment, Side, Sweep, World, circle_vs_aabb_times, segment_vs_aabb, segment_vs_segment,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_str, json, to_string, to_value};

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
    let quad = Quad::new([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]).unwrap();
    let grid = Grid::new((0.5, -1.0), 16.0).unwrap();
    there_and_back(grid, r#"{"origin":[0.5,-1.0],"size":16.0}"#);
    there_and_back(quad, r#"{"corners":[[0.0,0.0],[1.0,0.0],[1.0,1.0],[0.0,1.0]]}"#);
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
    let sweep = Sweep::Mover(ball, Motion::NONE);
    let text = r#"{"mover":[{"circle":{"center":[1.0,2.0],"radius":0.5}},[0.0,0.0]]}"#;
    there_and_back(sweep, text);
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
    assert_eq!(inverted, "min must be ≤ max on both axes");
    let negative = refusal::<Circle>(r#"{"center":[0,0],"radius":-1}"#);
    assert_eq!(negative, "a radius or half size must be ≥ 0");
    let bow_tie = r#"{"corners":[[0,0],[1,1],[1,0],[0,1]]}"#;
    let not_convex = "the four corners must form a convex quadrilateral, in order";
    assert_eq!(refusal::<Quad>(bow_tie), not_convex);
    assert_eq!(refusal::<Grid>(r#"{"origin":[0,0],"size":0}"#), "the size of a tile must be > 0");
    assert_eq!(refusal::<Restitution>("-0.5"), "a restitution must be ≥ 0");
    assert!(refusal::<Response>(r#"{"bounce":{"restitution":-0.5}}"#).contains("≥ 0"));
    assert_eq!(refusal::<BoxId>("9007199254740992"), "an id must be below 2^53");
    assert!(!refusal::<BoxId>("-1").contains("coordinate"));
    let inside_out = r#"{"box":{"position":[0,0],"min":[1,0],"max":[0,1]}}"#;
    assert_eq!(refusal::<Mover>(inside_out), "min must be ≤ max on both axes");
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
    let times = to_value(circle_vs_aabb_times(ball, motion, aabb)).unwrap();
    assert_eq!(times["times"], json!([0.5, 1.0]));
    let travel = to_value(world.travel(ball, motion, Response::Stop)).unwrap();
    assert_eq!(travel["mover"], json!({ "circle": { "center": [-1.0, 1.0], "radius": 1.0 } }));
    assert_eq!((&travel["time_left"], &travel["inside"]), (&json!(0.5), &Value::Array(vec![])));
    assert_eq!(travel["hits"][0]["id"], 0);
}
