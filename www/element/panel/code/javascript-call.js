// The JavaScript that asks the library what a scene has asked, and checks the answer.

import { javascriptNumber } from './numbers.js';
import { queryOf } from './queries.js';

/** @import { Call } from '../../../model/types.js' */

/**
 * A program for Node and for bundlers that prints the answer.
 * @param {Call} call @param {any} answer what the library answered to it @param {string} [note] a sentence about the answer
 */
export function javascriptCall([name, ...given], answer, note = '') {
  const write = /** @type {Record<string, Write>} */ ({
    travel: travelCall,
    walk: walkCall,
    all: allCall,
  })[name];
  return `${note && `// ${note}\n`}${write ? write(given, answer) : queryCall(name, given, answer)}`;
}

/** @typedef {(given: any[], answer: any) => string} Write */

/** The last lines: they print an answer, and check it. @param {string} key its name @param {any} answer */
const printed = (key, answer) => [`console.log(${key});`, `console.assert(${checkOf(key, answer)});`, ''];

/** What is true of an answer. @param {string} key @param {any} answer */
function checkOf(key, answer) {
  if (answer === null) return `${key} === null`;
  if (typeof answer === 'string') return `${key} === '${answer}'`;
  if (Array.isArray(answer)) return `${key}.length === ${answer.length}`;
  if (key === 'travel' || key === 'walk') return `${key}.hits.length === ${answer.hits.length}`;
  return answer.relation ? `${key}.relation === '${answer.relation}'` : `${key}?.contact === '${answer.contact}'`;
}

/** @param {string} name @param {any[]} given @param {any} answer */
function queryCall(name, given, answer) {
  const { takes, key } = queryOf(name);
  const names = Object.keys(takes);
  const values = names.map((each, i) => `const ${each} = ${writtenAs(takes[each], given[i])};`);
  const asked = `${name}(${names.join(', ')})`;
  return [
    `import { ${['load', name].sort().join(', ')} } from 'graze2d';`,
    '',
    'await load();',
    ...values,
    // The answer of this one is an iterator.
    `const ${key} = ${name === 'gridPieces' ? `[...${asked}]` : asked};`,
    ...printed(key, answer),
  ].join('\n');
}

/** @param {string} shape @param {any} value */
const writtenAs = (shape, value) => (shape === 'response' ? responseText(value) : literalOf(value));

/** @type {Write} */
function travelCall([walls, mover, motion, response, options], answer) {
  const asked = ['mover', 'motion', responseText(response), ...optionsText(options)];
  return worldCall(walls, { mover, motion }, 'travel', `travel(${asked.join(', ')})`, answer, options?.layers);
}

/** @type {Write} */
function walkCall([walls, mover, motion, walker, options], answer) {
  const asked = ['mover', 'motion', 'walker', ...optionsText(options)];
  return worldCall(walls, { mover, motion, walker }, 'walk', `walk(${asked.join(', ')})`, answer, options?.layers);
}

/** The options of a travel, if there are any; of one-way walls the function that chooses. @param {any} [options] @returns {string[]} */
function optionsText({ oneWay, layers: _, ...options } = {}) {
  const texts = Object.entries(options).map(([key, value]) => `${key}: ${literalOf(value)}`);
  const ids = literalOf(oneWay ?? []);
  const choose = `choose: (hit) => (${ids}.includes(hit.id) && (hit.startsInside || hit.normal.y >= 0) ? 'ignore' : 'accept')`;
  const all = oneWay ? [...texts, choose] : texts;
  return all.length > 0 ? [`{ ${all.join(', ')} }`] : [];
}

/** @type {Write} */
const allCall = ([boxes, segment], answer) => worldCall(boxes, { segment }, 'all', 'all(segment)', answer);

/**
 * A question to a world.
 * @param {any[]} walls @param {Record<string, any>} values by the names that the question gives them
 * @param {string} key the name of the answer @param {string} asked @param {any} answer
 * @param {[number, number][]} [layers] of the walls that are not on all
 */
const worldCall = (walls, values, key, asked, answer, layers = []) =>
  [
    "import { createWorld, load } from 'graze2d';",
    '',
    'await load();',
    'const world = createWorld([',
    ...walls.map((wall) => `  ${literalOf(wall)},`),
    ']);',
    ...layers.map(([id, bits]) => `world.setLayers(${id}, ${bits});`),
    ...Object.entries(values).map(([name, value]) => `const ${name} = ${literalOf(value)};`),
    `const ${key} = world.${asked};`,
    ...printed(key, answer),
  ].join('\n');

/** @param {{ kind: string, corner?: string, restitution?: number }} response */
function responseText({ kind, corner, restitution }) {
  if (kind === 'slide' && corner === 'stop') return literalOf({ kind, corner });
  return kind === 'bounce' && restitution !== undefined ? literalOf({ kind, restitution }) : literalOf(kind);
}

/** @param {any} value @returns {string} the value as a literal */
function literalOf(value) {
  if (typeof value === 'number') return javascriptNumber(value);
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${literalOf(each)}`)
    .join(', ')} }`;
}
