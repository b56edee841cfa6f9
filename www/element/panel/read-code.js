// Reads what a reader pastes: JSON, or lines of JavaScript as *Share* writes them. Nothing of it is run.
//
//   { "circle": { "x": 24, "y": 20 } }
//   circleVsAabb({ x: 24, y: 20, radius: 11 }, { x: 116, y: 44 }, { minX: 66, minY: 44, maxX: 112, maxY: 76 })
//   const world = createWorld([...]); const travel = world.travel({ … }, { … }, 'slide');

import { parse } from 'acorn';

/** A call: the name of its function, without what stands before the dot, and what it was given. @typedef {{ name: string, of?: any, given: any[] }} Called */

/** A text that cannot be read. */
export class Unreadable extends Error {
  /** @param {string} text @param {number} at where reading ended */
  constructor(text, at) {
    super();
    this.near = text.slice(at, at + 16).trim();
  }
}

/** Words that stand for a value. @type {[string, any][]} */
const constants = [
  ['undefined', undefined],
  ['Infinity', Infinity],
  ['NaN', NaN],
];

/**
 * The values in a text, in their order: of each line, but of those that only import.
 * @param {string} text
 * @returns {any[]}
 * @throws {Unreadable}
 */
export function readCode(text) {
  const values = new Map(constants);
  /** @param {any} node of the syntax tree @returns {any} */
  const read = (node) => {
    switch (node.type) {
      case 'Literal':
        return node.value;
      case 'Identifier':
        // A line of a program may be pasted without those that say what its names mean.
        return values.get(node.name);
      case 'AwaitExpression':
      case 'SpreadElement':
        return read(node.argument);
      case 'ArrayExpression':
        return node.elements.map(read);
      case 'ObjectExpression':
        return Object.fromEntries(node.properties.map(entry));
      case 'CallExpression':
        return called(node);
      case 'UnaryExpression':
        if (node.operator === '-') return -read(node.argument);
    }
    throw new Unreadable(text, node.start);
  };
  /** @param {any} property @returns {[string, any]} */
  const entry = ({ type, computed, key, value, start }) => {
    if (type !== 'Property' || computed) throw new Unreadable(text, start);
    return [key.name ?? key.value, read(value)];
  };
  /** @param {any} call @returns {Called} */
  const called = ({ callee, arguments: given }) => {
    const isMember = callee.type === 'MemberExpression' && !callee.computed;
    if (!isMember && callee.type !== 'Identifier') throw new Unreadable(text, callee.start);
    const { name } = isMember ? callee.property : callee;
    return { name, of: isMember ? read(callee.object) : undefined, given: given.map(read) };
  };
  return statementsOf(text).flatMap((line) => {
    if (line.type === 'ImportDeclaration' || line.type === 'EmptyStatement') return [];
    if (line.type === 'ExpressionStatement') return [read(line.expression)];
    if (line.type !== 'VariableDeclaration') throw new Unreadable(text, line.start);
    return line.declarations.map((/** @type {any} */ { id, init }) => {
      const value = read(init ?? id);
      values.set(id.name, value);
      return value;
    });
  });
}

/** The statements of a text; braces that it begins with are those of an object. @param {string} text @returns {any[]} */
function statementsOf(text) {
  const isObject = /^\s*\{/.test(text);
  try {
    const source = isObject ? text.replace('{', '({').replace(/;?\s*$/, ')') : text;
    return parse(source, { ecmaVersion: 2022, sourceType: 'module' }).body;
  } catch (error) {
    const { pos } = /** @type {{ pos?: number }} */ (error);
    if (pos === undefined) throw error;
    throw new Unreadable(text, pos - (isObject ? 1 : 0));
  }
}
