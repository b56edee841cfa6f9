// What the exact answer and the portable lines say, in words: with the place, then with all digits, where less does not tell
// them apart. Of the exact answer it says no more than the lines tell.

/** @import { Say } from '../../../model/types.js' */
/** @import { Said } from '../../../portable/compare.js' */

/**
 * @param {import('../../../portable/compare.js').Comparison} comparison @param {Say} say of the scene @param {Say} words of the sheet
 * @returns {{ exact: string, lines: string }}
 */
export function saidText({ exact: answer, said, isSame }, say, words) {
  const exact = { ...answer, feature: said.feature === undefined ? undefined : answer.feature };
  const few = { exact: textOf(exact, say, words), lines: textOf(said, say, words) };
  if (isSame || few.exact !== few.lines) return few;
  const withPlace = { exact: placed(exact, few.exact, words), lines: placed(said, few.lines, words) };
  if (withPlace.exact !== withPlace.lines) return withPlace;
  const [all, own] = [exact, said].map((each) => placed(each, textOf(each, say, words, everyDigit), words, everyDigit));
  return { exact: all, lines: own };
}

/** @param {number} x */
const everyDigit = (x) => String(x).replace('-', '−');

/**
 * With the place where the path or the mover is at its entry, if it is told.
 * @param {Said} said @param {string} told @param {Say} words @param {(x: number) => number | string} [write]
 */
const placed = ({ place }, told, words, write = (x) => x) =>
  place && Number.isFinite(place.x + place.y) ? words('place', { told, x: write(place.x), y: write(place.y) }) : told;

/** @param {Said} said @param {Say} say @param {Say} words @param {(x: number) => number | string} [write] a number, by default with three digits */
function textOf({ verdict, isPlain, enter, exit, wall, feature, at }, say, words, write = (x) => x) {
  if (at) return words(`ends.${verdict}`, { x: write(at.x), y: write(at.y) });
  if (isPlain) return verdict;
  const word = say(`contacts.${verdict}`);
  if (enter === undefined) return word;
  const [key, end] = exit === undefined || exit === enter ? ['hit'] : ['times', write(exit)];
  const times = words(key, { verdict: word, enter: write(enter), exit: end });
  const told = feature ? words('entered', { times, feature: say(`features.${feature}`) }) : times;
  return wall === undefined ? told : words('wall', { number: wall + 1, times: told });
}
