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
  return {
    suits: () => true,
    open: (look) => openWindow(browser, look),
    close: () => browser.close(),
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../launch.js').Look} look
 * @returns {Promise<import('../page.js').Driver>}
 */
async function openWindow(browser, look) {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    deviceScaleFactor: look.dpr,
    colorScheme: look.dark ? 'dark' : 'light',
    reducedMotion: look.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: look.forcedColors ? 'active' : 'none',
    hasTouch: look.touch,
  });
  const page = await context.newPage();
  // What takes too long is told by whoever asked for it.
  page.setDefaultTimeout(0);
  const devtools = await context.newCDPSession(page);
  const touchTypes = /** @type {const} */ ({ start: 'touchStart', move: 'touchMove', end: 'touchEnd' });
  return {
    async goto(url) {
      await page.goto(url);
    },
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
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}
