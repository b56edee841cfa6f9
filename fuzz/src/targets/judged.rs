//! The fuzz targets: numbers from bytes, and the naive judge of the tests as oracle.

#[path = "../../tests/collinear/mod.rs"]
mod collinear;
#[path = "../../tests/judge/mod.rs"]
mod judge;
#[path = "../../tests/nasty/mod.rs"]
mod nasty;
#[path = "../../tests/queries/drawn.rs"]
mod drawn;
#[path = "../../tests/queries/mod.rs"]
mod queries;

use graze2d::StartInside;

use judge::queries::QUERIES;
use judge::scene::{Act as Response, Body, Scene};
use judge::travel::judge_travel;
use judge::world::{Act, Path, judge_world};
use nasty::{Draw, numbers};

/// What a byte stands for.
const RESPONSES: [Response; 6] = [
    Response::Stop,
    Response::SlideStop,
    Response::SlideRound,
    Response::Bounce(1.0),
    Response::Bounce(0.5),
    Response::Pass,
];

/// So many nasty numbers, or fewer: two bytes for the exponent that all share, then one word for
/// each draw.
fn read_some(data: &[u8], count: usize) -> Vec<f64> {
    let Some((exponent, words)) = data.split_first_chunk::<2>() else { return Vec::new() };
    // Half of all values leave the numbers as they are.
    let exponent = match i16::from_le_bytes(*exponent) {
        e if e & 1 == 0 => 0,
        e => e % 1074,
    };
    let draws: Vec<Draw> = words
        .chunks_exact(8)
        .take(count)
        .map(|word| Draw::from(u64::from_le_bytes(word.try_into().expect("eight bytes"))))
        .collect();
    numbers(&draws, exponent)
}

/// A query: a byte says which, numbers are what it takes, and four more bytes for each point pull it
/// to those before it.
pub fn query(data: &[u8]) {
    let Some((which, rest)) = data.split_first() else { return };
    let query = &QUERIES[usize::from(*which) % QUERIES.len()];
    let mut n = read_some(rest, query.count);
    if n.len() < query.count {
        return;
    }
    let words = rest[2 + 8 * query.count..].chunks_exact(4);
    query.pull(&mut n, words.map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))));
    (query.mend)(&mut n);
    hold(&n, (query.judge)(&n).map_err(|what| format!("{}: {what}", query.name)));
}

/// The numbers belong to what went wrong: they make the case for the tests.
fn hold(numbers: &[f64], verdict: Result<(), String>) {
    if let Err(what) = verdict {
        panic!("{what}: {numbers:?}");
    }
}

fn corners(n: &[f64]) -> [f64; 4] {
    [n[0].min(n[2]), n[1].min(n[3]), n[0].max(n[2]), n[1].max(n[3])]
}

/// A box of four numbers, or a circle or point of the first three.
fn body(n: &[f64], kind: u8) -> Body {
    match kind % 4 {
        0 => Body::Crate(corners(n)),
        1 => Body::Ball([n[0], n[1], 0.0]),
        _ => Body::Ball([n[0], n[1], n[2].abs()]),
    }
}

fn hold_all(scene: &dyn std::fmt::Debug, failures: Vec<judge::travel::Failure>) {
    assert!(failures.is_empty(), "{failures:#?}\n{scene:?}");
}

/// A travel: a byte each for the response, for who moves, for a rule and for what a start inside does;
/// numbers are the mover, its motion, then four for each wall.
pub fn travel(data: &[u8]) {
    let Some(([response, kind, rule, start], rest)) = data.split_first_chunk::<4>() else {
        return;
    };
    let n = read_some(rest, 6 + 4 * 6);
    if n.len() < 10 {
        return;
    }
    let walls: Vec<[f64; 4]> = n[6..].chunks_exact(4).map(corners).collect();
    let response = RESPONSES[usize::from(*response) % RESPONSES.len()];
    let mut scene = Scene::new(walls, body(&n, *kind), [n[4], n[5]], response);
    scene.start = [StartInside::Stay, StartInside::Leave, StartInside::PushOut][usize::from(start % 3)];
    match rule % 8 {
        0 => scene.rules.ignore = vec![u32::from(rule / 8)],
        1 => scene.rules.stop = vec![u32::from(rule / 8)],
        2 => scene.rules.tops_only = true,
        _ => {}
    }
    hold_all(&scene, judge_travel(&scene));
}

/// A world: eight bytes say what happens each time; numbers are six for each.
pub fn world(data: &[u8]) {
    let Some((kinds, rest)) = data.split_first_chunk::<8>() else { return };
    let n = read_some(rest, 6 * 8);
    let acts: Vec<Act> = (kinds.iter().zip(n.chunks_exact(6)))
        .map(|(kind, n)| match kind % 8 {
            0 => Act::Remove(usize::from(kind / 8) % 8),
            1 => Act::Move(usize::from(kind / 8) % 8, corners(n)),
            2 => Act::Ask(Path::Along([n[0], n[1], n[2], n[3]])),
            3 => Act::Ask(Path::Moves(body(n, kind / 8), [n[4], n[5]])),
            4 => Act::PushOut(body(n, kind / 8)),
            _ => Act::Insert(corners(n)),
        })
        .collect();
    hold_all(&acts, judge_world(&acts));
}
