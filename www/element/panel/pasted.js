// What a reader pastes, as a state of the scene: its values, or a call of the function that the scene asks.

import { stateFrom } from '../../model/given.js';
import { readCode, Unreadable } from './read-code.js';

/** @import { Message, Scene, State } from '../../model/types.js' */
/** @typedef {import('./read-code.js').Called} Called */
/** @typedef {{ state: State } | { problem: Message }} Pasted */

/** How a response and its options are fields of a scene. @type {Record<string, (value: any) => [key: string, value: any]>} */
const settings = {
  kind: (choice) => ['response', { choice }],
  corner: (corner) => ['corner', { choice: corner === 'stop' ? 'halt' : 'round' }],
  restitution: (value) => ['restitution', { value }],
  maxHits: (value) => ['turns', { value }],
};

/** @param {any} one @param {any} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** An angle in degrees, in round numbers if they mean the same double. @param {number} radians */
function degreesOf(radians) {
  const degrees = (radians * 180) / Math.PI;
  const round = Number(degrees.toFixed(9));
  return (round * Math.PI) / 180 === radians ? round : degrees;
}

/** @param {any} value @returns {any} what a function of the library would return, where it is given to another */
function answered(value) {
  if (value?.name !== 'quadFromAngle') return value;
  const [center, half, angle] = value.given;
  return { center, half, angle };
}

/**
 * The fields in a call: the scene says where it puts each of its own.
 * @param {Scene} scene @param {State} state from which the scene's own call comes @param {any[]} asked by it @param {any[]} given
 * @returns {Record<string, any>}
 */
function fieldsIn({ fields }, state, asked, given) {
  /** @type {Record<string, any>} */
  const found = {};
  const list = Object.keys(fields).find((key) => fields[key].item) ?? '';
  const own = list ? state[list] : [];
  const match = (/** @type {any} */ ours, /** @type {any} */ theirs) => {
    if (theirs === undefined) return;
    const key = Object.keys(fields).find((each) => state[each] === ours);
    const rectangle = Object.keys(fields).find((each) => fields[each].kind === 'rectangle');
    if (key) found[key] = theirs;
    else if (own.includes(ours)) found[list] = [theirs];
    else if (Array.isArray(ours)) {
      const edges = ours.filter((each) => !own.includes(each));
      found[list] = theirs.filter?.((/** @type {any} */ each) => !edges.some((edge) => isSame(edge, each))) ?? theirs;
    } else if (theirs.corners && fields.quad) {
      const corners = theirs.corners.flatMap((/** @type {any} */ { x, y }, /** @type {number} */ i) => [
        [`x${i}`, x],
        [`y${i}`, y],
      ]);
      Object.assign(found, { quad: Object.fromEntries(corners), form: { choice: 'corners' } });
    } else if (rectangle && 'center' in theirs) {
      const { center, half, angle } = theirs;
      found[rectangle] = { ...center, halfX: half?.x, halfY: half?.y, angle: degreesOf(angle) };
      if (fields.quad) found.form = { choice: 'angle' };
    } else {
      const options = typeof theirs === 'string' ? { kind: theirs } : theirs;
      for (const [name, value] of Object.entries(options)) {
        const [setting, choice] = settings[name]?.(value) ?? [];
        if (setting && fields[setting]) found[setting] = choice;
        else if (typeof ours[name] === 'object') match(ours[name], value);
        else if (ours[name] !== undefined && ours[name] !== value)
          throw new RangeError(`${name} must be ${ours[name]}, was ${value}`);
      }
    }
  };
  for (const [i, each] of asked.entries()) match(each, given[i]);
  return found;
}

/**
 * The arguments of a call as the scene has them: a question to a world begins with its walls.
 * @param {Called} call
 * @returns {any[]}
 */
function argumentsOf({ name, of, given }) {
  const [first] = given;
  if (name === 'first') return [of?.given?.[0], first?.mover, first?.motion];
  return name === 'travel' ? [of?.given?.[0], ...given] : given.map(answered);
}

/**
 * The question that a scene asks by a name: of one wall and of several it may ask by different names, and so may its
 * switches, which are then set.
 * @param {Scene} scene @param {State} state @param {any} result @param {string} name
 */
function askedBy({ call, fields }, state, result, name) {
  const list = Object.keys(fields).find((key) => fields[key].item);
  const wall = list ? (state[list][0] ?? { minX: 0, minY: 0, maxX: 1, maxY: 1 }) : null;
  const states = list ? [state, { ...state, [list]: [wall] }, { ...state, [list]: [wall, { ...wall }] }] : [state];
  const options = Object.entries(fields).flatMap(([key, field]) =>
    (field.options ?? []).map((choice) => ({ [key]: { choice } })),
  );
  for (const chosen of [{}, ...options]) {
    for (const each of states.map((one) => ({ ...one, ...chosen }))) {
      const [asks, ...asked] = call?.(each, result) ?? [];
      if (asks === name) return { state: each, asked, chosen };
    }
  }
  return null;
}

/**
 * Values as the scene names them: what the code calls `segment` is `a` and `b` in a scene.
 * @param {Scene} scene @param {Record<string, any>} value
 */
const unfolded = ({ fields }, value) =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const names = part && typeof part === 'object' && !fields[key] ? Object.keys(part) : [];
      return names.length > 0 && names.every((name) => fields[name]) ? Object.entries(part) : [[key, part]];
    }),
  );

/**
 * The state that a text means; what it leaves out stays as it is.
 * @param {Scene} scene @param {State} state @param {any} result @param {string} text
 * @returns {Pasted}
 */
export function pastedInto(scene, state, result, text) {
  try {
    const values = readCode(text);
    const isCall = (/** @type {any} */ value) => Array.isArray(value?.given);
    const call = values.filter(isCall).findLast(({ name }) => askedBy(scene, state, result, name));
    const other = values.filter(isCall).at(-1);
    const [value] = values;
    if (!call && (other || typeof value !== 'object' || !value || Array.isArray(value))) {
      const asks = scene.call?.(state, result)?.[0];
      return {
        problem: { key: `panel.paste.${other && asks ? 'other' : 'nothing'}`, values: { name: other?.name, asks } },
      };
    }
    const own = call && askedBy(scene, state, result, call.name);
    const found = own ? fieldsIn(scene, own.state, own.asked, argumentsOf(call)) : unfolded(scene, value);
    return { state: stateFrom(scene.fields, { ...state, ...own?.chosen, ...found }) };
  } catch (error) {
    if (error instanceof Unreadable)
      return { problem: { key: 'panel.paste.unreadable', values: { near: error.near } } };
    const reason = (error instanceof Error ? error.message : String(error)).replace(/^state: /, '');
    return { problem: { key: 'panel.paste.wrong', values: { reason } } };
  }
}
