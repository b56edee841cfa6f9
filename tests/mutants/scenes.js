// Changes in the scenes and their parts, one at a time: a place moved by one unit, a sign flipped, two values swapped.

import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseAst } from 'vite';
import { root, run } from '../../scripts/build/run.js';

/** @typedef {{ name: string, path: string, start: number, end: number, text: string }} Mutant */

const copy = join(root, 'target/mutants/page');
const notCopied = ['.git', 'node_modules', 'target', 'dist', 'dist-element', 'dist-types', 'screenshots'];
/** What notices most of the changes soon, and then everything. */
const tests = ['drawings.test.js', 'pictures.test.js', 'step-facts.test.js', ''];
const flipped = /** @type {Record<string, string>} */ ({
  '+': '-',
  '-': '+',
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
});

/** @returns {Mutant[]} every change of the three kinds */
export function sceneMutants() {
  const files = ['www/scenes', 'www/parts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${folder}/${name.replaceAll(sep, '/')}`),
  );
  return files.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    const line = (/** @type {number} */ at) => source.slice(0, at).split('\n').length;
    const column = (/** @type {number} */ at) => at - source.lastIndexOf('\n', at - 1);
    return changesIn(parseAst(source), source).map(({ start, end, text }) => {
      const name = `${path}:${line(start)}:${column(start)}: ${source.slice(start, end)} → ${text}`.replace(
        /\s+/g,
        ' ',
      );
      return { name, path, start, end, text };
    });
  });
}

/**
 * The changes in a node of the tree and in those below.
 *
 * @param {any} node @param {string} source
 * @returns {{ start: number, end: number, text: string }[]}
 */
function changesIn(node, source) {
  if (typeof node !== 'object' || node === null) return [];
  // What names the parts of something is no expression.
  if (node.type === 'ObjectPattern') return [];
  const below = Object.values(node).flatMap((part) => changesIn(part, source));
  const text = (/** @type {any} */ part) => source.slice(part.start, part.end);
  const { start, end, type, operator, left, right } = node;
  if (type === 'UnaryExpression' && operator === '-')
    return [...below, { start, end, text: source.slice(start + 1, end) }];
  // A text that is joined from others has no sign.
  if (type === 'BinaryExpression' && flipped[operator] && ![left, right].some(isText)) {
    const between = source.slice(left.end, right.start).replace(operator, flipped[operator]);
    return [...below, { start: left.end, end: right.start, text: between }];
  }
  const key = node.key?.name;
  if (type !== 'Property' || node.method) return below;
  // The half of a place that is computed: { x: …, y: … }. Numbers that are written there are only a beginning.
  if ((key === 'x' || key === 'y') && node.value.type !== 'Literal') {
    return [...below, { start, end, text: `${key}: (${text(node.value)}) + 1` }];
  }
  if (key !== 'values' || node.value.type !== 'ObjectExpression') return below;
  const [a, b] = node.value.properties.filter((/** @type {any} */ each) => each.type === 'Property');
  if (!b || text(a.value) === text(b.value)) return below;
  const swapped = `${text(a.key)}: ${text(b.value)}${source.slice(a.end, b.start)}${text(b.key)}: ${text(a.value)}`;
  return [...below, { start: a.start, end: b.end, text: swapped }];
}

/** @param {any} node */
function isText({ type, value }) {
  return type === 'TemplateLiteral' || typeof value === 'string';
}

/**
 * Tries them one after the other in a copy of the project, on the tests of the page that need no browser.
 *
 * @param {Mutant[]} mutants
 */
export async function trySceneMutants(mutants) {
  rmSync(copy, { recursive: true, force: true });
  const isCopied = (/** @type {string} */ path) => !notCopied.some((name) => path === join(root, name));
  for (const name of readdirSync(root).filter((each) => isCopied(join(root, each)))) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  const alive = [];
  for (const { name, path, start, end, text } of mutants) {
    const file = join(copy, path);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.slice(0, start) + text + source.slice(end));
    const noticed = await firstFailure();
    console.error(`${noticed ? `caught by ${noticed}` : 'lives'}: ${name}`);
    if (!noticed) alive.push(name);
    writeFileSync(file, source);
  }
  return { tried: mutants.length, alive };
}

/** The first file of tests that fails, or does not end. */
async function firstFailure() {
  for (const test of tests) {
    const files = test ? [test] : readdirSync(join(copy, 'tests/page')).filter((name) => name.endsWith('.test.js'));
    const command = [
      process.execPath,
      '--test',
      '--test-timeout=1200000',
      ...files.map((name) => `tests/page/${name}`),
    ];
    const { code } = await run(command, { cwd: copy });
    if (code !== 0) return test || 'another';
  }
  return '';
}
