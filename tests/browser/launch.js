// Starts any of the three browsers.

import { findBrowsers } from '../../scripts/build/setup.js';
import { Page } from './page.js';

/** @typedef {import('../../scripts/build/setup.js').Engine} Engine */
/**
 * How a window and the wishes of its user look.
 *
 * @typedef {object} Look
 * @property {number} width CSS pixels
 * @property {number} height CSS pixels
 * @property {number} dpr device pixels per CSS pixel
 * @property {boolean} dark
 * @property {boolean} reducedMotion
 * @property {boolean} [forcedColors] whether the system chooses the colors; only in Chromium
 * @property {boolean} touch whether the machine has a touch screen
 */
/**
 * A running browser.
 *
 * @typedef {object} Browser
 * @property {(look: Look) => boolean} suits whether it can show such a window now, without another start
 * @property {(look: Look) => Promise<import('./page.js').Driver>} open
 * @property {() => Promise<void>} close
 */

/** @type {Record<Engine, () => Promise<(program: string, look: Look) => Promise<Browser>>>} */
const starters = {
  chromium: async () => (await import('./engines/playwright.js')).launchChromium,
  firefox: async () => (await import('./engines/playwright.js')).launchFirefox,
  webkit: async () => (await import('./engines/webkit.js')).launch,
};

const programs = await findBrowsers();

/** The engines on this machine: all three in CI, at least Chromium everywhere. */
export const installed = /** @type {Engine[]} */ (Object.keys(starters)).filter((engine) => programs[engine]);

/** The look of a window that nothing else is asked of. @type {Look} */
export const plain = { width: 1024, height: 768, dpr: 1, dark: false, reducedMotion: false, touch: false };

/**
 * Starts a browser that can show such windows.
 *
 * @param {Engine} engine
 * @param {Look} look
 */
export async function launch(engine, look) {
  const program = programs[engine];
  if (!program) throw new Error(`${engine} is not on this machine; npm test says how to install it`);
  return (await starters[engine]())(program, look);
}

/**
 * Opens a window of a browser that is closed with it.
 *
 * @param {Engine} engine
 * @param {Partial<Look>} [wishes]
 */
export async function openAlone(engine, wishes) {
  const look = { ...plain, ...wishes };
  const browser = await launch(engine, look);
  const driver = await browser.open(look);
  return new Page({ ...driver, close: () => driver.close().finally(browser.close) });
}
