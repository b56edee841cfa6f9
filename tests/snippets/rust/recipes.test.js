// The recipes of the README in Rust, as a reader pastes them: each keeps what it promises, in one crate that uses ours.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pasted, recipes } from '../recipes.js';
import { Crate } from './crate.js';

/** What a saved game needs, as its row says. */
const { what: saved } = /** @type {any} */ (recipes.find(({ what }) => what.startsWith('a saved game')));
const [, feature] = /`serde_json` with its feature `(\w+)`/.exec(saved) ?? [];

const crate = new Crate(
  'recipes',
  `graze2d = { path = "../..", features = ["serde"] }
serde_json = { version = "1", features = [${feature ? `"${feature}"` : ''}] }`,
);

/** What comes before each recipe, and what it promises. @type {Record<string, [before: string, promise: string]>} */
const promises = {
  'a bullet': [
    'let world = World::new([square(6.0, 0.0)?, square(3.0, 1.0)?]); let path = Segment::new((0.0, 1.0), (9.0, 1.0))?;',
    'let found = answer.ok_or("nothing")?; assert_eq!((found.id(), found.span().contact()), (1.into(), Contact::Touch));',
  ],
  'a line of sight': [
    'let world = World::new([square(3.0, 0.0)?, square(3.0, 1.0)?]); let sight = Segment::new((0.0, 1.0), (9.0, 1.0))?;',
    'assert!(!answer && world.is_clear(Segment::new((0.0, 2.0), (9.0, 2.0))?));',
  ],
  'a top-down walker': [
    `let world = World::new([Aabb::new((4.0, -9.0), (5.0, 9.0))?]);
    let (velocity, dt) = (Motion::new((12.0, 6.0))?, 0.5); let mut player: Mover = Circle::new((0.0, 0.0), 0.5)?.into();`,
    'assert_eq!(player.position().to_array(), [3.5, 3.0]);',
  ],
  'a platformer': [
    `let mut world = World::new([Aabb::new((0.0, 0.0), (4.0, 1.0))?]);
    world.insert(Convex::new([(4.0, 0.0), (8.0, -2.0), (8.0, 1.0)])?);
    let (velocity, dt) = (Motion::new((6.0, 0.2))?, 0.5); let mut player = Mover::from(square(2.0, -1.0)?);`,
    'assert_eq!(player.position().to_array(), [5.0, -2.0], "as far across up the slope as on the floor");',
  ],
  'a trigger': [
    'let world = World::new([square(3.5, 0.0)?, square(4.0, 1.0)?]); let player = square(4.0, 0.0)?;',
    'assert_eq!(answer, [BoxId::from(0)]);',
  ],
  'collision layers': [
    `let mut world = World::default(); world.insert_with_layers(square(2.0, 0.0)?, 1);
    let aabb = square(5.0, 0.0)?; let path = Segment::new((0.0, 0.5), (9.0, 0.5))?;`,
    `assert_eq!(answer.map(|found| found.id()), Some(1.into()));
    assert_eq!(world.first(path).map(|found| found.id()), Some(0.into()));`,
  ],
  'a one-way platform': [
    `let mut world = World::new([Aabb::new((10.0, 0.0), (11.0, 10.0))?]);
    let platform = world.insert(Aabb::new((3.0, 6.0), (7.0, 6.5))?); let dt = 0.5;
    let end = |x, y, motion| { let player = square(x, y)?; let velocity = Motion::new(motion)?;`,
    `Ok::<_, GeometryError>(answer.position().to_array()) };
    assert_eq!(end(4.0, 4.0, (0.0, 6.0))?, [4.0, 5.0], "it lands on the platform");
    assert_eq!(end(4.0, 8.0, (0.0, -8.0))?, [4.0, 4.0], "and jumps through it from below");
    assert_eq!(end(8.0, 1.0, (18.0, 0.0))?, [9.0, 1.0], "a wall is solid on every side");`,
  ],
  'what the player stands on': [
    'let world = World::new([square(3.0, 5.0)?, square(4.0, 5.0)?, square(6.0, 5.0)?]); let player = square(3.5, 4.0)?;',
    'assert_eq!(answer, [BoxId::from(0), BoxId::from(1)]);',
  ],
  'a lift': [
    `let mut world = World::default(); let id = world.insert(Aabb::new((0.0, 5.0), (4.0, 6.0))?);
    let (velocity, dt) = (Motion::new((1.0, -2.5))?, 0.5); let mut player: Mover = square(1.0, 4.0)?.into();`,
    `assert_eq!(player.position().to_array(), [1.5, 2.75], "the player is where the lift carried it");
    assert_eq!(world.stands_on(player), [id]);`,
  ],
  'a saved game': [
    `let places = (0..99).map(|i| square(0.1 * f64::from(i), f64::from(i) / 3.0));
    let mut world = World::new(places.collect::<Result<Vec<_>, _>>()?); world.remove(98.into());
    let before: Vec<_> = world.iter().collect(); let id = world.clone().insert(square(0.0, 0.0)?);`,
    `assert!(world.iter().eq(before), "to the last bit, with all ids");
    assert_eq!(world.insert(square(0.0, 0.0)?), id, "an id that was used is not used again");`,
  ],
  'a snapshot': [
    'let mut world = World::new([square(0.0, 0.0)?, square(2.0, 0.0)?]); world.remove(0.into()); let before = world.clone();',
    'assert_eq!((&world, answer), (&before, before.hash()));',
  ],
  'a mover that is itself': [
    `let world = World::new([square(6.0, 0.0)?, square(0.0, 0.0)?]); let id = BoxId::from(1);
    let (player, velocity, dt) = (square(0.0, 0.0)?, Motion::new((18.0, 0.0))?, 0.5);`,
    'assert_eq!(answer.position().to_array(), [5.0, 0.0]);',
  ],
  '…and then move': [
    `let mut world = World::new([square(6.0, 0.0)?, square(0.0, 0.0)?]);
    let id = BoxId::from(1); let player = Mover::from(square(5.0, 0.0)?);`,
    'assert!(answer.is_some()); assert_eq!(world.get(id), Some(player.bounds().into()));',
  ],
};

const tests = Object.entries(promises).map(([start, [setting, promise]], i) => {
  const code = /** @type {any} */ (recipes.find(({ what }) => what.startsWith(start))).rust;
  return `#[test]
fn recipe_${i}() -> Result<(), Box<dyn std::error::Error>> {
    ${setting}
    ${pasted(code, 'let answer')}
    ${promise}
    Ok(())
}
`;
});

before(() =>
  crate.write({
    'src/lib.rs': `#![cfg(test)]

use graze2d::*;

fn square(x: f64, y: f64) -> Result<Aabb, GeometryError> {
    Aabb::from_min_size((x, y), (1.0, 1.0))
}

${tests.join('\n')}`,
  }),
);
after(() => crate.remove());

test('every recipe keeps its promise, and compiles without a warning', async () => {
  const { code, text } = await crate.cargo('test', '--lib');
  assert.equal(code, 0, text);
  assert.match(text, new RegExp(`test result: ok\\. ${recipes.length} passed`));
  assert.doesNotMatch(text, /^warning/m);
});
