// The JavaScript that asks the library what a scene has asked.

import { javascriptNumber } from './numbers.js';
import { queryOf } from './queries.js';

/** @import { Call } from '../../model/types.js' */

/**
 * A program for Node and for bundlers that prints the answer.
 * @param {Call} call @param {string} [note] a sentence about the answer
 * @returns {string}
 */
export function javascriptCall([name, ...given], note = '') {
  const about = note && `// ${note}\n`;
  if (name === 'travel') return `${about}${travelCall(given)}`;
  if (name === 'all') return `${about}${allCall(given)}`;
  return `${about}${name === 'first' ? firstCall(given) : queryCall(name, given)}`;
}

/** @param {string} name @param {any[]} given */
function queryCall(name, given) {
  const { takes, key } = queryOf(name);
  const names = Object.keys(takes);
  const isQuad = (/** @type {string} */ each) => takes[each] === 'quad';
  const imports = [
    'load',
    name,
    ...(names.some((each, i) => isQuad(each) && !given[i].corners) ? ['quadFromAngle'] : []),
  ].sort();
  const values = names.map((each, i) => `const ${each} = ${writtenAs(takes[each], given[i])};`);
  const asked = `${name}(${names.join(', ')})`;
  return [
    `import { ${imports.join(', ')} } from 'graze2d';`,
    '',
    'await load();',
    ...values,
    `const ${key} = ${asked};`,
    // The answer of this one is an iterator.
    `console.log(${name === 'gridPieces' ? `[...${key}]` : key});`,
    '',
  ].join('\n');
}

/** @param {string} shape @param {any} value */
function writtenAs(shape, value) {
  if (shape === 'quad' && !value.corners) return quadText(value);
  return shape === 'response' ? responseText(value) : textOf(value);
}

/** @param {any[]} given */
function travelCall([walls, mover, motion, response, options]) {
  const asked = ['mover', 'motion', responseText(response), ...(options ? [textOf(options)] : [])];
  return worldCall(walls, mover, motion, 'travel', `travel(${asked.join(', ')})`);
}

/** @param {any[]} given */
const firstCall = ([walls, mover, motion]) => worldCall(walls, mover, motion, 'found', 'first({ mover, motion })');

/** @param {any[]} given */
const allCall = ([boxes, segment]) => amongCall(boxes, { segment }, 'all', 'all(segment)');

/**
 * A question about a mover among walls.
 * @param {any[]} walls @param {any} mover @param {any} motion @param {string} answer its name @param {string} asked
 */
const worldCall = (walls, mover, motion, answer, asked) => amongCall(walls, { mover, motion }, answer, asked);

/**
 * A question to a world.
 * @param {any[]} walls @param {Record<string, any>} values by the names that the question gives them
 * @param {string} answer its name @param {string} asked
 */
const amongCall = (walls, values, answer, asked) =>
  [
    "import { createWorld, load } from 'graze2d';",
    '',
    'await load();',
    'const world = createWorld([',
    ...walls.map((wall) => `  ${textOf(wall)},`),
    ']);',
    ...Object.entries(values).map(([name, value]) => `const ${name} = ${textOf(value)};`),
    `const ${answer} = world.${asked};`,
    `console.log(${answer});`,
    '',
  ].join('\n');

/** @param {{ center: any, half: any, angle: number }} rectangle */
const quadText = ({ center, half, angle }) => `quadFromAngle(${[center, half, angle].map(textOf).join(', ')})`;

/** @param {{ kind: string, corner?: string, restitution?: number }} response */
function responseText({ kind, corner, restitution }) {
  if (kind === 'slide' && corner === 'stop') return textOf({ kind, corner });
  return kind === 'bounce' && restitution !== undefined ? textOf({ kind, restitution }) : textOf(kind);
}

/** @param {any} value @returns {string} the value as a literal */
function textOf(value) {
  if (typeof value === 'number') return javascriptNumber(value);
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `[${value.map(textOf).join(', ')}]`;
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${textOf(each)}`)
    .join(', ')} }`;
}
