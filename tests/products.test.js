// Products of a build: whatever happens to one build, the next finds out and makes them anew.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { refresh } from '../scripts/build/products.js';

const base = mkdtempSync(join(tmpdir(), 'graze2d-products-'));
after(() => rmSync(base, { recursive: true, force: true }));

const names = Array.from({ length: 40 }, (_, i) => `${i}.txt`);
let folders = 0;
const newFolder = () => join(base, String(folders++));

/**
 * A build of forty files, each with the same word in it.
 *
 * @param {string} folder
 * @param {string} word
 * @param {() => unknown} [pause] between two files
 */
function build(folder, word, pause) {
  let made = 0;
  const make = async (/** @type {string} */ staging) => {
    made++;
    for (const name of names) {
      writeFileSync(join(staging, name), `${word}\n`.repeat(1000));
      await pause?.();
    }
  };
  return { folder, names, inputs: () => word, make, timesMade: () => made };
}

/**
 * The same build in a process of its own, which is killed just before it puts so many files into place.
 *
 * @param {string} folder
 * @param {string} word
 * @param {number} [last]
 */
function buildElsewhere(folder, word, last = Infinity) {
  const module = JSON.stringify(new URL('../scripts/build/products.js', import.meta.url).href);
  const script = `
    import fs, { writeFileSync } from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { join } from 'node:path';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { refresh } from ${module};
    const [folder, word] = ${JSON.stringify([folder, word])};
    const names = ${JSON.stringify(names)};
    let left = ${last};
    for (const place of ['renameSync', 'copyFileSync']) {
      const real = fs[place];
      fs[place] = (...paths) => (left-- > 0 ? real(...paths) : process.kill(process.pid, 'SIGKILL'));
    }
    syncBuiltinESMExports();
    const make = async (staging) => {
      for (const name of names) {
        writeFileSync(join(staging, name), (word + '\\n').repeat(1000));
        await sleep(1);
      }
    };
    await refresh({ folder, names, inputs: () => word, make });`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @param {string} folder @param {string} word */
function assertMadeOf(folder, word) {
  for (const name of names) assert.equal(readFileSync(join(folder, name), 'utf8'), `${word}\n`.repeat(1000), name);
}

test('what is fresh is not made again, and what changed is', async () => {
  const folder = newFolder();
  const [one, other] = [build(folder, 'one'), build(folder, 'other')];
  assert.deepEqual([await refresh(one), await refresh(one)], [true, false]);
  assert.deepEqual([await refresh(other), await refresh(other)], [true, false]);
  assert.deepEqual([one.timesMade(), other.timesMade()], [1, 1]);
  assertMadeOf(folder, 'other');
});

test('a product that is empty, cut short, changed or gone is made again, and so is one without a stamp', async () => {
  const damages = {
    empty: (/** @type {string} */ folder) => truncateSync(join(folder, '7.txt')),
    cut: (/** @type {string} */ folder) => truncateSync(join(folder, '7.txt'), 100),
    changed: (/** @type {string} */ folder) => writeFileSync(join(folder, '7.txt'), 'eno\n'.repeat(1000)),
    gone: (/** @type {string} */ folder) => rmSync(join(folder, '7.txt')),
    'without a stamp': (/** @type {string} */ folder) => rmSync(join(folder, '.stamp')),
    'with half a stamp': (/** @type {string} */ folder) => truncateSync(join(folder, '.stamp'), 20),
  };
  for (const [what, damage] of Object.entries(damages)) {
    const folder = newFolder();
    const one = build(folder, 'one');
    await refresh(one);
    damage(folder);
    assert.equal(await refresh(one), true, what);
    assertMadeOf(folder, 'one');
  }
});

test('a build that is killed at any moment leaves nothing that the next one takes as fresh', async () => {
  const moments = [1, 20, names.length].flatMap((last) => ['old', 'new'].map((word) => ({ last, word })));
  const killed = moments.map(async ({ last, word }) => {
    const folder = newFolder();
    await refresh(build(folder, 'old'));
    await once(buildElsewhere(folder, 'new', last), 'close');
    await refresh(build(folder, word));
    assertMadeOf(folder, word);
  });
  await Promise.all(killed);
});

test('a build that fails keeps the products of the last one, and the next one is tried', async () => {
  const folder = newFolder();
  await refresh(build(folder, 'old'));
  const broken = { ...build(folder, 'new'), make: () => Promise.reject(new Error('it does not compile')) };
  await assert.rejects(refresh(broken), /it does not compile/);
  assertMadeOf(folder, 'old');
  assert.deepEqual(readdirSync(folder).sort(), ['.stamp', ...names].sort());
  assert.equal(await refresh(build(folder, 'new')), true);
  assertMadeOf(folder, 'new');
});
