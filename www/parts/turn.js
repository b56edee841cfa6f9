// A turn in the picture: the triangle of three points, its colour and its hatching by the way it turns.

/** @typedef {import('../model/types.js').Step} Step */
/** @typedef {import('../model/types.js').Pen} Pen */
/** @typedef {import('../model/types.js').Point} Point */
/** @typedef {import('../model/types.js').Say} Say */

/** @type {Record<string, { role: 'clockwise' | 'counter-clockwise', hatch: true | 'back' }>} */
const looks = {
  clockwise: { role: 'clockwise', hatch: true },
  counterClockwise: { role: 'counter-clockwise', hatch: 'back' },
};

/**
 * @param {Step} step
 * @returns {[Point, Point, Point]} its three points, in the order of the turn
 */
export const tripleOf = ({ ax, ay, bx, by, cx, cy }) => [
  { x: ax, y: ay },
  { x: bx, y: by },
  { x: cx, y: cy },
];

/**
 * The triangle of a turn, so that others can be seen through it; a straight one has none.
 * @param {Pen} pen @param {Step} step
 */
export function drawTriangle(pen, step) {
  const look = looks[step.turn];
  if (look) pen.polygon(look.role, tripleOf(step), { hatch: look.hatch, width: 1 });
}

/**
 * The turn of this step: its triangle lit, the way from the first point over the second to the third, and the word.
 * @param {Pen} pen @param {Say} say @param {Step} step @param {boolean} isClear whether what lies behind is to be seen
 */
export function drawTurn(pen, say, step, isClear) {
  const [a, b, c] = tripleOf(step);
  const look = looks[step.turn];
  const role = look?.role ?? 'normal';
  if (look) {
    pen.polygon(role, [a, b, c], { fill: !isClear, tint: 0.1, hatch: look.hatch, width: 1 });
  } else {
    // A straight turn has no area: the line that its points are on, each stretch as far as it goes.
    for (const [from, to] of /** @type {[Point, Point][]} */ ([
      [a, b],
      [b, c],
    ])) {
      pen.line(role, from, to, { width: 9, dash: [2, 5] });
    }
  }
  pen.line('focus', a, b, { width: 7, alpha: 0.25 });
  pen.arrow('focus', b, c);
  // On a narrow picture the sentence below has the word.
  if (pen.width < 480) return;
  const middle = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
  pen.label(role, middle, say(`turns.${step.turn}`), { x: 0, y: -1 }, look ? -8 : 12);
}
