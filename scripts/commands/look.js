// `npm run look`: takes screenshots of the page at three sizes, light and dark, in screenshots/.
// Options: --page slide/ (or use/, id/slide/; else the start page), --fragment "half-planes~1~b=60,50", --step N (from 0; else
// the last), --engine firefox, --name page.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/run.js';
import { setup } from '../build/setup.js';

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

const { values } = parseArgs({
  options: {
    page: { type: 'string', default: '' },
    fragment: { type: 'string', default: '' },
    step: { type: 'string' },
    engine: { type: 'string', default: 'chromium' },
    name: { type: 'string', default: 'page' },
  },
});
const engine = /** @type {import('../build/setup.js').Engine} */ (values.engine);
const folder = join(root, 'screenshots');

await setup({ browsers: true });
const { build } = await import('vite');
const { openAlone } = await import('../../tests/browser/launch.js');
const { endOpening } = await import('../../tests/browser/opening.js');
const { serve } = await import('../../tests/browser/serve.js');

await build({ logLevel: 'warn' });
const site = await serve(join(root, 'dist'));
mkdirSync(folder, { recursive: true });
try {
  for (const size of sizes) {
    for (const dark of [false, true]) await shoot({ ...size, dark });
  }
} finally {
  await site.close();
}

/** @param {number} step */
function show(step) {
  /** @type {any} */ (document.querySelector('graze-scene')).step = step;
}

/** @param {{ width: number, height: number, dark: boolean }} look */
async function shoot(look) {
  const page = await openAlone(engine, look);
  try {
    await page.goto(
      site.url +
        (values.page || (values.fragment && 'half-planes/')) +
        (values.fragment && `#${values.fragment.replace(/^#/, '')}`),
    );
    await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene'))?.ready);
    await page.evaluate(endOpening);
    if (values.step) await page.evaluate(show, Number(values.step));
    // Wait for fonts and the first frames, which come after the scene is ready.
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 300))));
    const name = `${values.name}-${look.width}x${look.height}-${look.dark ? 'dark' : 'light'}.png`;
    writeFileSync(join(folder, name), await page.screenshot());
    const errors = await page.errors();
    console.log(join('screenshots', name), ...errors.map((error) => `\n  error: ${error}`));
  } finally {
    await page.close();
  }
}
