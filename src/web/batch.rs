//! The answers to many queries in one call, one row each.
//!
//! ```text
//! row   contact, or the id of a box · enter t · exit t · enter point x y · enter normal x y · enter feature
//! ```

use super::scratch::{Arguments, Row, each, with_scratch};
use super::wire::codes::{contact_code, feature_code};
use super::wire::layout::{
    ROW, ROW_CONTACT, ROW_ENTER, ROW_EXIT, ROW_FEATURE, ROW_NORMAL, ROW_POINT,
};
use super::wire::record::fill_vector;
use crate::sweep::span::Span;
use crate::world::sweep::Found;

/// Runs each query and writes its row behind all arguments.
pub(super) fn batch(
    count: usize,
    mut ask: impl FnMut(&mut Arguments<'_>) -> Result<Row, i32>,
) -> i32 {
    with_scratch(|scratch| each(count, scratch, |arguments| ask(arguments).map(Some)))
}

/// The row of a span: zeros for a miss.
pub(super) fn span_row(span: Option<Span>) -> Row {
    let Some(span) = span else { return [0.0; ROW] };
    met_row(f64::from(contact_code(Some(span.contact()))), &span)
}

/// The row of a box that is hit, by its id, −1 for none.
pub(super) fn found_row(found: Option<Found>) -> Row {
    let none = || {
        let mut row = [0.0; ROW];
        row[ROW_CONTACT] = -1.0;
        row
    };
    found.map_or_else(none, |found| met_row(found.id.to_bits() as f64, &found.span()))
}

/// A path that starts inside has no feature: −1.
fn met_row(first: f64, span: &Span) -> Row {
    let mut row = [0.0; ROW];
    row[ROW_CONTACT] = first;
    [row[ROW_ENTER], row[ROW_EXIT]] = span.times();
    let enter = span.enter();
    row[ROW_FEATURE] = enter.map_or(-1.0, |hit| f64::from(feature_code(hit.feature())));
    if let Some(hit) = enter {
        fill_vector(&mut row, ROW_POINT, hit.point());
        fill_vector(&mut row, ROW_NORMAL, hit.normal());
    }
    row
}
