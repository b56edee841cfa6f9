//! The same bits on every machine: the hashes of many answers, which were taken on another one.
//!
//! `examples/digest.rs` prints them for a million answers of each kind; `npm run check:machines` compares those of several machines.

use std::fmt::Write;

use crate::bits::{KINDS, hash_of};

/// By kind, the hash of a thousand answers. Bits change only with intent: then write here what the test prints.
const HASHES: &[(&str, u64)] = &[
    ("point_vs_aabb", 0x1e8d03e300523f5b),
    ("point_vs_circle", 0xc5302a9cc29b55a3),
    ("segment_vs_aabb", 0x15905c9d46f51580),
    ("clip_segment", 0x3b31493b64329703),
    ("circle_vs_aabb", 0xfa261df198f6b968),
    ("aabb_vs_aabb", 0x5a557415a640b72b),
    ("segment_vs_circle", 0xbb7da6188feb2487),
    ("circle_vs_circle", 0xae8bdc9cf43c28ff),
    ("turn", 0xb76dd778b2b43b4e),
    ("segment_vs_segment", 0x672c79e479b45df0),
    ("point_vs_convex", 0x4280d9e46c357197),
    ("segment_vs_convex", 0xd095e9ef966c4e58),
    ("convex_vs_convex", 0x1776899ae1d29841),
    ("rays_and_rotated_boxes", 0xd047b93d2110347f),
    ("travels_among_boxes", 0xcd9c2f6337520bae),
    ("travels_among_shapes", 0x642c0225525c3634),
    ("worlds", 0x9a0f84a65f5edecb),
    ("walks", 0x24e2018a8adbec0d),
];

#[test]
fn every_kind_of_answer_has_the_bits_that_it_has_elsewhere() {
    let mut found = Vec::new();
    let mut printed = String::new();
    for kind in KINDS {
        found.push((kind.name, hash_of(kind, 1000)));
        let (name, hash) = found.last().expect("one was pushed");
        writeln!(printed, "    ({name:?}, {hash:#018x}),").expect("text");
    }
    assert!(found == HASHES, "the answers are other ones, bit for bit:\n{printed}");
}
