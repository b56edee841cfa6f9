// The recipes of the README in JavaScript, as a reader pastes them: each keeps what it promises.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/build/run.js';
import * as graze from '../../www/library/entries/node.js';
import { cellsOf, codeIn, pasted, readme, recipes } from './recipes.js';

const { createWorld } = graze;

/** @param {number} ax @param {number} ay @param {number} bx @param {number} by */
const segment = (ax, ay, bx, by) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } });

/** @param {number} x @param {number} y */
const square = (x, y) => ({ x, y, width: 1, height: 1 });

/** @param {number} x @param {number} y */
const point = (x, y) => ({ x, y });

/**
 * The recipe that begins with some words, to be asked with these values: what it answers, and its variables after it.
 * @param {string} start
 * @returns {(given: Record<string, any>) => any}
 */
function recipe(start) {
  const { javascript } = /** @type {any} */ (recipes.find(({ what }) => what.startsWith(start)));
  return (given) => {
    const variables = Object.keys(given);
    const body = `let answer, text; ${pasted(javascript, 'answer')}; return { answer, text, ${variables.join(', ')} };`;
    const run = new Function('oneWay', 'World', ...variables, body);
    return run(graze.oneWay, graze.World, ...Object.values(given));
  };
}

/** What each recipe promises. @type {Record<string, (paste: (given: Record<string, any>) => any) => void>} */
const promises = {
  'a bullet'(paste) {
    const world = createWorld([square(6, 0), square(3, 1)]);
    const { answer } = paste({ world, path: segment(0, 1, 9, 1) });
    assert.deepEqual([answer.id, answer.span.contact, answer.span.enter.point], [1, 'touch', { x: 3, y: 1 }]);
  },
  'a line of sight'(paste) {
    const world = createWorld([square(3, 0), square(3, 1)]);
    const sees = (/** @type {number} */ y) => paste({ world, sight: segment(0, y, 9, y) }).answer;
    assert.deepEqual([0, 0.5, 1, 1.5, 2].map(sees), [true, false, false, false, true]);
  },
  'a top-down walker'(paste) {
    const world = createWorld([{ minX: 4, minY: -9, maxX: 5, maxY: 9 }]);
    const { player } = paste({ world, player: { x: 0, y: 0, radius: 0.5 }, motion: { x: 6, y: 3 } });
    assert.deepEqual(player, { x: 3.5, y: 3, radius: 0.5 });
  },
  'a platformer'(paste) {
    const world = createWorld([
      { minX: 0, minY: 0, maxX: 4, maxY: 1 },
      { points: [point(4, 0), point(8, -2), point(8, 1)] },
    ]);
    const { player } = paste({ world, player: square(2, -1), motion: point(3, 0.1) });
    assert.deepEqual(player, square(5, -2), 'as far across up the slope as on the floor');
  },
  'a trigger'(paste) {
    const world = createWorld([square(3.5, 0), square(4, 1), square(9, 0)]);
    assert.deepEqual(paste({ world, player: square(4, 0) }).answer, [0]);
  },
  'collision layers'(paste) {
    const world = createWorld();
    world.insert(square(2, 0), { layers: 1 });
    const { answer } = paste({ world, box: square(5, 0), path: segment(0, 0.5, 9, 0.5) });
    assert.deepEqual([answer.id, world.first(segment(0, 0.5, 9, 0.5))?.id], [1, 0]);
  },
  'a one-way platform'(paste) {
    const world = createWorld([{ x: 10, y: 0, width: 1, height: 10 }]);
    const platform = world.insert({ x: 3, y: 6, width: 4, height: 0.5 });
    const end = (/** @type {any} */ player, /** @type {any} */ motion) =>
      paste({ world, player, motion, platform }).answer.position;
    assert.deepEqual(end(square(4, 4), { x: 0, y: 3 }), { x: 4, y: 5 }, 'it lands on the platform');
    assert.deepEqual(end(square(4, 8), { x: 0, y: -4 }), { x: 4, y: 4 }, 'and jumps through it from below');
    assert.deepEqual(end(square(8, 1), { x: 9, y: 0 }), { x: 9, y: 1 }, 'a wall is solid on every side');
  },
  'what the player stands on'(paste) {
    const world = createWorld([square(3, 5), square(4, 5), square(6, 5)]);
    const { answer } = paste({ world, player: square(3.5, 4) });
    assert.deepEqual(
      answer.map((/** @type {any} */ { id, feature }) => [id, feature]),
      [
        [0, 'top'],
        [1, 'top'],
      ],
    );
    assert.deepEqual(paste({ world, player: square(3.5, 3) }).answer, []);
  },
  'a lift'(paste) {
    const world = createWorld([{ x: 0, y: 5, width: 4, height: 1 }]);
    const { player } = paste({ world, player: square(1, 4), id: 0, motion: { x: 0.5, y: -1.25 } });
    assert.deepEqual(
      [player, /** @type {any} */ (world.get(0)).minY],
      [square(1.5, 2.75), 3.75],
      'the player is where the lift carried it',
    );
    assert.deepEqual(
      world.standsOn(player).map(({ id }) => id),
      [0],
    );
  },
  'a saved game'(paste) {
    const before = createWorld(Array.from({ length: 99 }, (_, i) => square(0.1 * i, i / 3)));
    before.remove(98);
    const { world, text } = paste({ world: before });
    assert.deepEqual([world.toJSON(), JSON.stringify(world)], [before.toJSON(), text]);
    assert.equal(world.insert(square(0, 0)), before.insert(square(0, 0)), 'an id that was used is not used again');
  },
  'a snapshot'(paste) {
    const before = createWorld([square(0, 0), square(2, 0)]);
    before.remove(0);
    const { world, answer } = paste({ world: before });
    assert.deepEqual([world.toJSON(), answer], [before.toJSON(), before.hash()]);
  },
  'a mover that is itself'(paste) {
    const world = createWorld([square(6, 0), square(0, 0)]);
    const { answer } = paste({ world, player: square(0, 0), id: 1, motion: { x: 9, y: 0 } });
    assert.deepEqual(answer.mover, square(5, 0));
  },
  '…and then move'(paste) {
    const world = createWorld([square(6, 0), square(0, 0)]);
    assert.equal(paste({ world, player: square(5, 0), id: 1 }).answer, true);
    assert.deepEqual(world.get(1), { minX: 5, minY: 0, maxX: 6, maxY: 1 });
  },
};

for (const [start, keeps] of Object.entries(promises)) {
  test(`recipe: ${start}`, () => keeps(recipe(start)));
}

test('every recipe is tried', () => {
  const starts = Object.keys(promises);
  assert.deepEqual(
    recipes.map(({ what }) => starts.filter((start) => what.startsWith(start)).length),
    starts.map(() => 1),
  );
});

for (const language of ['id', 'ja', 'zh-Hans']) {
  const text = readFileSync(join(root, `docs/README.${language}.md`), 'utf8');
  const rows = [...text.matchAll(/^\|.*\bworld\..*$/gm)].map(([row]) => cellsOf(row));

  test(`every recipe of README.${language}.md is one of the README`, () => {
    const known = recipes.map(({ rust, javascript }) => JSON.stringify([rust, javascript]));
    for (const [, rust, javascript] of rows) {
      const code = [rust, javascript].map(codeIn);
      assert.ok(known.includes(JSON.stringify(code)), JSON.stringify(code));
    }
    assert.ok(rows.length === 5 || language === 'id', `${rows.length} recipes`);
  });

  test(`README.${language}.md has the settings of the README`, () => {
    for (const code of ['[profile.dev.package.graze2d]\nopt-level = 3\n', '500 kB'])
      assert.ok(text.includes(code) && readme.includes(code), code);
  });
}

test('the documentation of the crate says what a saved game needs, under its features and at the world', () => {
  for (const file of ['src/lib.rs', 'src/world/world.rs'])
    assert.match(
      readFileSync(join(root, file), 'utf8'),
      /`serde_json`, enable its feature\s+\/\/[!/]\s+`float_roundtrip`|`serde_json`, enable its feature `float_roundtrip`/,
    );
});
