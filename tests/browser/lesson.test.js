// The lesson: a reader guesses, drags, edits the code with real keys, and sees where it goes wrong.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chapters } from '../../www/lesson/chapters.js';
import { engines, oneEngine, open } from './drive.js';
import { serve } from './serve.js';

/** @typedef {import('./drive.js').Page} Page */

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Opens a chapter, and waits for what its code says. @param {Page} page @param {number} number */
async function openChapter(page, number) {
  await page.evaluate((n) => document.querySelector(`#chapter-${n} .code`)?.scrollIntoView(), number);
  await page.until((n) => document.querySelector(`#chapter-${n} .count`)?.textContent, number);
}

/** What the code of a chapter is told. @param {Page} page @param {number} number @param {RegExp} words */
const untilTold = (page, number, words) =>
  page.until(
    (n, source) => new RegExp(source).test(document.querySelector(`#chapter-${n} .count`)?.textContent ?? ''),
    number,
    words.source,
  );

/** Writes code into the editor with keys, in the place of all that is there. @param {Page} page @param {string} text */
async function type(page, text) {
  await page.press('a', ['Control']);
  for (const key of text) await page.press(key === '\n' ? 'Enter' : key);
}

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Page} */
    let page;
    /** @type {Awaited<ReturnType<typeof serve>>} */
    let site;
    before(async () => {
      site = await serve(dist);
      page = await open(engine, { width: 1000, height: 900 });
      await page.goto(`${site.url}lesson/`);
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    test('the first code is right in many cases, and its first mistake is shown in the figure', async () => {
      await openChapter(page, 1);
      assert.match(await page.text('#chapter-1 .count'), /^Your code is right in \d+ of 1,000 cases\./);
      assert.match(await page.text('#chapter-1 .here'), /^Guess in the figure first/);
      await page.click('#chapter-1 .code > button');
      await page.until(() =>
        /is right\. Your code says/.test(document.querySelector('#chapter-1 .here')?.textContent ?? ''),
      );
      assert.ok(await page.evaluate(() => !document.querySelector('#figure-1')?.hasAttribute('challenge')));
    });

    test('what is typed is judged: wrong code, no code, broken code, code that throws and code that never ends', async () => {
      await page.evaluate(() => document.querySelector('#chapter-1 .code')?.scrollIntoView());
      await page.click('.cm-content');
      await type(page, 'function hits() { return 1 }');
      await untilTold(page, 1, /^Your code is right in 0 of 1,000/);
      await type(page, 'let a = 1');
      await untilTold(page, 1, /^Your code needs a function with the name hits/);
      await type(page, 'function hits( {');
      await untilTold(page, 1, /^Line 1 is not JavaScript: SyntaxError/);
      await type(page, 'function hits() {\nlet a = 3 +;\nreturn a');
      await untilTold(page, 1, /^Line 2 is not JavaScript: SyntaxError/);
      await type(page, 'function hits(a) { return a.no.x }');
      await untilTold(page, 1, /^Your code stops with an error: TypeError/);
      await type(page, 'function hits() { for (;;) {} }');
      await untilTold(page, 1, /^Your code was stopped after a second/);
    });

    // Editors differ between engines; the rest one engine shows as well as three.
    if (!oneEngine.includes(engine)) return;

    test('an answer is right, undo brings the reader’s own code back, and a reload keeps it', async () => {
      await page.click('#chapter-1 .row button:nth-child(1)');
      await untilTold(page, 1, /^Solved: right in 999 of 1,000 cases\. The rest is rounding/);
      await page.click('#chapter-1 .row button:nth-child(3)');
      await untilTold(page, 1, /^Your code was stopped/);
      await page.goto(`${site.url}lesson/?again`);
      await openChapter(page, 1);
      await untilTold(page, 1, /^Your code was stopped/);
      await page.click('#chapter-1 .row button:nth-child(2)');
      await untilTold(page, 1, /^Your code is right in 872/);
    });

    test('paper has the still of each figure and the code that was left, without tools, and only answers that are open', async () => {
      const broken = 'function hits() { for (;;) {} }';
      await page.evaluate((code) => localStorage.setItem('graze2d:lesson:8', code), broken);
      await page.goto(`${site.url}lesson/?paper`);
      await openChapter(page, 2);
      await page.click('#chapter-2 .answer summary');
      const seen = await page.evaluate(() => {
        // The engines print by different ways.
        const isPrint = (/** @type {CSSRule} */ rule) =>
          rule instanceof CSSMediaRule && /print|screen/.test(rule.conditionText);
        for (const sheet of document.styleSheets)
          for (const rule of /** @type {CSSMediaRule[]} */ ([...sheet.cssRules].filter(isPrint)))
            rule.media.mediaText = rule.conditionText === 'print' ? 'all' : 'not all';
        const shown = (/** @type {string} */ selector) =>
          [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length;
        return {
          stills: shown('.paper'),
          others: shown('graze-scene, button, .row, .outcome, .cm-gutters, .solution'),
          answers: shown('.answer'),
          last: document.querySelector('#chapter-8 .starter')?.textContent,
        };
      });
      assert.deepEqual(seen, { stills: chapters.length, others: 0, answers: 1, last: broken });
      await page.evaluate(() => localStorage.removeItem('graze2d:lesson:8'));
      await page.goto(`${site.url}lesson/`);
      await openChapter(page, 1);
    });

    test('the figure is compared while it is dragged', async () => {
      await page.click('#figure-1 > button');
      await page.until(() => document.querySelector('#chapter-1 .here')?.getAttribute('data-right') === 'false');
      await page.evaluate(() => {
        /** @type {any} */ (document.querySelector('#figure-1')).state = {
          a: { x: 20, y: 50 },
          b: { x: 60, y: 50 },
          box: { minX: 40, minY: 40, maxX: 80, maxY: 60 },
        };
      });
      await page.until(() => document.querySelector('#chapter-1 .here')?.getAttribute('data-right') === 'true');
      await page.evaluate(() => document.querySelector('#figure-1')?.scrollIntoView());
      const from = await page.center('[data-handle="b"]');
      await page.drag(from, { x: from.x, y: from.y + 200 });
      await page.until(() => document.querySelector('#chapter-1 .here')?.getAttribute('data-right') === 'false');
    });

    test('a guess is in sight, and a drag beside it moves nothing', async () => {
      await openChapter(page, 2);
      await page.evaluate(() => document.querySelector('#figure-2')?.scrollIntoView());
      const placeOfGuess = () =>
        page.evaluate(() => {
          const handle = document.querySelector('#figure-2')?.shadowRoot?.querySelector('[data-handle="guess"]');
          const { x, y } = /** @type {Element} */ (handle).getBoundingClientRect();
          return { x, y };
        });
      const { x, y } = await placeOfGuess();
      await page.drag({ x: x + 300, y: y - 150 }, { x: x + 200, y: y - 150 });
      assert.deepEqual(await placeOfGuess(), { x, y });
      const { a, guess: way } = await page.evaluate(
        () => /** @type {any} */ (document.querySelector('#figure-2')).state,
      );
      assert.deepEqual({ x: a.x + way.x, y: a.y + way.y }, { x: 28, y: 84 });
    });

    test('a judged guess lets the code answer; on a wide window both stay in sight, and the answer shows its own figure', async () => {
      await page.resize({ width: 1200, height: 900 });
      await openChapter(page, 4);
      assert.match(await page.text('#chapter-4 .here'), /^Guess in the figure first/);
      await page.evaluate(() => {
        const buttons = document.querySelector('#figure-4')?.shadowRoot?.querySelectorAll('button');
        [...(buttons ?? [])].find(({ textContent }) => textContent === 'Show the answer')?.click();
      });
      await page.until(() => /is right/.test(document.querySelector('#chapter-4 .here')?.textContent ?? ''));
      await page.click('#chapter-4 .code > button');
      // Without its question the figure is laid out anew.
      await page.until(() => {
        const isInSight = (/** @type {string} */ selector) => {
          const { top, bottom } = /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        };
        return ['#figure-4:not([challenge])', '#chapter-4 .code > button'].every(
          (selector) => document.querySelector(selector) && isInSight(selector),
        );
      });
      await page.click('#chapter-4 .answer summary');
      await page.until(() => /** @type {any} */ (document.querySelector('#figure-4')).state?.circle.x === 24);
      await page.resize({ width: 1000, height: 900 });
    });

    test('every figure asks first; then it is free, and the code answers about it, wrong as it is', async () => {
      for (const i of chapters.keys()) {
        await openChapter(page, i + 1);
        const asks = await page.evaluate(
          (n) => document.querySelector(`#figure-${n}`)?.hasAttribute('challenge'),
          i + 1,
        );
        if (asks) await page.click(`#figure-${i + 1} > button`);
        await page.until(
          (n) => /is right/.test(document.querySelector(`#chapter-${n} .here`)?.textContent ?? ''),
          i + 1,
        );
      }
      assert.deepEqual(await page.errors(), []);
    });

    test('code that throws what has no text, or sends messages of its own, is told', async () => {
      await openChapter(page, 1);
      await page.click('#chapter-1 .cm-content');
      await type(page, 'function hits() { throw Object.create(null) }');
      await untilTold(page, 1, /^Your code stops with an error: object/);
      await type(page, 'postMessage(1); function hits() { return a }');
      await untilTold(page, 1, /^Your code stops with an error: ReferenceError/);
    });

    test('where a page may keep nothing, or run no code beside it, the reader is told', async () => {
      const denied = await serve(dist, () => {
        const refuse = () => {
          throw new DOMException('denied', 'SecurityError');
        };
        Object.defineProperty(globalThis, 'localStorage', { get: refuse });
        Object.defineProperty(globalThis, 'Worker', { get: refuse });
      });
      const other = await open(engine, { width: 1000, height: 900 });
      try {
        await other.goto(`${denied.url}lesson/`);
        await openChapter(other, 1);
        await untilTold(other, 1, /^Your code could not be run\. Reload/);
        await other.click('.cm-content');
        await other.press('x');
        await other.until(() => /keeps nothing/.test(document.querySelector('#chapter-1 .outcome')?.textContent ?? ''));
        assert.deepEqual(await other.errors(), []);
      } finally {
        await other.close();
        await denied.close();
      }
    });

    test('on a phone nothing is wider than the window', async () => {
      await page.resize({ width: 360, height: 740 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 360, `${width}`);
    });
  });
}
