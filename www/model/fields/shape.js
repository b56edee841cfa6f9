// A convex shape in one of several forms: the hull of one to eight corners, grown by a radius where it is round.

import { any, nearestIn, outOfLimits, tidy, unitOf, usualWorld, whole } from './field.js';

/** @import { Box, Point } from './field.js' */
/** @typedef {Record<string, number>} Numbers a radius and eight corners, of which a form uses some: radius, x1, y1 … x8, y8 */
/** @typedef {{ choice: string }} Form */

/** As each form begins: the x and y of its corners from its middle, and its radius. @type {Record<string, { corners: number[], radius: number }>} */
export const forms = {
  triangle: { corners: [-16, 12, 0, -17, 16, 5], radius: 0 },
  quadrilateral: { corners: [-18, -2, 4, -15, 18, 2, -4, 15], radius: 0 },
  hexagon: { corners: [-24, 0, -13, -19, 13, -19, 24, 0, 13, 19, -13, 19], radius: 0 },
  octagon: { corners: [-26, -8, -12, -20, 12, -20, 26, -8, 26, 8, 12, 20, -12, 20, -26, 8], radius: 0 },
  circle: { corners: [0, 0], radius: 14 },
  capsule: { corners: [-10, 6, 10, -6], radius: 8 },
};

/** The forms to choose from: a box is none of those above. */
export const formNames = ['box', 'triangle', 'quadrilateral', 'hexagon', 'circle', 'capsule'];

/** The forms without a radius. */
export const polygons = Object.keys(forms).filter((form) => forms[form].radius === 0);

/** Every corner that a form can have, counted from 0; its numbers are called x1 and y1 and so on. */
const all = [0, 1, 2, 3, 4, 5, 6, 7];

/** The numbers of the corners that a form has. @param {Form} form */
const numbersOf = ({ choice }) => all.slice(0, forms[choice].corners.length / 2);

/** Whether a form is round. @param {Form} form */
const isRound = ({ choice }) => forms[choice].radius > 0;

/**
 * The corners of a shape.
 * @param {Numbers} value @param {Form} form
 * @returns {Point[]}
 */
const cornersIn = (value, form) => numbersOf(form).map((i) => ({ x: value[`x${i + 1}`], y: value[`y${i + 1}`] }));

/**
 * The middle of some corners.
 * @param {Point[]} corners
 * @returns {Point}
 */
export const middleOf = (corners) => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});

/**
 * The shape as the library takes it.
 * @param {Numbers} value @param {Form} form
 * @returns {{ points: Point[], radius: number }}
 */
export const convexOf = (value, form) => ({ points: cornersIn(value, form), radius: isRound(form) ? value.radius : 0 });

/** The shape with its first corners at some places. @param {Numbers} value @param {Point[]} corners @returns {Numbers} */
export const withCorners = (value, corners) =>
  Object.assign({ ...value }, ...corners.map(({ x, y }, i) => ({ [`x${i + 1}`]: x, [`y${i + 1}`]: y })));

/**
 * A shape as a form begins, around a place. The corners that it does not have are there.
 * @param {string} form @param {Point} at
 * @returns {Numbers}
 */
export function begun(form, at) {
  const { corners, radius } = forms[form];
  const placed = (/** @type {number} */ i) => ({
    x: tidy(at.x + (corners[2 * i] ?? 0)),
    y: tidy(at.y + (corners[2 * i + 1] ?? 0)),
  });
  return withCorners({ radius }, all.map(placed));
}

/** The number of a corner in the name of its handle. @param {string} part */
const numberIn = (part) => Number(part.at(-2));

/**
 * A shape, whose form a switch says.
 * @param {Point} at where it is at first @param {string} beside the switch @param {Box} [usual] where it can be dragged
 * @returns {import('./field.js').Field}
 */
export function shape(at, beside, usual = usualWorld) {
  const components = ['radius', ...all.flatMap((i) => [`x${i + 1}`, `y${i + 1}`])];
  const place = (/** @type {Numbers} */ value, /** @type {string} */ part, /** @type {Form} */ form) => {
    const corners = cornersIn(value, form);
    if (part === 'radius') return { x: corners[0].x, y: corners[0].y + value.radius };
    return part ? corners[numberIn(part)] : middleOf(corners);
  };
  return {
    kind: 'shape',
    // Enough corners for each form, and a radius for those that have one.
    default: { ...begun('octagon', at), radius: forms.circle.radius },
    components,
    beside,
    grips: [
      whole,
      ...all.map((i) => ({ part: `corner[${i}]`, axis: /** @type {const} */ ('both') })),
      { part: 'radius', axis: 'y' },
    ],
    has(name, form) {
      if (name === '') return true;
      if (name === 'radius') return isRound(form);
      const { length } = numbersOf(form);
      // A circle is held by its middle.
      return name.startsWith('corner') ? length > 1 && numberIn(name) < length : Number(name.at(-1)) <= length;
    },
    place,
    move(value, part, to, form, within = usual) {
      const unit = unitOf(within);
      const corners = cornersIn(value, form);
      if (part === 'radius') return { value: { ...value, radius: tidy(Math.max(0, to.y - corners[0].y), unit) }, part };
      const [from, near] = [place(value, part, form), nearestIn(to, within)];
      const isHeld = (/** @type {number} */ i) => !part || i === numberIn(part);
      const by = { x: near.x - from.x, y: near.y - from.y };
      const moved = corners.map(({ x, y }, i) =>
        isHeld(i) ? { x: tidy(x + by.x, unit), y: tidy(y + by.y, unit) } : { x, y },
      );
      return { value: withCorners(value, moved), part };
    },
    outward(value, part, form) {
      if (part === 'radius') return { x: 0, y: 1 };
      const [corner, middle] = [place(value, part, form), place(value, '', form)];
      const length = Math.hypot(corner.x - middle.x, corner.y - middle.y) || 1;
      return { x: (corner.x - middle.x) / length, y: (corner.y - middle.y) / length };
    },
    covers: (graze, value, { x, y }, form) => {
      const still = { x: 0, y: 0 };
      return graze.convexVsConvex({ x, y }, still, convexOf(value, form), still) !== null;
    },
    check: (value) =>
      outOfLimits(value, {
        radius: any.size,
        ...Object.fromEntries(components.slice(1).map((name) => [name, any.place])),
      }),
  };
}
