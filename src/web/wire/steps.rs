//! Steps as numbers, and what their fields become.

use glam::DVec2;

use super::codes::feature_code;
use super::layout::{STEP, TRACE};
use super::record::write_steps;
use crate::shape::Feature;
use crate::steps::{Row, Wire};
use crate::world::box_id::BoxId;

/// The steps of one traced query. They are passed on together at the end, because a callback may run other
/// queries in between.
pub(in crate::web) struct Steps(Vec<[f64; STEP]>);

impl Steps {
    /// Adds a step.
    #[inline(never)]
    pub(in crate::web) fn write(&mut self, step: impl Wire) {
        let mut row = Numbers { numbers: [0.0; STEP], length: 1 };
        step.write(&mut row);
        self.push(row.numbers);
    }

    // One copy of it keeps the module small.
    #[inline(never)]
    fn push(&mut self, step: [f64; STEP]) {
        self.0.push(step);
    }
}

/// Whether a query need not take its steps.
#[inline]
pub(in crate::web) fn is_plain(mode: u32) -> bool {
    mode & TRACE == 0
}

/// Runs a query and, if its mode says so, leaves the steps that it reports for JavaScript.
pub(in crate::web) fn traced<Answer>(
    mode: u32,
    query: impl FnOnce(&mut Steps) -> Answer,
) -> Answer {
    let mut steps = Steps(Vec::new());
    let answer = query(&mut steps);
    if mode & TRACE != 0 {
        write_steps(steps.0);
    }
    answer
}

/// A step as numbers: the place of its kind among all kinds, then its fields, then zeros.
struct Numbers {
    numbers: [f64; STEP],
    length: usize,
}

impl Row for Numbers {
    #[inline]
    fn kind(&mut self, first: u8) {
        self.numbers[0] += f64::from(first);
    }

    #[inline]
    fn number(&mut self, number: f64) {
        self.numbers[self.length] = number;
        self.length += 1;
    }
}

macro_rules! wire {
    ($($type:ty: $form:literal $value:ident => [$($number:expr),+],)+) => { $(
        impl Wire for $type {
            const FORM: &str = $form;

            #[inline]
            fn write(self, row: &mut impl Row) {
                let $value = self;
                $(row.number($number);)+
            }
        }
    )+ };
}

wire! {
    f64: "number" value => [value],
    u8: "number" value => [value.into()],
    u32: "number" value => [value.into()],
    BoxId: "number" id => [id.to_bits() as f64],
    bool: "FLAGS" flag => [u8::from(flag).into()],
    Feature: "FEATURES" feature => [feature_code(feature).into()],
    DVec2: "vector" vector => [vector.x, vector.y],
    [i64; 2]: "tile" tile => [tile[0] as f64, tile[1] as f64],
}
