// A first visit: the figure moves by itself, the page says what it is, and every scene has a page to be found by.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { scenes } from '../../www/scenes/index.js';
import { engines, oneEngine } from './drive.js';
import { openScene, setState, settle, stateOf, untilTold } from './scene.js';

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

    test('every scene is in sight in the list, in its group, and its title asks a question', async () => {
      await arrive('half-planes/');
      const seen = await page.evaluate(() => {
        const links = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('nav a[data-scene]')]);
        return links.map((link) => {
          const { top, bottom, left, right } = link.getBoundingClientRect();
          const isInSight = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
          const group = link.closest('section')?.querySelector('h2')?.textContent;
          return { name: link.dataset.scene, isInSight, group: Boolean(group), text: link.textContent ?? '' };
        });
      });
      assert.deepEqual(seen.map(({ name }) => name).sort(), scenes.map(({ id }) => id).sort());
      for (const { name, isInSight, group, text } of seen) {
        assert.ok(isInSight && group && text.endsWith('?'), `${name}: ${text}`);
      }
    });

    test('the page of a scene opens with it, and a link leads from it to another', async () => {
      await scene.visit('', 'walk/');
      assert.equal(await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).name), 'walk');
      for (const folder of ['half-planes/', 'walk/']) {
        await scene.visit('#slide~1~motion=50,40', folder);
        assert.deepEqual((await stateOf(page)).motion, { x: 50, y: 40 });
        assert.equal(await page.text('#title'), await page.text('[data-scene="slide"] span'));
      }
    });

    test('a question mark opens the list of keys, and Escape closes it', async () => {
      await scene.visit('', 'slide/');
      const isOpen = () => page.evaluate(() => document.querySelector('#keys')?.matches(':popover-open'));
      await page.press('?');
      assert.ok(await isOpen());
      await page.press('Escape');
      assert.ok(!(await isOpen()));
    });

    test('arrow keys go from scene to scene in the list, around its ends', async () => {
      await scene.visit('', 'half-planes/');
      await page.focus('[data-scene="half-planes"]');
      const shown = () => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.scene);
      await page.press('ArrowDown');
      assert.equal(await shown(), scenes[1].id);
      await page.press('Home');
      await page.press('ArrowUp');
      assert.equal(await shown(), scenes.at(-1)?.id);
    });

    test('each block of code on the page of use has a button that copies it', async () => {
      await page.goto(`${scene.url}use/`);
      const counts = await page.until(() => {
        const [blocks, buttons] = ['pre', '.copied > pre + .copy'].map(
          (each) => document.querySelectorAll(each).length,
        );
        return buttons > 0 ? { blocks, buttons } : null;
      });
      assert.equal(counts?.blocks, counts?.buttons);
      const cut = await page.evaluate(() => {
        const blocks = [...document.querySelectorAll('.copied > pre')];
        return blocks.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent);
      });
      assert.deepEqual(cut, [], 'every line is in sight');
      await page.click('.copy');
      // Where a browser forbids the clipboard, the code is marked.
      await page.until(() => {
        const text = document.querySelector('.copied > pre')?.textContent ?? '';
        return document.querySelector('.copy')?.textContent === 'Copied' || `${getSelection()}`.trim() === text.trim();
      });
    });

    test('on paper there is a figure with its verdict, and no tool', async () => {
      await scene.visit('', 'swept-circle/');
      const shown = await page.evaluate(() => {
        const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
        // What is for paper is applied to the screen.
        const turn = (/** @type {CSSStyleSheet | CSSGroupingRule} */ group) => {
          for (const rule of group.cssRules) {
            if (!('cssRules' in rule)) continue;
            if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
            turn(/** @type {CSSGroupingRule} */ (rule));
          }
        };
        for (const sheet of [...document.styleSheets, ...root.adoptedStyleSheets]) turn(sheet);
        const isShown = (/** @type {ParentNode} */ top, /** @type {string} */ selector) =>
          [...top.querySelectorAll(selector)].some((each) => each.getClientRects().length > 0);
        return {
          tools: ['.toolbar', '.tools', '.presets', '.choices', '.handle', '.hint', '.tabs'].filter((each) =>
            isShown(root, each),
          ),
          page: ['nav', '.ways', '.show'].filter((each) => isShown(document, each)),
          kept: ['canvas.picture', '.verdict', '.sentence'].filter((each) => isShown(root, each)),
        };
      });
      assert.deepEqual(shown, { tools: [], page: [], kept: ['canvas.picture', '.verdict', '.sentence'] });
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

  test('the first key leads past the list of scenes to the figure', async () => {
    const { page, visit, close } = await openScene(engine, { look: { width: 1440, height: 900 } });
    try {
      await visit('', 'half-planes/');
      for (const key of ['Tab', 'Enter', 'Tab']) await page.press(key);
      const { part } = (await page.evaluate(focused)) ?? {};
      assert.equal(part, '.handle');
    } finally {
      await close();
    }
  });
}
