//! Several boxes at once: the broad phase against asking each box alone, bit for bit.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, BoxId, Circle, Contact, CornerSlide, Found, Motion, Mover, Response, Restitution,
    Segment, Span, Sweep, World, aabb_vs_aabb, circle_vs_aabb, segment_vs_aabb,
    trace::FirstStep as Step,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;

/// The same cases in every run.
fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 200,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
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
    all.sort_by(|(i, a), (j, b)| a.times().0.total_cmp(&b.times().0).then(i.cmp(j)));
    all
}

fn sized(min: DVec2, size: DVec2) -> Aabb {
    Aabb::new(min, min + size.abs()).unwrap()
}

/// Up to so many boxes with their min corner about the origin.
fn scattered(
    most: usize,
    size: impl Strategy<Value = f64> + Clone + 'static,
) -> BoxedStrategy<Vec<Aabb>> {
    let place = -50.0..50.0;
    let aabb = (place.clone(), place, size.clone(), size)
        .prop_map(|(x, y, w, h)| sized(dvec2(x, y), dvec2(w, h)));
    vec(aabb, 0..most).boxed()
}

fn worlds() -> impl Strategy<Value = Vec<Aabb>> {
    let random = || scattered(60, 0.0..9.0);
    let tiled = (vec(any::<bool>(), 144), select(vec![1.0, 0.1, 16.0, 1.0 / 3.0])).prop_map(
        |(filled, size)| {
            let at = |n: usize| n as f64 * size;
            let tile = |(n, _): (usize, bool)| {
                let (x, y) = (n % 12, n / 12);
                Aabb::new(dvec2(at(x), at(y)), dvec2(at(x + 1), at(y + 1))).unwrap()
            };
            filled.into_iter().enumerate().filter(|(_, filled)| *filled).map(tile).collect()
        },
    );
    let thin = scattered(40, select(vec![0.0, 1e-12, 40.0, 5e-324]));
    let twice = scattered(12, 0.0..30.0).prop_map(|boxes| boxes.repeat(3));
    let far = (random(), select(vec![1e15, -1e15, 1e300])).prop_map(|(boxes, far)| {
        let moved = |wall: Aabb| Aabb::new(wall.min() + far, wall.max() + far).unwrap();
        boxes.into_iter().map(moved).collect()
    });
    let mixed = scattered(40, (-9..9i32).prop_map(|exponent| 10.0f64.powi(exponent)));
    let decades = scattered(300, (-900..900i32).prop_map(|exponent| 2.0f64.powi(exponent)));
    prop_oneof![random(), tiled, thin, twice, far, mixed, decades]
}

/// Four random words make a path: many start, end or pass at a corner of some box.
fn path(boxes: &[Aabb], [kind, from, to, extent]: [u64; 4]) -> Path {
    let anywhere = |word: u64| {
        let [x, y] = [word & 0xffff, word >> 16 & 0xffff];
        dvec2(x as f64, y as f64) / 512.0 - 64.0
    };
    let nth = |word: u64| boxes.get((word >> 32) as usize % (boxes.len() + 1));
    let spot = |word: u64| match (nth(word), word % 3) {
        (Some(wall), 0) => wall.min(),
        (Some(wall), 1) => dvec2(wall.max().x, wall.min().y),
        (Some(wall), _) => wall.min() + anywhere(word) / 16.0,
        (None, _) => anywhere(word),
    };
    let (a, b) = (spot(from), spot(to));
    let motion = Motion::new(if kind & 4 == 0 { b - a } else { anywhere(to) }).unwrap();
    let extent = [0.0, 1e-9, 0.5, 1.0, 7.0, 100.0][extent as usize % 6];
    match kind % 3 {
        0 => Path::Segment(Segment::new(a, b).unwrap()),
        1 => Path::Circle(Circle::new(a, extent).unwrap(), motion),
        _ => Path::Box(sized(a, dvec2(extent, 1.0)), motion),
    }
}

fn words() -> impl Strategy<Value = Vec<[u64; 4]>> {
    vec(any::<[u64; 4]>(), 8)
}

fn told(found: &Found) -> (BoxId, Span) {
    (found.id(), found.span())
}

/// Equal to the last bit: `-0.0` is not `0.0`.
fn bits(found: impl std::fmt::Debug) -> String {
    format!("{found:?}")
}

fn hold(world: &World, boxes: &Listed, path: &Path) -> Result<(), TestCaseError> {
    let sweep = path.sweep();
    let all = world.all(sweep);
    prop_assert!(all.is_sorted_by_key(|found| found.t().to_bits()));
    prop_assert_eq!(bits(sorted(all.iter().map(told).collect())), bits(path.all(boxes)));
    prop_assert_eq!(bits(world.first(sweep)), bits(all.first()));
    let crossing = all.iter().find(|found| found.span().contact() == Contact::Cross);
    prop_assert_eq!(bits(world.first_crossing(sweep)), bits(crossing));
    prop_assert_eq!(world.any(sweep), !all.is_empty());
    Ok(())
}

/// What happens to a world.
#[derive(Clone, Debug)]
enum Change {
    Insert(Aabb),
    Remove(usize),
    Replace(usize, Aabb),
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let size = prop_oneof![3 => 0.0..9.0, 1 => Just(1e6), 1 => Just(0.0)];
    let wall = (-50.0..50.0, -50.0..50.0, size)
        .prop_map(|(x, y, size)| sized(dvec2(x, y), DVec2::splat(size)));
    let change = prop_oneof![
        wall.clone().prop_map(Change::Insert),
        (0..40usize).prop_map(Change::Remove),
        (0..40usize, wall).prop_map(|(n, wall)| Change::Replace(n, wall)),
    ];
    vec(change, 0..60)
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_answer_is_that_of_asking_each_box_alone(boxes in worlds(), words in words()) {
        let world = World::new(boxes.iter().copied());
        let listed = listed(&boxes);
        for words in words {
            hold(&world, &listed, &path(&boxes, words))?;
        }
    }

    #[test]
    fn it_does_not_matter_in_which_order_boxes_came(boxes in worlds(), words in words()) {
        let (world, mut one_by_one) = (World::new(boxes.iter().copied()), World::new([]));
        for (index, wall) in boxes.iter().enumerate() {
            prop_assert_eq!(one_by_one.insert(*wall), BoxId::from(index as u32));
        }
        let reversed = World::new(boxes.iter().rev().copied());
        let last = boxes.len() as u64;
        for words in words {
            let sweep = path(&boxes, words).sweep();
            // Its groups are others.
            prop_assert_eq!(bits(one_by_one.all(sweep)), bits(world.all(sweep)));
            prop_assert_eq!(bits(one_by_one.first(sweep)), bits(world.first(sweep)));
            let renamed = |found: &Found| {
                (BoxId::from_bits(last - 1 - found.id().to_bits()).unwrap(), found.span())
            };
            let all = reversed.all(sweep).iter().map(renamed).collect();
            prop_assert_eq!(
                bits(sorted(all)),
                bits(sorted(world.all(sweep).iter().map(told).collect()))
            );
        }
    }

    #[test]
    fn a_travel_does_not_depend_on_the_groups(boxes in worlds(), words in words()) {
        let (world, mut one_by_one) = (World::new(boxes.iter().copied()), World::new([]));
        for wall in &boxes {
            one_by_one.insert(*wall);
        }
        for words in words {
            let (mover, motion) = match path(&boxes, words) {
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
                prop_assert_eq!(bits(one_by_one.travel(mover, motion, response)), bits(travel));
            }
        }
    }

    #[test]
    fn boxes_come_go_and_move(boxes in worlds(), changes in changes(), words in words()) {
        let mut world = World::new(boxes.iter().copied());
        let mut listed = listed(&boxes);
        for change in changes {
            match change {
                Change::Insert(wall) => {
                    let id = world.insert(wall);
                    prop_assert!(listed.iter().all(|(known, _)| *known != id), "{id:?} again");
                    listed.push((id, Some(wall)));
                }
                // Ids of boxes that are gone are asked about, too.
                Change::Remove(n) => {
                    let Some((id, known)) = listed.get_mut(n) else { continue };
                    prop_assert_eq!(world.remove(*id), known.take());
                }
                Change::Replace(n, wall) => {
                    let Some((id, known)) = listed.get_mut(n) else { continue };
                    prop_assert_eq!(world.move_to(*id, wall), *known);
                    *known = known.map(|_| wall);
                }
            }
        }
        let there: Vec<_> = listed.iter().filter_map(|(id, wall)| Some((*id, (*wall)?))).collect();
        prop_assert_eq!((world.len(), world.is_empty()), (there.len(), there.is_empty()));
        for (id, wall) in &listed {
            prop_assert_eq!(world.get(*id), *wall);
            prop_assert_eq!(world.layers(*id), wall.map(|_| u32::MAX));
        }
        prop_assert_eq!(world.iter().collect::<Vec<_>>(), there);
        for words in words {
            hold(&world, &listed, &path(&boxes, words))?;
        }
    }

    #[test]
    fn the_steps_ask_each_box_at_most_once_and_count_them_all(
        boxes in worlds(),
        words in words(),
    ) {
        let world = World::new(boxes.iter().copied());
        for words in words {
            let path = path(&boxes, words);
            let mut steps = Vec::new();
            let first = world.trace_first(path.sweep(), |step| steps.push(step));
            prop_assert_eq!(bits(first), bits(world.first(path.sweep())));
            let mut asked = Vec::new();
            for step in &steps {
                if let Step::Tests { id, contact } = step {
                    let alone = path.meets(&boxes[id.to_bits() as usize]).map(|span| span.contact());
                    prop_assert_eq!(*contact, alone);
                    asked.push(*id);
                }
            }
            let tested = asked.len() as u32;
            let culled = boxes.len() as u32 - tested;
            prop_assert_eq!(steps.last(), Some(&Step::Ends { tested, culled }));
            asked.sort_unstable();
            asked.dedup();
            prop_assert_eq!(asked.len() as u32, tested);
        }
    }

    #[test]
    fn the_steps_to_all_contacts_ask_each_box_at_most_once_and_leave_out_no_contact(
        boxes in worlds(),
        words in words(),
    ) {
        let world = World::new(boxes.iter().copied());
        for words in words {
            let path = path(&boxes, words);
            let mut steps = Vec::new();
            let all = world.trace_all(path.sweep(), |step| steps.push(step));
            prop_assert_eq!(&all, &world.all(path.sweep()));
            let (mut asked, mut met, mut above) = (Vec::new(), 0, 0);
            for step in &steps {
                match *step {
                    Step::Tests { id, contact } => {
                        let alone = path.meets(&boxes[id.to_bits() as usize]);
                        prop_assert_eq!(contact, alone.map(|span| span.contact()));
                        met += usize::from(contact.is_some());
                        asked.push(id);
                    }
                    Step::Group { level, .. } => {
                        prop_assert!(0 < level && level <= above + 1);
                        above = level;
                    }
                    Step::Culls { min, max, level } => {
                        prop_assert!(0 < level && level <= above + 1);
                        prop_assert!(path.meets(&Aabb::new(min, max).unwrap()).is_none());
                    }
                    _ => {}
                }
            }
            let tested = asked.len() as u32;
            let culled = boxes.len() as u32 - tested;
            prop_assert_eq!(steps.last(), Some(&Step::Ends { tested, culled }));
            asked.sort_unstable();
            asked.dedup();
            prop_assert_eq!((asked.len() as u32, met), (tested, all.len()));
        }
    }
}

//  (●)──────────▶
//     ▓▓▓▓▓▓▓▓▓▓     so slow toward or away from a side that it takes an ulp many steps
proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_path_that_hardly_leads_to_a_side_meets_what_it_meets_alone(
        (at, extent) in (-99..99i32, 1..30i32),
        beside in -2..=2i32,
        (along, aside) in (0..5i32, -320..-8i32),
        flips in any::<[bool; 4]>(),
    ) {
        let [is_box, is_back, is_above, is_upright] = flips;
        let (at, extent) = (f64::from(at) / 10.0, f64::from(extent) / 10.0);
        let turned = |x: f64, y: f64| if is_upright { dvec2(y, x) } else { dvec2(x, y) };
        let (side, ulp) = (at + extent, at.abs().max(extent).next_up() - at.abs().max(extent));
        let side = side + f64::from(beside) * ulp;
        let corners = [turned(-8.0, side), turned(8.0, side + 1.0)];
        let away = if is_back { -1.0 } else { 1.0 };
        let motion = turned(10f64.powi(along) * 25.0, away * 10f64.powi(aside));
        let motion = Motion::new(if is_above { motion } else { -motion }).unwrap();
        let center = turned(if is_above { -12.0 } else { 12.0 }, at);
        let path = if is_box {
            Path::Box(Aabb::new(center - extent, center + extent).unwrap(), motion)
        } else {
            Path::Circle(Circle::new(center, extent).unwrap(), motion)
        };
        let boxes = [Aabb::new(corners[0], corners[1]).unwrap()];
        hold(&World::new(boxes), &listed(&boxes), &path)?;
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
        let (mut groups, mut counts) = (0, (0, 0));
        let segment = Segment::new(a, b).unwrap();
        let first = world.trace_first(Sweep::from(segment), |step| match step {
            Step::Group { .. } => groups += 1,
            Step::Ends { tested, culled } => counts = (tested, culled),
            _ => {}
        });
        assert_eq!(counts.0 + counts.1, 10_000);
        (first.map(|found| found.id().to_bits()), groups, counts.0)
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
            hold(&world, &listed, &path).unwrap();
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
