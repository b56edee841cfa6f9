// The script time of a frame while a handle is dragged, in every scene of the built page.
// Options: --frames 240, --engine chromium, --scene slide, --fragment "many-boxes~1~count=1000".
//
// Each frame moves a pointer and draws. The time is that of the pointer's listeners and of everything that the page then
// does in its animation frame. Nothing else is timed: style, layout and paint are the browser's.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/build/run.js';
import { setup } from '../scripts/build/setup.js';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '240' },
    engine: { type: 'string', default: 'chromium' },
    scene: { type: 'string', default: '' },
    fragment: { type: 'string', default: '' },
  },
});
const engine = /** @type {import('../scripts/build/setup.js').Engine} */ (values.engine);

await setup({ browsers: true });
const { build } = await import('vite');
const { openAlone } = await import('../tests/browser/launch.js');
const { endOpening } = await import('../tests/browser/opening.js');
const { serve } = await import('../tests/browser/serve.js');
const { scenes } = await import('../www/scenes/index.js');

await build({ logLevel: 'warn' });
const site = await serve(join(root, 'dist'));
const ids = scenes.map(({ id }) => id).filter((id) => values.scene === '' || id === values.scene);
const shown = values.fragment === '' ? ids : [values.fragment];
try {
  console.log('script of a drag frame in milliseconds, and animation frames in one idle second');
  console.log(row('scene', 'median', '95 %', 'worst', 'idle'));
  for (const fragment of shown) await measure(fragment);
} finally {
  await site.close();
}

/** @param {string} fragment of the address: a scene, or a state of it */
async function measure(fragment) {
  const page = await openAlone(engine, { width: 1440, height: 900 });
  try {
    await page.goto(`${site.url}half-planes/#${fragment}`);
    await page.until(() => document.querySelector('graze-scene')?.hasAttribute('data-ready'));
    await page.evaluate(endOpening);
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 500))));
    const idle = await page.evaluate(countIdleFrames);
    const times = (await page.evaluate(timeDrag, Number(values.frames))).sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => times[Math.floor(share * (times.length - 1))].toFixed(2);
    console.log(row(fragment, at(0.5), at(0.95), at(1), String(idle)));
  } finally {
    await page.close();
  }
}

/** @param {string} name @param {string[]} cells */
function row(name, ...cells) {
  return name.padEnd(14) + cells.map((cell) => cell.padStart(8)).join('');
}

/** Runs in the page: how many animation frames it asks for while nobody does anything. */
function countIdleFrames() {
  const ask = window.requestAnimationFrame;
  let count = 0;
  window.requestAnimationFrame = (callback) => {
    count += 1;
    return ask(callback);
  };
  return new Promise((resolve) => {
    setTimeout(() => {
      window.requestAnimationFrame = ask;
      resolve(count);
    }, 1000);
  });
}

/**
 * Runs in the page: drags the second handle that moves a whole thing along a loop, and times each frame.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
async function timeDrag(count) {
  const shadow = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
  const stage = /** @type {HTMLElement} */ (shadow.querySelector('.stage'));
  // A magnifier has handles of its own.
  const [whole, any] = ['.handle:is(.point, .vector, .circle)', '.handle'].map((each) => [
    ...shadow.querySelectorAll(each),
  ]);
  const handles = whole.length > 0 ? whole : any;
  const handle = handles[Math.min(1, handles.length - 1)];
  const { x, y, width, height } = handle.getBoundingClientRect();
  const from = { x: x + width / 2, y: y + height / 2 };
  const { width: wide } = stage.getBoundingClientRect();
  const ask = window.requestAnimationFrame;
  /** @type {FrameRequestCallback[]} */
  let due = [];
  // The page's own callbacks wait here, so that they can be timed.
  window.requestAnimationFrame = (callback) => due.push(callback);
  window.cancelAnimationFrame = () => {
    due = [];
  };
  const send = (/** @type {string} */ type, /** @type {{ x: number, y: number }} */ at) =>
    handle.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        composed: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: type === 'pointermove' ? -1 : 0,
        buttons: 1,
        clientX: at.x,
        clientY: at.y,
      }),
    );
  HTMLElement.prototype.setPointerCapture = () => {};
  const times = [];
  send('pointerdown', from);
  for (let i = 0; i < count; i++) {
    const turn = (2 * Math.PI * i) / 120;
    const at = { x: from.x + (Math.cos(turn) - 1) * 0.12 * wide, y: from.y + Math.sin(turn) * 0.06 * wide };
    const began = performance.now();
    send('pointermove', at);
    const now = due;
    due = [];
    for (const callback of now) callback(performance.now());
    // A handle that snaps to a grid does not move in every frame.
    if (now.length > 0) times.push(performance.now() - began);
    await new Promise((resolve) => ask(resolve));
  }
  send('pointerup', from);
  // The first frames still compile.
  return times.slice(Math.min(20, times.length >> 1));
}
