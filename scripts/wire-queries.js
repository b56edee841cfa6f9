// From the queries that src/web/queries declares the functions of JavaScript: www/library/wasm/queries.js, and what code about
// them needs to know in www/library/wasm/declared.js.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.js';
import { camelCase } from './wire-tables.js';

/**
 * @typedef {'aabb' | 'circle' | 'motion' | 'point' | 'quad' | 'segment'} ShapeName  as Rust's door takes it
 * @typedef {{ name: string, shape: ShapeName }} Argument
 * @typedef {'steps' | 'contact' | 'batch'} FormName
 * @typedef {{ name: string, docs: string }} Form
 */
/**
 * @typedef {object} Query
 * @property {string} family the name of its files
 * @property {string} name
 * @property {string} docs
 * @property {Argument[]} takes
 * @property {keyof typeof ANSWERS} write what Rust writes its answer with
 * @property {Partial<Record<FormName, Form>>} forms
 * @property {{ list: string, docs: string }} steps the table of its steps
 */

/** How JavaScript sees each shape. @type {Record<ShapeName, { shape: string, type: string, copy?: string, test?: string, numbers: string[] }>} */
const SHAPES = {
  aabb: {
    shape: 'box',
    type: 'AnyBox',
    copy: 'cornered',
    test: 'isBox',
    numbers: ['.minX', '.minY', '.maxX', '.maxY'],
  },
  circle: { shape: 'circle', type: 'Circle', numbers: ['.x', '.y', '.radius'] },
  motion: { shape: 'point', type: 'Point', numbers: ['.x', '.y'] },
  point: { shape: 'point', type: 'Point', numbers: ['.x', '.y'] },
  quad: {
    shape: 'quad',
    type: 'Quad',
    copy: 'copyQuad',
    test: 'isQuad',
    numbers: [0, 1, 2, 3].flatMap((i) => [`.corners[${i}].x`, `.corners[${i}].y`]),
  },
  segment: {
    shape: 'segment',
    type: 'Segment',
    numbers: ['.a.x', '.a.y', '.b.x', '.b.y'],
  },
};

/** What each way to write an answer is read with, its type, and its key beside the steps. */
const ANSWERS = {
  write_span: { read: 'readSpan', type: 'Span | null', key: 'span' },
  write_box_span: { read: 'readBoxSpan', type: 'Span | null', key: 'span' },
  write_intersection: { read: 'readIntersection', type: 'Intersection', key: 'intersection' },
  place_code: { read: 'readPlace', type: 'Location', key: 'place' },
  turn_code: { read: 'readTurn', type: 'Turn', key: 'turn' },
};

/** Where the build leaves what it has read, for tests. */
export const declaredName = 'declared.json';

/**
 * The queries that Rust declares.
 *
 * @returns {Query[]}
 */
export function queries() {
  return JSON.parse(readFileSync(join(root, 'www/library/wasm', declaredName), 'utf8'));
}

/**
 * The same, from the section of a module: lines, each of which begins with what it is about.
 *
 * @param {string} section
 * @returns {Query[]}
 */
export function queriesIn(section) {
  /** @type {Omit<Query, 'steps'>[]} */
  const queries = [];
  /** @type {Map<string, Query['steps']>} */
  const tables = new Map();
  /** @type {{ docs: string } | undefined} what the next documentation belongs to */
  let documented;
  for (const line of section.split('\n')) {
    const [kind, ...words] = line.split(' ');
    const query = queries[queries.length - 1];
    if (kind === 'query') {
      const [file, name, write] = words;
      if (!(write in ANSWERS)) throw new Error(`${file}: nobody can read what ${name} answers`);
      const answer = /** @type {keyof typeof ANSWERS} */ (write);
      const made = { family: basename(file, '.rs'), name, docs: '', takes: [], write: answer, forms: {} };
      queries.push(made);
      documented = made;
    } else if (kind === 'takes') {
      const name = words[0] === 'aabb' ? 'box' : camelCase(words[0]);
      query.takes.push({ name, shape: /** @type {ShapeName} */ (words[1]) });
    } else if (kind === 'form') {
      const form = { name: words[1], docs: '' };
      query.forms[/** @type {FormName} */ (words[0])] = form;
      documented = form;
    } else if (kind === 'steps') {
      const table = { list: words[1], docs: '' };
      tables.set(basename(words[0], '.rs'), table);
      documented = table;
    } else if (kind === 'doc' && documented) {
      documented.docs = `${documented.docs}\n${words.join(' ')}`.trim();
    }
  }
  return queries
    .map((query) => ({ ...query, steps: tables.get(query.family) ?? missing(`a table of steps for ${query.name}`) }))
    .sort((one, other) => (one.family < other.family ? -1 : 1));
}

/** @param {string} what @returns {never} */
function missing(what) {
  throw new Error(`src/web/queries has no ${what}`);
}

/** The text of www/library/wasm/queries.js. @param {Query[]} all */
export function queryFunctions(all) {
  const shapes = Object.values(SHAPES);
  const tables = all.map(({ steps }) => steps.list).sort();
  const named = (/** @type {string[]} */ names) => [...new Set(names)].sort().join(', ');
  return [
    '// Made by scripts/wire-queries.js from src/web/queries.',
    '',
    `import { ${named(shapes.flatMap(({ shape, copy, test }) => [shape, copy ?? shape, test ?? shape]))}, WRONG_TYPE } from '../checks/shapes.js';`,
    `import { ${named(Object.values(ANSWERS).map(({ read }) => read))} } from '../memory/record.js';`,
    `import { boxes, circles, motions, segments } from '../memory/rows.js';`,
    `import { entries } from '../memory/wasm.js';`,
    `import { batch } from '../queries/batch.js';`,
    `import { contact, query, traced } from '../queries/query.js';`,
    `import { ${tables.join(', ')} } from '../wasm/steps.js';`,
    '',
    ...['AnyBox', 'Circle', 'Contact', 'Intersection', 'Location', 'Point', 'Quad', 'Segment', 'Span', 'Turn'].map(
      (type) => `/** @typedef {import('../types.js').${type}} ${type} */`,
    ),
    ...all.flatMap(functionsOf),
    '',
  ].join('\n');
}

/** The text of www/library/wasm/declared.js. @param {Query[]} all */
export function declarations(all) {
  const list = all.map(({ name, takes, write }) => {
    const shapes = Object.fromEntries(takes.map(({ name, shape }) => [name, shape]));
    const { key, type } = ANSWERS[write];
    return [name, { takes: shapes, key, type: type.replace(' | null', '') }];
  });
  return [
    '// Made by scripts/wire-queries.js from src/web/queries.',
    '',
    "/** Each query: its arguments with Rust's names of their shapes, and the key and the type of its answer. */",
    `export const DECLARED = ${JSON.stringify(Object.fromEntries(list), null, 2)};`,
    '',
  ].join('\n');
}

/**
 * The functions of a query: each asks Rust if the arguments are of their types.
 *
 * @param {Query} query
 */
function functionsOf({ name, docs, takes, write, forms, steps }) {
  const { read, type, key } = ANSWERS[write];
  const step = steps.list
    .toLowerCase()
    .replace(/^(.)|_(.)/g, (_, first, other) => (first ?? other).toUpperCase())
    .slice(0, -1);
  const args = takes.map(({ name, shape }) => `${name}: ${SHAPES[shape].type}`).join(', ');
  const call = `${name}Call`;
  /** @type {(form: Form, type: string, value: string) => string[]} */
  const exported = ({ name, docs }, type, value) => [
    '',
    `/**\n * ${docs.replaceAll('\n', '\n * ')}\n *\n * @type {${type}}\n */`,
    `export const ${name} = /* @__PURE__ */ ${value};`,
  ];
  const rows = takes.map(({ name, shape }) => `${PLURALS[shape]}('${plural(name)}')`).join(', ');
  const arrays = takes.map(({ name }) => `${plural(name)}: Float64Array`).join(', ');
  return [
    '',
    `/** @typedef {import('../memory/steps.js').StepOf<(typeof ${steps.list})[number]>} ${step}${steps.docs && `  ${steps.docs}`} */`,
    '',
    ...callOf(call, takes),
    ...exported({ name, docs }, `(${args}) => ${type}`, `query('${name}', ${call}, entries.${name}, ${read})`),
    ...(forms.steps
      ? exported(
          forms.steps,
          `(${args}) => { ${key}: ${type}, steps: ${step}[] }`,
          `traced('${forms.steps.name}', ${call}, entries.${name}, ${read}, '${key}', ${steps.list})`,
        )
      : []),
    ...(forms.contact
      ? exported(
          forms.contact,
          `(${args}) => Contact | null`,
          `contact('${forms.contact.name}', ${call}, entries.${forms.contact.name})`,
        )
      : []),
    ...(forms.batch
      ? exported(
          forms.batch,
          `(${arrays}, out: Float64Array) => void`,
          `batch('${forms.batch.name}', [${rows}], entries.${forms.batch.name})`,
        )
      : []),
  ];
}

/** @type {Partial<Record<ShapeName, string>>} */
const PLURALS = { aabb: 'boxes', circle: 'circles', motion: 'motions', segment: 'segments' };

/** The name of an argument of a batch. @param {string} name */
export const plural = (name) =>
  name.replace(/^(segment|circle|motion|box)/, (word) => (word === 'box' ? 'boxes' : `${word}s`));

/**
 * How an argument is read: each of its numbers once, into a variable of its own, or into a copy if it has several forms.
 *
 * @param {string} name
 * @param {ShapeName} shape
 * @returns {{ lines: string[], test: string, numbers: string[] }}
 */
function readOf(name, shape) {
  const { copy, test, numbers } = SHAPES[shape];
  if (copy) {
    const copied = numbers.map((number) => `${name}Copy${number}`);
    return { lines: [`const ${name}Copy = ${copy}(${name});`], test: `${test}(${name}Copy)`, numbers: copied };
  }
  /** @type {Map<string, string>} the variable of each part */
  const parts = new Map([['', name]]);
  const lines = [];
  for (const number of numbers) {
    const keys = number.split('.').slice(1);
    for (const [i, key] of keys.entries()) {
      const [whole, part] = [keys.slice(0, i).join('.'), keys.slice(0, i + 1).join('.')];
      if (parts.has(part)) continue;
      parts.set(part, parts.get(whole) + key[0].toUpperCase() + key.slice(1));
      lines.push(`const ${parts.get(part)} = ${parts.get(whole)}?.${key};`);
    }
  }
  const variables = numbers.map((number) => parts.get(number.slice(1)) ?? '');
  return { lines, test: variables.map((each) => `typeof ${each} === 'number'`).join(' && '), numbers: variables };
}

/**
 * @param {string} call
 * @param {Argument[]} takes
 */
function callOf(call, takes) {
  const reads = takes.map(({ name, shape }) => readOf(name, shape));
  const tests = reads.map(({ test }) => test);
  const numbers = reads.flatMap(({ numbers }) => numbers);
  return [
    `/** @type {import('../queries/query.js').Call} */`,
    `const ${call} = {`,
    `  takes: { ${takes.map(({ name, shape }) => `${name}: ${SHAPES[shape].shape}`).join(', ')} },`,
    `  ask(entry, mode, ${takes.map(({ name }) => name).join(', ')}) {`,
    ...reads.flatMap(({ lines }) => lines.map((line) => `    ${line}`)),
    `    if (!(${tests.join(' && ')})) return WRONG_TYPE;`,
    `    return entry(${numbers.join(', ')}, mode);`,
    '  },',
    '};',
  ];
}
