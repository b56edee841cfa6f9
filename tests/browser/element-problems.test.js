// What `<graze-scene>` says to wrong input: a sentence in the element and an event; what the page put inside stays.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { attributes } from '../../www/element/shell/attributes.js';
import { scenes } from '../../www/scenes/index.js';
import { engines, oneEngine, open } from './drive.js';
import { elementFolder, host, pageOf, untilDrawn, untilReady, visitor } from './host.js';

/** Keeps every error that elements tell of. */
const listen = '<script>heard = []; addEventListener("graze-error", (e) => heard.push(e.detail));</script>';

/** Wrong values of each attribute, and what is said. The figure is shown all the same. @type {Record<string, [string, RegExp][]>} */
const wrong = {
  state: [
    ['1~motion=oops', /^“oops” cannot be read as motion, which is written as x,y\. The figure shows its default\.$/],
    [
      '1~walls=60,20,50,30',
      /^walls\[0\]\.minX is 60 in this state\. minX must be ≤ maxX\. The figure shows its default\.$/,
    ],
    ['0~a=1,2', /^This link has a version that does not exist, so the figure shows its default\.$/],
    ['2~a=1,2', /made by a newer version/],
    [`1~a=${'9'.repeat(100_000)},1`, /^This link is too long for this page/],
    ['1~nobody=3', /^“nobody” is not one of the fields: /],
    ['%%%', /^This link has a mistake, so/],
  ],
  world: [
    ['160 by 100', /^world="160 by 100" is neither a width and a height nor two corners: minX minY maxX maxY\.$/],
    ['0 0 160', /^world="0 0 160" is neither/],
    ['160 0', /^world="160 0" is neither/],
  ],
  step: [
    ['two', /^step="two" is not a whole number, 0 or more\.$/],
    ['1.5', /^step="1.5" is not a whole number/],
    ['-1', /^step="-1" is not a whole number/],
    ['', /^step="" is not a whole number/],
  ],
  t: [
    ['half', /^t="half" is not a number from 0 to 1\.$/],
    ['1.5', /^t="1.5" is not a number from 0 to 1/],
  ],
  view: [['upside', /^view="upside" is not an option of this scene\.$/]],
  response: [['jump', /^response="jump" is not an option of this scene\.$/]],
  controls: [['huge', /^controls="huge" is not one of the values: none, compact, full\.$/]],
  layers: [['normals grid', /^layers="normals grid" is not one of the values: normals, field\.$/]],
  speed: [
    ['-1', /^speed="-1" is not a number above zero\.$/],
    ['0', /^speed="0" is not a number above zero/],
    ['Infinity', /^speed="Infinity" is not a number above zero/],
  ],
  snap: [['fine', /^snap="fine" is not a number above zero\.$/]],
  theme: [['pink', /^theme="pink" is not one of the values: light, dark\.$/]],
  loading: [['soon', /^loading="soon" is not one of the values: lazy, eager\.$/]],
};
/** Any value is right: flags are set by being there, a text is free, an unknown language falls back. */
const free = ['readonly', 'autoplay', 'loop', 'lang', 'label'];
/** With each of them the figure starts anew: tests of their own. */
const needed = ['name', 'wasm-src', 'challenge'];

for (const engine of engines) {
  describe(engine, () => {
    /** @type {import('./drive.js').Page} */
    let page;
    /** @type {ReturnType<typeof visitor>} */
    let visit;
    before(async () => {
      page = await open(engine, { width: 800, height: 700 });
      visit = visitor(page);
    });
    after(async () => {
      await page?.close();
      await visit?.close();
    });

    /** What an element shows as its problem, and what the page put inside it. @param {string} [id] by default of the first */
    const seen = (id) =>
      page.evaluate(
        (selector) => {
          const element = /** @type {HTMLElement} */ (document.querySelector(selector));
          const part = (/** @type {string} */ selector) => element.shadowRoot?.querySelector(selector);
          const notice = /** @type {HTMLElement | undefined} */ (part('.notice'));
          return {
            // Without the button that tries again.
            alert: part('[role="alert"]')?.firstChild?.textContent ?? '',
            notice: notice && !notice.hidden ? notice.textContent : '',
            verdict: part('.verdict')?.textContent ?? '',
            inside: element.textContent,
            isInsideShown: document.getElementById('words')?.checkVisibility() ?? false,
          };
        },
        id ? `#${id}` : 'graze-scene',
      );
    /** @returns {Promise<{ message: string, source: string }[]>} */
    const heard = () => page.evaluate(() => /** @type {any} */ (globalThis).heard);
    /** Waits until elements have told of so many errors: the words of some are loaded first. @param {number} count */
    const untilHeard = (count) => page.until((least) => /** @type {any} */ (globalThis).heard.length >= least, count);
    const element = (/** @type {string} */ given) => `<graze-scene ${given}><b id="words">Words.</b></graze-scene>`;
    const scene = (/** @type {string} */ given) => listen + element(given);

    test('a page that forbids WebAssembly says so and shows what it put inside', async () => {
      const words = '<graze-scene name="half-planes"><b id="words">Words.</b></graze-scene>';
      const policy = { 'content-security-policy': "default-src 'self'; script-src 'self'" };
      const site = await host({ '/index.html': pageOf(words), '/lib/graze2d/': elementFolder }, policy);
      try {
        await page.goto(`${site.url}/index.html`);
        await untilReady(page);
        const { alert, isInsideShown } = await seen();
        assert.match(alert, /needs WebAssembly/);
        assert.ok(isInsideShown);
      } finally {
        await site.close();
      }
    });

    // What is said to wrong values, one engine shows as well as three.
    if (!oneEngine.includes(engine)) return;

    test('the table has every attribute that can be wrong', () => {
      assert.deepEqual([...Object.keys(wrong), ...free, ...needed].sort(), Object.keys(attributes).sort());
    });

    test('a wrong value in markup is one sentence and one event, and the figure is shown', async () => {
      // The one with a wrong `loading` waits until it is in sight, so it comes first.
      const names = Object.keys(wrong).sort((a, b) => Number(b === 'loading') - Number(a === 'loading'));
      const all = names.map((name) => {
        const eager = name === 'loading' ? '' : 'loading="eager"';
        return element(`name="slide" id="${name}" ${eager} ${name}="${wrong[name][0][0]}"`);
      });
      await visit.show(listen + all.join(''));
      await untilHeard(names.length);
      const messages = [];
      for (const [name, [[, sentence]]] of Object.entries(wrong)) {
        const { notice, alert, verdict, inside } = await seen(name);
        assert.match(notice, sentence);
        assert.deepEqual([alert, inside, verdict !== ''], ['', 'Words.', true], name);
        messages.push(notice);
      }
      const told = (await heard()).map(({ message, source }) => `${source}: ${message}`);
      assert.deepEqual(told.sort(), messages.map((message) => `script: ${message}`).sort());
    });

    test('a wrong value that is set later is told, and taken back when it is right', async () => {
      await visit.show(scene('name="slide" loading="eager"'));
      for (const [name, cases] of Object.entries(wrong)) {
        await visit.ask('() => { heard = []; }');
        for (const [i, [value, sentence]] of cases.entries()) {
          await visit.ask('(e, name, value) => e.setAttribute(name, value)', name, value);
          await untilHeard(i + 1);
          const { notice } = await seen();
          assert.match(notice, sentence);
          const told = await heard();
          assert.deepEqual([told.length, told.at(-1)?.message], [i + 1, notice], `${name}="${value}"`);
        }
        await visit.ask('(e, name) => e.removeAttribute(name)', name);
        assert.equal((await seen()).notice, '', name);
        assert.equal((await heard()).length, cases.length);
      }
    });

    test('an unknown scene, or none, is a sentence with all names and an event, and the content is shown', async () => {
      const names = scenes.map(({ id }) => id).join(', ');
      for (const [given, sentence] of [
        ['name="half-plains"', `There is no scene called “half-plains”. The scenes are ${names}.`],
        ['', `There is no scene called “”. The scenes are ${names}.`],
      ]) {
        await visit.show(scene(given));
        const { alert, isInsideShown } = await seen();
        assert.deepEqual([alert, isInsideShown], [sentence, true]);
        assert.deepEqual(await heard(), [{ message: sentence, source: 'script' }]);
        const reason = await visit.ask('(e) => e.ready.then(() => "", String)');
        assert.equal(reason, `Error: ${sentence}`);
      }
      await visit.ask('(e) => e.setAttribute("name", "slide")');
      await untilReady(page);
      await page.until(() => document.querySelector('graze-scene')?.hasAttribute('data-ready'));
      await untilDrawn(page);
      const { alert, isInsideShown, verdict } = await seen();
      assert.deepEqual([alert, isInsideShown, verdict !== ''], ['', false, true]);
    });

    test('wasm that is not there, or no address at all, is told as such', async () => {
      for (const [source, reason] of /** @type {const} */ ([
        ['/nowhere.wasm', /\(load: the server answered 404 for .*nowhere\.wasm\)/],
        ['http://', /\(.*URL.*\)/],
      ])) {
        await visit.show(scene(`name="half-planes" wasm-src="${source}"`));
        const { alert, isInsideShown } = await seen();
        assert.match(alert, /^Part of this figure could not be loaded\. /);
        assert.match(alert, reason);
        assert.ok(isInsideShown);
        assert.deepEqual(await heard(), [{ message: alert, source: 'script' }]);
      }
    });
  });
}
