//! Where the numbers are in the shared record and in the list. The build passes these constants to
//! JavaScript, so each number is defined only here.
//!
//! ```text
//! record   enter · exit · push-out · where list and steps are · how many of them
//! list     one entry after the other: an answer as in the record, its code, an index, more numbers
//! steps    one after the other: the kind, then its fields
//! ```

/// Constants, which the build reads, too.
macro_rules! layout {
    ($($(#[doc = $doc:literal])* $name:ident: $type:ty = $value:literal;)+) => {
        $($(#[doc = $doc])* pub(in crate::web) const $name: $type = $value;)+

        $crate::web::declared::declared! {
            &["numbers\n", $(" ", stringify!($name), " ", stringify!($value), "\n"),+]
        }
    };
}

layout! {
    /// The bits of a query's mode: report the steps, too; query only the boxes that pass the filter.
    TRACE: u32 = 1;
    FILTERED: u32 = 2;

    /// The code of a query during which a function of JavaScript threw.
    THROWN: i32 = -32768;
    /// The code of a call for which there is not enough memory.
    FULL: i32 = -32767;

    /// The most hits of a travel.
    MOST_HITS: u32 = 65536;

    /// Numbers of a hit.
    HIT: usize = 10;
    HIT_T: usize = 0;
    HIT_POINT: usize = 1;
    HIT_POSITION: usize = 3;
    HIT_NORMAL: usize = 5;
    HIT_FEATURE: usize = 7;
    /// The corner opposite to the point, in the box that two boxes share.
    HIT_OPPOSITE: usize = 8;

    /// Where the hits and the push-out of a span are.
    ENTER: usize = 0;
    EXIT: usize = 10;
    PUSH_OUT_DEPTH: usize = 20;
    PUSH_OUT_NORMAL: usize = 21;
    PUSH_OUT_BY: usize = 23;

    /// The bits of a span's code that say which of its parts are there; below them is its contact.
    ENTER_BIT: i32 = 4;
    EXIT_BIT: i32 = 8;
    PUSH_OUT_BIT: i32 = 16;

    /// Where in the WebAssembly memory the list and the steps begin, as byte addresses, and how many
    /// entries and steps there are. They may move with every call.
    LIST_POINTER: usize = 28;
    LIST_COUNT: usize = 29;
    STEP_POINTER: usize = 30;
    STEP_COUNT: usize = 31;
    /// Numbers of the record, which never moves.
    RECORD: usize = 32;

    /// Numbers of a step: its kind, then its fields, then zeros.
    STEP: usize = 8;

    /// Numbers of an entry of the list.
    ENTRY: usize = 32;
    /// The code of its span.
    ENTRY_CODE: usize = 25;
    /// Which box an entry is about.
    ENTRY_ID: usize = 26;

    /// What a hit of a travel adds to the entry of its hit.
    TRAVEL_MOTION: usize = 10;
    TRAVEL_LEG: usize = 27;
    TRAVEL_POSITION: usize = 28;
    TRAVEL_T: usize = 30;
    TRAVEL_STARTS_INSIDE: usize = 31;

    /// The forms of a convex shape: some points, so many; or one of these.
    ROTATED: i32 = -1;
    ANGLED: i32 = -2;
    BOX: i32 = -3;
    CIRCLE: i32 = -4;

    /// Numbers of a grid, a segment, and where its next piece begins.
    GRID_GIVEN: usize = 12;

    /// Numbers of a piece.
    PIECE: usize = 12;

    /// Numbers of a row, the answer of one of many.
    ROW: usize = 8;

    /// The parts of a span in a row.
    ROW_CONTACT: usize = 0;
    ROW_ENTER: usize = 1;
    ROW_EXIT: usize = 2;
    ROW_POINT: usize = 3;
    ROW_NORMAL: usize = 5;
    ROW_FEATURE: usize = 7;
}
