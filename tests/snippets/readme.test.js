// The JavaScript in the README runs as it stands there, and prints what the comments say.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { formatWithOptions } from 'node:util';
import { root } from '../../scripts/build/run.js';
import * as graze from '../../www/library/entries/node.js';
import { ERRORS } from '../../www/library/wasm/tables.js';
import { readme } from './recipes.js';

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
