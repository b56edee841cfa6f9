//! The same bits on every machine: a hash over the answers of each query.
//!
//! The inputs are drawn from random words, half of them ordinary numbers, half nasty ones. A hash
//! that differs here means that some answer has other bits than where it was taken: a machine, a
//! compiler or a change of the library that does not compute the same.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Circle, Contact, Convex, CornerSlide, Feature, Hit, Intersection, Location, Motion,
    Mover, Point, PushOut, Response, Restitution, Segment, Span, StartInside, Turn, World,
};

use crate::judge::queries::QUERIES;
use crate::nasty;
use crate::queries::{Polygon, every_query, next};
use crate::words::Words;

/// How many answers of each query are hashed; `npm run check:full` asks for a million.
fn answers() -> u32 {
    std::env::var("ANSWERS").map_or(10_000, |count| count.parse().expect("a number of answers"))
}

/// The hash after ten thousand and after a million.
const AFTER: [u32; 2] = [10_000, 1_000_000];

macro_rules! tests {
    ($($query:ident($($shape:ident),+) judged by $module:ident::$judge:ident,
        bits $($bits:literal),+;)+) => {
        $(#[test]
        fn $query() {
            hold_to(stringify!($query), [$($bits),+], |mut n, hash| {
                graze2d::$query($(next::<$shape>(&mut n).expect("a shape")),+).hash(hash);
            });
        })+
    };
}

every_query!(tests);

fn hold_to(name: &str, expected: [u64; 2], ask: fn(&[f64], &mut Fnv)) {
    let query = QUERIES.iter().find(|query| query.name == name).expect("a row of the table");
    let mut words = Words(1);
    hold_hash(expected, |hash| {
        let mut n = words.numbers(query.count);
        (query.mend)(&mut n);
        ask(&n, hash);
    });
}

#[test]
fn travels() {
    let mut words = Words(2);
    hold_hash([0x1e42_416e_94c6_501c, 0x7663_efcc_3121_8332], |hash| travel(&mut words, hash));
}

#[test]
fn rays_and_rotated_rectangles() {
    let mut words = Words(3);
    hold_hash([0xa43e_2095_426b_f328, 0xb40e_69b4_a548_aaf7], |hash| {
        let n = words.numbers(6);
        hash.vec(Segment::ray(vec(&n), vec(&n[2..])).expect("finite numbers").b());
        let along = vec(&n[4..]).normalize_or(DVec2::X);
        let shape = Convex::rotated(vec(&n), vec(&n[2..]).abs(), along).ok();
        shape.into_iter().flat_map(|shape| shape.corners()).for_each(|corner| hash.vec(corner));
    });
}

fn hold_hash(expected: [u64; 2], mut add: impl FnMut(&mut Fnv)) {
    let (mut hash, mut found) = (Fnv::new(), Vec::new());
    for index in 1..=answers() {
        add(&mut hash);
        if AFTER.contains(&index) {
            found.push(hash.0);
        }
    }
    assert!(
        expected.starts_with(&found),
        "the answers are other ones, bit for bit. The row of this query, in tests/queries/mod.rs or here, has \
         {expected:#x?}, now they hash to {found:#x?}. Bits change only with intent: then write these there, \
         after `ANSWERS=1000000 cargo test --release --test it same_bits`"
    );
}

/// FNV-1a, 64 bits (Fowler, Noll & Vo 1991), a word at a time.
struct Fnv(u64);

impl Fnv {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn word(&mut self, word: u64) {
        for byte in word.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }

    fn number(&mut self, x: f64) {
        self.word(x.to_bits());
    }

    fn vec(&mut self, v: DVec2) {
        self.number(v.x);
        self.number(v.y);
    }

    fn hit(&mut self, hit: &Hit) {
        self.number(hit.t());
        for v in [hit.point(), hit.position(), hit.normal(), hit.meeting().max()] {
            self.vec(v);
        }
        self.word(match hit.feature() {
            Feature::Side(side) => side as u64,
            Feature::Corner(corner) => 4 + corner as u64,
            Feature::Edge(edge) => 8 + u64::from(edge),
            Feature::Vertex(vertex) => 12 + u64::from(vertex),
            Feature::Arc => 16,
            other => panic!("{other:?} has no number yet"),
        });
    }

    fn push_out(&mut self, push_out: &PushOut) {
        self.number(push_out.depth());
        self.vec(push_out.normal());
        self.vec(push_out.by());
    }
}

/// What a query answers.
trait Answer {
    fn hash(&self, hash: &mut Fnv);
}

impl Answer for Option<Span> {
    fn hash(&self, hash: &mut Fnv) {
        hash.word(match self.map(|span| span.contact()) {
            None => 0,
            Some(Contact::Touch) => 1,
            Some(Contact::Cross) => 2,
        });
        let Some(span) = self else { return };
        for hit in [span.enter(), span.exit()].into_iter().flatten() {
            hash.hit(&hit);
        }
        if let Some(push_out) = span.push_out() {
            hash.push_out(&push_out);
        }
    }
}

impl Answer for Turn {
    fn hash(&self, hash: &mut Fnv) {
        hash.word(match self {
            Turn::Clockwise => 0,
            Turn::Straight => 1,
            Turn::CounterClockwise => 2,
        });
    }
}

impl Answer for Location {
    fn hash(&self, hash: &mut Fnv) {
        hash.word(match self {
            Location::Inside => 0,
            Location::Boundary => 1,
            Location::Outside => 2,
        });
    }
}

impl Answer for Intersection {
    fn hash(&self, hash: &mut Fnv) {
        hash.word(self.relation() as u64);
        self.points().into_iter().flatten().for_each(|p| hash.vec(p));
    }
}

impl Words {
    /// Numbers from −50 to 50 with all bits of the mantissa, or nasty ones.
    fn numbers(&mut self, count: usize) -> Vec<f64> {
        let mode = self.next();
        if mode.is_multiple_of(2) {
            let share = |word: u64| (word >> 11) as f64 / (1u64 << 53) as f64;
            return (0..count).map(|_| share(self.next()) * 100.0 - 50.0).collect();
        }
        // Now and then all of them at another end of the range.
        let exponent = if mode % 16 == 1 { (mode >> 32) as i16 % 1000 } else { 0 };
        let draws: Vec<_> = (0..count).map(|_| nasty::Draw::from(self.next())).collect();
        nasty::numbers(&draws, exponent)
    }
}

fn vec(n: &[f64]) -> DVec2 {
    dvec2(n[0], n[1])
}

fn aabb(n: &[f64]) -> Aabb {
    Aabb::from_corners(vec(n), vec(&n[2..])).expect("finite numbers")
}

fn circle(n: &[f64]) -> Circle {
    // A radius of the size of a box.
    Circle::new(vec(n), n[2].abs() / 4.0).expect("finite numbers")
}

fn motion(n: &[f64]) -> Motion {
    Motion::new(vec(n)).expect("finite numbers")
}

/// A mover among four boxes.
fn travel(words: &mut Words, hash: &mut Fnv) {
    // Lengths of one scene.
    let of_a_scene = |x: f64| if (1e-3..1e4).contains(&x.abs()) { x } else { 0.0 };
    let n = words.numbers(21).into_iter().map(of_a_scene).collect::<Vec<_>>();
    let world = World::new((0..4).map(|i| aabb(&n[4 * i..])));
    let word = words.next();
    let mover: Mover = match word % 2 {
        0 => circle(&n[16..]).into(),
        _ => {
            let size = dvec2(n[18].abs() / 8.0, n[16].abs() / 8.0);
            Mover::from_min_size(Point::new(vec(&n[16..])).expect("finite numbers"), size)
                .expect("finite numbers")
        }
    };
    let response = match word / 2 % 4 {
        0 => Response::Stop,
        1 => Response::Slide { corner: CornerSlide::Stop },
        2 => Response::Slide { corner: CornerSlide::Round },
        _ => Response::Bounce { restitution: Restitution::FULL },
    };
    let options = world.travel_options().start_inside(StartInside::Stay);
    let travel = options.run(mover, motion(&n[19..]), response);
    for v in [travel.position(), travel.motion().get()] {
        hash.vec(v);
    }
    hash.number(travel.time_left());
    for hit in travel.hits() {
        hash.word(hit.id().to_bits());
        hash.number(hit.t());
        hash.hit(&hit.on_leg());
    }
    for wall in travel.inside() {
        hash.word(wall.id().to_bits());
        hash.push_out(&wall.push_out());
    }
}
