//! A travel's response, hits and steps as numbers.

use glam::DVec2;

use super::declared::declared;
use super::door::refused;
use super::scratch::{shape_at, with_scratch};
use super::wire::codes::{Refusal, feature_code};
use super::wire::layout::{
    HIT_FEATURE, HIT_NORMAL, MOST_HITS, TRAVEL_LEG, TRAVEL_MOTION, TRAVEL_POSITION,
    TRAVEL_STARTS_INSIDE, TRAVEL_T,
};
use super::wire::record::{clear_list, fill_hit, fill_push_out, fill_vector, list, write_numbers};
use crate::error::GeometryError;
use crate::steps::Wire;
use crate::world::response::{CornerSlide, Response, Restitution, StartInside};
use crate::world::travel_answer::{Ground, Travel, TravelHit, TravelStep};
use crate::world::travel_options;
use crate::world::walker::Walker;

declared!(TravelStep::DECLARED);
declared!(&["list TRAVEL_STEPS ", TravelStep::FORM, "\n"]);

// The build reads a number of its own.
const _: () = assert!(MOST_HITS == travel_options::MOST_HITS);

/// The response of this number.
pub(super) fn response(response: u32, restitution: f64) -> Result<Response, i32> {
    let restitution = Restitution::new(restitution).map_err(|error| refused(2, error))?;
    Ok(match response {
        0 => Response::Stop,
        1 => Response::Slide { corner: CornerSlide::Stop },
        2 => Response::Slide { corner: CornerSlide::Round },
        3 => Response::Bounce { restitution },
        4 => Response::Pass,
        _ => return Err(refused(2, Refusal::BadLayout)),
    })
}

/// The response that stands for a walk.
pub(super) const WALK: u32 = 5;

/// The walker whose steepest slope, snap and step are in the scratch, behind a shape.
pub(super) fn walker() -> Result<Walker, i32> {
    let [run, rise, snap, step, ..] = with_scratch(|scratch| shape_at(scratch, 20.0));
    let walker = Walker::new([run, rise]).and_then(|walker| walker.snap(snap)?.step(step));
    walker.map_err(|error| refused(2, error))
}

/// What a mover does that starts inside walls; 0 is what is usual for the response.
pub(super) fn start_inside(number: u32) -> Result<Option<StartInside>, i32> {
    Ok(match number {
        0 => None,
        1 => Some(StartInside::Stay),
        2 => Some(StartInside::Leave),
        3 => Some(StartInside::PushOut),
        _ => return Err(refused(2, Refusal::BadLayout)),
    })
}

/// The most hits of a travel; an error if they are 0 or too many.
pub(super) fn limit(max_hits: u32) -> Result<u32, i32> {
    if (1..=MOST_HITS).contains(&max_hits) {
        Ok(max_hits)
    } else {
        Err(refused(3, GeometryError::NotIntegerOrOutOfRange))
    }
}

/// Adds a hit to the list.
pub(super) fn list_hit(hit: &TravelHit) {
    list(hit.id(), |entry| {
        fill_hit(entry, &hit.on_leg());
        entry[TRAVEL_LEG] = f64::from(hit.leg());
        fill_vector(entry, TRAVEL_POSITION, hit.position());
        entry[TRAVEL_T] = hit.t();
        fill_vector(entry, TRAVEL_MOTION, hit.motion().get());
        entry[TRAVEL_STARTS_INSIDE] = f64::from(u8::from(hit.starts_inside()));
    });
}

/// Adds a wall that a mover stands on to the list.
pub(super) fn list_ground(ground: &Ground) {
    list(ground.id(), |entry| {
        fill_vector(entry, HIT_NORMAL, ground.normal());
        entry[HIT_FEATURE] = f64::from(feature_code(ground.feature()));
    });
}

/// Writes where the mover ends, its hits, and the walls that it starts inside; returns the number of those
/// walls. The walls that it stands on follow in the list. The record: position x y, motion x y, time left, far
/// corner x y, whether it is stuck, where it was pushed out to (NaN if it was not), how many walls it stands on, where it
/// was settled (NaN if it was not).
pub(super) fn write(travel: &Travel) -> i32 {
    clear_list();
    travel.hits().iter().for_each(list_hit);
    let (position, motion) = (travel.position(), travel.motion().get());
    let far = travel.mover().near_bounds().max();
    let [x, y, left] = [position.x, position.y, travel.time_left()];
    let grounds = travel.ground().len() as f64;
    let stuck = f64::from(u8::from(travel.is_stuck()));
    let [out, settled] =
        [travel.pushed_out(), travel.settled()].map(|place| place.unwrap_or(DVec2::NAN));
    write_numbers(&[
        x, y, motion.x, motion.y, left, far.x, far.y, stuck, out.x, out.y, grounds, settled.x,
        settled.y,
    ]);
    for wall in travel.inside() {
        list(wall.id(), |entry| fill_push_out(entry, &wall.push_out()));
    }
    travel.ground().iter().for_each(list_ground);
    travel.inside().len() as i32
}
