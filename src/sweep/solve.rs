//! Every path against a box, square or rounded, or a circle: the quick filters answer first, and where
//! they are not sure the exact walk does. Without the filters every bit stays, and most queries take longer.

use crate::answer::{Contact, Met, Span, Times};
use crate::sweep::answers::ExactMoments;
use crate::sweep::answers::{Moments, Moving};
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::circle_signs::PointAndCircle;
use crate::sweep::lanes::boxes::{self, BoxLanes, QuickMoments, Verdict};
use crate::sweep::lanes::rounded::{self, RoundedPart};
use crate::sweep::lanes::{Unsure, circles};
use crate::sweep::movers::CenterAndGrownBox;
use crate::sweep::path::Sums;
use crate::sweep::rounded_signs::RoundedSigns;

/// The answer of a mover, on its path against a box with square corners.
#[inline]
pub(crate) fn span<P, const S: usize, const E: usize, const M: usize>(mover: &P) -> Option<Span>
where
    P: Sums<S, E, M> + Moving + Copy,
{
    match find(mover) {
        Verdict::Misses => return None,
        Verdict::Crosses(found) => {
            let moments = QuickMoments::new(&found);
            let inside = mover.inside(&moments);
            if moments.is_sure() {
                return Some(inside.span(|| P::IS_SOLID.then(|| mover.path().push_out())));
            }
        }
        Verdict::Unsure => {}
    }
    exactly(*mover, |mover| span_of(&BoxSigns::new(&mover.path()), mover, [true; 2]))
}

/// The answer that follows from the signs. An end that is not wanted is told as strictly inside.
pub(crate) fn span_of<P: Moving>(signs: &BoxSigns, mover: &P, wanted: [bool; 2]) -> Option<Span> {
    let inside = mover.inside(&ExactMoments::new(signs, wanted)?);
    Some(inside.span(|| P::IS_SOLID.then(|| signs.path.push_out())))
}

/// The verdict alone.
#[inline]
pub(crate) fn contact<P, const S: usize, const E: usize, const M: usize>(
    mover: &P,
) -> Option<Contact>
where
    P: Sums<S, E, M> + Copy,
{
    let found = if is_off() { Err(Unsure) } else { boxes::contact(mover) };
    found.unwrap_or_else(|Unsure| exactly(*mover, |mover| BoxSigns::new(&mover.path()).contact))
}

/// The verdict, the times and the sides alone.
#[inline]
pub(crate) fn times<P, const S: usize, const E: usize, const M: usize>(mover: &P) -> Option<Times>
where
    P: Sums<S, E, M> + Copy,
{
    let exact = |mover: &P| {
        let signs = BoxSigns::new(&mover.path());
        ExactMoments::new(&signs, [true; 2]).map(|moments| times_at(&moments))
    };
    match find(mover) {
        Verdict::Misses => None,
        Verdict::Crosses(found) => {
            let moments = QuickMoments::new(&found);
            if moments.is_sure() { Some(times_at(&moments)) } else { exactly(*mover, exact) }
        }
        Verdict::Unsure => exactly(*mover, exact),
    }
}

#[inline]
fn times_at(moments: &impl Moments) -> Times {
    let (contact, times) = (moments.contact(), moments.times().to_array());
    Times { contact, times, met: moments.sides() }
}

/// The answer of a circle against a box.
#[inline]
pub(crate) fn circle_span(path: &CenterAndGrownBox) -> Option<Span> {
    match find_rounded(path) {
        Ok(None) => None,
        Ok(Some(found)) if found.is_placed => Some(found.inside.span(|| found.push_out(path))),
        Ok(Some(_)) | Err(Unsure) => exactly(*path, |path| RoundedSigns::new(*path).span()),
    }
}

/// The verdict of a circle against a box alone.
#[inline]
pub(crate) fn circle_contact(path: &CenterAndGrownBox) -> Option<Contact> {
    let found = if is_off() { Err(Unsure) } else { rounded::crosses(path) };
    match found {
        Ok(crosses) => crosses.then_some(Contact::Cross),
        Err(Unsure) => exactly(*path, |path| RoundedSigns::new(*path).contact),
    }
}

/// The verdict of a point against a circle alone.
#[inline]
pub(crate) fn point_contact(path: &PointAndCircle) -> Option<Contact> {
    let found = if is_off() { Err(Unsure) } else { circles::contact(path) };
    found.unwrap_or_else(|Unsure| exactly(*path, PointAndCircle::contact))
}

/// The verdict, the times, features and normals alone.
#[inline]
pub(crate) fn circle_times(path: &CenterAndGrownBox) -> Option<Times<Met>> {
    match find_rounded(path) {
        Ok(found) => found.map(|found| found.inside.times()),
        Err(Unsure) => {
            exactly(*path, |path| RoundedSigns::new(*path).inside().map(|inside| inside.times()))
        }
    }
}

/// When a circle crosses into a box from outside.
#[inline]
pub(crate) fn circle_crosses(path: &CenterAndGrownBox) -> Option<f64> {
    match find_rounded(path) {
        Ok(found) => {
            let times = found?.inside.times();
            times.enter().map(|_| times.times().0)
        }
        Err(Unsure) => exactly(*path, |path| RoundedSigns::new(*path).crosses()),
    }
}

/// What the exact walk says, out of the way of the filters.
#[cold]
#[inline(never)]
fn exactly<P, T>(mover: P, answer: impl FnOnce(&P) -> T) -> T {
    answer(&mover)
}

/// What the filter for square corners says.
#[inline]
fn find<const S: usize, const E: usize, const M: usize>(
    path: &impl Sums<S, E, M>,
) -> Verdict<S, M> {
    if is_off() { Verdict::Unsure } else { BoxLanes::find(path) }
}

/// What the filter for rounded corners says.
#[inline]
fn find_rounded(path: &CenterAndGrownBox) -> Result<Option<RoundedPart>, Unsure> {
    if is_off() { Err(Unsure) } else { rounded::find(path) }
}

#[cfg(test)]
thread_local! {
    /// Whether a test asks without the filters.
    static IS_OFF: core::cell::Cell<bool> = const { core::cell::Cell::new(false) };
}

/// Whether the filters are turned off: for the test that they change no bit.
#[inline]
fn is_off() -> bool {
    #[cfg(test)]
    return IS_OFF.get();
    #[cfg(not(test))]
    false
}

#[cfg(test)]
mod tests {
    use glam::{DVec2, dvec2};

    use super::IS_OFF;
    use crate::exact::{SPREADS, any, words};
    use crate::query::aabb_aabb::{aabb_vs_aabb, aabb_vs_aabb_contact, aabb_vs_aabb_times};
    use crate::query::circle_aabb::{
        circle_crosses, circle_vs_aabb, circle_vs_aabb_contact, circle_vs_aabb_times,
    };
    use crate::query::circle_circle::{circle_vs_circle, circle_vs_circle_contact};
    use crate::query::segment_aabb::{
        segment_vs_aabb, segment_vs_aabb_contact, segment_vs_aabb_times,
    };
    use crate::query::segment_circle::{segment_vs_circle, segment_vs_circle_contact};
    use crate::shape::{Aabb, Circle, Motion, Segment};

    /// An answer without the filters.
    fn without<T>(ask: impl FnOnce() -> T) -> T {
        IS_OFF.set(true);
        let answer = ask();
        IS_OFF.set(false);
        answer
    }

    /// The answers of all queries that the filters serve, to the last bit.
    fn answers(numbers: &mut impl FnMut() -> f64) -> impl Fn() -> String {
        let mut vec = || dvec2(numbers(), numbers());
        let [p, q, size, other_size, from, to, v, w] = [(); 8].map(|()| vec());
        let aabb = |a: DVec2, b: DVec2| Aabb::of(a.min(b) + 0.0, a.max(b) + 0.0);
        let (a, b) = (aabb(p, p + size), aabb(q, q + other_size));
        let segment = Segment::new(from, to).unwrap();
        let [v, w] = [v, w].map(|v| Motion::new(v).unwrap());
        let circle = Circle::new(from, to.x.abs() / 4.0).unwrap();
        let other = Circle::new(p, size.x.abs() / 4.0).unwrap();
        move || {
            let segments = (segment_vs_aabb(&segment, &a), segment_vs_aabb_times(&segment, &a));
            let circles = (circle_vs_aabb(&circle, &v, &a), circle_vs_aabb_times(&circle, &v, &a));
            let boxes = (aabb_vs_aabb(&a, &v, &b, &w), aabb_vs_aabb_times(&a, &v, &b, &w));
            let contacts = [
                segment_vs_aabb_contact(&segment, &a),
                circle_vs_aabb_contact(&circle, &v, &a),
                aabb_vs_aabb_contact(&a, &v, &b, &w),
            ];
            let round = [
                segment_vs_circle_contact(&segment, &circle),
                circle_vs_circle_contact(&circle, &v, &other, &w),
            ];
            let of_round =
                [segment_vs_circle(&segment, &circle), circle_vs_circle(&circle, &v, &other, &w)];
            assert_eq!(round, of_round.map(|it| it.map(|it| it.contact())));
            let of_spans = [segments.0, circles.0, boxes.0].map(|it| it.map(|it| it.contact()));
            assert_eq!(contacts, of_spans);
            format!(
                "{segments:?} {circles:?} {boxes:?} {of_round:?} {:?}",
                circle_crosses(&circle, &v, &a)
            )
        }
    }

    #[track_caller]
    fn hold(rounds: usize, mut numbers: impl FnMut() -> f64) {
        let rounds = if cfg!(miri) { 20 } else { rounds };
        for _ in 0..rounds {
            let ask = answers(&mut numbers);
            assert_eq!(ask(), without(&ask));
        }
    }

    #[test]
    fn the_filters_change_no_bit_of_ordinary_answers() {
        let mut word = words(80);
        hold(20_000, || (word() >> 11) as f64 / (1_u64 << 53) as f64 * 200.0 - 100.0);
        // Many ties.
        hold(20_000, || (word() % 33) as f64 / 4.0 - 4.0);
    }

    #[test]
    fn the_filters_change_no_bit_of_nasty_answers() {
        for (seed, spread) in (81..).zip(SPREADS) {
            let mut word = words(seed);
            hold(5_000, || any(&mut word, spread) / 4.0);
        }
    }
}
