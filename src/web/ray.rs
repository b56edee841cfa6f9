//! Rays, as segments that reach as far as doubles do.

use wasm_bindgen::prelude::wasm_bindgen;

use super::door::{Door, code, refused};
use super::wire::record::write_numbers;
use crate::shape::Segment;

/// Writes both ends of the segment, and its length in directions.
#[wasm_bindgen]
pub fn ray(x: f64, y: f64, along_x: f64, along_y: f64) -> i32 {
    code(|| {
        let mut door = Door::new();
        let (origin, along) = (door.point([x, y])?, door.motion([along_x, along_y])?.get());
        let refusal = |error| refused(1, error);
        let ray = Segment::ray(origin, along).map_err(refusal)?;
        let scale = Segment::ray_scale(origin, along).map_err(refusal)?;
        write_numbers(&[ray.a().x, ray.a().y, ray.b().x, ray.b().y, scale]);
        Ok(0)
    })
}
