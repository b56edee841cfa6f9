// A point against a circle: its squared distance from the center against the squared radius.

import { along } from '../../parts/places.js';

/** @import { Message, Pen, Point, Say, Step } from '../../model/types.js' */

/** A number with the digits that are shown. @param {number} x */
const shown = (x) => Number(x.toFixed(3));

/** Whether two numbers look the same with these digits. @param {number} one @param {number} other */
const looksSame = (one, other) => shown(one) === shown(other);

/**
 * Whether the answer is not seen in those digits.
 * @param {string} place @param {number} one @param {number} other
 */
const isBarely = (place, one, other) => place !== 'boundary' && looksSame(one, other);

/** @type {import('../../parts/asked.js').Asked} */
export const againstCircle = {
  trace: {
    source: { file: 'query/point_circle', load: () => import('../../../src/query/point_circle.rs?raw') },
    kinds: 'POINT_VS_CIRCLE_STEPS',
  },

  call: ({ p, circle }) => ['pointVsCircle', p, circle],

  caption(steps, index) {
    const [{ across, down, squared }, { squaredRadius }, { kind: place }] = steps;
    const { kind } = steps[index];
    const isClose = isBarely(place, squared, squaredRadius);
    if (kind === 'offset') {
      const sum = isClose ? { key: 'marks.rounded', values: { squared } } : squared;
      const values = { across: Math.abs(across), down: Math.abs(down), squared: sum };
      return { key: `steps.offset.${across < 0 ? 'left' : 'right'}${down < 0 ? 'Up' : 'Down'}`, values };
    }
    if (kind !== 'compares') return { key: `steps.${kind}.circle` };
    return { key: `steps.compares.${place}${isClose ? 'Barely' : ''}`, values: { squared, squaredRadius } };
  },

  summary(place, [, { distance, radius }]) {
    const variant = isBarely(place, distance, radius) ? 'Barely' : '';
    return { key: `result.circle.${place}${variant}`, values: { distance, radius } };
  },

  draw(pen, { state: { p, circle }, steps, step, hasField, say }) {
    const { kind } = steps[step];
    const center = { x: circle.x, y: circle.y };
    const corner = { x: p.x, y: circle.y };
    pen.circle('fixed', center, circle.radius, { fill: true, tint: hasField ? 0.6 : 1 });
    pen.dot('fixed', center, { size: 3.5 });
    if (kind === 'offset') {
      const [{ across, down }] = steps;
      pen.line('focus', center, corner, { width: 2.5 });
      pen.line('focus', corner, p, { width: 2.5 });
      pen.line('ghost', center, p);
      for (const [end, d, aside] of /** @type {[Point, number, Point][]} */ ([
        [center, across, { x: 0, y: down > 0 ? -1 : 1 }],
        [p, down, { x: across < 0 ? -1 : 1, y: 0 }],
      ]))
        pen.label('focus', along({ a: end, b: corner }, 0.5), say('marks.length', { d: Math.abs(d) }), aside, 10);
      return;
    }
    if (kind === 'compares') {
      pen.circle('focus', center, circle.radius, { width: 2.5 });
      drawRadius(pen, p, circle, steps[1], say);
    }
    pen.line('focus', center, p, { width: 2 });
    const half = along({ a: center, b: p }, 0.5);
    const { key, values } = lengthOf(steps, step);
    pen.label('focus', half, say(key, values), { x: p.y - center.y, y: center.x - p.x || -1 }, 8);
  },
};

/**
 * Draws a radius, from the center to its handle, with its square.
 * @param {Pen} pen @param {Point} p
 * @param {import('../../library/types.js').Circle} circle @param {Step} step @param {Say} say
 */
function drawRadius(pen, p, { x, y, radius }, { squaredRadius }, say) {
  pen.line('fixed', { x, y }, { x, y: y + radius }, { width: 2 });
  const { key, values } = squareOf(radius, squaredRadius);
  pen.label('fixed', { x, y: y + radius / 2 }, say(key, values), { x: p.x > x ? -1 : 1, y: 0 }, 8);
}

/**
 * What is written at the line to the center: the distance, or its square where the step is about that.
 * @param {Step[]} steps @param {number} step
 * @returns {Message}
 */
function lengthOf([{ squared }, { distance, radius }, { kind: place }], step) {
  if (isBarely(place, distance, radius)) return { key: `marks.${place}Barely`, values: { d: radius } };
  return step > 1 ? { key: 'marks.length', values: { d: distance } } : squareOf(distance, squared);
}

/**
 * A length and its square.
 * @param {number} d @param {number} squared
 * @returns {Message}
 */
function squareOf(d, squared) {
  const isExact = shown(d) ** 2 === squared && shown(squared) === squared;
  return { key: 'marks.squared', values: { d, sign: isExact ? '=' : '≈', squared } };
}
