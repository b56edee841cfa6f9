//! The steps of a query end in its answer: the same verdict, the same times.

use graze2d::{Aabb, Circle, Contact, Motion, Segment, Span, trace};

use crate::judge::queries::QUERIES;
use crate::naive::{nasty_numbers, words};
use crate::queries::{Polygon, next};

/// What a step begins with that is a verdict.
const VERDICTS: [&str; 4] = ["Crosses", "Touches", "Misses", "Rejects"];

/// What a query answers about the shapes that these numbers make, and its steps as text.
type Told = (Option<Span>, Vec<String>);

fn hold(name: &str, ask: impl Fn(&mut &[f64]) -> Told) {
    let query = QUERIES.iter().find(|query| query.name == name).expect("a row of the table");
    let mut word = words(17);
    let mut seen = [0; 3];
    for _ in 0..2_000 {
        let mut n = nasty_numbers(&mut word, query.count);
        query.pull(&mut n, std::iter::repeat_with(|| word() as u32));
        (query.mend)(&mut n);
        let (span, mut steps) = ask(&mut n.as_slice());
        seen[span.map_or(0, |span| 1 + span.contact() as usize)] += 1;
        let verdict = match span.map(|span| (span.contact(), span.enter_time(), span.exit_time())) {
            Some((Contact::Cross, near, far)) => {
                format!("Crosses {{ near: {near:?}, far: {far:?} }}")
            }
            Some((Contact::Touch, near, far)) => {
                format!("Touches {{ near: {near:?}, far: {far:?} }}")
            }
            None if name == "clip_segment" => "Rejects".into(),
            None => "Misses".into(),
        };
        // After it two boxes say where each hit is; a step of another query is written inside one of this.
        let is_verdict = |step: &&String| VERDICTS.iter().any(|verdict| step.contains(verdict));
        let last = steps.iter().rfind(is_verdict).expect("a verdict");
        assert!(last.contains(&verdict), "{verdict} {steps:?}");
        if name == "aabb_vs_aabb" {
            steps.retain(|step| step.starts_with("Meets"));
            assert_eq!(steps, span.map_or(Vec::new(), meetings), "{n:?}");
        }
    }
    assert!(seen.iter().all(|count| *count > 3), "too few of a kind: {seen:?}");
}

fn meetings(span: Span) -> Vec<String> {
    let hits = [(span.enter(), true), (span.exit(), false)];
    let told = hits.into_iter().filter_map(|(hit, enters)| Some((hit?, enters)));
    told.map(|(hit, enters)| {
        format!("Meets {{ t: {:?}, position: {:?}, enters: {enters} }}", hit.t(), hit.position())
    })
    .collect()
}

macro_rules! tests {
    ($($query:ident($($shape:ident),+);)+) => {
        $(#[test]
        fn $query() {
            hold(stringify!($query), |n| {
                let mut steps = Vec::new();
                let watch = |step| steps.push(format!("{step:?}"));
                let span = trace::$query($(next::<$shape>(n).unwrap(),)+ watch);
                (span, steps)
            });
        })+
    };
}

tests! {
    segment_vs_aabb(Segment, Aabb);
    clip_segment(Segment, Aabb);
    circle_vs_aabb(Circle, Motion, Aabb);
    aabb_vs_aabb(Aabb, Motion, Aabb, Motion);
    segment_vs_circle(Segment, Circle);
    circle_vs_circle(Circle, Motion, Circle, Motion);
    segment_vs_convex(Segment, Polygon);
    convex_vs_convex(Polygon, Motion, Polygon, Motion);
}
