// A turn in the picture: the triangle of three points, its colour and its hatching by the way it turns.

/** @typedef {import('../../element/types.js').Step} Step */
/** @typedef {import('../../element/types.js').Pen} Pen */
/** @typedef {import('../../element/types.js').Point} Point */
/** @typedef {import('../../element/types.js').Say} Say */

/** @type {Record<string, { role: 'clockwise' | 'counter-clockwise', hatch: true | 'back' }>} */
const looks = {
  clockwise: { role: 'clockwise', hatch: true },
  counterClockwise: { role: 'counter-clockwise', hatch: 'back' },
};

/**
 * @param {Step} step
 * @returns {Point[]} its three points, in the order of the turn
 */
export const tripleOf = ({ ax, ay, bx, by, cx, cy }) => [
  { x: ax, y: ay },
  { x: bx, y: by },
  { x: cx, y: cy },
];

/**
 * The triangle of a turn; a straight one is the line that its three points are on.
 * @param {Pen} pen @param {Step} step @param {{ clear: boolean }} look whether what lies behind is to be seen
 */
export function drawTriangle(pen, step, { clear }) {
  const [a, b, c] = tripleOf(step);
  const look = looks[step.turn];
  if (look) {
    pen.polygon(look.role, [a, b, c], { fill: !clear, tint: 0.1, hatch: look.hatch, width: 1 });
    return;
  }
  for (const [from, to] of [
    [a, b],
    [b, c],
  ]) {
    pen.line('normal', from, to, { width: 8, dash: [2, 5], alpha: 0.7 });
  }
}

/**
 * The turn of this step: its triangle lit, the way from the first point over the second to the third, and the word.
 * @param {Pen} pen @param {Say} say @param {Step} step @param {{ clear: boolean }} look
 */
export function drawTurn(pen, say, step, look) {
  const [a, b, c] = tripleOf(step);
  drawTriangle(pen, step, look);
  const role = looks[step.turn]?.role;
  if (role) pen.line('focus', c, a, { width: 1.5, dash: [2, 4] });
  pen.line('focus', a, b);
  pen.arrow('focus', b, c);
  const middle = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
  pen.label(role ?? 'normal', middle, say(`turns.${step.turn}`), { x: 0, y: -1 }, -8);
}
