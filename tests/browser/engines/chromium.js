// Chromium, driven by Playwright; its fingers by the DevTools protocol, since Playwright only taps.

import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../../scripts/browsers.js';
import { patience } from '../page.js';

/**
 * @param {string} program
 * @returns {Promise<import('../launch.js').Browser>}
 */
export async function launch(program) {
  const browser = await chromium.launch({ ...chromiumLaunch(program), timeout: patience });
  /** @type {Map<string, Window>} windows that are closed: the next of the same kind finds the code of the page compiled */
  const idle = new Map();
  return {
    suits: () => true,
    async open({ width, height, ...wishes }) {
      const kind = JSON.stringify(Object.entries(wishes).sort());
      const found = idle.get(kind);
      idle.delete(kind);
      const window = found ?? (await newWindow(browser, wishes));
      await window.page.setViewportSize({ width, height });
      return driverOf(window, async () => {
        await clear(window);
        idle.set(kind, window);
      });
    },
    close: () => browser.close(),
  };
}

/** @typedef {{ page: import('@playwright/test').Page, devtools: import('@playwright/test').CDPSession }} Window */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Omit<import('../launch.js').Look, 'width' | 'height'>} wishes
 * @returns {Promise<Window>}
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
  return { page, devtools: await context.newCDPSession(page) };
}

/** Takes away what a page has kept, so that the next one finds nothing. @param {Window} window */
async function clear({ page, devtools }) {
  const { origin } = new URL(page.url());
  if (origin !== 'null') await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
}

/**
 * @param {Window} window
 * @param {() => Promise<void>} close
 * @returns {import('../page.js').Driver}
 */
function driverOf({ page, devtools }, close) {
  const touchTypes = /** @type {const} */ ({ start: 'touchStart', move: 'touchMove', end: 'touchEnd' });
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
    async touch(type, at) {
      const touchPoints = type === 'end' ? [] : [at];
      await devtools.send('Input.dispatchTouchEvent', { type: touchTypes[type], touchPoints });
    },
    key: (type, key) => page.keyboard[type](key),
    screenshot: (at) => page.screenshot(at && { clip: { ...at, width: 1, height: 1 } }),
    close,
  };
}
