/** From numbers in the shared record to steps. `src/web/steps.rs` writes what is read here. */

import { CONTACTS, CORNERS, FEATURES, PLACES, SIDES, TURNS } from './read.js';

/**
 * A kind of step: its fields in the order of the record, or the kind of a nested algorithm.
 *
 * @typedef {{ kind: string, fields: readonly string[], nested?: string }} StepKind
 */

const START = 32;
const LENGTH = 8;

/**
 * The kinds of steps of the half-plane walk, in the order of `half_planes::Step`.
 *
 * @satisfies {readonly StepKind[]}
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
 * Of a point against a box, in the order of `point::Step`.
 *
 * @satisfies {readonly StepKind[]}
 */
export const POINT_STEPS = /** @type {const} */ ([
  { kind: 'inFront', fields: ['side', 'distance'] },
  { kind: 'on', fields: ['side'] },
  { kind: 'behind', fields: ['side', 'distance'] },
  { kind: 'lies', fields: ['place'] },
]);

/**
 * Of clipping, in the order of `clip::Step`.
 *
 * @satisfies {readonly StepKind[]}
 */
export const CLIP_STEPS = /** @type {const} */ ([
  { kind: 'outcodes', fields: ['a', 'b'] },
  { kind: 'cuts', fields: ['end', 'side', 't', 'x', 'y', 'code'] },
  { kind: 'rejects', fields: ['a', 'b'] },
  { kind: 'touches', fields: ['near', 'far'] },
  { kind: 'crosses', fields: ['near', 'far'] },
]);

/**
 * Of a moving circle, in the order of `sweep_circle::Step`.
 *
 * @satisfies {readonly StepKind[]}
 */
export const SWEEP_CIRCLE_STEPS = [
  { kind: 'boundsApart', fields: ['side'] },
  { kind: 'boundsMeet', fields: [] },
  ...HALF_PLANE_STEPS.map(({ kind, fields }) => ({ kind: 'grownBox', nested: kind, fields })),
  { kind: 'startsInside', fields: ['depth'] },
  { kind: 'sideStrip', fields: ['feature', 'enters', 't'] },
  { kind: 'cornerSquare', fields: ['corner', 'enters', 'closest', 'distance'] },
  { kind: 'cornerMissed', fields: ['corner'] },
  { kind: 'cornerMet', fields: ['corner', 'enters', 't'] },
  { kind: 'crosses', fields: ['near', 'far'] },
  { kind: 'touches', fields: ['near', 'far'] },
  { kind: 'misses', fields: [] },
];

/**
 * Of a moving box, in the order of `sweep_box::Step`.
 *
 * @satisfies {readonly StepKind[]}
 */
export const SWEEP_BOX_STEPS = [
  { kind: 'relative', fields: ['x', 'y'] },
  { kind: 'minkowskiSum', fields: ['minX', 'minY', 'maxX', 'maxY'] },
  ...HALF_PLANE_STEPS.map(({ kind, fields }) => ({ kind: 'clip', nested: kind, fields })),
  { kind: 'startsInside', fields: ['depth'] },
  { kind: 'meets', fields: ['t', 'x', 'y', 'enters'] },
];

/**
 * Of a world's broad phase, in the order of `world::Step`.
 *
 * @satisfies {readonly StepKind[]}
 */
export const WORLD_STEPS = /** @type {const} */ ([
  { kind: 'cell', fields: ['x', 'y'] },
  { kind: 'tests', fields: ['index', 'contact'] },
  { kind: 'ends', fields: ['tested', 'culled'] },
]);

/**
 * Of a travel, in the order of `travel::Step`.
 *
 * @satisfies {readonly StepKind[]}
 */
export const TRAVEL_STEPS = /** @type {const} */ ([
  { kind: 'startsInside', fields: ['index', 'depth'] },
  { kind: 'leg', fields: ['x', 'y', 'motionX', 'motionY'] },
  { kind: 'candidate', fields: ['index', 't'] },
  { kind: 'hits', fields: ['index', 't', 'x', 'y'] },
  { kind: 'turns', fields: ['motionX', 'motionY'] },
  { kind: 'ends', fields: ['x', 'y', 'timeLeft'] },
]);

/** @type {Record<string, (value: number) => unknown>} how a field that is not a plain number reads */
const FIELDS = {
  side: (value) => SIDES[value],
  corner: (value) => CORNERS[value],
  feature: (value) => FEATURES[value],
  enters: (value) => value === 1,
  turn: (value) => TURNS[value],
  end: (value) => (value === 0 ? 'a' : 'b'),
  contact: (value) => CONTACTS[value],
  place: (value) => PLACES[value],
};

/**
 * The steps behind the answer. A nested step stands in `step`.
 *
 * @param {Float64Array} record
 * @param {readonly StepKind[]} kinds
 * @returns {any[]}
 */
export function readSteps(record, kinds) {
  return Array.from({ length: record[START - 1] }, (_, index) => {
    const start = START + index * LENGTH;
    const { kind, nested, fields } = kinds[record[start]];
    const values = fields.map((field, place) => {
      const value = record[start + 1 + place];
      return [field, FIELDS[field]?.(value) ?? value];
    });
    const named = Object.fromEntries(values);
    return nested ? { kind, step: { kind: nested, ...named } } : { kind, ...named };
  });
}
