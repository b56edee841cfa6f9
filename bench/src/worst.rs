//! The slowest travels among walls whose numbers are far apart: what the exact stage costs at most.

use std::time::{Duration, Instant};

use graze2d::glam::dvec2;
use graze2d::{Aabb, Choice, Circle, CornerSlide, Motion, Mover, Response, Restitution, World};

use crate::inputs::Words;

const RESPONSES: [Response; 4] = [
    Response::Stop,
    Response::Slide { corner: CornerSlide::Round },
    Response::Bounce { restitution: Restitution::FULL },
    Response::Pass,
];

/// Prints the worst of many random scenes for each kind of them.
pub fn worst() {
    println!("\nworst travels, µs");
    for (walls, spread, scenes) in
        [(5, 1000, 4000), (16, 1000, 4000), (16, 60, 4000), (16, 2, 4000), (301, 1000, 200)]
    {
        let mut words = Words(1 + spread as u64);
        let (mut travel, mut leg, mut all) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
        for _ in 0..scenes {
            let (world, mover, motion) = scene(&mut words, walls, spread);
            for response in RESPONSES {
                let (time, legs) = once(&world, &mover, &motion, response);
                (travel, leg, all) = (travel.max(time), leg.max(time / legs), all + time);
            }
        }
        let us = |time: Duration| time.as_secs_f64() * 1e6;
        let mean = us(all) / f64::from(4 * scenes);
        println!(
            "{walls:4} walls, exponents within ±{spread:<4}  travel {:6.0}  leg {:6.0}  mean {mean:6.1}",
            us(travel),
            us(leg)
        );
    }
}

/// The better of two runs, so that a pause of the machine does not count.
fn once(world: &World, mover: &Mover, motion: &Motion, response: Response) -> (Duration, u32) {
    let runs = [(); 2].map(|()| {
        let start = Instant::now();
        let choose = |hit: &graze2d::TravelHit| match hit.starts_inside() {
            true => Choice::Ignore,
            false => Choice::Accept,
        };
        let travel = world.travel_options().choose(choose).run(*mover, *motion, response);
        (start.elapsed(), travel.hits().last().map_or(1, |hit| hit.leg() + 2))
    });
    runs[0].min(runs[1])
}

fn scene(words: &mut Words, walls: usize, spread: i32) -> (World, Mover, Motion) {
    let shared = dvec2(number(words, spread), number(words, spread));
    let mut point = || dvec2(number(words, spread), number(words, spread));
    // Every third wall has a corner in common with the others.
    let boxes: Vec<Aabb> = (0..walls)
        .map(|n| (if n % 3 == 0 { shared } else { point() }, point()))
        .map(|(one, other)| Aabb::from_corners(one, other).expect("finite"))
        .collect();
    let mover = if words.next() % 3 > 0 {
        let center = dvec2(number(words, spread), number(words, spread));
        Circle::new(center, number(words, spread).abs()).expect("finite").into()
    } else {
        boxes[0].into()
    };
    let motion = Motion::new(dvec2(number(words, spread), number(words, spread))).expect("finite");
    (World::new(boxes), mover, motion)
}

/// A small whole number, a power of two, or any double of an exponent within the spread.
fn number(words: &mut Words, spread: i32) -> f64 {
    let (kind, bits) = (words.next(), words.next());
    let exponent = 1023 + (bits % (2 * spread as u64 + 1)) as i64 - i64::from(spread);
    let power = (exponent.clamp(1, 2046) as u64) << 52;
    let x = match kind % 4 {
        0 => (bits % 9) as f64 - 4.0,
        1 => f64::from_bits(power),
        _ => f64::from_bits(power | bits >> 12),
    };
    if kind >> 63 == 1 { -x } else { x }
}
