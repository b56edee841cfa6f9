/** The races, single calls, then many boxes; with words, only contenders whose name has one of them race. */

import { calls } from './calls.js';
import { contenders, ofSlopes } from './contenders/index.js';
import { many } from './many.js';
import { race } from './race.js';
import { createScene, createSlopes } from './scene.js';

const words = process.argv.slice(2);
const races = (/** @type {{ name: string }[]} */ [first, ...others]) => [
  first,
  ...others.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))),
];
await race('One frame', races(contenders), createScene);
await race('A third of the walls turned boxes and triangles', races(ofSlopes), createSlopes);
calls();
await many();
