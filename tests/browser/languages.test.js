// A language that is added by its files alone: the page in it, at every size, and the choice between it and English. Its
// letters are other ones, and its texts longer by half.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { languages, loadSay } from '../../www/locales/index.js';
import { scenes } from '../../www/scenes/index.js';
import { pseudo, pseudoSay } from '../pseudo.js';
import { buildPseudo } from '../pseudo-site.js';
import { onlyChromium } from './drive.js';
import { eventually } from './page.js';
import { openCode, openScene, setState, settle, show, untilAtRest } from './scene.js';
import { longestSentences, movedBy } from './sentences.js';
import { asked } from './telling.js';

/** Windows of a small phone, a tablet and a laptop; first where there is least room. */
const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];
if (process.env.EVERYWHERE) sizes.push({ width: 390, height: 844 }, { width: 1920, height: 1080 });

/** What is said to readers with two plain letters in a row, but for names and units. Runs in the page. */
function plainWords() {
  const kept = 'script, style, code, math, canvas, pre, textarea, [translate="no"], [lang="en"]';
  const spoken = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder', 'data-name', 'data-more'];
  /** @type {Set<string>} */
  const found = new Set();
  const note = (/** @type {string | null} */ text) => {
    const rest = text?.replace(/\bMIT\b|\bApache-2\.0|\bsrc\/\S+\.rs|\d\sms\b/g, '') ?? '';
    if (/[A-Za-z]{2}/.test(rest)) found.add(rest.trim());
  };
  const look = (/** @type {Element | ShadowRoot} */ node) => {
    if (node instanceof Element) {
      if (node.closest(kept)) return;
      for (const name of spoken) note(node.getAttribute(name));
      if (node.shadowRoot) look(node.shadowRoot);
    }
    for (const child of node.childNodes) {
      if (child instanceof Text) note(child.data);
      else if (child instanceof Element) look(child);
    }
  };
  look(document.documentElement);
  return [...found];
}

/** What does not fit: what is outside the window or the figure, is cut off, or lies over something else. Runs in the page. */
function misfits() {
  const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
  const all = [
    ...document.querySelectorAll('header *, nav *, .scene-heading *, footer *'),
    ...root.querySelectorAll('*'),
  ];
  const nameOf = (/** @type {Element} */ part) =>
    `${part.localName}.${part.className} ${part.textContent?.slice(0, 20)}`;
  const shown = all.filter((part) => {
    if (!(part instanceof HTMLElement) || !part.checkVisibility() || part.closest('.unseen, .skip, .handles, .track'))
      return false;
    const { width, height } = part.getBoundingClientRect();
    return width > 1 && height > 1;
  });
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? ['the page is wider than its window'] : [];
  const hasText = (/** @type {Element} */ part) =>
    [...part.childNodes].some((node) => node instanceof Text && node.data.trim());
  for (const part of shown) {
    const { overflowX, overflowY } = getComputedStyle(part);
    const isCut =
      (overflowX !== 'visible' && overflowX !== 'auto' && part.scrollWidth > part.clientWidth + 1) ||
      (overflowY !== 'visible' && overflowY !== 'auto' && part.scrollHeight > part.clientHeight + 1);
    if (isCut && hasText(part)) found.push(`cut off: ${nameOf(part)}`);
    // Words may also be wider than a button that does not cut them off.
    if (part.matches('button, legend, th, summary') && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
      found.push(`too wide: ${nameOf(part)}`);
  }
  const single = 'button, input, select, output, .verdict, .sentence, .outcome, .name, h1, #subtitle';
  // What a sheet scrolls out of sight lies over nothing.
  const leaves = shown.filter((part) => part.matches(single) && !part.closest('.sheet'));
  const boxes = leaves.map((part) => part.getBoundingClientRect());
  for (const [i, one] of boxes.entries()) {
    for (const [j, other] of boxes.entries()) {
      if (j <= i || leaves[i].contains(leaves[j]) || leaves[j].contains(leaves[i])) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 1 && down > 1) found.push(`${nameOf(leaves[i])} over ${nameOf(leaves[j])}`);
    }
  }
  return [...new Set(found)].slice(0, 4);
}

/** Waits until a page in a language is there, maybe after others. @param {import('./drive.js').Page} page @param {string} language */
const arrive = (page, language) =>
  eventually(async () => {
    const shown = await page.evaluate(
      () => document.querySelector('.cards, graze-scene[data-ready]') && document.documentElement.lang,
    );
    assert.equal(shown, language);
  });

/** Presses the buttons of a figure that a selector names, if it has any. @param {import('./drive.js').Page} page @param {string} selector */
const press = (page, selector) =>
  page.evaluate((name) => {
    const buttons = document.querySelector('graze-scene')?.shadowRoot?.querySelectorAll(name) ?? [];
    for (const button of buttons) /** @type {HTMLElement} */ (button).click();
  }, selector);

/**
 * Tests that a language has room in every window.
 * @param {string} language @param {() => Awaited<ReturnType<typeof openScene>>} sceneNow
 * @param {(scene: string) => Promise<import('../../www/model/types.js').Say>} sayOf the words of a scene
 */
function testRoom(language, sceneNow, sayOf) {
  const folder = language === 'en' ? '' : `${language.toLowerCase()}/`;
  // The made language has longer words than any other, so that it tells where there is not enough room for words: in every
  // scene where there is least room, and in the other windows. The others are asked where there is least room.
  const isMade = language === pseudo;
  const windows = isMade || process.env.EVERYWHERE ? sizes : sizes.slice(0, 1);

  test(`${language}: nothing is cut off or lies over something else, and no word of the made language is left in English`, async () => {
    const { page, visit } = sceneNow();
    await page.resize(sizes[0]);
    await visit('', `${folder}${scenes[0].id}/`);
    const found = new Set();
    const note = async (/** @type {string} */ where) => {
      for (const each of await page.evaluate(misfits)) found.add(`${where}: ${each}`);
    };
    for (const id of isMade ? scenes.map(({ id }) => id) : asked.slice(process.env.EVERYWHERE ? 0 : -2)) {
      await show(page, id);
      await note(`${id}, ${sizes[0].width}`);
      if (isMade) {
        for (const tab of ['values', 'steps']) await press(page, `[data-tab="${tab}"]`);
        assert.deepEqual(await page.evaluate(plainWords), [], id);
      }
      if (!asked.includes(id)) continue;
      for (const size of windows) {
        await page.resize(size);
        // The number of a step takes the place of a verdict.
        await press(page, '[data-action="first"]');
        await untilAtRest(page);
        await note(`${id}, ${size.width}`);
      }
      await page.resize(sizes[0]);
    }
    assert.deepEqual([...found], []);
  });

  test(`${language}: there is room for the longest sentence of any scene`, async () => {
    const { page } = sceneNow();
    const sentences = await longestSentences(sayOf);
    // The longest of what stands in place of a verdict.
    const word = (await sayOf('half-planes'))('toolbar.stepAt', { step: 10 });
    await show(page, 'half-planes');
    for (const size of windows) {
      await page.resize(size);
      await settle(page);
      await settle(page);
      const places = await movedBy(page, sentences, word);
      assert.deepEqual(places.slice(0, 3), [], `${size.width} pixels`);
    }
    await page.resize({ width: 1280, height: 1600 });
  });
}

for (const engine of onlyChromium) {
  describe('a language of other letters', () => {
    /** @type {Awaited<ReturnType<typeof buildPseudo>>} */
    let site;
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let scene;
    before(async () => {
      site = await buildPseudo();
      scene = await openScene(engine, { folder: site.folder, look: { width: 1280, height: 1600 } });
    });
    after(async () => {
      await scene?.close();
      site?.remove();
    });

    test('the comments of the lines to copy are in the language', async () => {
      const { page, visit } = scene;
      await visit('', `${pseudo}/half-planes/`);
      await openCode(page, 'write');
      const comments = await page.until(() => {
        const views = document.querySelector('graze-scene')?.shadowRoot?.querySelectorAll('[id="sheet-write"] pre');
        return [...(views ?? [])].map(({ textContent }) => textContent ?? '').find((text) => text.includes('//'));
      });
      for (const [, comment] of comments?.matchAll(/\/\/ (.*)/g) ?? []) assert.doesNotMatch(comment, /[A-Za-z]{2}|\{/);
    });

    testRoom(
      pseudo,
      () => scene,
      (id) => pseudoSay(id),
    );

    test('the choice of a language keeps the scene, its state and its step', async () => {
      const { page, visit, url } = scene;
      await visit('', 'slide/');
      const state = await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).state);
      await setState(page, { ...state, motion: { x: 50, y: 12 } });
      await page.click('[data-action="first"]');
      await page.evaluate(
        (name) => /** @type {any} */ (document.querySelector(`#languages [hreflang="${name}"]`)).click(),
        pseudo,
      );
      await arrive(page, pseudo);
      const path = new URL(`${pseudo}/slide/`, url).pathname;
      await eventually(async () => {
        const now = await page.evaluate(() => {
          const { name, state, step } = /** @type {any} */ (document.querySelector('graze-scene'));
          return { name, motion: state.motion, step, path: location.pathname };
        });
        assert.deepEqual(now, { name: 'slide', motion: { x: 50, y: 12 }, step: 0, path });
      });
      assert.match(await page.evaluate(() => document.title), /^[^A-Za-z]{5}/);
    });

    test('every page says which language it has, and where it is in the others', async () => {
      const { page, url } = scene;
      const { lang, others, frame } = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        others: [...document.querySelectorAll('link[hreflang]')].map((link) => [
          link.getAttribute('hreflang'),
          /** @type {HTMLLinkElement} */ (link).href,
        ]),
        frame: /** @type {any} */ (document.querySelector('graze-scene')).shadowRoot.querySelector('.frame').lang,
      }));
      assert.deepEqual([lang, frame], [pseudo, pseudo]);
      const english = `${url}slide/`;
      assert.deepEqual(others, [
        ['en', english],
        [pseudo, `${url}${pseudo.toLowerCase()}/slide/`],
        ['x-default', english],
      ]);
    });

    test('the front door leads to the language of the browser, and any other address stays', async () => {
      const { page, visit, url, close } = await openScene(engine, {
        folder: site.folder,
        before: () => Object.defineProperty(navigator, 'languages', { get: () => ['tlh', 'id-x-pseudo'] }),
      });
      try {
        await visit('', 'slide/');
        await arrive(page, 'en');
        await page.goto(url);
        await arrive(page, pseudo);
        // Who chooses English there has chosen it.
        await page.evaluate(() => /** @type {any} */ (document.querySelector('#languages [hreflang="en"]')).click());
        await arrive(page, 'en');
        await page.goto(url);
        await arrive(page, 'en');
        await settle(page);
        await arrive(page, 'en');
      } finally {
        await close();
      }
    });
  });
  describe('the languages that are there', () => {
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let scene;
    before(async () => {
      scene = await openScene(engine, { look: { width: 1280, height: 1600 } });
    });
    after(async () => {
      await scene?.close();
    });

    for (const language of languages) {
      testRoom(
        language,
        () => scene,
        (id) => loadSay(language, id),
      );
    }
  });
}
