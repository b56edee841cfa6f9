// A field: a thing that a reader can change, with its default, its limits and its handles.
//
// A field knows no screen: it says where its handles are in the world, and what its value becomes when one of them
// moves. Dragging, keys, number inputs, links and reset all follow from this.

/** @typedef {import('../types.js').Point} Point */
/** @typedef {import('../types.js').Box} Box */
/**
 * A handle of a field, named for the part of the thing it holds; the empty name is the whole. A handle that stands for
 * one number `tells` that number aloud instead of its place. One that `isStepped` goes by keys as its field's `nudge` says.
 * @typedef {{ part: string, axis: 'both' | 'x' | 'y', tells?: string, isStepped?: boolean }} Grip
 */

/**
 * @typedef {object} Field
 * @property {string} kind
 * @property {any} default
 * @property {string[]} components the numbers of a value, in writing order
 * @property {Field} [item] what each thing is, for a list
 * @property {number} [least] how few things a list must have
 * @property {number} [most] how many it can have
 * @property {Grip[]} grips
 * @property {import('../pen.js').Role} [role] whose color its handles have, if not that of its kind
 * @property {string | ((state: import('../types.js').State) => string)} [of] another field, or which one it is now; the places of
 *   this one are counted from its handle
 * @property {string} [carries] another field, whose place goes along when a reader moves the whole of this one
 * @property {readonly string[]} [options] the words that a value can be, for a field without numbers
 * @property {string} [beside] another field, whose value is the origin that the functions below are given
 * @property {(state: import('../types.js').State) => Point | null} [seenBy] how much further its handle is than its numbers say, as
 *   the state is looked at; null if it has no handle then
 * @property {(state: import('../types.js').State) => boolean} [isAbsent] whether there is no such thing now: then it has no handle and no numbers
 * @property {(name: string, beside: any, value: any) => boolean} [has] whether it has a handle or a number of a name now; it has all of them by default
 * @property {boolean} [isQuiet] whether it has no handle but that of the whole while another thing is in hand
 * @property {Text} [text] how a value is written, if not as its numbers
 * @property {(value: any, name: string) => number | undefined} [numberOf] the number of a name, if a value does not have it there
 * @property {(value: any, name: string, number: number) => any} [withNumber] the value with another number of a name
 * @property {(value: any) => Box} [bounds] what a value covers, if its numbers do not say so themselves
 * @property {{ min: number, max: number, step: number }} [slider] of a number that has one among the tools
 * @property {(value: any, part: string, origin: any) => Point} place where a handle is
 * @property {(value: any, part: string, at: Point, origin: any, within?: Box) => { value: any, part: string }} move the value
 *   once a handle is at a place, and the part that is then held; it stays in the window that is given, or in its usual one
 * @property {(value: any) => Problem | null} check what is wrong with a value
 * @property {(graze: import('../types.js').Library, value: any, at: Point, beside: any) => boolean} [covers] whether a value with an area covers
 *   a place: then it can be dragged by its body
 * @property {boolean} [isLocked] whether it has no handle, number or switch on show: in a challenge it stays as it is
 * @property {(value: any, part: string, motion: Point) => any} [nudge] the value after an arrow key on a handle that tells
 *   a number or is stepped, unless that simply moves the handle
 * @property {number} [unit] of a point, how far apart the places are where it can be
 * @property {readonly string[]} [forms] that a switch can give a value
 * @property {(value: any) => string | undefined} [formOf] which of them it has
 * @property {(value: any, form: string) => any} [inForm] the value in another form
 * @property {(value: any) => { x: string, y: string }} [tell] what is told aloud of a handle instead of its place
 * @property {(value: any, part: string, beside: any) => Point} [outward] the direction, of length one, in which the handle of a part
 *   keeps its distance from the whole; every field with parts has it
 */

/**
 * How values are written in links, and read from there: null if a text has another form. A problem tells that form. What a script
 * gives becomes a value, or is refused.
 * @typedef {{ form: string, write: (value: any) => string, read: (text: string) => any, from: (given: any, place: string) => any }} Text
 */
/** @typedef {{ component: string, key: string, values?: Record<string, any> }} Problem the number at fault, in a list as `[3].minX`, and a sentence */
/** @typedef {Record<string, [number, number]>} Limits the least and the greatest value of each number */

/** The part of the plane that a scene shows, and where its things can be dragged, unless it says otherwise. @type {Box} */
export const usualWorld = { minX: 0, minY: 0, maxX: 160, maxY: 100 };

/** The grip of a thing as a whole. @type {Grip} */
export const whole = { part: '', axis: 'both' };

/**
 * The number nearest to x in a range.
 * @param {number} x @param {number} low @param {number} high
 */
export const clamp = (x, low, high) => Math.min(Math.max(x, low), high);

/**
 * A number without the stray last digits of a sum or difference.
 * @param {number} x @param {number} [unit] a power of ten
 */
export function tidy(x, unit = 1) {
  const count = Math.round((x / unit) * 1e9);
  // A number so far out has no such digits.
  if (!Number.isSafeInteger(count)) return x;
  return unit === 1 ? count / 1e9 : Number(`${count}e${Math.round(Math.log10(unit)) - 9}`);
}

/**
 * The unit of numbers in a window: a power of ten, about a hundredth of its width.
 * @param {Box} box
 */
export const unitOf = ({ minX, maxX }) => Number(`1e${Math.floor(Math.log10(maxX - minX)) - 2}`);

/**
 * The limits of a point that stays inside a box.
 * @param {Box} box
 * @returns {{ x: [number, number], y: [number, number] }}
 */
export const limitsOf = ({ minX, minY, maxX, maxY }) => ({ x: [minX, maxX], y: [minY, maxY] });

/**
 * The point of a box nearest to a place, with tidy digits.
 * @param {Point} at @param {Box} box
 * @returns {Point}
 */
export const nearestIn = (at, box) => ({
  x: tidy(clamp(at.x, box.minX, box.maxX), unitOf(box)),
  y: tidy(clamp(at.y, box.minY, box.maxY), unitOf(box)),
});

/**
 * The problem of the first number that is not finite or out of its limits.
 * @param {Record<string, number>} value @param {Limits} limits
 * @returns {Problem | null}
 */
export function outOfLimits(value, limits) {
  for (const [component, [low, high]] of Object.entries(limits)) {
    const number = value[component];
    if (Math.abs(number) === Infinity) return { component, key: 'problems.tooLarge' };
    if (!Number.isFinite(number)) return { component, key: 'problems.notANumber' };
    if (number < low && high === Infinity) return { component, key: 'problems.tooSmall', values: { low } };
    if (number < low || number > high) return { component, key: 'problems.outOfLimits', values: { low, high } };
  }
  return null;
}

/** The limits of a place, of a size. @type {Record<'place' | 'size', [number, number]>} */
export const any = { place: [-Infinity, Infinity], size: [0, Infinity] };

/** The functions of a field that has no place in the picture. */
export const withoutHandle = {
  /** @type {Grip[]} */
  grips: [],
  place: () => ({ x: 0, y: 0 }),
  /** @param {any} value @param {string} part */
  move: (value, part) => ({ value, part }),
};
