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
  return { exact: textOf(exact, say, words, String), lines: textOf(said, say, words, String) };
}

/** @param {number} x */
const threeDigits = (x) => x.toFixed(3);

/** @param {Said} said @param {Say} say @param {Say} words @param {(x: number) => string} [write] a number */
function textOf({ verdict, enter, exit, wall, at }, say, words, write = threeDigits) {
  const text = (/** @type {number} */ x) => write(x).replace('-', '−');
  if (at) return words(`ends.${verdict}`, { x: text(at.x), y: text(at.y) });
  const word = say(`contacts.${verdict}`);
  if (enter === undefined || exit === undefined) return word;
  const times = words('times', { verdict: word, enter: text(enter), exit: text(exit) });
  return wall === undefined ? times : words('wall', { number: wall + 1, times });
}
