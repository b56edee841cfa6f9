// Every file of tests in one process, so that each browser is started once: `ENGINES=firefox node tests/browser/all.js`.
// `node tests/browser/all.js 0 3` takes files for about a third of the time, and `1 3` and `2 3` those that this leaves out.

import { readdirSync } from 'node:fs';
import { boundTests } from '../patience.js';

boundTests();

/** How long the longest take in the engine that is asked most: so many times as long as most others. @type {Record<string, number>} */
const lengths = {
  ...{ languages: 12, looks: 7, walk: 5, visit: 5, bytes: 5, still: 4, 'swept-circle': 4, access: 3, reading: 3 },
  ...{ element: 3, 'element-api': 3, 'element-layout': 3, share: 3, slide: 3, hands: 3, 'half-planes': 2, code: 2 },
  ...{ challenge: 2, package: 2, degenerates: 2, frame: 2, trouble: 2, minkowski: 2 },
};
const lengthOf = (/** @type {string} */ file) => lengths[file.replace('.test.js', '')] ?? 1;

const [share, shares] = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 1];
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.js'));
const taken = new Array(shares).fill(0);
for (const file of files.sort((one, other) => lengthOf(other) - lengthOf(one))) {
  const next = taken.indexOf(Math.min(...taken));
  taken[next] += lengthOf(file);
  if (next === share) await import(`./${file}`);
}
