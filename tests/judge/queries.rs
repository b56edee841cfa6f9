//! Every query, its judge, and how numbers that were drawn become what it takes.

use graze2d::glam::DVec2;
use graze2d::{Aabb, Circle, Motion, Point, Segment};

use crate::collinear::pull;
use crate::queries::{Polygon, Written, every_query, next};

/// A query and what the tests need to ask it anything.
pub(crate) struct Query {
    pub(crate) name: &'static str,
    /// How many numbers it takes.
    pub(crate) count: usize,
    /// Where coordinates of points are among them.
    pub(crate) places: fn() -> Vec<usize>,
    /// Changes numbers so that they make shapes.
    pub(crate) mend: fn(&mut [f64]),
    /// What is wrong with its answer to numbers that make shapes.
    pub(crate) judge: fn(&[f64]) -> Result<(), String>,
}

impl Query {
    /// Moves some of the points among these numbers to others, as random words say.
    pub(crate) fn pull(&self, n: &mut [f64], words: impl IntoIterator<Item = u32>) {
        let places = (self.places)();
        let coordinates: Vec<f64> = places.iter().map(|place| n[*place]).collect();
        let mut points: Vec<DVec2> = coordinates.chunks_exact(2).map(DVec2::from_slice).collect();
        pull(&mut points, words);
        let pulled = points.iter().flat_map(|point| point.to_array());
        places.into_iter().zip(pulled).for_each(|(place, x)| n[place] = x);
    }
}

macro_rules! judged {
    ($($query:ident($($shape:ident),+) judged by $module:ident::$judge:ident,
        bits $($bits:literal),+;)+) => {
        /// Those of the table.
        pub(crate) const QUERIES: &[Query] = &[$(Query {
            name: stringify!($query),
            count: 0 $(+ $shape::COUNT)+,
            places: || {
                let (mut places, mut count) = (Vec::new(), 0);
                $(
                    count += $shape::COUNT;
                    places.extend(count - $shape::POINTS..count);
                )+
                places
            },
            mend: |mut n| {
                $(
                    let (own, rest) = n.split_at_mut($shape::COUNT);
                    $shape::mend(own);
                    n = rest;
                )+
                assert!(n.is_empty(), "more numbers than shapes take");
            },
            judge: |mut n| super::$module::$judge(
                $(next::<$shape>(&mut n).expect("numbers that make a shape")),+
            ),
        }),+];
    };
}

every_query!(judged);

/// A shape of which any numbers can be made.
trait Drawn: Written {
    /// How many of its numbers, the last ones, are coordinates of points.
    const POINTS: usize = 0;

    fn mend(_: &mut [f64]) {}
}

impl Drawn for Point {
    const POINTS: usize = 2;
}

impl Drawn for Motion {}

impl Drawn for Segment {
    const POINTS: usize = 4;
}

impl Drawn for Circle {
    fn mend(n: &mut [f64]) {
        n[2] = n[2].abs();
    }
}

impl Drawn for Aabb {
    fn mend(n: &mut [f64]) {
        for axis in 0..2 {
            (n[axis], n[axis + 2]) = (n[axis].min(n[axis + 2]), n[axis].max(n[axis + 2]));
        }
    }
}

impl Drawn for Polygon {
    const POINTS: usize = 16;

    fn mend(n: &mut [f64]) {
        // Half of them without a radius.
        n[1] = if n[0] < 0.0 { 0.0 } else { n[1].abs() };
        n[0] = 1.0 + (n[0].to_bits() >> 48 ^ n[0].to_bits() >> 12) as u8 as f64 % 8.0;
    }
}
