// Reading: the figure stays on the screen beside every sentence, follows the text, and the text follows the figure.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { engines, oneEngine } from './drive.js';
import { colorAt, handle, openScene, setState, settle, show, stateOf, untilAtRest } from './scene.js';
import { asked } from './telling.js';

/** What a window of each size is called; first where there is least room. */
const sizes = [
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a phone on its side', width: 740, height: 360 },
  { name: 'a low window', width: 700, height: 800 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'wide', width: 1440, height: 900 },
  { name: 'a window at 200 %', width: 960, height: 540 },
];
/** A slider below the figure, a stick: these are shown at every size. */
const various = ['half-planes', 'walk'];

/** For each sentence, read in the middle of the window: how much of the figure is in sight, and whether its verdict is. Runs in the page. */
function sightOfFigure() {
  const scene = /** @type {any} */ (document.querySelector('graze-scene'));
  for (const details of document.querySelectorAll('#explanation details')) details.setAttribute('open', '');
  const words = [...document.querySelectorAll('#explanation :is(p, .formula, h2, summary)')];
  return words.map((each) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [figure, own] = [
      scene.shadowRoot.querySelector('.stage').getBoundingClientRect(),
      each.getBoundingClientRect(),
    ];
    const seen = Math.min(figure.bottom, innerHeight) - Math.max(figure.top, 0);
    const isBeside = own.left >= figure.right - 1 || own.right <= figure.left + 1;
    const isClear = isBeside || own.top >= figure.bottom || own.bottom <= figure.top;
    const verdict = scene.shadowRoot.querySelector('.verdict');
    const { x, y, width, height } = verdict.getBoundingClientRect();
    const isTold = scene.shadowRoot.elementFromPoint(x + width / 2, y + height / 2) === verdict;
    return { text: each.textContent?.slice(0, 50), seen: seen / figure.height, isClear, isTold };
  });
}

/** Scrolls as a reader does, until a paragraph is read. Runs in the page. */
async function read(/** @type {string} */ selector) {
  const within = /** @type {Element} */ (document.querySelector(selector));
  within.closest('details')?.setAttribute('open', '');
  const passage = /** @type {Element} */ (within.closest('p'));
  const last = document.documentElement.scrollHeight - innerHeight;
  for (let top = 20; top < last && !passage.hasAttribute('data-read'); top += 40) {
    scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
}

/** The kind of step that is shown. Runs in the page. */
function shownKind() {
  const scene = /** @type {any} */ (document.querySelector('graze-scene'));
  return scene.steps[scene.step].kind;
}

for (const engine of engines) {
  // In the other engines it is enough that the page lays itself out likewise.
  test(`${engine}: the figure and its verdict are on the screen beside every sentence, in any size of the window`, async () => {
    const { page, visit, close } = await openScene(engine, { look: sizes[0] });
    try {
      await visit();
      for (const id of oneEngine.includes(engine) ? asked : asked.slice(0, 1)) {
        await show(page, id);
        await page.until(() => document.querySelector('#explanation .show') !== null);
        const isOne = oneEngine.includes(engine);
        for (const { name, ...size } of isOne && various.includes(id) ? sizes : sizes.slice(0, 1)) {
          await page.resize(size);
          await untilAtRest(page);
          for (const { text, seen, isClear, isTold } of await page.evaluate(sightOfFigure)) {
            assert.ok(seen > 0.9, `${id}, ${name}: ${Math.round(100 * seen)} % beside "${text}"`);
            assert.ok(isClear, `${id}, ${name}: the figure covers "${text}"`);
            assert.ok(isTold, `${id}, ${name}: no verdict beside "${text}"`);
          }
          const { over } = await page.evaluate(() => ({ over: document.documentElement.scrollWidth - innerWidth }));
          assert.ok(over <= 0, `${id}, ${name}: ${over} pixels too wide`);
        }
      }
    } finally {
      await close();
    }
  });

  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let scene;
    /** @type {import('./drive.js').Page} */
    let page;

    before(async () => {
      scene = await openScene(engine, { look: { width: 1440, height: 900 } });
      page = scene.page;
    });
    after(() => scene?.close());

    /** Shows a scene as it opens, at the top of its page. @param {string} id */
    const begin = async (id) => {
      const shown = await page.evaluate(() => document.querySelector('graze-scene')?.getAttribute('name'));
      if (!shown) await scene.visit('', `${id}/`);
      else await show(page, id);
      await page.until(() => document.querySelector('#explanation .show') !== null);
      await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).reset());
      await page.until(() => document.querySelector('[data-read]') === null);
      await settle(page);
    };

    test('the paragraph that is read drives the figure, and the top of the page brings it back', async () => {
      await begin('half-planes');
      const usual = await stateOf(page);
      await page.evaluate(read, '#explanation [data-to-step="leaves"]');
      await page.until(() => document.querySelector('[data-to-step="leaves"][data-read]') !== null);
      assert.equal(await page.evaluate(shownKind), 'leaves');
      await page.evaluate(read, '#explanation [data-to-preset="past"]');
      await page.until(() => document.querySelector('[data-to-preset="past"][data-read]') !== null);
      assert.equal(await page.evaluate(shownKind), 'misses');
      assert.equal(await page.evaluate(() => location.hash), '', 'reading leaves the address alone');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.until(() => document.querySelector('[data-read]') === null);
      assert.equal(await page.evaluate(shownKind), 'crosses');
      assert.deepEqual(await stateOf(page), usual);
    });

    test('a term lights up its part of the figure, by pointer, by a press and by focus', async () => {
      await begin('half-planes');
      const onPath = { x: 37, y: 25.75 };
      await page.evaluate(read, '#explanation .term[data-part="normal"]');
      await settle(page);
      assert.equal(await page.evaluate(shownKind), 'enters');
      const plain = await colorAt(page, onPath);
      await page.mouse('move', await page.center('#explanation .term[data-part="normal"]'));
      await settle(page);
      const faint = await colorAt(page, onPath);
      assert.notDeepEqual(faint, plain, 'not by the pointer');
      await page.mouse('move', { x: 5, y: 880 });
      await settle(page);
      assert.deepEqual(await colorAt(page, onPath), plain, 'it stays lit');
      await page.click('#explanation .term[data-part="normal"]');
      await page.mouse('move', { x: 5, y: 880 });
      await settle(page);
      assert.deepEqual(await colorAt(page, onPath), faint, 'a press does not hold it');
      await page.mouse('down', { x: 5, y: 880 });
      await page.mouse('up', { x: 5, y: 880 });
      await settle(page);
      assert.deepEqual(await colorAt(page, onPath), plain, 'it stays lit when something else is pressed');
      // A headless Firefox gives its window no focus, and so no click for a key.
      if (!(await page.evaluate(() => document.hasFocus()))) return;
      await page.focus('#explanation .term[data-part="normal"]');
      await settle(page);
      assert.deepEqual(await colorAt(page, onPath), faint, 'not by focus');
    });

    // What reading does to the figure, one engine shows as well as three.
    if (oneEngine.includes(engine)) whatReadingDoes();

    test('nothing went wrong meanwhile', async () => {
      assert.deepEqual(await page.errors(), []);
    });

    function whatReadingDoes() {
      test('reading leaves shapes alone that the reader has moved', async () => {
        await begin('half-planes');
        const from = await handle(page, 'b');
        await page.drag(from, { x: from.x - 60, y: from.y - 30 });
        const own = await stateOf(page);
        await page.evaluate(read, '#explanation [data-to-preset="past"]');
        await page.until(() => document.querySelector('[data-to-preset="past"][data-read]') !== null);
        assert.deepEqual(await stateOf(page), own);
        await page.click('#back button');
        await page.until(() => document.querySelector('[data-read="shown"]') !== null);
        assert.notDeepEqual(await stateOf(page), own);
        assert.ok(await page.evaluate(() => document.querySelector('#back')?.hasAttribute('hidden')));
      });

      test('a ready-made case is not the work of a reader: the text drives on, and offers no way back', async () => {
        await begin('half-planes');
        await page.click('[data-preset="past"]');
        await settle(page);
        assert.ok(await page.evaluate(() => document.querySelector('#back')?.hasAttribute('hidden')));
        const before = await stateOf(page);
        await page.evaluate(read, '#explanation [data-to-preset="corner"]');
        await page.until(() => document.querySelector('[data-to-preset="corner"][data-read="shown"]') !== null);
        assert.notDeepEqual(await stateOf(page), before);
      });

      test('the dot of a paragraph is full only while the figure shows what it is about', async () => {
        await begin('half-planes');
        const isFull = () =>
          document.querySelector('[data-to-preset="past"][data-read]')?.getAttribute('data-read') === 'shown';
        await page.evaluate(read, '#explanation [data-to-preset="past"]');
        await page.until(isFull);
        await setState(page, { b: { x: 60, y: 50 } });
        assert.equal(await page.evaluate(isFull), false, 'it is full beside other shapes');
        await page.click('#explanation [data-to-preset="past"] > .show');
        await page.until(isFull);
      });

      test('what the reader chooses in the figure holds while the page scrolls a little, and then the text drives it on', async () => {
        await begin('minkowski');
        await page.evaluate(read, '#explanation [data-to-step="minkowskiSum"]');
        await page.until(() => document.querySelector('[data-to-step="minkowskiSum"][data-read]') !== null);
        await page.click('[data-action="first"]');
        await page.click('[data-option="world"]');
        for (const way of [100, -100]) {
          await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), way);
          await untilAtRest(page);
          assert.equal(await page.evaluate(shownKind), 'relative');
          assert.equal((await stateOf(page)).view.choice, 'world');
        }
        await page.evaluate(read, '#explanation [data-to-preset="past"]');
        await page.until(() => document.querySelector('[data-to-preset="past"][data-read]') !== null);
        assert.notEqual(await page.evaluate(shownKind), 'relative');
      });

      test('a case named in the text is a button, and can be undone', async () => {
        await begin('half-planes');
        const usual = await stateOf(page);
        await page.click('#explanation .case[data-to-preset="corner"]');
        await settle(page);
        assert.deepEqual((await stateOf(page)).a, { x: 34, y: 44 });
        await page.until(() => location.hash.startsWith('#half-planes~1~'));
        await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).undo());
        assert.deepEqual(await stateOf(page), usual);
      });
    }
  });
}

for (const engine of oneEngine) {
  test(`${engine}: on a phone on its side the figure and its verdict share the first screen`, async () => {
    const { page, visit, close } = await openScene(engine, { look: { width: 740, height: 360 } });
    try {
      await visit('', 'half-planes/');
      for (const part of ['canvas.picture', '.verdict']) {
        const { y, height } = await page.rect(part);
        assert.ok(y >= 0 && y + height <= 360, `${part} from ${y} to ${y + height}`);
      }
    } finally {
      await close();
    }
  });
}
