// `npm test`: installs what is missing, runs every check and ends with the number of passed and failed tests.

import { performance } from 'node:perf_hooks';
import { styleText } from 'node:util';
import { installBrowsers } from './browsers.js';
import { sections } from './sections.js';
import { checkNode, npmPackages, wasmTarget } from './setup.js';

/** @typedef {import('./sections.js').Section} Section */
/** @typedef {import('./sections.js').Outcome & { name: string }} Result */

const start = performance.now();

// Nobody edits while everything runs, and what cargo keeps for the next edit takes a third of the time. Between two edits
// `quick` wants it.
if (!process.argv.includes('quick')) process.env.CARGO_INCREMENTAL ??= '0';

/** The sections to run, and those that they need. */
function chosen() {
  const parts = process.argv.slice(2);
  const known = [...new Set(sections.map(({ part }) => part))];
  const unknown = parts.find((part) => !known.includes(/** @type {Section['part']} */ (part)));
  if (unknown) throw new Error(`npm test -- ${unknown}: no such part. The parts are ${known.join(', ')}.`);
  const isAsked = (/** @type {Section} */ { part, isQuick }) =>
    parts.length === 0 ? part !== 'quick' : parts.includes(part) || (isQuick === true && parts.includes('quick'));
  const names = new Set(sections.filter(isAsked).map(({ name }) => name));
  for (const name of names) {
    for (const needed of sections.find((each) => each.name === name)?.needs ?? []) names.add(needed);
  }
  return sections.filter(({ name }) => names.has(name));
}

/** @type {Map<string, number>} when each section that is under way began */
const began = new Map();

/** From time to time a line says what is still under way, so that nobody takes a long section for a hang. */
function tellProgress() {
  const now = performance.now();
  const waiting = [...began].map(([name, start]) => `${name} ${((now - start) / 1000).toFixed(0)} s`);
  if (waiting.length > 0) console.log(styleText('dim', `… ${waiting.join(', ')}`));
}

/**
 * Runs one section and shows one line; if it fails, also its whole output.
 *
 * @param {Section} section
 * @returns {Promise<Result>}
 */
async function perform(section) {
  const start = performance.now();
  began.set(section.name, start);
  const outcome = await section.run().catch((error) => ({
    passed: 0,
    failed: 1,
    text: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  began.delete(section.name);
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
 * of the wasm builds in other profiles than that of Rust. What is missing is installed meanwhile.
 *
 * @param {Section[]} list
 * @returns {Promise<Result[]>}
 */
async function performAll(list) {
  const packages = npmPackages();
  /** @type {Map<string, Promise<unknown>>} */
  const ready = new Map([
    ['npm packages', packages],
    ['wasm target', wasmTarget()],
  ]);
  if (list.some(({ needs }) => needs?.includes('browsers'))) ready.set('browsers', packages.then(installBrowsers));
  /** @type {Map<Section['lane'], Promise<Result>>} */
  const lanes = new Map();
  const results = list.map((section) => {
    const { name, lane, needs = [] } = section;
    const before = [lanes.get(lane), ...needs.map((each) => ready.get(each))];
    const result = Promise.all(before).then(() => perform(section));
    ready.set(name, result);
    lanes.set(lane, result);
    return result;
  });
  await Promise.all(ready.values());
  return Promise.all(results);
}

try {
  checkNode();
  const progress = setInterval(tellProgress, 30_000);
  const results = await performAll(chosen()).finally(() => clearInterval(progress));
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
  const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  console.log(
    `\n${((performance.now() - start) / 1000).toFixed(1)} s${broken.length ? `; failed: ${broken.join(', ')}` : ''}`,
  );
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
