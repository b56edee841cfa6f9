//! Shapes: what is accepted, what is refused, and the names of their parts.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, Corner, GeometryError, Quad, Side};

// y grows downwards: TopLeft is (min x, min y)
#[test]
fn a_box_knows_its_sides_and_corners() {
    let aabb = Aabb::from_min_size(dvec2(1.0, 2.0), dvec2(3.0, 4.0)).unwrap();
    assert_eq!(Side::ALL.map(|side| aabb.side(side)), [1.0, 4.0, 2.0, 6.0]);
    assert_eq!(aabb.corner(Corner::TopLeft), dvec2(1.0, 2.0));
    assert_eq!(aabb.corner(Corner::BottomRight), dvec2(4.0, 6.0));
    assert_eq!(Corner::BottomLeft.sides(), [Side::Left, Side::Bottom]);
}

#[test]
fn a_circle_needs_a_radius_of_at_least_zero() {
    assert!(Circle::new(DVec2::ZERO, 0.0).is_ok());
    assert_eq!(Circle::new(DVec2::ZERO, -5e-324), Err(GeometryError::NegativeRadius));
    assert_eq!(Circle::new(DVec2::ZERO, f64::NAN), Err(GeometryError::NonFinite));
}

fn quad(corners: [[f64; 2]; 4]) -> Result<Quad, GeometryError> {
    Quad::new(corners.map(DVec2::from))
}

#[test]
fn a_quad_may_wind_either_way_and_repeat_corners_but_must_be_convex() {
    assert!(quad([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]]).is_ok());
    assert!(quad([[0.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 0.0]]).is_ok());
    assert!(quad([[0.0, 0.0], [0.0, 0.0], [1.0, 1.0], [1.0, 0.0]]).is_ok());
    assert!(quad([[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]).is_ok());
    let bow_tie = [[0.0, 0.0], [1.0, 1.0], [1.0, 0.0], [0.0, 1.0]];
    assert_eq!(quad(bow_tie), Err(GeometryError::NotConvex));
    let dart = [[0.0, 0.0], [4.0, 0.0], [1.0, 1.0], [0.0, 4.0]];
    assert_eq!(quad(dart), Err(GeometryError::NotConvex));
}

#[test]
fn a_quarter_turn_is_clockwise_on_screen() {
    let (center, half) = (dvec2(1.0, 1.0), dvec2(2.0, 1.0));
    let turned = Quad::rotated(center, half, dvec2(0.0, 1.0)).unwrap();
    assert_eq!(turned.corners()[0], dvec2(2.0, -1.0));
    assert_eq!(turned.corners()[1], dvec2(2.0, 3.0));
    assert_eq!(
        Quad::rotated(center, dvec2(-1.0, 1.0), DVec2::X),
        Err(GeometryError::NegativeRadius)
    );
}
