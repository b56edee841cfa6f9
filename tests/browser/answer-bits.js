// One hash over the bits of many answers of the library, the same in every engine and in Node.

/** Odd numbers that a random one is seldom near. */
const corners = [0, 1, -1, 0.1, 5e-324, 2.2250738585072014e-308, 1e-160, 1e160, 1.7976931348623157e308];

/** @param {number} seed */
function generator(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  /** A whole number, a fraction, one bit beside another number, or an extreme one. */
  return () => {
    const kind = next() % 8;
    if (kind < 3) return (next() % 17) - 8;
    if (kind < 7) return next() / 2 ** 28 - 8;
    return corners[next() % corners.length] * (next() % 2 === 0 ? 1 : -1);
  };
}

/**
 * @param {typeof import('../../www/library/entries/index.js')} graze the library, loaded
 * @param {number} rounds
 * @returns {string} 16 hexadecimal digits
 */
export function answerBits(graze, rounds) {
  const number = generator(20261120);
  const [value, words] = [new Float64Array(1), new Uint32Array(2)];
  const bits = new Uint32Array(value.buffer);
  const note = (/** @type {number} */ word) => {
    words[0] = Math.imul(words[0] ^ word, 0x01000193);
    words[1] = Math.imul(words[1] + word, 0x85ebca6b) ^ (words[1] >>> 13);
  };
  /** Every number and word of an answer, in order. @param {unknown} answer */
  const keep = (answer) => {
    if (typeof answer === 'number') {
      value[0] = answer;
      note(bits[0]);
      note(bits[1]);
    } else if (typeof answer === 'string') {
      for (const letter of answer) note(letter.charCodeAt(0));
    } else if (typeof answer === 'object' && answer !== null) {
      Object.values(answer).forEach(keep);
    } else {
      note(answer ? 1 : 2);
    }
  };
  const point = () => ({ x: number(), y: number() });
  const segment = () => ({ a: point(), b: point() });
  const box = () => {
    const [p, q] = [point(), point()];
    return { minX: Math.min(p.x, q.x), minY: Math.min(p.y, q.y), maxX: Math.max(p.x, q.x), maxY: Math.max(p.y, q.y) };
  };
  const circle = () => ({ ...point(), radius: Math.abs(number()) });
  for (let round = 0; round < rounds; round++) {
    keep(graze.segmentVsAabbSteps(segment(), box()));
    keep(graze.clipSegment(segment(), box()));
    keep(graze.circleVsAabbSteps(circle(), point(), box()));
    keep(graze.aabbVsAabb(box(), point(), box(), point()));
    keep(graze.segmentVsSegment(segment(), segment()));
    keep(graze.turn(point(), point(), point()));
    if (round % 16 === 0) {
      const world = graze.createWorld([box(), box(), box()]);
      keep(world.travel(circle(), point(), 'slide'));
      keep(world.travel(box(), point(), 'bounce'));
      keep(world.all(segment()));
      world.dispose();
    }
  }
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
