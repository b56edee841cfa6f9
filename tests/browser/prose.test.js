// Prose that reacts to a figure: values and words that follow a drag, in the page of someone else.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { engines, oneEngine, open } from './drive.js';
import { elementFolder, host, pageOf, untilDrawn, untilReady } from './host.js';
import { eventually } from './page.js';

/** @typedef {import('./drive.js').Page} Page */

const figure = '<graze-scene id="fig" name="half-planes" loading="eager">A segment and a box.</graze-scene>';
const value = (/** @type {string} */ attributes) => `<graze-value ${attributes}>0.279</graze-value>`;
const when = (/** @type {string} */ test) => `<graze-when for="fig" test="${test}">It hits.</graze-when>`;
const strict = { 'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" };

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Page} */
    let page;
    /** @type {Awaited<ReturnType<typeof host>>[]} */
    const sites = [];
    /** @param {string} body */
    const show = async (body) => {
      const site = await host({ '/index.html': pageOf(body), '/lib/graze2d/': elementFolder }, strict);
      sites.push(site);
      await page.goto(`${site.url}/index.html`);
      await untilReady(page);
      await untilDrawn(page);
      return site;
    };
    /** What a reader sees of each element of prose. */
    const seen = () =>
      page.evaluate(() =>
        [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('graze-value, graze-when'))].map(
          (each) => {
            const { shadowRoot, textContent } = each;
            if (each.hidden) return '';
            const slot = shadowRoot?.querySelector('slot');
            const own = [...(shadowRoot?.querySelectorAll('span:not([hidden])') ?? [])].map((each) => each.textContent);
            return `${slot?.hidden ? '' : textContent}${own.join('')}`.trim();
          },
        ),
      );
    /** @param {string[]} expected */
    const untilSeen = (expected) => eventually(async () => assert.deepEqual(await seen(), expected));
    /** @param {object} state */
    const setState = (state) =>
      page.evaluate((given) => {
        /** @type {any} */ (document.querySelector('graze-scene')).state = given;
      }, state);

    before(async () => {
      page = await open(engine, { width: 800, height: 700 });
    });
    after(async () => {
      await page?.close();
      for (const site of sites) await site.close();
    });

    test('values and words follow the figure', async () => {
      const site =
        await show(`${figure}<p>${value('for="fig" name="enter.t" digits="3"')} ${value('for="fig" name="contact"')}
        ${when('contact == cross and enter.feature == left')} ${when('contact == miss')}</p>`);
      await untilSeen(['0.279', 'cross', 'It hits.', '']);
      assert.ok(site.requests.some(({ path }) => path.includes('/follow-')));
      await setState({ a: { x: 16, y: 60 }, b: { x: 78, y: 96 } });
      await untilSeen(['–', 'miss', '', 'It hits.']);
      await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).undo());
      await untilSeen(['0.279', 'cross', 'It hits.', '']);
    });

    // How the words are read and kept up to date, one engine shows as well as three.
    if (!oneEngine.includes(engine)) return;

    test('a drag is followed while it lasts', async () => {
      await show(`${figure}<p>${value('for="fig" name="state.b.x" digits="0"')}</p>`);
      await untilSeen(['142']);
      const from = await page.center('[data-handle="b"]');
      await page.mouse('move', from);
      await page.mouse('down', from);
      await page.mouse('move', { x: from.x - 60, y: from.y });
      await untilDrawn(page);
      const [during] = await seen();
      await page.mouse('up', { x: from.x - 60, y: from.y });
      assert.ok(Number(during) < 142, during);
    });

    test('the prose may come before the figure, later, and from another place', async () => {
      await show(`<p>${value('for="fig" name="enter.t"')}</p>${figure}<main></main>`);
      await untilSeen(['0.279']);
      await page.evaluate(() => {
        const late = document.createElement('graze-value');
        late.setAttribute('for', 'fig');
        late.setAttribute('name', 'exit.feature');
        document.querySelector('main')?.append(late, /** @type {Element} */ (document.querySelector('graze-value')));
      });
      await untilSeen(['the bottom side', '0.279']);
      await page.evaluate(() => document.querySelector('graze-value')?.setAttribute('name', 'exit.t'));
      await untilSeen(['0.686', '0.279']);
    });

    test('mistakes are told in place, beside the words of the page', async () => {
      await show(`${figure}<p>${value('for="nobody" name="enter.t"')}${value('for="fig" name="enter.time"')}
        ${value('for="fig" name="enter.t" digits="many"')}${when('contact = cross')}${when('contact == cross')}</p>`);
      await untilSeen([
        '0.279 There is no <graze-scene> with the id “nobody”.',
        '0.279 “enter” has no “time”. It has t, point, position, normal, feature.',
        '0.279 digits="many" is not a whole number from 0 to 20.',
        'It hits. test="contact = cross" cannot be read from “= cross” on. A test is written like contact == cross and enter.t < 0.5.',
        'It hits.',
      ]);
    });
  });
}
