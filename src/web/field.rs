//! The field layer: a picture of the answers at every point where a handle could be.
//!
//! One query a sample, straight into the pixels of an `ImageData`. The page asks for coarse tiles
//! first and finer ones while the hand rests.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use glam::{DVec2, dvec2};
use js_sys::Uint8ClampedArray;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};
use web_sys::ImageData;

use crate::answer::{Contact, Span};
use crate::query::aabb_aabb::aabb_vs_aabb;
use crate::query::circle_aabb::circle_vs_aabb;
use crate::query::segment_aabb::segment_vs_aabb;
use crate::shape::{Aabb, Circle, Motion, Segment};

/// A raster of samples: world position of the first, world distance between two, how many.
#[wasm_bindgen]
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    origin: DVec2,
    step: f64,
    width: u32,
    height: u32,
    /// Colours as 0xRRGGBB.
    cross: u32,
    touch: u32,
}

#[wasm_bindgen]
impl Tile {
    /// A tile whose colours are 0xRRGGBB.
    #[wasm_bindgen(constructor)]
    pub fn new(x: f64, y: f64, step: f64, width: u32, height: u32, cross: u32, touch: u32) -> Self {
        Self { origin: dvec2(x, y), step, width, height, cross, touch }
    }
}

impl Tile {
    /// Asks at every sample and paints the answer: nothing for a miss, a line colour for a touch, a
    /// tint that fades with the entry time for a crossing.
    ///
    /// A sample meets an exact touch only by luck, so the line is also drawn where a miss and a
    /// crossing are neighbours: a touch lies between them.
    pub(super) fn paint(
        &self,
        ask: &mut dyn FnMut(DVec2) -> Option<(Contact, f64)>,
    ) -> Result<ImageData, JsValue> {
        let mut pixels = Vec::with_capacity(4 * self.width as usize * self.height as usize);
        // A row and a column before the first are asked too, so that the lines of tiles join.
        let mut above = vec![None; self.width as usize + 1];
        for row in 0..=self.height {
            let mut left = None;
            for (column, above) in (0..=self.width).zip(&mut above) {
                let place = dvec2(f64::from(column), f64::from(row)) - 1.0;
                let found = ask(self.origin + self.step * place);
                let contact = found.map(|(contact, _)| contact);
                if row > 0 && column > 0 {
                    let on_line = is_line_between(contact, left) | is_line_between(contact, *above);
                    pixels.extend(self.pixel(found, on_line));
                }
                (left, *above) = (contact, contact);
            }
        }
        // A copy of the page's own: a mere view would show memory that is freed on return.
        let pixels = Uint8ClampedArray::from(pixels.as_slice());
        ImageData::new_with_js_u8_clamped_array_and_sh(&pixels, self.width, self.height)
    }

    /// Red, green, blue and alpha of one answer.
    fn pixel(&self, found: Option<(Contact, f64)>, on_line: bool) -> [u8; 4] {
        let (color, alpha) = match found {
            Some((Contact::Cross, t)) if !on_line => (self.cross, (104.0 - 84.0 * t) as u8),
            None if !on_line => return [0; 4],
            _ => (self.touch, 255),
        };
        let [_, red, green, blue] = color.to_be_bytes();
        [red, green, blue, alpha]
    }
}

fn is_line_between(one: Option<Contact>, other: Option<Contact>) -> bool {
    matches!((one, other), (None, Some(Contact::Cross)) | (Some(Contact::Cross), None))
}

/// A box with a handle elsewhere: 0 its centre, 1–4 its left, right, top and bottom side; any other
/// number leaves it as it is.
fn aabb_with(handle: u32, at: DVec2, [min, max]: [DVec2; 2]) -> Option<Aabb> {
    let half = (max - min) / 2.0;
    let [p, q] = match handle {
        0 => [at - half, at + half],
        1 => [dvec2(at.x, min.y), max],
        2 => [min, dvec2(at.x, max.y)],
        3 => [dvec2(min.x, at.y), max],
        4 => [min, dvec2(max.x, at.y)],
        _ => [min, max],
    };
    // A sample where the shape would be refused, far beyond the picture, shows as a miss.
    Aabb::from_corners(p, q).ok()
}

/// A segment with one end elsewhere: 0 its start, 1 its end; any other number leaves it as it is.
pub(super) fn segment_with(handle: u32, at: DVec2, [a, b]: [DVec2; 2]) -> Option<Segment> {
    let [a, b] = match handle {
        0 => [at, b],
        1 => [a, at],
        _ => [a, b],
    };
    Segment::new(a, b).ok()
}

/// The contact, and when it begins.
pub(super) fn beginning(span: Span) -> (Contact, f64) {
    (span.contact(), span.times().0)
}

/// The answers of a segment against a box with one handle at each sample.
///
/// Handles: 0 the start of the segment, 1 its end, 2 the centre of the box, 3–6 its left, right,
/// top and bottom side.
#[wasm_bindgen(js_name = segmentVsAabbField)]
pub fn segment_vs_aabb_field(
    handle: u32,
    ax: f64,
    ay: f64,
    bx: f64,
    by: f64,
    min_x: f64,
    min_y: f64,
    max_x: f64,
    max_y: f64,
    tile: &Tile,
) -> Result<ImageData, JsValue> {
    let ends = [dvec2(ax, ay), dvec2(bx, by)];
    let sides = [dvec2(min_x, min_y), dvec2(max_x, max_y)];
    tile.paint(&mut |at| {
        let segment = segment_with(handle, at, ends)?;
        let aabb = aabb_with(handle.wrapping_sub(2), at, sides)?;
        segment_vs_aabb(&segment, &aabb).map(beginning)
    })
}

/// The answers of a moving circle against a box with one handle at each sample.
///
/// Handles: 0 the centre of the circle, 1 its radius (the lowest point), 2 the tip of the motion,
/// 3 the centre of the box, 4–7 its left, right, top and bottom side.
#[wasm_bindgen(js_name = circleVsAabbField)]
pub fn circle_vs_aabb_field(
    handle: u32,
    x: f64,
    y: f64,
    radius: f64,
    motion_x: f64,
    motion_y: f64,
    min_x: f64,
    min_y: f64,
    max_x: f64,
    max_y: f64,
    tile: &Tile,
) -> Result<ImageData, JsValue> {
    let (center, displacement) = (dvec2(x, y), dvec2(motion_x, motion_y));
    let sides = [dvec2(min_x, min_y), dvec2(max_x, max_y)];
    tile.paint(&mut |at| {
        let (center_then, radius) = match handle {
            0 => (at, radius),
            1 => (center, (at.y - y).max(0.0)),
            _ => (center, radius),
        };
        let circle = Circle::new(center_then, radius);
        let motion = Motion::new(if handle == 2 { at - center } else { displacement });
        let aabb = aabb_with(handle.wrapping_sub(3), at, sides)?;
        circle_vs_aabb(&circle.ok()?, &motion.ok()?, &aabb).map(beginning)
    })
}

/// The answers of two moving boxes with one handle at each sample.
///
/// Handles: 0 the centre of A, 1–4 its left, right, top and bottom side, 5 the tip of its motion;
/// 6–11 the same of B; any other number leaves all as it is.
#[wasm_bindgen(js_name = aabbVsAabbField)]
pub fn aabb_vs_aabb_field(
    handle: u32,
    a_min_x: f64,
    a_min_y: f64,
    a_max_x: f64,
    a_max_y: f64,
    a_motion_x: f64,
    a_motion_y: f64,
    b_min_x: f64,
    b_min_y: f64,
    b_max_x: f64,
    b_max_y: f64,
    b_motion_x: f64,
    b_motion_y: f64,
    tile: &Tile,
) -> Result<ImageData, JsValue> {
    let a_sides = [dvec2(a_min_x, a_min_y), dvec2(a_max_x, a_max_y)];
    let b_sides = [dvec2(b_min_x, b_min_y), dvec2(b_max_x, b_max_y)];
    let (a_motion, b_motion) = (dvec2(a_motion_x, a_motion_y), dvec2(b_motion_x, b_motion_y));
    // The tip of a motion is where the centre of its box goes.
    let motion = |own: u32, at: DVec2, [min, max]: [DVec2; 2], displacement: DVec2| {
        Motion::new(if own == 5 { at - min.midpoint(max) } else { displacement }).ok()
    };
    tile.paint(&mut |at| {
        let (of_a, of_b) = (handle, handle.wrapping_sub(6));
        let (a, b) = (aabb_with(of_a, at, a_sides)?, aabb_with(of_b, at, b_sides)?);
        let a_motion = motion(of_a, at, a_sides, a_motion)?;
        let b_motion = motion(of_b, at, b_sides, b_motion)?;
        aabb_vs_aabb(&a, &a_motion, &b, &b_motion).map(beginning)
    })
}
