//! Many boxes: every kind of scene beside the one whose boxes are spread evenly, and that one beside other indices.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Instant;

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, BoxId, Circle, Found, Hit, Segment, World, segment_vs_aabb};
use packed_spatial_index::{Box2D, Index2DBuilder, Point2D, Ray2D};
use parry2d_f64::bounding_volume::Aabb as ParryAabb;
use parry2d_f64::math::Vector;
use parry2d_f64::partitioning::{Bvh, BvhBuildStrategy, TraversalAction};
use parry2d_f64::query::Ray;

use crate::inputs::Words;

/// How long each row is measured, in seconds, and how often: the shortest counts.
const TURN: f64 = 0.03;
const TURNS: usize = 7;

/// A place in a square that grows with the number of boxes, so that they are equally dense.
fn places(count: usize) -> impl Fn(&mut Words) -> DVec2 {
    let side = 3.0 * (count as f64).sqrt();
    move |words| words.vec(0.0, side)
}

type Scene = (&'static str, fn(usize, f64, DVec2, f64) -> [DVec2; 2]);

/// Each makes the corners of a box from its number, its share of the count, its place, and a size of about 1.
const SCENES: [Scene; 9] = [
    ("spread evenly", |_, _, at, size| [at, at + size]),
    ("in ten clusters", |n, _, at, size| {
        let at = at * 0.03 + dvec2((n % 10 * 37 % 100) as f64, (n % 10 * 61 % 100) as f64);
        [at, at + size * 0.03]
    }),
    ("half tiny, half ordinary", |n, _, at, size| [at, at + size * [1.0, 1e-3][n % 2]]),
    ("every second 15 wide", |n, _, at, size| [at, at + size * [0.1, 1.5][n % 2]]),
    ("in one row", |n, _, _, _| [dvec2(n as f64, 0.0), dvec2(n as f64 + 1.0, 1.0)]),
    ("points", |_, _, at, _| [at, at]),
    ("all equal", |_, _, _, _| [dvec2(9.0, 9.0), dvec2(10.0, 10.0)]),
    ("one in another, 600 decades", |_, share, _, _| {
        let half = DVec2::splat(2.0_f64.powf(2000.0 * share - 1000.0));
        [dvec2(9.0, 9.0) - half, dvec2(9.0, 9.0) + half]
    }),
    ("exponents within ±900", |n, _, at, size| {
        let scale = 2.0_f64.powi((n * 7919 % 1800) as i32 - 900);
        [at * scale, (at + size) * scale]
    }),
];

fn boxes(count: usize, make: Scene) -> Vec<Aabb> {
    let (mut words, place) = (Words(7), places(count));
    let make = |n: usize| {
        let [min, max] =
            make.1(n, n as f64 / count as f64, place(&mut words), words.number(0.5, 1.5));
        Aabb::new(min, max).expect("a box")
    };
    (0..count).map(make).collect()
}

/// Segments of one length or right across.
fn segments(count: usize, length: Option<f64>) -> Vec<Segment> {
    let (mut words, place) = (Words(8), places(count));
    let make = |_| {
        let a = place(&mut words);
        let b = match length {
            Some(length) => a + words.vec(-length, length),
            None => place(&mut words),
        };
        Segment::new(a, b).expect("a segment")
    };
    (0..256).map(make).collect()
}

/// The shortest microseconds of a question, asked about all inputs in turn.
fn microseconds<T, R>(inputs: &[T], mut ask: impl FnMut(&T) -> R) -> f64 {
    let turn = |_| {
        let (start, mut count) = (Instant::now(), 0);
        while start.elapsed().as_secs_f64() < TURN {
            for input in inputs.iter().cycle().skip(count % inputs.len()).take(16) {
                black_box(ask(black_box(input)));
            }
            count += 16;
        }
        start.elapsed().as_secs_f64() / count as f64
    };
    let mut turn = turn;
    (0..TURNS).map(&mut turn).fold(f64::INFINITY, f64::min) * 1e6
}

/// Prints all tables.
pub fn worlds() {
    println!("\nmany boxes, µs                        10²      10³      10⁴      10⁵      10⁶");
    type Ask = (&'static str, fn(&World, &Segment) -> usize);
    let asks: [Ask; 3] = [
        ("first", |world, path| {
            world.first(*path).map_or(0, |found| found.id().to_bits() as usize)
        }),
        ("overlaps", |world, path| {
            world.overlaps(Circle::new(path.a(), 1.0).expect("a circle")).len()
        }),
        ("move", |_, _| 0),
    ];
    for scene in SCENES {
        let worlds = [2, 3, 4, 5, 6]
            .map(|digits| 10_usize.pow(digits))
            .map(|count| (count, World::new(boxes(count, scene)), segments(count, Some(20.0))));
        for (name, ask) in asks {
            let mut row = format!("{}, {name}", scene.0);
            row = format!("  {row:<34}");
            for (count, world, paths) in &worlds {
                let time = if name == "move" {
                    moves(world.clone(), *count)
                } else {
                    microseconds(paths, |path| ask(world, path))
                };
                row += &format!("{time:9.2}");
            }
            println!("{row}");
        }
    }
    for count in [1000, 100_000] {
        beside_others(count);
    }
}

/// The time of a move of one box by a thousandth of its size, and of one in sixteen to another place.
fn moves(mut world: World, count: usize) -> f64 {
    let (mut words, place) = (Words(9), places(count));
    let numbers: Vec<usize> = (0..4096).map(|_| words.next() as usize % count).collect();
    microseconds(&numbers, |number| {
        let id = BoxId::from(*number as u32);
        let aabb = world.get(id).expect("a box");
        let (min, max) = (aabb.min(), aabb.max());
        let by = match number % 16 {
            0 => place(&mut words) - min,
            _ => (max - min) * 1e-3,
        };
        world.move_to(id, Aabb::new(min + by, max + by).unwrap_or(aabb))
    })
}

/// Prints our time and that of other indices: to build, for the first hit, for all hits.
fn beside_others(count: usize) {
    let boxes = boxes(count, SCENES[0]);
    let corners = || boxes.iter().map(|aabb| (aabb.min(), aabb.max()));
    let ours = || World::new(boxes.iter().copied());
    let packed = || {
        let mut builder = Index2DBuilder::new(count);
        for (min, max) in corners() {
            builder.add(Box2D::new(min.x, min.y, max.x, max.y));
        }
        builder.finish().expect("an index")
    };
    let parry = || {
        let leaf = |(min, max): (DVec2, DVec2)| {
            ParryAabb::new(Vector::new(min.x, min.y), Vector::new(max.x, max.y))
        };
        Bvh::from_iter(BvhBuildStrategy::Binned, corners().map(leaf).enumerate())
    };
    let rows: [(&str, [f64; 3]); 3] = [
        (
            "build",
            [
                microseconds(&[()], |()| ours()),
                microseconds(&[()], |()| packed()),
                microseconds(&[()], |()| parry()),
            ],
        ),
        {
            let (world, packed, parry) = (ours(), packed(), parry());
            let paths = segments(count, None);
            let t_of = |path: &Segment, index: usize| {
                segment_vs_aabb(*path, boxes[index]).map(|span| span.enter_time())
            };
            (
                "first hit, across",
                [
                    microseconds(&paths, |path| world.first(*path).map(|found| found.t())),
                    microseconds(&paths, |path| packed.raycast_closest(packed_ray(path))),
                    microseconds(&paths, |path| {
                        parry.cast_ray(&parry_ray(path), 1.0, |index, _| t_of(path, index as usize))
                    }),
                ],
            )
        },
        {
            let (world, packed, parry) = (ours(), packed(), parry());
            let paths = segments(count, None);
            // The same answers: in order, with entry and exit.
            let found = |path: &Segment, index: usize, all: &mut Vec<_>| {
                let hit = segment_vs_aabb(*path, boxes[index]);
                all.extend(hit.map(|span| (index, span.times(), span.hits())));
            };
            type Met = (usize, [f64; 2], [Option<Hit>; 2]);
            let in_order = |mut all: Vec<Met>| {
                all.sort_by(|a, b| a.1[0].total_cmp(&b.1[0]));
                all
            };
            (
                "all hits in order, across",
                [
                    microseconds(&paths, |path| {
                        let all = world.all(*path);
                        let read = |found: &Found| (found.id(), found.span().hits());
                        all.iter().map(read).collect::<Vec<_>>()
                    }),
                    microseconds(&paths, |path| {
                        let mut all = Vec::new();
                        let _ = packed.raycast_each::<(), _>(packed_ray(path), |index, _| {
                            found(path, index, &mut all);
                            ControlFlow::Continue(())
                        });
                        in_order(all)
                    }),
                    microseconds(&paths, |path| {
                        let (ray, mut all) = (parry_ray(path), Vec::new());
                        parry.traverse(|node| {
                            if node.cast_ray(&ray, 1.0) > 1.0 {
                                return TraversalAction::Prune;
                            }
                            if let Some(index) = node.leaf_data() {
                                found(path, index as usize, &mut all);
                            }
                            TraversalAction::Continue
                        });
                        in_order(all)
                    }),
                ],
            )
        },
    ];
    println!(
        "\n{count} boxes spread evenly, µs      graze2d    packed_spatial_index      parry2d-f64 Bvh"
    );
    for (name, [ours, packed, parry]) in rows {
        let [one, other] = [packed, parry].map(|time| format!("{time:12.2} {:7.2}×", time / ours));
        println!("  {name:<28}{ours:12.2}{one}{other}");
    }
}

fn packed_ray(path: &Segment) -> Ray2D {
    let (a, along) = (path.a(), path.b() - path.a());
    Ray2D::new(Point2D::new(a.x, a.y), along.x, along.y, 1.0)
}

fn parry_ray(path: &Segment) -> Ray {
    let (a, along) = (path.a(), path.b() - path.a());
    Ray::new(Vector::new(a.x, a.y), Vector::new(along.x, along.y))
}
