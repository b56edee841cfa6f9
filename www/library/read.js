/** From numbers in the shared record to plain objects. `src/web/record.rs` writes what is read here. */

/** @typedef {import('./types.js').Contact} Contact */
/** @typedef {import('./types.js').Corner} Corner */
/** @typedef {import('./types.js').Feature} Feature */
/** @typedef {import('./types.js').Hit} Hit */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').PushOut} PushOut */
/** @typedef {import('./types.js').Side} Side */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./orientation-types.js').Turn} Turn */

/** @type {readonly Side[]} in the order of `Side::ALL` */
export const SIDES = ['left', 'right', 'top', 'bottom'];

/** @type {readonly Corner[]} in the order of `corner_number` */
export const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];

/** @type {readonly Feature[]} in the order of `feature_number` */
export const FEATURES = [
  ...SIDES,
  ...CORNERS,
  'edge0',
  'edge1',
  'edge2',
  'edge3',
  'vertex0',
  'vertex1',
  'vertex2',
  'vertex3',
];

/** @type {readonly (Contact | 'miss')[]} in the order of `contact_code` */
export const CONTACTS = ['miss', 'touch', 'cross'];

/** @type {readonly Place[]} in the order of `place_code` */
export const PLACES = ['outside', 'boundary', 'inside'];

/** @type {readonly Turn[]} in the order of `turn_code` */
export const TURNS = ['counterClockwise', 'straight', 'clockwise'];

const ENTER = 0;
const EXIT = 10;
const PUSH_OUT = 20;

/**
 * @param {Float64Array} record
 * @param {number} at
 * @returns {Point}
 */
export function readPoint(record, at) {
  return { x: record[at], y: record[at + 1] };
}

/**
 * @param {Float64Array} record
 * @param {number} at
 * @returns {Hit}
 */
export function readHit(record, at) {
  return {
    t: record[at],
    point: readPoint(record, at + 1),
    position: readPoint(record, at + 3),
    normal: readPoint(record, at + 5),
    feature: FEATURES[record[at + 7]],
  };
}

/**
 * @param {Float64Array} record
 * @returns {PushOut}
 */
export function readPushOut(record) {
  return {
    depth: record[PUSH_OUT],
    normal: readPoint(record, PUSH_OUT + 1),
    by: readPoint(record, PUSH_OUT + 3),
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
  const enter = code & 4 ? readHit(record, ENTER) : null;
  const exit = code & 8 ? readHit(record, EXIT) : null;
  return {
    contact: (code & 3) === 2 ? 'cross' : 'touch',
    enter,
    exit,
    isContained: enter === null && exit === null,
    pushOut: code & 16 ? readPushOut(record) : null,
  };
}

/**
 * The span of two boxes, whose hits tell the stretch that both share.
 *
 * @param {number} code ≥ 0
 * @param {Float64Array} record
 * @returns {Span | null}
 */
export function readBoxSpan(code, record) {
  const span = readSpan(code, record);
  if (span?.enter) addMeeting(span.enter, record, ENTER);
  if (span?.exit) addMeeting(span.exit, record, EXIT);
  return span;
}

/**
 * @param {Hit} hit
 * @param {Float64Array} record
 * @param {number} at
 */
function addMeeting(hit, record, at) {
  const { x: minX, y: minY } = hit.point;
  hit.meeting = { minX, minY, maxX: record[at + 8], maxY: record[at + 9] };
}
