// The exact cases under real hands: a corner dragged from double to double, arrow keys that move it to the next dot, and a table of rules that
// says at once which of them differ.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frame } from '../../www/scenes/degenerates/frames.js';
import { stepped } from '../../www/scenes/degenerates/ordinal.js';
import { exactCases } from '../page/exact-cases.js';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { handle, onScreen, resultOf, settle, stateOf } from './scene.js';

const max = Number.MAX_VALUE;

/** @typedef {import('./drive.js').Page} Page */

/**
 * A place some units away from a handle, as its magnifier shows them.
 * @param {Page} page @param {{ x: number, y: number }} from
 * @param {number} right @param {number} down in units
 */
async function away(page, from, right, down) {
  const [zero, cell] = await Promise.all([0, frame.cell].map((x) => onScreen(page, { x, y: 0 })));
  const pixels = cell.x - zero.x;
  return { x: from.x + right * pixels, y: from.y + down * pixels };
}

/** What the table says of a rule. @param {Page} page @param {string} rule */
const saidBy = (page, rule) =>
  page.evaluate((id) => {
    const says = document.querySelector('graze-scene')?.shadowRoot?.querySelector(`[data-rule="${id}"]`);
    return [says?.textContent, says?.closest('tr')?.getAttribute('data-right'), says?.nextElementSibling?.textContent];
  }, rule);

describeScene(oneEngine, '#degenerates', {}, (page) => {
  /** Opens a case by its link, as the text does. @param {string} name */
  async function open(name) {
    const { link, state } = /** @type {{ link: string, state: any }} */ (exactCases.get(name));
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `degenerates~${link}`);
    await page.until((x) => /** @type {any} */ (document.querySelector('graze-scene')).state?.a.x === x, state.a.x);
    await settle(page);
  }

  /** Opens the table of rules, which is loaded then. */
  async function openRules() {
    await page.click('[data-tab="rules"]');
    await page.until(() =>
      /** @type {any} */ (document.querySelector('graze-scene')).shadowRoot.querySelector('.rules [data-right]'),
    );
  }

  test('at first a miss that plain arithmetic takes for a touch, and the table says so', async () => {
    await openRules();
    await settle(page);
    assert.equal(await page.text('.verdict'), 'Miss');
    assert.deepEqual(await saidBy(page, 'plain'), ['Touch', 'false', 'differs']);
    assert.deepEqual(await saidBy(page, 'strict'), ['Miss', 'true', 'agrees']);
    assert.match(await page.text('.sentence'), /0\.33 of the gap between dots/);
  });

  test('the mouse drags the corner of the wall to the double above it: now the path goes in', async () => {
    const from = await handle(page, 'box');
    await page.drag(from, await away(page, from, 0.2, -1.1));
    await settle(page);
    const { box } = await stateOf(page);
    assert.deepEqual([box.minX, box.minY, box.maxX], [45, stepped(45, -1), 57]);
    assert.equal((await resultOf(page)).contact, 'cross');
    assert.equal(await page.text('.verdict'), 'Cross');
    assert.equal((await saidBy(page, 'plain'))[1], 'true');
  });

  test('the handle tells its numbers with every digit', async () => {
    await page.focus('[data-handle="box"]');
    await page.press('ArrowUp');
    await settle(page);
    const label = await page.evaluate(() =>
      document
        .querySelector('graze-scene')
        ?.shadowRoot?.querySelector('[data-handle="box"]')
        ?.getAttribute('aria-label'),
    );
    assert.equal(label, `Corner of the wall, 45, ${stepped(45, -1)}`);
  });

  test('at the largest numbers a larger number is refused, and nothing is infinite', async () => {
    await open('huge');
    assert.equal(await page.text('.verdict'), 'Touch');
    await page.click('[data-tab="values"]');
    const cut = await page.evaluate(() => {
      const root = document.querySelector('graze-scene')?.shadowRoot;
      const inputs = /** @type {HTMLInputElement[]} */ ([...(root?.querySelectorAll('input[data-field]') ?? [])]);
      return inputs.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ value }) => value);
    });
    assert.deepEqual(cut, [], 'every digit is in sight');
    await page.fill('[data-field="b.x"]', '1e309');
    await settle(page);
    assert.notEqual(await page.text('[data-problem="b.x"]'), '');
    await page.fill('[data-field="b.x"]', String(stepped(max, -1)));
    await settle(page);
    assert.equal((await stateOf(page)).b.x, stepped(max, -1));
    assert.doesNotMatch(await page.text('.sentence'), /NaN|Infinity/);
    await openRules();
  });

  test('at the smallest numbers a step is the smallest double, also through zero', async () => {
    await open('tiny');
    await page.focus('[data-handle="box"]');
    await page.press('ArrowLeft', ['Shift']);
    assert.equal((await stateOf(page)).box.minX, -2 * Number.MIN_VALUE);
    await page.press('ArrowRight');
    assert.equal((await stateOf(page)).box.minX, -Number.MIN_VALUE);
  });

  test('a link brings back every bit', async () => {
    await page.click('[data-preset="late"]');
    await settle(page);
    const before = await stateOf(page);
    const after = await page.evaluate(() => {
      const scene = /** @type {any} */ (document.querySelector('graze-scene'));
      const [, link] = scene.toLink().split(/~(.*)/);
      scene.reset();
      scene.setAttribute('state', link);
      return scene.state;
    });
    assert.deepEqual(after, before);
    assert.equal(before.b.x, stepped(45, 1));
  });
});
