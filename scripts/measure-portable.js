// Measures the portable lines of each scene: how many of the hard cases in tests/cases/ they get wrong, and a state in which
// they differ from the exact answer. Writes measured.json into the scene's folder; a test measures again. With
// names, `node scripts/measure-portable.js walk`, it measures these scenes.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as library from '../www/library/entries/index.js';
import * as graze from '../www/library/entries/page.js';
import '../www/library/entries/node.js';
import { readState, writeState } from '../www/model/permalink.js';
import { defaultState } from '../www/model/state.js';
import { compare } from '../www/portable/compare.js';
import { searcher } from '../www/portable/search.js';
import { scenes } from '../www/scenes/index.js';
import { isMain, root } from './run.js';

/** @typedef {import('../www/model/types.js').Call} Call */
/** @typedef {{ of: number, wrong: number }} Count how many questions there are, and how many the lines get wrong */

/** @param {string} id @param {string} name */
const fileOf = (id, name) => join(root, 'www/scenes', id, name);

/** The scenes that have lines to copy. */
export const written = scenes.filter(({ id }) => existsSync(fileOf(id, 'lines.js')));

/** What the page says of the lines. @param {string} id @returns {Count & { differs: string | null }} `differs` is a state, as in a link */
export const measuredOf = (id) => JSON.parse(readFileSync(fileOf(id, 'measured.json'), 'utf8'));

/**
 * The lines of a scene, and the scene.
 * @param {(typeof scenes)[number]} entry
 */
export async function loadLines({ id, load }) {
  const [{ default: scene }, { portable, hardCases }, lines] = await Promise.all([
    load(),
    import(`../www/scenes/${id}/lines.js`),
    import(`../www/scenes/${id}/portable.js`),
  ]);
  return {
    scene,
    portable: /** @type {import('../www/portable/compare.js').Portable} */ (portable),
    hardCases: /** @type {import('../www/portable/compare.js').HardCases[]} */ (hardCases),
    lines,
  };
}

/** @param {Call} call @returns {any} what the library answers */
function answerTo([name, ...given]) {
  if (!Array.isArray(given[0])) {
    const shapes = given.map((each) =>
      'angle' in each ? graze.quadFromAngle(each.center, each.half, each.angle) : each,
    );
    return /** @type {any} */ (library)[name](...shapes);
  }
  const [boxes, ...rest] = given;
  const world = library.createWorld(boxes);
  const answer = /** @type {any} */ (world)[name](...rest);
  world.dispose();
  return answer;
}

/** The files that do not have the name of their kind. @type {Record<string, string>} */
const files = {
  'q4.bounce': 'bounce',
  'q2.segseg': 'q2',
  'q2.segquad': 'q2',
  'q2.ptquad': 'q2',
  segcircle: 'circles',
  circlecircle: 'circles',
  q5: 'scenes',
};

/** Whether a family of cases is one that ordinary numbers get right. @param {string} tag */
const isPlain = (tag) => tag === 'easy' || tag === 'grid';

/** @param {string} bits 16 hexadecimal digits @returns {number} */
const double = (bits) => Buffer.from(bits, 'hex').readDoubleBE();

/** The numbers of a case, or of each query in it. @param {any} line @returns {any} */
const numbersOf = ({ bits, in: given, queries, ...rest }) =>
  queries
    ? { ...rest, queries: queries.map((/** @type {any} */ query) => ({ ...query, in: numbersOf(query) })) }
    : (bits?.map(double) ?? given);

/**
 * The hard questions about a scene.
 * @param {import('../www/portable/compare.js').HardCases[]} hardCases
 * @returns {Call[]}
 */
const questions = (hardCases) =>
  hardCases.flatMap(({ kind, calls }) => {
    const text = readFileSync(join(root, `tests/cases/${files[kind] ?? kind}.jsonl`), 'utf8');
    const cases = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const hard = cases.filter(({ q, tags }) => q === kind && (files[kind] === 'bounce' || !tags.some(isPlain)));
    return hard.flatMap((each) => calls(numbersOf(each)));
  });

/**
 * How often the lines of a scene are wrong.
 * @param {(typeof scenes)[number]} entry
 * @returns {Promise<Count>}
 */
export async function count(entry) {
  const { portable, hardCases, lines } = await loadLines(entry);
  const asked = questions(hardCases);
  const wrong = asked.filter((call) => !compare(portable, lines, call.slice(1), answerTo(call)).isSame);
  return { of: asked.length, wrong: wrong.length };
}

/**
 * A state in which they are wrong, and one can see it: found by moving one thing, or the one that is kept, which may be found by hand.
 * @param {(typeof scenes)[number]} entry @returns {Promise<string | null>}
 */
async function findDiffering(entry) {
  const { scene, portable, lines } = await loadLines(entry);
  const { near, differs } = searcher(graze, scene, portable, lines);
  const start = defaultState(scene.fields);
  const states = [start, ...(scene.presets ?? []).map(({ state }) => ({ ...start, ...state }))];
  const [state] = states.flatMap((from) => near(from, states)[0] ?? []);
  if (state) return writeState(scene.fields, state);
  const kept = measuredOf(entry.id).differs;
  const read = kept && readState(scene.fields, kept);
  return read && differs(read) ? kept : null;
}

if (isMain(import.meta.url)) {
  const [, , ...asked] = process.argv;
  for (const entry of written.filter(({ id }) => asked.length === 0 || asked.includes(id))) {
    const measured = { ...(await count(entry)), differs: await findDiffering(entry) };
    writeFileSync(fileOf(entry.id, 'measured.json'), `${JSON.stringify(measured, null, 2)}\n`);
    console.log(`${entry.id}: wrong in ${measured.wrong} of ${measured.of}`);
  }
}
