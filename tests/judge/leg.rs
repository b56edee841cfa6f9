//! One leg: which walls its exact path crosses first, and which of them are told.

use graze2d::Choice;

use super::exact::Exact;
use super::region::{Grown, Line, Vector, Zone, dot, feature, minus};
use super::scene::{Act, Scene};
use super::time::Time;

/// A wall that a path would enter.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) wall: u32,
    pub(crate) time: Time,
    pub(crate) zone: Zone,
}

impl Entry {
    pub(crate) fn is_at_corner(&self) -> bool {
        self.zone[0] != 0 && self.zone[1] != 0
    }
}

/// The walls that end a leg.
pub(crate) struct Meeting {
    pub(crate) time: Time,
    pub(crate) hits: Vec<Entry>,
    /// Walls that may be told or not.
    pub(crate) may: Vec<Entry>,
    /// Whether the caller says to stop there.
    pub(crate) stops: bool,
}

/// The walls that a path would enter strictly before its end, in exact order, ties by index.
///
/// Only a path that would *cross* into a wall is blocked (docs/contract.md §5.1).
pub(crate) fn entries(grown: &[Grown], free: &[bool], line: &Line, end: &Exact) -> Vec<Entry> {
    let (zero, end) = (Time::of(Exact::zero()), Time::of(end.clone()));
    let mut entries: Vec<Entry> = Vec::new();
    for (index, wall) in grown.iter().enumerate() {
        if free[index] {
            continue;
        }
        if let Some(within) = wall.within(line)
            && within.from >= zero
            && within.from < end
        {
            let zone = wall.zone(line, &within.from);
            entries.push(Entry { wall: index as u32, time: within.from, zone });
        }
    }
    entries.sort_by(|a, b| a.time.cmp(&b.time).then(a.wall.cmp(&b.wall)));
    entries
}

/// The walls at which a leg ends by the rules of the caller; those that it ignores are let through.
///
/// Sides act first. A wall that is met only at a corner acts after them, and only if the remaining motion
/// would still enter it; otherwise it is not a hit (docs/contract.md §5.2).
pub(crate) fn meeting(
    scene: &Scene,
    grown: &[Grown],
    line: &Line,
    entries: Vec<Entry>,
    ignored: &mut Vec<u32>,
) -> Option<Meeting> {
    let mut rest = entries.into_iter().peekable();
    loop {
        let first = rest.next()?;
        let mut group = vec![first];
        while let Some(next) = rest.next_if(|next| next.time == group[0].time) {
            group.push(next);
        }
        let time = group[0].time.clone();
        let (mut hits, mut may, mut stops) = (Vec::new(), Vec::new(), false);
        let mut ask = |entry: &Entry| {
            let choice = scene.rules.choice(entry.wall, feature(entry.zone));
            if choice == Choice::Ignore {
                ignored.push(entry.wall);
            }
            choice
        };
        let (corners, sides): (Vec<_>, Vec<_>) = group.into_iter().partition(Entry::is_at_corner);
        for entry in sides {
            let choice = ask(&entry);
            if choice != Choice::Ignore {
                stops |= choice == Choice::Stop;
                hits.push(entry);
            }
        }
        let left = left_by_sides(scene.act, &line.motion, &hits);
        let ends = !hits.is_empty() && (stops || scene.act == Act::Stop);
        for entry in corners {
            if ends {
                // What a stop leaves is not said: the whole motion or none.
                may.push(entry);
            } else if enters(&grown[entry.wall as usize], line, &entry, &left) {
                let choice = ask(&entry);
                if choice != Choice::Ignore {
                    stops |= choice == Choice::Stop;
                    hits.push(entry);
                }
            }
        }
        if !hits.is_empty() {
            return Some(Meeting { time, hits, may, stops });
        }
    }
}

/// The motion that sides leave, but for a factor.
pub(crate) fn left_by_sides(act: Act, motion: &Vector, sides: &[Entry]) -> Vector {
    [0, 1].map(|k| {
        let is_met = sides.iter().any(|entry| entry.zone[k] != 0);
        match act {
            Act::SlideStop | Act::SlideRound if is_met => Exact::zero(),
            Act::Bounce(kept) if kept == 0.0 && !sides.is_empty() => Exact::zero(),
            Act::Bounce(_) if is_met => -&motion[k],
            _ => motion[k].clone(),
        }
    })
}

/// Whether a motion from the place where a path meets a corner enters the wall.
fn enters(wall: &Grown, line: &Line, entry: &Entry, motion: &Vector) -> bool {
    if wall.is_round() {
        let off = minus(&line.start, &wall.corner(entry.zone));
        return entry.time.sign_of(&dot(&off, motion), &dot(&line.motion, motion)).is_lt();
    }
    (0..2).all(|k| motion[k].sign() == 0.cmp(&entry.zone[k]))
}
