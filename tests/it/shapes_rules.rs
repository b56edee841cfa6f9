//! Choices, starts inside and positions in single precision among convex shapes, in the landscapes of the judge.

use graze2d::glam::DVec2;
use graze2d::{
    BoxId, Choice, Motion, Mover, Point, Positions, PushOut, Response, StartInside, TravelHit,
    World, convex_vs_convex,
};

use crate::judge::shapes::scene::Scene;
use crate::judge::travel::Failure;
use crate::landscapes::{family_of, scene_of};
use crate::travel_judge::hold;

/// So many in every run of the tests.
const SCENES: u64 = 300;

fn judge(rule: fn(&Scene) -> Result<(), String>) {
    hold("TRAVELS", SCENES, "SCENE", |number| {
        let scene = scene_of(number);
        let failures: Vec<Failure> =
            rule(&scene).err().map(|what| ("rule", what)).into_iter().collect();
        (failures, format!("// {}{scene:?}", family_of(number)))
    });
}

fn motion(scene: &Scene) -> Motion {
    Motion::new(scene.motion).expect("finite")
}

/// The way out of a wall for a mover that is strictly inside.
fn way_out(world: &World, id: BoxId, mover: &Mover) -> Option<PushOut> {
    let wall = world.get(id).expect("in the world").convex();
    convex_vs_convex(mover.convex(), Motion::ZERO, wall, Motion::ZERO)?.push_out()
}

/// A wall that holds a mover.
fn holding(world: &World, ids: &[BoxId], mover: &Mover) -> Option<BoxId> {
    ids.iter().copied().find(|id| way_out(world, *id, mover).is_some())
}

#[test]
fn a_wall_that_is_ignored_is_none() {
    judge(|scene| {
        let order = scene.in_order();
        let kept: Vec<usize> = order.iter().copied().filter(|wall| wall % 2 == 0).collect();
        let ((world, ids), (less, _)) = (scene.world(&order), scene.world(&kept));
        let mover = scene.mover();
        // A point may touch the seam of two walls, and is asked about neither.
        let is_point = mover.bounds().min() == mover.bounds().max();
        if is_point || holding(&world, &ids, &mover).is_some() {
            return Ok(());
        }
        let is_kept = |hit: &TravelHit| {
            ids.iter().position(|id| *id == hit.id()).is_some_and(|wall| wall % 2 == 0)
        };
        let choose = |hit: &TravelHit| if is_kept(hit) { Choice::Accept } else { Choice::Ignore };
        let (motion, response) = (motion(scene), scene.act.response());
        let one = world.travel_options().choose(choose).run(mover, motion, response);
        let other = less.travel_options().run(mover, motion, response);
        let corners = scene.walls.iter().flat_map(|wall| wall.convex.corners());
        let largest = corners.map(|corner| corner.abs().max_element()).fold(0.0, f64::max);
        let near = 1e-9 * largest.max(motion.get().length());
        if (one.position() - other.position()).length() > near {
            return Err(format!("{:?}, without the walls {:?}", one.position(), other.position()));
        }
        Ok(())
    });
}

#[test]
fn positions_in_single_precision_can_be_stored_and_are_outside() {
    judge(|scene| {
        let (mut world, ids) = scene.world(&scene.in_order());
        world.set_positions(Positions::F32);
        let start = scene.mover();
        let start = start.at(Point::new(start.position().as_vec2().as_dvec2()).expect("finite"));
        if holding(&world, &ids, &start).is_some() {
            return Ok(());
        }
        let travel = world.travel_options().run(start, motion(scene), scene.act.response());
        if scene.act.response() == Response::Pass {
            return Ok(());
        }
        for place in travel.hits().iter().map(|hit| hit.position()).chain([travel.position()]) {
            let mover = start.at(Point::new(place).expect("finite"));
            if place.as_vec2().as_dvec2() != place || holding(&world, &ids, &mover).is_some() {
                return Err(format!("{place:?}, in {:?}", holding(&world, &ids, &mover)));
            }
        }
        Ok(())
    });
}

//  ▓▓▓▓▓▓▓
//  ▓▓●──▓─▶
#[test]
fn a_mover_that_leaves_gets_no_deeper_and_into_no_other_wall() {
    judge(|scene| {
        let (world, ids) = scene.world(&scene.in_order());
        let Some(form) = scene.walls.first() else { return Ok(()) };
        let middle = form.convex.corners().sum::<DVec2>() / form.convex.corners().len() as f64;
        let start = scene.mover().at(Point::new(middle).expect("finite"));
        for start_inside in [StartInside::Leave, StartInside::PushOut] {
            let options = world.travel_options().start_inside(start_inside);
            let travel = options.run(start, motion(scene), Response::slide());
            let end = travel.mover();
            for (index, id) in ids.iter().enumerate() {
                let [before, after] = [start, end].map(|mover| way_out(&world, *id, &mover));
                let is_deeper = match (before, after) {
                    (_, None) => false,
                    (None, Some(_)) => true,
                    (Some(before), Some(after)) => after.depth() > before.depth(),
                };
                if is_deeper {
                    return Err(format!(
                        "{start_inside:?}: from {middle:?} to {:?}, in wall {index}: {before:?}, {after:?}",
                        end.position()
                    ));
                }
            }
        }
        Ok(())
    });
}
