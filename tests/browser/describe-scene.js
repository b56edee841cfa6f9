// A scene under real hands: opened once in a browser, put back before every test, closed at the end.

import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { openScene, setState, untilAtRest } from './scene.js';

/** @typedef {import('./drive.js').Page} Page */
/** @typedef {import('./drive.js').Engine} Engine */

/**
 * @param {Engine[]} engines
 * @param {string} fragment of the address
 * @param {object} start the fields before every test
 * @param {(page: Page, engine: Engine) => void} tests
 */
export function describeScene(engines, fragment, start, tests) {
  for (const engine of engines) {
    describe(engine, () => {
      /** @type {Awaited<ReturnType<typeof openScene>>} */
      let scene;
      // Tests are told before the page is open: what they ask of it goes on to the one there will be.
      const page = /** @type {Page} */ (
        new Proxy(
          {},
          {
            get:
              (_, name) =>
              (/** @type {any[]} */ ...args) =>
                /** @type {any} */ (scene.page)[name](...args),
          },
        )
      );

      before(async () => {
        scene = await openScene(engine);
        await scene.visit(fragment);
      });
      // What the test before has set going has ended by then.
      beforeEach(async () => {
        await setState(page, start);
        await untilAtRest(page);
      });
      after(() => scene?.close());

      tests(page, engine);

      test('nothing went wrong meanwhile', async () => {
        assert.deepEqual(await page.errors(), []);
      });
    });
  }
}
