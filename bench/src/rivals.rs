//! The same questions put to other crates, each with its own types made beforehand.

use graze2d::glam::DVec2;
use graze2d::{Aabb, Circle, Motion, Point, Segment};

use crate::race::{Contender, contender};

/// The types of parry2d in one of its two precisions.
macro_rules! parry {
    ($module:ident, $krate:ident, $real:ty, $name:literal) => {
        mod $module {
            use $krate::bounding_volume as bounds;
            use $krate::math::{Pose, Vector};
            use $krate::query::{Ray, RayCast, ShapeCastOptions, cast_shapes};
            use $krate::shape::{Ball, Cuboid};

            use super::*;

            pub(super) fn vector(v: DVec2) -> Vector {
                Vector::new(v.x as $real, v.y as $real)
            }

            pub(super) fn rays(pairs: &[(Segment, Aabb)]) -> [Contender; 2] {
                let made: Vec<_> = pairs
                    .iter()
                    .map(|(segment, aabb)| {
                        let ray = Ray::new(vector(segment.a()), vector(segment.b() - segment.a()));
                        (ray, bounds::Aabb::new(vector(aabb.min()), vector(aabb.max())))
                    })
                    .collect();
                [
                    contender(concat!($name, ", near time and normal"), made.clone(), |(r, b)| {
                        b.cast_local_ray_and_get_normal(r, 1.0, true)
                    }),
                    contender(concat!($name, ", near time"), made, |(ray, aabb)| {
                        aabb.cast_local_ray(ray, 1.0, true)
                    }),
                ]
            }

            fn cuboid(aabb: &Aabb) -> (Pose, Cuboid) {
                let [min, max] = [aabb.min(), aabb.max()];
                (
                    Pose::from_translation(vector((min + max) / 2.0)),
                    Cuboid::new(vector((max - min) / 2.0)),
                )
            }

            pub(super) fn circles(cases: &[(Circle, Motion, Aabb)]) -> Contender {
                let made = cases.iter().map(|(circle, motion, aabb)| {
                    let at = Pose::from_translation(vector(circle.center()));
                    let ball = Ball::new(circle.radius() as $real);
                    (at, vector(motion.get()), ball, cuboid(aabb))
                });
                contender($name, made.collect(), |(at, motion, ball, (place, cuboid))| {
                    let options = ShapeCastOptions::with_max_time_of_impact(1.0);
                    cast_shapes(at, *motion, ball, place, Vector::ZERO, cuboid, options)
                })
            }

            pub(super) fn boxes(cases: &[(Aabb, Motion, Aabb, Motion)]) -> Contender {
                let made = cases.iter().map(|(a, motion_a, b, motion_b)| {
                    (cuboid(a), vector(motion_a.get()), cuboid(b), vector(motion_b.get()))
                });
                contender($name, made.collect(), |((p, a), v, (q, b), w)| {
                    let options = ShapeCastOptions::with_max_time_of_impact(1.0);
                    cast_shapes(p, *v, a, q, *w, b, options)
                })
            }

            pub(super) fn discs(cases: &[(Circle, Motion, Circle, Motion)]) -> Contender {
                let ball = |circle: &Circle| {
                    let at = Pose::from_translation(vector(circle.center()));
                    (at, Ball::new(circle.radius() as $real))
                };
                let made = cases.iter().map(|(a, motion_a, b, motion_b)| {
                    (ball(a), vector(motion_a.get()), ball(b), vector(motion_b.get()))
                });
                contender($name, made.collect(), |((p, a), v, (q, b), w)| {
                    let options = ShapeCastOptions::with_max_time_of_impact(1.0);
                    cast_shapes(p, *v, a, q, *w, b, options)
                })
            }

            pub(super) fn rays_at_discs(cases: &[(Segment, Circle)]) -> Contender {
                let made = cases.iter().map(|(segment, circle)| {
                    let ray = Ray::new(vector(segment.a()), vector(segment.b() - segment.a()));
                    let at = Pose::from_translation(vector(circle.center()));
                    (ray, at, Ball::new(circle.radius() as $real))
                });
                contender($name, made.collect(), |(ray, at, ball)| {
                    ball.cast_ray_and_get_normal(at, ray, 1.0, true)
                })
            }
        }
    };
}

parry!(parry_f32, parry2d, f32, "parry2d");
parry!(parry_f64, parry2d_f64, f64, "parry2d-f64");

fn lyon_segment(segment: &Segment) -> lyon_geom::LineSegment<f64> {
    lyon_geom::LineSegment { from: lyon(segment.a()), to: lyon(segment.b()) }
}

fn lyon(p: DVec2) -> lyon_geom::Point<f64> {
    lyon_geom::point(p.x, p.y)
}

fn coord(p: DVec2) -> geo::Coord<f64> {
    geo::coord! { x: p.x, y: p.y }
}

fn line(segment: &Segment) -> geo::Line<f64> {
    geo::Line::new(coord(segment.a()), coord(segment.b()))
}

fn robust_coord(p: DVec2) -> robust::Coord<f64> {
    robust::Coord { x: p.x, y: p.y }
}

/// Segments against boxes, with times.
pub fn rays(pairs: &[(Segment, Aabb)]) -> Vec<Contender> {
    [parry_f64::rays(pairs), parry_f32::rays(pairs)]
        .into_iter()
        .flatten()
        .chain(clips(pairs))
        .collect()
}

/// Segments against boxes, yes or no.
pub fn booleans(pairs: &[(Segment, Aabb)]) -> Vec<Contender> {
    use geo::Intersects;
    let made = pairs.iter().map(|(segment, aabb)| {
        (line(segment), geo::Rect::new(coord(aabb.min()), coord(aabb.max())))
    });
    vec![contender("geo, intersects", made.collect(), |(line, rect)| line.intersects(rect))]
}

/// Segments clipped.
pub fn clips(pairs: &[(Segment, Aabb)]) -> Vec<Contender> {
    let made = pairs.iter().map(|(segment, aabb)| {
        let clip = lyon_geom::Box2D { min: lyon(aabb.min()), max: lyon(aabb.max()) };
        (lyon_segment(segment), clip)
    });
    vec![contender("lyon_geom f64, clipped", made.collect(), |(segment, clip)| {
        segment.clipped(clip)
    })]
}

/// Moving circles.
pub fn circles(cases: &[(Circle, Motion, Aabb)]) -> Vec<Contender> {
    vec![parry_f32::circles(cases), parry_f64::circles(cases)]
}

/// Moving boxes.
pub fn boxes(cases: &[(Aabb, Motion, Aabb, Motion)]) -> Vec<Contender> {
    vec![parry_f32::boxes(cases), parry_f64::boxes(cases)]
}

/// Moving circles against moving circles.
pub fn discs(cases: &[(Circle, Motion, Circle, Motion)]) -> Vec<Contender> {
    vec![parry_f32::discs(cases), parry_f64::discs(cases)]
}

/// Segments against circles.
pub fn rays_at_discs(cases: &[(Segment, Circle)]) -> Vec<Contender> {
    vec![parry_f32::rays_at_discs(cases), parry_f64::rays_at_discs(cases)]
}

/// Turns.
pub fn orient2d(points: &[[Point; 3]]) -> Contender {
    let made = points.iter().map(|points| points.map(|p| robust_coord(p.get())));
    contender("robust", made.collect(), |[a, b, c]| robust::orient2d(*a, *b, *c))
}

/// Pairs of segments.
pub fn segments(pairs: &[[Segment; 2]]) -> Vec<Contender> {
    let lines = pairs.iter().map(|pair| [line(&pair[0]), line(&pair[1])]);
    let lyon = pairs.iter().map(|pair| [lyon_segment(&pair[0]), lyon_segment(&pair[1])]);
    vec![
        contender("geo, robust", lines.collect(), |[p, q]| {
            geo::line_intersection::line_intersection(*p, *q)
        }),
        contender("lyon_geom f64", lyon.collect(), |[p, q]| p.intersection(q)),
    ]
}
