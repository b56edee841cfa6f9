//! A filter that JavaScript has set for the next query.

use std::cell::RefCell;

use js_sys::Function;
use wasm_bindgen::JsValue;

use crate::world::box_id::BoxId;
use crate::world::filter::Passing;

/// What a function of JavaScript has thrown during a query.
pub(super) type Thrown = RefCell<Option<JsValue>>;

/// Calls a function of JavaScript. Once one has thrown, none is called again.
pub(super) fn call(
    thrown: &Thrown,
    function: impl FnOnce() -> Result<JsValue, JsValue>,
) -> Option<JsValue> {
    if thrown.borrow().is_some() {
        return None;
    }
    function().map_err(|error| thrown.replace(Some(error))).ok()
}

/// The settings of a filter: by default every box passes.
#[derive(Debug)]
pub(super) struct Filtering {
    pub(super) mask: u32,
    pub(super) without: Vec<BoxId>,
    pub(super) when: Option<Function>,
}

impl Default for Filtering {
    fn default() -> Self {
        Self { mask: u32::MAX, without: Vec::new(), when: None }
    }
}

impl Filtering {
    /// Runs a query with this filter. What its function throws is kept in `thrown`.
    pub(super) fn ask<Answer>(
        self,
        thrown: &Thrown,
        query: impl FnOnce(Passing<'_>) -> Answer,
    ) -> Answer {
        let passes = |id: BoxId| {
            let Some(when) = &self.when else { return true };
            let said = call(thrown, || when.call1(&JsValue::NULL, &(id.to_bits() as f64).into()));
            said.is_some_and(|said| said.is_truthy())
        };
        let when = self.when.as_ref().map(|_| &passes as &dyn Fn(BoxId) -> bool);
        query(Passing { mask: self.mask, without: &self.without, when })
    }
}
