// Numbers as source code: the shortest text that reads back as the same double, in JavaScript and in Rust.

/**
 * @param {number} x
 * @returns {string} for JavaScript: `20`, `-0`, `1e-7`
 */
export const javascriptNumber = (x) => (Object.is(x, -0) ? '-0' : String(x));

/**
 * @param {number} x
 * @returns {string} for Rust, where a whole number needs its point: `20.0`, `-0.0`, `1e-7`
 */
export function rustNumber(x) {
  const text = javascriptNumber(x);
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}
