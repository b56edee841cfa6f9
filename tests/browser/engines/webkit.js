// WebKitGTK's own small browser on a virtual display, driven by WebKitWebDriver.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patience } from '../page.js';
import { finger } from './finger.js';
import { Session } from './webdriver.js';

/** The keys that WebDriver knows by a code of its own. */
const keys = /** @type {Record<string, string>} */ ({
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  ' ': '\uE00D',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
});

/** The browser's own tools, made so small that its window can be as narrow as a phone. */
const narrowToolbar =
  '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }';

/** The pointer stands in its middle, and no window manager says which window has the focus: the one under the pointer has. */
const screen = { width: 4000, height: 2400 };
/** Where a window begins that has the pointer in its corner, on its own tools, and so the focus: no page has rings without. */
const corner = { x: screen.width / 2 - 1, y: screen.height / 2 - 1 };

/**
 * @param {string} program the driver
 * @param {import('../launch.js').Look} look
 * @returns {Promise<import('../launch.js').Browser>}
 */
export async function launch(program, { dpr, dark, reducedMotion }) {
  const config = settings(reducedMotion);
  const display = await virtualDisplay();
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    GDK_SCALE: String(dpr),
    GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
    XDG_CONFIG_HOME: config,
    // Without a graphics card this way of drawing takes ten times as long.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const stop = () => {
    driver.kill();
    display.stop();
    rmSync(config, { recursive: true, force: true });
  };
  const session = await Session.start(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  }).catch((error) => {
    stop();
    throw error;
  });
  await session.post('timeouts', { script: patience, pageLoad: patience });
  // It has one window, which is free while nobody has opened it.
  let isFree = true;
  return {
    suits: (look) => isFree && look.dpr === dpr && look.dark === dark && look.reducedMotion === reducedMotion,
    async open(look) {
      isFree = false;
      const driver = await openWindow(session, look);
      return {
        ...driver,
        async close() {
          await driver.close();
          isFree = true;
        },
      };
    },
    close: () => session.end().finally(stop),
  };
}

/**
 * @param {Session} session
 * @param {import('../launch.js').Look} look
 * @returns {Promise<import('../page.js').Driver>}
 */
async function openWindow(session, look) {
  const evaluate = (/** @type {string} */ expression) =>
    session.post('execute/sync', { script: `return ${expression}`, args: [] });
  await resize(session, evaluate, look);
  return {
    async goto(url) {
      await session.post('url', { url });
    },
    async back() {
      await session.post('back', {});
    },
    resize: (size) => resize(session, evaluate, size),
    evaluate,
    async mouse(type, at) {
      const actions = {
        move: [moveTo(at)],
        down: [{ type: 'pointerDown', button: 0 }],
        up: [{ type: 'pointerUp', button: 0 }],
      };
      await session.post('actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: actions[type] }],
      });
    },
    async touch(type, at) {
      await evaluate(`(${finger})(${JSON.stringify({ type, at, pointerId: 1 })})`);
    },
    async key(type, key) {
      const action = { type: type === 'down' ? 'keyDown' : 'keyUp', value: keys[key] ?? key };
      await session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions: [action] }] });
    },
    async screenshot() {
      await evaluate(`(${stir})()`);
      const picture = await session.get('screenshot');
      await evaluate('stopStirring()');
      return Buffer.from(picture, 'base64');
    },
    // The next page finds the window as a new one: no key held, nothing kept.
    async close() {
      await session.delete('actions');
      await evaluate('localStorage.clear()').catch(() => {});
      await session.post('url', { url: 'about:blank' });
    },
  };
}

/** @param {import('../page.js').Point} at */
function moveTo({ x, y }) {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
}

/**
 * Moves a dot that nobody sees, and waits until what the page is now is drawn: a picture is taken of the next frame, and a
 * page at rest has none. Runs in the page.
 */
function stir() {
  const dot = document.createElement('i');
  dot.style.cssText = 'position: fixed; top: 0; width: 1px; height: 1px; background: rgb(0 0 0 / 0.001)';
  document.documentElement.append(dot);
  const timer = setInterval(() => {
    dot.style.left = dot.style.left === '0px' ? '1px' : '0px';
  }, 10);
  const stopStirring = () => {
    clearInterval(timer);
    dot.remove();
  };
  Object.assign(globalThis, { stopStirring });
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/**
 * A settings folder of its own: GTK tells the page whether its user likes motion.
 *
 * @param {boolean} reducedMotion
 */
function settings(reducedMotion) {
  const folder = mkdtempSync(join(tmpdir(), 'graze2d-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${!reducedMotion}\n`);
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);
  return folder;
}

/** @returns {Promise<{ name: string, stop(): void }>} */
function virtualDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    const number = /** @type {import('node:stream').Readable} */ (server.stdio[3]);
    number.once('data', (data) => resolve({ name: `:${String(data).trim()}`, stop: () => server.kill() }));
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/** Every distribution and version has it in a folder of another name. */
function miniBrowser() {
  const roots = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((path) => existsSync(path));
  const folders = roots.flatMap((path) => [path, ...readdirSync(path).map((name) => join(path, name))]);
  const places = folders.flatMap((path) =>
    ['4.1', '4.0'].map((version) => join(path, `webkit2gtk-${version}/MiniBrowser`)),
  );
  const found = places.find((path) => existsSync(path));
  if (!found) throw new Error('WebKitGTK has no MiniBrowser here; on Debian it comes with webkit2gtk-driver');
  return found;
}

/**
 * Gives the page, not the window around it, the size that is asked for.
 *
 * @param {Session} session
 * @param {(expression: string) => Promise<any>} evaluate
 * @param {{ width: number, height: number }} size
 */
async function resize(session, evaluate, { width, height }) {
  let frame = { width: 0, height: 0 };
  const innerSize = () => evaluate('[innerWidth, innerHeight]');
  let inner = await innerSize();
  for (let tries = 0; tries < 20; tries++) {
    await session.post('window/rect', { ...corner, width: width + frame.width, height: height + frame.height });
    // The page learns its size later. To reckon with the old one would ask for less and less, at last for less than nothing.
    const before = String(inner);
    for (let looks = 0; looks < 50; looks++) {
      inner = await innerSize();
      if (inner[0] === width && inner[1] === height) return;
      if (String(inner) !== before) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    frame = { width: frame.width + width - inner[0], height: frame.height + height - inner[1] };
  }
  throw new Error(`The window of WebKitGTK could not be made ${width} by ${height}`);
}
