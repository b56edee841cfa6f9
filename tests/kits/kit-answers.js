// A worker: what a scene is told at its samples, by the WebAssembly of its kit or by the whole module.

import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import * as graze from '../../www/library/page.js';
import { bodyAt } from '../../www/model/bodies.js';
import { findScene } from '../../www/scenes/index.js';
import { ledgeCases } from '../page/ledges.js';
import { samples } from '../page/samples.js';

const { name, file, count } = workerData;
const library = /** @type {any} */ (await import(`../../www/library/kits/${findScene(name)?.kit}.js`));
graze.loadSync(readFileSync(file));
const scene = (await findScene(name)?.load())?.default;
if (!scene) throw new Error(`there is no scene ${name}`);
const { fields, world, walk } = scene;
const middle = { x: (world.minX + world.maxX) / 2, y: (world.minY + world.maxY) / 2 };
const answers = samples(scene, count).map((state) => ({
  solved: scene.solve(library, state),
  body: bodyAt(fields, library, state, middle),
  walked: walk?.(library, state, { x: 0.6, y: -0.8 }),
}));
// No sample has a ledge in it: it is no handle.
const atLedges = ledgeCases(scene, scene.fields.ledge ? count : 0).map(({ state, direction }) => {
  const walked = walk?.(library, state, direction) ?? state;
  return { walked, solved: scene.solve(library, walked) };
});
parentPort?.postMessage([...answers, ...atLedges]);
