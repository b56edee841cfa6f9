// A wall or a mover as the library takes it: a box, a circle, or the hull of up to eight corners, grown by a radius; with
// its name and rules.

import { begun, cornersOf, formOf, forms, inForm, middleOf, movedBody, shapeOf, turned } from './body-shape.js';
import { bodyFrom, readBody, textForm, writeBody } from './body-text.js';
import { problemOf as problemOfBox } from './box.js';
import { any, clamp, limitsOf, outOfLimits, tidy, unitOf, usualWorld, whole } from './field.js';

/** @import { Box, Field, Point, Problem } from './field.js' */
/** @import { Body } from './body-text.js' */

/** The most corners of a hull. */
const most = 8;
/** How far beyond its first corner a body has the knob that turns it. */
const arm = 9;

/** The number of a corner in the name of its handle. @param {string} part */
const numberIn = (part) => Number(part.at(-2));

/**
 * A body with one corner at another place. The opposite corner of a box stays.
 * @param {any} body @param {number} i @param {Point} to
 * @returns {Body}
 */
function withCorner(body, i, to) {
  if (body.points) {
    const { at: _, ...rest } = body;
    return { ...rest, points: Object.assign([...cornersOf(body)], { [i]: to }) };
  }
  const across = i === 1 || i === 2 ? { maxX: Math.max(to.x, body.minX) } : { minX: Math.min(to.x, body.maxX) };
  return { ...body, ...across, ...(i > 1 ? { maxY: Math.max(to.y, body.minY) } : { minY: Math.min(to.y, body.maxY) }) };
}

/** What a number of a body is called, and where it is: `x2` is that of the second corner. */
const numbers = {
  box: ['minX', 'minY', 'maxX', 'maxY'],
  center: ['x', 'y'],
  corners: Array.from({ length: most }, (_, i) => [`x${i + 1}`, `y${i + 1}`]).flat(),
  motion: ['motionX', 'motionY'],
};

/** @param {any} body @param {string} name @returns {number | undefined} */
function numberOf(body, name) {
  if (name in body) return body[name];
  const axis = name.at(0) === 'm' ? name.slice(-1).toLowerCase() : name[0];
  if (name.startsWith('motion')) return body.motion?.[axis];
  return body.points && cornersOf(body)[Number(name[1]) - 1]?.[/** @type {'x' | 'y'} */ (axis)];
}

/** @param {any} body @param {string} name @param {number} number @returns {Body} */
function withNumber(body, name, number) {
  if (name in body) return { ...body, [name]: number };
  if (name.startsWith('motion')) return { ...body, motion: { ...body.motion, [name.slice(-1).toLowerCase()]: number } };
  const i = Number(name[1]) - 1;
  return withCorner(body, i, { ...cornersOf(body)[i], [name[0]]: number });
}

/** What is wrong with a body. @param {any} body @returns {Problem | null} */
function problemOf(body) {
  const names = [...numbers.box, ...numbers.center, ...numbers.corners, ...numbers.motion].filter(
    (name) => numberOf(body, name) !== undefined,
  );
  const values = Object.fromEntries(names.map((name) => [name, /** @type {number} */ (numberOf(body, name))]));
  const problem = outOfLimits(values, Object.fromEntries(names.map((name) => [name, any.place])));
  if (problem) return problem;
  if (body.radius !== undefined) return outOfLimits(body, { radius: any.size });
  return body.minX === undefined ? null : problemOfBox(body);
}

/**
 * A list's field of bodies.
 * @param {Partial<Field>} own @param {Box} [usual] where they can be dragged
 * @returns {Field}
 */
export const body = (own, usual = usualWorld) => ({
  kind: 'shape',
  default: begun('box', { x: 80, y: 50 }),
  components: [...numbers.box, ...numbers.center, 'radius', ...numbers.corners, ...numbers.motion],
  text: { form: textForm, write: writeBody, read: readBody, from: bodyFrom },
  numberOf,
  withNumber,
  isQuiet: true,
  grips: [
    whole,
    ...Array.from({ length: most }, (_, i) => ({ part: `corner[${i}]`, axis: /** @type {const} */ ('both') })),
    { part: 'radius', axis: 'y', tells: 'radius' },
    { part: 'angle', axis: 'both' },
    { part: 'motion', axis: 'both' },
  ],
  has(name, beside, value) {
    const { length } = cornersOf(value);
    if (name === '') return true;
    if (name === 'angle') return length > 1;
    // Who is walked has no motion to drag.
    if (name === 'motion') return value.motion !== undefined && beside?.choice !== 'walk';
    if (name.startsWith('corner')) return length > 1 && numberIn(name) < length;
    return numberOf(value, name) !== undefined;
  },
  place(value, part) {
    const middle = middleOf(value);
    if (part === '') return middle;
    if (part === 'motion') return { x: middle.x + value.motion.x, y: middle.y + value.motion.y };
    const corners = cornersOf(value);
    if (part === 'radius') return { x: corners[0].x, y: corners[0].y + value.radius };
    if (part !== 'angle') return corners[numberIn(part)];
    const [x, y] = [corners[0].x - middle.x, corners[0].y - middle.y];
    const length = Math.hypot(x, y);
    const far = length + (value.radius ?? 0) + arm;
    return length > 0
      ? { x: middle.x + (x * far) / length, y: middle.y + (y * far) / length }
      : { x: middle.x, y: middle.y - far };
  },
  move(value, part, to, _beside, within = usual) {
    const unit = unitOf(within);
    const { x, y } = limitsOf(within);
    const near = { x: clamp(to.x, ...x), y: clamp(to.y, ...y) };
    const middle = middleOf(value);
    const corners = cornersOf(value);
    const at = { x: tidy(near.x, unit), y: tidy(near.y, unit) };
    if (part === '') return { value: movedBody(value, { x: near.x - middle.x, y: near.y - middle.y }, unit), part };
    if (part === 'radius') return { value: { ...value, radius: tidy(Math.max(0, to.y - corners[0].y), unit) }, part };
    if (part === 'motion')
      return {
        value: { ...value, motion: { x: tidy(near.x - middle.x, unit), y: tidy(near.y - middle.y, unit) } },
        part,
      };
    if (part !== 'angle') return { value: withCorner(value, numberIn(part), at), part };
    const [from, by] = [corners[0], to].map((each) => ({ x: each.x - middle.x, y: each.y - middle.y }));
    const isTurned = (from.x !== 0 || from.y !== 0) && (by.x !== 0 || by.y !== 0);
    return { value: isTurned ? turned(value, from, by, unit) : value, part };
  },
  outward(value, part) {
    if (part === 'radius') return { x: 0, y: 1 };
    const [middle, at] = [middleOf(value), this.place(value, part, null)];
    const length = Math.hypot(at.x - middle.x, at.y - middle.y) || 1;
    return { x: (at.x - middle.x) / length, y: (at.y - middle.y) / length };
  },
  bounds(value) {
    const corners = cornersOf(value);
    const [xs, ys, r] = [corners.map(({ x }) => x), corners.map(({ y }) => y), value.radius ?? 0];
    return {
      minX: Math.min(...xs) - r,
      minY: Math.min(...ys) - r,
      maxX: Math.max(...xs) + r,
      maxY: Math.max(...ys) + r,
    };
  },
  covers: (graze, value, at) => graze.pointVsConvex(at, shapeOf(value)) !== 'outside',
  check: problemOf,
  ...own,
});

/**
 * A body that a switch gives another form. It has no rules and no knob, and in a link a box or a circle is its numbers alone.
 * @param {Body} start @param {Partial<Field>} [own]
 * @returns {Field}
 */
export function shape(start, own) {
  const { grips, ...usual } = body({});
  return {
    ...usual,
    default: start,
    text: {
      form: 'minX,minY,maxX,maxY',
      write: (value) => writeBody(value).replace(/^(box|circle),/, ''),
      read: readBody,
      from(given, place) {
        const isPart = given && Object.keys(given).every((key) => key in start);
        return bodyFrom(isPart ? { ...start, ...given } : given, place);
      },
    },
    grips: grips.filter(({ part }) => part !== 'angle' && part !== 'motion'),
    forms,
    formOf,
    inForm,
    ...own,
  };
}
