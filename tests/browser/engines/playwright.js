// Chromium and Firefox as they are installed, driven by Playwright. Fingers are Chromium's own; Playwright has none for Firefox.

import { chromium, firefox } from '@playwright/test';
import { patience } from '../page.js';
import { finger } from './finger.js';

/** @typedef {import('@playwright/test').Page} Window */
/** @typedef {import('../launch.js').Look} Look */
/** @typedef {import('../launch.js').Browser} Browser */
/** @typedef {import('../page.js').Driver} Driver */
/** @typedef {Driver['touch']} Touch */

/**
 * @param {string} program
 * @returns {Promise<Browser>}
 */
export async function launchChromium(program) {
  const browser = await chromium.launch({
    executablePath: program,
    timeout: patience,
    // The sandbox does not work for root.
    chromiumSandbox: process.getuid?.() !== 0,
    // Requests in the background stall in closed networks.
    args: ['--disable-gpu', '--disable-quic', '--disable-sync'],
  });
  return browserOf(browser, () => true, touchOfChromium);
}

/**
 * The wishes of a user are those of the whole browser, which has them from its start.
 *
 * @param {string} program
 * @param {Look} look
 * @returns {Promise<Browser>}
 */
export async function launchFirefox(program, { dark, reducedMotion }) {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: program,
    timeout: patience,
    firefoxUserPrefs: {
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      // Without a window it knows of no mouse, which all of these machines have: it points finely, and hovers.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  });
  const suits = (/** @type {Look} */ look) => look.dark === dark && look.reducedMotion === reducedMotion;
  return browserOf(browser, suits, touchOfFirefox);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Browser['suits']} suits
 * @param {(page: Window) => Promise<Touch>} touchOf
 * @returns {Browser}
 */
function browserOf(browser, suits, touchOf) {
  /** @type {Map<string, Window>} windows that are closed: the next of the same kind finds the code of the page compiled */
  const idle = new Map();
  return {
    suits,
    async open({ width, height, ...wishes }) {
      const kind = JSON.stringify(Object.entries(wishes).sort());
      const page = idle.get(kind) ?? (await newWindow(browser, wishes));
      idle.delete(kind);
      await page.setViewportSize({ width, height });
      return driverOf(page, await touchOf(page), async () => {
        // The next page finds nothing that this one kept. One that never went anywhere kept nothing.
        await page.evaluate('localStorage.clear()').catch(() => {});
        await page.goto('about:blank');
        await page.mouse.move(0, 0);
        idle.set(kind, page);
      });
    },
    close: () => browser.close(),
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Omit<Look, 'width' | 'height'>} wishes
 */
async function newWindow(browser, { dpr, dark, reducedMotion, forcedColors, touch }) {
  const context = await browser.newContext({
    deviceScaleFactor: dpr,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: forcedColors ? 'active' : 'none',
    hasTouch: touch,
  });
  const page = await context.newPage();
  // What takes too long is told by whoever asked for it.
  page.setDefaultTimeout(0);
  return page;
}

/** By the DevTools protocol, since Playwright only taps. @param {Window} page @returns {Promise<Touch>} */
async function touchOfChromium(page) {
  const devtools = await page.context().newCDPSession(page);
  const types = /** @type {const} */ ({ start: 'touchStart', move: 'touchMove', end: 'touchEnd' });
  return async (type, ...fingers) => {
    const held = fingers.filter((at) => at !== undefined).map((at, id) => ({ ...at, id }));
    const touchPoints = type === 'end' ? [] : held;
    await devtools.send('Input.dispatchTouchEvent', { type: types[type], touchPoints });
  };
}

/** @param {Window} page @returns {Promise<Touch>} */
async function touchOfFirefox(page) {
  return async (type, at) => {
    // A page knows of a mouse once that has moved on it.
    if (type === 'start') for (const x of [1, 0]) await page.mouse.move(x, 0);
    await page.evaluate(finger, { type, at, pointerId: 0 });
  };
}

/**
 * @param {Window} page
 * @param {Touch} touch
 * @param {() => Promise<void>} close
 * @returns {Driver}
 */
function driverOf(page, touch, close) {
  return {
    async goto(url) {
      await page.goto(url);
    },
    async back() {
      await page.goBack();
    },
    resize: (size) => page.setViewportSize(size),
    evaluate: (expression) => page.evaluate(expression),
    async mouse(type, { x, y }) {
      if (type === 'move') await page.mouse.move(x, y);
      else await page.mouse[type]();
    },
    touch,
    key: (type, key) => page.keyboard[type](key),
    async screenshot(at) {
      // Playwright puts a style into the page meanwhile, which its policy may forbid.
      await page.evaluate('globalThis.isPictured = true');
      const picture = await page.screenshot(at && { clip: { ...at, width: 1, height: 1 } });
      await page.evaluate('globalThis.isPictured = false');
      return picture;
    },
    close,
  };
}
