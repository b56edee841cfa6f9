// What is loaded late: it comes, or somebody is told; and nothing in www/ is loaded late in another way.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseAst } from 'vite';
import { late } from '../../www/model/late.js';

const www = new URL('../../www/', import.meta.url);

/** Imports that have another way to tell, and which. @type {Record<string, string>} */
const elsewhere = {
  'element/element.js import("./figure/save.js")': 'toBlob() and toSVG() reject',
  'element/shell/load.js import("../../challenges/load.js")': 'the figure that does not start says why',
  'element/shell/load.js import("../../library/entries/worlds.js")': 'the figure that does not start says why',
  'locales/index.js import(`../scenes/…/words/….js`)': 'words: whoever asks for them is told',
  'locales/index.js import(`./…/….js`)': 'words: whoever asks for them is told',
};

/** @typedef {Record<string, any>} Node of the syntax tree */

/** The dynamic imports of a file, each with the nodes around it. @param {Node} node @param {Node[]} around @returns {{ source: Node, around: Node[] }[]} */
function importsIn(node, around = []) {
  const own = node.type === 'ImportExpression' ? [{ source: node.source, around }] : [];
  const inner = Object.values(node)
    .flat()
    .filter((each) => typeof each?.type === 'string');
  return [...own, ...inner.flatMap((each) => importsIn(each, [node, ...around]))];
}

/** Whether a node hands a loader to `late`, or declares one as `load`, which whoever shows it gives to `late`. @param {Node} node */
function isLate({ type, callee, key }) {
  if (type === 'CallExpression') return (callee.property ?? callee).name?.replace(/^#/, '') === 'late';
  return type === 'Property' && key.name === 'load';
}

/** @param {Node} source @returns {string} as written */
const written = ({ value, quasis }) =>
  quasis ? `\`${quasis.map((/** @type {any} */ each) => each.value.raw).join('…')}\`` : JSON.stringify(value);

test('every dynamic import goes through `late`, or has another way to tell that it did not come', () => {
  const files = readdirSync(www, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const found = files
    .filter((name) => name.endsWith('.js') && !name.startsWith('library/'))
    .flatMap((name) => {
      const tree = parseAst(readFileSync(new URL(name, www), 'utf8'));
      const others = importsIn(tree).filter(({ around }) => !around.some(isLate));
      return others.map(({ source }) => `${name} import(${written(source)})`);
    });
  assert.deepEqual([...new Set(found)].sort(), Object.keys(elsewhere).sort());
});

test('what does not come is told, and comes with the next try', async () => {
  /** @type {boolean[]} */
  const told = [];
  const { warn } = console;
  console.warn = () => {};
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return 'here';
  };
  const tell = (/** @type {boolean} */ isMissing) => told.push(isMissing);
  try {
    assert.equal(await late(load, tell), null);
    assert.equal(await late(load, tell), 'here');
  } finally {
    console.warn = warn;
  }
  assert.deepEqual(told, [true, false]);
});
