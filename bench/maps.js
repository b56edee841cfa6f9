// Draws the verdict maps of the README, docs/maps/: what each library says of a segment past a corner of a box,
// while an end of the segment takes 256 × 256 neighboring places.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runAsMain } from '../scripts/build/run.js';
import { pngOf } from '../scripts/site/pictures.js';
import { caseOf, letters } from './verdicts.js';

/** @typedef {{ a: { x: number, y: number }, b: { x: number, y: number } }} Segment */

const size = 256;

/** Its lower left corner, (12, 12), lies on the line from (0.5, 0.5) to (24, 24). */
export const box = { minX: 12, minY: 4, maxX: 20, maxY: 12 };

/** From 0.5 to the next double, and to the next number of single precision. */
const [double, single] = [2 ** -53, 2 ** -24];

/** The segments of a map, row by row. @param {number} step from one place to the next @returns {Segment[]} */
export const segments = (step = double) =>
  Array.from({ length: size * size }, (_, i) => ({
    a: { x: 0.5 + (i % size) * step, y: 0.5 + Math.floor(i / size) * step },
    b: { x: 24, y: 24 },
  }));

/** The file of each map, and whose it is. @type {Record<string, string>} */
const files = {
  graze2d: 'graze2d',
  'plain-slab': 'plain slab',
  'slab-with-epsilon': 'slab with an epsilon',
  'parry2d-f64': 'parry2d-f64',
  geo: 'geo',
  lyon_geom: 'lyon_geom',
  'rbush-and-slab': 'rbush and a slab test',
  planck: 'planck',
  rapier2d: 'rapier2d-compat, f32',
};

/** Where the picture of a map is. @param {string} name */
export const placeOf = (name) => join(root, `docs/maps/${name}.png`);

/** A miss is gray, a hit or crossing blue, a touch orange: on light and on dark pages. */
const [miss, hit, touch] = ['#d3dae2', '#0b62a8', '#e8590c'];

/** The places of a letter as an area, run by run. @param {string} letters @param {RegExp} which */
function area(letters, which) {
  const rows = Array.from({ length: size }, (_, y) => letters.slice(y * size, (y + 1) * size));
  return rows
    .flatMap((row, y) =>
      Array.from(row.matchAll(which), (run) => `M${run.index} ${y}h${run[0].length}v1H${run.index}z`),
    )
    .join('');
}

/** The picture of a map. @param {string} letters @returns {Promise<Uint8Array>} a PNG */
export const drawMap = (letters) =>
  pngOf(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" shape-rendering="crispEdges">
    <rect width="${size}" height="${size}" fill="${miss}"/>
    <path fill="${hit}" d="${area(letters, /[xh]+/g)}"/>
    <path fill="${touch}" d="${area(letters, /t+/g)}"/>
  </svg>`);

/** Asks everyone, and writes the maps. */
async function drawMaps() {
  const cases = [double, single].flatMap((step) =>
    segments(step).map(({ a, b }) => caseOf('q1', [a.x, a.y, b.x, b.y, ...Object.values(box)])),
  );
  const answers = await letters(cases);
  mkdirSync(join(root, 'docs/maps'), { recursive: true });
  for (const [file, wanted] of Object.entries(files)) {
    const found = answers.find(({ name }) => name === wanted);
    if (!found) throw new Error(`nobody is called ${wanted}`);
    const half = size * size * (wanted.endsWith('f32') ? 1 : 0);
    const map = found.letters.slice(half, half + size * size);
    writeFileSync(placeOf(file), await drawMap(map));
    const truth = (/** @type {number} */ i) => Math.sign((i % size) - Math.floor(i / size));
    const wrong = [...map].filter((letter, i) => (truth(i) > 0 ? letter === 'm' : truth(i) < 0 && letter !== 'm'));
    console.log(`${file}: ${wrong.length} of ${map.length} wrong`);
  }
}

await runAsMain(import.meta.url, drawMaps);
