// The JavaScript in the README runs as it stands there, and prints what the comments say.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { formatWithOptions } from 'node:util';
import { root } from '../../scripts/run.js';
import * as graze from '../../www/library/entries/node.js';
import { ERRORS } from '../../www/library/wasm/tables.js';

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

test('there are five examples', () => assert.equal(blocks.length, 5));

test('every code of an error is listed', () => {
  const folder = join(root, 'www/library');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!wasm).*\.js$/.test(name),
  );
  const sources = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const own = [...sources.matchAll(/(?:coded\([^;]*|{ code: )'(\w+)'[ )]/g)].map(([, code]) => code);
  const codes = new Set([...ERRORS, ...own]);
  assert.ok(codes.size > 12, `${codes.size} codes`);
  const [, told] = /\*\*What went wrong\?\*\*(.*?)\n- /s.exec(readme) ?? [];
  const listed = [...told.matchAll(/`(\w+_\w+|busy|disposed)`/g)].map(([, code]) => code);
  assert.deepEqual(listed.toSorted(), [...codes].toSorted());
});

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
