//! Walks on slopes, ledges, bumps and lifts, by docs/contract.md §6 and §8.6: never inside, nobody through, nobody stuck, as fast
//! as told, at rest to the bit, carried by lifts, and no farther than the barriers.
//!
//! `COURSES=4000 cargo test --release --test it walks::` walks a million frames; `COURSE=123` walks one course.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{BoxId, Motion, Mover, Response, Wall, World};

use crate::courses::{Course, Lift, course_of};
use crate::judge::convex::form::Form;
use crate::judge::scene::Act;
use crate::judge::shapes::scene::{Scene, wall};
use crate::judge::shapes::sum::Sum;
use crate::judge::travel::Failure;
use crate::travel_judge::hold;
use crate::words::Words;

/// So many in every run of the tests, of so many frames each.
const COURSES: u64 = 9;
const FRAMES: u64 = 250;

/// After so many frames in which it gets nowhere, a walker is stuck.
const PATIENCE: u32 = 60;

/// A moment of a walk: walls and the mover.
#[derive(Clone)]
struct Moment<'a> {
    course: &'a Course,
    walls: Vec<Form>,
    mover: Mover,
}

impl Moment<'_> {
    /// The walls in a world, in their order or from the last.
    fn world(&self, is_reversed: bool) -> (World, Vec<BoxId>) {
        let mut world = World::default();
        let mut walls: Vec<Wall> = self.walls.iter().map(wall).collect();
        if is_reversed {
            walls.reverse();
        }
        let mut ids: Vec<BoxId> = walls.into_iter().map(|wall| world.insert(wall)).collect();
        if is_reversed {
            ids.reverse();
        }
        (world, ids)
    }

    /// The walls that it is strictly inside of, by the definition.
    fn holding(&self) -> Vec<usize> {
        let (bounds, place) = (self.mover.bounds(), self.mover.position());
        let holds = |form: &Form| {
            let wall = form.convex.bounds();
            let is_near = (wall.min().cmple(bounds.max()) & wall.max().cmpge(bounds.min())).all();
            is_near && Sum::new(&self.course.mover, form).holds(place)
        };
        (0..self.walls.len()).filter(|index| holds(&self.walls[*index])).collect()
    }

    fn is_walkable(&self, normal: DVec2) -> bool {
        normal.y < 0.0 && normal.x.abs() <= normal.y.abs() * self.course.steepest * (1.0 + 1e-12)
    }

    fn is_on_foot(&self, world: &World) -> bool {
        world.stands_on(self.mover).iter().any(|ground| self.is_walkable(ground.normal()))
    }

    /// Its middle.
    fn middle(&self) -> f64 {
        let bounds = self.mover.bounds();
        0.5 * (bounds.min().x + bounds.max().x)
    }

    /// The ulp of the largest number in play.
    fn rounding(&self) -> f64 {
        let largest = |form: &Form| {
            let bounds = form.convex.bounds();
            bounds.min().abs().max(bounds.max().abs()).max_element()
        };
        let walls = self.walls.iter().map(largest).fold(0.0, f64::max);
        let largest = walls.max(self.mover.position().abs().max_element());
        largest.next_up() - largest
    }

    /// Whether it would touch a barrier on a way.
    fn is_near_barrier(&self, by: f64) -> bool {
        let [from, to] = [self.middle(), self.middle() + by];
        let [left, right] = self.course.walkable;
        from.min(to) < left + self.course.near || from.max(to) > right - self.course.near
    }

    /// Whether a lift has taken it so far down that a wall on its way is too high for it.
    fn is_sunk(&self, by: f64) -> bool {
        let bounds = self.mover.bounds();
        let (low, high) = (bounds.min() + by.min(0.0), bounds.max() + by.max(0.0));
        let is_high = |form: &Form| {
            let wall = form.convex.bounds();
            let is_ahead = wall.min().x < high.x && wall.max().x > low.x;
            is_ahead && wall.max().y > low.y && wall.min().y < bounds.max().y - self.course.step
        };
        !self.course.lifts.is_empty() && self.walls.iter().any(is_high)
    }

    /// Walks for a frame: the moment after it, the motion that is left, and what is wrong.
    fn walked(&self, motion: DVec2) -> (Self, DVec2, Vec<Failure>) {
        let by = Motion::new(motion).expect("finite");
        let [(world, _), (other, _)] = [false, true].map(|is_reversed| self.world(is_reversed));
        let walk = world.walk(self.mover, by, self.course.walker);
        let after = Self { mover: walk.mover(), ..self.clone() };
        let left = walk.motion().get();
        let mut failures = Vec::new();
        let mut hold = |property: &'static str, holds: bool| {
            if !holds {
                failures.push((property, format!("{motion:?} leads to {walk:?}")));
            }
        };
        let again = other.walk(self.mover, by, self.course.walker);
        hold("order of walls", (again.mover(), again.motion()) == (walk.mover(), walk.motion()));
        hold("never inside", after.holding().is_empty() && walk.inside().is_empty());
        hold("free before", walk.settled().is_none() && walk.pushed_out().is_none());
        let is_in_the_air = self.course.walkable[0].is_infinite();
        hold("through the ground", is_in_the_air || walk.position().y < self.course.lowest);
        let is_on_foot = self.is_on_foot(&world);
        if motion.y >= 0.0 && is_on_foot {
            let ([low, high], near) = (self.course.barriers, self.course.near);
            let was_between = (low..=high).contains(&self.middle());
            let is_between = (low - near..=high + near).contains(&after.middle());
            hold("past a barrier", !was_between || is_between);
            let gone = walk.position().x - self.mover.position().x;
            if motion.x == 0.0 {
                hold("at rest", walk.mover() == self.mover && left == DVec2::ZERO);
            } else if self.course.gets_on
                && !self.is_near_barrier(motion.x)
                && !after.is_sunk(motion.x)
            {
                let most = 64.0 * self.rounding();
                hold("as fast as told", (gone - motion.x).abs() <= most);
                // Where less is left than rounding, it cannot get past what it has come to.
                let is_over = walk.hits().last().is_some_and(|hit| hit.t() > 1.0 - 1e-12);
                hold("keeps its speed", left.x == motion.x || is_over);
            }
            // A round walker may stand on the corner of a ledge.
            let is_box = self.mover.convex().radius() == 0.0;
            let is_followed = self.course.is_followed && is_box && !self.is_near_barrier(motion.x);
            hold("on the ground", !is_followed || after.is_on_foot(&world));
        }
        (after, left, failures)
    }

    /// A frame of lifts: the moment after it, and what is wrong.
    fn lifted(&self, frame: u64) -> (Self, Vec<Failure>) {
        if self.course.lifts.is_empty() {
            return (self.clone(), vec![]);
        }
        let (mut world, ids) = self.world(false);
        let moves: Vec<(BoxId, Motion)> =
            self.course.lifts.iter().map(|lift| (ids[lift.wall], lift.motion(frame))).collect();
        let ground = world.stands_on(self.mover);
        let mut movers = [self.mover];
        let shifted = world.solids().run(moves.clone(), &mut movers).expect("lifts").remove(0);
        let mut after = Self { mover: shifted.mover(), ..self.clone() };
        for Lift { wall, .. } in &self.course.lifts {
            let place = world.get(ids[*wall]).expect("a lift");
            after.walls[*wall] = match place {
                Wall::Box(aabb) => Form::aabb(aabb),
                Wall::Shape(shape) => after.walls[*wall].clone().at(shape.position()),
            };
        }
        let mut failures = Vec::new();
        let mut hold = |property: &'static str, holds: bool| {
            if !holds {
                failures.push((property, format!("{moves:?} lead to {shifted:?}")));
            }
        };
        hold("nobody is squeezed", shifted.squeezed_by().is_empty());
        hold("never inside", after.holding().is_empty());
        let carrier = moves.iter().find(|(id, _)| ground.iter().any(|ground| ground == id));
        if let Some((id, motion)) = carrier
            && ground.len() == 1
            && shifted.hits().is_empty()
            && shifted.pushed_by().is_empty()
        {
            let off = shifted.mover().position() - self.mover.position() - motion.get();
            let most = 16.0 * after.rounding().max(self.rounding());
            // Sideways on a slope it may be left a few ulps above.
            let down = Motion::new((0.0, most)).expect("finite");
            let rests = world.travel(shifted.mover(), down, Response::Stop);
            let is_on = rests.hits().iter().any(|hit| hit.id() == *id);
            hold("carried", shifted.carried_by() == Some(*id) && is_on);
            hold("carried as far", off.abs().max_element() <= most);
        }
        (after, failures)
    }

    /// Rust that makes it again, with as few walls as are wrong.
    fn told(&self, motion: DVec2, is_wrong: &dyn Fn(&Self) -> bool) -> String {
        let (mut least, mut index) = (self.clone(), 0);
        while index < least.walls.len() {
            let mut fewer = least.clone();
            fewer.walls.remove(index);
            if is_wrong(&fewer) {
                least = fewer;
            } else {
                index += 1;
            }
        }
        let mover = self.course.mover.clone().at(self.mover.position());
        let scene = Scene::new(least.walls, mover, motion, Act::Stop);
        format!("// {:?}{scene:?}", self.course.walker)
    }
}

/// Walks a course to and fro, with rests and leaps; what is wrong first, and in which scene.
fn walk(course: &Course, number: u64) -> (Vec<Failure>, String) {
    let mut words = Words(number);
    let mover = Scene::new(vec![], course.mover.clone(), DVec2::ZERO, Act::Stop);
    let mut now = Moment { course, walls: course.walls.clone(), mover: mover.mover() };
    let (mut speed, mut fall, mut stuck) = (0.0, 0.0, 0);
    for frame in 0..FRAMES {
        let (lifted, failures) = now.lifted(frame);
        if !failures.is_empty() {
            return (failures, format!("// frame {frame}{}", now.told(DVec2::ZERO, &|_| false)));
        }
        if frame == 0 || words.one_in(40) {
            speed = course.fastest * words.choose(&[0.0, 0.25, 1.0, 1.0]) * words.sign();
        }
        let leaps = course.leaps && words.one_in(50);
        let motion =
            dvec2(speed, if leaps { -8.0 * course.gravity } else { fall + course.gravity });
        let (after, left, failures) = lifted.walked(motion);
        if let Some((property, _)) = failures.first() {
            let is_wrong = |moment: &Moment| {
                moment.walked(motion).2.iter().any(|failure| failure.0 == *property)
            };
            let scene = lifted.told(motion, &is_wrong);
            return (failures, format!("// frame {frame}{scene}"));
        }
        let gone = (after.mover.position().x - lifted.mover.position().x) * speed.signum();
        let is_walkable = course.walkable[0].is_finite();
        let is_going = is_walkable
            && speed != 0.0
            && gone < 0.01 * speed.abs()
            && !lifted.is_near_barrier(speed)
            && !lifted.is_sunk(speed);
        stuck = if is_going { stuck + 1 } else { 0 };
        if stuck > PATIENCE {
            let what = format!("at {:?}", after.mover.position());
            let is_stuck = |moment: &Moment| moment.walked(motion).0.mover == moment.mover;
            return (
                vec![("stuck", what)],
                format!("// frame {frame}{}", after.told(motion, &is_stuck)),
            );
        }
        (now, fall) = (after, left.y);
        if now.mover.position().y > course.lowest - course.near {
            // It has walked off a lift in the air.
            now.mover = mover.mover();
            fall = 0.0;
        }
    }
    (vec![], String::new())
}

#[test]
fn walkers_get_on_and_rest_and_ride() {
    hold("COURSES", COURSES, "COURSE", |number| walk(&course_of(number), number));
}
