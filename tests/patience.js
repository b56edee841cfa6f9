// A bound for each test of a process that runs many files: Node's own is for a whole file.

import { afterEach, beforeEach } from 'node:test';

/** How long one test may take, in milliseconds, on a machine that does much else. */
const patience = 600_000;

/** @type {NodeJS.Timeout} */
let timer;

/** Every wait of a test has a bound of its own and says what it waited for: this is for what is no wait of a test. */
export function boundTests() {
  beforeEach(({ name }) => {
    timer = setTimeout(() => {
      console.error(`“${name}” has not ended after ${patience / 1000} s`);
      process.exit(1);
    }, patience);
  });
  afterEach(() => clearTimeout(timer));
}
