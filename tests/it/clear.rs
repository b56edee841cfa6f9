//! Lines of sight: a segment against the union of all walls.

use graze2d::{Aabb, BoxId, Filter, Segment, World};

use crate::words::Words;

fn aabb([a, b, c, d]: [f64; 4]) -> Aabb {
    Aabb::new((a, b), (c, d)).unwrap()
}

fn sight(a: [f64; 2], b: [f64; 2]) -> Segment {
    Segment::new(a, b).unwrap()
}

//  ──▓▓│▓▓──▶      at every whole pixel of a wall of tiles
#[test]
fn no_sight_passes_through_a_wall_of_tiles() {
    let tile = |n: i32| {
        let [x, y] = [n % 2, n / 2].map(|n| 16.0 * f64::from(n));
        aabb([100.0 + x, y, 116.0 + x, y + 16.0])
    };
    let world = World::new((0..16).map(tile));
    let mut touched = 0;
    for y in 1..128 {
        let path = sight([0.0, f64::from(y)], [300.0, f64::from(y)]);
        assert!(!world.is_clear(path), "at {y}");
        touched += u32::from(world.first_crossing(path).is_none());
    }
    assert_eq!(touched, 7, "along the seams no tile alone is crossed");
    for y in [0.0, 128.0] {
        assert!(world.is_clear(sight([0.0, y], [300.0, y])), "the outside does not block");
    }
}

#[test]
fn a_seam_needs_walls_with_an_inside_on_both_sides_and_some_length() {
    let below = aabb([0.0, 1.0, 4.0, 2.0]);
    let along = sight([-1.0, 1.0], [9.0, 1.0]);
    let is_clear = |other: [f64; 4]| World::new([below, aabb(other)]).is_clear(along);
    assert!(!is_clear([3.0, 0.0, 6.0, 1.0]));
    assert!(is_clear([4.0, 0.0, 6.0, 1.0]), "they share a corner alone");
    assert!(is_clear([0.0, 0.5, 4.0, 0.9999999999999999]), "a gap of an ulp");
    assert!(is_clear([0.0, 1.0, 4.0, 1.0]), "a wall without thickness has no inside");
    let world = World::new([below, aabb([3.0, 0.0, 6.0, 1.0])]);
    assert!(world.is_clear(sight([4.0, 1.0], [9.0, 1.0])), "the path only begins there");
    assert!(world.is_clear(sight([3.5, 1.0], [3.5, 1.0])), "and a point has no length");
    let others = world.filtered(Filter::default().without([BoxId::from(1)]));
    assert!(others.is_clear(along));
}

/// Whether the open segment meets an interior of the union, for whole numbers and a path along an axis: between whole
/// numbers nothing changes, so the middle of each unit tells.
fn is_blocked(walls: &[[f64; 4]], axis: usize, line: f64, [from, to]: [f64; 2]) -> bool {
    let (low, high) = (from.min(to) as i32, from.max(to) as i32);
    (low..high).any(|unit| {
        let middle = f64::from(unit) + 0.5;
        let covers = |beside: f64| {
            walls.iter().any(|wall| {
                let within = |k: usize, x: f64| wall[k] < x && x < wall[k + 2];
                within(axis, middle) && within(1 - axis, line + beside)
            })
        };
        covers(-0.5) && covers(0.5)
    })
}

#[test]
fn a_path_along_an_axis_is_clear_unless_it_is_in_the_union() {
    let (mut words, mut seams) = (Words(5), 0);
    for _ in 0..20_000 {
        let mut number = || words.whole(4);
        let walls: Vec<[f64; 4]> = (0..5)
            .map(|_| {
                let [a, b, c, d] = [number(), number(), number(), number()];
                [a.min(c), b.min(d), a.max(c), b.max(d)]
            })
            .collect();
        let [line, from, to, other] = [number(), number(), number(), number()];
        let world = World::new(walls.iter().copied().map(aabb));
        let axis = usize::from(number() > 0.0);
        let place = |x: f64| if axis == 0 { [x, line] } else { [line, x] };
        let path = sight(place(from), place(to));
        if from != to {
            let is_clear = world.is_clear(path);
            assert_eq!(is_clear, !is_blocked(&walls, axis, line, [from, to]), "{path:?} {walls:?}");
            seams += u32::from(!is_clear && world.first_crossing(path).is_none());
        }
        if line != other && from != to {
            let slanted = sight([from, line], [to, other]);
            assert_eq!(world.is_clear(slanted), world.first_crossing(slanted).is_none());
        }
    }
    assert!(seams > 200, "{seams}");
}
