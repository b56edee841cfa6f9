// Firefox, driven by Puppeteer over WebDriver BiDi: as it is installed, and with real touches.

import puppeteer from 'puppeteer-core';
import { patience } from '../page.js';

/**
 * @param {string} program
 * @returns {Promise<import('../launch.js').Browser>}
 */
export async function launch(program) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    timeout: patience,
    args: ['--remote-allow-system-access'],
    // Without a window it knows of no mouse, which all of these machines have: it points finely, and hovers.
    extraPrefsFirefox: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
  });
  /** @type {import('puppeteer-core').Page | undefined} its window: whoever opens it next finds what a page needs at hand */
  let page;
  // The wishes of a user are those of the whole browser.
  let isFree = true;
  return {
    suits: () => isFree,
    async open(look) {
      isFree = false;
      await setWishes(browser, look);
      page ??= await newWindow(browser);
      const window = page;
      const resize = (/** @type {{ width: number, height: number }} */ size) =>
        window.setViewport({ ...size, deviceScaleFactor: look.dpr });
      await resize(look);
      return driverOf(window, resize, async () => {
        await window.evaluate('localStorage.clear()').catch(() => {});
        await window.goto('about:blank');
        await window.mouse.move(0, 0);
        isFree = true;
      });
    },
    close: () => browser.close(),
  };
}

/**
 * The wishes of the user, which BiDi cannot emulate, are preferences of the browser. A script of its own window sets them.
 *
 * @param {import('puppeteer-core').Browser} browser
 * @param {import('../launch.js').Look} look
 */
async function setWishes(browser, look) {
  const wishes = {
    'layout.css.prefers-color-scheme.content-override': look.dark ? 0 : 1,
    'ui.prefersReducedMotion': look.reducedMotion ? 1 : 0,
    'dom.w3c_touch_events.enabled': look.touch ? 1 : 0,
  };
  const { connection } = /** @type {{ connection: { send(method: string, params: object): Promise<any> } }} */ (
    /** @type {unknown} */ (browser)
  );
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  await connection.send('script.evaluate', {
    target: { context: result.contexts[0].context },
    expression: Object.entries(wishes)
      .map(([name, value]) => `Services.prefs.setIntPref('${name}', ${value});`)
      .join(''),
    awaitPromise: false,
  });
}

/** @param {import('puppeteer-core').Browser} browser */
async function newWindow(browser) {
  const page = await (await browser.createBrowserContext()).newPage();
  // What takes too long is told by whoever asked for it.
  page.setDefaultTimeout(0);
  return page;
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {import('../page.js').Driver['resize']} resize
 * @param {() => Promise<void>} close
 * @returns {import('../page.js').Driver}
 */
function driverOf(page, resize, close) {
  return {
    async goto(url) {
      await page.goto(url);
    },
    async back() {
      await page.goBack();
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
    resize,
    async screenshot(at) {
      if (!at) return Buffer.from(await page.screenshot());
      // A part is cut out of the document, not of the window.
      const [x, y] = await page.evaluate(() => [scrollX, scrollY]);
      const clip = { x: at.x + Math.round(x), y: at.y + Math.round(y), width: 1, height: 1 };
      return Buffer.from(await page.screenshot({ clip }));
    },
    close,
  };
}
