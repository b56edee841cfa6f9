// Tries the first figure of a page, in the page itself or in a frame: it becomes ready, a drag changes its state, and so does
// an arrow key, by which some pages turn to their next.

import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';

/** @typedef {import('../browser/page.js').Page} Page */

/**
 * @param {Page} page @param {string} url
 * @returns {Promise<void>} rejected if the figure does not work
 */
export async function tryFigure(page, url) {
  await page.goto(url);
  // A figure or a frame below the window loads once it is near.
  await page.until(() => {
    const place = document.querySelector('graze-scene, iframe');
    place?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return Boolean(place);
  });
  const before = await page.until(figureIn, 'state');
  const from = await restingHandle(page);
  await page.drag(from, { x: from.x + 24, y: from.y + 18 });
  await untilChanged(page, before, `a drag from ${JSON.stringify(from)}`);
  const address = await page.evaluate(() => location.href);
  const dragged = await page.evaluate(figureIn, 'state');
  await page.evaluate(figureIn, 'focus');
  await page.press('ArrowRight');
  await untilChanged(page, dragged, 'an arrow key');
  assert.equal(await page.evaluate(() => location.href), address, 'the page hears a key of its figure');
  assert.equal(await page.evaluate(figureIn, 'size'), true, 'the figure is squeezed, or something sticks out');
}

/** @param {Page} page @param {any} before the state of its figure @param {string} what */
async function untilChanged(page, before, what) {
  // Some engines tell the page a moment later.
  const end = Date.now() + 5000;
  while (isDeepStrictEqual(await page.evaluate(figureIn, 'state'), before))
    assert.ok(Date.now() < end, `${what} changes nothing`);
}

/**
 * Where the first handle is, once the page around it has come to rest.
 *
 * @param {Page} page
 * @returns {Promise<import('../browser/page.js').Point>}
 */
async function restingHandle(page) {
  for (let last = null; ; ) {
    const at = await page.until(figureIn, 'handle');
    if (isDeepStrictEqual(at, last)) return at;
    last = at;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/**
 * Something about the first figure of the page. Runs in the page.
 *
 * @param {string} what its state, the middle of its first handle in the window, whether it has a good size, or to focus that handle
 * @returns {any} null until it is ready
 */
function figureIn(what) {
  const frame = document.querySelector('iframe');
  const figure = /** @type {any} */ ((frame?.contentDocument ?? document).querySelector('graze-scene[data-ready]'));
  if (!figure) return null;
  if (what === 'state') return figure.state;
  if (what === 'size') {
    const { width } = figure.shadowRoot.querySelector('canvas.picture').getBoundingClientRect();
    return width >= 240 && document.documentElement.scrollWidth <= innerWidth;
  }
  const button = figure.shadowRoot.querySelector('[data-handle]');
  if (what === 'focus') return button.focus();
  const handle = button?.getBoundingClientRect();
  const { x, y } = frame?.getBoundingClientRect() ?? { x: 0, y: 0 };
  return handle?.width > 0 ? { x: x + handle.x + handle.width / 2, y: y + handle.y + handle.height / 2 } : null;
}
