//! The example game in Rust, `examples/macroquad/`, is the one in JavaScript: the same keys end with the same hash, which has the
//! bits of every step. `tests/browser/game.test.js` plays them in JavaScript.

use serde_json::Value;

#[path = "../../examples/macroquad/src/level.rs"]
#[allow(dead_code, reason = "the window draws more than is played here")]
mod level;
#[path = "../../examples/macroquad/src/rules.rs"]
#[allow(dead_code, reason = "likewise")]
mod rules;

#[test]
fn the_same_keys_make_the_same_game_as_in_javascript() {
    let tiles = include_str!("../../examples/game/tiles.tsj");
    let hills = include_str!("../../examples/game/hills.tmj");
    let cellar = include_str!("../../examples/game/cellar.tmj");
    let levels = [hills, cellar].map(|map| level::Level::read(map, tiles).unwrap());
    for line in include_str!("../game.jsonl").lines() {
        let played: Value = serde_json::from_str(line).unwrap();
        let record: Vec<(u8, u32)> = serde_json::from_value(played["record"].clone()).unwrap();
        let mut game = rules::Game::new(&levels).unwrap();
        for (keys, count) in record {
            for _ in 0..count {
                game.step(keys).unwrap();
            }
        }
        assert_eq!(played["hash"], game.hash, "{}", played["name"]);
    }
}
