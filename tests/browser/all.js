// Every file of tests in one engine and one process, so that its browser is started once: `node tests/browser/all.js firefox`.
// `chromium 0 3` takes files for about a third of the time, and `chromium 1 3` and `2 3` those that this leaves out.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { Worker } from 'node:worker_threads';

const [engine, share = '0', shares = '1'] = process.argv.slice(2);
if (engine) process.env.ENGINES = engine;

/** How long one test may take, in milliseconds, on a machine that does much else. */
const patience = 600_000;

/** Beside the tests, since one that never ends leaves their own thread no time for a timer. */
const watch = new Worker(
  `let timer;
  require('node:worker_threads').parentPort.on('message', (name) => {
    clearTimeout(timer);
    if (!name) return;
    timer = setTimeout(() => {
      require('node:fs').writeSync(2, 'Error: “' + name + '” has not ended after ${patience / 1000} s\\n');
      process.kill(process.pid, 'SIGKILL');
    }, ${patience});
  });`,
  { eval: true },
);
watch.unref();
beforeEach(({ name }) => watch.postMessage(name));
afterEach(() => watch.postMessage(''));

const { engines } = await import('./drive.js');
if (engines.length === 0) test(`${engine} is not on this machine`, { skip: true });

const sizeOf = (/** @type {string} */ name) => statSync(join(import.meta.dirname, name)).size;
const files = engines.length > 0 ? readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.js')) : [];
const taken = new Array(Number(shares)).fill(0);
for (const file of files.sort((one, other) => sizeOf(other) - sizeOf(one))) {
  const next = taken.indexOf(Math.min(...taken));
  taken[next] += sizeOf(file);
  if (next !== Number(share)) continue;
  await import(`./${file}`).catch((error) =>
    test(file, () => {
      throw error;
    }),
  );
}
