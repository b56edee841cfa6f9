// The JavaScript in the README runs as it stands there, and prints what the comments say.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { formatWithOptions } from 'node:util';
import { root } from '../../scripts/run.js';
import * as graze from '../../www/library/entries/node.js';

const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** Runs code with the library in place of its import. @param {string} code @param {Record<string, any>} given */
async function run(code, given) {
  const body = code.replaceAll(/^import (\{[^}]*\}) from 'graze2d';$/gm, 'const $1 = graze;');
  const run = new Function('graze', ...Object.keys(given), `return (async () => { ${body} })();`);
  await run(graze, ...Object.values(given));
}

const blocks = [...readme.matchAll(/```js\n([^`]*(?:`[^`]+`[^`]*)*?)```/g)].map(([, code]) => code);

for (const [i, code] of blocks.entries()) {
  test(`example ${i + 1} prints its comment`, async () => {
    const [, comment] = /console\.log\(.*\); \/\/ (.*)/.exec(code) ?? [];
    /** @type {string[]} */
    const printed = [];
    await run(code, {
      console: {
        log: (/** @type {any[]} */ ...values) => printed.push(formatWithOptions({ colors: false }, ...values)),
      },
    });
    assert.equal(printed.length, 1);
    assert.ok(comment.startsWith(printed[0]), `${printed[0]}, not ${comment}`);
  });
}

test('there are four examples', () => assert.equal(blocks.length, 4));

/** The rows of the recipes: what for, and the calls in JavaScript. */
const recipes = [...readme.matchAll(/^\| (.+) \| `(?:.+)` \| (`.*world\..+`) \|$/gm)].map(
  ([, what, cell]) => /** @type {const} */ ([what, [...cell.matchAll(/`([^`]+)`/g)].map(([, call]) => call)]),
);

for (const [what, calls] of recipes) {
  test(`recipe: ${what}`, async () => {
    const world = graze.createWorld([{ minX: 0, minY: 9, maxX: 20, maxY: 10 }]);
    const player = { x: 4, y: 4, width: 1, height: 1 };
    const path = { a: { x: 0, y: 0 }, b: { x: 20, y: 20 } };
    const given = {
      world,
      path,
      sight: path,
      box: player,
      id: 0,
      motion: { x: 1, y: 6 },
      oneWay: graze.oneWay,
      World: graze.World,
    };
    for (const call of calls) await run(`let player = ${JSON.stringify(player)}; ${call};`, given);
    world.dispose();
  });
}

test('every recipe is tried', () => {
  const [, table] = /## Recipes\n[^|]*(\|.*?)\n\n/s.exec(readme) ?? [];
  assert.equal(recipes.length, table.trim().split('\n').length - 2);
});
