//! Travels that went wrong once: tunnels, answers by order of insertion, kicks, creeping.
//!
//! Each scene is held to the answer that was wanted, and to every property that the judge knows.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Choice, Feature, Motion, Response, Segment, Side, StartInside, Sweep, World,
    trace::TravelStep as Step,
};

use crate::judge::named::Travel;
use crate::judge::scene::{Act, Body, Rules, Scene};
use crate::judge::travel::judge_travel;

const TWO_59: f64 = (1_u64 << 59) as f64;
const TWO_60: f64 = (1_u64 << 60) as f64;

/// Where a scene ends, after all that the judge asks.
#[track_caller]
fn travel(scene: &Scene) -> Travel {
    let failures = judge_travel(scene);
    assert!(failures.is_empty(), "{failures:#?}");
    scene.answer().travel
}

fn plain<const N: usize>(walls: [[f64; 4]; N], body: Body, motion: [f64; 2], act: Act) -> Scene {
    Scene::new(walls.to_vec(), body, motion, act)
}

fn ball(x: f64, y: f64, radius: f64) -> Body {
    Body::Ball([x, y, radius])
}

fn indices(travel: &Travel) -> Vec<u32> {
    let mut indices: Vec<u32> = travel.hits().iter().map(|hit| hit.index()).collect();
    indices.sort_unstable();
    indices
}

/// The scene with its two walls as they are and the other way round.
fn both_orders(scene: &Scene) -> [Scene; 2] {
    let mut other = scene.clone();
    other.walls.reverse();
    [scene.clone(), other]
}

#[track_caller]
fn check_near(vector: DVec2, expected: [f64; 2], off: f64) {
    let expected = DVec2::from(expected);
    assert!((vector - expected).abs().max_element() <= off, "{vector:?} is not {expected:?}");
}

#[test]
fn a_circle_from_far_away_stops_at_a_wall_just_before_its_end() {
    let scene = plain([[-3.0, -1.0, -2.0, 1.0]], ball(-TWO_60, 0.0, 0.5), [TWO_60, 0.0], Act::Stop);
    assert_eq!(travel(&scene).position(), dvec2(-3.5, 0.0));
}

#[test]
fn a_slide_from_far_away_meets_the_second_wall_on_its_next_leg() {
    let walls = [[0.0, -1e30, 100.0, 1e30], [-1000.0, 64.0, 10.0, 70.0]];
    let start = -(TWO_60 - 128.0);
    let scene = plain(walls, ball(start, start, 0.0), [TWO_60, TWO_60], Act::SlideRound);
    assert_eq!(travel(&scene).position(), dvec2(0.0, 64.0));
}

#[test]
fn a_bounce_from_far_away_does_not_pass_the_second_wall() {
    let walls = [[TWO_59, -10.0, TWO_60, 10.0], [16.0, -10.0, 20.0, 10.0]];
    let scene = plain(walls, ball(24.0, 0.0, 0.0), [TWO_60, 0.0], Act::Bounce(1.0));
    let bounced = travel(&scene);
    assert_eq!((bounced.position(), indices(&bounced)), (dvec2(20.0, 0.0), vec![0, 1]));
}

#[test]
fn only_the_first_of_two_walls_is_told_where_their_times_round_to_one() {
    let (x, far) = (3.0 * 2.0f64.powi(-41), 2.0f64.powi(20));
    let walls = [[0.0, -1.0, 1.0, 0.0], [x, 0.0, 1.0, 1.0]];
    let scene = plain(walls, ball(-far, 0.0, 0.25), [2.0 * far, 0.0], Act::Stop);
    for (n, scene) in both_orders(&scene).iter().enumerate() {
        let stopped = travel(scene);
        assert_eq!((stopped.position(), indices(&stopped)), (dvec2(-0.25, 0.0), vec![n as u32]));
    }
}

//         ▓▓▓
//  (●)──▶╱
//        ╲
//         ▓▓▓
#[test]
fn a_bounce_off_two_corners_at_once_goes_straight_back_and_a_slide_ends() {
    let walls = [[0.0, -10.0, 10.0, -3.0], [0.0, 3.0, 10.0, 10.0]];
    let scene = plain(walls, ball(-14.0, 0.0, 5.0), [20.0, 0.0], Act::Bounce(1.0));
    for scene in both_orders(&scene) {
        let bounced = travel(&scene);
        assert_eq!(
            (bounced.position(), bounced.motion().get()),
            (dvec2(-14.0, 0.0), dvec2(-20.0, 0.0))
        );
        assert_eq!(indices(&bounced), [0, 1]);
        let slid = travel(&Scene { act: Act::SlideRound, ..scene });
        assert_eq!((slid.position(), slid.motion().get()), (dvec2(-4.0, 0.0), DVec2::ZERO));
        assert_eq!((slid.time_left(), indices(&slid)), (0.5, vec![0, 1]));
    }
}

// The motion leads into the corner by the smallest part of it that doubles can tell: 2^-1400.
#[test]
fn a_slide_along_a_corner_that_it_hardly_enters_is_still_deflected() {
    let (least, far) = (3.0331067601354614e-301, -536870912.0);
    let walls = [
        [0.0, 0.0, 0.0, 0.0],
        [far, far, 0.0, far],
        [far, least, least, least],
        [far, -2.8566332898333044e233, least, far],
    ];
    let motion = [least, 8.073094079963686e232];
    let mut scene = plain(walls, ball(0.0, 0.0, 2751463424.0), motion, Act::SlideRound);
    scene.start = StartInside::PushOut;
    let slid = travel(&scene).motion().get();
    assert!(slid.x < 0.0 && slid.y == motion[1], "{slid:?}");
}

#[test]
fn the_nearer_of_two_walls_stops_a_circle_from_far_away() {
    let walls = [[0.0, 0.3, 0.5, 9.0], [40.0, -9.0, 50.0, 9.0]];
    let scene = plain(walls, ball(-TWO_60, -0.5, 1.0), [2.0 * TWO_60, 0.0], Act::Stop);
    for scene in both_orders(&scene) {
        check_near(travel(&scene).position(), [-0.6, -0.5], 4.0 * f64::EPSILON);
    }
}

#[test]
fn two_walls_with_the_same_corner_are_both_told() {
    let walls = [[0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 1.0, 2.0]];
    let scene = plain(walls, ball(-6.0, -8.0, 5.0), [12.0, 16.0], Act::Stop);
    for scene in both_orders(&scene) {
        assert_eq!(indices(&travel(&scene)), [0, 1]);
    }
}

// Out of the second wall by its left side, the first of equal depths, then out of the other below.
#[test]
fn the_way_out_of_two_walls_does_not_depend_on_their_order() {
    let walls = [[0.0, 0.0, 4.0, 4.0], [3.0, 3.0, 8.0, 8.0]];
    let scene = plain(walls, ball(3.5, 3.5, 0.5), [0.0, 0.0], Act::Stop);
    for scene in both_orders(&scene) {
        let world = World::new((0..2).map(|index| scene.wall(index)));
        let out = world.push_out(scene.mover()).expect("a way out");
        assert_eq!(out.position(), dvec2(2.5, 4.5));
    }
}

#[test]
fn an_escape_that_slides_round_a_corner_does_not_end_below_the_floor() {
    let walls = [[-50.0, 0.0, 50.0, 2.0], [3.0, -9.0, 9.0, -1.2]];
    let mut scene = plain(walls, ball(0.0, -0.5, 1.0), [20.0, -1.0], Act::SlideRound);
    scene.start = StartInside::Leave;
    let end = travel(&scene).position();
    assert!(end.y <= -0.5, "{end}");
}

#[test]
fn an_escape_that_bounces_back_does_not_go_through_the_floor() {
    let walls = [[-10.0, 0.0, 10.0, 2.0], [-10.0, -5.0, 10.0, -1.6]];
    let mut scene = plain(walls, ball(0.0, -0.5, 1.0), [0.0, -10.0], Act::Bounce(1.0));
    scene.start = StartInside::Leave;
    let end = travel(&scene).position();
    assert!((-0.7..=-0.5).contains(&end.y), "{end}");
}

#[test]
fn a_slide_that_ends_in_a_wedge_has_no_motion_left() {
    let walls = [[-13.0, 4.0, -3.0, 20.0], [5.0, 5.5, 15.0, 20.0]];
    let wedged = travel(&plain(walls, ball(0.0, -10.0, 5.0), [0.0, 20.0], Act::SlideRound));
    check_near(wedged.position(), [2.0, 1.5], 1e-14);
    assert_eq!((wedged.motion().get(), indices(&wedged)), (DVec2::ZERO, vec![0, 1]));
    assert!(wedged.time_left() > 0.0);
    let walls = [[-7.0, 2.5, 0.0, 6.0], [-8.0, -3.0, -1.0, -2.5]];
    let wedged = travel(&plain(walls, ball(0.5, -2.5, 1.5), [-7.0, 6.0], Act::SlideRound));
    assert_eq!(wedged.motion().get(), DVec2::ZERO);
}

#[test]
fn a_slide_that_two_corners_leave_less_than_the_smallest_double_is_wedged() {
    let walls = [[-5e-324, 0.0, 0.0, 0.0], [4.0, 4.0, 4.0, 4.0]];
    let wedged = travel(&plain(walls, ball(-2.5, 4.0, 4.0), [4.0, -5e-324], Act::SlideRound));
    assert_eq!((wedged.motion().get(), indices(&wedged)), (DVec2::ZERO, vec![0, 1]));
    assert_eq!(wedged.time_left(), 0.375);
}

#[test]
fn a_pass_that_is_stopped_ends_outside_of_the_wall() {
    let mut scene = plain([[0.7, -1.0, 2.0, 1.0]], ball(0.0, 0.0, 0.1), [1.0, 0.0], Act::Pass);
    scene.rules.stop = vec![0];
    assert_eq!(travel(&scene).position(), dvec2(0.5999999999999999, 0.0));
}

#[test]
fn each_axis_rounds_by_its_own_ulp() {
    let (u, far) = (128.0, TWO_59);
    let walls = [[-10.0, far, 0.0, far + 8.0 * u], [10.0, far - 64.0 * u, 20.0, far + 64.0 * u]];
    let body = ball(0.7, far - 4.0 * u, 1.5);
    let stopped = travel(&plain(walls, body, [0.0, 16.0 * u], Act::Stop));
    assert!((stopped.position().x - 0.7).abs() <= 4.0 * f64::EPSILON, "{}", stopped.position());

    let fallen =
        plain([[-10.0, 1e6, 0.0, 1_000_010.0]], ball(0.7, 999_995.0, 1.0), [0.0, 10.0], Act::Stop);
    let x = travel(&fallen).position().x;
    assert!((x - 0.7).abs() <= 4.0 * f64::EPSILON, "{x}");
}

#[test]
fn a_circle_above_a_gap_of_its_width_falls_until_it_touches() {
    let walls = [
        [-8.57810317286072, -8.0, -6.57810317286072, 8.0],
        [-6.07810317286072, -8.0, -4.07810317286072, 8.0],
    ];
    let body = ball(-6.328103172860719, -12.0, 0.25);
    let scene = plain(walls, body, [-1e-16, 24.0], Act::Stop);
    let end = travel(&scene).position();
    check_near(end, [-6.32810317286072, -8.000000020874767], 8e-15);
    let slid = travel(&Scene { act: Act::SlideRound, ..scene });
    assert!(
        slid.motion().get().length() <= 24.0 * (1.0 + 4.0 * f64::EPSILON),
        "{:?}",
        slid.motion().get()
    );
}

#[test]
fn a_fast_circle_is_turned_at_a_corner_as_exactly_as_a_slow_one() {
    let c = [0.3584401567572859, 0.3566270885308716];
    let a = [1.1320581259300138e21, 1.6660210989682105e21];
    let walls = [[c[0], c[1], c[0] + 9.0, c[1] + 9.0]];
    for act in [Act::SlideRound, Act::Bounce(1.0)] {
        travel(&plain(walls, ball(-a[0], -a[1], 1.0), a.map(|x| 2.0 * x), act));
    }
}

#[test]
fn a_bounce_at_a_corner_is_right_for_tiny_radii_and_motions() {
    let bounce = |body: Body, motion: [f64; 2], expected: [f64; 2]| {
        let bounced = travel(&plain([[0.0, 0.0, 10.0, 10.0]], body, motion, Act::Bounce(1.0)));
        let largest = expected[0].abs().max(expected[1].abs());
        check_near(bounced.motion().get(), expected, 4.0 * f64::EPSILON * largest);
    };
    bounce(ball(-1.0, -1.0, 1e-84), [1e84, 1e84], [-1e84, -1e84]);
    bounce(ball(-3.0, -4.0, 5.0), [1e-161, 5e-162], [-2e-162, -1.1e-161]);
    bounce(ball(-3.0, -4.0, 5.0), [1e-163, 5e-164], [-2e-164, -1.1e-163]);
    bounce(ball(-3.0, -4.0, 5.0), [1e-250, 5e-251], [-2e-251, -1.1e-250]);
    bounce(ball(-3e-165, -4e-165, 5e-165), [1.0, 0.5], [-0.2, -1.1]);
}

#[test]
fn a_contact_whose_time_underflows_is_reached() {
    let body = ball(-1e-17, -5e-21, 1e-20);
    let stopped = travel(&plain([[0.0, 0.0, 1.0, 1.0]], body, [1e308, 0.0], Act::Stop));
    check_near(stopped.position(), [-8.660254037844386e-21, -5e-21], 1e-35);
}

#[test]
fn the_first_in_a_world_of_the_smallest_numbers_is_the_first_of_all() {
    for scale in [1.0, 2.0f64.powi(1000)] {
        let u = f64::from_bits(1) * scale;
        let boxes =
            [[-4.0 * u, -100.0 * scale, 500.0 * scale, 100.0 * scale], [-u, -1e6, 1e6, 1e6]];
        let world =
            World::new(boxes.map(|[a, b, c, d]| Aabb::new(dvec2(a, b), dvec2(c, d)).unwrap()));
        let path = Segment::new(dvec2(-9.0 * u, 0.0), dvec2(6.0 * u, 0.0)).unwrap();
        let path = Sweep::from(path);
        let all = world.all(path);
        assert_eq!(all.iter().map(|found| found.id().to_bits()).collect::<Vec<_>>(), [0, 1]);
        assert_eq!(world.first(path), all.first().copied());
        assert_eq!(world.first_crossing(path), all.first().copied());
    }
}

#[test]
fn each_wall_is_asked_about_and_told_once_a_leg() {
    let twice = [1.0, -9.0, 2.0, 9.0];
    let mut scene = plain([twice, twice], ball(0.0, 0.0, 0.5), [3.0, 0.0], Act::Stop);
    scene.rules.ignore = vec![0];
    let stopped = travel(&scene);
    assert_eq!((stopped.position(), indices(&stopped)), (dvec2(0.5, 0.0), vec![1]));
    let asked: Vec<u32> = scene.answer().asked.iter().map(|(hit, _)| hit.index()).collect();
    assert_eq!(asked, [0, 1]);
    let world = World::new([scene.wall(0), scene.wall(1)]);
    let mut told = Vec::new();
    let choose =
        |hit: &graze2d::TravelHit| [Choice::Ignore, Choice::Accept][hit.id().to_bits() as usize];
    let watch = |step| {
        if let Step::Hits { id, .. } = step {
            told.push(id.to_bits());
        }
    };
    let motion = Motion::new(dvec2(3.0, 0.0)).unwrap();
    world.travel_options().choose(choose).watch(watch).run(scene.mover(), motion, Response::Stop);
    assert_eq!(told, [1]);
}

#[test]
fn all_walls_that_a_mover_starts_inside_of_are_told() {
    let walls = [[0.0, 0.0, 4.0, 4.0], [9.0, 9.0, 10.0, 10.0], [3.0, 3.0, 8.0, 8.0]];
    let stuck = travel(&plain(walls, ball(3.5, 3.5, 0.5), [1.0, 0.0], Act::SlideRound));
    let told: Vec<u32> = stuck.inside().iter().map(|(index, _)| *index).collect();
    assert_eq!((told, stuck.position()), (vec![0, 2], dvec2(3.5, 3.5)));
}

#[test]
fn a_start_inside_can_be_told_from_a_landing() {
    let body = Body::Crate([0.0, -1.0, 1.0, 0.5]);
    let mut scene = plain([[-5.0, 0.0, 5.0, 1.0]], body, [0.5, -0.25], Act::SlideRound);
    scene.rules = Rules { tops_only: true, ..Rules::default() };
    assert_eq!(travel(&scene).position(), dvec2(0.5, -1.25));
    let asked = scene.answer().asked;
    assert!(asked.len() == 1 && asked[0].0.starts_inside());
    assert_eq!(asked[0].0.feature(), Feature::Side(Side::Top));
}

#[test]
fn a_mover_that_is_stopped_again_and_again_does_not_creep() {
    let scene = plain([[-9.0, 1.0, 9.0, 2.0]], ball(0.0, 0.5, 0.1), [1.0, 1.0], Act::Stop);
    let mut before = travel(&scene);
    for _ in 0..9 {
        let next = travel(&scene.moved_to(before.position()));
        assert_eq!(next.position(), before.position());
        before = next;
    }
}

#[test]
fn a_mover_does_not_come_to_rest_on_the_far_side_of_a_wall() {
    // The far side of the wall is a double, and the nearest one to the place of the hit.
    let wall = [1.9999999999999998, 0.0, 1.9999999999999998, 1.0000000000003835];
    let body = Body::Crate([-1e-323, -1.0, 0.0, 5e-324]);
    let motion = [1.9999999999999998, 1.9971008300781221];
    let mut scene = plain([wall], body, motion, Act::Bounce(0.5));
    scene.start = StartInside::PushOut;
    assert!(travel(&scene).position().x < wall[0]);
}
