// What Rust and JavaScript must agree on, written once in src/web: the layout of the record, the words behind numbers and
// the steps of every algorithm. The build turns them into tables.js and steps.js in www/library/wasm.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.js';

/** @typedef {{ kind: string, fields: string[], nested?: string }} StepKind */

const folder = join(root, 'src/web');

/**
 * The text of www/library/wasm/tables.js.
 *
 * @returns {string}
 */
export function wireTables() {
  const wire = (/** @type {string} */ name) => readFileSync(join(folder, 'wire', name), 'utf8');
  return ['// Made by scripts/wire-tables.js from src/web.', '', layout(wire('layout.rs')), words(wire('codes.rs'))]
    .flat()
    .join('\n');
}

/**
 * The text of www/library/wasm/steps.js.
 *
 * @returns {string}
 */
export function stepTables() {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.rs'));
  const families = new Map(paths.map((path) => [basename(path, '.rs'), readFileSync(join(folder, path), 'utf8')]));
  const steps = [...families].flatMap(([family, text]) => {
    const list = /^step_table! \{\n(?: *\/\/\/.*\n)* *(\w+):/m.exec(text)?.[1];
    return list ? [constant(list, stepsOf(families, family))] : [];
  });
  return [
    '// Made by scripts/wire-tables.js from src/web.',
    '',
    '/** The steps that each query reports: their kinds in the order of the explanation, with their fields. */',
    ...steps,
  ].join('\n');
}

/**
 * The constants of the layout.
 *
 * @param {string} text
 */
function layout(text) {
  return [...text.matchAll(/ const (\w+): \w+ = (-?\d+);/g)].map(
    ([, name, value]) => `export const ${name} = ${value};`,
  );
}

/**
 * The tables of words, each in the order of its numbers.
 *
 * @param {string} text
 */
function words(text) {
  return [...text.matchAll(/code_table! \{\s*(\w+): [^{]*\{([^}]*)\}/g)].map(([, list, rows]) =>
    constant(
      list,
      [...rows.matchAll(/(\w+): .*,/g)].map(([, word]) => word),
    ),
  );
}

/**
 * The kinds of steps of a family, those of a nested algorithm in the place of the kind that carries them.
 *
 * @param {Map<string, string>} families
 * @param {string} family
 * @returns {StepKind[]}
 */
function stepsOf(families, family) {
  const table = /^step_table! \{[^{]*: [\w:]+ \{\n([\s\S]*?)\n {4}\}\n\}/m.exec(families.get(family) ?? '')?.[1];
  if (table === undefined) throw new Error(`src/web/${family}.rs has no table of steps that can be read`);
  return table
    .split(/,\n(?= {8}\w)|,$/)
    .filter((row) => row.trim() !== '')
    .flatMap((row) => {
      const read = /^\s*(\w+)(?:\((\w+)\)| \{(.*?)\}(?:\s*=>\s*\[([^\]]*)\])?)$/.exec(row);
      if (!read) throw new Error(`src/web/${family}.rs: no row of a table of steps: ${row.trim()}`);
      const [, variant, nested, fields, renamed] = read;
      const kind = variant[0].toLowerCase() + variant.slice(1);
      if (nested) return stepsOf(families, nested).map((step) => ({ kind, nested: step.kind, fields: step.fields }));
      const names = (renamed ?? fields).split(',').map((field) => camelCase(field.split('=')[0].trim()));
      return [{ kind, fields: names.filter((name) => name !== '') }];
    });
}

/** @param {string} name in Rust's spelling */
export function camelCase(name) {
  return name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * @param {string} name
 * @param {readonly unknown[]} list
 */
function constant(name, list) {
  const rows = list.map((row) => `  ${JSON.stringify(row)},\n`).join('');
  return `\nexport const ${name} = /** @type {const} */ ([\n${rows}]);`;
}
