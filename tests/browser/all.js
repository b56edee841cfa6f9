// Every file of tests in one process, so that each browser is started once: `ENGINES=firefox node tests/browser/all.js`.
// `node tests/browser/all.js 0 2` takes every other file, and `1 2` those that this leaves out.

import { readdirSync } from 'node:fs';
import { afterEach, beforeEach } from 'node:test';

/** How long one test may take, in milliseconds, on a machine that does much else. */
const patience = 600_000;

/** @type {NodeJS.Timeout} */
let timer;

// Every wait of a test has a bound of its own and says what it waited for: this is for what is no wait of a test.
beforeEach(({ name }) => {
  timer = setTimeout(() => {
    console.error(`“${name}” has not ended after ${patience / 1000} s`);
    process.exit(1);
  }, patience);
});
afterEach(() => clearTimeout(timer));

const [first, every] = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 1];
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.js'));
for (let i = first; i < files.length; i += every) await import(`./${files[i]}`);
