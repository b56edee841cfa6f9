/**
 * The door: every argument is checked here for type and finiteness before it reaches Rust, which
 * decides on values. A refusal names the function, the argument, what it should be and what it was.
 */

/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Circle} Circle */
/** @typedef {import('./world-types.js').Rectangle} Rectangle */
/** @typedef {import('./orientation-types.js').Quad} Quad */
/** @typedef {'non_finite' | 'inverted_box' | 'negative_radius' | 'negative_restitution' | 'not_convex' | 'not_integer_or_out_of_range' | 'wrong_type' | 'bad_layout'} ErrorCode */

/**
 * @template {Error} E
 * @param {E} error
 * @param {ErrorCode} code
 * @returns {E & { code: ErrorCode }}
 */
function coded(error, code) {
  return Object.assign(error, { code });
}

/**
 * A value as a message shows it: short, and never throwing.
 *
 * @param {unknown} value
 */
function shown(value) {
  switch (typeof value) {
    case 'string':
      return `the string ${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)}`;
    case 'bigint':
      return `the BigInt ${String(value).slice(0, 40)}n`;
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? 'an array' : 'an object';
    case 'function':
    case 'symbol':
      return `a ${typeof value}`;
    default:
      return String(value);
  }
}

/**
 * @param {string} where function and argument, as in `segmentVsAabb: box.minX`
 * @param {string} what
 * @param {unknown} value
 */
export function wrongType(where, what, value) {
  return coded(new TypeError(`${where} must be ${what}, was ${shown(value)}`), 'wrong_type');
}

/**
 * @param {string} caller
 * @param {string} path
 * @param {unknown} value
 * @returns {asserts value is number}
 */
export function checkNumber(caller, path, value) {
  if (typeof value !== 'number') throw wrongType(`${caller}: ${path}`, 'a number', value);
  if (!Number.isFinite(value)) {
    const message = `${caller}: ${path} must be a finite number, was ${value}`;
    throw coded(new RangeError(message), 'non_finite');
  }
}

/**
 * A whole number within ±2⁵³, where every integer is an exact double.
 *
 * @param {string} caller
 * @param {string} path
 * @param {unknown} value
 * @returns {asserts value is number}
 */
export function checkInteger(caller, path, value) {
  checkNumber(caller, path, value);
  if (!Number.isInteger(value) || Math.abs(value) > 2 ** 53) {
    const message = `${caller}: ${path} must be an integer within ±2^53, was ${value}`;
    throw coded(new RangeError(message), 'not_integer_or_out_of_range');
  }
}

/**
 * @param {string} caller
 * @param {string} path
 * @param {unknown} value
 * @param {string} what
 * @returns {asserts value is Record<string, unknown>}
 */
export function checkObject(caller, path, value, what) {
  if (typeof value !== 'object' || value === null) {
    throw wrongType(`${caller}: ${path}`, what, value);
  }
}

/**
 * @param {string} caller
 * @param {string} path
 * @param {Point} point
 * @param {(caller: string, path: string, value: unknown) => void} [check] what a coordinate must be
 */
export function checkPoint(caller, path, point, check = checkNumber) {
  checkObject(caller, path, point, '{x, y}');
  check(caller, `${path}.x`, point.x);
  check(caller, `${path}.y`, point.y);
}

/**
 * @param {string} caller
 * @param {Segment} segment
 * @param {string} [path]
 * @param {(caller: string, path: string, value: unknown) => void} [check] what a coordinate must be
 */
export function checkSegment(caller, segment, path = 'segment', check = checkNumber) {
  checkObject(caller, path, segment, '{a, b}');
  checkPoint(caller, `${path}.a`, segment.a, check);
  checkPoint(caller, `${path}.b`, segment.b, check);
}

/**
 * @param {string} caller
 * @param {Quad} quad
 * @param {(caller: string, path: string, value: unknown) => void} [check] what a coordinate must be
 */
export function checkQuad(caller, quad, check = checkNumber) {
  checkObject(caller, 'quad', quad, '{corners}');
  const { corners } = quad;
  if (!Array.isArray(corners)) throw wrongType(`${caller}: quad.corners`, 'an array of four {x, y}', corners);
  if (corners.length !== 4) {
    const message = `${caller}: quad.corners must be an array of four {x, y}, was one of ${corners.length}`;
    throw coded(new TypeError(message), 'wrong_type');
  }
  for (let i = 0; i < 4; i++) checkPoint(caller, `quad.corners[${i}]`, corners[i], check);
}

/**
 * @param {string} caller
 * @param {string} path
 * @param {Box} box
 */
export function checkBox(caller, path, box) {
  checkObject(caller, path, box, '{minX, minY, maxX, maxY}');
  checkNumber(caller, `${path}.minX`, box.minX);
  checkNumber(caller, `${path}.minY`, box.minY);
  checkNumber(caller, `${path}.maxX`, box.maxX);
  checkNumber(caller, `${path}.maxY`, box.maxY);
}

/**
 * @param {string} caller
 * @param {Circle} circle
 * @param {string} [path]
 */
export function checkCircle(caller, circle, path = 'circle') {
  checkObject(caller, path, circle, '{x, y, radius}');
  checkNumber(caller, `${path}.x`, circle.x);
  checkNumber(caller, `${path}.y`, circle.y);
  checkNumber(caller, `${path}.radius`, circle.radius);
}

/**
 * @param {string} caller
 * @param {string} path
 * @param {Rectangle} rectangle
 */
export function checkRectangle(caller, path, rectangle) {
  checkObject(caller, path, rectangle, '{x, y, width, height}');
  checkNumber(caller, `${path}.x`, rectangle.x);
  checkNumber(caller, `${path}.y`, rectangle.y);
  checkNumber(caller, `${path}.width`, rectangle.width);
  checkNumber(caller, `${path}.height`, rectangle.height);
}

/**
 * @param {string} where
 * @param {unknown} value
 * @param {number} least
 * @param {number} most
 */
export function checkWhole(where, value, least, most) {
  if (typeof value !== 'number') throw wrongType(where, 'a number', value);
  if (!Number.isInteger(value) || value < least || value > most) {
    const message = `${where} must be a whole number from ${least} to ${most}, was ${value}`;
    throw coded(new RangeError(message), 'not_integer_or_out_of_range');
  }
}

/**
 * A code that is no refusal.
 *
 * @param {string} caller
 * @param {number} code
 * @param {Record<string, any>} args the arguments by name, in Rust's order
 */
export function accepted(caller, code, args) {
  if (code < 0) throw refusal(caller, code, args);
  return code;
}

/**
 * The error that Rust's refusal of an argument stands for.
 *
 * @param {string} caller
 * @param {number} code negative, as described in `src/web/mod.rs`
 * @param {Record<string, any>} args the arguments by name, in Rust's order
 */
function refusal(caller, code, args) {
  const error = (-1 - code) & 15;
  const [name, value] = Object.entries(args)[(-1 - code) >> 4];
  switch (error) {
    case 1: {
      if ('width' in value) {
        const key = value.width < 0 ? 'width' : 'height';
        const message = `${caller}: ${name}.${key} must be ≥ 0, was ${value[key]}`;
        return coded(new RangeError(message), 'inverted_box');
      }
      const axis = value.minX > value.maxX ? 'X' : 'Y';
      const [min, max] = [`min${axis}`, `max${axis}`];
      const message = `${caller}: ${name}.${min} must be ≤ ${name}.${max}, was ${value[min]} > ${value[max]}`;
      return coded(new RangeError(message), 'inverted_box');
    }
    case 2: {
      // A circle has a radius, a rectangle half sizes.
      const [key] = ['radius', 'x', 'y'].filter((key) => value[key] < 0);
      const message = `${caller}: ${name}.${key} must be ≥ 0, was ${value[key]}`;
      return coded(new RangeError(message), 'negative_radius');
    }
    case 3: {
      const message = `${caller}: ${name} must be four corners of a convex quadrilateral, in order`;
      return coded(new RangeError(message), 'not_convex');
    }
    case 4: {
      const message = `${caller}: ${name} must have integers within ±2^53`;
      return coded(new RangeError(message), 'not_integer_or_out_of_range');
    }
    case 5: {
      const message = `${caller}: ${name}.restitution must be ≥ 0, was ${value.restitution}`;
      return coded(new RangeError(message), 'negative_restitution');
    }
    default:
      return coded(new RangeError(`${caller}: ${name} leads beyond the largest number`), 'non_finite');
  }
}
