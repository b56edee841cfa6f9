//! The small game of `examples/game` in a window: input and drawing. `cargo run --release` plays it.

mod level;
mod rules;

use std::error::Error;

use graze2d::glam::DVec2;
use graze2d::{Aabb, Convex, GeometryError, Point};
use macroquad::prelude::*;

use level::{Kind, Level};
use rules::{DOWN, Game, LEFT, RIGHT, STEP, UP};

/// How many tiles the window is high.
const VIEW: f64 = 12.0;

const SKY: u32 = 0xdcecf7;
const INK: u32 = 0x222222;
const PLAYER: u32 = 0xd95b1f;
const EYES: u32 = 0xffffff;

const KEYS: [(KeyCode, u8); 9] = [
    (KeyCode::Left, LEFT),
    (KeyCode::Right, RIGHT),
    (KeyCode::Up, UP),
    (KeyCode::Down, DOWN),
    (KeyCode::Space, UP),
    (KeyCode::A, LEFT),
    (KeyCode::D, RIGHT),
    (KeyCode::W, UP),
    (KeyCode::S, DOWN),
];

fn window() -> Conf {
    Conf {
        window_title: "A small game – Graze in Rust".into(),
        window_width: 1068,
        window_height: 600,
        high_dpi: true,
        sample_count: 4,
        ..Conf::default()
    }
}

#[macroquad::main(window)]
async fn main() {
    if let Err(error) = play().await {
        panic!("{error}");
    }
}

async fn play() -> Result<(), Box<dyn Error>> {
    let tiles = include_str!("../../game/tiles.tsj");
    let hills = Level::read(include_str!("../../game/hills.tmj"), tiles)?;
    let cellar = Level::read(include_str!("../../game/cellar.tmj"), tiles)?;
    let levels = [hills, cellar];
    let mut game = Game::new(&levels)?;
    let mut due = 0.0;
    loop {
        due += f64::from(get_frame_time()).min(0.1); // no more, as after the window was hidden
        while due >= STEP {
            due -= STEP;
            game.step(held())?;
        }
        draw(&game, due / STEP)?;
        next_frame().await;
    }
}

/// The keys that are held now, as bits.
fn held() -> u8 {
    KEYS.iter().filter(|(key, _)| is_key_down(*key)).fold(0, |bits, (_, bit)| bits | bit)
}

/// `part` of the next step has passed: all that moves is drawn so far on its way from the last step but one to the last one.
fn draw(game: &Game, part: f64) -> Result<(), GeometryError> {
    let is_one_level = std::ptr::eq(game.before.level, game.level);
    let between =
        |before: DVec2, now: DVec2| if is_one_level { before.lerp(now, part) } else { now };
    let player = game.player.at(Point::new(between(game.before.player, game.player.position()))?);

    clear_background(Color::from_hex(SKY));
    let view = DVec2::new(VIEW * f64::from(screen_width() / screen_height()), VIEW);
    let corner = camera(player.position(), view, game.level.size);
    let target = vec2_of(corner + view / 2.0);
    let zoom = 2.0 / vec2_of(view);
    set_camera(&Camera2D { target, zoom, ..Camera2D::default() });

    for (_, thing) in game.level.things().filter(|(id, _)| game.world.get(*id).is_some()) {
        let color = match thing.kind {
            Kind::Door => 0x41546b,
            Kind::Coin => 0xd09500,
            Kind::Wall | Kind::OneWay => 0x6d5b4d,
            Kind::Lift | Kind::Crusher | Kind::Player => continue,
        };
        draw_shape(thing.shape.convex(), color);
    }
    for (((_, thing), now), before) in
        game.level.solids().zip(game.solids()).zip(&game.before.solids)
    {
        let color = if thing.kind == Kind::Lift { 0x3f6ea8 } else { 0xa33d3d };
        let place = between(*before, now.min());
        draw_shape(Aabb::from_min_size(place, now.size())?.into(), color);
    }
    draw_shape(player.convex(), PLAYER);
    let eyes = vec2_of(player.bounds().center()) + vec2(0.1 * game.facing as f32, -0.1);
    for side in [-1.0, 1.0] {
        draw_ellipse(eyes.x + 0.12 * side, eyes.y, 0.05, 0.09, 0.0, Color::from_hex(EYES));
    }

    set_default_camera();
    let told = format!("Coins: {}. Tries: {}.", game.coins, game.crashes + 1);
    draw_text(&told, 16.0, 32.0, 28.0, Color::from_hex(INK));
    Ok(())
}

/// Where the view begins: the player is in its middle, and it does not leave the level.
fn camera(player: DVec2, view: DVec2, level: DVec2) -> DVec2 {
    let rest = level - view;
    let inside = (player - view / 2.0).clamp(DVec2::ZERO, rest.max(DVec2::ZERO));
    DVec2::select(rest.cmplt(DVec2::ZERO), rest / 2.0, inside)
}

/// A circle has one corner, and a radius.
fn draw_shape(shape: Convex, color: u32) {
    let color = Color::from_hex(color);
    let corners: Vec<Vec2> = shape.corners().map(vec2_of).collect();
    if let [center] = corners[..] {
        draw_poly(center.x, center.y, 64, shape.radius() as f32, 0.0, color);
    }
    for n in 2..corners.len() {
        draw_triangle(corners[0], corners[n - 1], corners[n], color);
    }
}

/// A point for macroquad, which has another version of glam.
fn vec2_of(point: DVec2) -> Vec2 {
    point.as_vec2().to_array().into()
}
