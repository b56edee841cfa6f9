//! The same questions put to other crates, each with its own types made beforehand.

use graze2d::glam::DVec2;
use graze2d::{Aabb, Circle, Motion, Point, Segment};

use crate::inputs::Turned;
use crate::race::{Contender, contender};

/// The types of parry2d in one of its two precisions.
macro_rules! parry {
    ($module:ident, $krate:ident, $real:ty, $name:literal) => {
        pub(crate) mod $module {
            use $krate::bounding_volume as bounds;
            use $krate::math::{Pose, Vector};
            use $krate::query::{
                Ray, RayCast, Sweep, SweepToiOutput, ToiProxy, sweep_time_of_impact, ShapeCastHit, ShapeCastOptions, Unsupported, cast_shapes,
                intersection_test,
            };
            use $krate::shape::{Ball, ConvexPolygon, Cuboid, Shape};

            use super::*;

            fn vector(v: DVec2) -> Vector {
                Vector::new(v.x as $real, v.y as $real)
            }

            fn ray(segment: &Segment) -> Ray {
                Ray::new(vector(segment.a()), vector(segment.b() - segment.a()))
            }

            fn bounds(aabb: &Aabb) -> bounds::Aabb {
                bounds::Aabb::new(vector(aabb.min()), vector(aabb.max()))
            }

            fn cuboid(aabb: &Aabb) -> (Pose, Cuboid) {
                let [min, max] = [aabb.min(), aabb.max()];
                (
                    Pose::from_translation(vector((min + max) / 2.0)),
                    Cuboid::new(vector((max - min) / 2.0)),
                )
            }

            fn ball(circle: &Circle) -> (Pose, Ball) {
                let at = Pose::from_translation(vector(circle.center()));
                (at, Ball::new(circle.radius() as $real))
            }

            fn cast(
                (p, a): &(Pose, impl Shape),
                v: Vector,
                (q, b): &(Pose, impl Shape),
                w: Vector,
            ) -> Result<Option<ShapeCastHit>, Unsupported> {
                let options = ShapeCastOptions::with_max_time_of_impact(1.0);
                cast_shapes(p, v, a, q, w, b, options)
            }

            pub(super) fn rays(pairs: &[(Segment, Aabb)]) -> [Contender; 2] {
                let made: Vec<_> =
                    pairs.iter().map(|(segment, aabb)| (ray(segment), bounds(aabb))).collect();
                [
                    contender(concat!($name, ", near time and normal"), made.clone(), |(r, b)| {
                        b.cast_local_ray_and_get_normal(r, 1.0, true)
                    }),
                    contender(concat!($name, ", near time"), made, |(ray, aabb)| {
                        aabb.cast_local_ray(ray, 1.0, true)
                    }),
                ]
            }

            pub(super) fn circles(cases: &[(Circle, Motion, Aabb)]) -> Contender {
                let made = cases.iter().map(|(circle, motion, aabb)| {
                    (ball(circle), vector(motion.get()), cuboid(aabb))
                });
                contender($name, made.collect(), |(a, v, b)| cast(a, *v, b, Vector::ZERO))
            }

            pub(super) fn boxes(cases: &[(Aabb, Motion, Aabb, Motion)]) -> Contender {
                let made = cases.iter().map(|(a, motion_a, b, motion_b)| {
                    (cuboid(a), vector(motion_a.get()), cuboid(b), vector(motion_b.get()))
                });
                contender($name, made.collect(), |(a, v, b, w)| cast(a, *v, b, *w))
            }

            /// Its newer way, to its usual slop.
            fn sweep(
                (p, a): &(Pose, impl Shape),
                v: Vector,
                (q, b): &(Pose, impl Shape),
                w: Vector,
            ) -> Option<SweepToiOutput> {
                let along = |pose: &Pose, by: Vector| {
                    let end = Pose::from_parts(pose.translation + by, pose.rotation);
                    Sweep::from_poses(pose, &end, Vector::ZERO)
                };
                let [a, b] = [ToiProxy::from_shape(a)?, ToiProxy::from_shape(b)?];
                Some(sweep_time_of_impact(&a, &along(p, v), &b, &along(q, w), 1.0, 0.005))
            }

            pub(super) fn turned(cases: &[Turned]) -> [Contender; 2] {
                let made: Vec<_> = cases
                    .iter()
                    .map(|(circle, motion, (center, half, angle))| {
                        let pose = Pose::new(vector(*center), *angle as $real);
                        (ball(circle), vector(motion.get()), (pose, Cuboid::new(vector(*half))))
                    })
                    .collect();
                [
                    contender(concat!($name, ", cast_shapes"), made.clone(), |(a, v, b)| {
                        cast(a, *v, b, Vector::ZERO)
                    }),
                    contender(concat!($name, ", sweep_time_of_impact"), made, |(a, v, b)| {
                        sweep(a, *v, b, Vector::ZERO)
                    }),
                ]
            }

            pub(super) fn hexagons(
                cases: &[([DVec2; 6], Motion, [DVec2; 6], Motion)],
            ) -> [Contender; 2] {
                let polygon = |points: &[DVec2; 6]| {
                    let hull = ConvexPolygon::from_convex_hull(&points.map(vector));
                    (Pose::IDENTITY, hull.expect("a polygon"))
                };
                let made: Vec<_> = cases
                    .iter()
                    .map(|(a, v, b, w)| (polygon(a), vector(v.get()), polygon(b), vector(w.get())))
                    .collect();
                [
                    contender(concat!($name, ", cast_shapes"), made.clone(), |(a, v, b, w)| {
                        cast(a, *v, b, *w)
                    }),
                    contender(concat!($name, ", sweep_time_of_impact"), made, |(a, v, b, w)| {
                        sweep(a, *v, b, *w)
                    }),
                ]
            }

            pub(super) fn discs(cases: &[(Circle, Motion, Circle, Motion)]) -> Contender {
                let made = cases.iter().map(|(a, motion_a, b, motion_b)| {
                    (ball(a), vector(motion_a.get()), ball(b), vector(motion_b.get()))
                });
                contender($name, made.collect(), |(a, v, b, w)| cast(a, *v, b, *w))
            }

            pub(super) fn rays_at_discs(cases: &[(Segment, Circle)]) -> Contender {
                let made = cases.iter().map(|(segment, circle)| (ray(segment), ball(circle)));
                contender($name, made.collect(), |(ray, (at, ball))| {
                    ball.cast_ray_and_get_normal(at, ray, 1.0, true)
                })
            }

            /// The time of one answer of each kind: none on a miss.
            pub(crate) fn segment_box(segment: Segment, aabb: Aabb) -> Option<f64> {
                bounds(&aabb).cast_local_ray(&ray(&segment), 1.0, true).map(f64::from)
            }

            pub(crate) fn segment_circle(segment: Segment, circle: Circle) -> Option<f64> {
                let (at, ball) = ball(&circle);
                ball.cast_ray(&at, &ray(&segment), 1.0, true).map(f64::from)
            }

            /// When two movers meet. No cast hits anything without motion, so then it is asked whether they overlap.
            fn meet(
                a: &(Pose, impl Shape),
                v: Motion,
                b: &(Pose, impl Shape),
                w: DVec2,
            ) -> Option<f64> {
                let hit = if v.get() == w {
                    intersection_test(&a.0, &a.1, &b.0, &b.1)
                        .map(|found| found.intersecting.then_some(0.0))
                } else {
                    cast(a, vector(v.get()), b, vector(w))
                        .map(|hit| hit.map(|hit| f64::from(hit.time_of_impact)))
                };
                hit.expect("shapes that it knows")
            }

            pub(crate) fn circle_box(circle: Circle, motion: Motion, aabb: Aabb) -> Option<f64> {
                meet(&ball(&circle), motion, &cuboid(&aabb), DVec2::ZERO)
            }

            pub(crate) fn box_box(a: Aabb, v: Motion, b: Aabb, w: Motion) -> Option<f64> {
                meet(&cuboid(&a), v, &cuboid(&b), w.get())
            }

            pub(crate) fn circle_circle(a: Circle, v: Motion, b: Circle, w: Motion) -> Option<f64> {
                meet(&ball(&a), v, &ball(&b), w.get())
            }
        }
    };
}

parry!(parry_f32, parry2d, f32, "parry2d");
parry!(parry_f64, parry2d_f64, f64, "parry2d-f64");

pub(crate) fn lyon_segment(segment: &Segment) -> lyon_geom::LineSegment<f64> {
    lyon_geom::LineSegment { from: lyon(segment.a()), to: lyon(segment.b()) }
}

pub(crate) fn lyon_box(aabb: &Aabb) -> lyon_geom::Box2D<f64> {
    lyon_geom::Box2D { min: lyon(aabb.min()), max: lyon(aabb.max()) }
}

fn lyon(p: DVec2) -> lyon_geom::Point<f64> {
    lyon_geom::point(p.x, p.y)
}

pub(crate) fn coord(p: DVec2) -> geo::Coord<f64> {
    geo::coord! { x: p.x, y: p.y }
}

pub(crate) fn line(segment: &Segment) -> geo::Line<f64> {
    geo::Line::new(coord(segment.a()), coord(segment.b()))
}

pub(crate) fn rect(aabb: &Aabb) -> geo::Rect<f64> {
    geo::Rect::new(coord(aabb.min()), coord(aabb.max()))
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
    let made = pairs.iter().map(|(segment, aabb)| (line(segment), rect(aabb)));
    vec![contender("geo, intersects", made.collect(), |(line, rect)| line.intersects(rect))]
}

/// Segments clipped.
pub fn clips(pairs: &[(Segment, Aabb)]) -> Vec<Contender> {
    let made = pairs.iter().map(|(segment, aabb)| (lyon_segment(segment), lyon_box(aabb)));
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

/// Moving circles against boxes at an angle.
pub fn turned(cases: &[Turned]) -> Vec<Contender> {
    [parry_f64::turned(cases), parry_f32::turned(cases)].into_iter().flatten().collect()
}

/// Moving hexagons.
pub fn hexagons(cases: &[([DVec2; 6], Motion, [DVec2; 6], Motion)]) -> Vec<Contender> {
    [parry_f64::hexagons(cases), parry_f32::hexagons(cases)].into_iter().flatten().collect()
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
