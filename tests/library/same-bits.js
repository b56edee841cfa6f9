// The numbers and questions of `tests/it/same_bits.rs`, asked of the module: hashes over the bits of all answers.

import * as graze from '../../www/library/entries/node.js';
import * as raw from '../../www/library/entries/node-raw.js';
import { HIT_OPPOSITE, TRAVEL_T } from '../../www/library/wasm/tables.js';

/** @typedef {(count: number) => number[]} Numbers draws so many at once */

const double = new DataView(new ArrayBuffer(8));

/** The number with these bits. @param {bigint} bits */
function fromBits(bits) {
  double.setBigUint64(0, bits);
  return double.getFloat64(0);
}

/** FNV-1a, 64 bits (Fowler, Noll & Vo 1991), a word at a time. */
export class Fnv {
  #high = 0xcbf29ce4;
  #low = 0x84222325;

  /** @param {number} high @param {number} low */
  #word(high, low) {
    for (const half of [low, high]) {
      for (let shift = 0; shift < 32; shift += 8) {
        const mixed = (this.#low ^ ((half >>> shift) & 255)) >>> 0;
        // Times 2^40 + 0x1b3.
        const product = mixed * 0x1b3;
        this.#high = (Math.imul(this.#high, 0x1b3) + Math.floor(product / 2 ** 32) + (mixed << 8)) >>> 0;
        this.#low = product >>> 0;
      }
    }
  }

  /** @param {number} whole */
  whole(whole) {
    this.#word(Math.floor(whole / 2 ** 32), whole);
  }

  /** @param {Iterable<number>} numbers */
  numbers(numbers) {
    for (const number of numbers) {
      double.setFloat64(0, number);
      this.#word(double.getUint32(0), double.getUint32(4));
    }
  }

  /** A hit, which begins at a place. @param {Float64Array} from @param {number} at */
  hit(from, at) {
    this.numbers([from[at + raw.HIT_T]]);
    for (const place of [raw.HIT_POINT, raw.HIT_POSITION, raw.HIT_NORMAL, HIT_OPPOSITE]) {
      this.numbers(from.subarray(at + place, at + place + 2));
    }
    this.whole(from[at + raw.HIT_FEATURE]);
  }

  /** A push-out in an entry or in the record. @param {Float64Array} from */
  pushOut(from) {
    this.numbers([from[raw.PUSH_OUT_DEPTH]]);
    for (const place of [raw.PUSH_OUT_NORMAL, raw.PUSH_OUT_BY]) this.numbers(from.subarray(place, place + 2));
  }

  /** What a query has answered. @param {number} code */
  span(code) {
    if (code < 0) throw new Error(`refused: ${code}`);
    const record = raw.record();
    this.whole(code & (raw.ENTER_BIT - 1));
    if (code & raw.ENTER_BIT) this.hit(record, raw.ENTER);
    if (code & raw.EXIT_BIT) this.hit(record, raw.EXIT);
    if (code & raw.PUSH_OUT_BIT) this.pushOut(record);
  }

  toString() {
    return [this.#high, this.#low].map((word) => word.toString(16).padStart(8, '0')).join('');
  }
}

/** Random words, the same in every run (Steele, Lea & Flood 2014). @param {bigint} seed */
function wordsFrom(seed) {
  let state = seed;
  const mix = (/** @type {bigint} */ x, /** @type {bigint} */ by) => BigInt.asUintN(64, x * by);
  return () => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let x = mix(state ^ (state >> 30n), 0xbf58476d1ce4e5b9n);
    x = mix(x ^ (x >> 27n), 0x94d049bb133111ebn);
    return x ^ (x >> 31n);
  };
}

/** @param {number} x */
const finite = (x) => (Number.isNaN(x) ? 0 : Math.min(Math.max(x, -Number.MAX_VALUE), Number.MAX_VALUE));

/** In two steps, since 2^−1100 is no double. @type {(x: number, exponent: number) => number} */
function scaled(x, exponent) {
  const half = Math.trunc(exponent / 2);
  return finite(finite(x * 2 ** half) * 2 ** (exponent - half));
}

/** The double after a number, or the one before. @type {(x: number, isUp: boolean) => number} */
function beside(x, isUp) {
  if (x === 0) return isUp ? 5e-324 : -5e-324;
  double.setFloat64(0, x);
  const bits = double.getBigUint64(0);
  return finite(fromBits(x > 0 === isUp ? bits + 1n : bits - 1n));
}

/** One nasty number, as `tests/nasty/mod.rs` draws it. @param {bigint} word @param {number[]} before */
function nasty(word, before) {
  const [kind, i, j, k] = [0n, 8n, 16n, 24n].map((shift) => Number((word >> shift) & 255n));
  const signed = (i << 24) >> 24;
  const of = (/** @type {number} */ at) => (before.length === 0 ? 0 : before[at % before.length]);
  const near = (/** @type {number} */ x) => {
    let number = finite(x);
    for (let ulps = Math.abs((k % 5) - 2); ulps > 0; ulps--) number = beside(number, k % 5 > 2);
    return number;
  };
  const from = kind % 16;
  if (from <= 3) return (signed % 9) + 0;
  if (from === 4) return signed / 8;
  if (from === 5) return signed / 10;
  if (from <= 7) return near(of(i));
  if (from === 8) return near(-of(i));
  if (from <= 10) return near(of(i) + of(j));
  if (from <= 12) return near(of(i) - of(j));
  if (from === 13) return scaled(signed, (j - 128) * 9 + (k % 9));
  if (from === 14) return finite(fromBits(BigInt.asUintN(64, (word << 32n) | (word >> 32n))));
  return fromBits((word >> 12n) | (0x3ffn << 52n));
}

/** @param {() => bigint} next @returns {Numbers} */
function numbersFrom(next) {
  return (count) => {
    const mode = next();
    if (mode % 2n === 0n) return Array.from({ length: count }, () => (Number(next() >> 11n) / 2 ** 53) * 100 - 50);
    const exponent = mode % 16n === 1n ? Number(BigInt.asIntN(16, mode >> 32n)) % 1000 : 0;
    /** @type {number[]} */
    const made = [];
    for (let i = 0; i < count; i++) made.push(nasty(next(), made));
    return made.map((x) => scaled(x, exponent));
  };
}

/** The sides of the box with these corners, none of them −0. @param {number[]} corners @returns {[number, number, number, number]} */
function sides([x, y, otherX, otherY]) {
  return [Math.min(x, otherX) + 0, Math.min(y, otherY) + 0, Math.max(x, otherX) + 0, Math.max(y, otherY) + 0];
}

/** @param {number[]} numbers @returns {[number, number, number]} */
const circle = ([x, y, size]) => [x, y, Math.abs(size) / 4];

/** Of so many points with whole coordinates: small ones, on one line every now and then, or any. @param {() => bigint} next */
function wholes(next, /** @type {number} */ count) {
  const shift = next() % 2n === 0n ? 61n : 11n;
  return Array.from({ length: 2 * count }, () => Number(BigInt.asIntN(64, next()) >> shift));
}

/** Asks one query. @type {(which: number, next: () => bigint, numbers: Numbers, hash: Fnv) => void} */
function ask(which, next, numbers, hash) {
  const call = (/** @type {(...all: any[]) => number} */ query, /** @type {number[]} */ ...given) => query(...given, 0);
  const of = (/** @type {readonly string[]} */ names, /** @type {number} */ code) => names[code];
  const turned = (/** @type {number[]} */ six) =>
    hash.whole(['clockwise', 'straight', 'counterClockwise'].indexOf(of(raw.TURNS, call(raw.turn, ...six))));
  const placed = (/** @type {number} */ code) =>
    hash.whole(['inside', 'boundary', 'outside'].indexOf(of(raw.PLACES, code)));
  const crossed = (/** @type {number[]} */ eight) => {
    const code = call(raw.segmentVsSegment, ...eight);
    hash.whole(code);
    if (raw.RELATIONS[code] !== 'apart') hash.numbers(raw.record().subarray(0, 4));
  };
  if (which <= 4) {
    const n = numbers(8);
    hash.span(call(which === 4 ? raw.clipSegment : raw.segmentVsAabb, ...n.slice(0, 4), ...sides(n.slice(4))));
  } else if (which <= 7) {
    const n = numbers(9);
    hash.span(call(raw.circleVsAabb, ...circle(n), n[3], n[4], ...sides(n.slice(5))));
  } else if (which <= 9) {
    const n = numbers(12);
    const [a, b] = [n, n.slice(6)].map((six) => [...sides(six), six[4], six[5]]);
    hash.span(call(raw.aabbVsAabb, ...a, ...b));
  } else if (which === 10) {
    turned(numbers(6));
    turned(wholes(next, 3));
  } else if (which === 11) {
    const n = numbers(6);
    placed(call(raw.pointVsAabb, n[4], n[5], ...sides(n)));
  } else if (which === 12) {
    crossed(numbers(8));
    crossed(wholes(next, 4));
  } else {
    const n = numbers(12);
    const corners = quad(n);
    hash.numbers(corners);
    placed(call(raw.pointVsQuad, n[10], n[11], ...corners));
    hash.span(call(raw.segmentVsQuad, ...n.slice(6, 10), ...corners));
  }
}

/** The corners of a rotated rectangle, or of the box in its place where it is none. @param {number[]} n */
function quad(n) {
  const [x, y, halfX, halfY, alongX, alongY] = n;
  const inverse = 1 / Math.sqrt(alongX * alongX + alongY * alongY);
  const direction =
    Number.isFinite(inverse) && inverse > 0 ? { x: alongX * inverse, y: alongY * inverse } : { x: 1, y: 0 };
  try {
    const { corners } = graze.rotatedQuad({ x, y }, { x: Math.abs(halfX), y: Math.abs(halfY) }, direction);
    return corners.flatMap((corner) => [corner.x, corner.y]);
  } catch {
    const [left, top, right, bottom] = sides(n);
    return [left, top, right, top, right, bottom, left, bottom];
  }
}

/** A mover among four boxes. @type {(next: () => bigint, numbers: Numbers, hash: Fnv) => void} */
function travel(next, numbers, hash) {
  const n = numbers(21).map((x) => (Math.abs(x) >= 1e-3 && Math.abs(x) < 1e4 ? x : 0));
  const world = new raw.World();
  for (let i = 0; i < 4; i++) world.insert(...sides(n.slice(4 * i)), 1);
  const word = next();
  const [x, y, size, motionX, motionY] = n.slice(16);
  const isCircle = word % 2n === 0n;
  const sweep = isCircle
    ? [1, ...circle(n.slice(16)), motionX, motionY, 0]
    : [3, x, y, Math.abs(size) / 8, Math.abs(x) / 8, motionX, motionY];
  const inside = /** @type {any} */ (world).travel(
    ...sweep,
    Number((word / 2n) % 4n),
    1,
    16,
    1024,
    false,
    undefined,
    0,
  );
  if (inside < 0) throw new Error(`refused: ${inside}`);
  const record = raw.record();
  hash.numbers(record.subarray(0, 5));
  const [first, count] = [record[raw.LIST_POINTER] / 8, record[raw.LIST_COUNT]];
  for (let i = 0; i < count; i++) {
    const entry = new Float64Array(record.buffer, 8 * (first + i * raw.ENTRY), raw.ENTRY);
    hash.whole(entry[raw.ENTRY_ID]);
    if (i >= count - inside) hash.pushOut(entry);
    else {
      hash.numbers([entry[TRAVEL_T]]);
      hash.hit(entry, 0);
    }
  }
  world.free();
}

/**
 * The hashes of all plain queries and of all travels after so many results.
 *
 * @param {number} count
 * @returns {[string, string]}
 */
export function hashesOfQueries(count) {
  const next = wordsFrom(1n);
  const numbers = numbersFrom(next);
  const [queries, travels] = [new Fnv(), new Fnv()];
  for (let index = 1; index <= count; index++) {
    if (index % 16 === 0) travel(next, numbers, travels);
    else ask(index % 16, next, numbers, queries);
  }
  return [`${queries}`, `${travels}`];
}

/** The hash of circles and rays after so many results. @param {number} count */
export function hashOfCircles(count) {
  const numbers = numbersFrom(wordsFrom(2n));
  const hash = new Fnv();
  for (let index = 1; index <= count; index++) {
    const n = numbers(10);
    const [a, b] = [circle(n), circle(n.slice(5))];
    hash.span(raw.circleVsCircle(...a, n[3], n[4], ...b, n[8], n[9], 0));
    hash.span(raw.segmentVsCircle(n[6], n[7], n[8], n[9], ...a, 0));
    const { b: end } = graze.ray({ x: n[0], y: n[1] }, { x: n[2], y: n[3] });
    hash.numbers([end.x, end.y]);
  }
  return `${hash}`;
}
