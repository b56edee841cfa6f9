/** Calls of a world as data: they are recorded with their answers, and played back. */

import { checkKnown, checkObject, checkWhole, listOf } from '../checks/checks.js';
import { layout, unknown, wrongType } from '../checks/errors.js';
import { World } from './world.js';

/** @import { Recording } from '../types.js' */
/** A function as it is asked, with what it has told. @typedef {((...given: any[]) => any) & { told?: any[][] }} Noting */

/** Of the form in which calls are written. */
const VERSION = 1;

/** What the library reads of an object that it is given. */
const READ = (
  'x y radius width height minX minY maxX maxY points at a b center half direction angle mover motion id layers kind corner ' +
  'restitution steepest snap step mask without when choose maxHits maxListed startInside oneWay motions into'
).split(' ');

/** What a recording leaves out: more of this would tell nothing new. */
const LEFT_OUT = ['constructor', 'dispose', 'entries', 'toJSON', 'toBytes'];

/** What JSON cannot write is `{ $: kind, of }`, and is read by its kind. @type {Record<string, (of: any) => any>} */
const KINDS = {
  undefined: () => undefined,
  number: Number,
  array: (of) => Float64Array.from(of, read),
  error: (of) => new Error(of),
  function: playedBack,
};

/**
 * A world like this one, on which every call is recorded: its name, its arguments, and its answer. `recording()` gives the last
 * calls as plain data, for `JSON.stringify` and `replay`, and in Rust for `examples/replay.rs`. What functions such as
 * `when` answer is recorded, too. Change the world only through the one that is returned.
 *
 *     const { world, recording } = recordWorld(createWorld(walls));
 *     world.travel(player, motion, 'slide');
 *     const text = JSON.stringify(recording());
 *
 * @param {World} world
 * @param {{ calls?: number | undefined }} [options] calls: how many of the last calls are kept at least, 1,000 by default; twice as
 *   many at most
 * @returns {{ world: World, recording: () => Recording }}
 */
export function recordWorld(world, options = {}) {
  if (!(world instanceof World)) throw wrongType('recordWorld: world', 'a world', world);
  checkObject('recordWorld', 'options', options, 'an object');
  checkKnown('recordWorld', 'options', options, ['calls']);
  const { calls: least = 1000 } = options;
  checkWhole('recordWorld', 'options.calls', least, 1, 2 ** 32);
  /** @returns {Recording} */
  const begun = () => ({ version: VERSION, start: world.toJSON(), calls: [] });
  let [before, now] = [begun(), begun()];
  let isUnderWay = false;

  /** @param {Recording['calls'][number]} call */
  const keep = (call) => {
    now.calls.push(call);
    if (now.calls.length === least) [before, now] = [now, begun()];
  };

  /** @param {string} name @param {any[]} args */
  function call(name, args) {
    const given = args.map(readable);
    const kept = given.map(written);
    isUnderWay = true;
    try {
      const answer = /** @type {any} */ (world)[name](...given);
      keep([name, kept, writtenAnswer(name, answer, given)]);
      return answer;
    } catch (error) {
      if (/** @type {any} */ (error)?.code !== 'disposed') keep([name, kept, writtenError(error)]);
      throw error;
    } finally {
      isUnderWay = false;
    }
  }

  const recorded = new Proxy(world, {
    get(_, name) {
      const value = Reflect.get(world, name, world);
      if (typeof value !== 'function') return value;
      // What a function asks during a call is no call of its own: it changes nothing.
      return (/** @type {any[]} */ ...args) =>
        isRecorded(name) && !isUnderWay ? call(name, args) : value.apply(world, args);
    },
  });
  const recording = () => ({ ...before, calls: [...before.calls, ...now.calls] });
  return { world: recorded, recording };
}

/**
 * Plays a recording in a world of its own, up to the first answer that differs from the recorded one. Returns that world, and the
 * number of that call with its answer; null if all answers are the same to the last bit.
 *
 * @param {Recording} recording as `recordWorld` gave it, or read by `JSON.parse`
 * @returns {{ world: World, difference: { call: number, answer: any } | null }}
 */
export function replay(recording) {
  checkObject('replay', 'recording', recording, 'an object');
  checkKnown('replay', 'recording', recording, ['version', 'start', 'calls']);
  checkWhole('replay', 'recording.version', recording.version, 1, VERSION);
  const calls = listOf('replay', 'recording.calls', recording.calls).map(readCall);
  const world = World.fromJSON(recording.start);
  for (const [call, { name, args, expected }] of calls.entries()) {
    let answer;
    try {
      answer = writtenAnswer(name, /** @type {any} */ (world)[name](...args), args);
    } catch (error) {
      answer = writtenError(error);
    }
    if (JSON.stringify(answer) !== expected) return { world, difference: { call, answer } };
  }
  return { world, difference: null };
}

/** @param {unknown} name @returns {name is string} */
const isRecorded = (name) =>
  typeof name === 'string' &&
  !LEFT_OUT.includes(name) &&
  typeof Object.getOwnPropertyDescriptor(World.prototype, name)?.value === 'function';

/**
 * What a function or a list that can be read only once is recorded by; of options, each of them.
 *
 * @param {any} value
 * @returns {any}
 */
function readable(value) {
  if (typeof value === 'function') return noting(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || ArrayBuffer.isView(value)) return value;
  if (Symbol.iterator in value) return [...value];
  const own = ['when', 'choose', 'without', 'oneWay', 'motions'].flatMap((key) => {
    const part = value[key];
    const once = typeof part === 'function' || typeof part === 'object' ? readable(part) : part;
    return once === part ? [] : [[key, { value: once, enumerable: true }]];
  });
  // All else is read from what was given.
  return own.length === 0 ? value : Object.create(value, Object.fromEntries(own));
}

/** A function that notes what it is asked about, a box by its id, and what it answers. @param {Function} asked @returns {Noting} */
function noting(asked) {
  /** @type {any[][]} */
  const told = [];
  const note = (/** @type {any[]} */ given, /** @type {any} */ answer) => told.push([...idsOf(given), answer]);
  const noting = (/** @type {any[]} */ ...given) => {
    try {
      const answer = asked(...given);
      note(given, written(answer));
      return answer;
    } catch (error) {
      note(given, writtenError(error));
      throw error;
    }
  };
  return Object.assign(noting, { told });
}

/** What a function is asked about: a box, and the number of a mover if there are several. @param {any[]} given @returns {number[]} */
const idsOf = (given) => given.map((each) => each?.id ?? each).filter((id) => id !== undefined);

/** A function that tells again what another one told about the same box, in the same order. @param {any[][]} told */
function playedBack(told) {
  const left = [...told];
  return (/** @type {any[]} */ ...given) => {
    const ids = idsOf(given);
    const place = left.findIndex((entry) => ids.every((id, i) => id === entry[i]));
    if (place < 0) throw new Error(`the recording does not tell the answer about ${ids}`);
    const answer = read(left.splice(place, 1)[0].at(-1));
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

/** @param {any} value an argument, or a part of one @returns {any} */
const written = (value) => writtenWith(value, READ);

/** An answer, with what the call has put into arrays. @param {string} name @param {any} answer @param {any[]} args */
const writtenAnswer = (name, answer, args) =>
  writtenWith(
    name.endsWith('Batch') ? [answer, ...args.map((arg) => arg?.into ?? arg).filter(ArrayBuffer.isView)] : answer,
  );

const writtenError = (/** @type {any} */ error) => ({ $: 'error', of: String(error?.message ?? error) });

/**
 * A value as plain data.
 *
 * @param {any} value
 * @param {string[]} [keys] of objects, all by default
 * @returns {any}
 */
function writtenWith(value, keys) {
  const kind = typeof value;
  if (kind === 'function') return { $: kind, of: value.told ?? [] };
  if (kind === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
    return { $: kind, of: value === 0 ? '-0' : String(value) };
  if (kind === 'undefined' || kind === 'bigint' || kind === 'symbol') return { $: 'undefined' };
  if (kind !== 'object' || value === null) return value;
  if (Symbol.iterator in value) {
    const list = Array.from(value, (each) => writtenWith(each, keys));
    return ArrayBuffer.isView(value) ? { $: 'array', of: list } : list;
  }
  const known = (keys ?? Object.keys(value)).filter((key) => key in value);
  return Object.fromEntries(known.map((key) => [key, writtenWith(value[key], keys)]));
}

/** What was written. @param {any} value @returns {any} */
function read(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(read);
  if ('$' in value) return KINDS[value.$](value.of);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, read(part)]));
}

/** @param {any} entry @param {number} i */
function readCall(entry, i) {
  const path = `recording.calls[${i}]`;
  if (!Array.isArray(entry)) throw wrongType(`replay: ${path}`, 'an array of a name, arguments and an answer', entry);
  const [name, args, answer] = entry;
  if (!isRecorded(name)) throw unknown(`replay: ${path}[0]`, 'the name of a method of a world', name);
  try {
    return { name, args: listOf('replay', `${path}[1]`, args).map(read), expected: JSON.stringify(answer) };
  } catch {
    throw layout(`replay: ${path} must have its arguments and its answer as they were recorded`);
  }
}
