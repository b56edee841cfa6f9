//! Cases with several boxes: scenes, bounces and slides.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Circle, Contact, CornerSlide, GeometryError, Motion, Response, Restitution, Segment,
    Sweep, World,
};
use serde_json::{Value, json};

use super::{decimals, numbers_of};

fn aabb(n: &[f64]) -> Result<Aabb, GeometryError> {
    Aabb::new(dvec2(n[0], n[1]), dvec2(n[2], n[3]))
}

fn boxes(list: &Value) -> Result<Vec<Aabb>, GeometryError> {
    list.as_array().into_iter().flatten().map(|sides| aabb(&decimals(sides))).collect()
}

/// Where a circle that slides along one box ends.
pub(super) fn slide_end(circle: Circle, motion: &Motion, aabb: Aabb) -> DVec2 {
    let slide = Response::Slide { corner: CornerSlide::Round };
    World::new([aabb]).travel(circle, *motion, slide).position()
}

pub(super) fn bounce(case: &Value) -> Result<Value, GeometryError> {
    let given = &case["in"];
    let (mover, v) = (aabb(&decimals(&given["A"]))?, decimals(&given["v"]));
    let world = World::new(boxes(&given["boxes"])?);
    let response = Response::Bounce { restitution: Restitution::FULL };
    let travel = world.travel(mover, Motion::new(dvec2(v[0], v[1]))?, response);
    let mut events: Vec<Value> = Vec::new();
    let mut leg = None;
    for hit in travel.hits() {
        if leg == Some(hit.leg()) {
            let who = events.last_mut().expect("an event of this leg")["who"].as_array_mut();
            who.expect("a list").push(json!(hit.id().to_bits()));
        } else {
            events.push(json!({ "t": hit.t(), "who": [hit.id().to_bits()] }));
        }
        leg = Some(hit.leg());
    }
    let (position, motion) = (travel.position().to_array(), travel.motion().get().to_array());
    Ok(json!({ "events": events, "pos": position, "v": motion }))
}

pub(super) fn scene(case: &Value) -> Result<Value, GeometryError> {
    let world = World::new(boxes(&case["boxes"])?);
    let mut answers = Vec::new();
    for query in case["queries"].as_array().into_iter().flatten() {
        let n = numbers_of(query).unwrap_or_default();
        let sweep = match query["op"].as_str() {
            Some("seg") => Sweep::from(Segment::new(dvec2(n[0], n[1]), dvec2(n[2], n[3]))?),
            Some("circle") => {
                let circle = Circle::new(dvec2(n[0], n[1]), n[4])?;
                Sweep::from((circle, Motion::new(dvec2(n[2], n[3]))?))
            }
            _ => Sweep::from((aabb(&n[..4])?, Motion::new(dvec2(n[4], n[5]))?)),
        };
        let all = world.all(sweep);
        let indices = |contact: Contact| {
            let mut indices: Vec<u64> = all
                .iter()
                .filter(|found| found.span().contact() == contact)
                .map(|found| found.id().to_bits())
                .collect();
            indices.sort_unstable();
            indices
        };
        let first = world.first(sweep);
        answers.push(json!({
            "cross": indices(Contact::Cross),
            "touch": indices(Contact::Touch),
            "first": first.map(|found| found.id().to_bits()),
            "t": first.map(|found| found.t()),
        }));
    }
    Ok(json!({ "queries": answers }))
}
