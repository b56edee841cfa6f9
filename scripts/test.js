// `npm test`: installs what is missing, runs every check and ends with the number of passed and failed tests.

import { performance } from 'node:perf_hooks';
import { styleText } from 'node:util';
import { sections, wasmBuild } from './sections.js';
import { setup } from './setup.js';

/** @typedef {import('./sections.js').Section} Section */
/** @typedef {import('./sections.js').Outcome & { name: string }} Result */

const began = performance.now();

/** The sections to run; a part that needs the wasm also builds it. */
function chosen() {
  const parts = process.argv.slice(2);
  const known = [...new Set(sections.map(({ part }) => part))];
  const unknown = parts.find((part) => !known.includes(/** @type {Section['part']} */ (part)));
  if (unknown) throw new Error(`npm test -- ${unknown}: no such part. The parts are ${known.join(', ')}.`);
  if (parts.length === 0) return sections;
  const asked = sections.filter(({ part }) => parts.includes(part));
  const wasmWanted = asked.some(({ needsWasm }) => needsWasm);
  return sections.filter((section) => asked.includes(section) || (wasmWanted && section.name === wasmBuild));
}

/**
 * Runs one section and shows one line; if it fails, also its whole output.
 *
 * @param {Section} section
 * @returns {Promise<Result>}
 */
async function perform(section) {
  const start = performance.now();
  const outcome = await section.run().catch((error) => ({
    passed: 0,
    failed: 1,
    text: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const good = outcome.failed === 0;
  const heading = `${good ? '✓' : '✗'} ${section.name}`.padEnd(24);
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(8);
  const count = `${outcome.passed} passed${good ? '' : `, ${outcome.failed} failed`}`;
  console.log(`${styleText(good ? 'green' : 'red', heading)}${seconds}   ${count}`);
  if (!good) console.log(`${outcome.text.trimEnd()}\n`);
  return { ...outcome, name: section.name };
}

/**
 * Runs the lanes side by side, and the sections of a lane in the order of the list. Cargo locks what it builds, so the lane
 * of the wasm builds in other profiles than that of Rust.
 *
 * @param {Section[]} list
 * @returns {Promise<Result[]>}
 */
async function performAll(list) {
  /** @type {Map<string, Promise<Result>>} */
  const underWay = new Map();
  const lane = async (/** @type {Section['lane']} */ name) => {
    for (const section of list.filter((each) => each.lane === name)) {
      if (section.needsWasm) await underWay.get(wasmBuild);
      const result = perform(section);
      underWay.set(section.name, result);
      await result;
    }
  };
  await Promise.all([lane('wasm'), lane('rust'), lane('node')]);
  return Promise.all(list.map(({ name }) => /** @type {Promise<Result>} */ (underWay.get(name))));
}

try {
  const list = chosen();
  const inBrowser = list.some(({ part, name }) => part === 'browser' || name === 'wasm tests');
  await setup({ browsers: inBrowser });
  const results = await performAll(list);
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
  const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  console.log(
    `\n${((performance.now() - began) / 1000).toFixed(1)} s${broken.length ? `; failed: ${broken.join(', ')}` : ''}`,
  );
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
