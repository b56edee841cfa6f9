/** The kinds of steps of turns, segments and quads. `src/web/orientation_steps.rs` writes what is read by these lists. */

const TRIPLE = /** @type {const} */ (['ax', 'ay', 'bx', 'by', 'cx', 'cy', 'turn']);
const STRETCH = /** @type {const} */ (['lowX', 'lowY', 'highX', 'highY']);

/**
 * Of a turn, in the order of `TurnStep`.
 *
 * @satisfies {readonly import('./steps.js').StepKind[]}
 */
export const TURN_STEPS = /** @type {const} */ ([
  { kind: 'arms', fields: ['ux', 'uy', 'vx', 'vy'] },
  { kind: 'products', fields: ['left', 'right'] },
  { kind: 'sure', fields: ['det'] },
  { kind: 'unsure', fields: ['det'] },
  { kind: 'turns', fields: ['turn'] },
]);

/**
 * Of segment against segment, in the order of `SegmentVsSegmentStep`.
 *
 * @satisfies {readonly import('./steps.js').StepKind[]}
 */
export const SEGMENT_VS_SEGMENT_STEPS = /** @type {const} */ ([
  { kind: 'turns', fields: TRIPLE },
  { kind: 'onOneLine', fields: STRETCH },
  { kind: 'apart', fields: [] },
  { kind: 'proper', fields: ['x', 'y'] },
  { kind: 'touch', fields: ['x', 'y'] },
  { kind: 'overlap', fields: STRETCH },
]);

/**
 * Of point against quad, in the order of `PointVsQuadStep`.
 *
 * @satisfies {readonly import('./steps.js').StepKind[]}
 */
export const POINT_VS_QUAD_STEPS = /** @type {const} */ ([
  { kind: 'isSegment', fields: STRETCH },
  { kind: 'empty', fields: ['edge'] },
  { kind: 'turns', fields: ['edge', 'turn'] },
  { kind: 'inside', fields: [] },
  { kind: 'boundary', fields: [] },
  { kind: 'outside', fields: [] },
]);

/**
 * Of segment against quad, in the order of `SegmentVsQuadStep`.
 *
 * @satisfies {readonly import('./steps.js').StepKind[]}
 */
export const SEGMENT_VS_QUAD_STEPS = [
  { kind: 'isSegment', fields: STRETCH },
  ...SEGMENT_VS_SEGMENT_STEPS.map(({ kind, fields }) => ({ kind: 'segments', nested: kind, fields })),
  { kind: 'empty', fields: ['edge'] },
  { kind: 'turns', fields: TRIPLE },
  { kind: 'inFront', fields: ['edge'] },
  { kind: 'enters', fields: ['edge', 't', 'near', 'far'] },
  { kind: 'leaves', fields: ['edge', 't', 'near', 'far'] },
  { kind: 'behind', fields: ['edge'] },
  { kind: 'crosses', fields: ['near', 'far'] },
  { kind: 'touches', fields: ['near', 'far'] },
  { kind: 'misses', fields: [] },
];
