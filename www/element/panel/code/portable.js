// The lines of a scene that readers copy: asked what the library is asked, and what both answer, in one form and in words.

import { answerOf } from '../../../model/sentences.js';

/** @import { Call, Library, Point, Say } from '../../../model/types.js' */

/**
 * An answer in short: its verdict or, where it has none, what it lists; and the place of the entry, or where a mover ends.
 * @typedef {{ verdict: string, isList?: boolean, place?: Point, isEnd?: boolean }} Told
 */

/** @typedef {{ exact: Told, lines: Told, isSame: boolean }} Comparison */

/** So far apart, as a share of the largest number in the question, two places differ by rounding alone. */
const rounding = 1e-6;
/** Lines that miss the last item of a list may go on for a long time. */
const mostItems = 60;

/**
 * The lines as readers see them: where a comment stands, `// {order}`, is what its language says there.
 * @param {string} text @param {Record<string, string>} comments
 */
export const commented = (text, comments) => text.replace(/(?<=\/\/ )\{(\w+)\}/g, (_, key) => comments[key]);

/**
 * The lines take what the library's function of the same name takes.
 * @param {Library} graze @param {any} lines their module @param {Call | null | undefined} call @param {any} result of the scene
 * @returns {Comparison | null} null if nothing is asked, or something that the lines do not answer
 */
export function compare(graze, lines, call, result) {
  const [name = '', ...given] = call ?? [];
  if (!Object.hasOwn(lines, name)) return null;
  // Lines for corners say nothing about round shapes.
  if (given.some((each) => each?.points && each.radius > 0)) return null;
  const shapes = given.map((each) => shapeOf(graze, each));
  const { without } = given[4] ?? {};
  if (without) shapes[0] = shapes[0].filter((/** @type {any} */ _, /** @type {number} */ id) => !without.includes(id));
  const [exact, own] = [toldOf(answerOf(result)), toldOf(lines[name](...shapes))];
  const isNear = !exact.place || !own.place || distance(exact.place, own.place) <= rounding * largest(given);
  return { exact, lines: own, isSame: exact.verdict === own.verdict && isNear };
}

/** Convex shapes by the corners of their hull, clockwise. @param {Library} graze @param {any} shape */
const shapeOf = (graze, shape) => (shape?.half || shape?.points ? { points: graze.cornersOf(shape) } : shape);

/** @param {any} answer of the library or of the lines, null for a miss @returns {Told} */
function toldOf(answer) {
  if (answer === null) return { verdict: 'miss' };
  if (typeof answer === 'string') return { verdict: answer };
  if (Symbol.iterator in answer) return { verdict: listed(answer), isList: true };
  if (answer.relation) return { verdict: answer.relation };
  const { hits, contact, enter } = answer;
  if (hits !== undefined)
    return { verdict: (hits.length ?? hits) > 0 ? 'touch' : 'miss', place: answer.position ?? answer, isEnd: true };
  // The library tells the entry apart; null is a start inside.
  const { position, point, at, from } = enter !== null && typeof enter === 'object' ? enter : answer;
  const place = position ?? point ?? at ?? from;
  return { verdict: contact, ...(place && { place }) };
}

/** @param {Iterable<any>} items hits or pieces */
function listed(items) {
  const names = [];
  for (const { id, tile } of items) if (names.push(id ?? `(${tile.x}, ${tile.y})`) === mostItems) break;
  return names.join(', ') || '–';
}

/** @param {Point} one @param {Point} other @returns {number} infinite if one of them has no place */
const distance = (one, other) => {
  const far = Math.hypot(one.x - other.x, one.y - other.y);
  return Number.isNaN(far) ? Infinity : far;
};

/** @param {any} value @returns {number} the largest number in it */
function largest(value) {
  if (typeof value === 'number') return Math.abs(value);
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(...Object.values(value).map(largest), 0);
}

/**
 * What both say, in words: with all digits where fewer do not tell them apart.
 * @param {Comparison} comparison @param {Say} say of the scene @param {Say} words of the sheet
 * @returns {{ exact: string, lines: string }}
 */
export function toldText({ exact, lines, isSame }, say, words) {
  const few = { exact: answerText(exact, say, words), lines: answerText(lines, say, words) };
  if (isSame || few.exact !== few.lines) return few;
  return { exact: answerText(exact, say, words, everyDigit), lines: answerText(lines, say, words, everyDigit) };
}

/** @param {number} x */
const everyDigit = (x) => String(x).replace('-', '−');

/** @param {Told} told @param {Say} say @param {Say} words @param {(x: number) => number | string} [write] by default with three digits */
function answerText({ verdict, isList, place, isEnd }, say, words, write = (x) => x) {
  if (isList) return verdict;
  const at = place && Number.isFinite(place.x + place.y) ? { x: write(place.x), y: write(place.y) } : null;
  if (isEnd) return words(`ends.${verdict}`, at ?? { x: '–', y: '–' });
  const told = say(`contacts.${verdict}`);
  return at ? words('place', { told, ...at }) : told;
}
