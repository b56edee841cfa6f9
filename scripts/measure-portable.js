// Measures the portable lines of each scene (www/portable/): how many of the nasty cases in tests/cases/ they get wrong, and a
// state in which they differ from the exact answer. Writes www/portable/measured.json; a test measures again.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  aabbVsAabb,
  circleVsAabb,
  clipSegment,
  segmentVsAabb,
  segmentVsQuad,
  segmentVsSegment,
} from '../www/library/index.js';
import * as graze from '../www/library/page.js';
import '../www/library/node.js';
import { writeState } from '../www/model/permalink.js';
import { defaultState } from '../www/model/state.js';
import { compare } from '../www/portable/compare.js';
import { portables } from '../www/portable/index.js';
import { searcher } from '../www/portable/search.js';
import { scenes } from '../www/scenes/index.js';
import { isMain, root } from './run.js';

/** @typedef {{ given: any[], answer: any }} Question what the library is asked with, and what it answers */
/** @typedef {{ of: number, wrong: number }} Count how many questions there are, and how many the lines get wrong */
/** @typedef {Count & { differs: string | null }} Measured `differs` is a state, as in a link */

/** Where the result is kept. */
export const measuredFile = join(root, 'www/portable/measured.json');

/** Whether a family of cases is one that ordinary numbers get right. @param {string} tag */
const isPlain = (tag) => tag === 'easy' || tag === 'grid';

/** @param {number[]} numbers */
const boxOf = ([minX, minY, maxX, maxY]) => ({ minX, minY, maxX, maxY });
/** @param {number[]} numbers */
const segmentOf = ([ax, ay, bx, by]) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } });

/** @param {any} walls @param {any[]} given */
function travel(walls, ...given) {
  const world = graze.createWorld(walls);
  const answer = /** @type {any} */ (world).travel(...given);
  world.dispose();
  return { given: [walls, ...given], answer };
}

/** @param {(segment: any, box: any) => any} query */
const segmentBox = (query) => (/** @type {number[]} */ n) => {
  const given = /** @type {const} */ ([segmentOf(n), boxOf(n.slice(4))]);
  return [{ given: [...given], answer: query(...given) }];
};

/** @param {Record<string, boolean>} options */
const slides = (options) => (/** @type {number[]} */ n) => {
  const [x, y, motionX, motionY, radius] = n;
  const response = { kind: 'slide', corner: 'round' };
  return [travel([boxOf(n.slice(5))], { x, y, radius }, { x: motionX, y: motionY }, response, options)];
};

/** @param {number[][]} walls @param {number[]} box @param {number[]} motion */
function bounces(walls, box, [x, y]) {
  const response = { kind: 'bounce', restitution: 1 };
  return [travel(walls.map(boxOf), boxOf(box), { x, y }, response, { maxHits: 16 })];
}

/**
 * The questions of each scene: a kind of line, and what is asked of its numbers.
 * @type {Record<string, { kind: string, ask: (n: any) => Question[] }[]>}
 */
const sources = {
  'half-planes': [{ kind: 'q1', ask: segmentBox(segmentVsAabb) }],
  clipping: [{ kind: 'q1', ask: segmentBox(clipSegment) }],
  // The box as a rectangle, level and upright, unless its corners would be beyond the largest number.
  'rotated-rect': [
    {
      kind: 'q1',
      ask: (n) =>
        (n.some((/** @type {number} */ x) => Math.abs(x) > 1e300) ? [] : [0, Math.PI / 2]).map((angle) => {
          const [minX, minY, maxX, maxY] = n.slice(4);
          const center = { x: minX / 2 + maxX / 2, y: minY / 2 + maxY / 2 };
          const half = { x: maxX / 2 - minX / 2, y: maxY / 2 - minY / 2 };
          const answer = segmentVsQuad(segmentOf(n), graze.quadFromAngle(center, half, angle));
          return { given: [segmentOf(n), { center, half, angle }], answer };
        }),
    },
  ],
  'swept-circle': [
    {
      kind: 'q3',
      ask([x, y, motionX, motionY, radius, ...wall]) {
        const given = /** @type {const} */ ([{ x, y, radius }, { x: motionX, y: motionY }, boxOf(wall)]);
        return [{ given: [...given], answer: circleVsAabb(...given) }];
      },
    },
  ],
  minkowski: [
    {
      kind: 'q4',
      ask(n) {
        const [motionA, motionB] = [n.slice(4), n.slice(10)].map(([x, y]) => ({ x, y }));
        const given = /** @type {const} */ ([boxOf(n), motionA, boxOf(n.slice(6)), motionB]);
        return [{ given: [...given], answer: aabbVsAabb(...given) }];
      },
    },
  ],
  slide: [{ kind: 'q3', ask: slides({}) }],
  walk: [{ kind: 'q3', ask: slides({ escape: true }) }],
  bounce: [
    { kind: 'q4.bounce', ask: ({ A, v, boxes }) => bounces(boxes, A, v) },
    // From the other box only this one moves, unless that is too fast for a number.
    {
      kind: 'q4',
      ask(n) {
        const motion = [n[4] - n[10], n[5] - n[11]];
        return motion.every(Number.isFinite) ? bounces([n.slice(6)], n, motion) : [];
      },
    },
  ],
  orientation: [
    {
      kind: 'q2.segseg',
      ask(n) {
        const given = /** @type {const} */ ([segmentOf(n), segmentOf(n.slice(4))]);
        return [{ given: [...given], answer: segmentVsSegment(...given) }];
      },
    },
  ],
};

/** The files that do not have the name of their kind. @type {Record<string, string>} */
const files = { 'q4.bounce': 'bounce', 'q2.segseg': 'q2' };

/** @param {string} bits 16 hexadecimal digits @returns {number} */
const double = (bits) => Buffer.from(bits, 'hex').readDoubleBE();

/**
 * The nasty questions about a scene, with their exact answers.
 * @param {string} id
 * @returns {Question[]}
 */
export const nastyQuestions = (id) =>
  sources[id].flatMap(({ kind, ask }) => {
    const text = readFileSync(join(root, `tests/cases/${files[kind] ?? kind}.jsonl`), 'utf8');
    const cases = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const nasty = cases.filter(({ q, tags }) => q === kind && (files[kind] === 'bounce' || !tags.some(isPlain)));
    return nasty.flatMap((each) => ask(each.bits?.map(double) ?? each.in));
  });

/**
 * How often the lines of a scene are wrong.
 * @param {string} id
 * @returns {Promise<Count>}
 */
export async function count(id) {
  const lines = await portables[id].load();
  const questions = nastyQuestions(id);
  const wrong = questions.filter(({ given, answer }) => !compare(portables[id], lines, given, answer).isSame).length;
  return { of: questions.length, wrong };
}

/** @param {string} id @returns {Promise<string | null>} a state in which they are wrong */
async function findDiffering(id) {
  const lines = await portables[id].load();
  const entry = scenes.find((each) => each.id === id);
  const { default: scene } = await /** @type {NonNullable<typeof entry>} */ (entry).load();
  const { near } = searcher(graze, scene, portables[id], lines);
  const start = defaultState(scene.fields);
  const states = [start, ...(scene.presets ?? []).map(({ state }) => ({ ...start, ...state }))];
  const [state] = states.flatMap((from) => near(from, states)[0] ?? []);
  return state ? writeState(scene.fields, state) : null;
}

if (isMain(import.meta.url)) {
  /** @type {Record<string, Measured>} */
  const measured = {};
  for (const id of Object.keys(portables)) measured[id] = { ...(await count(id)), differs: await findDiffering(id) };
  writeFileSync(measuredFile, `${JSON.stringify(measured, null, 2)}\n`);
  console.log(
    Object.entries(measured)
      .map(([id, { wrong, of }]) => `${id}: wrong in ${wrong} of ${of}`)
      .join('\n'),
  );
}
