// The exact cases under real hands: dots dragged from double to double, arrow keys that move to the next dot, and a table of rules that
// says at once which of them differ.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frames } from '../../www/scenes/degenerates/frames.js';
import { stepped } from '../../www/scenes/degenerates/ordinal.js';
import { exactCases } from '../page/exact-cases.js';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { handle, onScreen, resultOf, settle, stateOf } from './scene.js';

const max = Number.MAX_VALUE;

/** @typedef {import('./drive.js').Page} Page */

/**
 * A place some units away from a handle, as its magnifier shows them.
 * @param {Page} page @param {keyof typeof frames} lens @param {{ x: number, y: number }} from
 * @param {number} right @param {number} down in units
 */
async function away(page, lens, from, right, down) {
  const [zero, cell] = await Promise.all([0, frames[lens].cell].map((x) => onScreen(page, { x, y: 0 })));
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

  /** Opens the magnifier at an end. @param {'a' | 'b'} end */
  async function magnify(end) {
    await page.click(`[data-option="${end}"]`);
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
    await page.drag(from, await away(page, 'corner', from, 0.2, -1.1));
    await settle(page);
    const { box } = await stateOf(page);
    assert.deepEqual([box.minX, box.minY, box.maxX], [45, stepped(45, -1), 57]);
    assert.equal((await resultOf(page)).contact, 'cross');
    assert.equal(await page.text('.verdict'), 'Cross');
    assert.equal((await saidBy(page, 'plain'))[1], 'true');
  });

  test('an arrow key goes one step, with Shift ten, and Home goes back', async () => {
    await magnify('b');
    await page.focus('[data-handle="b"]');
    await page.press('ArrowDown');
    assert.deepEqual((await stateOf(page)).b, { x: 51, y: stepped(36, 1) });
    await page.press('ArrowLeft', ['Shift']);
    assert.deepEqual((await stateOf(page)).b, { x: stepped(51, -10), y: stepped(36, 1) });
    await page.press('Home');
    assert.deepEqual((await stateOf(page)).b, { x: 51, y: 36 });
  });

  test('the pad steps the handle that was held last, and each step can be undone', async () => {
    assert.match(await page.text('.step-buttons'), /Corner of the wall/);
    await magnify('a');
    assert.match(await page.text('.step-buttons'), /Start a/);
    await page.click('[data-nudge="down"]');
    await settle(page);
    assert.deepEqual((await stateOf(page)).a, { x: 33, y: 63 });
    await page.click('[data-nudge="right"]');
    await settle(page);
    assert.deepEqual((await stateOf(page)).a, { x: stepped(33, 1), y: 63 });
    await page.click('[data-nudge="up"]');
    await settle(page);
    assert.deepEqual((await stateOf(page)).a, { x: stepped(33, 1), y: stepped(63, -1) });
  });

  test('a handle tells its numbers with every digit', async () => {
    await magnify('a');
    const label = await page.evaluate(() =>
      document.querySelector('graze-scene')?.shadowRoot?.querySelector('[data-handle="a"]')?.getAttribute('aria-label'),
    );
    assert.equal(label, 'Start a, 33, 62.99999999999999');
  });

  test('at the largest numbers a step goes no further, a larger number is refused, and nothing is infinite', async () => {
    await open('huge');
    assert.equal(await page.text('.verdict'), 'Touch');
    await magnify('b');
    await page.focus('[data-handle="b"]');
    await page.press('ArrowRight', ['Shift']);
    await page.press('ArrowUp');
    assert.deepEqual((await stateOf(page)).b, { x: max, y: -max });
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
    await magnify('a');
    await page.focus('[data-handle="a"]');
    await page.press('ArrowLeft', ['Shift']);
    assert.equal((await stateOf(page)).a.x, -6 * Number.MIN_VALUE);
    await page.press('ArrowRight');
    assert.equal((await stateOf(page)).a.x, -5 * Number.MIN_VALUE);
  });

  test('the second wall is moved by its sides: by mouse, finger, keys and pad', async () => {
    await open('late');
    await page.click('[data-preset="hair"]');
    await settle(page);
    assert.match(await page.text('.step-buttons'), /Corner of the wall/, 'the corner is still in the magnifier');
    const from = await handle(page, 'other.right');
    await page.drag(from, await away(page, 'corner', from, 1.1, 0));
    await settle(page);
    assert.equal((await stateOf(page)).other.maxX, 45);
    assert.deepEqual((await resultOf(page)).contacts, ['miss', 'cross']);
    const top = await handle(page, 'other.top');
    await page.touchDrag(top, await away(page, 'corner', top, 0, -2));
    await settle(page);
    assert.equal((await stateOf(page)).other.minY, stepped(45, -2));
    await page.focus('[data-handle="other.right"]');
    await page.press('ArrowLeft');
    await settle(page);
    assert.equal((await stateOf(page)).other.maxX, stepped(45, -1));
    await page.click('[data-nudge="left"]');
    await page.click('[data-nudge="up"]');
    await settle(page);
    assert.deepEqual((await stateOf(page)).other, { minX: 33, minY: stepped(45, -2), maxX: stepped(45, -2), maxY: 57 });
    assert.match(await page.text('.step-buttons'), /Wall 2, right side/);
    // With one wall its handles are gone, and the pad has another one.
    await page.click('[data-option="one"]');
    await settle(page);
    assert.equal(
      await page.evaluate(() =>
        document.querySelector('graze-scene')?.shadowRoot?.querySelector('[data-handle^="other"]'),
      ),
      null,
    );
    assert.match(await page.text('.step-buttons'), /Corner of the wall/);
  });

  test('a link brings back every bit', async () => {
    await page.click('[data-preset="hair"]');
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
    assert.equal(before.other.maxX, stepped(45, -1));
  });
});
