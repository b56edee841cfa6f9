//! Every path against a box, square or rounded: the quick filters answer first, and where they are not
//! sure the exact walk does. Without the filters every bit stays, and most queries take longer.

use crate::answer::{Met, Span, Times};
use crate::path::box_signs::BoxSigns;
use crate::path::exact_moments::ExactMoments;
use crate::path::grown_box::CentreAndGrownBox;
use crate::path::inside::{BoxPath, Moments};
use crate::path::rounded_box::Sweep;
use crate::quick::rounded_box::{self, Unsure};
use crate::quick::stretch::{QuickMoments, Stretch, Verdict};

/// The answer of a path against a box with square corners.
#[inline]
pub(crate) fn span<P: BoxPath>(path: &P) -> Option<Span> {
    let found = match Stretch::find(path) {
        Verdict::Misses => return None,
        Verdict::Crosses(found) => found,
        Verdict::Unsure => return exact_span(*path),
    };
    let moments = QuickMoments::new(&found);
    let inside = path.inside(&moments);
    if moments.is_sure() { Some(inside.span(|| path.push_out())) } else { exact_span(*path) }
}

#[cold]
#[inline(never)]
pub(crate) fn exact_span<P: BoxPath>(path: P) -> Option<Span> {
    span_of(&path, &BoxSigns::new(&path))
}

/// The answer that follows from the signs.
pub(crate) fn span_of(path: &impl BoxPath, signs: &BoxSigns) -> Option<Span> {
    let moments = ExactMoments::new(signs, [true; 2])?;
    Some(path.inside(&moments).span(|| path.push_out()))
}

/// The verdict, the times and the sides alone.
#[inline]
pub(crate) fn times<P: BoxPath>(path: &P) -> Option<Times> {
    match Stretch::find(path) {
        Verdict::Misses => None,
        Verdict::Crosses(found) => {
            let moments = QuickMoments::new(&found);
            if moments.is_sure() { Some(times_at(&moments)) } else { exact_times(*path) }
        }
        Verdict::Unsure => exact_times(*path),
    }
}

#[cold]
#[inline(never)]
fn exact_times<P: BoxPath>(path: P) -> Option<Times> {
    ExactMoments::new(&BoxSigns::new(&path), [true; 2]).map(|moments| times_at(&moments))
}

#[inline]
fn times_at(moments: &impl Moments) -> Times {
    let (contact, times) = (moments.contact(), moments.times().to_array());
    Times { contact, times, met: moments.sides() }
}

/// The answer of a circle against a box.
#[inline]
pub(crate) fn circle_span(path: &CentreAndGrownBox) -> Option<Span> {
    match rounded_box::find(path) {
        Ok(None) => None,
        Ok(Some(found)) if found.is_placed => Some(found.inside.span(|| found.push_out(path))),
        Ok(Some(_)) | Err(Unsure) => exact_circle_span(*path),
    }
}

#[cold]
#[inline(never)]
fn exact_circle_span(path: CentreAndGrownBox) -> Option<Span> {
    Sweep::new(path).span()
}

/// The verdict, the times, features and normals alone.
#[inline]
pub(crate) fn circle_times(path: &CentreAndGrownBox) -> Option<Times<Met>> {
    match rounded_box::find(path) {
        Ok(found) => found.map(|found| found.inside.times()),
        Err(Unsure) => exact_circle_times(*path),
    }
}

#[cold]
#[inline(never)]
fn exact_circle_times(path: CentreAndGrownBox) -> Option<Times<Met>> {
    Sweep::new(path).inside().map(|inside| inside.times())
}
