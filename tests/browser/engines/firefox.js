// Firefox, driven by Puppeteer over WebDriver BiDi: as it is installed, and with real touches.

import puppeteer from 'puppeteer-core';

/**
 * @param {string} program
 * @param {import('../drive.js').Look} look
 * @returns {Promise<import('../drive.js').Driver>}
 */
export async function launch(program, look) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    // The page's wishes, which BiDi cannot emulate, are preferences of the browser.
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': look.dark ? 0 : 1,
      'ui.prefersReducedMotion': look.reducedMotion ? 1 : 0,
      'dom.w3c_touch_events.enabled': look.touch ? 1 : 0,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: look.width, height: look.height, deviceScaleFactor: look.dpr });
  return {
    async goto(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    async mouse(type, { x, y }) {
      if (type === 'move') await page.mouse.move(x, y);
      else await page.mouse[type]();
    },
    async touch(type, { x, y }) {
      if (type === 'start') await page.touchscreen.touchStart(x, y);
      else if (type === 'move') await page.touchscreen.touchMove(x, y);
      else await page.touchscreen.touchEnd();
    },
    key: (type, key) => page.keyboard[type](/** @type {import('puppeteer-core').KeyInput} */ (key)),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
