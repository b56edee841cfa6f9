// What Rust declares for JavaScript, from the section of a module, and what the build makes of it in www/library/wasm: the layout of
// the record and the words behind numbers (tables.js), the steps of every algorithm (steps.js), the functions of queries
// (queries.js), and what code about them needs to know (declared.js).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

/**
 * @typedef {{ words: string[], parts: Part[] }} Part a line, and those that belong to it: they are indented
 * @typedef {import('../../www/library/memory/steps.js').StepKind} StepKind
 * @typedef {keyof typeof SHAPES} ShapeName as Rust's door takes it
 * @typedef {{ name: string, docs: string }} Form
 *
 * @typedef {object} Query
 * @property {string} name
 * @property {string} docs
 * @property {Record<string, ShapeName>} takes each argument, and its shape
 * @property {keyof typeof ANSWERS} write what Rust writes its answer with
 * @property {Partial<Record<'steps' | 'contact' | 'batch', Form>>} forms
 * @property {{ list: string, family: string, docs: string }} steps the table of its steps, and whose they are
 */

/** How JavaScript sees each shape. */
const SHAPES = {
  aabb: { shape: 'box', type: 'AnyBox', copy: 'cornered', test: 'isBox', numbers: ['minX', 'minY', 'maxX', 'maxY'] },
  convex: {
    shape: 'convex',
    type: 'Convex',
    copy: 'copyConvex',
    test: 'isConvex',
    numbers: Array.from({ length: 20 }, (_, i) => `[${i}]`),
  },
  circle: { shape: 'circle', type: 'Circle', numbers: ['x', 'y', 'radius'] },
  motion: { shape: 'point', type: 'Point', numbers: ['x', 'y'] },
  point: { shape: 'point', type: 'Point', numbers: ['x', 'y'] },
  segment: { shape: 'segment', type: 'Segment', numbers: ['a.x', 'a.y', 'b.x', 'b.y'] },
};

/** What each way to write an answer is read with, its type, and its key beside the steps. */
const ANSWERS = {
  write_span: { read: 'readSpan', type: 'Span | null', key: 'span' },
  write_box_span: { read: 'readBoxSpan', type: 'Span | null', key: 'span' },
  write_intersection: { read: 'readIntersection', type: 'Intersection', key: 'intersection' },
  place_code: { read: 'readPlace', type: 'Location', key: 'place' },
  turn_code: { read: 'readTurn', type: 'Turn', key: 'turn' },
};

/** The numbers of a field that has several. @type {Record<string, string[]>} */
const NUMBERS = { vector: ['x', 'y'], tile: ['column', 'row'] };

/** Where the build leaves the section, for tests. */
export const declaredName = 'declared.txt';

/** The queries that Rust declares. */
export const queries = () => queriesIn(readFileSync(join(root, 'www/library/wasm', declaredName), 'utf8'));

/** The files of www/library/wasm, from the section of a module. @param {string} section @returns {Record<string, string>} */
export function filesOf(section) {
  // The linker puts them in any order.
  const sorted = section
    .trimEnd()
    .split(/\n(?! )/)
    .sort()
    .join('\n');
  const [parts, all] = [partsOf(sorted), queriesIn(sorted)];
  return {
    'tables.js': tables(parts),
    'steps.js': steps(parts, all),
    'queries.js': functions(all),
    'declared.js': declarations(all),
    [declaredName]: sorted,
  };
}

/** @param {string} text @returns {Part[]} */
function partsOf(text) {
  if (text === '') return [];
  return text
    .trimEnd()
    .split(/\n(?! )/)
    .map((part) => {
      const [head, ...lines] = part.split('\n');
      return { words: head.split(' '), parts: partsOf(lines.map((line) => line.slice(1)).join('\n')) };
    });
}

/** The parts of a kind, without their first word. @param {Part[]} parts @param {string} kind */
function those(parts, kind) {
  return parts.filter(({ words }) => words[0] === kind).map(({ words, parts }) => ({ words: words.slice(1), parts }));
}

/** @param {Part[]} parts */
const docsOf = (parts) =>
  those(parts, 'doc')
    .map(({ words }) => words.join(' '))
    .join('\n');

/** @param {string} section @returns {Query[]} */
export function queriesIn(section) {
  const all = partsOf(section);
  return those(all, 'query').map(({ words: [name, write, family], parts }) => {
    if (!(write in ANSWERS)) throw new Error(`${family}: nobody can read what ${name} answers`);
    const forms = those(parts, 'form').map(({ words: [form, name], parts }) => [form, { name, docs: docsOf(parts) }]);
    const takes = those(parts, 'takes').map(({ words: [name, shape] }) => [
      name === 'aabb' ? 'box' : camelCase(name),
      shape,
    ]);
    const list = `${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}_STEPS`;
    const steps = { list, family, docs: docsOf(familyIn(all, family)).replaceAll('\n', ' ') };
    const [shapes, named] = [takes, forms].map((pairs) => Object.fromEntries(pairs));
    return /** @type {Query} */ ({ name, docs: docsOf(parts), takes: shapes, write, forms: named, steps });
  });
}

/** The steps of an algorithm. @param {Part[]} parts @param {string} family */
function familyIn(parts, family) {
  const found = those(parts, 'steps').find(({ words }) => words[0] === family);
  if (!found) throw new Error(`${family} declares no steps`);
  return found.parts;
}

/** The constants of the layout, and the tables of words, each in the order of its numbers. @param {Part[]} parts */
function tables(parts) {
  const numbers = those(parts, 'numbers').flatMap(({ parts }) => parts);
  return file(
    ...numbers.map(({ words: [name, value] }) => `export const ${name} = ${value};`),
    ...those(parts, 'words').flatMap(({ words: [name, ...words] }) => constant(name, words)),
  );
}

/** The steps of each algorithm. @param {Part[]} parts @param {Query[]} queries */
function steps(parts, queries) {
  const lists = those(parts, 'list').map(({ words: [list, family] }) => ({ list, family }));
  const all = [...lists, ...queries.map(({ steps }) => steps)];
  return file(
    '/** The steps that each query reports: their kinds in the order of the explanation, with their fields. */',
    ...all.flatMap(({ list, family }) => constant(list, kindsOf(parts, family))),
  );
}

/**
 * The kinds of steps of an algorithm, those of a nested one in the place of the kind that carries them.
 *
 * @param {Part[]} all @param {string} family @returns {StepKind[]}
 */
function kindsOf(all, family) {
  return those(familyIn(all, family), 'kind').flatMap(({ words: [variant], parts }) => {
    const kind = variant[0].toLowerCase() + variant.slice(1);
    const nested = those(parts, 'nested').flatMap(({ words: [family] }) => kindsOf(all, family));
    if (nested.length) return nested.map((step) => ({ ...step, kind, nested: step.kind }));
    const fields = those(parts, 'field').flatMap(({ words: [name, form] }) => namesOf(name, form));
    const words = Object.fromEntries(fields.filter(([, form]) => form !== 'number'));
    const step = { kind, fields: fields.map(([name]) => name), ...(Object.keys(words).length > 0 && { words }) };
    return [/** @type {StepKind} */ (step)];
  });
}

/**
 * The names of the numbers of a field, with their forms. A point has x and y, and `low` has `lowX` and `lowY`.
 *
 * @param {string} name in Rust @param {string} form
 */
function namesOf(name, form) {
  if (!(form in NUMBERS)) return [[camelCase(name), form]];
  const whose = name.replace(/_?(position|point|tile)$/, '');
  const named = (/** @type {string} */ number) => (whose.length > 1 ? camelCase(`${whose}_${number}`) : whose + number);
  return NUMBERS[form].map((number) => [named(number), 'number']);
}

/** @param {string} name in Rust's spelling */
const camelCase = (name) => name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {...string} lines */
const file = (...lines) =>
  ['// Made by scripts/build/wire.js from what src/web declares.', '', ...lines, ''].join('\n');

/** @param {string} name @param {readonly unknown[]} list */
const constant = (name, list) => [
  '',
  `export const ${name} = /** @type {const} */ ([`,
  ...list.map((row) => `  ${JSON.stringify(row)},`),
  ']);',
];

/** @param {Query[]} all */
function declarations(all) {
  const list = all.map(({ name, takes, write }) => {
    const { key, type } = ANSWERS[write];
    return [name, { takes, key, type: type.replace(' | null', '') }];
  });
  return file(
    "/** Each query: its arguments with Rust's names of their shapes, and the key and the type of its answer. */",
    `export const DECLARED = ${JSON.stringify(Object.fromEntries(list), null, 2)};`,
  );
}

/** @param {Query[]} all */
function functions(all) {
  return file(
    "import { convex, copyConvex, isConvex } from '../checks/convex.js';",
    "import { box, circle, cornered, isBox, point, segment, WRONG_TYPE } from '../checks/shapes.js';",
    "import { readBoxSpan, readIntersection, readPlace, readSpan, readTurn } from '../memory/record.js';",
    "import { boxes, circles, motions, segments } from '../memory/rows.js';",
    "import { entries } from '../memory/wasm.js';",
    "import { batch } from '../queries/batch.js';",
    "import { contact, query, traced } from '../queries/query.js';",
    `import { ${all.map(({ steps }) => steps.list).join(', ')} } from '../wasm/steps.js';`,
    '',
    ...['AnyBox', 'Circle', 'Contact', 'Convex', 'Intersection', 'Location', 'Point', 'Segment', 'Span', 'Turn'].map(
      (type) => `/** @typedef {import('../types.js').${type}} ${type} */`,
    ),
    ...all.flatMap(functionsOf),
  );
}

/** The functions of a query: each asks Rust if the arguments are of their types. @param {Query} query */
function functionsOf({ name, docs, takes, write, forms, steps }) {
  const { read, type, key } = ANSWERS[write];
  const [call, step] = [`${name}Call`, `${name[0].toUpperCase()}${name.slice(1)}Step`];
  const given = Object.entries(takes);
  const args = given.map(([name, shape]) => `${name}: ${SHAPES[shape].type}`).join(', ');
  const rows = given.map(([name, shape]) => `${plural(shape)}('${plural(name)}')`).join(', ');
  const arrays = given.map(([name]) => `${plural(name)}: Float64Array`).join(', ');
  /** @type {[Form | undefined, string, (form: string) => string][]} each form with its type and its value */
  const made = [
    [{ name, docs }, `(${args}) => ${type}`, () => `query('${name}', ${call}, entries.${name}, ${read})`],
    [
      forms.steps,
      `(${args}) => { ${key}: ${type}, steps: ${step}[] }`,
      (form) => `traced('${form}', ${call}, entries.${name}, ${read}, '${key}', ${steps.list})`,
    ],
    [forms.contact, `(${args}) => Contact | null`, (form) => `contact('${form}', ${call}, entries.${form})`],
    [forms.batch, `(${arrays}, out: Float64Array) => void`, (form) => `batch('${form}', [${rows}], entries.${form})`],
  ];
  return [
    '',
    `/** @typedef {import('../memory/steps.js').StepOf<(typeof ${steps.list})[number]>} ${step}  ${steps.docs} */`,
    '',
    ...callOf(call, given),
    ...made.flatMap(([form, type, value]) => {
      if (!form) return [];
      const docs = `/**\n * ${form.docs.replaceAll('\n', '\n * ')}\n *\n * @type {${type}}\n */`;
      return ['', docs, `export const ${form.name} = /* @__PURE__ */ ${value(form.name)};`];
    }),
  ];
}

/** The name of many: of an argument of a batch, or of a shape. @param {string} name */
export const plural = (name) =>
  name.replace(/^(segment|circle|motion|box|aabb)/, (word) => (/box|aabb/.test(word) ? 'boxes' : `${word}s`));

/** How a query is called. @param {string} call @param {[string, ShapeName][]} given */
function callOf(call, given) {
  const reads = given.map(([name, shape]) => readOf(name, shape));
  return [
    `/** @type {import('../queries/query.js').Call} */`,
    `const ${call} = {`,
    `  takes: { ${given.map(([name, shape]) => `${name}: ${SHAPES[shape].shape}`).join(', ')} },`,
    `  ask(entry, mode, ${given.map(([name]) => name).join(', ')}) {`,
    ...reads.flatMap(({ lines }) => lines.map((line) => `    ${line}`)),
    `    if (!(${reads.map(({ test }) => test).join(' && ')})) return WRONG_TYPE;`,
    `    return entry(${reads.flatMap(({ numbers }) => numbers).join(', ')}, mode);`,
    '  },',
    '};',
  ];
}

/**
 * How an argument is read: each of its numbers once, into a variable of its own, or into a copy if it has several forms.
 *
 * @param {string} name @param {ShapeName} of @returns {{ lines: string[], test: string, numbers: string[] }}
 */
function readOf(name, of) {
  const shape = SHAPES[of];
  if ('copy' in shape) {
    const numbers = shape.numbers.map((number) => `${name}Copy${number.replace(/^\w/, '.$&')}`);
    return { lines: [`const ${name}Copy = ${shape.copy}(${name});`], test: `${shape.test}(${name}Copy)`, numbers };
  }
  /** @type {Set<string>} */
  const lines = new Set();
  const numbers = shape.numbers.map((path) =>
    path.split('.').reduce((whole, key) => {
      const part = whole + key[0].toUpperCase() + key.slice(1);
      lines.add(`const ${part} = ${whole}?.${key};`);
      return part;
    }, name),
  );
  return { lines: [...lines], test: numbers.map((number) => `typeof ${number} === 'number'`).join(' && '), numbers };
}
