//! Movers that are pushed out of the walls that they overlap.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, World};

use crate::rooms::Words;
use crate::rooms::inside::{Shape, is_strictly_inside};

const WEDGES: usize = 400;

fn aabb(min: DVec2, max: DVec2) -> Aabb {
    Aabb::from_corners(min, max).unwrap()
}

/// A circle in a gap that is too narrow for it.
///
/// ```text
///        ↑ out, where it touches both corners
///   ▓▓▓ (●) ▓▓▓
///   ▓▓▓     ▓▓▓     or a side instead of the left corner
/// ```
struct Wedge {
    walls: [Aabb; 2],
    circle: Circle,
    /// Where it touches both.
    out: DVec2,
    /// How far above the gap that is.
    height: f64,
}

impl Wedge {
    /// The gap is narrower by a share of the circle; its turn and its place are drawn.
    fn new(words: &mut Words, narrower: f64) -> Self {
        let radius = words.choose(&[0.5, 1.0, 1.0 / 3.0, 20.0]);
        let half = radius * (1.0 - narrower);
        let height = (radius * radius - half * half).sqrt();
        // The way to the left wall is the whole radius if that is a side.
        let (left, top) = words.choose(&[(half, 0.0), (radius, -9.0 * radius)]);
        let far = words.choose(&[0.0, 100.3, -3000.7]);
        let (swap, sign) = (words.one_in(2), dvec2(words.sign(), words.sign()));
        let place = |x: f64, y: f64| {
            let turned = sign * dvec2(x, y);
            far + if swap { dvec2(turned.y, turned.x) } else { turned }
        };
        let walls = [
            aabb(place(-left - radius, top), place(-left, 9.0 * radius)),
            aabb(place(half, 0.0), place(half + radius, 9.0 * radius)),
        ];
        let aside = 0.5 * (radius - half);
        let start = place(words.between(-aside, aside), -height * words.between(0.3, 0.9));
        Self {
            walls,
            circle: Circle::new(start, radius).unwrap(),
            out: place(0.0, -height),
            height,
        }
    }

    fn pushed_out(&self) -> Option<DVec2> {
        World::new(self.walls).push_out(self.circle).map(|out| out.position())
    }

    /// By the definition, in big integers.
    fn is_free(&self, place: DVec2) -> bool {
        let shape = Shape::Circle(self.circle.radius());
        !self.walls.iter().any(|wall| is_strictly_inside(shape, place, wall))
    }
}

#[test]
fn a_circle_in_a_wedge_is_pushed_to_a_place_near_by() {
    let mut words = Words(1);
    for n in 0..WEDGES {
        let narrower = 10.0f64.powf(words.between(-5.0, -1.0));
        let wedge = Wedge::new(&mut words, narrower);
        let out = wedge.pushed_out().unwrap_or(DVec2::INFINITY);
        let off = (out - wedge.out).length() / wedge.height;
        assert!(wedge.is_free(out) && off < 1.0, "{n} {narrower:e} off by {off:e}");
    }
}

#[test]
fn a_circle_in_a_gap_that_is_hardly_a_wedge_is_not_thrown_far() {
    let mut words = Words(2);
    for n in 0..WEDGES {
        let narrower = 10.0f64.powf(words.between(-9.0, -8.0));
        let wedge = Wedge::new(&mut words, narrower);
        assert_eq!(wedge.pushed_out(), None, "{n} {narrower:e}");
    }
}

//      ● ▓▓▓    out of the wall on the right, then of the corner, and not to where both would be touched
//    ○ ▓▓▓▓▓
#[test]
fn one_wall_after_the_other_pushes_a_mover_out() {
    let walls = [[1.75, -9.0, 9.0, 9.0], [0.0, 0.0, 9.0, 9.0]];
    let world = World::new(walls.map(|[a, b, c, d]| aabb(dvec2(a, b), dvec2(c, d))));
    let out = world.push_out(Circle::new((1.0, -1.0), 2.5).unwrap()).unwrap();
    assert!((out.position() - dvec2(-1.5, -2.0)).length() < 1e-14, "{out:?}");
}

//   ▓ ▓        each wall leads into the next one
//    ▓ ▓
#[test]
fn thirty_pushes_are_tried() {
    let pushed_out = |walls: u32| {
        let wall = |n: u32| aabb(dvec2(-9.0, -f64::from(n + 1)), dvec2(9.0, 2.0 - f64::from(n)));
        let world = World::new((0..walls).map(wall));
        world.push_out(Circle::new(DVec2::ZERO, 0.0).unwrap()).map(|out| out.position())
    };
    assert_eq!(pushed_out(30), Some(dvec2(0.0, -30.0)));
    assert_eq!(pushed_out(31), None);
}

/// ```text
///   ▓▓▓▓   ▓▓▓▓     the way out of each wall leads into the other one
///   ▓▓▓( ○ )▓▓▓
///         ↓         free, but no way out leads there
/// ```
#[test]
fn a_circle_in_a_slit_is_not_pushed_out_of_its_open_end() {
    let walls =
        [aabb(dvec2(-9.0, -90.0), dvec2(-0.9, 3.0)), aabb(dvec2(0.9, -90.0), dvec2(9.0, 3.0))];
    let world = World::new(walls);
    let circle = |y: f64| Circle::new(dvec2(0.0, y), 1.0).unwrap();
    assert_eq!(world.push_out(circle(2.5)), None);
    assert!(world.overlaps(circle(3.5)).is_empty());
}
