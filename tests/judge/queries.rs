//! Every query, its judge, and how numbers that were drawn become what it takes.

use graze2d::glam::DVec2;
use graze2d::{Aabb, Circle, Motion, Point, Segment};

use crate::collinear::pull;
use crate::drawn::Drawn;
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
    ($($query:ident($($shape:ident),+) judged by $module:ident::$judge:ident;)+) => {
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

/// A shape with points among its numbers.
trait Pulled: Written {
    /// How many of its numbers, the last ones, are coordinates of points.
    const POINTS: usize = 0;
}

impl Pulled for Point {
    const POINTS: usize = 2;
}

impl Pulled for Motion {}

impl Pulled for Segment {
    const POINTS: usize = 4;
}

impl Pulled for Circle {}

impl Pulled for Aabb {}

impl Pulled for Polygon {
    const POINTS: usize = 16;
}
