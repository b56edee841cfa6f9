// The kinds of thing a reader can change, each with its default, its limits and its handles.
//
// A field knows no screen: it says where its handles are in the world and what a value becomes when one of them is
// moved. Handles, keys, number inputs, links and reset all follow from this.

/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Box} Box */
/**
 * A handle of a field; the empty name is the thing itself. One that stands for a single number tells that number aloud
 * instead of its place.
 * @typedef {{ name: string, axis: 'both' | 'x' | 'y', tells?: string }} Part
 */

/**
 * @typedef {object} Field
 * @property {string} kind
 * @property {any} default
 * @property {string[]} components the numbers of a value, in the order they are written
 * @property {Part[]} parts
 * @property {string} [of] another field, from whose own handle the places of this one are counted
 * @property {readonly string[]} [options] the words that a value can be, for a field that is no number
 * @property {(value: any, part: string, origin: Point) => Point} place where a handle is
 * @property {(value: any, part: string, at: Point, origin: Point) => { value: any, part: string }} move the value once a
 *   handle is at a place, and the handle that is then in hand
 * @property {(value: any) => Problem | null} check what is wrong with a value
 * @property {(value: any, part: string, motion: Point) => any} [nudge] the value after an arrow key on a handle that tells
 *   a number, where that is not the handle moved by as much
 * @property {(value: any, part: string) => Point} [outward] the direction in which a handle of a part keeps its distance
 *   from the whole, where that is neither across nor down
 */

/** @typedef {{ component: string, key: string, values?: Record<string, any> }} Problem */

/**
 * @param {number} x @param {number} low @param {number} high
 * @returns {number} the number nearest to x in the range
 */
export const clamp = (x, low, high) => Math.min(Math.max(x, low), high);

/**
 * @param {number} x
 * @returns {number} the number without the last digits that adding and subtracting leave behind
 */
export const tidy = (x) => Math.round(x * 1e9) / 1e9;

/**
 * @param {Record<string, number>} value @param {Record<string, [number, number]>} limits
 * @returns {Problem | null} the first number that is none, or out of its limits
 */
export function outOfLimits(value, limits) {
  for (const [component, [low, high]] of Object.entries(limits)) {
    const number = value[component];
    if (!Number.isFinite(number)) return { component, key: 'problems.notANumber' };
    if (number < low || number > high) return { component, key: 'problems.outOfLimits', values: { low, high } };
  }
  return null;
}

/**
 * A point with one handle.
 * @param {Point} start @param {Box} within
 * @param {number} [snap] its numbers are whole multiples of this one, if it is not 0
 * @returns {Field}
 */
export function point(start, within, snap = 0) {
  const snapped = (/** @type {number} */ x) => (snap ? Math.round(x / snap) * snap || 0 : tidy(x));
  const limits = /** @type {Record<string, [number, number]>} */ ({
    x: [within.minX, within.maxX],
    y: [within.minY, within.maxY],
  });
  return {
    kind: 'point',
    default: start,
    components: ['x', 'y'],
    parts: [{ name: '', axis: 'both' }],
    place: (value) => value,
    move: (_value, part, at) => ({
      value: { x: snapped(clamp(at.x, within.minX, within.maxX)), y: snapped(clamp(at.y, within.minY, within.maxY)) },
      part,
    }),
    check(value) {
      const problem = outOfLimits(value, limits);
      const component = ['x', 'y'].find((name) => value[name] !== snapped(value[name]));
      return problem || !snap || !component ? problem : { component, key: 'problems.notMultiple', values: { snap } };
    },
  };
}

/** For each side of a box: the number it is, the number it faces, and that side. */
const sides = {
  left: { own: 'minX', other: 'maxX', facing: 'right', axis: 'x' },
  right: { own: 'maxX', other: 'minX', facing: 'left', axis: 'x' },
  top: { own: 'minY', other: 'maxY', facing: 'bottom', axis: 'y' },
  bottom: { own: 'maxY', other: 'minY', facing: 'top', axis: 'y' },
};

/**
 * @param {any} value @param {string} name @param {number} at
 * @returns {{ value: any, part: string }} the box with one side moved; past its opposite the two change names, so that
 *   the hand keeps what it holds
 */
function moveSide(value, name, at) {
  const { own, other, facing } = sides[/** @type {keyof typeof sides} */ (name)];
  const passed = own.startsWith('min') ? at > value[other] : at < value[other];
  return passed
    ? { value: { ...value, [own]: value[other], [other]: at }, part: facing }
    : { value: { ...value, [own]: at }, part: name };
}

/**
 * @param {Box} value @param {Point} at @param {Box} within
 * @returns {Box} the box moved so that its centre is at a place, or as near as the limits let it
 */
function moveBody(value, at, within) {
  const dx = clamp(at.x - (value.minX + value.maxX) / 2, within.minX - value.minX, within.maxX - value.maxX);
  const dy = clamp(at.y - (value.minY + value.maxY) / 2, within.minY - value.minY, within.maxY - value.maxY);
  if (dx === 0 && dy === 0) return value;
  return {
    minX: tidy(value.minX + dx),
    minY: tidy(value.minY + dy),
    maxX: tidy(value.maxX + dx),
    maxY: tidy(value.maxY + dy),
  };
}

/**
 * A box with a handle for the whole and one for each side.
 * @param {Box} start @param {Box} within
 * @returns {Field}
 */
export function box(start, within) {
  const [across, down] = /** @type {[number, number][]} */ ([
    [within.minX, within.maxX],
    [within.minY, within.maxY],
  ]);
  const limits = { minX: across, minY: down, maxX: across, maxY: down };
  return {
    kind: 'box',
    default: start,
    components: ['minX', 'minY', 'maxX', 'maxY'],
    parts: [
      { name: '', axis: 'both' },
      ...Object.entries(sides).map(([name, { axis }]) => /** @type {Part} */ ({ name, axis })),
    ],
    place(value, part) {
      const center = { x: (value.minX + value.maxX) / 2, y: (value.minY + value.maxY) / 2 };
      if (!part) return center;
      const { own, axis } = sides[/** @type {keyof typeof sides} */ (part)];
      return { ...center, [axis]: value[own] };
    },
    move(value, part, at) {
      if (!part) return { value: moveBody(value, at, within), part };
      const isAcross = sides[/** @type {keyof typeof sides} */ (part)].axis === 'x';
      const [low, high] = isAcross ? across : down;
      return moveSide(value, part, tidy(clamp(isAcross ? at.x : at.y, low, high)));
    },
    check(value) {
      const problem = outOfLimits(value, limits);
      if (problem) return problem;
      for (const [component, other] of [
        ['minX', 'maxX'],
        ['minY', 'maxY'],
      ]) {
        if (value[component] > value[other]) {
          return { component, key: 'problems.inverted', values: { min: component, max: other } };
        }
      }
      return null;
    },
  };
}

/**
 * A circle with a handle for the whole and one, at its lowest point, for the radius.
 * @param {Point & { radius: number }} start @param {Box} within where the centre may be @param {number} largest radius
 * @returns {Field}
 */
export function circle(start, within, largest) {
  const limits = /** @type {Record<string, [number, number]>} */ ({
    x: [within.minX, within.maxX],
    y: [within.minY, within.maxY],
    radius: [0, largest],
  });
  return {
    kind: 'circle',
    default: start,
    components: ['x', 'y', 'radius'],
    parts: [
      { name: '', axis: 'both' },
      { name: 'radius', axis: 'y', tells: 'radius' },
    ],
    place: ({ x, y, radius }, part) => (part ? { x, y: y + radius } : { x, y }),
    move: (value, part, at) => ({
      value: part
        ? { ...value, radius: tidy(clamp(at.y - value.y, 0, largest)) }
        : {
            x: tidy(clamp(at.x, within.minX, within.maxX)),
            y: tidy(clamp(at.y, within.minY, within.maxY)),
            radius: value.radius,
          },
      part,
    }),
    check: (value) => outOfLimits(value, limits),
  };
}

/**
 * A displacement with a handle at its tip, counted from the handle of another field: a motion, or a place on a mover
 * that goes with it.
 * @param {Point} start @param {Box} within where the tip can be dragged to @param {string} of the other field
 * @returns {Field}
 */
export function vector(start, within, of) {
  const [width, height] = [within.maxX - within.minX, within.maxY - within.minY];
  const limits = /** @type {Record<string, [number, number]>} */ ({ x: [-width, width], y: [-height, height] });
  return {
    kind: 'vector',
    default: start,
    components: ['x', 'y'],
    parts: [{ name: '', axis: 'both' }],
    of,
    place: (value, _part, origin) => ({ x: origin.x + value.x, y: origin.y + value.y }),
    move(value, part, at, origin) {
      // A tip that its mover has taken out of the limits may stay there, or come back.
      const along = (/** @type {'x' | 'y'} */ axis, /** @type {number} */ low, /** @type {number} */ high) => {
        const tip = origin[axis] + value[axis];
        const reach = clamp(at[axis], Math.min(low, tip), Math.max(high, tip)) - origin[axis];
        return tidy(clamp(reach, ...limits[axis]));
      };
      return { value: { x: along('x', within.minX, within.maxX), y: along('y', within.minY, within.maxY) }, part };
    },
    check: (value) => outOfLimits(value, limits),
  };
}

/**
 * A number that is only typed.
 * @param {number} start @param {number} low @param {number} high
 * @param {number} [snap] it is a whole multiple of this one, if that is not 0
 * @returns {Field}
 */
export function number(start, low, high, snap = 0) {
  return {
    ...withoutHandle,
    kind: 'number',
    default: { value: start },
    components: ['value'],
    check(value) {
      const problem = outOfLimits(value, { value: [low, high] });
      if (problem || !snap || Number.isInteger(value.value / snap)) return problem;
      return { component: 'value', key: 'problems.notMultiple', values: { snap } };
    },
  };
}

/**
 * One of several words: a switch.
 * @param {readonly string[]} options the first is the default
 * @returns {Field}
 */
export function choice(options) {
  return {
    ...withoutHandle,
    kind: 'choice',
    default: { choice: options[0] },
    components: ['choice'],
    options,
    check: (value) => (options.includes(value.choice) ? null : { component: 'choice', key: 'problems.notOffered' }),
  };
}

/** What a field without a place in the picture says of its handles. */
const withoutHandle = {
  /** @type {Part[]} */
  parts: [],
  place: () => ({ x: 0, y: 0 }),
  /** @param {any} value @param {string} part */
  move: (value, part) => ({ value, part }),
};
