// Nothing moves but what was moved: whatever a reader does, controls and text keep their places, and a notch of the wheel
// moves the text by as much as the window scrolls.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneEngine } from './drive.js';
import { openScene, show, untilAtRest } from './scene.js';
import { asked } from './telling.js';

/** A window with little room. */
const phone = { width: 390, height: 844 };
/** Other windows, each with a scene that needs much room there: a long text, two views, a stick. */
const others = new Map([
  ['rotated-rect', { width: 1440, height: 900 }],
  ['minkowski', { width: 1280, height: 720 }],
  ['walk', { width: 768, height: 1024 }],
]);
/** The code and the menu are alike in every scene: they are opened in these, in a phone and in the other windows. */
const opened = ['half-planes', 'rotated-rect'];

/**
 * Does all that a reader can do, and tells what else has moved on the page, up to three things. Runs in the page.
 * @param {boolean} isWide whether code is shown beside the figure, in a higher panel
 * @param {boolean} isOpened whether the code and the menu are opened, too
 */
async function movedByInputs(isWide, isOpened) {
  const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
  const text = '#explanation > *';
  const controls = '.figure, .verdict, .stick, .toolbar :is(button, input), .panel > .tabs > button';
  /** @param {string} selector @returns {HTMLElement[]} */
  const all = (selector) => [.../** @type {any} */ (root.querySelectorAll(selector))];
  const frames = async (count = 1) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
  };
  const places = (/** @type {boolean} */ isScrolling) => {
    const elements = [...document.querySelectorAll(text), ...(isScrolling ? [] : all(controls))];
    return elements.flatMap((element) => {
      const { left, top, right, height } = element.getBoundingClientRect();
      // A verdict is as wide as its word, and a name ends where the next thing begins.
      const numbers = element.matches('.verdict') ? [left, top + scrollY] : [left, top + scrollY, right, height];
      return height === 0 ? [] : [{ element, numbers }];
    });
  };
  /** @type {string[]} */
  const moved = [];
  let before = places(false);
  const look = (/** @type {string} */ what, isScrolling = false) => {
    const now = places(isScrolling);
    for (const { element, numbers } of now) {
      const old = before.find((each) => each.element === element)?.numbers ?? numbers;
      if (old.every((number, i) => Math.abs(number - numbers[i]) < 1)) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30);
      moved.push(
        `${what}: ${element.tagName} ${element.className} ${name} from ${old.map(Math.round)} to ${numbers.map(Math.round)}`,
      );
    }
    before = now;
  };
  const press = async (/** @type {HTMLElement} */ button) => {
    button.click();
    await frames();
    look(`after ${button.textContent || button.ariaLabel}`);
  };
  for (const tab of all('.panel > .tabs > button')) {
    if (tab.dataset.tab !== 'code' || (isOpened && !isWide)) await press(tab);
  }
  await press(all('.panel > .tabs > button')[0]);
  const [share] = all('[data-action="share"]');
  for (const isOpen of isOpened ? [true, false] : []) {
    share.click();
    // Its code is loaded first.
    while ((root.querySelector('.share') !== null) !== isOpen) await frames();
    // It is scrolled into sight, which moves nothing on the page but what is sticky.
    scrollTo({ top: 0, behavior: 'instant' });
    await frames();
    look(`after Share was ${isOpen ? 'opened' : 'closed'}`);
  }
  const slider = /** @type {HTMLInputElement} */ (root.querySelector('[data-control="step"]'));
  // A sentence of each kind: what differs between two of a kind are its numbers.
  const kinds = /** @type {any} */ (root.host).steps.map((/** @type {{ kind: string }} */ { kind }) => kind);
  for (let step = 0; step <= Number(slider.max); step++) {
    if (kinds.indexOf(kinds[step]) < step) continue;
    slider.value = String(step);
    slider.dispatchEvent(new Event('input'));
    await frames();
    look(`at step ${step}`);
  }
  for (const preset of all('.presets button')) await press(preset);
  for (const action of ['reset', 'undo', 'field', 'field']) {
    for (const button of all(`[data-action="${action}"]`)) if (button.checkVisibility()) await press(button);
  }
  for (const choice of all('.choice[data-option]')) await press(choice);
  const knob = all('[data-handle]')[0];
  knob.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
  await frames();
  look('after a key on a handle');
  // The keys are those of the walk once its stick has the focus.
  all('.stick')[0]?.focus({ preventScroll: true });
  for (const key of all('.stick').length > 0 ? ['d', 's', 'a', 'w'] : []) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    for (let i = 0; i < 12; i++) {
      await frames(1);
      look(`while ${key} is held`);
    }
    document.body.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
  }
  await frames(4);
  before = places(true);
  for (let notch = 0; notch < 8; notch++) {
    scrollBy({ top: 100, behavior: 'instant' });
    // What follows the text is drawn a frame later.
    await frames(2);
    look(`at notch ${notch} of the wheel`, true);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await frames();
  return moved.slice(0, 3);
}

for (const engine of oneEngine) {
  test(`${engine}: an input moves nothing but what it is about, in any scene`, async () => {
    const { page, visit, close } = await openScene(engine, { look: phone });
    const found = [];
    try {
      await visit();
      for (const id of asked) {
        // Each press there builds trees of many boxes anew, which takes longer than all else together.
        if (id === 'many-boxes' && !process.env.EVERYWHERE) continue;
        await page.resize(phone);
        await show(page, id);
        await page.until(() => document.querySelector('#explanation .show') !== null);
        const other = others.get(id);
        for (const size of process.env.EVERYWHERE ? [phone, other] : [other ?? phone]) {
          if (!size) continue;
          await page.resize(size);
          await untilAtRest(page);
          const moved = await page.evaluate(movedByInputs, size.width >= 1000, opened.includes(id));
          found.push(...moved.map((each) => `${id}, ${size.width}, ${each}`));
        }
      }
      assert.deepEqual(found, []);
    } finally {
      await close();
    }
  });
}
