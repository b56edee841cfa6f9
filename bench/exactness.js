// How exact the queries are, beside those of other libraries: how many of the cases in tests/cases each gets wrong.

import { judgedCases, letters } from './verdicts.js';

/** @typedef {import('./verdicts.js').Judged} Judged */

/** What makes a case hard, by its first tag; tests/cases/README.md describes the tags. */
const families = {
  easy: ['easy'],
  grid: ['grid'],
  decimals: ['decimal'],
  'last bit': [
    ...['corner_ulp', 'edge_ulp', 'end_ulp', 'face_ulp', 'flat_ulp', 'gap_ulp', 'zero_ulp', 'exact_corner'],
    ...['corner_square', 'graze', 'graze_exact', 'junction', 'near', 'near_parallel', 'collinear', 'plain', 'tangent'],
  ],
  'thin, still': ['thin', 'degenerate', 'tiny_r', 'static', 'same_v', 'near_v'],
  'far range': ['scaled', 'mixed', 'overflow', 'tunnel', 'huge_r', 'int', 'small', 'tiny', 'huge'],
};

/** Tags that put a case at an end of the range, whatever the first one is. */
const far = ['big', 'huge', 'tiny', 'subnormal'];

/** @param {Judged} judged @returns {string} */
function familyOf({ tags }) {
  if (tags.some((tag) => far.includes(tag))) return 'far range';
  const found = Object.entries(families).find(([, first]) => first.includes(tags[0]));
  if (!found) throw new Error(`bench/exactness.js has no family for the tag ${tags[0]}`);
  return found[0];
}

const kinds = {
  q1: 'segment against box',
  'q2.segseg': 'segment against segment',
  'q2.segquad': 'segment against rotated rectangle',
  q3: 'moving circle against box',
  q4: 'moving box against moving box',
  segcircle: 'segment against circle',
  circlecircle: 'moving circle against moving circle',
};

/** Whoever answers two ways may take a touch either way. */
const right = { x: ['cross'], t: ['touch'], m: ['miss', 'touch'], h: ['cross', 'touch'], '!': [] };

/**
 * Whether an answer is right. Ours is three ways, so a touch has to be one.
 *
 * @param {string} letter @param {Judged} judged @param {boolean} isThreeWay
 */
function isRight(letter, { verdict }, isThreeWay) {
  if (isThreeWay && letter === 'm') return verdict === 'miss';
  return right[/** @type {keyof typeof right} */ (letter)].some((each) => each === verdict);
}

/**
 * A row of the table: in each family, and in all, how many are wrong of those that were asked.
 *
 * @param {import('./verdicts.js').Answers} answers @param {Judged[]} cases
 */
function rowOf({ name, letters }, cases) {
  const isThreeWay = letters.includes('x');
  const asked = cases.map((judged, i) => ({ judged, letter: letters[i] })).filter(({ letter }) => letter !== '-');
  const cells = [...Object.keys(families), null].map((family) => {
    const those = asked.filter(({ judged }) => family === null || familyOf(judged) === family);
    const wrong = those.filter(({ judged, letter }) => !isRight(letter, judged, isThreeWay));
    return those.length === 0 ? '–' : `${wrong.length} of ${those.length}`;
  });
  const silent = asked.filter(({ letter }) => letter === '!').length;
  return lineOf(`  ${name}`, cells) + (silent > 0 ? `   ${silent} without an answer` : '');
}

/** @param {string} name @param {string[]} cells */
const lineOf = (name, cells) => name.padEnd(36) + cells.map((cell) => cell.padStart(12)).join('');

const cases = ['q1', 'q2', 'q3', 'q4', 'circles'].flatMap((file) => judgedCases(`${file}.jsonl`));
const all = await letters(cases);
for (const [kind, title] of Object.entries(kinds)) {
  console.log(lineOf(`\n${title}`.padEnd(37), [...Object.keys(families), 'all']));
  const asked = cases.filter((each) => each.kind === kind);
  for (const answers of all.filter((each) => each.kind === kind)) console.log(rowOf(answers, asked));
}
