/** From numbers in the shared record to plain objects. `src/web/record.rs` writes what is read here. */

/** @typedef {import('./types.js').Feature} Feature */
/** @typedef {import('./types.js').Hit} Hit */
/** @typedef {import('./types.js').Side} Side */
/** @typedef {import('./types.js').Span} Span */

/** @type {readonly Feature[]} in the order of `feature_number` */
const FEATURES = [
  'left',
  'right',
  'top',
  'bottom',
  'topLeft',
  'topRight',
  'bottomLeft',
  'bottomRight',
  'edge0',
  'edge1',
  'edge2',
  'edge3',
  'vertex0',
  'vertex1',
  'vertex2',
  'vertex3',
];

/** @type {readonly Side[]} in the order of `Side::ALL` */
const SIDES = ['left', 'right', 'top', 'bottom'];

const STEPS_START = 32;
const STEP_LENGTH = 8;

/**
 * The kinds of steps of the half-plane walk, in the order of `half_planes::Step`, and their fields.
 *
 * @satisfies {readonly { kind: string, fields: readonly string[] }[]}
 */
export const HALF_PLANE_STEPS = /** @type {const} */ ([
  { kind: 'inFront', fields: ['side', 'da', 'db'] },
  { kind: 'behind', fields: ['side', 'da', 'db'] },
  { kind: 'enters', fields: ['side', 'da', 'db', 't', 'near', 'far'] },
  { kind: 'leaves', fields: ['side', 'da', 'db', 't', 'near', 'far'] },
  { kind: 'crosses', fields: ['near', 'far'] },
  { kind: 'touches', fields: ['near', 'far'] },
  { kind: 'misses', fields: ['near', 'far'] },
]);

/**
 * @param {Float64Array} record
 * @param {number} at
 * @returns {Hit}
 */
function readHit(record, at) {
  return {
    t: record[at],
    point: { x: record[at + 1], y: record[at + 2] },
    position: { x: record[at + 3], y: record[at + 4] },
    normal: { x: record[at + 5], y: record[at + 6] },
    feature: FEATURES[record[at + 7]],
  };
}

/**
 * The span that a code and the record stand for; null for a miss.
 *
 * @param {number} code ≥ 0
 * @param {Float64Array} record
 * @returns {Span | null}
 */
export function readSpan(code, record) {
  if (code === 0) return null;
  const enter = code & 4 ? readHit(record, 0) : null;
  const exit = code & 8 ? readHit(record, 10) : null;
  const isContained = enter === null && exit === null;
  return { contact: (code & 3) === 2 ? 'cross' : 'touch', enter, exit, isContained };
}

/**
 * The steps behind the answer.
 *
 * @param {Float64Array} record
 * @param {readonly { kind: string, fields: readonly string[] }[]} kinds
 * @returns {any[]}
 */
export function readSteps(record, kinds) {
  return Array.from({ length: record[STEPS_START - 1] }, (_, index) => {
    const start = STEPS_START + index * STEP_LENGTH;
    const { kind, fields } = kinds[record[start]];
    /** @type {Record<string, unknown>} */
    const step = { kind };
    fields.forEach((field, place) => {
      const value = record[start + 1 + place];
      step[field] = field === 'side' ? SIDES[value] : value;
    });
    return step;
  });
}
