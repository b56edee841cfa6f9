//! Two moving convex shapes, and the same scene seen otherwise: mirrored, scaled, from the other shape, of points in another
//! order. What the definition says of the one it says of the other.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Contact, Feature, Hit, Span, convex_vs_convex};

use crate::convexes::{Pair, hold_all};
use crate::words::Words;

fn ask(pair: &Pair) -> Option<Span> {
    let [va, vb] = pair.motions();
    convex_vs_convex(pair.a.convex, va, pair.b.convex, vb)
}

/// What a twin has to have: contact, times, the depth of an overlap; and of each hit as many vectors as are told.
#[derive(Debug, PartialEq)]
struct Told {
    contact: Contact,
    times: [f64; 2],
    inside: [bool; 2],
    depth: Option<f64>,
    hits: [Option<Vec<[f64; 2]>>; 2],
}

fn told(span: Option<Span>, vectors: impl Fn(&Hit) -> Vec<DVec2>) -> Option<Told> {
    let span = span?;
    let hits = [span.enter(), span.exit()];
    let vectors = |hit: Hit| vectors(&hit).iter().map(|p| p.to_array().map(|x| x + 0.0)).collect();
    Some(Told {
        contact: span.contact(),
        times: span.times(),
        inside: hits.map(|hit| hit.is_none()),
        depth: span.push_out().map(|way| way.depth()),
        hits: hits.map(|hit| hit.map(vectors)),
    })
}

fn same(one: Option<Told>, other: Option<Told>) -> Result<(), String> {
    if one == other { Ok(()) } else { Err(format!("{one:?} {other:?}")) }
}

/// Whether the normal has no choice. At a corner of K without a radius it may be that of either edge, and at rest on a K without
/// area that of either face.
fn is_settled(pair: &Pair, hit: &Hit) -> bool {
    pair.a.convex.radius() + pair.b.convex.radius() > 0.0
        || pair.va != pair.vb && matches!(hit.feature(), Feature::Edge(_) | Feature::Side(_))
}

/// The normals of edges alone: those that both twins have.
fn normal(pair: &Pair, hit: &Hit, turn: impl Fn(DVec2) -> DVec2) -> DVec2 {
    if is_settled(pair, hit) { turn(hit.normal()) } else { DVec2::ZERO }
}

const TURNS: [fn(DVec2) -> DVec2; 3] =
    [|p| dvec2(0.0 - p.x, p.y), |p| dvec2(p.x, 0.0 - p.y), |p| dvec2(p.y, p.x)];

//    ◣▶   ▢  │  ▢   ◀◢
#[test]
fn a_mirrored_pair_has_the_mirrored_answer() {
    hold_all(None, |pair| {
        for turn in TURNS {
            let Pair { a, va, b, vb } = pair;
            let mirrored =
                Pair { a: a.turned(turn), va: turn(*va), b: b.turned(turn), vb: turn(*vb) };
            // A box is told by another corner here.
            let seen = |pair: &Pair, turn: &dyn Fn(DVec2) -> DVec2| {
                told(ask(pair), |hit| vec![turn(hit.position()), normal(pair, hit, turn)])
            };
            same(seen(pair, &turn), seen(&mirrored, &|p| p))?;
        }
        Ok(())
    });
}

#[test]
fn a_pair_scaled_by_a_power_of_two_has_the_scaled_answer() {
    hold_all(None, |pair| {
        let Pair { a, va, b, vb } = pair;
        let mut numbers =
            [a.inputs(), b.inputs(), va.to_array().into(), vb.to_array().into()].concat();
        numbers.retain(|x| *x != 0.0);
        // Squares of far smaller and far larger numbers are in range.
        if numbers.iter().any(|x| !(1e-100..1e100).contains(&x.abs())) {
            return Ok(());
        }
        for by in [2.0f64.powi(-70), 2.0f64.powi(64)] {
            let scaled = Pair { a: a.scaled(by), va: by * va, b: b.scaled(by), vb: by * vb };
            let seen = |pair: &Pair, by: f64| {
                let mut seen = told(ask(pair), |hit| {
                    vec![by * hit.position(), by * hit.point(), hit.normal()]
                });
                if let Some(Told { depth: Some(depth), .. }) = &mut seen {
                    *depth *= by;
                }
                seen
            };
            same(seen(pair, by), seen(&scaled, 1.0))?;
        }
        Ok(())
    });
}

#[test]
fn points_in_another_order_and_repeated_make_the_same_shape() {
    hold_all(None, |pair| {
        let mut words = Words(pair.va.x.to_bits() ^ pair.b.points[0].x.to_bits());
        let mut below = |n: usize| words.below(n as u64) as usize;
        let Pair { a, va, b, vb } = pair.clone();
        let other = Pair { a: a.reordered(&mut below), va, b: b.reordered(&mut below), vb };
        let seen =
            |pair: &Pair| told(ask(pair), |hit| vec![hit.position(), hit.point(), hit.normal()]);
        same(seen(pair), seen(&other))
    });
}

/// A of B and B of A: the way back.
#[test]
fn each_shape_meets_the_other_when_it_is_met() {
    hold_all(None, |pair| {
        let Pair { a, va, b, vb } = pair.clone();
        let swapped = Pair { a: b, va: vb, b: a, vb: va };
        // A vertex of one may be on an edge of the other: which of both parts K has is told by neither alone.
        let has_radius = pair.a.convex.radius() + pair.b.convex.radius() > 0.0;
        let seen = |pair: &Pair, sense: f64| {
            told(ask(pair), |hit| if has_radius { vec![sense * hit.normal()] } else { vec![] })
        };
        same(seen(pair, -1.0), seen(&swapped, 1.0))
    });
}
