// The figure alone in a frame: it tells its height, works without an origin, and costs no more than the element.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { iframeCode } from '../../www/element/share/embed.js';
import { engines, oneEngine, open } from './drive.js';
import { elementFolder, host, pageOf, untilReady } from './host.js';
import { eventually } from './page.js';

/** @typedef {import('./drive.js').Page} Page */

const guide = readFileSync(fileURLToPath(new URL('../../docs/embedding.md', import.meta.url)), 'utf8');
const [, follower] = /```html\n(<script>\n {2}addEventListener\('message'[^`]+)```/.exec(guide) ?? [];
const open_ = { 'access-control-allow-origin': '*' };

/** The script of the frame, which also answers a test: nobody else may look into a sandboxed frame. */
const listening = `${readFileSync(`${elementFolder}/embed.js`, 'utf8')}
addEventListener('message', ({ data, source }) => {
  const root = document.querySelector('graze-scene[data-ready]')?.shadowRoot;
  const value = root && new Function('root', data.ask)(root);
  source.postMessage({ type: 'answer', value }, '*');
});`;

/** The page of the frame, in which a test may ask in code. */
const asking = readFileSync(`${elementFolder}/embed.html`, 'utf8').replace(/<meta http-equiv=[^>]*>/, '');
const lib = { '/lib/embed.js': listening, '/lib/embed.html': asking, '/lib/': elementFolder };

/** What code gives in the frame; null until its figure is ready. Runs in the page. @param {string} ask @returns {Promise<any>} */
const askFrame = (ask) =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(null), 500);
    addEventListener('message', function hear({ data }) {
      if (data?.type !== 'answer') return;
      removeEventListener('message', hear);
      clearTimeout(late);
      resolve(data.value);
    });
    document.querySelector('iframe')?.contentWindow?.postMessage({ ask }, '*');
  });

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Page} */
    let page;
    /** @type {Awaited<ReturnType<typeof host>>[]} */
    const sites = [];
    /** @param {Parameters<typeof host>} places */
    const serve = async (...places) => {
      const site = await host(...places);
      sites.push(site);
      return site;
    };
    const heightOf = () => page.evaluate(() => Number(document.querySelector('iframe')?.height));
    /** Waits until code gives something true in the frame, and gives that. @param {string} code it is given the shadow `root` */
    const inFrame = (code) =>
      eventually(async () => {
        const value = await page.evaluate(askFrame, code);
        assert.ok(value, `${code} gives ${value}`);
        return value;
      });
    /** The height of the frame, once it is as wide as it should be and as high as the figure in it, which is there. @param {number} width */
    const heightAt = (width) =>
      eventually(async () => {
        const own = await inFrame(`return root.host.hasAttribute('data-ready') &&
          [innerWidth, Math.ceil(root.host.getBoundingClientRect().height)]`);
        assert.deepEqual([width, await heightOf()], own);
        return own[1];
      });

    before(async () => {
      page = await open(engine, { width: 900, height: 900 });
    });
    after(async () => {
      await page?.close();
      for (const site of sites) await site.close();
    });

    test('a sandboxed frame from another origin tells its height, and grows with its content', async () => {
      const files = await serve(lib, open_);
      const frame = `<iframe src="${files.url}/lib/embed.html?scene=slide" sandbox="allow-scripts" width="640" height="1" style="border: 0"></iframe>`;
      const site = await serve({ '/index.html': pageOf(`${frame}${follower}`, '') });
      await page.goto(`${site.url}/index.html`);
      const wide = await heightAt(640);
      assert.ok(wide > 200, String(wide));
      await page.evaluate(() => document.querySelector('iframe')?.setAttribute('width', '340'));
      // Between two widths the figure has other heights: it learns its size a frame later.
      await eventually(async () => {
        const narrow = await heightAt(340);
        assert.ok(narrow < wide, `${narrow} at 340 pixels, ${wide} at 640`);
      });
      await page.evaluate(() => document.querySelector('iframe')?.setAttribute('width', '640'));
      await eventually(async () => assert.equal(await heightAt(640), wide));
    });

    test('a sandboxed frame shows what it may neither copy nor save', async () => {
      const files = await serve(lib, open_);
      const frame = `<iframe src="${files.url}/lib/embed.html?scene=slide" sandbox="allow-scripts" width="640" height="900"></iframe>`;
      const site = await serve({ '/index.html': pageOf(frame, '') });
      await page.goto(`${site.url}/index.html`);
      /** @param {string} selector */
      const clickInFrame = (selector) => inFrame(`root.querySelector('${selector}').click(); return true`);
      const status = `root.querySelector('.share-status').textContent`;
      assert.equal(await inFrame('return origin'), 'null');
      await clickInFrame('[data-action="share"]');
      await inFrame(`return root.querySelector('.share') !== null`);
      await clickInFrame('[data-format="embed"]');
      const refused = await inFrame(`const { value, selectionStart, selectionEnd } = root.querySelector('.share-text');
        return ${status} && { text: value.slice(selectionStart, selectionEnd), status: ${status} }`);
      // Playwright's evaluations count as a reader's clicks in Firefox, which then lets the frame copy.
      if (engine !== 'firefox') {
        assert.match(refused.text, /^<script type="module" src="graze2d\/element\.js"><\/script>/);
        assert.match(refused.status, /The text is selected/);
      }
      for (const kind of ['png', 'svg']) {
        await clickInFrame(`[data-save="${kind}"]`);
        const offered =
          await inFrame(`const { src, naturalWidth, alt } = root.querySelector('.share-picture:not([hidden])') ?? {};
          return src?.startsWith('data:image/${kind}') && { naturalWidth, alt, status: ${status} }`);
        assert.ok(offered.naturalWidth > 300, JSON.stringify(offered));
        assert.match(offered.alt, /^Hit\./);
        assert.match(offered.status, /^Saved as slide\.(png|svg)\. If no file appeared, this frame is not allowed/);
      }
    });

    // What the frame shows, one engine shows as well as three.
    if (!oneEngine.includes(engine)) return;

    test('the address sets the attributes, but never where the code is', async () => {
      const site = await serve({ '/lib/': elementFolder });
      const asked = 'scene=half-planes&state=1~a=16,60~b=78,96&step=1&controls=none&theme=dark&lang=en';
      await page.goto(`${site.url}/lib/embed.html?${asked}&wasm-src=/evil.wasm&onclick=alert(1)`);
      await untilReady(page);
      const attributes = await page.evaluate(() => {
        const element = /** @type {any} */ (document.querySelector('graze-scene'));
        const names = element.getAttributeNames().filter((/** @type {string} */ name) => !name.startsWith('data-'));
        return { names: names.sort(), a: element.state.a, step: element.step };
      });
      assert.deepEqual(attributes, {
        names: ['controls', 'loading', 'name', 'state', 'step', 'theme'],
        a: { x: 16, y: 60 },
        step: 1,
      });
    });

    test('the frame that *Share* writes shows all of a figure, on a page and on a phone, and little more', async () => {
      const site = await serve({ '/lib/': elementFolder, '/index.html': '' });
      for (const scene of ['swept-circle', 'walk', 'degenerates']) {
        site.places['/index.html'] = pageOf(iframeCode({ scene, state: '', step: null }, scene, '/lib/'), '');
        for (const width of process.env.EVERYWHERE ? [360, 390, 700] : [360, 700]) {
          await page.resize({ width, height: 800 });
          await page.goto(`${site.url}/index.html?${width}`);
          const { room } = /** @type {{ room: number }} */ (
            await page.until(() => {
              const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
              const figure = frame.contentDocument?.querySelector('graze-scene[data-ready]');
              return figure ? { room: frame.clientHeight - figure.getBoundingClientRect().height } : undefined;
            })
          );
          assert.ok(room >= 0 && room <= 90, `${scene} at ${width}: ${room} pixels are left`);
        }
      }
      await page.resize({ width: 900, height: 900 });
    });
  });
}
