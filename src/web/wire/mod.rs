//! How answers cross to JavaScript: as numbers, in one shared record and one shared list.

pub(super) mod codes;
pub(super) mod layout;
pub(super) mod record;
pub(super) mod steps;
