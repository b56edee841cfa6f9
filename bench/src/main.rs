//! How fast the queries are, beside those of other crates.
//!
//! `cargo run --release --manifest-path bench/Cargo.toml`, with a word to run only the tables whose
//! title has it. Compare factors within one run: nanoseconds differ from machine to machine. With `answers` nobody races:
//! everyone answers the cases on stdin.

mod answers;
mod inputs;
mod plain;
mod race;
mod rivals;
#[path = "../../tests/words/mod.rs"]
mod words;
mod worlds;
mod worst;

use std::hint::black_box;

use graze2d::glam::dvec2;
use graze2d::{
    Aabb, Convex, Grid, Motion, Segment, aabb_vs_aabb, circle_vs_aabb, circle_vs_circle,
    clip_segment, convex_vs_convex, segment_vs_aabb, segment_vs_circle, segment_vs_segment, turn,
};

use race::{Contender, contender, race};

fn main() {
    let wanted = std::env::args().nth(1).unwrap_or_default();
    if wanted == "answers" {
        return answers::answers();
    }
    for (title, contenders) in TABLES {
        if title.contains(&wanted) {
            race(title, contenders);
        }
    }
    if "worst travels".contains(&wanted) {
        worst::worst();
    }
    if "many boxes".contains(&wanted) {
        worlds::worlds();
    }
}

/// A path across the scene runs through about nine tiles of this size.
const TILE: f64 = 8.0;

type Table = (&'static str, fn(usize) -> Vec<Contender>);

const TABLES: [Table; 14] = [
    ("segment against box: when and where", |n| {
        let pairs = inputs::segments_and_boxes(n);
        let mut all = vec![
            contender("graze2d, times", pairs.clone(), |(s, b)| {
                segment_vs_aabb(*s, *b).map(|span| span.times())
            }),
            contender("graze2d, the entry", pairs.clone(), |(s, b)| {
                segment_vs_aabb(*s, *b).and_then(|span| span.enter())
            }),
            contender("graze2d, both hits", pairs.clone(), |(s, b)| {
                segment_vs_aabb(*s, *b).map(|span| span.hits())
            }),
            contender("plain slab, times and sides", pairs.clone(), |(s, b)| plain::slab(s, b)),
        ];
        all.extend(rivals::rays(&pairs));
        all
    }),
    ("segment against box: the verdict", |n| {
        let pairs = inputs::segments_and_boxes(n);
        let mut all = vec![
            contender("graze2d, three ways", pairs.clone(), |(s, b)| {
                segment_vs_aabb(*s, *b).map(|span| span.contact())
            }),
            contender("graze2d, two ways", pairs.clone(), |(s, b)| {
                segment_vs_aabb(*s, *b).is_some()
            }),
            contender("plain slab, two ways", pairs.clone(), |(s, b)| plain::slab(s, b).is_some()),
        ];
        all.extend(rivals::booleans(&pairs));
        all
    }),
    ("segment clipped to a box", |n| {
        let pairs = inputs::segments_and_boxes(n);
        let mut all = vec![
            contender("graze2d", pairs.clone(), |(s, b)| {
                clip_segment(*s, *b).map(|span| span.hits())
            }),
            contender("plain Cohen–Sutherland", pairs.clone(), |(s, b)| {
                plain::cohen_sutherland(s, b)
            }),
        ];
        all.extend(rivals::clips(&pairs));
        all
    }),
    ("segment over tiles: every piece", |n| {
        let segments: Vec<_> = inputs::segments_and_boxes(n).into_iter().map(|(s, _)| s).collect();
        let grid = Grid::new([0.0, 0.0], TILE).expect("a grid");
        vec![
            contender("graze2d, tiles, times and points", segments.clone(), move |s| {
                grid.pieces(*s).expect("near tiles").for_each(|piece| {
                    black_box(piece);
                });
            }),
            contender("plain Amanatides–Woo, tiles and times", segments, |s| {
                plain::tiles(s, TILE, |tile, enter, exit| {
                    black_box((tile, enter, exit));
                });
            }),
        ]
    }),
    ("the classic loop", |n| {
        let pair = || {
            let segment = Segment::new(dvec2(-10.0, -10.0), dvec2(31.0, 13.0)).expect("a segment");
            let aabb = Aabb::new(dvec2(-2.0, -2.0), dvec2(28.0, 18.0)).expect("a box");
            (segment, aabb)
        };
        let pairs: Vec<_> = (0..n).map(|_| pair()).collect();
        vec![
            contender("graze2d, times", pairs.clone(), |(s, b)| {
                segment_vs_aabb(*s, *b).map(|span| span.times())
            }),
            contender("graze2d, both hits", pairs.clone(), |(s, b)| {
                segment_vs_aabb(*s, *b).map(|span| span.hits())
            }),
            contender("plain Cohen–Sutherland", pairs.clone(), |(s, b)| {
                plain::cohen_sutherland(s, b)
            }),
            contender("plain slab", pairs, |(s, b)| plain::slab(s, b)),
        ]
    }),
    ("moving circle against box", |n| {
        let cases = inputs::circles_and_boxes(n);
        let mut all = vec![
            contender("graze2d, times", cases.clone(), |(c, m, b)| {
                circle_vs_aabb(*c, *m, *b).map(|span| span.times())
            }),
            contender("graze2d, the entry", cases.clone(), |(c, m, b)| {
                circle_vs_aabb(*c, *m, *b).and_then(|span| span.enter())
            }),
            contender("graze2d, both hits", cases.clone(), |(c, m, b)| {
                circle_vs_aabb(*c, *m, *b).map(|span| (span.hits(), span.push_out()))
            }),
            contender("graze2d, the verdict", cases.clone(), |(c, m, b)| {
                circle_vs_aabb(*c, *m, *b).map(|span| span.contact())
            }),
        ];
        all.extend(rivals::circles(&cases));
        all
    }),
    ("moving box against moving box", |n| {
        let cases = inputs::boxes_and_boxes(n);
        let mut all = vec![
            contender("graze2d, times", cases.clone(), |(a, v, b, w)| {
                aabb_vs_aabb(*a, *v, *b, *w).map(|span| span.times())
            }),
            contender("graze2d, the entry", cases.clone(), |(a, v, b, w)| {
                aabb_vs_aabb(*a, *v, *b, *w).and_then(|span| span.enter())
            }),
            contender("graze2d, both hits", cases.clone(), |(a, v, b, w)| {
                aabb_vs_aabb(*a, *v, *b, *w).map(|span| (span.hits(), span.push_out()))
            }),
            contender("graze2d, the verdict", cases.clone(), |(a, v, b, w)| {
                aabb_vs_aabb(*a, *v, *b, *w).map(|span| span.contact())
            }),
        ];
        all.extend(rivals::boxes(&cases));
        all
    }),
    ("moving circle against moving circle", |n| {
        let cases = inputs::circles_and_circles(n);
        let mut all = vec![
            contender("graze2d, times", cases.clone(), |(a, v, b, w)| {
                circle_vs_circle(*a, *v, *b, *w).map(|span| span.times())
            }),
            contender("graze2d, the time of the entry", cases.clone(), |(a, v, b, w)| {
                circle_vs_circle(*a, *v, *b, *w).map(|span| span.enter_time())
            }),
            contender("graze2d, the entry", cases.clone(), |(a, v, b, w)| {
                circle_vs_circle(*a, *v, *b, *w).and_then(|span| span.enter())
            }),
            contender("graze2d, both hits", cases.clone(), |(a, v, b, w)| {
                circle_vs_circle(*a, *v, *b, *w).map(|span| (span.hits(), span.push_out()))
            }),
            contender("graze2d, the verdict", cases.clone(), |(a, v, b, w)| {
                circle_vs_circle(*a, *v, *b, *w).map(|span| span.contact())
            }),
        ];
        all.extend(rivals::discs(&cases));
        all
    }),
    ("segment against circle", |n| {
        let cases = inputs::segments_and_circles(n);
        let mut all = vec![
            contender("graze2d, times", cases.clone(), |(s, c)| {
                segment_vs_circle(*s, *c).map(|span| span.times())
            }),
            contender("graze2d, the time of the entry", cases.clone(), |(s, c)| {
                segment_vs_circle(*s, *c).map(|span| span.enter_time())
            }),
            contender("graze2d, the entry", cases.clone(), |(s, c)| {
                segment_vs_circle(*s, *c).and_then(|span| span.enter())
            }),
            contender("graze2d, both hits", cases.clone(), |(s, c)| {
                segment_vs_circle(*s, *c).map(|span| (span.hits(), span.push_out()))
            }),
            contender("graze2d, the verdict", cases.clone(), |(s, c)| {
                segment_vs_circle(*s, *c).map(|span| span.contact())
            }),
        ];
        all.extend(rivals::rays_at_discs(&cases));
        all
    }),
    ("moving circle against rotated box", |n| {
        let cases = inputs::circles_and_turned_boxes(n);
        let made: Vec<_> = cases
            .iter()
            .map(|(circle, motion, (center, half, angle))| {
                let turned = Convex::from_angle(*center, *half, *angle).expect("a box");
                (Convex::from(*circle), *motion, turned)
            })
            .collect();
        let mut all = vec![
            contender("graze2d, the entry", made.clone(), |(a, v, b)| {
                convex_vs_convex(*a, *v, *b, Motion::ZERO).map(|span| span.enter())
            }),
            contender("graze2d, both hits", made.clone(), |(a, v, b)| {
                convex_vs_convex(*a, *v, *b, Motion::ZERO).map(|span| span.hits())
            }),
            contender("graze2d, the verdict", made, |(a, v, b)| {
                convex_vs_convex(*a, *v, *b, Motion::ZERO).map(|span| span.contact())
            }),
        ];
        all.extend(rivals::turned(&cases));
        all
    }),
    ("moving hexagon against moving hexagon", |n| {
        let cases = inputs::hexagons(n);
        let made: Vec<_> = cases
            .iter()
            .map(|(a, v, b, w)| (inputs::convex(a), *v, inputs::convex(b), *w))
            .collect();
        let mut all = vec![
            contender("graze2d, the entry", made.clone(), |(a, v, b, w)| {
                convex_vs_convex(*a, *v, *b, *w).map(|span| span.enter())
            }),
            contender("graze2d, both hits", made.clone(), |(a, v, b, w)| {
                convex_vs_convex(*a, *v, *b, *w).map(|span| span.hits())
            }),
            contender("graze2d, the verdict", made, |(a, v, b, w)| {
                convex_vs_convex(*a, *v, *b, *w).map(|span| span.contact())
            }),
        ];
        all.extend(rivals::hexagons(&cases));
        all
    }),
    ("turn of three points", |n| {
        let points = inputs::triples(n);
        vec![
            contender("graze2d", points.clone(), |[a, b, c]| turn(*a, *b, *c)),
            rivals::orient2d(&points),
        ]
    }),
    ("turn of three points near a line", |n| {
        let points = inputs::near_lines(n);
        vec![
            contender("graze2d", points.clone(), |[a, b, c]| turn(*a, *b, *c)),
            rivals::orient2d(&points),
        ]
    }),
    ("segment against segment", |n| {
        let pairs = inputs::segment_pairs(n);
        let mut all = vec![
            contender("graze2d", pairs.clone(), |[p, q]| segment_vs_segment(*p, *q)),
            contender("graze2d, and the points", pairs.clone(), |[p, q]| {
                segment_vs_segment(*p, *q).points()
            }),
        ];
        all.extend(rivals::segments(&pairs));
        all
    }),
];
