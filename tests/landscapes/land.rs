//! What landscapes are made of: numbers of one style, at one scale, around one place.

use graze2d::Aabb;
use graze2d::glam::{DVec2, dvec2};

use crate::judge::convex::form::Form;
use crate::words::Words;

/// How the numbers of a scene are drawn.
#[derive(Clone, Copy)]
enum Style {
    Whole,
    Tenths,
    Any,
}

pub(super) struct Land {
    pub(super) words: Words,
    style: Style,
    scale: f64,
    offset: DVec2,
}

/// Legs and hypotenuse of right triangles.
const TRIANGLES: [[f64; 3]; 4] =
    [[1.0, 0.0, 1.0], [3.0, 4.0, 5.0], [5.0, 12.0, 13.0], [8.0, 15.0, 17.0]];

impl Land {
    pub(super) fn new(mut words: Words) -> Self {
        let style = words.choose(&[Style::Whole, Style::Tenths, Style::Any, Style::Any]);
        let scale = words.choose(&[1.0, 1.0, 1.0, 1.0, 32.0, 1e-3, 0.1, 1e3, 1e9]);
        let offset = words.choose(&[
            [0.0, 0.0],
            [0.0, 0.0],
            [0.0, 0.0],
            [1e6, 0.0],
            [-1e6, 3e5],
            [12_345.678, -0.3],
            [1e-9, 1e9],
        ]);
        Self { words, style, scale, offset: DVec2::from(offset) }
    }

    /// A number between two, before it is scaled.
    pub(super) fn number(&mut self, low: f64, high: f64) -> f64 {
        let x = self.words.between(low, high);
        match self.style {
            Style::Whole => x.round(),
            Style::Tenths => (x * 10.0).round() / 10.0,
            Style::Any => x,
        }
    }

    pub(super) fn vector(&mut self, [x, y]: [f64; 2], [right, down]: [f64; 2]) -> DVec2 {
        dvec2(self.number(x, right), self.number(y, down))
    }

    /// A direction: by Pythagoras, or at any angle.
    pub(super) fn direction(&mut self) -> DVec2 {
        if self.words.one_in(2) {
            let [x, y, length] = self.words.choose(&TRIANGLES);
            dvec2(x * self.words.sign(), y * self.words.sign()) / length
        } else {
            let angle = std::f64::consts::TAU * self.words.share();
            dvec2(angle.cos(), angle.sin())
        }
    }

    /// Where a point is.
    pub(super) fn at(&self, p: DVec2) -> DVec2 {
        self.scale * p + self.offset
    }

    /// A displacement or size.
    pub(super) fn by(&self, v: DVec2) -> DVec2 {
        self.scale * v
    }

    pub(super) fn polygon(&self, points: &[DVec2]) -> Form {
        let points: Vec<DVec2> = points.iter().map(|p| self.at(*p)).collect();
        Form::points(&points)
    }

    pub(super) fn segment(&self, a: DVec2, b: DVec2) -> Form {
        Form::segment(self.at(a), self.at(b))
    }

    pub(super) fn circle(&self, center: DVec2, radius: f64) -> Form {
        Form::circle(self.at(center), self.scale * radius.abs())
    }

    /// A box of two corners that are apart on both axes.
    pub(super) fn aabb(&self, a: DVec2, b: DVec2) -> Form {
        let far = b + dvec2(f64::from(u8::from(a.x == b.x)), f64::from(u8::from(a.y == b.y)));
        Form::aabb(Aabb::from_corners(self.at(a), self.at(far)).expect("finite"))
    }

    pub(super) fn tile(&self, center: DVec2, half: DVec2, direction: DVec2) -> Form {
        Form::rotated(self.at(center), self.by(half.abs()), direction).expect("in range")
    }

    pub(super) fn rounded(&self, form: Form, radius: f64) -> Form {
        form.rounded(self.scale * radius.abs())
    }

    /// A mover of any form, with a size of about that, around a place.
    pub(super) fn mover(&mut self, p: DVec2, size: f64) -> Form {
        let half = dvec2(size, size * self.words.choose(&[1.0, 0.5, 2.0]));
        let form = match self.words.below(10) {
            0..=2 => self.circle(p, size),
            3 | 4 => self.aabb(p - half, p + half),
            5 => {
                let along = self.words.choose(&[dvec2(0.0, 1.0), dvec2(1.0, 0.0), dvec2(0.6, 0.8)]);
                let segment = self.segment(p - size * along, p + size * along);
                self.rounded(segment, 0.5 * size)
            }
            6 => {
                let [a, b] = [0, 1].map(|_| size * self.vector([-1.0, -1.0], [1.0, 1.0]));
                self.polygon(&[p, p + a + dvec2(size, 0.0), p + b - dvec2(0.0, size)])
            }
            7 => {
                let direction = self.direction();
                self.tile(p, half, direction)
            }
            8 => {
                let polygon = self.polygon(&[p - half, p + dvec2(half.x, 0.0), p + half]);
                self.rounded(polygon, 0.25 * size)
            }
            _ => self.polygon(&[p]),
        };
        if self.words.one_in(4) {
            // Made elsewhere, and moved to where it is.
            let away = self.words.choose(&[dvec2(3.0, 4.0), dvec2(0.1, -0.7)]);
            let place = form.convex.position() + self.by(away);
            return form.at(place);
        }
        form
    }
}
