/**
 * How much garbage a frame makes. A process of its own plays frames with room for so many new objects that nothing is
 * collected meanwhile; then the growth of the heap is what the frames allocated. Memory outside of the heap, such as
 * WebAssembly's, does not count.
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isMain } from '../../scripts/build/run.js';
import { contenders } from './contenders/index.js';
import { loop, noAnswers } from './play.js';
import * as scenes from './scene.js';

/** Mebibytes for new objects. */
const ROOM = 512;
const WARM_UP = 4;
const SAMPLES = 5;

/**
 * Bytes of garbage a frame, by the names of the contenders.
 *
 * @param {string[]} names
 * @param {string} make the name of what makes the scene
 * @returns {Record<string, number>}
 */
export function garbage(names, make) {
  const options = ['--expose-gc', `--min-semi-space-size=${ROOM}`, `--max-semi-space-size=${ROOM}`];
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [...options, fileURLToPath(import.meta.url), make, ...names],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** @param {import('./contenders/index.js').Contender<any>} contender @param {import('./scene.js').Scene<any>} scene */
async function bytesOf({ create }, scene) {
  const play = await create(scene);
  const answers = noAnswers();
  for (let i = 0; i < WARM_UP; i++) loop(scene, play, answers);
  const samples = Array.from({ length: SAMPLES }, () => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    loop(scene, play, answers);
    return (process.memoryUsage().heapUsed - before) / scene.frames.length;
  });
  return samples.sort((a, b) => a - b)[SAMPLES >> 1];
}

if (isMain(import.meta.url)) {
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const contender of contenders) {
    const scene = process.argv.includes('createSlopes') ? scenes.createSlopes() : scenes.createScene();
    if (process.argv.includes(contender.name)) bytes[contender.name] = await bytesOf(contender, scene);
  }
  console.log(JSON.stringify(bytes));
}
