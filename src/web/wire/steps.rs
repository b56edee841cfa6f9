//! Steps as numbers: the place of the kind in its table, then the fields in the order of the table.

use super::codes::{contact_code, corner_code, feature_code, place_code, side_code, turn_code};
use super::layout::{STEP, TRACE};
use super::record::write_steps;
use crate::answer::{Contact, Location};
use crate::exact::determinant::Turn;
use crate::shape::{Corner, Feature, Side};
use crate::world::box_id::BoxId;

/// The table of an algorithm's steps: the kinds and the names of their fields. From it follow
/// `write_step`, which writes a step as numbers, and, when the build reads it, the lists and types of
/// JavaScript.
///
/// ```text
/// /// The documentation of its steps in JavaScript, if they need more than names.
/// LIST: family::Step {
///     Kind { field, field },                              fields as they are
///     Kind { field, field } => [name = field.x, field],   fields under other names, or parts of them
///     Kind(family),                                       a nested algorithm: all kinds of its table
/// }
/// ```
macro_rules! step_table {
    ($(#[doc = $doc:literal])* $list:ident: $step:path { $($rows:tt)+ }) => {
        $crate::web::declared::declared! {
            "steps ", file!(), " ", stringify!($list), "\n", $("doc", $doc, "\n",)*
        }
        $crate::web::wire::steps::step_table!(@rows $step, steps, first, [0] {} $($rows)+);
    };
    (@rows $step:path, $steps:ident, $first:ident, [$at:expr] { $($arms:tt)* }) => {
        type Step = $step;

        /// How many kinds there are, those of a nested algorithm included.
        #[allow(dead_code, reason = "used if the algorithm is nested in another")]
        pub(in crate::web) const KINDS: u8 = $at;

        /// Writes a step; `first` is the number of the first kind.
        #[inline(never)]
        pub(in crate::web) fn write_step(
            $steps: &mut $crate::web::wire::steps::Steps,
            $first: u8,
            step: Step,
        ) {
            match step { $($arms)* }
        }
    };
    (
        @rows $step:path, $steps:ident, $first:ident, [$at:expr] { $($arms:tt)* }
        $kind:ident($nested:ident), $($rest:tt)*
    ) => {
        $crate::web::wire::steps::step_table!(@rows $step, $steps, $first, [$at + $nested::KINDS] {
            $($arms)*
            Step::$kind(step) => $nested::write_step($steps, $first + $at, step),
        } $($rest)*);
    };
    (
        @rows $step:path, $steps:ident, $first:ident, [$at:expr] { $($arms:tt)* }
        $kind:ident { $($field:ident),* }, $($rest:tt)*
    ) => {
        $crate::web::wire::steps::step_table!(@rows $step, $steps, $first, [$at + 1] {
            $($arms)*
            Step::$kind { $($field),* } => $steps.write($first + $at, [
                $($crate::web::wire::steps::Number::number($field)),*
            ]),
        } $($rest)*);
    };
    (
        @rows $step:path, $steps:ident, $first:ident, [$at:expr] { $($arms:tt)* }
        $kind:ident { $($field:ident),* } => [$($name:ident $(= $value:expr)?),*], $($rest:tt)*
    ) => {
        $crate::web::wire::steps::step_table!(@rows $step, $steps, $first, [$at + 1] {
            $($arms)*
            Step::$kind { $($field),* } => $steps.write($first + $at, [
                $($crate::web::wire::steps::Number::number(
                    $crate::web::wire::steps::step_table!(@value $name $(= $value)?)
                )),*
            ]),
        } $($rest)*);
    };
    (@value $name:ident) => { $name };
    (@value $name:ident = $value:expr) => { $value };
}

pub(in crate::web) use step_table;

/// The steps of one traced query. They are passed on together at the end, because a callback may run other
/// queries in between.
pub(in crate::web) struct Steps(Vec<[f64; STEP]>);

impl Steps {
    /// Adds one step: the number of its kind and its fields.
    pub(in crate::web) fn write<const N: usize>(&mut self, kind: u8, fields: [f64; N]) {
        let mut step = [0.0; STEP];
        step[0] = f64::from(kind);
        step[1..=N].copy_from_slice(&fields);
        self.push(step);
    }

    // One copy of it keeps the module small.
    #[inline(never)]
    fn push(&mut self, step: [f64; STEP]) {
        self.0.push(step);
    }
}

/// Whether a query need not take its steps. A module that is built for size always takes them, and passes them on if asked: the
/// answer is the same, so it needs no second form of the query.
#[inline]
pub(in crate::web) fn is_plain(mode: u32) -> bool {
    !cfg!(graze2d_small) && mode & TRACE == 0
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

/// A field of a step as a number.
pub(in crate::web) trait Number {
    fn number(self) -> f64;
}

impl Number for f64 {
    fn number(self) -> f64 {
        self
    }
}

impl Number for BoxId {
    fn number(self) -> f64 {
        self.to_bits() as f64
    }
}

impl Number for i64 {
    fn number(self) -> f64 {
        self as f64
    }
}

macro_rules! numbers {
    ($($type:ty: $number:expr,)+) => { $(
        impl Number for $type {
            fn number(self) -> f64 {
                f64::from($number(self))
            }
        }
    )+ };
}

numbers! {
    bool: u8::from,
    u8: u8::from,
    u32: u32::from,
    Side: side_code,
    Corner: corner_code,
    Feature: feature_code,
    Option<Contact>: contact_code,
    Location: place_code,
    Turn: turn_code,
}
