// Files that a build makes together: all of them as it made them, or made anew. The stamp beside them is written last and
// has the size and digest of each. So a build that was interrupted, or that ran beside another, is never taken as fresh.

import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Build
 * @property {string} folder where the products go
 * @property {string[]} names of the products
 * @property {() => string} inputs a digest of all that they are made from, and how
 * @property {(staging: string) => Promise<void>} make makes them, in a folder of its own
 */

const stampName = '.stamp';
const stagingPrefix = '.building-';
/** No build takes an hour: what is older was left behind by one that was killed. */
const longestBuild = 60 * 60 * 1000;

/** @type {Map<string, Promise<unknown>>} the latest build of each folder in this process */
const latest = new Map();

/**
 * Makes what is out of date, after all builds of the same folder that this process began before.
 *
 * @param {Build} build
 * @returns {Promise<boolean>} whether anything was
 */
export function refresh(build) {
  const before = latest.get(build.folder) ?? Promise.resolve();
  const turn = before.catch(() => {}).then(() => makeIfStale(build));
  latest.set(build.folder, turn);
  return turn;
}

/** @param {Build} build */
async function makeIfStale({ folder, names, inputs, make }) {
  const wanted = inputs();
  if (isFresh(folder, names, wanted)) return false;
  mkdirSync(folder, { recursive: true });
  removeLeftovers(folder);
  const staging = mkdtempSync(join(folder, stagingPrefix));
  try {
    await make(staging);
    // What changed meanwhile is in some of the products, or in none: they serve, but the next build makes them anew.
    const stamp = { inputs: inputs() === wanted ? wanted : '', products: digestsIn(staging, names) };
    writeFileSync(join(staging, stampName), JSON.stringify(stamp));
    // Whoever reads a product meanwhile reads the old one or the new one, whole.
    for (const name of [...names, stampName]) renameSync(join(staging, name), join(folder, name));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return true;
}

/** @param {string} folder @param {string[]} names @param {string} wanted */
function isFresh(folder, names, wanted) {
  try {
    const { inputs, products } = JSON.parse(readFileSync(join(folder, stampName), 'utf8'));
    return inputs === wanted && JSON.stringify(products) === JSON.stringify(digestsIn(folder, names));
  } catch {
    // No stamp, half a stamp, or a product that is not there.
    return false;
  }
}

/**
 * The size of each product, and the digest of what is in it.
 *
 * @param {string} folder @param {string[]} names
 */
function digestsIn(folder, names) {
  return names.map((name) => {
    const bytes = readFileSync(join(folder, name));
    return [name, bytes.length, createHash('sha256').update(bytes).digest('hex')];
  });
}

/** @param {string} folder */
function removeLeftovers(folder) {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(stagingPrefix))) {
    const path = join(folder, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - made > longestBuild) rmSync(path, { recursive: true, force: true });
  }
}
