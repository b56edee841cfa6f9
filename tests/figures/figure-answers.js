// A worker: what each scene that it is asked about is told at its samples, by one build of the library and one WebAssembly
// module.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { givenIn } from '../../www/extras/index.js';
import { bodyAt, handlesIn } from '../../www/model/things.js';
import { findScene } from '../../www/scenes/index.js';
import { isEverywhere, samples } from '../page/samples.js';

const { library, module, count } = workerData;
const whole = await import(pathToFileURL(library).href);
await whole.load(readFileSync(module));
/** @type {Set<string>} */
const asked = new Set();
/** The library, which takes down what it is asked. @type {any} */
const graze = new Proxy(whole, {
  get(functions, name) {
    asked.add(String(name));
    return functions[name];
  },
});

parentPort?.on('message', async (name) => parentPort?.postMessage(await answersOf(name)));

/** @param {string} name of a scene */
async function answersOf(name) {
  asked.clear();
  const scene = (await findScene(name)?.load())?.default;
  if (!scene) throw new Error(`there is no scene ${name}`);
  const { fields, world } = scene;
  const { walk } = givenIn(scene);
  const middle = { x: (world.minX + world.maxX) / 2, y: (world.minY + world.maxY) / 2 };
  const ask = await scene.field?.load(scene);
  const places = Array.from({ length: 40 }, (_, i) => ({
    x: world.minX + ((i % 8) * (world.maxX - world.minX)) / 8,
    y: world.minY + (Math.floor(i / 8) * (world.maxX - world.minX)) / 8,
  }));
  const states = samples(scene, count);
  // Walls in the same place are met at the same moment.
  if (fields.walls?.item)
    states.push(...states.slice(0, 9).map((state) => ({ ...state, walls: [...state.walls, ...state.walls] })));
  const answers = states.map((state) => ({
    solved: scene.solve(graze, state),
    body: bodyAt(fields, graze, state, middle),
    walked: walk?.(graze, state, { x: 0.6, y: -0.8 }),
  }));
  // A picture is forty answers: of two states, and of five where there is time.
  const pictures = states.slice(0, isEverywhere ? 5 : 2).flatMap((state) =>
    handlesIn(fields, state).map((handle) => {
      const answers = ask?.(graze, handle, state);
      return { id: handle.id, told: places.map((place) => answers?.at(place)) };
    }),
  );
  return { answers: [...answers, ...pictures], asked: [...asked] };
}
