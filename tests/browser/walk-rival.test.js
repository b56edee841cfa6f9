// The scene walk: both walkers side by side, in the ready-made walks and on the same keys.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { engines } from './drive.js';
import { handle, onScreen, resultOf, setState, settle, stateOf, statesOfFrames, untilAtRest } from './scene.js';

/** A walker above the tiles, off their seams. */
const above = { walker: { x: 30, y: 44, radius: 6 }, from: { x: 30, y: 44 }, motion: { x: 0, y: 0 } };
const stick = '[data-control="walk"]';

describeScene(engines, '#walk', above, (page, _engine) => {
  const frames = (/** @type {number} */ count) => statesOfFrames(page, count);

  /** The verdict, its look and the tests of the naive walker, as a reader sees them. */
  const rival = () =>
    page.evaluate(() => {
      const line = document.querySelector('graze-scene')?.shadowRoot?.querySelector('.rival');
      const verdict = line?.querySelector('.verdict');
      const tests = [...(line?.querySelectorAll('.tests li') ?? [])].map(({ textContent }) => textContent);
      return { verdict: verdict?.textContent, tone: verdict?.getAttribute('data-tone'), tests: tests.join(' ') };
    });

  /** Presses a ready-made walk, and waits until it is where it leads. @param {string} id */
  async function perform(id) {
    await page.click(`[data-preset="${id}"]`);
    await page.until((wanted) => {
      const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
      return shadowRoot?.querySelector(`[data-preset="${wanted}"]`)?.getAttribute('aria-pressed') === 'true';
    }, id);
    await settle(page);
  }

  /** @type {[string, string, RegExp][]} */
  const failures = [
    ['seam', 'Sticks', /Wall 2: .* behind the left side.*Wall 2: .* behind the top side/],
    ['tunnel', 'Through', /^\s*$/],
    ['corner', 'Jitters', /only this wall pushes.*this wall does not push/],
    ['edge', 'Lifted', /Wall 4 is hit by a downward ray, .* ground/],
    ['ledge', 'Sticks', /Wall 6 is hit by a downward ray/],
    ['gap', 'Sticks', /Wall 1.*Wall 5/],
  ];
  // What becomes of both in each, Node tells; here are one with tests and one without.
  for (const [id, verdict, told] of failures.slice(0, process.env.EVERYWHERE ? failures.length : 2)) {
    test(`${id}: both walk by themselves, the naive one fails, and its line says how`, async () => {
      await perform(id);
      const { tests, ...seen } = await rival();
      assert.deepEqual(seen, { verdict, tone: 'fails' });
      assert.match(tests, told);
      const { naive, inside } = await resultOf(page);
      assert.equal(inside.length, 0);
      assert.notDeepEqual(naive.position, (await stateOf(page)).walker);
    });
  }

  test('in a small window a button says why the naive walker fails, and there is none where it does not', async () => {
    const shown = (/** @type {string} */ part) =>
      page.evaluate(
        (part) => document.querySelector('graze-scene')?.shadowRoot?.querySelector(`.rival ${part}`)?.checkVisibility(),
        part,
      );
    await perform('seam');
    assert.deepEqual([await shown('.why'), await shown('.tests')], [false, true]);
    const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    try {
      await page.resize({ width: 390, height: 844 });
      await page.until(
        () =>
          document.querySelector('graze-scene')?.shadowRoot?.querySelector('.rival .why')?.checkVisibility() === true,
      );
      assert.equal(await shown('.tests'), false);
      for (const isOpen of [true, false]) {
        await page.click('.rival .why');
        await settle(page);
        assert.equal(await shown('.tests'), isOpen);
      }
      await setState(page, above);
      assert.equal(
        await page.evaluate(() =>
          document.querySelector('graze-scene')?.shadowRoot?.querySelector('.rival .why')?.matches(':disabled'),
        ),
        true,
      );
    } finally {
      await page.resize(size);
    }
  });

  test('the corner is shown from nearer, until someone walks out of the window', async () => {
    await perform('corner');
    const room = () => page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).toLink());
    assert.doesNotMatch(await room(), /sight/);
    await page.focus(stick);
    // So short a press is one step, which ends within the window.
    await page.evaluate(() => {
      const key = { key: 'ArrowLeft', code: 'ArrowLeft', bubbles: true, composed: true };
      const focused = document.querySelector('graze-scene')?.shadowRoot?.activeElement;
      for (const type of ['keydown', 'keyup']) focused?.dispatchEvent(new KeyboardEvent(type, key));
    });
    await untilAtRest(page);
    assert.match(await room(), /sight/);
    await page.key('down', 'ArrowLeft');
    await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.x < 119);
    await page.key('up', 'ArrowLeft');
    assert.doesNotMatch(await room(), /sight/);
  });

  test('on the same keys the exact walker goes on where the naive one sticks', async () => {
    await setState(page, {
      ...above,
      naive: { x: 30, y: 44 },
      naiveFrom: { x: 30, y: 44 },
      rules: { choice: 'sides' },
    });
    await page.focus(stick);
    await page.key('down', 'ArrowDown');
    await page.key('down', 'ArrowRight');
    await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.x > 60);
    // Down goes last: a step to the right alone would take the naive walker off the seam.
    await page.key('up', 'ArrowRight');
    await page.key('up', 'ArrowDown');
    const { naive, walker } = await stateOf(page);
    assert.ok(naive.x < 38 && walker.x > 60, JSON.stringify({ naive, walker }));
  });

  test('a key takes over from a ready-made walk, and undo leads back', async () => {
    await setState(page, { ...above, naive: { x: 30, y: 44 }, naiveFrom: { x: 30, y: 44 } });
    await page.click('[data-preset="edge"]');
    await page.focus(stick);
    await page.key('down', 'ArrowLeft');
    await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.walker.x < 92);
    await page.key('up', 'ArrowLeft');
    await frames(4);
    const { x } = (await stateOf(page)).walker;
    await frames(10);
    assert.equal((await stateOf(page)).walker.x, x, 'the ready-made walk goes on');
    for (let i = 0; i < 2; i++) await page.click('[data-action="undo"]');
    assert.deepEqual((await stateOf(page)).walker, above.walker);
  });

  test('dragging the naive walker brings both there', async () => {
    await perform('seam');
    // What is said below the figure takes its room first; and its handle may have stepped aside from what else is there.
    await frames(6);
    const [from, at, to] = await Promise.all([
      handle(page, 'naive'),
      onScreen(page, (await stateOf(page)).naive),
      onScreen(page, { x: 60, y: 88 }),
    ]);
    await page.drag(from, { x: from.x + to.x - at.x, y: from.y + to.y - at.y });
    await frames(3);
    const { naive, walker } = await stateOf(page);
    assert.ok(Math.hypot(naive.x - 60, naive.y - 88) < 2, JSON.stringify(naive));
    assert.deepEqual({ x: walker.x, y: walker.y }, naive);
    assert.equal((await rival()).verdict, 'Stands');
  });

  test('where they would differ is off until it is asked for; then places are tinted, and a legend says what it is', async () => {
    const field = () =>
      page.evaluate(() => {
        const root = document.querySelector('graze-scene')?.shadowRoot;
        const canvas = /** @type {HTMLCanvasElement} */ (root?.querySelector('canvas.field'));
        const note = /** @type {HTMLElement} */ (root?.querySelector('.field-note'));
        if (canvas.hidden || canvas.width === 0) return { tinted: 0, words: note.hidden ? '' : note.textContent };
        const { data } = /** @type {any} */ (canvas.getContext('2d')).getImageData(0, 0, canvas.width, canvas.height);
        let tinted = 0;
        for (let i = 3; i < data.length; i += 4) tinted += data[i] > 0 && data[i] < 255 ? 1 : 0;
        return { tinted, words: note.hidden ? '' : note.textContent };
      });
    assert.deepEqual(await field(), { tinted: 0, words: '' });
    await page.click('[data-action="field"]');
    await page.until(() => {
      const canvas = document.querySelector('graze-scene')?.shadowRoot?.querySelector('canvas.field');
      return !(/** @type {HTMLCanvasElement} */ (canvas).hidden);
    });
    await frames(4);
    const { tinted, words } = await field();
    assert.ok(tinted > 100, `${tinted}`);
    assert.match(words ?? '', /Walk a step first.*they end apart.*in a wall/s);
    await page.click('[data-action="field"]');
    await frames(2);
    assert.deepEqual(await field(), { tinted: 0, words: '' });
  });
});
