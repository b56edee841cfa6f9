//! A scene of shapes: walls, who moves, and what is asked.

use std::fmt;

use graze2d::glam::DVec2;
use graze2d::{Aabb, BoxId, Motion, Mover, Point, Positions, Wall, World};

use super::sum::Sum;
use crate::judge::convex::form::{Form, Kind};
use crate::judge::named::Travel;
use crate::judge::scene::Act;

#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) walls: Vec<Form>,
    pub(crate) mover: Form,
    pub(crate) motion: DVec2,
    pub(crate) act: Act,
    pub(crate) turns: u32,
    /// Those of `f32` are asked for by twins alone: the judge counts in ulps of doubles.
    pub(crate) positions: Positions,
}

/// Rust that makes it again.
impl fmt::Debug for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f)?;
        for wall in &self.walls {
            writeln!(f, "    world.insert({});", code(wall))?;
        }
        writeln!(f, "    let mover = Mover::from({});", code(&self.mover))?;
        write!(f, "    let motion = Motion::new({:?})?; // {:?}", self.motion.to_array(), self.act)
    }
}

fn code(form: &Form) -> String {
    let points: Vec<[f64; 2]> = form.points.iter().map(|p| p.to_array()).collect();
    let (radius, position) = (form.convex.radius(), form.convex.position());
    let mut code = match form.kind {
        Kind::Circle => format!("Convex::from(Circle::new({:?}, {radius:?})?)", points[0]),
        Kind::Box => match aabb(form) {
            Some(_) => return format!("Aabb::new({:?}, {:?})?", points[0], points[2]),
            None => format!("Convex::from(Aabb::new({:?}, {:?})?)", points[0], points[2]),
        },
        Kind::Segment => format!("Convex::from(Segment::new({:?}, {:?})?)", points[0], points[1]),
        Kind::Rotated(half, direction) => {
            let [half, direction] = [half, direction].map(|v| v.to_array());
            format!("Convex::rotated({:?}, {half:?}, {direction:?})?", position.to_array())
        }
        Kind::Points => format!("Convex::new({points:?})?"),
    };
    if radius > 0.0 && form.kind != Kind::Circle {
        code += &format!(".rounded({radius:?})?");
    }
    if position != form.origin && !matches!(form.kind, Kind::Rotated(..)) {
        code += &format!(".at({:?})?", position.to_array());
    }
    code
}

/// A box as such, every other shape as a convex one.
pub(crate) fn wall(form: &Form) -> Wall {
    aabb(form).map_or(Wall::from(form.convex), Wall::from)
}

pub(crate) fn aabb(form: &Form) -> Option<Aabb> {
    let is_box = form.kind == Kind::Box && form.convex.radius() == 0.0;
    (is_box && form.convex.position() == form.origin)
        .then(|| Aabb::new(form.points[0], form.points[2]).expect("a box"))
}

impl Scene {
    pub(crate) fn new(walls: Vec<Form>, mover: Form, motion: DVec2, act: Act) -> Self {
        Self { walls, mover, motion, act, turns: 16, positions: Positions::F64 }
    }

    pub(crate) fn mover(&self) -> Mover {
        let made = match aabb(&self.mover) {
            Some(aabb) => Mover::from(aabb),
            None => Mover::from(self.mover.convex),
        };
        made.at(Point::new(self.mover.convex.position()).expect("finite"))
    }

    pub(crate) fn sums(&self) -> Vec<Sum> {
        self.walls.iter().map(|wall| Sum::new(&self.mover, wall)).collect()
    }

    /// The largest radius.
    pub(crate) fn radius(&self) -> f64 {
        let radius = |form: &Form| form.convex.radius();
        self.walls.iter().map(radius).fold(radius(&self.mover), f64::max)
    }

    /// A world of its walls in an order, and their ids. Slots are used again.
    pub(crate) fn world(&self, order: &[usize]) -> (World, Vec<BoxId>) {
        let mut world = World::default();
        world.set_positions(self.positions);
        for form in self.walls.iter().skip(order.len() / 2) {
            let gone = world.insert(wall(form));
            world.remove(gone);
        }
        let ids = order.iter().map(|index| world.insert(wall(&self.walls[*index]))).collect();
        (world, ids)
    }

    /// The answer with the walls inserted in an order. Walls are named by their place in the scene.
    pub(crate) fn ask(&self, order: &[usize], from: &Mover) -> Travel {
        let (world, ids) = self.world(order);
        let place = |id| order[ids.iter().position(|known| *known == id).expect("a wall")] as u32;
        let options = world.travel_options().max_hits(self.turns).expect("not 0");
        let motion = Motion::new(self.motion).expect("finite");
        Travel::new(options.run(*from, motion, self.act.response()), &place)
    }

    pub(crate) fn answer(&self) -> Travel {
        self.ask(&self.in_order(), &self.mover())
    }

    pub(crate) fn in_order(&self) -> Vec<usize> {
        (0..self.walls.len()).collect()
    }
}
