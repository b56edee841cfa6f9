//! Where the numbers stand in the shared record and in the list. The build hands these constants to
//! JavaScript, so each number stands here alone.
//!
//! ```text
//! record   enter · exit · push-out · how many steps · the steps
//! list     one entry after the other: a record without steps, its code, an index, more numbers
//! ```

/// Numbers of a hit.
pub(super) const HIT: usize = 10;
pub(super) const HIT_T: usize = 0;
pub(super) const HIT_POINT: usize = 1;
pub(super) const HIT_POSITION: usize = 3;
pub(super) const HIT_NORMAL: usize = 5;
pub(super) const HIT_FEATURE: usize = 7;
/// The corner opposite to the point in the stretch that two boxes share.
pub(super) const HIT_OPPOSITE: usize = 8;

/// Where a span has its hits and its push-out.
pub(super) const ENTER: usize = 0;
pub(super) const EXIT: usize = 10;
pub(super) const PUSH_OUT_DEPTH: usize = 20;
pub(super) const PUSH_OUT_NORMAL: usize = 21;
pub(super) const PUSH_OUT_BY: usize = 23;

/// The bits of a span's code that say which of its parts are there; below them is its contact.
pub(super) const ENTER_BIT: i32 = 4;
pub(super) const EXIT_BIT: i32 = 8;
pub(super) const PUSH_OUT_BIT: i32 = 16;

/// How many steps the record holds.
pub(super) const STEP_COUNT: usize = 31;
/// Where the steps begin.
pub(super) const STEPS: usize = 32;
/// Numbers of a step: its kind, then its fields, then zeros.
pub(super) const STEP: usize = 8;

/// Numbers of an entry of the list.
pub(super) const ENTRY: usize = 32;
/// The code of a span in the list.
pub(super) const ENTRY_CODE: usize = 25;
/// Which box an entry is about.
pub(in crate::web) const ENTRY_INDEX: usize = 26;
/// The sides that the naive twin reports, as bits.
pub(in crate::web) const ENTRY_SIDES: usize = 27;

/// What a hit of a travel adds to the entry of its hit.
pub(in crate::web) const TRAVEL_LEG: usize = 27;
pub(in crate::web) const TRAVEL_POSITION: usize = 28;
pub(in crate::web) const TRAVEL_T: usize = 30;
pub(in crate::web) const TRAVEL_STARTS_INSIDE: usize = 31;
