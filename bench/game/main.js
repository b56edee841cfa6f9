/** `npm run bench:game`: the race, then single calls; with words, only contenders whose name has one of them race. */

import { calls } from './calls.js';
import { contenders } from './contenders/index.js';
import { race } from './race.js';

const words = process.argv.slice(2);
const [first, ...others] = contenders;
await race([first, ...others.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))]);
calls();
