/** The library in Node, loaded when imported: the module is read from the file beside this one. */

import { readFileSync } from 'node:fs';
import { failure, loadSync } from '../memory/wasm.js';
import { address } from './address.js';

loadSync(bytes());

export * from './index.js';

function bytes() {
  try {
    return readFileSync(address());
  } catch (cause) {
    const advice = "a bundler has probably moved this script away from it. Import from 'graze2d/inline' instead";
    throw failure(`graze2d: the file graze2d_bg.wasm is not there; ${advice}`, { cause });
  }
}
