//! What a world of shapes answers: the same as each of them asked alone, in exact order.

use graze2d::glam::DVec2;
use graze2d::{Aabb, Contact, Convex, Feature, Hit, Motion, Span, convex_vs_convex};

use super::scene::{Scene, aabb, wall};
use super::sum::Sum;
use crate::judge::convex::form::Form;
use crate::judge::region::{Line, Region, vector};
use crate::judge::travel::Failure;

/// All that is wrong with the answers of a world of a scene's walls, after some have come, moved and gone.
pub(crate) fn judge_world(scene: &Scene) -> Vec<Failure> {
    let mut failures = Vec::new();
    let mut hold = |property: &'static str, is_held: bool, what: String| {
        if !is_held {
            failures.push((property, what));
        }
    };
    let (mut world, mut ids) = scene.world(&scene.in_order());
    let mut walls = scene.walls.clone();
    // One goes and comes back as the last one, and one changes its place with it.
    if walls.len() > 2 {
        let (id, first) = (ids.remove(0), walls.remove(0));
        world.remove(id);
        ids.push(world.insert(wall(&first)));
        walls.push(first);
        let last = walls.len() - 1;
        world.move_to(ids[0], wall(&walls[last]));
        world.move_to(ids[last], wall(&walls[0]));
        walls.swap(0, last);
    }
    let (mover, motion) = (scene.mover(), Motion::new(scene.motion).expect("finite"));
    let sums: Vec<Sum> = walls.iter().map(|wall| Sum::new(&scene.mover, wall)).collect();
    let start = vector(mover.position());
    let line = Line { start: start.clone(), motion: vector(scene.motion) };
    let alone = |wall: &Convex| convex_vs_convex(mover.convex(), motion, *wall, Motion::ZERO);
    let spans: Vec<_> = walls.iter().map(|wall| alone(&wall.convex)).collect();
    let mut met: Vec<usize> = (0..walls.len()).filter(|n| spans[*n].is_some()).collect();
    met.sort_by_cached_key(|n| (sums[*n].met(&line), *n));
    let place = |id| ids.iter().position(|known| *known == id);
    let all = world.all((mover, motion));
    let told: Vec<usize> = all.iter().filter_map(|found| place(found.id())).collect();
    hold("all", told == met, format!("{told:?}, not {met:?}"));
    for found in &all {
        let n = place(found.id()).expect("a wall");
        if is_flat_pair(&scene.mover, &walls[n]) {
            continue;
        }
        let [own, wanted] = [Some(found.span()), spans[n]].map(|span| text(span, &sums[n]));
        hold("spans", own == wanted, format!("{own}, not {wanted}"));
    }
    let first = world.first((mover, motion)).and_then(|found| place(found.id()));
    hold("first", first == met.first().copied(), format!("{first:?} of {met:?}"));
    let crosses = |n: &&usize| spans[**n].is_some_and(|span| span.contact() == Contact::Cross);
    let crossing = world.first_crossing((mover, motion)).and_then(|found| place(found.id()));
    let wanted = met.iter().find(crosses).copied();
    hold("first crossing", crossing == wanted, format!("{crossing:?}, not {wanted:?}"));
    hold("any", world.any((mover, motion)) != met.is_empty(), format!("{met:?}"));

    let inside: Vec<usize> = (0..sums.len()).filter(|n| sums[*n].contains(&start)).collect();
    let overlaps: Vec<usize> = world.overlaps(mover).into_iter().filter_map(place).collect();
    hold("overlaps", overlaps == inside, format!("{overlaps:?}, not {inside:?}"));
    let Some(out) = world.push_out(mover) else {
        hold("push out", !inside.is_empty(), "of none".into());
        return failures;
    };
    let (from, to) = (mover.position(), out.position());
    let is_free = sums.iter().all(|sum| !sum.contains(&vector(to)));
    hold("push out", is_free && (from == to || !inside.is_empty()), format!("{from:?} to {to:?}"));
    if let [n] = inside[..]
        && let Some(by) = spans[n].and_then(|span| span.push_out()).map(|out| out.by())
        && sums.iter().enumerate().all(|(k, sum)| k == n || !sum.contains(&vector(from + by)))
    {
        let corners = walls[n].convex.corners().map(DVec2::abs);
        let size = corners.fold(from.abs().max(by.abs()), DVec2::max);
        let is_near = (to - from - by).abs().max_element() <= 1e-14 * (size.max_element() + 1e-300);
        hold("push out", is_near, format!("{from:?} to {to:?}, by {by:?} of wall {n}"));
    }
    failures
}

/// Two boxes, of which one has no area: boxes with sides in a world, a segment or a point as convex shapes (docs/contract.md §3.8).
fn is_flat_pair(mover: &Form, wall: &Form) -> bool {
    let is_flat = |shape: Aabb| shape.min().cmpeq(shape.max()).any();
    aabb(mover).zip(aabb(wall)).is_some_and(|(a, b)| is_flat(a) || is_flat(b))
}

/// A span without the normals at corners without a radius: of boxes they have the order of sides, of other shapes that of edges.
fn text(span: Option<Span>, sum: &Sum) -> String {
    let hit = |hit: Hit| {
        let is_corner = matches!(hit.feature(), Feature::Corner(_)) && !sum.is_round();
        let normal = if is_corner { DVec2::ZERO } else { hit.normal() };
        format!("{:?} {normal:?}", (hit.t(), hit.point(), hit.position(), hit.feature()))
    };
    let ends = |span: Span| [span.enter(), span.exit()].map(|end| end.map(hit));
    format!("{:?}", span.map(|span| (span.contact(), ends(span), span.push_out())))
}
