//! The field of two segments.

use glam::dvec2;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::{Pixels, Tile, scalars, segment_with};
use crate::answer::{Contact, SegmentRelation};
use crate::query::segments::segment_vs_segment;

/// The answers of two segments with one end at each sample. A crossing has no time here: all are
/// tinted alike.
///
/// Handles: 0, 1 start and end of p, 2, 3 of q.
#[wasm_bindgen(js_name = segmentVsSegmentField)]
pub fn segment_vs_segment_field(
    handle: u32,
    numbers: &[f64],
    tile: &Tile,
) -> Result<Pixels, JsValue> {
    let [p_ax, p_ay, p_bx, p_by, q_ax, q_ay, q_bx, q_by] = scalars(numbers)?;
    let p = [dvec2(p_ax, p_ay), dvec2(p_bx, p_by)];
    let q = [dvec2(q_ax, q_ay), dvec2(q_bx, q_by)];
    Ok(tile.paint(&mut |at| {
        let (p, q) = (segment_with(handle, at, p)?, segment_with(handle.wrapping_sub(2), at, q)?);
        match segment_vs_segment(p, q).relation() {
            SegmentRelation::Apart => None,
            SegmentRelation::Proper => Some((Contact::Cross, 0.25)),
            SegmentRelation::Touch | SegmentRelation::Overlap => Some((Contact::Touch, 0.0)),
        }
    }))
}
