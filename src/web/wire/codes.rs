//! The numbers that stand for words. A word's number is its index in its table; the build passes the tables
//! to JavaScript, so each order is defined only here.

use crate::answer::{Contact, Location, SegmentRelation};
use crate::error::GeometryError;
use crate::exact::determinant::Turn;
use crate::query::clip::SegmentEnd;
use crate::shape::{Corner, Feature, Side};
use crate::steps::{Row, Wire};
use crate::sweep::convex::pair::EdgeOwner;

/// A function from a value to its place in a table of `word: pattern`. The build makes the table.
macro_rules! code_table {
    ($list:ident: $function:ident($type:ty) { $($word:ident: $pattern:pat,)+ }) => {
        $crate::web::declared::declared! {
            &["words ", stringify!($list), $(" ", stringify!($word),)+ "\n"]
        }

        pub(in crate::web) fn $function(value: $type) -> i32 {
            #[allow(non_camel_case_types, reason = "the words of JavaScript")]
            enum Word { $($word),+ }
            (match value { $($pattern => Word::$word,)+ }) as i32
        }

        impl Wire for $type {
            const FORM: &str = stringify!($list);

            fn write(self, row: &mut impl Row) {
                row.number(f64::from($function(self)));
            }
        }
    };
}

code_table! {
    SIDES: side_code(Side) {
        left: Side::Left,
        right: Side::Right,
        top: Side::Top,
        bottom: Side::Bottom,
    }
}

code_table! {
    CORNERS: corner_code(Corner) {
        topLeft: Corner::TopLeft,
        topRight: Corner::TopRight,
        bottomLeft: Corner::BottomLeft,
        bottomRight: Corner::BottomRight,
    }
}

code_table! {
    CONTACTS: contact_code(Option<Contact>) {
        miss: None,
        touch: Some(Contact::Touch),
        cross: Some(Contact::Cross),
    }
}

code_table! {
    PLACES: place_code(Location) {
        outside: Location::Outside,
        boundary: Location::Boundary,
        inside: Location::Inside,
    }
}

code_table! {
    TURNS: turn_code(Turn) {
        counterClockwise: Turn::CounterClockwise,
        straight: Turn::Straight,
        clockwise: Turn::Clockwise,
    }
}

code_table! {
    ENDS: end_code(SegmentEnd) {
        a: SegmentEnd::A,
        b: SegmentEnd::B,
    }
}

code_table! {
    OWNERS: owner_code(EdgeOwner) {
        a: EdgeOwner::A,
        b: EdgeOwner::B,
        both: EdgeOwner::Both,
    }
}

code_table! {
    RELATIONS: relation_code(SegmentRelation) {
        apart: SegmentRelation::Apart,
        proper: SegmentRelation::Proper,
        touch: SegmentRelation::Touch,
        overlap: SegmentRelation::Overlap,
    }
}

code_table! {
    ERRORS: refusal_code(Refusal) {
        non_finite: Refusal::Geometry(GeometryError::NonFinite),
        inverted_box: Refusal::Geometry(GeometryError::InvertedBox),
        negative_radius: Refusal::Geometry(GeometryError::NegativeRadius),
        not_integer_or_out_of_range: Refusal::Geometry(GeometryError::NotIntegerOrOutOfRange),
        negative_restitution: Refusal::Geometry(GeometryError::NegativeRestitution),
        bad_layout: Refusal::BadLayout,
        not_positive: Refusal::Geometry(GeometryError::NotPositive),
        point_count: Refusal::Geometry(GeometryError::PointCount),
        unknown_id: Refusal::Geometry(GeometryError::UnknownId),
    }
}

/// Why numbers are not accepted.
pub(in crate::web) enum Refusal {
    /// They make no valid shape.
    Geometry(GeometryError),
    /// There is no such form, response or query, or there are fewer rows than announced.
    BadLayout,
}

impl From<GeometryError> for Refusal {
    fn from(error: GeometryError) -> Self {
        Self::Geometry(error)
    }
}

/// Sides, then corners, then eight edges and eight vertices of a convex shape, then the arc of a circle.
pub(in crate::web) fn feature_code(feature: Feature) -> i32 {
    match feature {
        Feature::Side(side) => side_code(side),
        Feature::Corner(corner) => 4 + corner_code(corner),
        Feature::Edge(i) => 8 + i32::from(i),
        Feature::Vertex(i) => 16 + i32::from(i),
        Feature::Arc => 24,
    }
}
