// The windows that tests open. A browser is started once, shows all that it can, and is closed after the last test.

import { after } from 'node:test';
import { installed, launch, plain } from './launch.js';
import { Page as Window } from './page.js';

/** @typedef {import('./launch.js').Engine} Engine */
/** @typedef {import('./launch.js').Look} Look */
/** @typedef {import('./launch.js').Browser} Browser */
/** @typedef {import('./page.js').Page} Page */
/** @typedef {import('./page.js').Point} Point */

const asked = process.env.ENGINES?.split(',');

/** The engines to test in; `ENGINES=firefox,webkit` leaves the others out. */
export const engines = installed.filter((engine) => asked?.includes(engine) ?? true);

/** For what no other engine can: tell of shifts, and show the colors of the system. @type {Engine[]} */
export const onlyChromium = engines.filter((engine) => engine === 'chromium');

/** For what one engine shows as well as three: Chromium, if it is to be tested in. The full check wants to see all. */
export const oneEngine = process.env.EVERYWHERE ? engines : onlyChromium;

/** Those that have been started. @type {{ engine: Engine, browser: Promise<Browser> }[]} */
const started = [];

after(() => Promise.all(started.map(async ({ browser }) => (await browser).close())));

/**
 * Opens a window of its own.
 *
 * @param {Engine} engine
 * @param {Partial<Look>} [wishes]
 */
export async function open(engine, wishes) {
  const look = { ...plain, ...wishes };
  for (const each of started) {
    if (each.engine !== engine) continue;
    const browser = await each.browser;
    if (browser.suits(look)) return new Window(await browser.open(look));
  }
  const browser = launch(engine, look);
  started.push({ engine, browser });
  return new Window(await (await browser).open(look));
}
