//! Many questions at once have the answers of each alone.

use glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Circle, Filter, GeometryError, Motion, Mover, Response, Segment, Sweep, World,
    aabb_vs_aabb, aabb_vs_aabb_batch, circle_vs_aabb, circle_vs_aabb_batch, segment_vs_aabb,
    segment_vs_aabb_batch,
};

use crate::words::Words;

const COUNT: usize = 300;

fn many<T>(make: impl FnMut() -> T) -> Vec<T> {
    std::iter::repeat_with(make).take(COUNT).collect()
}

/// On a small grid, where touches and starts inside are frequent.
struct Shapes(Words);

impl Shapes {
    fn whole(&mut self, below: u64) -> f64 {
        (self.0.next() % below) as f64
    }

    fn point(&mut self) -> DVec2 {
        dvec2(self.whole(12), self.whole(12))
    }

    fn motion(&mut self) -> Motion {
        Motion::new(self.point() - 6.0).unwrap()
    }

    fn segment(&mut self) -> Segment {
        Segment::new(self.point(), self.point()).unwrap()
    }

    fn aabb(&mut self) -> Aabb {
        let min = self.point();
        Aabb::new(min, min + 0.25 * self.point()).unwrap()
    }

    fn circle(&mut self) -> Circle {
        let center = self.point();
        Circle::new(center, 0.25 * self.whole(5)).unwrap()
    }
}

#[test]
fn pairs_at_once_are_answered_as_one_by_one() {
    let mut shapes = Shapes(Words(1));
    let (boxes, motions) = (many(|| shapes.aabb()), many(|| shapes.motion()));
    let (segments, circles) = (many(|| shapes.segment()), many(|| shapes.circle()));
    let mut out = vec![None; COUNT];

    segment_vs_aabb_batch(&segments, &boxes, &mut out).unwrap();
    assert!((0..COUNT).all(|i| out[i] == segment_vs_aabb(&segments[i], &boxes[i])));
    assert!(out.iter().flatten().count() > 10);

    circle_vs_aabb_batch(&circles, &motions, &boxes, &mut out).unwrap();
    assert!((0..COUNT).all(|i| out[i] == circle_vs_aabb(&circles[i], &motions[i], &boxes[i])));

    let a: Vec<_> = boxes.iter().copied().zip(motions.iter().copied()).collect();
    let b: Vec<_> = a.iter().rev().copied().collect();
    aabb_vs_aabb_batch(&a, &b, &mut out).unwrap();
    assert!((0..COUNT).all(|i| out[i] == aabb_vs_aabb(&a[i].0, &a[i].1, &b[i].0, &b[i].1)));
}

#[test]
fn a_world_answers_many_at_once_as_one_by_one() {
    let mut shapes = Shapes(Words(2));
    let world = World::new(std::iter::repeat_with(|| shapes.aabb()).take(12));
    let boxes = world.filtered(Filter::default());
    let sweeps = many(|| Sweep::Segment(shapes.segment()));

    let mut first = vec![None; COUNT];
    boxes.first_batch(&sweeps, &mut first).unwrap();
    assert!((0..COUNT).all(|i| first[i] == world.first(&sweeps[i])));

    let (mut counts, mut found) = (vec![0; COUNT], Vec::new());
    boxes.all_batch(&sweeps, &mut counts, &mut found).unwrap();
    let one_by_one: Vec<_> = sweeps.iter().map(|sweep| world.all(sweep)).collect();
    assert_eq!(counts, one_by_one.iter().map(Vec::len).collect::<Vec<_>>());
    assert_eq!(found, one_by_one.concat());

    let mut movers: Vec<Mover> = many(|| shapes.circle().into());
    let mut motions = many(|| shapes.motion().get());
    let alone: Vec<_> = movers
        .iter()
        .zip(&motions)
        .map(|(mover, motion)| {
            let motion = Motion::new(*motion).unwrap();
            world.travel(mover, &motion, Response::slide())
        })
        .collect();
    boxes.travel_batch(&mut movers, &mut motions, Response::slide()).unwrap();
    assert!((0..COUNT).all(|i| movers[i] == alone[i].mover() && motions[i] == alone[i].motion()));
}

#[test]
fn slices_of_other_lengths_are_refused() {
    let mut shapes = Shapes(Words(3));
    let (segments, aabb) = ([shapes.segment(); 2], shapes.aabb());
    let refused = Err(GeometryError::BadLayout);
    assert_eq!(segment_vs_aabb_batch(&segments, &[aabb; 3], &mut [None; 2]), refused);
    assert_eq!(segment_vs_aabb_batch(&segments, &[aabb; 2], &mut [None]), refused);
    let world = World::new([aabb]);
    let boxes = world.filtered(Filter::default());
    assert_eq!(boxes.first_batch(&segments.map(Sweep::Segment), &mut []), refused);
    let mut mover = [Mover::from(shapes.circle())];
    let endless = boxes.travel_batch(&mut mover, &mut [DVec2::INFINITY], Response::Stop);
    assert_eq!(endless, Err(GeometryError::NonFinite));
}
