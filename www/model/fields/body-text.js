// A wall or a mover in a link: its form with its numbers, then its rules.
//
//   box,14,68,46,86
//   circle,30,40,6:motion,84,20
//   points,60,90,120,90,120,60:radius,2:oneWay:name,Slope

/** @import { Box, Point } from './field.js' */
/**
 * @typedef {object} Rules
 * @property {string} [name]
 * @property {true} [oneWay] of a wall, whether it holds only what comes from above
 * @property {number} [layers] of a wall, a bit for each mover that it stops; by default it stops all
 * @property {Point} [motion] of a mover; of a wall, how far it goes to and fro
 */
/** A hull can have a position: there is its first corner, then. @typedef {{ points: Point[], at?: Point, radius?: number }} Hull */
/** @typedef {(Box | Point & { radius: number } | Hull) & Rules} Body */

/** The layers of a wall that stops both movers: a bit for each. */
export const allLayers = 3;

/** How problems and documents tell that: in its simplest form. */
export const textForm = 'box,minX,minY,maxX,maxY';

/** The longest name of a body, and the letters that it may have. */
export const name = /^[\p{L}\p{N}](?:[\p{L}\p{N} ]{0,18}[\p{L}\p{N}])?$/u;

const number = /^-?\d{1,21}(\.\d{1,22})?(e[+-]?\d{1,3})?$/;

/** @param {number} value */
const written = (value) => (Object.is(value, -0) ? '-0' : String(value));

/** @param {number[]} list */
export const numbersText = (list) => list.map(written).join();

/** @param {string} key @param {number[]} list */
const row = (key, list) => `${key},${numbersText(list)}`;

/**
 * The text of a body.
 * @param {any} body
 * @returns {string}
 */
export function writeBody({ x, y, minX, minY, maxX, maxY, points, at, radius, oneWay, layers, motion, name }) {
  const form = points
    ? row(
        'points',
        points.flatMap((/** @type {{ x: number, y: number }} */ { x, y }) => [x, y]),
      )
    : minX === undefined
      ? row('circle', [x, y, radius])
      : row('box', [minX, minY, maxX, maxY]);
  return [
    form,
    at && row('at', [at.x, at.y]),
    points && radius && row('radius', [radius]),
    oneWay && 'oneWay',
    layers !== undefined && row('layers', [layers]),
    motion && row('motion', [motion.x, motion.y]),
    name && `name,${encodeURIComponent(name.replaceAll(' ', '_'))}`,
  ]
    .filter(Boolean)
    .join(':');
}

/**
 * The body of a text, or null if it has another form.
 * @param {string} text
 * @returns {Body | null}
 */
export function readBody(text) {
  const [form, ...rules] = text.split(':').map((part) => part.split(','));
  const shape = readShape(form);
  if (!shape) return null;
  /** @type {any} */
  const body = shape;
  for (const [key, ...given] of rules) {
    if (key in body && key !== 'radius') return null;
    const numbers = numbersIn(given);
    if (key === 'oneWay' && given.length === 0) body.oneWay = true;
    else if (key === 'layers' && isLayers(numbers?.[0]) && numbers?.length === 1) body.layers = numbers[0];
    else if (key === 'name' && given.length === 1) body.name = nameIn(given[0]);
    else if (key === 'radius' && body.points && numbers?.length === 1) body.radius = numbers[0];
    else if ((key === 'motion' || (key === 'at' && body.points)) && numbers?.length === 2)
      body[key] = { x: numbers[0], y: numbers[1] };
    else return null;
  }
  return body.name === '' ? null : body;
}

/** @param {unknown} given */
const isLayers = (given) => given === 0 || given === 1 || given === 2;

/** @param {string[]} parts a box or a circle can stand without its word */
function readShape(parts) {
  const [form, ...given] = number.test(parts[0]) ? [parts.length === 3 ? 'circle' : 'box', ...parts] : parts;
  const numbers = numbersIn(given);
  if (!numbers) return null;
  const [a, b, c, d] = numbers;
  if (form === 'box' && numbers.length === 4) return { minX: a, minY: b, maxX: c, maxY: d };
  if (form === 'circle' && numbers.length === 3) return { x: a, y: b, radius: c };
  const isHull = form === 'points' && numbers.length % 2 === 0 && numbers.length >= 4 && numbers.length <= 16;
  return isHull ? { points: numbers.flatMap((x, i) => (i % 2 ? [] : { x, y: numbers[i + 1] })) } : null;
}

/** The numbers of some texts, if all are some. @param {string[]} texts */
export const numbersIn = (texts) => (texts.every((text) => number.test(text)) ? texts.map(Number) : null);

/** @param {string} text @returns {string} nothing if it is no name */
function nameIn(text) {
  try {
    const read = decodeURIComponent(text).replaceAll('_', ' ');
    return name.test(read) ? read : '';
  } catch {
    return '';
  }
}

/** What a script is told if something is no body. */
const expected =
  'must be a box {minX, minY, maxX, maxY} or {x, y, width, height}, a circle {x, y, radius}, or {points, radius}, with name, oneWay, layers and motion';

/** What a body can have. */
const known = [
  'minX',
  'minY',
  'maxX',
  'maxY',
  'x',
  'y',
  'width',
  'height',
  'radius',
  'points',
  'at',
  'name',
  'oneWay',
  'layers',
  'motion',
];

/**
 * The body that a script gives. Whether its numbers are good is checked later.
 * @param {any} given @param {string} place its name
 * @returns {Body}
 */
export function bodyFrom(given, place) {
  const isObject = typeof given === 'object' && given !== null;
  const isKnown = isObject && Object.keys(given).every((key) => known.includes(key));
  if (!isKnown) throw new RangeError(`state: ${place} ${expected}`);
  const { name: named, oneWay, layers, motion } = given;
  const { x, y, width, height, points, at, radius, minX, minY, maxX, maxY } = given;
  const isName = named === undefined || (typeof named === 'string' && name.test(named));
  const rules = {
    ...(named && { name: named }),
    ...(oneWay && { oneWay: true }),
    ...(isLayers(layers) && { layers }),
    ...(motion && { motion: pointOf(motion) }),
  };
  const isHull =
    Array.isArray(points) && (points.length > 1 || (points.length === 1 && radius > 0)) && points.length <= 8;
  if (layers !== undefined && layers !== allLayers && !isLayers(layers))
    throw new RangeError(`state: ${place}.layers must be 0, 1, 2 or 3`);
  if (!isName) throw new RangeError(`state: ${place}.name must have 1 to 20 letters, digits and spaces`);
  if (isHull && points.length === 1) return { ...pointOf(at ?? points[0]), radius, ...rules };
  if (isHull)
    return { points: points.map(pointOf), ...(at && { at: pointOf(at) }), ...(radius && { radius }), ...rules };
  if (minX !== undefined && minY !== undefined) return { minX, minY, maxX, maxY, ...rules };
  if (width !== undefined) return { minX: x, minY: y, maxX: x + width, maxY: y + height, ...rules };
  if (x === undefined || radius === undefined) throw new RangeError(`state: ${place} ${expected}`);
  return { x, y, radius, ...rules };
}

/** @param {any} at */
const pointOf = (at) => ({ x: at?.x, y: at?.y });
