//! The shortest way out of an overlap.

use std::cmp::Ordering;

use graze2d::PushOut;
use num_bigint::BigInt;

use super::Scene;
use super::grown::outward;
use super::met::{Met, Part};
use super::ruler::Ruler;
use crate::judge::fraction::{Fraction, is_nearest};
use crate::judge::vector::{Vector, cross, dot, times, unit};

/// `c / √d + r`: how deep, and where to.
struct Way {
    towards: Vector,
    c: BigInt,
    d: BigInt,
}

/// What is wrong with the way out of a start inside.
pub(crate) fn hold_push_out(scene: &Scene, way: &PushOut) -> Result<(), String> {
    let shortest = shortest(scene);
    let r = &scene.grown.radius;
    let depth = |m: &Fraction| {
        let m = scene.scale.fraction(m);
        // c + (r − m) √d
        let rest = r * &m.d - &m.n;
        sign_of(&(&shortest.c * &m.d), &rest, &shortest.d)
    };
    if !is_nearest(way.depth(), depth) {
        return Err(format!("depth {:e} is not nearest", way.depth()));
    }
    for k in 0..2 {
        if !is_nearest(way.normal()[k], |m| unit(&shortest.towards, k, m)) {
            return Err(format!("way {k}: {:e} is not nearest", way.normal()[k]));
        }
    }
    let ruler = Ruler::new(scene.scale, &scene.all(), way.by());
    let length = ruler.root(&shortest.d);
    let normal = ruler.unit(&shortest.towards);
    let depth = (ruler.whole(&ruler.whole(&shortest.c)) / length) + ruler.whole(r);
    let one = ruler.whole(&1.into());
    let by = [0, 1].map(|k| &normal[k] * &depth / &one);
    ruler.hold(&by).map_err(|what| format!("by: {what}"))
}

/// The sign of `u + v √d`: u against `−v √d`, by squares that keep their signs.
fn sign_of(u: &BigInt, v: &BigInt, d: &BigInt) -> Ordering {
    let square = |x: &BigInt| if *x < BigInt::ZERO { -(x * x) } else { x * x };
    square(u).cmp(&(-square(v) * d))
}

/// From outside of K away from its closest part; from inside across the closest edge, the first of several.
fn shortest(scene: &Scene) -> Way {
    let grown = &scene.grown;
    let zero = Fraction::whole(0);
    let one = BigInt::from(1);
    if grown.corners == [[BigInt::ZERO, BigInt::ZERO]] {
        return Way { towards: [-1, 0].map(BigInt::from), c: BigInt::ZERO, d: one };
    }
    // c² / d is the squared distance of the start from an edge, c ≥ 0 inside.
    let edge = |i: usize| {
        let edge = &grown.edges[i];
        let c = -cross(edge, &grown.corners[i]);
        Way { towards: outward(edge), c, d: dot(edge, edge) }
    };
    if grown.square(&zero) > zero {
        let start = |t: &Fraction| zero.cmp(t);
        let met = Met { scene, time: &start, enters: true };
        return match met.parts()[..] {
            [Part::Edge(i)] => edge(i),
            [Part::Corner(i)] => {
                let square = dot(&grown.corners[i], &grown.corners[i]);
                Way { towards: times(&grown.corners[i], &(-1).into()), c: -&square, d: square }
            }
            _ => panic!("one part is closest"),
        };
    }
    let ways = (0..grown.edges.len()).map(edge);
    let square = |way: &Way| Fraction::new(&way.c * &way.c, way.d.clone());
    ways.reduce(|least, way| if square(&way) < square(&least) { way } else { least })
        .expect("an edge")
}
