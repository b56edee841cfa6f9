// The example game: the same keys make the same game in Node, in every engine and in Rust, and a saved game goes on to the last bit.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from '../../www/library/entries/node.js';
import { engines, oneEngine, open } from './drive.js';
import { eventually } from './page.js';
import { serve } from './serve.js';

const built = fileURLToPath(new URL('../../dist/examples', import.meta.url));
const source = new URL('../../examples/game/', import.meta.url);
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(name, source), 'utf8'));

await load();
const { Game } = await import(new URL('rules.js', source).href);
const { readLevel, WALLS } = await import(new URL('level.js', source).href);
const levels = ['hills.tmj', 'cellar.tmj'].map((name) => readLevel(read(name), read('tiles.tsj')));

/**
 * Games that were played, with the hash that each ends with: `tests/it/game.rs` plays them in Rust. For other levels, play them,
 * and copy what the page has stored.
 *
 * @typedef {[bits: number, count: number][]} Record as the game keeps it
 * @type {{ name: string, record: Record, hash: number }[]}
 */
const games = readFileSync(new URL('../game.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
/** All of the game in half a minute: over the hill and the pit, up with the lift, under the crusher, and through the cellar. */
const [{ record }] = games;

/** Plays a record in Node. @param {Record} record @param {(game: any) => void} [look] called after each step */
function play(record, look = () => {}) {
  const game = new Game(levels);
  for (const [keys, count] of record) {
    for (let n = 0; n < count; n++) {
      game.step(keys);
      look(game);
    }
  }
  return game;
}

test('the game can be finished, and the player is never in a wall or below the floor', () => {
  /** @type {number[]} */
  const visited = [];
  const game = play(record, ({ world, player, level, number, steps }) => {
    if (number !== visited.at(-1)) visited.push(number);
    const inside = world.overlaps(player, { mask: WALLS });
    assert.ok(
      inside.every((/** @type {number} */ id) => level.platforms.includes(id)),
      `step ${steps}`,
    );
    assert.ok(number > 0 || player.y + player.height <= 10, `step ${steps}`);
  });
  assert.deepEqual(visited, [0, 1, 0]);
  assert.deepEqual([game.coins, game.crashes], [13, 0]);
});

/** As two players over a network play: the keys of the other come eight steps late, and until then stand for those before. */
test('a game that is rolled back eight steps, again and again, ends as one that knew all keys', () => {
  const keys = record.flatMap(([bits, count]) => Array(count).fill(bits)).slice(0, 600);
  const game = new Game(levels);
  /** @type {any[]} */
  const past = [];
  for (let now = 0; now < keys.length; now++) {
    const known = Math.max(0, now - 8);
    if (past.length > 8) past.shift();
    if (past.length > 0) game.goBack(past[0]);
    past.length = 0;
    for (let step = known; step <= now; step++) {
      past.push(game.snapshot());
      const isKnown = step <= known || now === keys.length - 1;
      game.step(isKnown ? keys[step] : (keys[known] ?? 0));
    }
  }
  const expected = new Game(levels);
  for (const bits of keys) expected.step(bits);
  assert.equal(game.hash, expected.hash);
});

for (const { name, record, hash } of games)
  test(`the game ${name} ends as in Rust`, () => assert.equal(play(record).hash, hash));

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof serve>>} */
    let site;
    /** @type {import('./drive.js').Page} */
    let page;

    before(async () => {
      site = await serve(built);
      page = await open(engine, { width: 390, height: 760, dpr: 2, touch: true });
      await page.goto(`${site.url}game/index.html`);
      await isShown();
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    const saved = () => page.evaluate(() => JSON.parse(localStorage.getItem('graze-game-1') ?? 'null'));
    const coins = async () => Number(/\d+/.exec(await page.text('#status')));
    const isShown = () => eventually(async () => assert.match(await page.text('#status'), /./));

    test('the same keys make the same game as in Node', async () => {
      const hashes = await page.evaluate(async (games) => {
        const from = (/** @type {string} */ name) => new URL(name, location.href).href;
        const [{ Game }, { readLevel }] = await Promise.all([import(from('rules.js')), import(from('level.js'))]);
        const read = async (/** @type {string} */ name) => (await fetch(from(name))).json();
        const [hills, cellar, tiles] = await Promise.all(['hills.tmj', 'cellar.tmj', 'tiles.tsj'].map(read));
        return games.map(({ record }) => {
          const game = new Game([readLevel(hills, tiles), readLevel(cellar, tiles)]);
          for (const [keys, count] of record) for (let n = 0; n < count; n++) game.step(keys);
          return game.hash;
        });
      }, games);
      const expected = games.map(({ hash }) => hash);
      assert.deepEqual(hashes, expected);
    });

    test('who plays by finger and keys, leaves and comes back, plays the game of the record', async () => {
      const right = await page.center('[data-key=ArrowRight]');
      await page.touch('start', right);
      await eventually(async () => assert.ok((await coins()) > 0));
      await page.touch('end', right);
      await page.goto(`${site.url}game/index.html?again`);
      await isShown();
      await page.key('down', 'ArrowRight');
      await eventually(async () => assert.ok((await coins()) > 2));
      await page.key('up', 'ArrowRight');
      await page.key('down', 'r');
      await eventually(async () => assert.ok((await coins()) === 2, 'it rewinds'));
      await page.key('up', 'r');
      await page.goto(`${site.url}game/index.html`);

      const { record: played, saved: state } = await saved();
      assert.equal(play(played).hash, state.hash);
      await isShown();
      await page.click('#replay');
      await eventually(async () => assert.match(await page.text('#told'), /the same place, to the last bit/));
      assert.deepEqual(await page.errors(), []);
    });
  });
}

for (const engine of oneEngine) {
  test(`${engine}: a game whose files are missing says so`, async () => {
    const site = await serve(built, undefined, /hills\.tmj$/);
    const page = await open(engine);
    try {
      await page.goto(`${site.url}game/index.html`);
      await eventually(async () => assert.match(await page.text('#told'), /^The game cannot go on \(.+\)\. Reload/));
    } finally {
      await page.close();
      await site.close();
    }
  });

  test(`${engine}: a gamepad plays, also where the page may store nothing`, async () => {
    const site = await serve(built, () => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: denied });
      navigator.getGamepads = () => [null, /** @type {any} */ ({ axes: [1, 0], buttons: [] }), null, null];
    });
    const page = await open(engine);
    try {
      await page.goto(`${site.url}game/index.html`);
      await eventually(async () => assert.match(await page.text('#status'), /Coins: [1-9]/));
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      assert.match(await page.text('#told'), /keeps nothing for this page/);
      assert.deepEqual(await page.errors(), []);
    } finally {
      await page.close();
      await site.close();
    }
  });
}
