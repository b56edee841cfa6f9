/** The race, single calls, then many boxes; with words, only contenders whose name has one of them race. */

import { calls } from './calls.js';
import { contenders } from './contenders/index.js';
import { many } from './many.js';
import { race } from './race.js';

const words = process.argv.slice(2);
const [first, ...others] = contenders;
await race([first, ...others.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))]);
calls();
await many();
