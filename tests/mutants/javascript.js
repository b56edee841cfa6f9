// Mutants of JavaScript, judged by the tests in Node: each is written into a copy, and asks the tests that come by its place.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import { root, run } from '../../scripts/build/run.js';
import { copyProject, target } from './common.js';

/** @typedef {{ start: number, end: number, text: string }} Change */
/** @typedef {{ startOffset: number, endOffset: number, count: number }} Range */
/** @typedef {{ url: string, functions: { ranges: Range[] }[] }} Script as a process has run it */

/** @type {Record<string, string[]>} the folders of each room. What is in www/page only browsers run. */
export const scriptRooms = {
  library: ['www/library'],
  model: ['www/model'],
  scenes: ['www/scenes', 'www/parts'],
  challenges: ['www/challenges', 'www/lesson'],
  element: ['www/element', 'www/dom'],
};
const testFolders = ['tests/page', 'tests/library', 'tests/snippets'];
/** Ends a file of tests at the first that fails. */
const atFirst = 'import { afterEach } from "node:test"; afterEach(({ passed }) => passed || process.exit(1));';

const others = /** @type {Record<string, string>} */ ({
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '&&': '||', '||': '&&' },
  ...{ '<': '>', '>': '<', '<=': '>=', '>=': '<=', '===': '!==', '!==': '===' },
});

/** The files of code below. @param {string} folder @param {string} end */
function filesIn(folder, end) {
  return readdirSync(join(root, folder), { recursive: end === '.js', encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(end) && !/\/(wasm|words)\//.test(path));
}

/** @param {string} cwd @returns every file of tests in Node, with the ranges of code that it runs */
async function readyTests(cwd) {
  const env = { NODE_V8_COVERAGE: join(target, 'coverage') };
  /** @type {(import('./common.js').Test & { ran: Script[] })[]} */
  const tests = [];
  for (const path of testFolders.flatMap((each) => filesIn(each, '.test.js'))) {
    rmSync(env.NODE_V8_COVERAGE, { recursive: true, force: true });
    const command = [process.execPath, '--import', `data:text/javascript,${atFirst}`, path];
    const start = performance.now();
    const { code, text } = await run(command, { cwd, env });
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0) throw new Error(`${path} fails without a mutant:\n${text}`);
    const ran = readdirSync(env.NODE_V8_COVERAGE)
      .flatMap((name) => JSON.parse(readFileSync(join(env.NODE_V8_COVERAGE, name), 'utf8')).result)
      .filter(({ url }) => url.includes('/www/'));
    tests.push({ command, seconds, ran });
  }
  return tests;
}

/** By this they are asked in order: the quickest first, but before it those that have caught much. @param {import('./common.js').Test} test */
const price = ({ seconds, caught = 0 }) => seconds / (1 + caught);

/** Whether the innermost range around a place has run: V8 tells it last. @param {Script} script @param {number} at */
function hasRun({ functions }, at) {
  const ranges = functions.flatMap((each) => each.ranges);
  const inner = ranges.findLast(({ startOffset, endOffset }) => startOffset <= at && at < endOffset);
  return inner !== undefined && inner.count > 0;
}

/** @param {string[]} rooms @returns {Promise<Record<string, import('./common.js').Mutant[]>>} */
export async function scriptMutants(rooms) {
  if (rooms.length === 0) return {};
  const cwd = copyProject('page');
  const tests = await readyTests(cwd);
  const mutantsOf = (/** @type {string} */ path) => {
    const file = join(cwd, path);
    const ran = tests.map((test) => test.ran.filter(({ url }) => url === pathToFileURL(file).href));
    const source = readFileSync(file, 'utf8');
    return changesIn(parseAst(source), source).map(({ start, end, text }) => {
      const before = source.slice(0, start).split('\n');
      const asked = tests.filter((_, i) => ran[i].some((script) => hasRun(script, start)));
      const place = `${path}:${before.length}:${before[before.length - 1].length + 1}`;
      return {
        name: `${place}: ${source.slice(start, end)} → ${text}`.replace(/\s+/g, ' '),
        cwd,
        get tests() {
          return asked.sort((a, b) => price(a) - price(b));
        },
        change: () => writeFileSync(file, source.slice(0, start) + text + source.slice(end)),
        restore: () => writeFileSync(file, source),
      };
    });
  };
  const all = (/** @type {string} */ room) =>
    scriptRooms[room].flatMap((each) => filesIn(each, '.js').flatMap(mutantsOf));
  return Object.fromEntries(rooms.map((room) => [room, all(room)]));
}

/** The changes in a node of the tree and in those below. @param {any} node @param {string} source @returns {Change[]} */
function changesIn(node, source) {
  if (typeof node !== 'object' || node === null || node.type === 'ImportDeclaration') return [];
  return [...changesOf(node, source), ...Object.values(node).flatMap((part) => changesIn(part, source))];
}

/** @param {any} node @param {string} source @returns {Change[]} */
function changesOf(node, source) {
  const { type, operator, left, right, argument, body, test, property, properties } = node;
  const text = (/** @type {any} */ part) => source.slice(part.start, part.end);
  const instead = (/** @type {any} */ part, /** @type {string} */ text) => [{ start: part.start, end: part.end, text }];
  if (type === 'UnaryExpression' && operator === '-') return instead(node, text(argument));
  // A text that is joined from others has no sign.
  if (others[operator] && right && !(operator === '+' && [left, right].some(isText))) {
    const between = source.slice(left.end, right.start).replace(operator, others[operator]);
    return [{ start: left.end, end: right.start, text: between }];
  }
  if (type === 'IfStatement' || type === 'ConditionalExpression') return instead(test, `!(${text(test)})`);
  if (type === 'ReturnStatement' && argument) return instead(argument, 'undefined');
  if (type === 'ArrowFunctionExpression' && body.type !== 'BlockStatement') return instead(body, 'undefined');
  if (type === 'Literal' && typeof node.value === 'number') return instead(node, `${node.value + 1}`);
  if (type === 'MemberExpression' && !node.computed && /^[xy]$/.test(property.name))
    return instead(property, property.name === 'x' ? 'y' : 'x');
  if (type !== 'ObjectExpression') return [];
  const [a, b] = properties.filter(
    (/** @type {any} */ each) => each.type === 'Property' && !each.computed && !each.method,
  );
  if (!b || text(a.value) === text(b.value)) return [];
  const swapped = `${text(a.key)}: ${text(b.value)}${source.slice(a.end, b.start)}${text(b.key)}: ${text(a.value)}`;
  return [{ start: a.start, end: b.end, text: swapped }];
}

/** @param {any} node */
function isText({ type, value }) {
  return type === 'TemplateLiteral' || typeof value === 'string';
}
