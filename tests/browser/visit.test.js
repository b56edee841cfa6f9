// A first visit: the figure moves by itself, the page says what it is, and every scene has a page to be found by.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { scenes } from '../../www/scenes/index.js';
import { engines, oneEngine } from './drive.js';
import { openScene, setState, settle, untilTold } from './scene.js';

/** Which step is shown, of how many, and which moment. Runs in the page. */
function progress() {
  const scene = /** @type {any} */ (document.querySelector('graze-scene'));
  return { step: scene.step, last: scene.steps.length - 1, t: scene.t };
}

/** Whether the motion is playing. Runs in the page. */
const isPlaying = () => /** @type {any} */ (document.querySelector('graze-scene')).t > 0;

/** Whether the figure is ready. Runs in the page. */
const isReady = () => document.querySelector('graze-scene')?.hasAttribute('data-ready');

/**
 * The thing that has the focus: what kind of part it is, its name, and whether it is in sight with a ring. Runs in the page.
 */
function focused() {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!at || at === document.body) return null;
  const rings = [getComputedStyle(at), getComputedStyle(at, '::before')];
  const { top, bottom, height } = at.getBoundingClientRect();
  const parts = ['.skip', '.ways', 'nav', '.scene-heading', '.handle', '.steps', '.panel', '#explanation'];
  return {
    part: parts.find((selector) => at.closest(selector)) ?? '',
    name: at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40),
    hasRing: rings.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    ),
    isInSight: height > 0 && top < innerHeight - 10 && bottom > 10,
  };
}

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let scene;
    /** @type {import('./drive.js').Page} */
    let page;
    let visits = 0;

    /** Opens the page as a link does. @param {string} rest */
    const arrive = async (rest) => {
      visits += 1;
      await page.goto(`${scene.url}${rest.replace(/(#|$)/, `?arrival=${visits}$1`)}`);
      await page.until(isReady);
    };

    before(async () => {
      scene = await openScene(engine, { look: { width: 1440, height: 900 } });
      page = scene.page;
    });
    after(() => scene?.close());

    // It waits for real seconds, and no engine counts them in its own way.
    if (oneEngine.includes(engine)) {
      test('a scene opens on its question: its motion plays once, hits come as it meets them, and the verdict at the end', async () => {
        await arrive('slide/');
        await page.until(isPlaying);
        const told = await page.evaluate(async () => {
          const scene = /** @type {any} */ (document.querySelector('graze-scene'));
          const verdict = scene.shadowRoot.querySelector('.verdict');
          /** The color of a hit, which is on the canvas once it is met. */
          const hasHit = () => {
            const canvas = scene.shadowRoot.querySelector('canvas.picture');
            const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
            for (let i = 0; i < data.length; i += 4)
              if (data[i] < 20 && Math.abs(data[i + 1] - 0x79) < 20 && Math.abs(data[i + 2] - 0x5c) < 20) return true;
            return false;
          };
          /** @type {Record<string, unknown>} */
          const seen = { first: [verdict.textContent, hasHit()] };
          while (scene.t > 0 && scene.t < 0.75) await new Promise(requestAnimationFrame);
          seen.between = [verdict.textContent, hasHit()];
          while (scene.t > 0) await new Promise((done) => setTimeout(done, 50));
          await new Promise((done) => setTimeout(done, 1000));
          return { ...seen, last: [verdict.textContent, hasHit()], t: scene.t };
        });
        assert.deepEqual(told, { first: ['?', false], between: ['?', true], last: ['Hit', true], t: 0 });
      });

      test('the first touch ends the play, and so does the first key', async () => {
        await arrive('swept-circle/');
        await page.until(isPlaying);
        const title = await page.center('#title');
        for (const type of /** @type {const} */ (['move', 'down', 'up'])) await page.mouse(type, title);
        assert.equal((await page.evaluate(progress)).t, 0);
        await arrive('slide/');
        await page.until(isPlaying);
        await page.press('Tab');
        const { step, last, t } = await page.evaluate(progress);
        assert.deepEqual({ step, t }, { step: last, t: 0 });
      });
    }

    test('without a motion it opens at its first step, and Next goes on from the question to it', async () => {
      await arrive('orientation/');
      const shown = async () => [
        await page.text('.verdict'),
        await page.text('.count'),
        (await page.evaluate(progress)).step,
      ];
      assert.deepEqual(await shown(), ['?', '0 of 5', 0]);
      assert.equal(await page.text('.sentence'), await page.text('#title'));
      await page.click('[data-action="next"]');
      await settle(page);
      assert.deepEqual(await shown(), ['Step 1', '1 of 5', 0]);
      await page.click('[data-action="next"]');
      await settle(page);
      assert.deepEqual(await shown(), ['Step 2', '2 of 5', 1]);
    });

    test('what was changed is still there after the list led away and back, and so it is for Back', async () => {
      await scene.visit('', 'slide/');
      await setState(page, { motion: { x: 50, y: 40 } });
      const isShown = (/** @type {string} */ name) =>
        page.until((wanted) => {
          const shown = /** @type {any} */ (document.querySelector('graze-scene'));
          return (
            shown.name === wanted &&
            shown.hasAttribute('data-ready') &&
            shown.state &&
            wanted in { ...shown.state, [wanted]: 1 }
          );
        }, name);
      await page.click('[data-scene="bounce"]');
      await isShown('bounce');
      await page.until(() => 'restitution' in /** @type {any} */ (document.querySelector('graze-scene')).state);
      assert.match(await page.evaluate(() => location.pathname), /\/bounce\/$/);
      await page.click('[data-scene="slide"]');
      await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state?.motion?.x === 50);
      await page.back();
      await page.until(() => 'restitution' in /** @type {any} */ (document.querySelector('graze-scene')).state);
      await page.back();
      await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state?.motion?.x === 50);
    });

    test('nothing went wrong meanwhile', async () => {
      await settle(page);
      assert.deepEqual(await page.errors(), []);
    });

    // What the page says and where its links lead, one engine shows as well as three.
    if (!oneEngine.includes(engine)) return;

    test('a link with a state shows its answer, and so does an element without autoplay', async () => {
      await arrive('half-planes/#half-planes~1~b=60,50');
      const linked = await page.evaluate(progress);
      assert.deepEqual([linked.step, linked.t], [linked.last, 0]);
      assert.match(await page.text('.verdict'), /Cross/);
      await page.evaluate(async () => {
        const other = /** @type {any} */ (document.createElement('graze-scene'));
        other.name = 'half-planes';
        document.querySelector('main')?.prepend(other);
        await other.ready;
      });
      const embedded = await page.evaluate(progress);
      assert.deepEqual([embedded.step, embedded.t], [embedded.last, 0]);
    });

    test('the end of a text leads to the next scene, and another folder takes no file away', async () => {
      await scene.visit('', 'half-planes/');
      const files = () =>
        page.evaluate(() => {
          const links = /** @type {NodeListOf<HTMLLinkElement & HTMLAnchorElement>} */ (
            document.querySelectorAll('link[rel="icon"], .ways a, .site-foot a, nav a')
          );
          return [...links].map(({ href }) => href);
        });
      const before = await files();
      await untilTold(page, 'half-planes');
      for (const { id } of scenes.slice(1, 3)) {
        await page.click('#next a');
        await page.until((name) => location.pathname.endsWith(`/${name}/`), id);
        await untilTold(page, id);
        await page.until(isReady);
      }
      assert.deepEqual(await files(), before);
      // A text leads to scenes, too.
      await page.click('[data-scene="degenerates"]');
      await page.until(() => Boolean(document.querySelector('#explanation a[href$="/half-planes/"]')));
      await page.until(isReady);
      await page.click('#explanation a[href$="/half-planes/"]');
      await page.until(() => location.pathname.endsWith('/where/half-planes/'));
      await page.click(`[data-scene="${scenes[2].id}"]`);
      await page.until(isReady);
      assert.equal(await page.text('#next'), `Next: ${await page.text(`[data-scene="${scenes[3].id}"] span`)}`);
      await page.click(`[data-scene="${scenes.at(-1)?.id}"]`);
      await page.until(() => document.querySelector('#next')?.hasAttribute('hidden'));
    });

    test('a question mark opens the list of keys, and Escape closes it', async () => {
      await scene.visit('', 'slide/');
      const isOpen = () => page.evaluate(() => document.querySelector('#keys')?.matches(':popover-open'));
      await page.press('?');
      assert.ok(await isOpen());
      await page.press('Escape');
      assert.ok(!(await isOpen()));
    });
  });
}

for (const engine of oneEngine) {
  test('with reduced motion nothing moves by itself', async () => {
    const { page, url, close } = await openScene(engine, { look: { reducedMotion: true } });
    try {
      await page.goto(`${url}half-planes/`);
      await page.until(isReady);
      await settle(page);
      const { step, last, t } = await page.evaluate(progress);
      assert.deepEqual({ step, t }, { step: last, t: 0 });
    } finally {
      await close();
    }
  });

  test('Tab leads through all of the page in the order in which it is read, with a ring around each thing, and out again', async () => {
    const { page, visit, close } = await openScene(engine, { look: { width: 1440, height: 900 } });
    try {
      await visit('', 'half-planes/');
      const seen = [];
      for (let i = 0; i < 200; i++) {
        await page.press('Tab');
        const at = await page.evaluate(focused);
        // Out of the page, or, where the window has nothing else, at its beginning again.
        if (!at || (seen.length > 0 && at.part === seen[0].part)) break;
        seen.push(at);
      }
      assert.ok(seen.length > 30 && seen.length < 200, `${seen.length} stops`);
      const ahead = seen.findIndex(({ part }) => part === '.handle');
      assert.ok(ahead > 0 && ahead <= 12, `${ahead} stops before the figure`);
      assert.deepEqual(
        seen.filter(({ hasRing, isInSight }) => !hasRing || !isInSight),
        [],
      );
      const parts = seen.map(({ part }) => part).filter((part, i, all) => part && part !== all[i - 1]);
      assert.deepEqual(parts, [
        '.skip',
        '.ways',
        'nav',
        '.scene-heading',
        '.handle',
        '.steps',
        '.panel',
        '#explanation',
      ]);
    } finally {
      await close();
    }
  });
}
