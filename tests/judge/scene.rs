//! A scene for a mover: walls, who moves, and what is asked. Printed, it is Rust that makes it again.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, BoxId, Choice, Circle, CornerSlide, Feature, Filter, Motion, Mover, Point, Positions,
    Response, Restitution, Side, StartInside, World,
};

use super::exact::Exact;
use super::named::{Travel, TravelHit};
use super::region::{Grown, Vector, minus, vector};

/// The layer of the walls that are asked about.
const WALL: u32 = 1;

/// Who moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Body {
    /// `[x, y, radius]`; with a radius of 0 it is a point.
    Ball([f64; 3]),
    /// A box made of `[min x, min y, max x, max y]`.
    Crate([f64; 4]),
}

/// What it does at a wall.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Act {
    Stop,
    SlideStop,
    SlideRound,
    Bounce(f64),
    Pass,
}

/// The answers of the caller. They depend on the wall and on what is met of it, on nothing else.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Rules {
    /// Walls that are ignored.
    pub(crate) ignore: Vec<u32>,
    /// Walls that stop the mover.
    pub(crate) stop: Vec<u32>,
    /// Whether all but the tops of walls are ignored, and a start inside too.
    pub(crate) tops_only: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Scene {
    /// Each `[min x, min y, max x, max y]`.
    pub(crate) walls: Vec<[f64; 4]>,
    pub(crate) body: Body,
    /// Where it has been moved to since it was made.
    pub(crate) at: Option<[f64; 2]>,
    pub(crate) motion: [f64; 2],
    pub(crate) act: Act,
    pub(crate) turns: u32,
    pub(crate) hits: u32,
    pub(crate) start: StartInside,
    pub(crate) rules: Rules,
    /// Those of `f32` are asked for by twins alone: the judge counts in ulps of doubles.
    pub(crate) positions: Positions,
}

/// What the library answered, and about what it asked.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) travel: Travel,
    pub(crate) asked: Vec<(TravelHit, Choice)>,
}

impl Act {
    pub(crate) fn response(self) -> Response {
        match self {
            Self::Stop => Response::Stop,
            Self::SlideStop => Response::Slide { corner: CornerSlide::Stop },
            Self::SlideRound => Response::Slide { corner: CornerSlide::Round },
            Self::Bounce(kept) => {
                Response::Bounce { restitution: Restitution::new(kept).expect("not negative") }
            }
            Self::Pass => Response::Pass,
        }
    }

    pub(crate) fn slides(self) -> bool {
        matches!(self, Self::SlideStop | Self::SlideRound)
    }
}

impl Rules {
    /// What the caller says to a wall that is met there; no feature stands for a start inside.
    pub(crate) fn choice(&self, wall: u32, met: Option<Feature>) -> Choice {
        if self.ignore.contains(&wall) || self.tops_only && met != Some(Feature::Side(Side::Top)) {
            Choice::Ignore
        } else if self.stop.contains(&wall) {
            Choice::Stop
        } else {
            Choice::Accept
        }
    }
}

impl Scene {
    /// A scene without choices and limits, in which a start inside stays.
    pub(crate) fn new(walls: Vec<[f64; 4]>, body: Body, motion: [f64; 2], act: Act) -> Self {
        let (turns, hits, start) = (16, 1024, StartInside::Stay);
        let (rules, positions) = (Rules::default(), Positions::F64);
        Self { walls, body, at: None, motion, act, turns, hits, start, rules, positions }
    }

    pub(crate) fn wall(&self, index: usize) -> Aabb {
        let [a, b, c, d] = self.walls[index];
        Aabb::from_corners(dvec2(a, b), dvec2(c, d)).expect("finite")
    }

    pub(crate) fn mover(&self) -> Mover {
        let made: Mover = match self.body {
            Body::Ball([x, y, radius]) => {
                Circle::new(dvec2(x, y), radius).expect("a circle").into()
            }
            Body::Crate([a, b, c, d]) => Aabb::new(dvec2(a, b), dvec2(c, d)).expect("a box").into(),
        };
        self.at.map_or(made, |at| made.at(Point::new(at).expect("finite")))
    }

    pub(crate) fn radius(&self) -> f64 {
        if let Body::Ball([_, _, radius]) = self.body { radius } else { 0.0 }
    }

    /// The radius, or the size of a box.
    pub(crate) fn extent(&self) -> DVec2 {
        match self.body {
            Body::Ball([.., radius]) => DVec2::splat(radius),
            Body::Crate([a, b, c, d]) => dvec2(c - a, d - b),
        }
    }

    pub(crate) fn is_box(&self) -> bool {
        matches!(self.body, Body::Crate(_))
    }

    /// The walls as the mover's position sees them.
    pub(crate) fn grown(&self) -> Vec<Grown> {
        let size: Vector = match self.body {
            Body::Ball(_) => [Exact::zero(), Exact::zero()],
            Body::Crate([a, b, c, d]) => minus(&vector(dvec2(c, d)), &vector(dvec2(a, b))),
        };
        let radius = Exact::of(self.radius());
        let grown = |index| {
            let wall = self.wall(index);
            let low = minus(&vector(wall.min()), &size);
            Grown { low, high: vector(wall.max()), radius: radius.clone() }
        };
        (0..self.walls.len()).map(grown).collect()
    }

    /// A world of its walls in an order, and their ids. In every other scene there are walls on another
    /// layer, too, and ids of slots that are used again.
    fn world(&self, order: &[usize]) -> (World, Vec<BoxId>) {
        let walls = || order.iter().map(|index| self.wall(*index));
        if self.walls.len().is_multiple_of(2) {
            let mut world = World::new(walls());
            world.set_positions(self.positions);
            return (world, (0..order.len() as u32).map(BoxId::from).collect());
        }
        let mut world = World::default();
        world.set_positions(self.positions);
        let decoys = walls().chain(walls());
        let decoys: Vec<BoxId> = decoys.map(|wall| world.insert_with_layers(wall, !WALL)).collect();
        for id in decoys.iter().step_by(2) {
            world.remove(*id);
        }
        let ids = walls().map(|wall| world.insert_with_layers(wall, WALL)).collect();
        (world, ids)
    }

    /// The library's answer with its walls inserted in an order, and a limit of turns. Walls are named
    /// by their place in the scene.
    pub(crate) fn ask(&self, order: &[usize], turns: u32, from: &Mover, motion: DVec2) -> Answer {
        let (world, ids) = self.world(order);
        let place = |id| {
            let nth = ids.iter().position(|known| *known == id);
            order[nth.expect("a wall")] as u32
        };
        let walls = world.filtered(Filter::default().mask(WALL));
        let mut asked = Vec::new();
        let choose = |hit: &graze2d::TravelHit| {
            let hit = TravelHit::new(hit, &place);
            let met = (!hit.starts_inside()).then(|| hit.feature());
            let choice = self.rules.choice(hit.index(), met);
            asked.push((hit, choice));
            choice
        };
        let options = walls.travel_options().max_hits(turns).expect("not 0");
        let options = options.max_listed(self.hits);
        let options = options.start_inside(self.start).choose(choose);
        let motion = Motion::new(motion).expect("finite");
        let travel = options.run(*from, motion, self.act.response());
        Answer { travel: Travel::new(travel, &place), asked }
    }

    /// The answer to the scene as it is.
    pub(crate) fn answer(&self) -> Answer {
        let order: Vec<usize> = (0..self.walls.len()).collect();
        self.ask(&order, self.turns, &self.mover(), self.motion.into())
    }

    /// The scene with the mover somewhere else. The size of a box is kept.
    pub(crate) fn moved_to(&self, position: DVec2) -> Self {
        let mut moved = self.clone();
        moved.at = Some(position.to_array());
        moved
    }
}
