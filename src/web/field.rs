//! The field layer: a picture of the answers at every point where a handle could be.
//!
//! One query a sample, straight into the pixels of an `ImageData`. The page asks for coarse tiles
//! first and finer ones while the hand rests.

use glam::{DVec2, dvec2};
use wasm_bindgen::{Clamped, JsValue, prelude::wasm_bindgen};
use web_sys::ImageData;

use crate::half_planes::segment_vs_aabb_start;
use crate::hit::Contact;
use crate::shape::{Aabb, Segment};

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
    fn paint(
        &self,
        mut ask: impl FnMut(DVec2) -> Option<(Contact, f64)>,
    ) -> Result<ImageData, JsValue> {
        let mut pixels = vec![0_u8; 4 * self.width as usize * self.height as usize];
        let mut samples = pixels.chunks_exact_mut(4);
        for row in 0..self.height {
            for (column, pixel) in (0..self.width).zip(&mut samples) {
                let at = self.origin + self.step * dvec2(f64::from(column), f64::from(row));
                let (color, alpha) = match ask(at) {
                    None => continue,
                    Some((Contact::Touch, _)) => (self.touch, 230),
                    Some((Contact::Cross, t)) => (self.cross, (130.0 - 105.0 * t) as u8),
                };
                let [_, red, green, blue] = color.to_be_bytes();
                pixel.copy_from_slice(&[red, green, blue, alpha]);
            }
        }
        ImageData::new_with_u8_clamped_array_and_sh(Clamped(&pixels), self.width, self.height)
    }
}

/// The answers of a segment against a box with one handle at each sample.
///
/// Handles: 0 the start of the segment, 1 its end, 2 the centre of the box, 3–6 its left, right,
/// top and bottom side.
#[wasm_bindgen(js_name = segmentVsAabbField)]
#[allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]
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
    let (a, b) = (dvec2(ax, ay), dvec2(bx, by));
    let (min, max) = (dvec2(min_x, min_y), dvec2(max_x, max_y));
    let half = (max - min) / 2.0;
    // A sample where the shape would be refused, far beyond the picture, shows as a miss.
    tile.paint(|at| {
        let (segment, aabb) = match handle {
            0 => (Segment::new(at, b), Aabb::new(min, max)),
            1 => (Segment::new(a, at), Aabb::new(min, max)),
            2 => (Segment::new(a, b), Aabb::from_center_half(at, half)),
            3 => (Segment::new(a, b), Aabb::from_corners(dvec2(at.x, min.y), max)),
            4 => (Segment::new(a, b), Aabb::from_corners(min, dvec2(at.x, max.y))),
            5 => (Segment::new(a, b), Aabb::from_corners(dvec2(min.x, at.y), max)),
            _ => (Segment::new(a, b), Aabb::from_corners(min, dvec2(max.x, at.y))),
        };
        segment_vs_aabb_start(&segment.ok()?, &aabb.ok()?)
    })
}
