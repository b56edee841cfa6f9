//! Movers among walls: each response and each corner, drawn above its test.
//!
//! Corners are met in triangles with sides 3, 4 and 5, so that contacts are exact.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Choice, Circle, Corner, CornerSlide, Feature, GeometryError, Motion, Mover, Point,
    Response, Restitution, Side, Travel, TravelHit, World,
};

pub(crate) const STOP: Response = Response::Stop;
pub(crate) const SLIDE: Response = Response::Slide { corner: CornerSlide::Round };
const SLIDE_TO_CORNER: Response = Response::Slide { corner: CornerSlide::Stop };
pub(crate) const BOUNCE: Response = Response::Bounce { restitution: Restitution::FULL };

/// A world of boxes given by min and max.
pub(crate) fn world<const N: usize>(boxes: [[f64; 4]; N]) -> World {
    World::new(boxes.map(|[a, b, c, d]| Aabb::new(dvec2(a, b), dvec2(c, d)).unwrap()))
}

/// A floor at y = 0 of tiles from x = −20 to x = 20.
fn tiles(width: f64) -> World {
    let count = (20.0 / width) as i32;
    let at = |column: i32| f64::from(column) * width;
    World::new(
        (-count..count)
            .map(|column| Aabb::new(dvec2(at(column), 0.0), dvec2(at(column + 1), 1.0)).unwrap()),
    )
}

pub(crate) fn ball(center: [f64; 2], radius: f64) -> Mover {
    Circle::new(center, radius).unwrap().into()
}

fn crate_at(min: [f64; 2], size: [f64; 2]) -> Mover {
    Mover::from_min_size(Point::new(min).unwrap(), size).unwrap()
}

pub(crate) fn motion(v: [f64; 2]) -> Motion {
    Motion::new(v).unwrap()
}

fn restitution(restitution: f64) -> Response {
    Response::Bounce { restitution: Restitution::new(restitution).unwrap() }
}

/// A travel, after a look whether the steps end where it does.
pub(crate) fn travel(world: &World, mover: &Mover, v: [f64; 2], response: Response) -> Travel {
    let mut last = None;
    let options = world.travel_options().watch(|step| last = Some(step));
    let watched = options.run(*mover, motion(v), response);
    let (position, time_left) = (watched.position(), watched.time_left());
    assert_eq!(
        last.map(|step| format!("{step:?}")),
        Some(format!("Ends {{ position: {position:?}, time_left: {time_left:?} }}"))
    );
    assert_eq!(watched, world.travel(*mover, motion(v), response), "watching changes it");
    watched
}

pub(crate) fn choosing(
    world: &World,
    mover: &Mover,
    v: [f64; 2],
    response: Response,
    choose: impl Fn(&TravelHit) -> Choice,
) -> Travel {
    world.travel_options().choose(choose).run(*mover, motion(v), response)
}

fn indices(travel: &Travel) -> Vec<u64> {
    travel.hits().iter().map(|hit| hit.id().to_bits()).collect()
}

/// Where it ends, with which motion, and after which hits.
#[track_caller]
pub(crate) fn check(travel: &Travel, position: [f64; 2], motion: [f64; 2], hits: &[u64]) {
    assert_eq!((travel.position(), travel.motion().get()), (position.into(), motion.into()));
    assert_eq!(indices(travel), hits);
}

#[track_caller]
fn check_near(vector: DVec2, expected: [f64; 2]) {
    let off = (vector - DVec2::from(expected)).abs().max_element();
    assert!(off <= 4.0 * f64::EPSILON * vector.length(), "{vector} is not {expected:?}");
}

/// Walls with which a ball of radius 1 or a box of size 2 shares its places.
pub(crate) const FLOOR: [f64; 4] = [-20.0, 5.0, 20.0, 8.0];
const WALL: [f64; 4] = [5.0, -20.0, 8.0, 20.0];

//            ▓
//  ●────────●▓
//            ▓
#[test]
fn a_mover_stops_at_the_wall_that_it_would_enter() {
    let world = world([WALL]);
    let stopped = travel(&world, &ball([0.0, 0.0], 1.0), [10.0, 0.0], STOP);
    check(&stopped, [4.0, 0.0], [0.0, 0.0], &[0]);
    assert_eq!(stopped.time_left(), 0.6);
    let hit = stopped.hits()[0];
    assert_eq!((hit.t(), hit.leg(), hit.position()), (0.4, 0, dvec2(4.0, 0.0)));
    assert_eq!(hit.on_leg().feature(), Feature::Side(Side::Left));
    let stopped = travel(&world, &crate_at([0.0, 0.0], [2.0, 2.0]), [10.0, 5.0], STOP);
    check(&stopped, [3.0, 1.5], [0.0, 0.0], &[0]);
}

//  ●────────●     it goes all the way: to the wall, and no more than touches it
//            ▓
#[test]
fn a_mover_that_only_touches_is_not_hit() {
    let world = world([WALL, FLOOR]);
    for response in [STOP, SLIDE, BOUNCE, Response::Pass] {
        let touching = travel(&world, &ball([0.0, 0.0], 1.0), [4.0, 4.0], response);
        check(&touching, [4.0, 4.0], [4.0, 4.0], &[]);
        assert_eq!(touching.time_left(), 0.0);
    }
}

//  ●═══════════════▶        also while it presses on the floor
//  ▓▓│▓▓│▓▓│▓▓│▓▓│▓▓
#[test]
fn a_floor_of_tiles_has_no_seams() {
    let world = tiles(1.0);
    for mover in [ball([-5.5, -1.0], 1.0), crate_at([-6.0, -2.0], [1.0, 2.0])] {
        let start = mover.position();
        let [x, y] = [start.x + 10.0, start.y];
        for response in [STOP, SLIDE, BOUNCE] {
            check(&travel(&world, &mover, [10.0, 0.0], response), [x, y], [10.0, 0.0], &[]);
        }
        let pressing = travel(&world, &mover, [10.0, 3.0], SLIDE);
        assert_eq!((pressing.position(), pressing.motion().get()), (dvec2(x, y), dvec2(10.0, 0.0)));
        assert_eq!(pressing.time_left(), 0.0);
        assert!(pressing.hits().iter().all(|hit| (hit.t(), hit.leg()) == (0.0, 0)));
    }
}

//  ●╲
//    ╲______●     what leads into the floor is lost, the rest is kept
//  ▓▓▓▓▓▓▓▓▓▓▓▓
#[test]
fn a_slide_goes_on_along_the_floor() {
    let slid = travel(&world([FLOOR]), &ball([0.0, 2.0], 1.0), [8.0, 4.0], SLIDE);
    check(&slid, [8.0, 4.0], [8.0, 0.0], &[0]);
    assert_eq!((slid.time_left(), slid.hits()[0].t()), (0.0, 0.5));
    assert_eq!(slid.hits()[0].position(), dvec2(4.0, 4.0));
}

//  ●╲        ▓
//    ╲______●▓
//  ▓▓▓▓▓▓▓▓▓▓▓
#[test]
fn a_slide_ends_in_an_inner_corner() {
    let world = world([FLOOR, WALL]);
    let slid = travel(&world, &ball([-4.0, 0.0], 1.0), [16.0, 16.0], SLIDE);
    check(&slid, [4.0, 4.0], [0.0, 0.0], &[0, 1]);
    assert_eq!(slid.hits().iter().map(|hit| hit.leg()).collect::<Vec<_>>(), [0, 1]);
    // Both at once.
    let slid = travel(&world, &crate_at([0.0, 0.0], [1.0, 1.0]), [8.0, 8.0], SLIDE);
    check(&slid, [4.0, 4.0], [0.0, 0.0], &[0, 1]);
    assert_eq!(
        slid.hits().iter().map(|hit| (hit.leg(), hit.t())).collect::<Vec<_>>(),
        [(0, 0.5); 2]
    );
}

//   (●)
//    │ ╲┌─────
//   ╱   │▓▓▓▓▓     along the tangent, or no farther
//  ▼    │▓▓▓▓▓
#[test]
fn a_circle_slides_round_a_corner_or_stops_at_it() {
    let (world, ball) = (world([[0.0, 0.0, 8.0, 4.0]]), ball([-3.0, -9.0], 5.0));
    let round = travel(&world, &ball, [0.0, 10.0], SLIDE);
    check_near(round.position(), [-5.4, -2.2]);
    check_near(round.motion().get(), [-4.8, 3.6]);
    assert_eq!((indices(&round), round.time_left()), (vec![0], 0.0));
    let stopped = travel(&world, &ball, [0.0, 10.0], SLIDE_TO_CORNER);
    assert_eq!((stopped.position(), stopped.time_left()), (dvec2(-3.0, -4.0), 0.5));
    assert_eq!(stopped.hits()[0].on_leg().feature(), Feature::Corner(Corner::TopLeft));
}

//  ┌──┐
//  └──┘╲                 corner on corner, exactly: on along the axis with more way left
//      ┌────
#[test]
fn a_box_slides_past_a_corner_or_stops_at_it() {
    let world = world([[5.0, 5.0, 9.0, 9.0]]);
    let level = crate_at([0.0, 0.0], [1.0, 1.0]);
    check(&travel(&world, &level, [8.0, 8.0], SLIDE), [8.0, 4.0], [8.0, 0.0], &[0]);
    check(&travel(&world, &level, [8.0, 8.0], SLIDE_TO_CORNER), [4.0, 4.0], [0.0, 0.0], &[0]);
    let above = crate_at([0.0, -4.0], [1.0, 1.0]);
    check(&travel(&world, &above, [8.0, 16.0], SLIDE), [4.0, 12.0], [0.0, 16.0], &[0]);
}

//    │
//   (●)          the tangents of both corners lead into the other wall
//  ▓╲ ╱▓
//  ▓   ▓
#[test]
fn a_circle_comes_to_rest_between_two_corners() {
    let world = world([[-13.0, 4.0, -3.0, 20.0], [3.0, 4.0, 13.0, 20.0]]);
    let mut ball = ball([0.0, -10.0], 5.0);
    for _ in 0..100 {
        ball = travel(&world, &ball, [0.0, 20.0], SLIDE).mover();
        assert_eq!(ball.position(), DVec2::ZERO);
    }
}

//    │
//   (●)          down, then along the tangent of the left wall: that of the right one leads up
//  ▓╲ ╲
//  ▓  (●)╱▓      there it stays
//  ▓      ▓
#[test]
fn a_circle_in_a_wedge_is_not_thrown_back() {
    let world = world([[-13.0, 4.0, -3.0, 20.0], [5.0, 5.5, 15.0, 20.0]]);
    let wedged = travel(&world, &ball([0.0, -10.0], 5.0), [0.0, 20.0], SLIDE);
    check_near(wedged.position(), [2.0, 1.5]);
    assert_eq!(indices(&wedged), [0, 1]);
}

//  ●──────╲
//          ╳▓
//  ●◀─────╱ ▓
#[test]
fn a_bounce_turns_the_motion_at_a_wall() {
    let bounced = travel(&world([WALL]), &ball([0.0, 0.0], 1.0), [8.0, 4.0], BOUNCE);
    check(&bounced, [0.0, 4.0], [-8.0, 4.0], &[0]);
    assert_eq!((bounced.time_left(), bounced.hits()[0].t()), (0.0, 0.5));
}

//  ●╲ ▓
//    ╲▓     both at once, each axis once
//  ▓▓▓
#[test]
fn a_bounce_off_two_walls_at_once_turns_both_axes() {
    let world = world([FLOOR, WALL]);
    for mover in [ball([0.0, 0.0], 1.0), crate_at([-1.0, -1.0], [2.0, 2.0])] {
        let bounced = travel(&world, &mover, [8.0, 8.0], BOUNCE);
        let start = mover.position().to_array();
        check(&bounced, start, [-8.0, -8.0], &[0, 1]);
        assert_eq!(bounced.hits()[0].leg(), bounced.hits()[1].leg());
    }
    // Two walls that are one: the axis is turned once.
    let double = self::world([WALL, WALL]);
    let bounced = travel(&double, &ball([0.0, 0.0], 1.0), [8.0, 4.0], BOUNCE);
    check(&bounced, [0.0, 4.0], [-8.0, 4.0], &[0, 1]);
}

//  ┌──┐
//  └──┘╲
//      ┌────
#[test]
fn a_box_or_a_point_that_meets_a_corner_exactly_goes_back_the_way_it_came() {
    let world = world([[5.0, 5.0, 9.0, 9.0]]);
    let bounced = travel(&world, &crate_at([0.0, 0.0], [1.0, 1.0]), [8.0, 8.0], BOUNCE);
    check(&bounced, [0.0, 0.0], [-8.0, -8.0], &[0]);
    assert_eq!(bounced.hits()[0].on_leg().feature(), Feature::Corner(Corner::TopLeft));
    let point = travel(&world, &ball([1.0, 1.0], 0.0), [8.0, 8.0], BOUNCE);
    check(&point, [1.0, 1.0], [-8.0, -8.0], &[0]);
    // The smallest double beside it, and it is the side: a box that moves does not round.
    let start = [0.0f64.next_up(), 0.0];
    let beside = travel(&world, &crate_at(start, [1.0, 1.0]), [8.0, 8.0], BOUNCE);
    assert_eq!(beside.hits()[0].on_leg().feature(), Feature::Side(Side::Top));
    assert_eq!(beside.motion().get(), dvec2(8.0, -8.0));
}

//  ┌──┐
//  └──┘╲
//  ▓▓▓▓▓│░░░░     the floor is met at its side, the next tile only at its corner
#[test]
fn a_wall_met_at_its_corner_alone_gives_way_to_one_met_at_its_side() {
    let tiles = [[-9.0, 5.0, 5.0, 6.0], [5.0, 5.0, 9.0, 6.0]];
    let mover = crate_at([0.0, 0.0], [1.0, 1.0]);
    let bounced = travel(&world(tiles), &mover, [8.0, 8.0], BOUNCE);
    check(&bounced, [8.0, 0.0], [8.0, -8.0], &[0]);
    let bounced = travel(&world([tiles[1], tiles[0]]), &mover, [8.0, 8.0], BOUNCE);
    check(&bounced, [8.0, 0.0], [8.0, -8.0], &[1]);
    let slid = travel(&world(tiles), &mover, [8.0, 8.0], SLIDE);
    check(&slid, [8.0, 4.0], [8.0, 0.0], &[0]);
}

//   (●)
//  ◀─╲  ╲┌────     v − 2 (v·n) n
//        │▓▓▓▓
#[test]
fn a_circle_bounces_off_a_corner_about_its_normal() {
    let world = world([[0.0, 0.0, 8.0, 4.0]]);
    let bounced = travel(&world, &ball([-3.0, -9.0], 5.0), [0.0, 10.0], BOUNCE);
    check_near(bounced.motion().get(), [-9.6, -2.8]);
    check_near(bounced.position(), [-7.8, -5.4]);
    assert_eq!(bounced.time_left(), 0.0);
}

//  ●   ●
//  │ ╱    half as fast, not at all, twice as fast
//  ▓▓▓▓▓
#[test]
fn a_restitution_scales_what_is_left() {
    let dropped =
        |kept: f64| travel(&world([FLOOR]), &ball([0.0, 0.0], 1.0), [4.0, 8.0], restitution(kept));
    check(&dropped(0.5), [3.0, 2.0], [2.0, -4.0], &[0]);
    check(&dropped(0.0), [2.0, 4.0], [0.0, 0.0], &[0]);
    check(&dropped(2.0), [6.0, -4.0], [8.0, -16.0], &[0]);
}

//  ●──▓▓──▓▓──▶
#[test]
fn a_pass_goes_through_and_tells_what_it_met_in_order() {
    let world = world([[8.0, -1.0, 9.0, 1.0], [4.0, -1.0, 5.0, 1.0], [4.0, -1.0, 6.0, 1.0]]);
    let ball = ball([0.0, 0.0], 1.0);
    let passed = travel(&world, &ball, [16.0, 0.0], Response::Pass);
    check(&passed, [16.0, 0.0], [16.0, 0.0], &[1, 2, 0]);
    assert_eq!(passed.time_left(), 0.0);
    assert_eq!(
        passed.hits().iter().map(|hit| hit.t()).collect::<Vec<_>>(),
        [0.1875, 0.1875, 0.4375]
    );
    check(&travel(&world, &ball, [4.5, 0.0], Response::Pass), [4.5, 0.0], [4.5, 0.0], &[1, 2]);
    let chosen =
        choosing(&world, &ball, [16.0, 0.0], Response::Pass, |hit| match hit.id().to_bits() {
            1 => Choice::Ignore,
            2 => Choice::Accept,
            _ => Choice::Stop,
        });
    check(&chosen, [7.0, 0.0], [0.0, 0.0], &[2, 0]);
    assert_eq!(chosen.time_left(), 0.5625);
}

//  ▓│●───●│▓
//  ▓│●───●│▓     to and fro, until it has hit walls often enough
#[test]
fn after_so_many_hits_a_mover_stays_at_its_last_hit() {
    let world = world([[-8.0, -9.0, -5.0, 9.0], [5.0, -9.0, 8.0, 9.0]]);
    let ball = ball([0.0, 0.0], 1.0);
    let bounces = |max_hits: u32| {
        world.travel_options().max_hits(max_hits).unwrap().run(ball, motion([512.0, 0.0]), BOUNCE)
    };
    let thrice = bounces(3);
    check(&thrice, [4.0, 0.0], [-512.0, 0.0], &[1, 0, 1]);
    assert_eq!(thrice.time_left(), 1.0 - 20.0 / 512.0);
    let default = travel(&world, &ball, [512.0, 0.0], BOUNCE);
    assert_eq!((default.hits().len(), default.position()), (16, dvec2(-4.0, 0.0)));
    let all = bounces(1000);
    assert_eq!((all.hits().len(), all.time_left(), all.position()), (64, 0.0, dvec2(0.0, 0.0)));
    // None is refused, and more than 65,536 counts as 65,536.
    check(&bounces(1), [4.0, 0.0], [-512.0, 0.0], &[1]);
    assert_eq!(world.travel_options().max_hits(0).err(), Some(GeometryError::NotPositive));
    let options = world.travel_options().max_hits(u32::MAX).unwrap().max_listed(u32::MAX);
    let longest = options.run(ball, motion([8.0 * 70_000.0, 0.0]), BOUNCE);
    assert_eq!(longest.hits().len(), 65_536);
}

//  ●──▓──░──▓──▶     each wall as it pleases
#[test]
fn each_hit_can_be_accepted_ignored_or_made_the_last() {
    let walls = world([[4.0, -9.0, 5.0, 9.0], [8.0, -9.0, 9.0, 9.0], [4.0, 5.0, 20.0, 9.0]]);
    let ball = ball([0.0, 0.0], 1.0);
    let through = |v: [f64; 2], choices: [Choice; 3]| {
        choosing(&walls, &ball, v, SLIDE, move |hit| choices[hit.id().to_bits() as usize])
    };
    use Choice::{Accept, Ignore, Stop};
    check(&through([16.0, 2.0], [Accept; 3]), [3.0, 2.0], [0.0, 2.0], &[0]);
    check(&through([16.0, 2.0], [Ignore, Accept, Accept]), [7.0, 2.0], [0.0, 2.0], &[1]);
    check(&through([16.0, 2.0], [Ignore; 3]), [16.0, 2.0], [16.0, 2.0], &[]);
    check(&through([4.5, 0.0], [Ignore; 3]), [4.5, 0.0], [4.5, 0.0], &[]);
    let stopped = through([16.0, 2.0], [Ignore, Stop, Accept]);
    check(&stopped, [7.0, 0.875], [0.0, 0.0], &[1]);
    assert_eq!(stopped.time_left(), 0.5625);
}

//  ●━━━━━━━━━━━━▌━━━━━━━▶     a wall of one bit, and a speed that jumps over the world
#[test]
fn nothing_tunnels_at_any_speed() {
    let wall = world([[5.0, -1.0, 5.0f64.next_up(), 1.0]]);
    for speed in [1e3, 1e9, 1e30, 1e300, f64::MAX] {
        for response in [STOP, SLIDE] {
            let stopped = travel(&wall, &ball([0.0, 0.0], 0.5), [speed, 0.0], response);
            assert_eq!((stopped.position(), indices(&stopped)), (dvec2(4.5, 0.0), vec![0]));
            let stopped = travel(&wall, &crate_at([0.0, 0.0], [2.0, 0.5]), [speed, 0.0], response);
            assert_eq!((stopped.position(), indices(&stopped)), (dvec2(3.0, 0.0), vec![0]));
        }
        let room = self::world([[-8.0, -9.0, -5.0, 9.0], [5.0, -9.0, 8.0, 9.0]]);
        let bounced = travel(&room, &ball([0.0, 0.0], 1.0), [speed, 0.0], BOUNCE);
        assert!(bounced.position().x.abs() <= 4.0 && bounced.time_left() >= 0.0);
    }
}

//  ●──┃──▶     a wall without thickness has no interior: a point goes through, a mover with an
//              extent makes it one
#[test]
fn a_wall_of_no_thickness_holds_what_has_an_extent() {
    let sheet = world([[5.0, -9.0, 5.0, 9.0]]);
    check(&travel(&sheet, &ball([0.0, 0.0], 0.0), [8.0, 0.0], STOP), [8.0, 0.0], [8.0, 0.0], &[]);
    check(&travel(&sheet, &ball([0.0, 0.0], 1.0), [8.0, 0.0], STOP), [4.0, 0.0], [0.0, 0.0], &[0]);
}

//  ▓▓│ │▓▓
//  ▓▓│●│▓▓     as wide as the mover to the bit
//  ▓▓│ │▓▓
#[test]
fn a_gap_of_just_its_width_lets_a_mover_through_and_a_bit_less_does_not() {
    let falls = |right: f64, mover: Mover| {
        let world = world([[-9.0, 0.0, 0.0, 1.0], [right, 0.0, 9.0, 1.0]]);
        travel(&world, &mover, [0.0, 8.0], STOP)
    };
    let (ball, boxed) = (ball([0.5, -3.0], 0.5), crate_at([0.0, -3.0], [1.0, 1.0]));
    for right in [1.0, 1.0f64.next_up()] {
        check(&falls(right, ball), [0.5, 5.0], [0.0, 8.0], &[]);
        check(&falls(right, boxed), [0.0, 5.0], [0.0, 8.0], &[]);
    }
    let less = 1.0f64.next_down();
    check(&falls(less, boxed), [0.0, -1.0], [0.0, 0.0], &[1]);
    let stuck = falls(less, ball);
    assert_eq!(indices(&stuck), [1]);
    assert!(stuck.position().y < 0.0, "{}", stuck.position());
}

//        ▓▓
//   ┌┐   ▓▓       into both walls at once: who lets the mover through the floor has its exact place on the way down
//   └┘↘  ▓▓
//  ▒▒▒▒▒▒▒▒
#[test]
fn a_wall_that_is_ignored_at_an_inner_corner_moves_nobody() {
    let mut words = crate::words::Words(315);
    for _ in 0..500 {
        let mut between = |low: f64, high: f64| words.between(low, high);
        let (start, size, line) = (between(-2.0, 0.0), between(0.1, 0.9), between(1.0, 2.0));
        let wall = Aabb::new((line, -9.0), (line + 1.0, 9.0)).unwrap();
        let floor = Aabb::new((-9.0, line), (9.0, line + 1.0)).unwrap();
        let mover = Mover::from_min_size((start, start), (size, size)).unwrap();
        let motion = Motion::new((5.0, 5.0)).unwrap();
        let both = World::new([wall, floor]);
        let choose = |hit: &TravelHit| match hit.id().to_bits() {
            1 => Choice::Ignore,
            _ => Choice::Accept,
        };
        let ignoring = both.travel_options().choose(choose).run(mover, motion, Response::Stop);
        let alone = World::new([wall]).travel(mover, motion, Response::Stop);
        assert_eq!(ignoring.position(), alone.position(), "{start} {size} {line}");
    }
}
