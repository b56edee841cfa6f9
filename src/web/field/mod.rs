//! The field layer: a picture of the answers at every point where a handle could be.
//!
//! One query a sample, straight into the pixels for an `ImageData`. The page asks for coarse tiles
//! first, and for finer ones while the hand rests.

mod aabb_aabb;
mod circle_aabb;
mod quad;
mod segment_aabb;
mod segments;

use glam::{DVec2, dvec2};
use wasm_bindgen::{Clamped, JsValue, prelude::wasm_bindgen};

use crate::answer::{Contact, Times};
use crate::shape::{Aabb, Segment};

/// Red, green, blue and alpha of each sample, as an `ImageData` takes them.
type Pixels = Clamped<Vec<u8>>;

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
    /// A tile whose colors are 0xRRGGBB.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]
    pub fn new(x: f64, y: f64, step: f64, width: u32, height: u32, cross: u32, touch: u32) -> Self {
        Self { origin: dvec2(x, y), step, width, height, cross, touch }
    }
}

impl Tile {
    /// Asks at every sample and paints the answer: nothing for a miss, a line color for a touch, a
    /// tint that fades with the entry time for a crossing.
    ///
    /// Few samples lie exactly on a touch, so the line is also drawn where a miss and a crossing are
    /// neighbors: a touch lies between them.
    fn paint(&self, ask: &mut dyn FnMut(DVec2) -> Option<(Contact, f64)>) -> Pixels {
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
        Clamped(pixels)
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

/// The numbers of the shapes, in order.
fn scalars<const N: usize>(numbers: &[f64]) -> Result<[f64; N], JsValue> {
    numbers
        .try_into()
        .map_err(|_| JsValue::from("a field takes as many numbers as its shapes have"))
}

/// A box with a handle elsewhere: 0 its center, 1–4 its left, right, top and bottom side; any other
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
fn segment_with(handle: u32, at: DVec2, [a, b]: [DVec2; 2]) -> Option<Segment> {
    let [a, b] = match handle {
        0 => [at, b],
        1 => [a, at],
        _ => [a, b],
    };
    Segment::new(a, b).ok()
}

/// The contact, and when it begins.
fn beginning<M: Copy>(times: Times<M>) -> (Contact, f64) {
    (times.contact(), times.times().0)
}
