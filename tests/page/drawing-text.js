// Drawings as text: one line for each stroke, such as `line path 16,20 → 96,72`.

/** Strokes of one kind in a row that are told one by one; of more, the first and the last are told, and how many there are. */
const few = 6;
/** Six digits: enough to see, and the same on every machine. @param {any} value */
const round = (value) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value);

/** The parts of a sentence: its name, then the values in it. */
const unnamed = ['key', 'values', 'sentence'];

/** @typedef {any[]} Stroke the name of a call of a pen, and what was given to it */

/**
 * @param {Stroke[]} strokes
 * @returns {string[]}
 */
export function linesOf(strokes) {
  /** @type {string[][]} strokes in a row that differ in their places alone */
  const runs = [];
  let last = '';
  for (const stroke of strokes) {
    const kind = stroke.map((each) => (isPlace(each) ? '' : tell(each))).join(' ');
    if (kind !== last) runs.push([]);
    runs[runs.length - 1].push(lineOf(stroke));
    last = kind;
  }
  return runs.flatMap((run) => (run.length <= few ? run : [run[0], `… ${run.length} in all …`, run[run.length - 1]]));
}

/** @param {Stroke} stroke */
function lineOf([name, ...given]) {
  const isPath = name === 'line' || name === 'arrow' || name === 'capsule';
  const words = given.map(
    (each, i) => (isPath && i > 0 && isPlace(each) && isPlace(given[i - 1]) ? '→ ' : '') + tell(each),
  );
  return [name, ...words].join(' ').trimEnd();
}

/**
 * A value in few letters: a place as `16,20`, a box as `54,30…112,64`, options as `width=10 dash=2,3`.
 * @param {any} value
 * @returns {string}
 */
export function tell(value) {
  if (typeof value === 'number') return String(round(value));
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(tell).join(value.some((each) => typeof each === 'object') ? ' ' : ',');
  const { x, y, minX, minY, maxX, maxY, ...more } = value;
  const place = minX === undefined ? [x, y] : [minX, minY, maxX, maxY];
  const words =
    place[0] === undefined
      ? []
      : [
          place
            .map(round)
            .join(',')
            .replace(/^([^,]+,[^,]+),/, '$1…'),
        ];
  const named = Object.entries(more).filter(([, part]) => part !== undefined);
  return [...words, ...named.map(([key, part]) => (unnamed.includes(key) ? tell(part) : `${key}=${tell(part)}`))].join(
    ' ',
  );
}

/** @param {any} value */
const isPlace = (value) =>
  typeof value === 'object' && value !== null && ('x' in value || 'minX' in value || Array.isArray(value));
