//! One hash over the bits of many answers, for each kind of question: the same on every machine, or some machine, compiler or change
//! computes something else. Numbers are drawn from random words, half of them ordinary, half nasty.

use std::fmt::{self, Debug, Write};
use std::io;

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, BoxId, Circle, Convex, Motion, Mover, Point, Response, Segment, StartInside, Walker,
    Wall, World, trace,
};
use serde::Serialize;

use crate::drawn::Drawn;
use crate::nasty::{Draw, numbers};
use crate::queries::{Polygon, Written, every_query, next};
use crate::words::Words;

/// A kind of question.
pub(crate) struct Kind {
    pub(crate) name: &'static str,
    /// How many answers each has.
    answers: u32,
    /// Asks the next one.
    ask: fn(&mut Words, &mut Fnv),
}

macro_rules! kinds {
    ($($query:ident($($shape:ident),+) judged by $module:ident::$judge:ident;)+) => {
        pub(crate) const KINDS: &[Kind] = &[
            $(Kind {
                name: stringify!($query),
                answers: 1,
                ask: |words, hash| {
                    let mut drawn = draw(words, 0 $(+ $shape::COUNT)+);
                    let mut rest = &mut drawn[..];
                    $(
                        let (own, others) = rest.split_at_mut($shape::COUNT);
                        $shape::mend(own);
                        rest = others;
                    )+
                    assert!(rest.is_empty());
                    let mut n = &drawn[..];
                    hash.add(&graze2d::$query($(next::<$shape>(&mut n).expect("a shape")),+));
                    let mut n = &drawn[..];
                    trace::$query($(next::<$shape>(&mut n).expect("a shape"),)+ |step| hash.tell(&step));
                },
            },)+
            Kind { name: "rays_and_rotated_boxes", answers: 1, ask: ray_and_rotated_box },
            Kind { name: "travels_among_boxes", answers: 1, ask: travel_among_boxes },
            Kind { name: "travels_among_shapes", answers: 1, ask: travel_among_shapes },
            Kind { name: "worlds", answers: CHANGES, ask: change_world },
            Kind { name: "walks", answers: FRAMES, ask: walk },
        ];
    };
}

every_query!(kinds);

/// The hash of so many answers. A question about a world, or a walk, counts as many as it has.
pub(crate) fn hash_of(kind: &Kind, answers: u32) -> u64 {
    let (mut words, mut hash) = (Words(1), Fnv(0xcbf2_9ce4_8422_2325));
    for _ in 0..answers / kind.answers {
        (kind.ask)(&mut words, &mut hash);
    }
    hash.0
}

/// FNV-1a, 64 bits (Fowler, Noll & Vo 1991), of answers as text: no two doubles have the same shortest decimals.
struct Fnv(u64);

impl Fnv {
    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
    }

    /// An answer.
    fn add(&mut self, answer: &impl Serialize) {
        serde_json::to_writer(self, answer).expect("an answer is JSON");
    }

    /// A step.
    fn tell(&mut self, step: &impl Debug) {
        write!(self, "{step:?}").expect("a step is text");
    }
}

impl io::Write for Fnv {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.bytes(text.as_bytes());
        Ok(())
    }
}

/// Numbers from −50 to 50 with all bits of the mantissa, or nasty ones.
fn draw(words: &mut Words, count: usize) -> Vec<f64> {
    let mode = words.next();
    if mode.is_multiple_of(2) {
        return (0..count).map(|_| share(words) * 100.0 - 50.0).collect();
    }
    // Now and then all of them at another end of the range.
    let exponent = if mode % 16 == 1 { (mode >> 32) as i16 % 1000 } else { 0 };
    let draws: Vec<_> = (0..count).map(|_| Draw::from(words.next())).collect();
    numbers(&draws, exponent)
}

/// A number in [0, 1) with all its bits.
fn share(words: &mut Words) -> f64 {
    (words.next() >> 11) as f64 / (1_u64 << 53) as f64
}

/// Numbers that can be lengths of one scene.
fn scene(words: &mut Words, count: usize) -> Vec<f64> {
    let of_a_scene = |x: f64| if (1e-3..1e4).contains(&x.abs()) { x } else { 0.0 };
    draw(words, count).into_iter().map(of_a_scene).collect()
}

fn vec(n: &[f64]) -> DVec2 {
    dvec2(n[0], n[1])
}

fn aabb(n: &[f64]) -> Aabb {
    Aabb::from_corners(vec(n), vec(&n[2..])).expect("finite numbers")
}

fn motion(n: &[f64]) -> Motion {
    Motion::new(vec(n)).expect("finite numbers")
}

/// A hull of three points and a radius, from seven numbers.
fn shape(n: &[f64]) -> Convex {
    let points = [vec(n), vec(n) + vec(&n[2..]) / 4.0, vec(n) + vec(&n[4..]) / 4.0];
    let radius = if n[6] > 0.0 { n[6] / 8.0 } else { 0.0 };
    Convex::new(points).and_then(|shape| shape.rounded(radius)).expect("finite numbers")
}

fn ray_and_rotated_box(words: &mut Words, hash: &mut Fnv) {
    let n = draw(words, 7);
    hash.add(&Segment::ray(vec(&n), vec(&n[2..])).expect("finite numbers"));
    let along = vec(&n[4..]).normalize_or(DVec2::X);
    for shape in [
        Convex::rotated(vec(&n), vec(&n[2..]).abs(), along),
        Convex::from_angle(vec(&n), vec(&n[2..]).abs(), n[6]),
    ] {
        shape.into_iter().flat_map(|shape| shape.corners()).for_each(|corner| hash.add(&corner));
    }
}

fn response(word: u64) -> Response {
    match word % 5 {
        0 => Response::Stop,
        1 => Response::slide(),
        2 => Response::Slide { corner: graze2d::CornerSlide::Stop },
        3 => Response::bounce(0.75).expect("a restitution"),
        _ => Response::Pass,
    }
}

fn travel(world: &World, mover: Mover, motion: Motion, word: u64, hash: &mut Fnv) {
    let start = [StartInside::Stay, StartInside::Leave, StartInside::PushOut][(word % 3) as usize];
    let options = world.travel_options().start_inside(start).watch(|step| hash.tell(&step));
    let travel = options.run(mover, motion, response(word / 3));
    hash.add(&travel);
}

fn travel_among_boxes(words: &mut Words, hash: &mut Fnv) {
    let n = scene(words, 21);
    let word = words.next();
    let world = World::new((0..4).map(|i| aabb(&n[4 * i..])));
    let size = dvec2(n[18].abs(), n[16].abs()) / 8.0;
    let mover: Mover = match word % 2 {
        0 => Circle::new(vec(&n[16..]), n[18].abs() / 4.0).expect("finite numbers").into(),
        _ => Mover::from_min_size(vec(&n[16..]), size).expect("finite numbers"),
    };
    travel(&world, mover, motion(&n[19..]), word / 2, hash);
}

fn travel_among_shapes(words: &mut Words, hash: &mut Fnv) {
    let n = scene(words, 34);
    let word = words.next();
    let world =
        World::new((0..3).map(|i| Wall::from(shape(&n[7 * i..]))).chain([aabb(&n[21..]).into()]));
    travel(&world, shape(&n[25..]).into(), motion(&n[32..]), word, hash);
}

const CHANGES: u32 = 12;

/// Changes, each followed by questions, and then the bytes.
fn change_world(words: &mut Words, hash: &mut Fnv) {
    let mut world = World::default();
    for _ in 0..CHANGES {
        let n = scene(words, 14);
        let word = words.next();
        let wall = if word.is_multiple_of(2) { aabb(&n).into() } else { Wall::from(shape(&n)) };
        let id = BoxId::from((word >> 8) as u32 % 8);
        match word / 2 % 4 {
            0 => drop(world.remove(id).is_some()),
            1 => drop(world.move_to(id, wall).is_some()),
            _ => drop(world.insert(wall)),
        }
        let (mover, by) = (Mover::from(shape(&n[7..])), motion(&n[5..]));
        hash.add(&world.all((mover, by)));
        hash.add(&world.stands_on(mover));
        hash.add(&world.overlaps(mover));
        hash.add(&world.push_out(mover));
    }
    hash.add(&world.hash());
}

const FRAMES: u32 = 1000;

/// A walk on slopes and ledges, with a lift that goes to and fro.
fn walk(words: &mut Words, hash: &mut Fnv) {
    let mut world = World::default();
    let mut x = -40.0;
    let mut y = 0.0;
    while x < 40.0 {
        let (run, rise) = (1.0 + 4.0 * share(words), 2.0 * share(words) - 1.0);
        let points = [dvec2(x, y), dvec2(x + run, y + rise), dvec2(x + run, 9.0), dvec2(x, 9.0)];
        world.insert(Convex::new(points).expect("finite numbers"));
        // Now and then a ledge.
        (x, y) = (x + run, y + rise + if words.next().is_multiple_of(4) { 0.25 } else { 0.0 });
    }
    let lift =
        world.insert(Aabb::from_min_size(dvec2(-8.0, -3.0), dvec2(3.0, 0.5)).expect("finite"));
    let walker = Walker::new((1.0, 1.0)).and_then(|it| it.snap(0.4)?.step(0.3)).expect("finite");
    let mut mover: Mover = match words.next() % 3 {
        0 => Circle::new((0.5, -6.0), 0.5).expect("a circle").into(),
        1 => Mover::from_min_size((0.0, -6.0), (0.8, 1.5)).expect("a box"),
        _ => Convex::capsule(Segment::from([[0, -7], [0, -6]]), 0.5).expect("a capsule").into(),
    };
    let (mut fall, mut speed) = (0.0, 0.0);
    for step in 0..FRAMES {
        if step % 40 == 0 {
            speed = share(words) * 0.5 - 0.25;
        }
        let by = Motion::new((0.0, if step % 200 < 100 { -0.03 } else { 0.03 })).expect("finite");
        let shifted = world.move_solid(lift, by, &mut [mover]).expect("the lift is there");
        mover = shifted[0].mover();
        fall += 0.02;
        let travel = world.walk(mover, Motion::new((speed, fall)).expect("finite"), walker);
        mover = travel.mover();
        if !travel.ground().is_empty() {
            fall = 0.0;
        }
        hash.add(&travel);
    }
}
