//! What each fuzz target does with its bytes. The tests do the same with the inputs in `fuzz/seeds`.

mod judged;
pub(crate) mod saved;

/// Its name, and what it does; it panics where something is wrong.
pub(crate) type Target = (&'static str, fn(&[u8]));

pub(crate) const TARGETS: [Target; 6] = [
    ("query", judged::query),
    ("travel", judged::travel),
    ("shapes", judged::shapes),
    ("world", judged::world),
    ("bytes", saved::bytes),
    ("json", saved::json),
];
