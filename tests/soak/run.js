// `npm run check:soak`: plays ten million frames of the example game in Node and in each browser, with the same hash in all;
// `FRAMES=100000` plays fewer.

import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../scripts/build/run.js';
import { load } from '../../www/library/entries/node.js';
import { installed, openAlone } from '../browser/launch.js';
import { serve } from '../browser/serve.js';
import { play } from './play.js';

const frames = Number(process.env.FRAMES ?? 10_000_000);
const source = new URL('../../examples/game/', import.meta.url);

async function inNode() {
  await load();
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(name, source), 'utf8'));
  const [{ Game }, { readLevel, WALLS }] = await Promise.all(
    ['rules.js', 'level.js'].map((name) => import(new URL(name, source).href)),
  );
  const levels = ['hills.tmj', 'cellar.tmj'].map((name) => readLevel(read(name), read('tiles.tsj')));
  return play({ Game, levels, WALLS }, frames, () => process.memoryUsage().rss);
}

/** Runs in the page of the game, and leaves what it has told there. @param {number} frames @param {string} url */
async function begin(frames, url) {
  const from = (/** @type {string} */ name) => import(new URL(name, location.href).href);
  const [{ Game }, { readLevel, WALLS }, { play }] = await Promise.all(['rules.js', 'level.js', url].map(from));
  const read = async (/** @type {string} */ name) => (await fetch(new URL(name, location.href))).json();
  const [hills, cellar, tiles] = await Promise.all(['hills.tmj', 'cellar.tmj', 'tiles.tsj'].map(read));
  const memory = () => /** @type {any} */ (performance).memory?.usedJSHeapSize ?? 0;
  await (await from('graze2d/entries/index.js')).load();
  const game = { Game, levels: [readLevel(hills, tiles), readLevel(cellar, tiles)], WALLS };
  const keep = (/** @type {unknown} */ told) => Object.assign(globalThis, { soaked: told });
  play(game, frames, memory).then(keep, (/** @type {unknown} */ error) => keep({ error: String(error) }));
}

/** @param {import('../browser/launch.js').Engine} engine */
async function inBrowser(engine) {
  const site = await serve(root);
  const page = await openAlone(engine);
  try {
    await page.goto(`${site.url}dist/examples/game/index.html`);
    await page.evaluate(begin, frames, `${site.url}tests/soak/play.js`);
    for (;;) {
      await setTimeout(1000);
      const told = await page.evaluate(() => /** @type {any} */ (globalThis).soaked ?? null);
      if (told?.error) throw new Error(told.error);
      if (told) return told;
    }
  } finally {
    await page.close();
    await site.close();
  }
}

const places = { Node: inNode, ...Object.fromEntries(installed.map((engine) => [engine, () => inBrowser(engine)])) };
const hashes = new Set();
for (const [name, playThere] of Object.entries(places)) {
  const { hash, memory, coins, crashes, inside } = await playThere();
  hashes.add(hash);
  // Only Node and Chromium tell.
  const megabytes = memory.map((bytes) => Math.round(bytes / 2 ** 20) || '–').join(' ');
  console.log(
    `${name}: hash ${hash.toString(16)}, ${coins} coins, ${crashes} crashes, ${inside.length} frames inside; MB: ${megabytes}`,
  );
  if (inside.length > 0) process.exitCode = 1;
}
if (hashes.size > 1) process.exitCode = 1;
