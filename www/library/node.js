/** The library in Node, loaded when imported: the module is read from the file beside this one. */

import { readFileSync } from 'node:fs';
import { loadSync } from './wire/wasm.js';

loadSync(readFileSync(new URL('./wasm/graze2d_bg.wasm', import.meta.url)));

export * from './index.js';
