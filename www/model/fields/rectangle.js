// A rectangle that can be turned: a field with a handle for the whole, one for each half, and a knob on a ring. In another field
// a switch makes a polygon of it.

import { shape } from './body.js';
import { begun, cornersOf, formOf, inForm, middleOf, polygons } from './body-shape.js';
import { bodyFrom, numbersIn, numbersText, readBody, writeBody } from './body-text.js';
import { any, clamp, nearestIn, outOfLimits, tidy, unitOf, usualWorld, whole } from './field.js';

/** @import { Box, Point } from './field.js' */
/** @typedef {Point & { halfX: number, halfY: number, angle: number }} Rectangle its center, half its size along its own axes, and its angle in degrees */

/** How far beyond the corners the knob is. */
const reach = 12;
/** The units for dragging halves and degrees: as coarse as a hand, so that it can hit 45°. */
const units = { half: 0.1, angle: 1 };

/**
 * The direction of the x axis of a turned rectangle.
 * @param {number} angle in degrees
 */
const axisOf = (angle) => ({ x: Math.cos((angle * Math.PI) / 180), y: Math.sin((angle * Math.PI) / 180) });

/** The direction of each handle but the whole, in degrees from the rectangle's own x axis. */
const turned = /** @type {Record<string, number>} */ ({ halfX: 0, halfY: 90, angle: -90 });

/**
 * An angle brought into the range −180 to 180.
 * @param {number} angle
 */
const wrapped = (angle) => (Math.abs(angle) <= 180 ? angle : angle - 360 * Math.round(angle / 360));

/**
 * The wanted number in whole units, or the present number if that is the wanted one.
 * @param {number} now @param {number} wanted @param {number} unit @param {number} [scale] of the window, a power of ten
 */
const rounded = (now, wanted, unit, scale = 1) =>
  tidy(wanted - now, scale) === 0 ? now : tidy(Math.round(wanted / scale / unit) * unit * scale, scale) || 0;

/**
 * The corners, from the top left one on and clockwise, with tidy digits: where they are once each can be dragged.
 * @param {Rectangle} rectangle
 * @returns {Point[]}
 */
function freedCorners({ x, y, halfX, halfY, angle }) {
  const along = axisOf(angle);
  const unit = unitOf({ minX: 0, minY: 0, maxX: 4 * Math.max(halfX, halfY) || 1, maxY: 0 });
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across, down]) => {
    const [right, below] = [across * halfX, down * halfY];
    return {
      x: tidy(x + right * along.x - below * along.y, unit),
      y: tidy(y + right * along.y + below * along.x, unit),
    };
  });
}

/**
 * A rectangle.
 * @param {Rectangle} start @param {number} largest half that it can be dragged to in its usual window
 * @param {Box} [usual] where its center can be dragged
 * @returns {import('./field.js').Field}
 */
export function rectangle(start, largest, usual = usualWorld) {
  const outward = (/** @type {Rectangle} */ { angle }, /** @type {string} */ part) => axisOf(angle + turned[part]);
  return {
    kind: 'rectangle',
    default: start,
    components: ['x', 'y', 'halfX', 'halfY', 'angle'],
    grips: [whole, ...Object.keys(turned).map((part) => ({ part, axis: /** @type {const} */ ('both'), tells: part }))],
    place(value, part) {
      const { x, y } = value;
      if (!part) return { x, y };
      const out = outward(value, part);
      const distance = part === 'angle' ? ringOf(value) : value[part];
      return { x: x + distance * out.x, y: y + distance * out.y };
    },
    move(value, part, at, _origin, within = usual) {
      const arm = { x: at.x - value.x, y: at.y - value.y };
      if (!part) return { value: { ...value, ...nearestIn(at, within) }, part };
      if (part === 'angle') {
        const angle = (Math.atan2(arm.y, arm.x) * 180) / Math.PI - turned.angle;
        const near = value.angle + wrapped(wrapped(angle) - value.angle);
        return { value: { ...value, angle: wrapped(rounded(value.angle, near, units.angle)) }, part };
      }
      const out = outward(value, part);
      const most = within === usual ? largest : within.maxX - within.minX;
      const half = clamp(arm.x * out.x + arm.y * out.y, 0, most);
      return { value: { ...value, [part]: rounded(value[part], half, units.half, unitOf(within)) }, part };
    },
    nudge(value, part, motion) {
      // An arrow key away from the middle enlarges the rectangle; right and down turn it clockwise.
      const out = part === 'angle' ? { x: 1, y: 1 } : outward(value, part);
      const along = tidy(motion.x * out.x + motion.y * out.y);
      const moved = tidy(value[part] + Math.sign(along) * Math.hypot(motion.x, motion.y)) || 0;
      return { ...value, [part]: part === 'angle' ? wrapped(moved) : Math.max(moved, 0) };
    },
    outward,
    covers: (graze, value, at) => graze.pointVsConvex(at, inRadians(value)) !== 'outside',
    check: (value) =>
      outOfLimits(value, { x: any.place, y: any.place, halfX: any.size, halfY: any.size, angle: any.place }),
  };
}

/**
 * The radius of the knob's ring.
 * @param {{ halfX: number, halfY: number }} value
 */
export const ringOf = ({ halfX, halfY }) => Math.hypot(halfX, halfY) + reach;

/**
 * The rectangle as the library takes it, with its angle in radians.
 * @param {Rectangle} rectangle
 * @returns {{ center: Point, half: Point, angle: number }}
 */
export const inRadians = ({ x, y, halfX, halfY, angle }) => ({
  center: { x, y },
  half: { x: halfX, y: halfY },
  angle: (angle * Math.PI) / 180,
});

/** @param {any} value a rectangle or a polygon */
export const isPolygon = (value) => value.points !== undefined;

/** The corners of a body alone, if it has some. @param {any} body */
const polygonOf = (body) => (body?.points ? { points: cornersOf(body) } : null);

/**
 * A rectangle that a switch makes a polygon of, with a handle at each corner; four corners begin as those of the rectangle.
 * @param {Rectangle} start @param {number} largest half that it can be dragged to in its usual window
 * @returns {import('./field.js').Field}
 */
export function rectangleOrPolygon(start, largest) {
  const turnable = rectangle(start, largest);
  const free = shape(begun('octagon', start));
  const fieldOf = (/** @type {any} */ value) => (isPolygon(value) ? free : turnable);
  const names = turnable.components;
  return {
    ...free,
    kind: 'rectangle',
    default: start,
    isQuiet: false,
    components: [...names, ...free.components.filter((name) => /\d/.test(name))],
    grips: [...turnable.grips, ...free.grips.filter(({ part }) => part.startsWith('corner'))],
    has(name, beside, value) {
      if (isPolygon(value)) return free.has?.(name, beside, value) ?? true;
      return name === '' || name in value;
    },
    place: (value, part, origin) => fieldOf(value).place(value, part, origin),
    move: (value, ...by) => fieldOf(value).move(value, ...by),
    nudge: turnable.nudge,
    outward: (value, part, beside) => fieldOf(value).outward?.(value, part, beside) ?? { x: 0, y: 0 },
    bounds: (value) => fieldOf(value).bounds?.(value) ?? value,
    covers: (graze, value, at, beside) => fieldOf(value).covers?.(graze, value, at, beside) ?? false,
    check: (value) => fieldOf(value).check(value),
    text: {
      form: names.join(),
      write: (value) => (isPolygon(value) ? writeBody(value) : numbersText(names.map((name) => value[name]))),
      read(text) {
        const numbers = numbersIn(text.split(','));
        if (numbers?.length === names.length) return Object.fromEntries(names.map((name, i) => [name, numbers[i]]));
        return polygonOf(readBody(text));
      },
      from(given, place) {
        if (given?.points) return polygonOf(bodyFrom(given, place));
        const isKnown = given && Object.keys(given).every((name) => names.includes(name));
        if (!isKnown) throw new RangeError(`state: ${place} must have ${names.join(', ')}, or points`);
        return { ...start, ...given };
      },
    },
    forms: ['rectangle', ...polygons],
    formOf: (value) => (isPolygon(value) ? formOf(value) : 'rectangle'),
    inForm(value, form) {
      if (form === this.formOf?.(value)) return value;
      if (form === 'rectangle') return { ...start, ...nearestIn(middleOf(value), usualWorld) };
      if (isPolygon(value)) return inForm(value, form);
      return form === 'quadrilateral' ? { points: freedCorners(value) } : begun(form, value);
    },
  };
}
