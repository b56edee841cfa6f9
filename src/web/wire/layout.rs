//! Where the numbers are in the shared record and in the list. The build passes these constants to
//! JavaScript, so each number is defined only here.
//!
//! ```text
//! record   enter · exit · push-out · where list and steps are · how many of them
//! list     one entry after the other: an answer as in the record, its code, an index, more numbers
//! steps    one after the other: the kind, then its fields
//! ```

/// The bits of a query's mode: report the steps, too; query only the boxes that pass the filter.
pub(in crate::web) const TRACE: u32 = 1;
pub(in crate::web) const FILTERED: u32 = 2;

/// The code of a query during which a function of JavaScript threw.
pub(in crate::web) const THROWN: i32 = -32768;
/// The code of a call for which there is not enough memory.
pub(in crate::web) const FULL: i32 = -32767;

/// The most hits of a travel.
pub(in crate::web) const MOST_HITS: u32 = 65536;

/// Numbers of a hit.
pub(in crate::web) const HIT: usize = 10;
pub(in crate::web) const HIT_T: usize = 0;
pub(in crate::web) const HIT_POINT: usize = 1;
pub(in crate::web) const HIT_POSITION: usize = 3;
pub(in crate::web) const HIT_NORMAL: usize = 5;
pub(in crate::web) const HIT_FEATURE: usize = 7;
/// The corner opposite to the point, in the box that two boxes share.
pub(in crate::web) const HIT_OPPOSITE: usize = 8;

/// Where the hits and the push-out of a span are.
pub(in crate::web) const ENTER: usize = 0;
pub(in crate::web) const EXIT: usize = 10;
pub(in crate::web) const PUSH_OUT_DEPTH: usize = 20;
pub(in crate::web) const PUSH_OUT_NORMAL: usize = 21;
pub(in crate::web) const PUSH_OUT_BY: usize = 23;

/// The bits of a span's code that say which of its parts are there; below them is its contact.
pub(in crate::web) const ENTER_BIT: i32 = 4;
pub(in crate::web) const EXIT_BIT: i32 = 8;
pub(in crate::web) const PUSH_OUT_BIT: i32 = 16;

/// Where in the WebAssembly memory the list and the steps begin, as byte addresses, and how many
/// entries and steps there are. They may move with every call.
pub(in crate::web) const LIST_POINTER: usize = 28;
pub(in crate::web) const LIST_COUNT: usize = 29;
pub(in crate::web) const STEP_POINTER: usize = 30;
pub(in crate::web) const STEP_COUNT: usize = 31;
/// Numbers of the record, which never moves.
pub(in crate::web) const RECORD: usize = 32;

/// Numbers of a step: its kind, then its fields, then zeros.
pub(in crate::web) const STEP: usize = 8;

/// Numbers of an entry of the list.
pub(in crate::web) const ENTRY: usize = 32;
/// The code of its span.
pub(in crate::web) const ENTRY_CODE: usize = 25;
/// Which box an entry is about.
pub(in crate::web) const ENTRY_ID: usize = 26;

/// What a hit of a travel adds to the entry of its hit.
pub(in crate::web) const TRAVEL_MOTION: usize = 10;
pub(in crate::web) const TRAVEL_LEG: usize = 27;
pub(in crate::web) const TRAVEL_POSITION: usize = 28;
pub(in crate::web) const TRAVEL_T: usize = 30;
pub(in crate::web) const TRAVEL_STARTS_INSIDE: usize = 31;

/// Numbers of a grid, a segment, and where its next piece begins.
pub(in crate::web) const GRID_GIVEN: usize = 12;

/// Numbers of a piece.
pub(in crate::web) const PIECE: usize = 12;

/// Numbers of a row, the answer of one of many.
pub(in crate::web) const ROW: usize = 8;

pub(in crate::web) use spans::*;

/// Where a span stands among many.
mod spans {
    /// Its parts in a row.
    pub(in crate::web) const ROW_CONTACT: usize = 0;
    pub(in crate::web) const ROW_ENTER: usize = 1;
    pub(in crate::web) const ROW_EXIT: usize = 2;
    pub(in crate::web) const ROW_POINT: usize = 3;
    pub(in crate::web) const ROW_NORMAL: usize = 5;
    pub(in crate::web) const ROW_FEATURE: usize = 7;
}
