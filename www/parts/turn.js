// A turn in the picture: the triangle of three points, colored and hatched by the way it turns.

/** @import { Pen, Point, Say, Step } from '../model/types.js' */

/** @type {Record<string, { role: 'clockwise' | 'counter-clockwise', hatch: true | 'back' }>} */
const looks = {
  clockwise: { role: 'clockwise', hatch: true },
  counterClockwise: { role: 'counter-clockwise', hatch: 'back' },
};

/**
 * The three points of a turn, in order.
 * @param {Step} step
 * @returns {[Point, Point, Point]}
 */
export const tripleOf = ({ ax, ay, bx, by, cx, cy }) => [
  { x: ax, y: ay },
  { x: bx, y: by },
  { x: cx, y: cy },
];

/**
 * Draws the triangle of a turn, transparent so that others show through; a straight turn has none.
 * @param {Pen} pen @param {Step} step
 */
export function drawTriangle(pen, step) {
  const look = looks[step.turn];
  if (look) pen.polygon(look.role, tripleOf(step), { hatch: look.hatch, width: 1 });
}

/**
 * Draws the turn of the current step: its triangle lit, the path through the three points, and the word.
 * @param {Pen} pen @param {Say} say @param {Step} step @param {boolean} isClear whether to leave the field layer visible
 * @param {string} [word] what is written at it
 */
export function drawTurn(pen, say, step, isClear, word = say(`turns.${step.turn}`)) {
  const [a, b, c] = tripleOf(step);
  const look = looks[step.turn];
  const role = look?.role ?? 'normal';
  if (look) {
    pen.polygon(role, [a, b, c], { fill: !isClear, tint: 0.1, hatch: look.hatch, width: 1 });
  } else {
    // A straight turn has no area: draw the line through its points.
    for (const [from, to] of /** @type {[Point, Point][]} */ ([
      [a, b],
      [b, c],
    ])) {
      pen.line(role, from, to, { width: 9, dash: [2, 5] });
    }
  }
  pen.line('focus', a, b, { width: 7, alpha: 0.25 });
  pen.arrow('focus', b, c);
  // On a narrow picture only the sentence below has the word.
  if (pen.width < 480) return;
  const middle = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
  pen.label(role, middle, word, { x: 0, y: -1 }, look ? 10 : 12);
}
