//! The fuzz targets, with what they share with the tests: the naive judge, and hard numbers and points.

#[path = "../../tests/collinear/mod.rs"]
mod collinear;
#[path = "../../tests/queries/drawn.rs"]
mod drawn;
// Tests have more to ask it.
#[allow(unused)]
#[path = "../../tests/judge/mod.rs"]
mod judge;
#[path = "../../tests/nasty/mod.rs"]
mod nasty;
#[path = "../../tests/queries/mod.rs"]
mod queries;
mod targets;

/// Asks a target about an input.
pub fn ask(name: &str, data: &[u8]) {
    let (_, target) = targets::TARGETS.iter().find(|(known, _)| *known == name).expect("a target");
    target(data);
}
