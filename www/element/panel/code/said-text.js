// What the exact answer and the portable lines say, in words: with all digits where three do not tell them apart.

/** @import { Say } from '../../../model/types.js' */
/** @import { Said } from '../../../portable/compare.js' */

/**
 * @param {import('../../../portable/compare.js').Comparison} comparison @param {Say} say of the scene @param {Say} words of the sheet
 * @returns {{ exact: string, lines: string }}
 */
export function saidText({ exact, said, isSame }, say, words) {
  const few = { exact: textOf(exact, say, words), lines: textOf(said, say, words) };
  if (isSame || few.exact !== few.lines) return few;
  return { exact: textOf(exact, say, words, everyDigit), lines: textOf(said, say, words, everyDigit) };
}

/** @param {number} x */
const everyDigit = (x) => String(x).replace('-', '−');

/** @param {Said} said @param {Say} say @param {Say} words @param {(x: number) => number | string} [write] a number, by default with three digits */
function textOf({ verdict, isPlain, enter, exit, wall, at }, say, words, write = (x) => x) {
  if (at) return words(`ends.${verdict}`, { x: write(at.x), y: write(at.y) });
  if (isPlain) return verdict;
  const word = say(`contacts.${verdict}`);
  if (enter === undefined) return word;
  const [key, end] = exit === undefined ? ['hit'] : ['times', write(exit)];
  const times = words(key, { verdict: word, enter: write(enter), exit: end });
  return wall === undefined ? times : words('wall', { number: wall + 1, times });
}
