// The menu that shares what is shown: what it copies shows the same, and the pictures that it saves agree.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { engines, oneEngine, open } from './drive.js';
import { elementFolder, host, pageOf, untilDrawn, untilReady } from './host.js';
import { compare, pixelsOf } from './picture-compare.js';
import { asked } from './telling.js';

/** @typedef {import('./drive.js').Page} Page */

/** Refuses the clipboard, as a frame without permission does, and keeps the files that would be downloaded. */
const hooks = `<script>
  saved = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  const make = URL.createObjectURL;
  URL.createObjectURL = (file) => { saved.push(file); return make(file); };
  HTMLAnchorElement.prototype.click = () => {};
</script>`;
const head = `${hooks}<script type="module" src="/lib/element.js"></script>`;

/** The part of the pixels in which an SVG may differ from the canvas. WebKit softens the edges of an SVG more. */
const roughness = { chromium: 0.001, firefox: 0.001, webkit: 0.005 };

/** What an element shows; as text, since Firefox leaves out an object that comes twice. @param {Page} page */
const shownIn = async (page) =>
  JSON.parse(
    await page.evaluate(() => {
      const { name, state, result, step } = /** @type {any} */ (document.querySelector('graze-scene'));
      return JSON.stringify({ name, state, result, step });
    }),
  );

/** Whether the menu is there. Runs in the page. */
const isMenuOpen = () => Boolean(document.querySelector('graze-scene')?.shadowRoot?.querySelector('.share'));

for (const engine of engines) {
  describe(engine, () => {
    const rough = roughness[engine];
    /** @type {Page} */
    let page;
    /** @type {Awaited<ReturnType<typeof host>>[]} */
    const sites = [];
    /** @param {Record<string, string>} places */
    const serve = async (places) => {
      const site = await host({ '/lib/': elementFolder, ...places });
      sites.push(site);
      return site;
    };
    let opened = 0;
    /** Opens a page with one scene and its menu. @param {string} name @param {string} [more] attributes @param {string} [controls] */
    const openMenu = async (name, more = '', controls = 'full') => {
      const body = `<graze-scene name="${name}" controls="${controls}" ${more}></graze-scene>`;
      const site = sites[0] ?? (await serve({}));
      site.places['/index.html'] = pageOf(body, head);
      opened += 1;
      await page.goto(`${site.url}/index.html?${opened}`);
      await untilReady(page);
      await page.click('[data-action="share"]');
      await page.until(isMenuOpen);
      return site;
    };
    /** Shows the last ready-made case, at its second step. */
    const change = () =>
      page.evaluate(() => {
        const element = /** @type {any} */ (document.querySelector('graze-scene'));
        [...element.shadowRoot.querySelectorAll('[data-preset]')].at(-1)?.click();
        element.stepTo(1);
      });
    /** Chooses a format, and gives the text and what the menu says. @param {string} format */
    const copy = async (format) => {
      await page.evaluate((name) => {
        const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
        /** @type {HTMLElement} */ (root.querySelector(`[data-format="${name}"]`)).click();
      }, format);
      /** @returns {{ text: string, selected: string, status: string } | null} */
      const read = () => {
        const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
        const area = /** @type {HTMLTextAreaElement} */ (root.querySelector('.share-text'));
        const status = root.querySelector('.share-status')?.textContent;
        const { value, selectionStart, selectionEnd } = area;
        return status ? { text: value, selected: value.slice(selectionStart, selectionEnd), status } : null;
      };
      return /** @type {Promise<NonNullable<ReturnType<typeof read>>>} */ (page.until(read));
    };

    before(async () => {
      page = await open(engine, { width: 1000, height: 800 });
    });
    after(async () => {
      await page?.close();
      for (const site of sites) await site.close();
    });

    test('the embed code and the frame show the same, and the code names no hash that the next release would break', async () => {
      const site = await openMenu('slide');
      await change();
      const expected = await shownIn(page);
      const note = () => page.text('.share-note');
      const embed = (await copy('embed')).text;
      assert.doesNotMatch(embed, /integrity|sha\d/);
      assert.match(await note(), /^First copy the folder dist-element/);
      const iframe = (await copy('iframe')).text;
      assert.ok(iframe.includes(`src="${site.url}/lib/embed.html?`), iframe);
      assert.match(await note(), /^The frame comes from this site/);
      // As an author has it: the folder beside the page.
      const other = pageOf(embed, '');
      Object.assign(site.places, {
        '/other.html': other,
        '/frame.html': pageOf(iframe, ''),
        '/graze2d/': elementFolder,
      });
      await page.goto(`${site.url}/other.html`);
      await untilReady(page);
      assert.deepEqual(await shownIn(page), expected);
      await page.goto(`${site.url}/frame.html`);
      const inFrame = await page.until(() => {
        const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
        const element = /** @type {any} */ (frame.contentDocument?.querySelector('graze-scene[data-ready]'));
        const { name, state, result, step } = element ?? {};
        return element && JSON.stringify({ name, state, result, step });
      });
      assert.deepEqual(JSON.parse(inFrame), expected);
    });

    // How other scenes are drawn, one engine shows.
    for (const id of oneEngine.includes(engine) ? asked : asked.slice(0, 1)) {
      test(`${id}: the PNG, the SVG and the screen agree`, async () => {
        if (!(await page.evaluate(() => document.querySelector('graze-scene') !== null))) await openMenu(id);
        await page.evaluate(async (name) => {
          const element = /** @type {any} */ (document.querySelector('graze-scene'));
          element.name = name;
          await element.ready;
        }, id);
        await change();
        // A view turns before the eyes.
        await page.until(async () => {
          const canvas = /** @type {any} */ (document.querySelector('graze-scene')).shadowRoot.querySelector(
            'canvas.picture',
          );
          const before = canvas.toDataURL();
          for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
          return canvas.toDataURL() === before;
        });
        const { off, size } = await page.evaluate(compare, await page.evaluate(pixelsOf));
        assert.ok(size.width > 300 && size.height > 180, JSON.stringify(size));
        // Edges may round differently; nothing that a reader would see may differ.
        assert.ok(off.png < 0.0005, `${off.png} of the PNG differs from the screen`);
        assert.ok(off.svg < rough, `${off.svg} of the SVG differs from the PNG`);
      });
    }

    test('a picture is saved at twice the size, in the colors on show', async () => {
      // The field, each dot of which is a question, is drawn by the same script in every engine.
      const layers = oneEngine.includes(engine) ? 'layers="field"' : '';
      await openMenu('half-planes', `${layers} theme="dark" style="display: block; width: 400px"`);
      await untilDrawn(page);
      const width = (await page.rect('canvas.picture')).width;
      await page.evaluate(() => {
        const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
        /** @type {HTMLElement} */ (root.querySelector('[data-save="png"]')).click();
      });
      await page.until(() => /** @type {any} */ (globalThis).saved.length === 1);
      const picture = await page.evaluate(async () => {
        const image = await createImageBitmap(/** @type {any} */ (globalThis).saved[0]);
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
        context.drawImage(image, 0, 0);
        return { width: image.width, ground: [...context.getImageData(3, image.height - 4, 1, 1).data] };
      });
      assert.equal(picture.width, 2 * Math.round(width));
      assert.ok(
        picture.ground.slice(0, 3).every((channel) => channel < 90),
        String(picture.ground),
      );
    });

    // What the menu says and where it is, one engine shows as well as three.
    if (!oneEngine.includes(engine)) return;

    test('a refused clipboard leaves the text selected, until the picture changes', async () => {
      await openMenu('half-planes');
      const { text, selected, status } = await copy('embed');
      assert.match(text, /<graze-scene name="half-planes"/);
      assert.equal(selected, text);
      assert.match(status, /selected/);
      await change();
      await untilDrawn(page);
      const isHidden = await page.evaluate(() => {
        const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
        return root.querySelector('.share-text')?.hasAttribute('hidden');
      });
      assert.equal(isHidden, true);
    });

    test('Escape closes the menu, and the button that opened it has the focus again', async () => {
      await openMenu('half-planes');
      await page.focus('[data-format="link"]');
      await page.press('Escape');
      await page.until(() => !document.querySelector('graze-scene')?.shadowRoot?.querySelector('.share'));
      const focused = () =>
        document.querySelector('graze-scene')?.shadowRoot?.activeElement?.getAttribute('data-action');
      assert.equal(await page.evaluate(focused), 'share');
    });
  });
}
