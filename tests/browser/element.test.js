// `<graze-scene>` as the npm package has it, in the pages of other people.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { wasmFolder } from '../../scripts/build/wasm.js';
import { engines, oneEngine, open } from './drive.js';
import { elementFolder, host, pageOf, untilDrawn, untilReady, visitor } from './host.js';
import { eventually } from './page.js';

const lib = { '/lib/graze2d/': elementFolder };
const one = '<graze-scene name="half-planes">A segment that crosses a box.</graze-scene>';

/** @typedef {import('./drive.js').Page} Page */

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
    /** Opens a page with some markup, and waits until its elements are ready. @param {string} body @param {string} [head] */
    const show = (body, head) => visit.show(body, head);
    /** Drags the end b of the first figure, and gives where it was and is. */
    const dragEnd = async () => {
      const state = () => page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).state.b);
      // Handles are put in place when the picture is first drawn.
      await untilDrawn(page);
      const from = await page.center('[data-handle="b"]');
      const was = await state();
      await page.drag(from, { x: from.x - 40, y: from.y - 30 });
      return { was, is: await state() };
    };

    /** @type {ReturnType<typeof visitor>} */
    let visit;
    before(async () => {
      page = await open(engine, { width: 800, height: 700 });
      visit = visitor(page);
    });
    after(async () => {
      await page?.close();
      await visit?.close();
      for (const site of sites) await site.close();
    });

    test('it loads from another origin, and a drag moves the end', async () => {
      const files = await serve({ '/cdn/': elementFolder }, { 'access-control-allow-origin': '*' });
      const head = `<script type="module" src="${files.url}/cdn/element.js"></script>`;
      const site = await serve({ '/index.html': pageOf(one, head) });
      await page.goto(`${site.url}/index.html`);
      await untilReady(page);
      const { was, is } = await dragEnd();
      assert.ok(is.x < was.x && is.y < was.y);
    });

    test('by one address, from another origin, it loads one file and the wasm beside it, and nothing later', async () => {
      const files = await serve({ '/cdn/': elementFolder }, { 'access-control-allow-origin': '*' });
      const head = `<script type="module" src="${files.url}/cdn/graze-scene.js"></script>`;
      const site = await serve({ '/index.html': pageOf(one, head) });
      await page.goto(`${site.url}/index.html`);
      await untilReady(page);
      await page.evaluate(() => {
        const scene = /** @type {any} */ (document.querySelector('graze-scene'));
        Object.assign(scene, { name: 'room', controls: 'full', lang: 'ja' });
      });
      await page.until(() => {
        const { result, shadowRoot } = /** @type {any} */ (document.querySelector('graze-scene'));
        return result?.hits && /[ぁ-ん]/.test(shadowRoot.querySelector('.sentence').textContent);
      });
      const [script, wasm, ...more] = files.requests.map(({ path }) => path);
      assert.equal(script, '/cdn/graze-scene.js');
      assert.match(wasm, /\.wasm$/);
      assert.deepEqual(more, []);
    });

    test('wild styles of the page change nothing inside', async () => {
      const wild = `* { box-sizing: content-box !important; margin: 9px !important; line-height: 3 !important;
          font: italic 40px serif !important; letter-spacing: 4px; text-transform: uppercase; text-indent: 3em;
          white-space: nowrap; word-spacing: 9px; text-align: right }
        button, canvas, p, div { display: inline !important; position: static !important; width: 33px !important }`;
      await show(one);
      const place = async () => {
        await untilDrawn(page);
        const [figure, end] = [await page.rect('.figure'), await page.center('[data-handle="b"]')];
        return { height: figure.height / figure.width, x: (end.x - figure.x) / figure.width };
      };
      const text = () =>
        page.evaluate(() => {
          const sentence = document.querySelector('graze-scene')?.shadowRoot?.querySelector('.sentence');
          const style = getComputedStyle(/** @type {Element} */ (sentence));
          const { font, letterSpacing, textTransform, textIndent, whiteSpace, wordSpacing, textAlign } = style;
          return { font, letterSpacing, textTransform, textIndent, whiteSpace, wordSpacing, textAlign };
        });
      const usual = await place();
      const usualText = await text();
      const site = await serve({
        '/index.html': pageOf(one, `<link rel="stylesheet" href="/wild.css">${pageHead}`),
        '/wild.css': wild,
        ...lib,
      });
      await page.goto(`${site.url}/index.html`);
      await untilReady(page);
      const now = await place();
      assert.deepEqual(await text(), usualText);
      const off = [now.height - usual.height, now.x - usual.x].map(Math.abs);
      assert.ok(Math.max(...off) < 0.02, JSON.stringify({ usual, now }));
      const { was, is } = await dragEnd();
      assert.notDeepEqual(is, was);
    });

    test('it is drawn anew when a script changes the color scheme or a color of the page', async () => {
      await show(`${'<meta name="color-scheme" content="light">'}${one}`);
      await untilDrawn(page);
      /** Every color in the picture. */
      const colors = () =>
        page.evaluate(() => {
          const element = /** @type {any} */ (document.querySelector('graze-scene'));
          const canvas = element.shadowRoot.querySelector('canvas.picture');
          const { width, height } = canvas;
          const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
          const found = new Set();
          for (let i = 0; i < data.length; i += 4) if (data[i + 3] === 255) found.add(data.slice(i, i + 3).join());
          return [...found];
        });
      assert.ok((await colors()).includes('11,98,168'));
      await page.evaluate(() => {
        document.documentElement.style.colorScheme = 'dark';
      });
      await eventually(async () => {
        const dark = await colors();
        assert.ok(dark.includes('108,184,255') && !dark.includes('11,98,168'), 'it is still light');
      });
      await page.evaluate(() => document.body.style.setProperty('--graze-path', 'rgb(200, 0, 0)'));
      await eventually(async () => assert.ok((await colors()).includes('200,0,0'), 'no path is red'));
    });

    // What the element does in a page, one engine shows as well as three; a strict policy, package.test.js.
    if (!oneEngine.includes(engine)) return;

    test('the module of the package serves any figure from another place', async () => {
      const body = '<graze-scene name="slide" wasm-src="/own/graze2d_bg.wasm"></graze-scene>';
      const site = await serve({ '/index.html': pageOf(body), ...lib, '/own/': wasmFolder });
      await page.goto(`${site.url}/index.html`);
      await untilReady(page);
      const wasm = site.requests.map(({ path }) => path).filter((path) => path.endsWith('.wasm'));
      assert.deepEqual(wasm, ['/own/graze2d_bg.wasm']);
      assert.ok(await page.evaluate(() => document.querySelector('graze-scene')?.hasAttribute('data-ready')));
    });

    test('of twenty elements only those near the screen load, and all share one wasm', async () => {
      const names = ['half-planes', 'slide', 'clipping', 'orientation'];
      const body = Array.from({ length: 20 }, (_, i) => `<graze-scene name="${names[i % 4]}"></graze-scene>`).join('');
      const site = await serve({ '/index.html': pageOf(body), ...lib });
      await page.goto(`${site.url}/index.html`);
      const ready = () => page.evaluate(() => document.querySelectorAll('graze-scene[data-ready]').length);
      // As near as the element says: 100 pixels.
      const near = await page.until(() => {
        const all = [...document.querySelectorAll('graze-scene')];
        const near = all.filter((each) => each.getBoundingClientRect().top < innerHeight + 100);
        return near.every((each) => each.hasAttribute('data-ready')) ? near.length : 0;
      });
      assert.ok(near >= 1 && near <= 4, `${near} are near`);
      assert.equal(await ready(), near);
      await page.evaluate(() => document.querySelector('graze-scene:last-of-type')?.scrollIntoView());
      await page.until(() => document.querySelector('graze-scene:last-of-type')?.hasAttribute('data-ready'));
      assert.ok((await ready()) < 20);
      const wasm = site.requests.map(({ path }) => path).filter((path) => path.endsWith('.wasm'));
      assert.equal(wasm.length, 1, wasm.join(' '));
    });

    test('properties that were set before the element was defined take effect', async () => {
      const late = `<script>
        const element = document.querySelector('graze-scene');
        element.state = { a: { x: 30, y: 40 } };
        element.controls = 'none';
        element.step = 1;
        element.readonly = true;
      </script>`;
      await show(`${one}${late}`);
      const seen = await page.evaluate(() => {
        const element = /** @type {any} */ (document.querySelector('graze-scene'));
        const { state, step, controls, readonly } = element;
        return { a: state.a, step, controls, readonly, attribute: element.getAttribute('controls') };
      });
      assert.deepEqual(seen, { a: { x: 30, y: 40 }, step: 1, controls: 'none', readonly: true, attribute: 'none' });
    });

    test('a state and a step that are set in one turn with a name are those of that scene', async () => {
      await show(one);
      const seen = await page.evaluate(async () => {
        const element = /** @type {any} */ (document.querySelector('graze-scene'));
        const before = structuredClone(element.state);
        element.name = 'clipping';
        element.state = { a: { x: 10, y: 90 } };
        element.step = 1;
        const isUntouched = JSON.stringify(element.state) === JSON.stringify(before);
        await element.ready;
        const first = [element.toLink().split('~')[0], element.state.a, element.step];
        element.name = 'half-planes';
        element.setAttribute('state', '1~a=30,40');
        await element.ready;
        return [isUntouched, first, element.state.a];
      });
      assert.deepEqual(seen, [true, ['#clipping', { x: 10, y: 90 }, 1], { x: 30, y: 40 }]);
    });

    test('off the screen it neither plays nor draws, and draws what it missed when it comes back', async () => {
      const count = `<script>
        frames = 0;
        const request = requestAnimationFrame;
        requestAnimationFrame = (...given) => { frames += 1; return request(...given); };
        const shown = () => new Promise((drawn) => request(drawn));
        const untilAtRest = async () => {
          for (let quiet = 0; quiet < 3; ) {
            const before = frames;
            await shown();
            quiet = frames === before ? quiet + 1 : 0;
          }
        };
      </script>`;
      await show(`${count}${one}<div style="height: 4000px"></div>`);
      const ask = (/** @type {string} */ code) =>
        page.evaluate((code) => new Function('e', code)(document.querySelector('graze-scene')), code);
      await ask('e.seek(0); e.setAttribute("speed", "0.2"); e.play()');
      await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).t > 0);
      await ask('scrollTo({ top: 3500, behavior: "instant" })');
      const before = /** @type {number} */ (await ask('return untilAtRest().then(() => e.t)'));
      assert.ok(before < 1, 'it has played to its end');
      await ask('frames = 0; e.state = { a: { x: 20, y: 90 }, b: { x: 30, y: 95 } }');
      const frames = 'Array(20).fill(0).reduce((past) => past.then(shown), Promise.resolve())';
      assert.deepEqual(await ask(`return ${frames}.then(() => [frames, e.t])`), [0, before]);
      assert.equal(await page.text('.verdict'), 'Cross');
      await ask('scrollTo({ top: 0, behavior: "instant" })');
      await page.until(
        () => document.querySelector('graze-scene')?.shadowRoot?.querySelector('.verdict')?.textContent === 'Miss',
      );
    });

    test('an element that is taken out while it loads or plays goes on when it is put back', async () => {
      const site = await serve({ '/index.html': pageOf(one), ...lib });
      await page.goto(`${site.url}/index.html`);
      const seen = await page.evaluate(async () => {
        await customElements.whenDefined('graze-scene');
        const element = /** @type {any} */ (document.createElement('graze-scene'));
        element.name = 'half-planes';
        element.loading = 'eager';
        document.body.append(element);
        element.remove();
        // By now it would be ready too.
        const other = /** @type {any} */ (element.cloneNode());
        document.body.append(other);
        await other.ready;
        other.remove();
        const isReadyOutside = element.hasAttribute('data-ready');
        document.body.prepend(element);
        await element.ready;
        element.setAttribute('speed', '0.2');
        element.play();
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        while (element.t === 0) await frame();
        element.remove();
        const { t } = element;
        for (let i = 0; i < 10; i++) await frame();
        const hasStopped = element.t === t && t < 1;
        element.state = { a: { x: 10, y: 90 } };
        document.body.prepend(element);
        await element.ready;
        return { isReadyOutside, hasStopped, a: element.state.a };
      });
      assert.deepEqual(seen, { isReadyOutside: false, hasStopped: true, a: { x: 10, y: 90 } });
      await untilDrawn(page);
      const from = await page.center('[data-handle="a"]');
      await page.drag(from, { x: from.x + 40, y: from.y - 30 });
      await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.a.x > 10);
    });
  });

  test(`${engine}: on a machine set to dark it is as dark as the page, and no darker`, async () => {
    const page = await open(engine, { width: 800, height: 700, dark: true });
    const visit = visitor(page);
    try {
      const colors = [];
      for (const meta of ['', '<meta name="color-scheme" content="light dark">']) {
        await visit.show(one, `${meta}${pageHead}`);
        colors.push(await visit.ask('(e) => getComputedStyle(e).color'));
      }
      assert.deepEqual(colors, ['rgb(27, 33, 41)', 'rgb(230, 235, 241)']);
    } finally {
      await page.close();
      await visit.close();
    }
  });
}

const pageHead = '<script type="module" src="/lib/graze2d/element.js"></script>';
