// The page as it is built, opened under a sub-path, with the questions that its tests ask of the scene on it.

import assert from 'node:assert/strict';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { open } from './drive.js';
import { endOpening } from './opening.js';
import { eventually } from './page.js';
import { serve } from './serve.js';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** @typedef {import('./drive.js').Page} Page */

/** The page as it is, at one address for all, so that a browser knows its files. @type {ReturnType<typeof serve> | undefined} */
let plain;
after(async () => (await plain)?.close());

/**
 * @param {import('./drive.js').Engine} engine
 * @param {{ look?: Partial<import('./drive.js').Look>, before?: () => void, missing?: RegExp,
 *   change?: (path: string, text: string) => string, folder?: string }} [options] what the window is like, what runs before
 *   the page, which files are not found, what scripts are served as, and where the page was built
 */
export async function openScene(engine, { look = {}, before, missing, change, folder = dist } = {}) {
  const isPlain = !before && !missing && !change && folder === dist;
  if (isPlain) plain ??= serve(dist);
  const site = isPlain && plain ? await plain : await serve(folder, before, missing, change);
  const page = await open(engine, { width: 1200, height: 800, touch: true, ...look });
  let visits = 0;
  return {
    page,
    /**
     * Loads the page anew, with a fragment, and ends its opening.
     *
     * @param {string} [fragment]
     * @param {string} [folder] of a scene: `walk/`; by default the first
     */
    async visit(fragment = '', folder = 'half-planes/') {
      // Another query each time: a change of the fragment alone would not load anything.
      visits += 1;
      await page.goto(`${site.url}${folder}?${visits}${fragment}`);
      await page.until(() => document.querySelector('graze-scene')?.hasAttribute('data-ready'));
      await page.evaluate(endOpening);
      await settle(page);
    },
    url: site.url,
    async close() {
      await page.close();
      if (!isPlain) await site.close();
    },
  };
}

/**
 * Goes to another scene as the list does, without loading the page anew, and waits until all of it is there.
 *
 * @param {Page} page
 * @param {string} id of a scene, or of a scene and a challenge in it
 */
export async function show(page, id) {
  await page.evaluate((place) => {
    location.hash = place;
    scrollTo({ top: 0, behavior: 'instant' });
  }, id);
  await page.until((name) => document.querySelector('graze-scene')?.getAttribute('name') === name, id.split('!')[0]);
  await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).ready.then(() => true));
  await page.evaluate(endOpening);
  await untilTold(page, id.split('!')[0]);
  await settle(page);
}

/**
 * Waits until the page has the title and the text of a scene: what is below them does not move after that.
 *
 * @param {Page} page
 * @param {string} name
 */
export const untilTold = (page, name) =>
  page.until((name) => {
    const title = document.querySelector('#title')?.textContent;
    return title !== '' && title === document.querySelector(`[data-scene="${name}"] span`)?.textContent;
  }, name);

/**
 * Waits until what was changed is drawn.
 *
 * @param {Page} page
 */
export async function settle(page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
}

/**
 * Waits until nothing moves any more: for some frames the page has asked for no other. Fails if it goes on asking.
 *
 * @param {Page} page
 * @param {number} [frames]
 */
export async function untilAtRest(page, frames = 2) {
  await page.evaluate(async (frames) => {
    const counted = /** @type {{ framesAsked: number, ownFrame(): Promise<void> }} */ (/** @type {any} */ (globalThis));
    let quiet = 0;
    for (let i = 0; quiet < frames; i++) {
      if (i === 1000) throw new Error(`In ${i} frames there were no ${frames} for which the page did not ask`);
      const before = counted.framesAsked;
      await counted.ownFrame();
      quiet = counted.framesAsked === before ? quiet + 1 : 0;
    }
  }, frames);
}

/**
 * The values of all fields.
 *
 * @param {Page} page
 * @returns {Promise<any>}
 */
export function stateOf(page) {
  return page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).state);
}

/**
 * Gives fields new values, as a script would.
 *
 * @param {Page} page
 * @param {object} state
 */
export async function setState(page, state) {
  await page.evaluate((value) => {
    /** @type {any} */ (document.querySelector('graze-scene')).state = value;
  }, state);
  await settle(page);
}

/**
 * The place of a handle.
 *
 * @param {Page} page
 * @param {string} id
 */
export function handle(page, id) {
  return page.center(`[data-handle="${id}"]`);
}

/**
 * The distance between two points.
 *
 * @param {import('./drive.js').Point} p
 * @param {import('./drive.js').Point} q
 */
export function distance(p, q) {
  return Math.hypot(p.x - q.x, p.y - q.y);
}

/**
 * Where a place of the world is on the screen, for scenes of 160 by 100.
 *
 * @param {Page} page
 * @param {import('./drive.js').Point} at
 */
export async function onScreen(page, at) {
  const { x, y, width } = await page.rect('canvas.picture');
  return { x: x + (at.x * width) / 160, y: y + (at.y * width) / 160 };
}

/**
 * The colour at a place of the world.
 *
 * @param {Page} page
 * @param {import('./drive.js').Point} at
 */
export async function colorAt(page, at) {
  return page.color(await onScreen(page, at));
}

/**
 * Waits until a place of the world has another colour than it had; what is painted in turns takes a while.
 *
 * @param {Page} page
 * @param {import('./drive.js').Point} at
 * @param {number[]} color
 */
export async function untilPainted(page, at, color) {
  await eventually(async () => assert.notDeepEqual(await colorAt(page, at), color, `the color at ${at.x}, ${at.y}`));
}

/**
 * What the library answered to the scene on show.
 *
 * @param {Page} page
 * @returns {Promise<any>}
 */
export function resultOf(page) {
  return page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).result);
}

/**
 * Chooses an option of a switch, and waits until the picture has gone over.
 *
 * @param {Page} page
 * @param {string} option
 */
export async function choose(page, option) {
  await page.click(`[data-option="${option}"]`);
  await untilAtRest(page);
}

/**
 * Opens the sheet with the code, and one of its views; both are loaded then.
 *
 * @param {Page} page
 * @param {'naive' | 'write' | 'call'} view
 */
export async function openCode(page, view) {
  await page.click('[data-tab="code"]');
  // What became of the click, if the views do not come: whether the sheet is shown, and what it says.
  const told = await page.until((name) => {
    const root = document.querySelector('graze-scene')?.shadowRoot;
    const sheet = /** @type {HTMLElement | null | undefined} */ (root?.querySelector('.sheet.code'));
    const isLoading = sheet && !sheet.hidden && sheet.textContent?.endsWith('…');
    if (isLoading) return null;
    return sheet?.querySelector(`[data-tab="${name}"]`) ? 'loaded' : `hidden: ${sheet?.hidden}, ${sheet?.textContent}`;
  }, view);
  assert.equal(told, 'loaded');
  await page.click(`[data-tab="${view}"]`);
  await settle(page);
}

/**
 * The state of the scene after each of a number of screen frames.
 *
 * @param {Page} page
 * @param {number} count
 * @returns {Promise<any[]>}
 */
export const statesOfFrames = (page, count) =>
  page.evaluate(async (count) => {
    const states = [];
    for (let i = 0; i < count; i++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      states.push(/** @type {any} */ (document.querySelector('graze-scene')).state);
    }
    return states;
  }, count);
