//! Several boxes at once: the broad phase against asking each box alone, bit for bit.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, BoxId, Circle, Contact, CornerSlide, Found, Motion, Mover, Response, Restitution,
    Segment, Span, Sweep, Wall, World, aabb_vs_aabb, circle_vs_aabb, segment_vs_aabb,
    trace::FirstStep as Step,
};

use crate::words::Words;

/// Does it with some worlds of boxes, the same in every run.
fn each_world(hold: impl Fn(&mut Words, Vec<Aabb>)) {
    for case in 0..200 {
        let mut words = Words(case);
        let boxes = boxes(&mut words);
        hold(&mut words, boxes);
    }
}

fn paths(boxes: &[Aabb], words: &mut Words) -> [Path; 8] {
    [0; 8].map(|_| path(boxes, words))
}

/// A path, as the world is asked and as each box is.
#[derive(Clone, Copy, Debug)]
enum Path {
    Segment(Segment),
    Circle(Circle, Motion),
    Box(Aabb, Motion),
}

impl Path {
    fn sweep(&self) -> Sweep {
        match *self {
            Self::Segment(segment) => Sweep::from(segment),
            Self::Circle(circle, motion) => Sweep::from((circle, motion)),
            Self::Box(aabb, motion) => Sweep::from((aabb, motion)),
        }
    }

    fn meets(&self, wall: &Aabb) -> Option<Span> {
        match self {
            Self::Segment(segment) => segment_vs_aabb(*segment, *wall),
            Self::Circle(circle, motion) => circle_vs_aabb(*circle, *motion, *wall),
            Self::Box(aabb, motion) => aabb_vs_aabb(*aabb, *motion, *wall, Motion::ZERO),
        }
    }

    /// Every contact, by asking each box alone.
    fn all(&self, boxes: &Listed) -> Vec<(BoxId, Span)> {
        let found = |(id, wall): &(BoxId, Option<Aabb>)| Some((*id, self.meets(wall.as_ref()?)?));
        sorted(boxes.iter().filter_map(found).collect())
    }
}

/// Every box that ever was, in the order of insertion, where it is there still.
type Listed = Vec<(BoxId, Option<Aabb>)>;

/// The boxes of a new world.
fn listed(boxes: &[Aabb]) -> Listed {
    (0..).map(BoxId::from).zip(boxes.iter().copied().map(Some)).collect()
}

/// By rounded time, then by id: a world tells the exact order of those that round alike.
fn sorted(mut all: Vec<(BoxId, Span)>) -> Vec<(BoxId, Span)> {
    all.sort_by(|(i, a), (j, b)| a.enter_time().total_cmp(&b.enter_time()).then(i.cmp(j)));
    all
}

fn sized(min: DVec2, size: DVec2) -> Aabb {
    Aabb::new(min, min + size.abs()).unwrap()
}

/// Fewer than so many boxes with their min corner about the origin.
fn scattered(words: &mut Words, most: u64, size: impl Fn(&mut Words) -> f64) -> Vec<Aabb> {
    let count = words.below(most);
    let aabb = |_| {
        let min = dvec2(words.between(-50.0, 50.0), words.between(-50.0, 50.0));
        sized(min, dvec2(size(words), size(words)))
    };
    (0..count).map(aabb).collect()
}

fn boxes(words: &mut Words) -> Vec<Aabb> {
    let usual = |words: &mut Words| words.between(0.0, 9.0);
    match words.below(7) {
        0 => scattered(words, 60, usual),
        1 => tiles(words),
        2 => scattered(words, 40, |words| words.choose(&[0.0, 1e-12, 40.0, 5e-324])),
        3 => scattered(words, 12, |words| words.between(0.0, 30.0)).repeat(3),
        4 => {
            let far = words.choose(&[1e15, -1e15, 1e300]);
            let moved = |wall: Aabb| Aabb::new(wall.min() + far, wall.max() + far).unwrap();
            scattered(words, 60, usual).into_iter().map(moved).collect()
        }
        5 => scattered(words, 40, |words| 10.0f64.powi(words.whole(9) as i32)),
        _ => scattered(words, 300, |words| 2.0f64.powi(words.whole(900) as i32)),
    }
}

/// Half of twelve by twelve tiles.
fn tiles(words: &mut Words) -> Vec<Aabb> {
    let size = words.choose(&[1.0, 0.1, 16.0, 1.0 / 3.0]);
    let at = |n: u32| f64::from(n) * size;
    (0..144)
        .filter(|_| words.one_in(2))
        .map(|n| (n % 12, n / 12))
        .map(|(x, y)| Aabb::new((at(x), at(y)), (at(x + 1), at(y + 1))).unwrap())
        .collect()
}

/// A path: many start, end or pass at a corner of some box.
fn path(boxes: &[Aabb], words: &mut Words) -> Path {
    let spot = |words: &mut Words| {
        let anywhere = dvec2(words.between(-64.0, 64.0), words.between(-64.0, 64.0));
        match boxes.get(words.below(boxes.len() as u64 + 1) as usize) {
            None => anywhere,
            Some(wall) => match words.below(3) {
                0 => wall.min(),
                1 => dvec2(wall.max().x, wall.min().y),
                _ => wall.min() + anywhere / 16.0,
            },
        }
    };
    let (a, b) = (spot(words), spot(words));
    let free = dvec2(words.between(-64.0, 64.0), words.between(-64.0, 64.0));
    let motion = Motion::new(if words.one_in(2) { b - a } else { free }).unwrap();
    let extent = words.choose(&[0.0, 1e-9, 0.5, 1.0, 7.0, 100.0]);
    match words.below(3) {
        0 => Path::Segment(Segment::new(a, b).unwrap()),
        1 => Path::Circle(Circle::new(a, extent).unwrap(), motion),
        _ => Path::Box(sized(a, dvec2(extent, 1.0)), motion),
    }
}

fn told(found: &Found) -> (BoxId, Span) {
    (found.id(), found.span())
}

/// What the last step says: how many boxes were tested, and how many were not.
fn counted(steps: &[Step]) -> Option<(u32, u32)> {
    match *steps.last()? {
        Step::Ends { tested, culled, .. } => Some((tested, culled)),
        _ => None,
    }
}

/// Equal to the last bit: `-0.0` is not `0.0`.
fn bits(found: impl std::fmt::Debug) -> String {
    format!("{found:?}")
}

#[track_caller]
fn hold(world: &World, boxes: &Listed, path: &Path) {
    let sweep = path.sweep();
    let all = world.all(sweep);
    assert!(all.is_sorted_by_key(|found| found.t().to_bits()));
    assert_eq!(bits(sorted(all.iter().map(told).collect())), bits(path.all(boxes)));
    assert_eq!(bits(world.first(sweep)), bits(all.first()));
    let crossing = all.iter().find(|found| found.span().contact() == Contact::Cross);
    assert_eq!(bits(world.first_crossing(sweep)), bits(crossing));
    assert_eq!(world.any(sweep), !all.is_empty());
}

#[test]
fn every_answer_is_that_of_asking_each_box_alone() {
    each_world(|words, boxes| {
        let world = World::new(boxes.iter().copied());
        let listed = listed(&boxes);
        for path in paths(&boxes, words) {
            hold(&world, &listed, &path);
        }
    });
}

//  ● │▓▓     it touches one at the start, and the corner of the other comes so soon that its time rounds to 0
//   ▗▓▓▓
#[test]
fn what_is_touched_at_the_start_comes_first_whatever_the_times_round_to() {
    let unit = 2.0f64.powi(-60);
    let aabb =
        |a: f64, b: f64, c: f64, d: f64| Aabb::new(dvec2(a, b) * unit, dvec2(c, d) * unit).unwrap();
    let world = World::new([aabb(3.0f64.next_up(), 4.0, 9.0, 9.0), aabb(5.0, -9.0, 9.0, 9.0)]);
    let ball = Circle::new((0.0, 0.0), 5.0 * unit).unwrap();
    let all = world.all((ball, Motion::new((1e300, 1e300)).unwrap()));
    let told: Vec<(u64, f64)> = all.iter().map(|found| (found.id().to_bits(), found.t())).collect();
    assert_eq!(told, [(1, 0.0), (0, 0.0)]);
}

#[test]
fn it_does_not_matter_in_which_order_boxes_came() {
    each_world(|words, boxes| {
        let (world, mut one_by_one) = (World::new(boxes.iter().copied()), World::default());
        for (index, wall) in boxes.iter().enumerate() {
            assert_eq!(one_by_one.insert(*wall), BoxId::from(index as u32));
        }
        let reversed = World::new(boxes.iter().rev().copied());
        let last = boxes.len() as u64;
        for path in paths(&boxes, words) {
            let sweep = path.sweep();
            // Its groups are others.
            assert_eq!(bits(one_by_one.all(sweep)), bits(world.all(sweep)));
            assert_eq!(bits(one_by_one.first(sweep)), bits(world.first(sweep)));
            let renamed = |found: &Found| {
                (BoxId::from_bits(last - 1 - found.id().to_bits()).unwrap(), found.span())
            };
            let all = reversed.all(sweep).iter().map(renamed).collect();
            assert_eq!(
                bits(sorted(all)),
                bits(sorted(world.all(sweep).iter().map(told).collect()))
            );
        }
    });
}

#[test]
fn a_travel_does_not_depend_on_the_groups() {
    each_world(|words, boxes| {
        let (world, mut one_by_one) = (World::new(boxes.iter().copied()), World::default());
        for wall in &boxes {
            one_by_one.insert(*wall);
        }
        for path in paths(&boxes, words) {
            let (mover, motion) = match path {
                Path::Segment(_) => continue,
                Path::Circle(circle, motion) => (Mover::from(circle), motion),
                Path::Box(aabb, motion) => (Mover::from(aabb), motion),
            };
            for response in [
                Response::Stop,
                Response::Slide { corner: CornerSlide::Round },
                Response::Bounce { restitution: Restitution::FULL },
                Response::Pass,
            ] {
                let travel = world.travel(mover, motion, response);
                assert_eq!(bits(one_by_one.travel(mover, motion, response)), bits(travel));
            }
        }
    });
}

#[test]
fn boxes_come_go_and_move() {
    each_world(|words, boxes| {
        let mut world = World::new(boxes.iter().copied());
        let mut listed = listed(&boxes);
        for _ in 0..words.below(60) {
            let usual = words.between(0.0, 9.0);
            let size = words.choose(&[usual, usual, 1e6, 0.0]);
            let min = dvec2(words.between(-50.0, 50.0), words.between(-50.0, 50.0));
            let wall = sized(min, DVec2::splat(size));
            // Ids of boxes that are gone are asked about, too.
            let known = listed.get_mut(words.below(40) as usize);
            match (words.below(3), known) {
                (0, Some((id, known))) => {
                    assert_eq!(world.remove(*id), known.take().map(Wall::Box))
                }
                (1, Some((id, known))) => {
                    assert_eq!(world.move_to(*id, wall), known.map(Wall::Box));
                    *known = known.map(|_| wall);
                }
                _ => {
                    let id = world.insert(wall);
                    assert!(listed.iter().all(|(known, _)| *known != id), "{id:?} again");
                    listed.push((id, Some(wall)));
                }
            }
        }
        let there: Vec<(BoxId, Wall)> =
            listed.iter().filter_map(|(id, wall)| Some((*id, (*wall)?.into()))).collect();
        assert_eq!((world.len(), world.is_empty()), (there.len(), there.is_empty()));
        for (id, wall) in &listed {
            assert_eq!(world.get(*id), wall.map(Wall::Box));
            assert_eq!(world.layers(*id), wall.map(|_| u32::MAX));
        }
        assert_eq!(world.iter().collect::<Vec<_>>(), there);
        for path in paths(&boxes, words) {
            hold(&world, &listed, &path);
        }
    });
}

#[test]
fn the_steps_ask_each_box_at_most_once_and_count_them_all() {
    each_world(|words, boxes| {
        let world = World::new(boxes.iter().copied());
        for path in paths(&boxes, words) {
            let mut steps = Vec::new();
            let first = world.trace_first(path.sweep(), |step| steps.push(step));
            assert_eq!(bits(first), bits(world.first(path.sweep())));
            let mut asked = Vec::new();
            for step in &steps {
                if let Step::Tests { id, contact, .. } = step {
                    let alone =
                        path.meets(&boxes[id.to_bits() as usize]).map(|span| span.contact());
                    assert_eq!(*contact, alone);
                    asked.push(*id);
                }
            }
            let tested = asked.len() as u32;
            let culled = boxes.len() as u32 - tested;
            assert_eq!(counted(&steps), Some((tested, culled)));
            asked.sort_unstable();
            asked.dedup();
            assert_eq!(asked.len() as u32, tested);
        }
    });
}

#[test]
fn the_steps_to_all_contacts_ask_each_box_at_most_once_and_leave_out_no_contact() {
    each_world(|words, boxes| {
        let world = World::new(boxes.iter().copied());
        for path in paths(&boxes, words) {
            let mut steps = Vec::new();
            let all = world.trace_all(path.sweep(), |step| steps.push(step));
            assert_eq!(&all, &world.all(path.sweep()));
            let (mut asked, mut met, mut above) = (Vec::new(), 0, 0);
            for step in &steps {
                match *step {
                    Step::Tests { id, contact, .. } => {
                        let alone = path.meets(&boxes[id.to_bits() as usize]);
                        assert_eq!(contact, alone.map(|span| span.contact()));
                        met += usize::from(contact.is_some());
                        asked.push(id);
                    }
                    Step::Group { level, .. } => {
                        assert!(0 < level && level <= above + 1);
                        above = level;
                    }
                    Step::Culls { min, max, level, .. } => {
                        assert!(0 < level && level <= above + 1);
                        assert!(path.meets(&Aabb::new(min, max).unwrap()).is_none());
                    }
                    _ => {}
                }
            }
            let tested = asked.len() as u32;
            let culled = boxes.len() as u32 - tested;
            assert_eq!(counted(&steps), Some((tested, culled)));
            asked.sort_unstable();
            asked.dedup();
            assert_eq!((asked.len() as u32, met), (tested, all.len()));
        }
    });
}

//  (●)──────────▶
//     ▓▓▓▓▓▓▓▓▓▓     so slow toward or away from a side that it takes an ulp many steps
#[test]
fn a_path_that_hardly_leads_to_a_side_meets_what_it_meets_alone() {
    let mut words = Words(0);
    for _ in 0..200 {
        let [is_box, is_back, is_above, is_upright] = [0; 4].map(|_| words.one_in(2));
        let (at, extent) = (words.whole(99) / 10.0, (1 + words.below(29)) as f64 / 10.0);
        let turned = |x: f64, y: f64| if is_upright { dvec2(y, x) } else { dvec2(x, y) };
        let (side, ulp) = (at + extent, at.abs().max(extent).next_up() - at.abs().max(extent));
        let side = side + words.whole(2) * ulp;
        let corners = [turned(-8.0, side), turned(8.0, side + 1.0)];
        let away = if is_back { -1.0 } else { 1.0 };
        let (along, aside) = (words.below(5) as i32, -8 - words.below(312) as i32);
        let motion = turned(10f64.powi(along) * 25.0, away * 10f64.powi(aside));
        let motion = Motion::new(if is_above { motion } else { -motion }).unwrap();
        let center = turned(if is_above { -12.0 } else { 12.0 }, at);
        let path = if is_box {
            Path::Box(Aabb::new(center - extent, center + extent).unwrap(), motion)
        } else {
            Path::Circle(Circle::new(center, extent).unwrap(), motion)
        };
        let boxes = [Aabb::new(corners[0], corners[1]).unwrap()];
        hold(&World::new(boxes), &listed(&boxes), &path);
    }
}

//  ┌─┬─┬─┬─┬─┬─┐
//  │ │ │●│●│●│ │     of ten thousand tiles only those near the path are asked
//  └─┴─┴─┴─┴─┴─┘
#[test]
fn a_short_path_asks_few_boxes_in_few_groups() {
    let tile = |n: u32| sized(dvec2(f64::from(n % 100), f64::from(n / 100)), DVec2::ONE);
    let world = World::new((0..10_000).map(tile));
    let sight = |a: [f64; 2], b: [f64; 2]| {
        let (mut levels, mut counts) = (Vec::new(), (0, 0));
        let segment = Segment::new(a, b).unwrap();
        let first = world.trace_first(Sweep::from(segment), |step| match step {
            Step::Group { level, .. } => levels.push(level),
            Step::Ends { tested, culled, .. } => counts = (tested, culled),
            _ => {}
        });
        assert_eq!(counts.0 + counts.1, 10_000);
        assert_eq!(levels[..4], [1, 2, 3, 4], "each in the one before");
        (first.map(|found| found.id().to_bits()), levels.len(), counts.0)
    };
    let (first, groups, tested) = sight([50.5, 50.5], [53.5, 51.5]);
    assert_eq!(first, Some(5050));
    assert!(groups <= 16 && tested <= 32, "{groups} groups, {tested} boxes");
    // It looks no farther than the first hit.
    let (first, groups, tested) = sight([-1.0, 50.5], [101.0, 60.5]);
    assert_eq!(first, Some(5000));
    assert!(groups <= 16 && tested <= 32, "{groups} groups, {tested} boxes");
}

//  ●──▶ │    so near to the end of the range that distances lie beyond
#[test]
fn a_path_at_the_end_of_the_range_is_answered_soon() {
    let far = f64::MAX;
    let walls = [
        Aabb::new(dvec2(-far, -4.0), dvec2(3.0, 0.0)).unwrap(),
        Aabb::new(dvec2(-1e-323, -far), dvec2(1.6, -3.0)).unwrap(),
    ];
    let world = World::new(walls);
    let listed = listed(&walls);
    for (x, y) in [(8.2, -far), (-far, 1.0), (far, far), (0.0, far)] {
        for v in [dvec2(-4.0, 3.6), dvec2(1.0, -9.0), dvec2(far, far), dvec2(-far, 1.0)] {
            let circle = Circle::new(dvec2(x, y), 1.0).unwrap();
            let path = Path::Circle(circle, Motion::new(v).unwrap());
            hold(&world, &listed, &path);
        }
    }
}

#[test]
fn worlds_are_equal_where_the_same_ids_name_equal_boxes() {
    let tile = |x: i32| Aabb::from_min_size((f64::from(x), 0.0), (1.0, 1.0)).unwrap();
    let made_at_once = World::new((0..40).map(tile));
    let mut made_step_by_step = World::default();
    for x in 0..40 {
        assert_ne!(made_step_by_step, made_at_once);
        made_step_by_step.insert(tile(x));
    }
    assert_eq!(made_step_by_step, made_at_once, "though in other groups");
    made_step_by_step.remove(BoxId::from(7));
    assert_ne!(made_step_by_step, made_at_once);
    let last = made_step_by_step.insert(tile(7));
    assert_ne!(made_step_by_step, made_at_once, "the same boxes, but one has another id");
    made_step_by_step.remove(last);
    let mut without = made_at_once.clone();
    without.remove(BoxId::from(7));
    assert_eq!(made_step_by_step, without);
}
