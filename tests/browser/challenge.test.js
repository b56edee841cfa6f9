// Challenges under real hands: from the page into one, solved by mouse and keys, judged exactly, kept, shared and left.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { oneEngine } from './drive.js';
import { handle, onScreen, openScene, settle, show, stateOf } from './scene.js';

/** The solved challenges that this device keeps. Runs in the page. */
const solved = () => JSON.parse(localStorage.getItem('graze-solved') ?? '[]');

/** Keeps what the page shows of challenges while their words are not there yet. Runs in the page before its scripts. */
function watchWords() {
  const raw = /** @type {string[]} */ ([]);
  Object.assign(globalThis, { raw });
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('#offer')) {
      if (/\b(challenge|tasks)\.\w/.test(textContent ?? '')) raw.push(textContent ?? '');
    }
  }).observe(document, { subtree: true, childList: true });
}

for (const engine of oneEngine) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let view;
    /** @type {import('./drive.js').Page} */
    let page;

    // One visit: each test goes on where the one before it ended.
    before(async () => {
      view = await openScene(engine, { look: { width: 1200, height: 1000 }, before: watchWords });
      page = view.page;
      await view.visit('#half-planes');
    });
    after(() => view?.close());

    const scene = () => page.evaluate(() => document.querySelector('graze-scene')?.getAttribute('challenge') ?? '');

    test('the page offers the challenge of the scene, and opens it', async () => {
      await page.until(() => document.querySelector('#offer a') !== null);
      assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).raw), [], 'keys instead of words');
      await page.evaluate(() => {
        const told = /** @type {object[]} */ ([]);
        Object.assign(globalThis, { told });
        document.addEventListener('graze-solved', (event) => {
          told.push(/** @type {CustomEvent} */ (event).detail);
        });
      });
      await page.click('#offer a');
      await page.until(() => Boolean(document.querySelector('graze-scene')?.shadowRoot?.querySelector('.challenge')));
      await settle(page);
      assert.equal(await scene(), 'corner');
      assert.equal(await page.evaluate(() => location.hash), '#half-planes!corner');
      assert.equal(await page.text('.outcome'), 'Not solved yet.');
    });

    test('nearly right is not right, and exactly right is', async () => {
      await page.drag(await handle(page, 'b'), await onScreen(page, { x: 85, y: 95 }));
      await settle(page);
      assert.deepEqual((await stateOf(page)).b, { x: 84, y: 96 });
      assert.equal(await page.text('.outcome'), 'The path misses the box.');
      await page.focus('[data-handle="b"]');
      await page.press('ArrowUp');
      await settle(page);
      assert.equal(await page.text('.outcome'), 'Solved.');
      await page.until(() => {
        const live = document.querySelector('graze-scene')?.shadowRoot?.querySelector('p.unseen[aria-live]');
        return /^Solved\. ./.test(live?.textContent ?? '');
      });
      const told = await page.evaluate(() => /** @type {any} */ (globalThis).told);
      assert.deepEqual(told, [{ challenge: 'corner', source: 'user' }]);
      assert.deepEqual(await page.evaluate(solved), ['corner']);
    });

    test('the address is a link to the solved one, and going on leads to the next', async () => {
      await page.until(() => location.hash.includes('b=84,92'));
      assert.equal(await page.evaluate(() => location.hash), '#half-planes!corner~1~b=84,92');
      await page.click('.challenge-ways a');
      await page.until(() => document.querySelector('graze-scene')?.getAttribute('challenge') === 'entry');
      await page.until(() => document.querySelector('graze-scene')?.hasAttribute('data-ready'));
    });

    test('a guess hides the answer until it is asked for, and then cannot be moved', async () => {
      await page.until(
        () => document.querySelector('graze-scene')?.shadowRoot?.querySelector('[data-handle="guess"]') !== null,
      );
      await settle(page);
      assert.equal(await page.text('.verdict'), 'Your guess');
      assert.match(await page.text('.outcome'), /^Off by 4 or less counts/);
      assert.equal(await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).result), null);
      await page.drag(await handle(page, 'guess'), await onScreen(page, { x: 57, y: 64 }));
      await settle(page);
      await page.click('.challenge-foot button');
      await settle(page);
      assert.match(await page.text('.outcome'), /^Solved: off by \d(\.\d)?, which is close enough\.$/);
      const before = await stateOf(page);
      await page.drag(await handle(page, 'guess'), await onScreen(page, { x: 120, y: 30 }));
      assert.deepEqual(await stateOf(page), before);
      assert.deepEqual(await page.evaluate(solved), ['corner', 'entry']);
    });

    test('it leads back to the scene as it was', async () => {
      await page.click('.challenge-ways a:last-child');
      await page.until(() => !document.querySelector('graze-scene')?.shadowRoot?.querySelector('.challenge'));
      assert.equal(await scene(), '');
      assert.equal(await page.evaluate(() => location.hash), '');
      const ticked = () =>
        [...document.querySelectorAll('#offer [data-solved] a')].map(({ textContent }) => textContent);
      assert.deepEqual(await page.evaluate(ticked), ['Touch a corner and nothing else', 'Where does it enter?']);
    });

    test('what is solved is kept on this device, and a shared solution is there to be tried, not solved', async () => {
      const url = await page.evaluate(() => location.href.replace(/[?#].*/, ''));
      await page.goto(`${url}?again#bounce!end~1~guess=78,-16~answer=shown`);
      await page.until(() => document.querySelector('.challenge-ways a') !== null);
      assert.deepEqual(await page.evaluate(solved), ['corner', 'entry']);
      await settle(page);
      assert.match(await page.text('.outcome'), /^This link shows a guess and the answer: off by 0/);
      assert.equal(await page.text('.challenge-foot button'), 'Try it yourself');
      await page.click('.challenge-foot button');
      await settle(page);
      assert.equal(await page.text('.verdict'), 'Your guess');
      // Without a guess there is nothing to judge.
      await page.click('.challenge-foot button');
      await settle(page);
      assert.equal(await page.text('.outcome'), 'This is the answer.');
      await page.click('[data-action="undo"]');
      // Going back to the shared one does not make it the reader's.
      await page.click('[data-action="undo"]');
      await settle(page);
      assert.match(await page.text('.outcome'), /^This link shows a guess/);
      assert.deepEqual(await page.evaluate(solved), ['corner', 'entry']);
    });

    test('a challenge that does not exist says so, and the scene is there', async () => {
      const url = await page.evaluate(() => location.href.replace(/[?#].*/, ''));
      await page.goto(`${url}?wrong#half-planes!nothing~1~b=60,50`);
      await page.until(() => document.querySelector('graze-scene')?.hasAttribute('data-ready'));
      assert.match(await page.text('.notice'), /no challenge called “nothing”/);
      assert.deepEqual((await stateOf(page)).b, { x: 60, y: 50 });
      await page.goto(`${url}?garbled#half-planes!corner~1~a=60,50`);
      await page.until(() => document.querySelector('graze-scene')?.hasAttribute('data-ready'));
      await page.until(() => {
        const root = document.querySelector('graze-scene')?.shadowRoot;
        return root
          ?.querySelector('.notice')
          ?.textContent?.includes('a.x is 60 in this state. This is part of the task');
      });
      assert.deepEqual((await stateOf(page)).a, { x: 16, y: 24 });
    });

    test('on a phone the task, the figure and what is missing are seen together, and stay where they are', async () => {
      const phone = await openScene(engine, { look: { width: 390, height: 664 } });
      try {
        await phone.visit();
        for (const id of ['bounce!end', 'walk!squeeze', 'half-planes!corner']) {
          await show(phone.page, id);
          await phone.page.until(() => document.querySelector('.challenge-ways a') !== null);
          await settle(phone.page);
          const [box, readout] = [await phone.page.rect('.challenge'), await phone.page.rect('.readout')];
          assert.ok(box.y >= 0 && readout.y + readout.height <= 664, `${id}: ${box.y}, ${readout.y + readout.height}`);
        }
        const before = await phone.page.rect('canvas.picture');
        const to = await onScreen(phone.page, { x: 84, y: 92 });
        // As a finger does it: a little off.
        await phone.page.touchDrag(await handle(phone.page, 'b'), { x: to.x + 3, y: to.y - 3 });
        await settle(phone.page);
        assert.equal(await phone.page.text('.outcome'), 'Solved.');
        const after = await phone.page.rect('canvas.picture');
        assert.ok(Math.abs(after.y - before.y) < 1, `it jumped from ${before.y} to ${after.y}`);
      } finally {
        await phone.close();
      }
    });

    test('nothing went wrong meanwhile', async () => {
      assert.deepEqual(await page.errors(), []);
    });
  });
}
