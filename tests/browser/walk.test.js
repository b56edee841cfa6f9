// The scene walk under real hands: keys and thumb stick walk, and the exact walker never sticks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circleVsAabb } from '../../www/library/entries/node.js';
import { describeScene } from './describe-scene.js';
import { engines, oneEngine } from './drive.js';
import {
  onScreen,
  openScene,
  setState,
  settle,
  show,
  stateOf,
  statesOfFrames,
  untilAtRest,
  untilTold,
} from './scene.js';

/** Both walkers at a place, before they walk. @param {number} x @param {number} y */
const standing = (x, y) => {
  const at = { x, y };
  return { walker: { ...at, radius: 6 }, from: at, motion: { x: 0, y: 0 }, naive: at, naiveFrom: at };
};
/** Above the tiles, off their seams. */
const above = standing(30, 44);
const stick = '[data-control="walk"]';

describeScene(engines, '#walk', above, (page, engine) => {
  const frames = (/** @type {number} */ count) => statesOfFrames(page, count);

  /** @param {any[]} states */
  function neverInside(states) {
    for (const state of states) {
      for (const wall of state.walls) {
        assert.notEqual(circleVsAabb(state.walker, { x: 0, y: 0 }, wall)?.contact, 'cross', JSON.stringify(state));
      }
    }
  }

  test('held keys walk onto the tiles and along them, over the seams, and never into them', async () => {
    await page.focus(stick);
    await page.key('down', 'ArrowRight');
    await page.key('down', 'ArrowDown');
    await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.y >= 54);
    const states = await frames(30);
    await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.x > 60);
    await page.key('up', 'ArrowRight');
    await page.key('up', 'ArrowDown');
    await settle(page);
    neverInside(states);
    const places = states.map(({ walker }) => walker);
    for (const [i, { x, y }] of places.entries()) {
      // The tiles end at 148, and there it goes round the corner.
      assert.ok(y === 54 || x > 148, `${x}, ${y}`);
      assert.ok(i === 0 || x >= places[i - 1].x);
    }
    // Unless it was there before anybody looked.
    assert.ok(places[29].x > Math.min(places[0].x + 5, 148), `${places[29].x} after ${places[0].x}`);
    const { walker } = await stateOf(page);
    await frames(3);
    assert.deepEqual((await stateOf(page)).walker, walker, 'walks on though the keys are up');
  });

  const scrolled = () => page.evaluate(() => globalThis.scrollY);

  /** Where the page has come to rest: a key may have scrolled it, smoothly. */
  const atRest = async () => {
    let before = Number.NaN;
    for (let place = await scrolled(); place !== before; place = await scrolled()) {
      before = place;
      await frames(8);
    }
    return before;
  };

  test('keys that are held while the page is hidden are up when it is shown again', async () => {
    await page.focus(stick);
    await page.key('down', 'ArrowRight');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await untilAtRest(page, 20);
    await page.key('up', 'ArrowRight');
  });

  test('what is walked while a key is held is in the link once the page is hidden, or another scene is chosen', async () => {
    const walkRight = async () => {
      await page.focus(stick);
      await page.key('down', 'ArrowRight');
      await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.x > 50);
    };
    await walkRight();
    const [link, inAddress] = await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return [/** @type {any} */ (document.querySelector('graze-scene')).toLink(), location.hash];
    });
    assert.equal(inAddress, link);
    await page.key('up', 'ArrowRight');
    await setState(page, above);
    await walkRight();
    await page.click('[data-scene="slide"]');
    await page.key('up', 'ArrowRight');
    await page.evaluate(() => history.back());
    await untilTold(page, 'walk');
    await settle(page);
    assert.ok((await stateOf(page)).walker.x > 50);
  });

  test('keys are those of the page until the figure is pressed, and again once something else is', async () => {
    await page.evaluate(() =>
      addEventListener('keydown', (event) => Object.assign(globalThis, { isKept: event.defaultPrevented })),
    );
    /** Whether an arrow key is left to the page: it hears of it, too. */
    const isThePages = async () => {
      await page.evaluate(() => void Object.assign(globalThis, { isKept: true }));
      await page.press('ArrowDown');
      return page.evaluate(() => !(/** @type {any} */ (globalThis).isKept));
    };
    // Firefox does not take the focus from inside a figure when the figure itself is asked to lose it.
    const blur = () =>
      page.evaluate(() => {
        const active = document.activeElement;
        /** @type {HTMLElement | null | undefined} */ (active?.shadowRoot?.activeElement ?? active)?.blur();
      });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await atRest();
    await page.click('h1');
    await blur();
    assert.equal(await isThePages(), true);
    await atRest();
    const free = await onScreen(page, { x: 90, y: 90 });
    for (const type of /** @type {const} */ (['move', 'down', 'up'])) await page.mouse(type, free);
    await blur();
    assert.equal(await isThePages(), false);
    await page.click('h1');
    assert.equal(await isThePages(), true);
  });

  test('a thumb on the stick walks, and letting go stops', async () => {
    // Left of every wall, so that the way up is free to the edge, however late the thumb is lifted.
    await setState(page, standing(9, 90));
    const at = await page.center(stick);
    await page.touch('start', at);
    await page.touch('move', { x: at.x, y: at.y - 40 });
    await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.y < 86);
    await page.touch('end', { x: at.x, y: at.y - 40 });
    await frames(2);
    const { walker } = await stateOf(page);
    const ring = () =>
      page.evaluate((wanted) => {
        const pad = document.querySelector('graze-scene')?.shadowRoot?.querySelector(wanted);
        return pad && getComputedStyle(pad).outlineStyle;
      }, stick);
    assert.equal(await ring(), 'none', 'a ring is for keys');
    await frames(4);
    assert.equal(walker.x, 9);
    assert.deepEqual((await stateOf(page)).walker, walker);
  });

  test('both start at one place, and the keys of the hint let the red one stick and the blue one slide on', async () => {
    await setState(page, {});
    assert.equal(await page.text('.verdict'), 'Together');
    await page.focus(stick);
    await page.key('down', 'ArrowRight');
    await page.key('down', 'ArrowDown');
    // While both keys are held: with one alone, both walk otherwise. Asked at once: further on, they stand apart.
    const stuckAt = await page.until(() => {
      const figure = /** @type {any} */ (document.querySelector('graze-scene'));
      const told = (/** @type {string} */ part) => figure?.shadowRoot?.querySelector(part)?.textContent?.trim();
      const sentence = 'The blue circle slides along the wall. The red one is stuck.';
      return told('.verdict') === 'Sticks' && told('.sentence') === sentence && figure.state.naive.x;
    });
    assert.equal(stuckAt, 53.999);
    await page.key('up', 'ArrowRight');
    await page.key('up', 'ArrowDown');
  });

  test('no frame is asked for while nobody walks', () => untilAtRest(page, 20));

  // What a walk does, and how the naive walker fails, one engine shows as well as three.
  if (!oneEngine.includes(engine)) return;

  test('who has no mouse is told of the stick alone, on the first screen of a phone, in a challenge, too', async () => {
    const without = () => {
      const { matchMedia } = globalThis;
      globalThis.matchMedia = (query) =>
        query === '(hover: none)' ? /** @type {any} */ ({ matches: true }) : matchMedia.call(globalThis, query);
    };
    const phone = await openScene(engine, { before: without, look: { width: 360, height: 740 } });
    try {
      await phone.visit('#walk');
      for (const id of ['walk', 'walk!squeeze']) {
        await show(phone.page, id);
        assert.match(await phone.page.text('.hint'), /stick/);
        assert.doesNotMatch(await phone.page.text('.hint'), /click|hold|[↓→]/i);
        const { y, height } = await phone.page.rect('.stick');
        assert.ok(y + height <= 740, `${id}: the stick ends at ${y + height}`);
      }
    } finally {
      await phone.close();
    }
  });
});
