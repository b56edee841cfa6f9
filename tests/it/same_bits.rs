//! The same bits on every machine: a hash over the results of all queries. `tests/library/same-bits.js`
//! asks the same of WebAssembly.
//!
//! The inputs are drawn from one stream of random words, half of them ordinary numbers, half nasty
//! ones. A hash that differs here means that some answer has other bits than where it was taken: a
//! machine, a compiler or a change of the library that does not compute the same.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Circle, Contact, CornerSlide, Feature, Hit, Location, Motion, Mover, Point, PushOut,
    Quad, Response, Restitution, Segment, Span, Turn, World, aabb_vs_aabb, circle_vs_aabb,
    circle_vs_circle, clip_segment, point_vs_aabb, point_vs_quad, segment_vs_aabb,
    segment_vs_aabb_times, segment_vs_circle, segment_vs_quad, segment_vs_segment, turn,
};

use crate::nasty;
use crate::words::Words;

/// After how many results the hashes of all plain queries and of all travels are what.
const HASHES: [(u32, [u64; 2]); 4] = [
    (10_000, [0xa554_74b1_efaf_404f, 0xac91_0347_ffe7_90c6]),
    (100_000, [0xeb9c_75fd_02fb_a9dd, 0x61fc_5fab_8888_dd9a]),
    (1_000_000, [0x98f2_5c04_3587_7e56, 0xc7d2_3582_43ce_0280]),
    (10_000_000, [0x158a_37f3_b32d_daa2, 0x04cf_1665_8ef8_b261]),
];

/// How many are asked for; `npm run check:full` asks for all. A debug build takes twenty times as long.
fn results() -> u32 {
    let usual = if cfg!(debug_assertions) { 100_000 } else { 1_000_000 };
    std::env::var("RESULTS").map_or(usual, |count| count.parse().expect("a number of results"))
}

#[test]
fn the_results_of_all_queries_have_the_same_bits() {
    hold_to(results());
}

fn hold_to(count: u32) {
    let (mut words, mut queries, mut travels) = (Words(1), Fnv::new(), Fnv::new());
    let mut wrong = Vec::new();
    for index in 1..=count {
        if index.is_multiple_of(16) {
            travel(&mut words, &mut travels);
        } else {
            ask(index % 16, &mut words, &mut queries);
        }
        if let Some((_, expected)) = HASHES.iter().find(|(at, _)| *at == index) {
            let found = [queries.0, travels.0];
            if found != *expected {
                wrong.push(format!("{found:#x?} after {index} results"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join(", "));
}

/// After how many results the hash of circles and rays is what.
const HASHES_OF_CIRCLES: [(u32, u64); 2] =
    [(10_000, 0x5c50_e01e_5a4b_6835), (100_000, 0x0183_a7e3_b489_d8f7)];

#[test]
fn the_results_about_circles_and_rays_have_the_same_bits() {
    let (mut words, mut hash, mut wrong) = (Words(2), Fnv::new(), Vec::new());
    for index in 1..=100_000 {
        let n = words.numbers::<10>();
        let (a, b) = (circle(&n), circle(&n[5..]));
        hash.span(circle_vs_circle(a, motion(&n[3..]), b, motion(&n[8..])));
        hash.span(segment_vs_circle(segment(&n[6..]), a));
        hash.vec(Segment::ray(vec(&n), vec(&n[2..])).expect("finite numbers").b());
        if let Some((_, expected)) = HASHES_OF_CIRCLES.iter().find(|(at, _)| *at == index)
            && hash.0 != *expected
        {
            wrong.push(format!("{:#x} after {index} results", hash.0));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join(", "));
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

    fn contact(&mut self, contact: Option<Contact>) {
        self.word(match contact {
            None => 0,
            Some(Contact::Touch) => 1,
            Some(Contact::Cross) => 2,
        });
    }

    fn span(&mut self, span: Option<Span>) {
        self.contact(span.map(|span| span.contact()));
        if let Some(span) = span {
            for hit in [span.enter(), span.exit()].into_iter().flatten() {
                self.hit(&hit);
            }
            if let Some(push_out) = span.push_out() {
                self.push_out(&push_out);
            }
        }
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

    fn turn(&mut self, turn: Turn) {
        self.word(match turn {
            Turn::Clockwise => 0,
            Turn::Straight => 1,
            Turn::CounterClockwise => 2,
        });
    }

    fn place(&mut self, place: Location) {
        self.word(match place {
            Location::Inside => 0,
            Location::Boundary => 1,
            Location::Outside => 2,
        });
    }
}

impl Words {
    /// Numbers from −50 to 50 with all bits of the mantissa, or nasty ones.
    fn numbers<const N: usize>(&mut self) -> [f64; N] {
        let mode = self.next();
        if mode.is_multiple_of(2) {
            return [(); N]
                .map(|()| (self.next() >> 11) as f64 / (1u64 << 53) as f64 * 100.0 - 50.0);
        }
        // Now and then all of them at another end of the range.
        let exponent = if mode % 16 == 1 { (mode >> 32) as i16 % 1000 } else { 0 };
        let draws = [(); N].map(|()| nasty::Draw::from(self.next()));
        let numbers = nasty::numbers(&draws, exponent);
        core::array::from_fn(|i| numbers[i])
    }
}

fn vec(n: &[f64]) -> DVec2 {
    dvec2(n[0], n[1])
}

fn segment(n: &[f64]) -> Segment {
    Segment::new(vec(n), vec(&n[2..])).expect("finite numbers")
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

fn points<const N: usize>(n: &[f64]) -> [Point; N] {
    core::array::from_fn(|i| Point::new(vec(&n[2 * i..])).expect("finite numbers"))
}

fn whole<const N: usize>(words: &mut Words) -> [Point; N] {
    // Small ones, on one line every now and then, or any.
    let bits = if words.next().is_multiple_of(2) { 61 } else { 11 };
    [(); N].map(|()| {
        let p = [words.next() as i64 >> bits, words.next() as i64 >> bits];
        Point::try_from(p).expect("within 53 bits")
    })
}

/// Draws the inputs of one query, asks it, and hashes what it says.
fn ask(which: u32, words: &mut Words, hash: &mut Fnv) {
    match which {
        1..=3 => {
            let n = words.numbers::<8>();
            let (segment, aabb) = (segment(&n), aabb(&n[4..]));
            let span = segment_vs_aabb(segment, aabb);
            hash.span(span);
            let times = segment_vs_aabb_times(segment, aabb);
            assert_eq!(
                times.map(|times| (times.contact(), times.times())),
                span.map(|span| (span.contact(), span.times())),
            );
        }
        4 => {
            let n = words.numbers::<8>();
            hash.span(clip_segment(segment(&n), aabb(&n[4..])));
        }
        5..=7 => {
            let n = words.numbers::<9>();
            hash.span(circle_vs_aabb(circle(&n), motion(&n[3..]), aabb(&n[5..])));
        }
        8 | 9 => {
            let n = words.numbers::<12>();
            let (a, b) = (aabb(&n), aabb(&n[6..]));
            hash.span(aabb_vs_aabb(a, motion(&n[4..]), b, motion(&n[10..])));
        }
        10 => {
            let [a, b, c] = points(&words.numbers::<6>());
            hash.turn(turn(a, b, c));
            let [a, b, c] = whole(words);
            hash.turn(turn(a, b, c));
        }
        11 => {
            let n = words.numbers::<6>();
            let [p] = points(&n[4..]);
            hash.place(point_vs_aabb(p, aabb(&n)));
        }
        12 => {
            let n = words.numbers::<8>();
            let mut crossings = vec![segment_vs_segment(segment(&n), segment(&n[4..]))];
            let [a, b, c, d] = whole(words);
            crossings.push(segment_vs_segment([a, b].into(), [c, d].into()));
            for crossing in crossings {
                hash.word(crossing.relation() as u64);
                crossing.points().into_iter().flatten().for_each(|p| hash.vec(p));
            }
        }
        _ => quad(&words.numbers::<12>(), hash),
    }
}

/// A rotated rectangle, or the box in its place where it is none.
fn quad(n: &[f64], hash: &mut Fnv) {
    let turned = Quad::rotated(vec(n), vec(&n[2..]).abs(), vec(&n[4..]).normalize_or(DVec2::X));
    let quad = turned.unwrap_or_else(|_| Quad::from(aabb(n)));
    quad.corners().into_iter().for_each(|corner| hash.vec(corner));
    let [p] = points(&n[10..]);
    hash.place(point_vs_quad(p, quad));
    hash.span(segment_vs_quad(segment(&n[6..]), quad));
}

/// A mover among four boxes.
fn travel(words: &mut Words, hash: &mut Fnv) {
    // Lengths of one scene: cells are made for its typical box.
    let of_a_scene = |x: f64| if (1e-3..1e4).contains(&x.abs()) { x } else { 0.0 };
    let n = words.numbers::<21>().map(of_a_scene);
    let world = World::new((0..4).map(|i| aabb(&n[4 * i..])));
    let word = words.next();
    let mover: Mover = match word % 2 {
        0 => circle(&n[16..]).into(),
        _ => {
            let size = dvec2(n[18].abs() / 8.0, n[16].abs() / 8.0);
            Mover::from_min_size(points::<1>(&n[16..])[0], size).expect("finite numbers")
        }
    };
    let response = match word / 2 % 4 {
        0 => Response::Stop,
        1 => Response::Slide { corner: CornerSlide::Stop },
        2 => Response::Slide { corner: CornerSlide::Round },
        _ => Response::Bounce { restitution: Restitution::FULL },
    };
    let travel = world.travel(mover, motion(&n[19..]), response);
    for v in [travel.position(), travel.motion().get()] {
        hash.vec(v);
    }
    hash.number(travel.time_left());
    for hit in travel.hits() {
        hash.word(hit.id().to_bits());
        hash.number(hit.t());
        hash.hit(&hit.on_leg());
    }
    for (id, push_out) in travel.inside() {
        hash.word(id.to_bits());
        hash.push_out(push_out);
    }
}
