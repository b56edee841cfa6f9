//! The answer for each mover: quick filters in lanes answer first; when they are unsure, they defer to the
//! exact walk. Without the filters most queries take longer, and no bit of an answer changes.

use crate::answer::{Contact, EndFace, Span, Times};
use crate::sweep::answers::{Ends, ExactEnds};
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::circle_signs::PointAndCircle;
use crate::sweep::lanes::one_circle::CirclePart;
use crate::sweep::lanes::{Unsure, boxes, one_circle, rounded, way_out};
use crate::sweep::movers::{CircleAndBox, MovingShape};
use crate::sweep::rounded_signs::RoundedSigns;

/// The answer of a mover against a box with square corners.
#[inline]
pub(crate) fn span<const S: usize, const E: usize, const M: usize>(
    shape: &impl MovingShape<S, E, M>,
) -> Option<Span> {
    match filtered(|| boxes::parts(shape)) {
        Ok(parts) => parts.map(|parts| parts.span(|| shape.push_out())),
        Err(Unsure) => {
            exactly(*shape, |shape| exact_span(&BoxSigns::new(shape.path()), shape, [true; 2]))
        }
    }
}

/// The answer that follows from the signs. An end that is not wanted counts as strictly inside.
pub(crate) fn exact_span<const S: usize, const E: usize, const M: usize>(
    signs: &BoxSigns,
    shape: &impl MovingShape<S, E, M>,
    wanted: [bool; 2],
) -> Option<Span> {
    let parts = shape.parts(&ExactEnds::new(signs, wanted)?);
    Some(parts.span(|| shape.push_out()))
}

/// The verdict alone.
#[inline]
pub(crate) fn contact<const S: usize, const E: usize, const M: usize>(
    shape: &impl MovingShape<S, E, M>,
) -> Option<Contact> {
    match filtered(|| boxes::contact(shape)) {
        Ok(contact) => contact,
        Err(Unsure) => exactly(*shape, |shape| BoxSigns::new(shape.path()).contact),
    }
}

/// The verdict, the times and the sides alone.
#[inline]
pub(crate) fn times<const S: usize, const E: usize, const M: usize>(
    shape: &impl MovingShape<S, E, M>,
) -> Option<Times> {
    match filtered(|| boxes::times(shape)) {
        Ok(times) => times,
        Err(Unsure) => exactly(*shape, |shape| {
            let signs = BoxSigns::new(shape.path());
            ExactEnds::new(&signs, [true; 2]).map(|ends| ends.without_points())
        }),
    }
}

/// The answer of a circle against a box.
#[inline]
pub(crate) fn circle_span(path: &CircleAndBox) -> Option<Span> {
    match filtered(|| rounded::find(path)) {
        Ok(None) => None,
        Ok(Some(found)) if found.is_placed => Some(found.parts.span(|| found.push_out(path))),
        Ok(Some(_)) | Err(Unsure) => exactly(*path, |path| RoundedSigns::new(*path).span()),
    }
}

/// The verdict of a circle against a box alone.
#[inline]
pub(crate) fn circle_contact(path: &CircleAndBox) -> Option<Contact> {
    match filtered(|| rounded::crosses(path)) {
        Ok(crosses) => crosses.then_some(Contact::Cross),
        Err(Unsure) => exactly(*path, |path| RoundedSigns::new(*path).contact),
    }
}

/// The verdict, the times, features and normals alone.
#[inline]
pub(crate) fn circle_times(path: &CircleAndBox) -> Option<Times<EndFace>> {
    match filtered(|| rounded::find(path)) {
        Ok(found) => found.map(|found| found.parts.times()),
        Err(Unsure) => {
            exactly(*path, |path| RoundedSigns::new(*path).parts().map(|parts| parts.times()))
        }
    }
}

/// When a circle crosses into a box from outside.
#[inline]
pub(crate) fn circle_crosses(path: &CircleAndBox) -> Option<f64> {
    match filtered(|| rounded::find(path)) {
        Ok(found) => {
            let times = found?.parts.times();
            times.enter().map(|_| times.times().0)
        }
        Err(Unsure) => exactly(*path, |path| RoundedSigns::crosses(*path)),
    }
}

/// The answer of a point against a circle.
#[inline]
pub(crate) fn point_span(path: &PointAndCircle) -> Option<Span> {
    match filtered(|| CirclePart::find(path)) {
        Ok(part) => part.and_then(|part| part_span(&part)),
        Err(Unsure) => exactly(*path, |path| path.span()),
    }
}

/// The answer of one that crosses it. It is a call with a copy of the path, so that the many that miss pay nothing, and
/// nothing waits for memory: that halves the time of all together.
#[inline(never)]
fn part_span(part: &CirclePart) -> Option<Span> {
    let path = &part.path;
    let exact_push_out = |Unsure| exactly(*path, |path| path.push_out());
    let push_out = || Some(way_out::push_out(&path.seen).unwrap_or_else(exact_push_out));
    match part.parts() {
        Ok(parts) => Some(parts.span(push_out)),
        Err(Unsure) => exactly(*path, |path| path.span()),
    }
}

/// The verdict, the times and normals alone.
#[inline]
pub(crate) fn point_times(path: &PointAndCircle) -> Option<Times<EndFace>> {
    match filtered(|| CirclePart::find(path)) {
        Ok(part) => part.and_then(|part| part_times(&part)),
        Err(Unsure) => exactly(*path, |path| path.times()),
    }
}

/// Those of one that crosses it.
#[inline(never)]
fn part_times(part: &CirclePart) -> Option<Times<EndFace>> {
    match part.ends() {
        Ok(ends) => Some(ends.parts.times()),
        Err(Unsure) => exactly(part.path, |path| path.times()),
    }
}

/// The verdict of a point against a circle alone.
#[inline]
pub(crate) fn point_contact(path: &PointAndCircle) -> Option<Contact> {
    match filtered(|| one_circle::contact(path)) {
        Ok(contact) => contact,
        Err(Unsure) => exactly(*path, |path| path.seen.contact()),
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
fn exactly<P, T>(mover: P, exact: impl FnOnce(&P) -> T) -> T {
    #[cfg(test)]
    DEFERRED.set(DEFERRED.get() + 1);
    exact(&mover)
}

#[cfg(test)]
thread_local! {
    /// Whether a test has turned off the filters.
    static IS_OFF: core::cell::Cell<bool> = const { core::cell::Cell::new(false) };
    /// How many questions the exact walk was asked.
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

/// Whether the filters are turned off: for the test that they change no bit.
#[inline]
pub(crate) fn filters_are_off() -> bool {
    #[cfg(test)]
    return IS_OFF.get();
    #[cfg(not(test))]
    false
}

#[cfg(test)]
mod tests {
    use glam::{DVec2, dvec2};

    use super::{DEFERRED, without_filters};
    use crate::exact::{SPREADS, any, power_of_two, words};
    use crate::query::aabb_aabb::{aabb_vs_aabb, aabb_vs_aabb_contact, aabb_vs_aabb_times};
    use crate::query::circle_aabb::{
        circle_crosses, circle_vs_aabb, circle_vs_aabb_contact, circle_vs_aabb_times,
    };
    use crate::query::circle_circle::{
        circle_vs_circle, circle_vs_circle_contact, circle_vs_circle_times,
    };
    use crate::query::segment_aabb::{
        segment_vs_aabb, segment_vs_aabb_contact, segment_vs_aabb_times,
    };
    use crate::query::segment_circle::{
        segment_vs_circle, segment_vs_circle_contact, segment_vs_circle_times,
    };
    use crate::shape::{Aabb, Circle, Motion, Segment};

    const ROUNDS: u32 = if cfg!(miri) { 20 } else { 2000 };

    /// The answers of a segment and a circle.
    fn at_circle((line, circle): (Segment, Circle)) -> String {
        let answer = segment_vs_circle(line, circle);
        let contact = segment_vs_circle_contact(line, circle);
        assert_eq!(contact, answer.map(|it| it.contact()));
        format!("{answer:?} {:?}", segment_vs_circle_times(line, circle))
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
        move || {
            let asked = |line| (segment_vs_aabb(line, wall), segment_vs_aabb_times(line, wall));
            format!("{:?}", lines.map(asked))
        }
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
            let segments = (segment_vs_aabb(line, a), segment_vs_aabb_times(line, a));
            let circles = (circle_vs_aabb(circle, v, a), circle_vs_aabb_times(circle, v, a));
            let boxes = (aabb_vs_aabb(a, v, b, w), aabb_vs_aabb_times(a, v, b, w));
            let contacts = [
                segment_vs_aabb_contact(line, a),
                circle_vs_aabb_contact(circle, v, a),
                aabb_vs_aabb_contact(a, v, b, w),
            ];
            let spans = [segments.0, circles.0, boxes.0];
            assert_eq!(contacts, spans.map(|it| it.map(|it| it.contact())));
            format!("{segments:?} {circles:?} {boxes:?} {:?}", circle_crosses(&circle, &v, &a))
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
            let discs = (
                circle_vs_circle(circle, v, other, w),
                circle_vs_circle_times(circle, v, other, w),
            );
            let disc_contact = circle_vs_circle_contact(circle, v, other, w);
            assert_eq!(disc_contact, discs.0.map(|it| it.contact()));
            format!("{discs:?} {:?}", at_circle((segment, other)))
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

    /// How many questions about ordinary numbers at a scale the filters leave to the exact walk: about boxes, and about
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
    fn the_filters_leave_few_ordinary_questions_and_as_many_at_every_scale() {
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
