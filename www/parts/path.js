// A straight path in the picture: places on it, the names of its ends, and the moment on the time axis.

/** @typedef {import('../model/types.js').Frame} Frame */
/** @typedef {import('../model/types.js').Pen} Pen */
/** @typedef {import('../model/types.js').Point} Point */
/** @typedef {import('../model/types.js').Segment} Segment */

/**
 * @param {Segment} path @param {number} t
 * @returns {Point} where on the path a mark of time t stands
 */
export const along = ({ a, b }, t) => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });

/**
 * The names of the ends: first of all labels, so that they have the free choice of place.
 * @param {Pen} pen @param {Segment} path @param {string} [ofA] what is written there @param {string} [ofB]
 */
export function nameEnds(pen, { a, b }, ofA = 'a', ofB = 'b') {
  // A path of no length has no direction; its names stand to both sides.
  const [x, y] = a.x === b.x && a.y === b.y ? [1, 0] : [b.x - a.x, b.y - a.y];
  pen.label('path', a, ofA, { x: -x, y: -y }, 15);
  pen.label('path', b, ofB, { x, y }, 15);
}

/**
 * Where the path is at the moment on the time axis.
 * @param {Pen} pen @param {Segment} path @param {Frame} frame
 */
export function drawMoment(pen, path, { t, say }) {
  if (t === 0 || t === 1) return;
  const at = along(path, t);
  pen.dot('ghost', at, { size: 6 });
  pen.label('ghost', at, say('marks.t', { t }), { x: 0.5, y: 1 }, 10);
}
