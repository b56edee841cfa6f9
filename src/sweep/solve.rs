//! What each pair of shapes answers: quick filters in lanes first; when they are unsure, they defer to the exact walk.
//! Without the filters most queries take longer, and no bit of an answer changes.

use crate::answer::{Contact, Hit, PushOut};
use crate::sweep::answers::ExactEnds;
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::circle_signs::PointAndCircle;
use crate::sweep::grown_wall::MovedBox;
use crate::sweep::lanes::{Unsure, boxes, circle, rounded, way_out};
use crate::sweep::movers::{CircleAndBox, MovingShape, SegmentAndBox, TwoBoxes};
use crate::sweep::path::End;
use crate::sweep::rounded_signs::{RoundedSigns, Zone};

/// A path and a shape with an interior. All but the verdict is asked only of a path that meets the shape.
pub(crate) trait Pair: Copy {
    /// The verdict.
    fn contact(&self) -> Option<Contact>;
    /// When the path enters and leaves; at an end strictly inside, the path's own time, 0 or 1.
    fn times(&self) -> [f64; 2];
    /// One of them.
    #[inline]
    fn time(&self, end: End) -> f64 {
        self.times()[end as usize]
    }
    /// The hits at which it enters and leaves; none at an end strictly inside.
    fn hits(&self) -> [Option<Hit>; 2];
    /// One of them.
    #[inline]
    fn hit(&self, end: End) -> Option<Hit> {
        self.hits()[end as usize]
    }
    /// The shortest way out from a start strictly inside.
    fn push_out(&self) -> Option<PushOut>;
}

/// Pairs whose path is that of a point against a box with square corners.
macro_rules! box_pairs {
    ($($pair:ty),+) => {$(
        impl Pair for $pair {
            #[inline]
            fn contact(&self) -> Option<Contact> {
                match filtered(|| boxes::contact(self)) {
                    Ok(contact) => contact,
                    Err(Unsure) => fall_back(*self, |pair| BoxSigns::new(pair.path()).contact),
                }
            }
            #[inline]
            fn times(&self) -> [f64; 2] {
                filtered(|| boxes::times(self)).unwrap_or_else(|Unsure| {
                    fall_back(*self, |pair| exact_times(&BoxSigns::new(pair.path())))
                })
            }
            #[inline]
            fn hits(&self) -> [Option<Hit>; 2] {
                match filtered(|| boxes::parts(self)) {
                    Ok(parts) => parts.hits(),
                    Err(Unsure) => fall_back(*self, |pair| {
                        exact_hits(&BoxSigns::new(pair.path()), pair, [true; 2])
                    }),
                }
            }
            fn push_out(&self) -> Option<PushOut> {
                MovingShape::push_out(self)
            }
        }
    )+};
}

box_pairs!(SegmentAndBox, TwoBoxes);

/// The filters know no corner that is a sum of three inputs.
impl Pair for MovedBox {
    fn contact(&self) -> Option<Contact> {
        BoxSigns::new(self.path()).contact
    }
    fn times(&self) -> [f64; 2] {
        exact_times(&BoxSigns::new(self.path()))
    }
    fn hits(&self) -> [Option<Hit>; 2] {
        exact_hits(&BoxSigns::new(self.path()), self, [true; 2])
    }
    fn push_out(&self) -> Option<PushOut> {
        MovingShape::push_out(self)
    }
}

fn exact_times(signs: &BoxSigns) -> [f64; 2] {
    [End::Enter, End::Exit].map(|end| signs.time(end))
}

/// The hits that follow from the signs. An end that is not wanted counts as strictly inside.
pub(crate) fn exact_hits<const S: usize, const E: usize, const M: usize>(
    signs: &BoxSigns,
    shape: &impl MovingShape<S, E, M>,
    wanted: [bool; 2],
) -> [Option<Hit>; 2] {
    shape.parts(&ExactEnds::new(signs, wanted)).hits()
}

/// The path of a circle's center against a box with rounded corners.
impl Pair for CircleAndBox {
    #[inline]
    fn contact(&self) -> Option<Contact> {
        match filtered(|| rounded::crosses(self)) {
            Ok(crosses) => crosses.then_some(Contact::Cross),
            Err(Unsure) => fall_back(*self, |path| RoundedSigns::new(*path).contact),
        }
    }
    #[inline]
    fn times(&self) -> [f64; 2] {
        filtered(|| rounded::times(self))
            .unwrap_or_else(|Unsure| fall_back(*self, |path| RoundedSigns::new(*path).times()))
    }
    #[inline]
    fn hits(&self) -> [Option<Hit>; 2] {
        match filtered(|| rounded::parts(self)) {
            Ok(parts) => parts.hits(),
            Err(Unsure) => fall_back(*self, |path| RoundedSigns::new(*path).hits()),
        }
    }
    fn push_out(&self) -> Option<PushOut> {
        let out = MovingShape::push_out(self)?;
        let Zone::Square { circle, .. } = Zone::at_start(self) else { return Some(out) };
        let is_inside = circle.power_sign(End::Enter) < 0;
        is_inside.then(|| way_out::push_out(&circle).unwrap_or_else(|Unsure| circle.push_out()))
    }
}

/// When a circle crosses into a box from outside.
#[inline]
pub(crate) fn circle_crosses(path: &CircleAndBox) -> Option<f64> {
    filtered(|| rounded::entry(path))
        .unwrap_or_else(|Unsure| fall_back(*path, |path| RoundedSigns::crosses(*path)))
}

/// A point against a circle.
impl Pair for PointAndCircle {
    #[inline]
    fn contact(&self) -> Option<Contact> {
        match filtered(|| circle::contact(self)) {
            Ok(contact) => contact,
            Err(Unsure) => fall_back(*self, |path| path.seen.contact()),
        }
    }
    #[inline]
    fn time(&self, end: End) -> f64 {
        filtered(|| circle::time(self, end))
            .unwrap_or_else(|Unsure| fall_back(*self, |path| path.exact_time(end)))
    }
    #[inline]
    fn times(&self) -> [f64; 2] {
        filtered(|| circle::times(self)).unwrap_or_else(|Unsure| {
            fall_back(*self, |path| [End::Enter, End::Exit].map(|end| path.exact_time(end)))
        })
    }
    #[inline]
    fn hit(&self, end: End) -> Option<Hit> {
        filtered(|| circle::hit(self, end))
            .unwrap_or_else(|Unsure| fall_back(*self, |path| path.exact_hit(end)))
    }
    /// A call, so that the many that miss pay nothing.
    #[inline(never)]
    fn hits(&self) -> [Option<Hit>; 2] {
        filtered(|| circle::hits(self)).unwrap_or_else(|Unsure| {
            fall_back(*self, |path| [End::Enter, End::Exit].map(|end| path.exact_hit(end)))
        })
    }
    fn push_out(&self) -> Option<PushOut> {
        let is_inside = self.seen.power_sign(End::Enter) < 0;
        is_inside.then(|| {
            way_out::push_out(&self.seen)
                .unwrap_or_else(|Unsure| fall_back(*self, |path| path.exact_push_out()))
        })
    }
}

/// What a filter says.
#[inline]
fn filtered<T>(filter: impl FnOnce() -> Result<T, Unsure>) -> Result<T, Unsure> {
    if filters_are_off() { Err(Unsure) } else { filter() }
}

/// What the exact walk says, out of the way of the filters.
#[cold]
#[inline(never)]
fn fall_back<P, T>(mover: P, exact: impl FnOnce(&P) -> T) -> T {
    #[cfg(test)]
    DEFERRED.set(DEFERRED.get() + 1);
    exact(&mover)
}

#[cfg(test)]
thread_local! {
    /// Whether a test has turned off the filters.
    static IS_OFF: core::cell::Cell<bool> = const { core::cell::Cell::new(false) };
    /// How many queries the exact walk was asked.
    static DEFERRED: core::cell::Cell<u32> = const { core::cell::Cell::new(0) };
}

/// An answer without the filters.
#[cfg(test)]
pub(crate) fn without_filters<T>(ask: impl FnOnce() -> T) -> T {
    IS_OFF.set(true);
    let answer = ask();
    IS_OFF.set(false);
    answer
}

/// Whether the filters are turned off: for the tests that they change no bit.
#[inline]
pub(crate) fn filters_are_off() -> bool {
    #[cfg(test)]
    return IS_OFF.get();
    #[cfg(not(test))]
    cfg!(graze2d_unfiltered)
}

#[cfg(test)]
mod tests {
    use glam::{DVec2, dvec2};

    use super::{DEFERRED, without_filters};
    use crate::exact::{SPREADS, any, power_of_two, words};
    use crate::query::aabb_aabb::aabb_vs_aabb;
    use crate::query::circle_aabb::{circle_crosses, circle_vs_aabb};
    use crate::query::circle_circle::circle_vs_circle;
    use crate::query::segment_aabb::segment_vs_aabb;
    use crate::query::segment_circle::segment_vs_circle;
    use crate::shape::{Aabb, Circle, Motion, Segment};
    use crate::sweep::span::Span;

    const ROUNDS: u32 = if cfg!(miri) { 20 } else { 2000 };

    /// All of an answer, in every way in which it can be read.
    fn all(answer: Option<Span>) -> String {
        let read =
            |span: Span| format!("{span:?} {:?} {:?}", span.times(), [span.enter(), span.exit()]);
        answer.map_or_else(String::new, read)
    }

    /// The answer of a segment and a circle.
    fn at_circle((line, circle): (Segment, Circle)) -> String {
        all(segment_vs_circle(line, circle))
    }

    /// A box with a corner at a place.
    fn aabb(corner: DVec2, size: DVec2) -> Aabb {
        let other = corner + size;
        Aabb::of(corner.min(other) + 0.0, corner.max(other) + 0.0)
    }

    /// A small power of two.
    fn part(numbers: &mut impl FnMut() -> f64) -> f64 {
        power_of_two(-24 - (numbers().to_bits() as i32 & 15))
    }

    /// The answers about paths past a corner of a box, from anywhere and from a side beside the opposite corner.
    fn past_a_corner(numbers: &mut impl FnMut() -> f64) -> impl Fn() -> String {
        let part = part(numbers);
        let mut vec = || dvec2(numbers(), numbers());
        let [from, corner, size] = [(); 3].map(|()| vec());
        let wall = aabb(corner, size);
        let lines = [from, corner + dvec2(1.0 + part, 1.0) * size]
            .map(|from| Segment::new(from, corner + (corner - from)).unwrap());
        move || format!("{:?}", lines.map(|line| all(segment_vs_aabb(line, wall))))
    }

    /// The answers about a path from the middle of a circle, and one through the middle.
    fn through_the_middle(numbers: &mut impl FnMut() -> f64) -> impl Fn() -> String {
        let mut vec = || dvec2(numbers(), numbers());
        let [from, to, center] = [(); 3].map(|()| vec());
        let radius = center.y.abs() / 4.0;
        let around = |center: DVec2| Circle::new(center, radius).unwrap();
        let segment = Segment::new(from, to).unwrap();
        let straight = Segment::new(from, dvec2(to.x, from.y)).unwrap();
        let asked = [(segment, around(from)), (straight, around(dvec2(center.x, from.y)))];
        move || format!("{:?}", asked.map(at_circle))
    }

    /// The answers about a path that cuts off a little of a circle, or touches it, or just misses it.
    fn grazing(numbers: &mut impl FnMut() -> f64) -> impl Fn() -> String {
        let part = part(numbers);
        let mut vec = || dvec2(numbers(), numbers());
        let [from, to, center] = [(); 3].map(|()| vec());
        let way = to - from;
        let distance = (way.perp_dot(center - from) / way.length()).abs();
        let circle = Circle::new(center, distance * (1.0 + part)).unwrap();
        move || at_circle((Segment::new(from, to).unwrap(), circle))
    }

    /// The answers about boxes that the filters serve, to the last bit.
    fn of_boxes(numbers: &mut impl FnMut() -> f64) -> impl Fn() -> String {
        let mut vec = || dvec2(numbers(), numbers());
        let [p, q, size, other_size, from, to, v, w] = [(); 8].map(|()| vec());
        let (a, b) = (aabb(p, size), aabb(q, other_size));
        let line = Segment::new(from, to).unwrap();
        let [v, w] = [v, w].map(|v| Motion::new(v).unwrap());
        let circle = Circle::new(from, to.x.abs() / 4.0).unwrap();
        move || {
            let spans =
                [segment_vs_aabb(line, a), circle_vs_aabb(circle, v, a), aabb_vs_aabb(a, v, b, w)];
            format!("{:?} {:?}", spans.map(all), circle_crosses(&circle, &v, &a))
        }
    }

    /// The same about circles.
    fn of_circles(numbers: &mut impl FnMut() -> f64) -> impl Fn() -> String {
        let mut vec = || dvec2(numbers(), numbers());
        let [from, to, center, size, v, w] = [(); 6].map(|()| vec());
        let segment = Segment::new(from, to).unwrap();
        let [v, w] = [v, w].map(|v| Motion::new(v).unwrap());
        let [circle, other] = [(from, to.x), (center, size.x)]
            .map(|(center, size)| Circle::new(center, size.abs() / 4.0).unwrap());
        move || {
            let discs = all(circle_vs_circle(circle, v, other, w));
            format!("{discs} {}", at_circle((segment, other)))
        }
    }

    #[track_caller]
    fn same(ask: impl Fn() -> String) {
        assert_eq!(ask(), without_filters(&ask));
    }

    #[track_caller]
    fn hold(rounds: usize, mut numbers: impl FnMut() -> f64) {
        let rounds = if cfg!(miri) { 20 } else { rounds };
        for _ in 0..rounds {
            same(of_boxes(&mut numbers));
            same(past_a_corner(&mut numbers));
            same(of_circles(&mut numbers));
            same(through_the_middle(&mut numbers));
        }
    }

    /// From −100 to 100.
    fn ordinary(word: &mut impl FnMut() -> u64) -> f64 {
        (word() >> 11) as f64 / (1_u64 << 53) as f64 * 200.0 - 100.0
    }

    /// How many queries about ordinary numbers at a scale the filters leave to the exact walk: about boxes, and about
    /// circles.
    fn deferred(scale: f64) -> [u32; 2] {
        let mut word = words(85);
        let mut numbers = || scale * ordinary(&mut word);
        DEFERRED.set(0);
        (0..ROUNDS).for_each(|_| drop(of_boxes(&mut numbers)()));
        let about_boxes = DEFERRED.replace(0);
        (0..ROUNDS).for_each(|_| drop(of_circles(&mut numbers)()));
        [about_boxes, DEFERRED.get()]
    }

    #[test]
    fn the_filters_leave_few_ordinary_queries_and_as_many_at_every_scale() {
        let few = deferred(1.0);
        assert!(few.iter().all(|few| *few < ROUNDS / 100), "{few:?}");
        for exponent in [-150, -20, 20, 150] {
            assert_eq!(deferred(power_of_two(exponent)), few, "2^{exponent}");
        }
    }

    #[test]
    fn the_filters_change_no_bit_of_ordinary_answers() {
        let mut word = words(80);
        hold(10_000, || ordinary(&mut word));
        // Many ties.
        hold(10_000, || (word() % 33) as f64 / 4.0 - 4.0);
    }

    #[test]
    fn the_filters_change_no_bit_where_a_path_grazes_a_circle() {
        let mut word = words(86);
        for _ in 0..20 * ROUNDS {
            same(grazing(&mut || ordinary(&mut word)));
        }
    }

    #[test]
    fn the_filters_change_no_bit_of_nasty_answers() {
        for (seed, spread) in (81..).zip(SPREADS) {
            let mut word = words(seed);
            hold(3_000, || any(&mut word, spread) / 4.0);
        }
    }
}
