// Every file of this folder in one process, which loads the scenes, their words and the library once.

import { readdirSync } from 'node:fs';
import { boundTests } from '../patience.js';

boundTests();

for (const name of readdirSync(import.meta.dirname)) if (name.endsWith('.test.js')) await import(`./${name}`);
