// Loads the module of the figures before a test imports the library, which then keeps it: `node --import ./tests/figures/instead.js`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresFolder } from '../../scripts/build/wasm.js';
import { loadSync } from '../../www/library/memory/wasm.js';

loadSync(readFileSync(join(figuresFolder, 'graze2d_bg.wasm')));
