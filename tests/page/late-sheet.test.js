// A sheet that is loaded late: what it says meanwhile, and when it tries again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import LateSheet from '../../www/extras/late-sheet.js';

/** A sheet whose content comes, or not. @param {() => Promise<any>} load */
function sheetWith(load) {
  const element = { textContent: '', hidden: false, setAttribute() {}, append() {} };
  Object.assign(globalThis, { document: { createElement: () => element } });
  const count = { asked: 0, drawn: 0 };
  const asked = () => {
    count.asked += 1;
    return load();
  };
  const model = { late: (/** @type {string} */ _, /** @type {() => Promise<any>} */ load) => load().catch(() => null) };
  const host = /** @type {any} */ ({
    model,
    say: (/** @type {string} */ key) => key,
    redraw: () => (count.drawn += 1),
  });
  const sheet = new LateSheet(host, { sheet: { name: 'rules', load: asked } });
  Reflect.deleteProperty(globalThis, 'document');
  return { sheet, count };
}

test('a sheet that did not come says so, in no frame asks again, and does when it is opened', async () => {
  const { sheet, count } = sheetWith(() => Promise.reject(new Error('cut off')));
  await sheet.open();
  for (let frame = 0; frame < 3; frame++) sheet.update();
  assert.equal(sheet.root.textContent, 'panel.notLoaded');
  assert.equal(count.asked, 1);
  await sheet.open();
  assert.equal(count.asked, 2);
});

test('what has come is asked for once, and told of each frame from then on', async () => {
  let told = 0;
  class Content {
    update() {
      told += 1;
    }
  }
  const { sheet, count } = sheetWith(async () => ({ default: Content }));
  await Promise.all([sheet.open(), sheet.open()]);
  sheet.update();
  assert.deepEqual([count.asked, count.drawn, told, sheet.root.textContent], [1, 1, 1, '']);
});

test('a fault in what has come is not taken for a download that failed', async () => {
  class Content {
    constructor() {
      throw new Error('a fault of ours');
    }
  }
  const { sheet } = sheetWith(async () => ({ default: Content }));
  await assert.rejects(sheet.open(), /a fault of ours/);
});
