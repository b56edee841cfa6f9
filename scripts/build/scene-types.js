// What TypeScript and the guide know of each scene: the fields of its state, and the names of its answer.

import { scenes } from '../../www/scenes/index.js';

/** @typedef {import('../../www/model/types.js').Field} Field */

/** The shapes and answers that scenes have in common, by their names. */
export const shapes = {
  GrazePoint: ['A place, a displacement or a direction.', '{ x: number; y: number }'],
  GrazeBox: ['A box by its sides.', '{ minX: number; minY: number; maxX: number; maxY: number }'],
  GrazeCircle: ['A circle by its center and its radius.', '{ x: number; y: number; radius: number }'],
  GrazeFeature: [
    'The part of a shape that is hit.',
    "'left' | 'right' | 'top' | 'bottom' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | 'edge0' | 'edge1' | 'edge2' | 'edge3' | 'vertex0' | 'vertex1' | 'vertex2' | 'vertex3' | 'arc'",
  ],
  GrazePushOut: ['The shortest way out of an overlap.', '{ depth: number; normal: GrazePoint; by: GrazePoint }'],
  GrazeHit: [
    'Where a path enters or leaves a shape.',
    '{ t: number; point: GrazePoint; position: GrazePoint; normal: GrazePoint; feature: GrazeFeature; meeting?: GrazeBox }',
  ],
  GrazeTravelHit: [
    'A hit of a mover on its way.',
    'GrazeHit & { leg: number; id: number; motion: GrazePoint; startsInside: boolean }',
  ],
  GrazeSpan: [
    'The part of a path inside a shape.',
    "{ contact: 'cross' | 'touch'; enter: GrazeHit | null; exit: GrazeHit | null; isContained: boolean; pushOut: GrazePushOut | null }",
  ],
};

/** The names of a span, in the order in which they are told. */
const span = {
  contact: "'cross' | 'touch'",
  enter: 'GrazeHit | null',
  exit: 'GrazeHit | null',
  isContained: 'boolean',
  pushOut: 'GrazePushOut | null',
};

/** @param {string} mover its type */
const travel = (mover) => ({
  hits: 'GrazeTravelHit[]',
  mover,
  position: 'GrazePoint',
  motion: 'GrazePoint',
  timeLeft: 'number',
  inside: '{ id: number; pushOut: GrazePushOut }[]',
  isStuck: 'boolean',
});

/**
 * The answer of a scene: the type of each of its names, or of all of it if it is one word; and whether it is null on a miss.
 * @typedef {{ names: Record<string, string>, isSpan?: boolean, canMiss?: boolean } | { word: string }} Told
 */

/** @type {Record<string, Told>} */
export const answers = {
  'half-planes': { names: span, canMiss: true },
  clipping: { names: span, canMiss: true },
  orientation: { names: { relation: "'apart' | 'proper' | 'touch' | 'overlap'", points: 'GrazePoint[]' } },
  'rotated-rect': { names: { corners: 'GrazePoint[]', span: 'GrazeSpan | null' }, isSpan: true },
  point: { word: "'inside' | 'boundary' | 'outside'" },
  'many-boxes': {
    names: {
      hits: 'number',
      count: 'number',
      tested: 'number',
      culled: 'number',
    },
  },
  tiles: {
    names: {
      found: '{ tile: GrazePoint; box: GrazeBox; enter: number; exit: number; a: GrazePoint; b: GrazePoint }[]',
    },
  },
  'swept-circle': { names: span, canMiss: true },
  circles: { names: span, canMiss: true },
  minkowski: { names: span, canMiss: true },
  slide: { names: travel('GrazeCircle') },
  bounce: { names: travel('GrazeBox') },
  walk: { names: travel('GrazeCircle') },
  degenerates: {
    names: {
      contact: "'miss' | 'touch' | 'cross'",
      span: 'GrazeSpan | null',
    },
    isSpan: true,
  },
};

/**
 * The names of an answer, as prose reads them: a span lends its own.
 * @param {Told} told
 * @returns {string[]}
 */
export function namesIn(told) {
  if ('word' in told) return ['answer'];
  const own = Object.keys(told.names).map((name) => name.replace('?', ''));
  return told.isSpan ? [...new Set([...own.filter((name) => name !== 'span'), ...Object.keys(span)])] : own;
}

/** The fields of each scene, by its name. @type {Map<string, Record<string, Field>>} */
export const fieldsOf = new Map(
  await Promise.all(
    scenes.map(
      async ({ id, load }) => /** @type {[string, Record<string, Field>]} */ ([id, (await load()).default.fields]),
    ),
  ),
);

/**
 * The row of a scene in the guide: what can be set, and what can be read.
 * @param {string} id
 * @returns {string}
 */
export function rowOf(id) {
  const fields = Object.entries(fieldsOf.get(id) ?? {});
  const names = namesIn(answers[id]).map((name) => `\`${name}\``);
  return `| \`${id}\` | ${fields.map(([name, field]) => listed(name, field)).join(', ')} | ${names.join(', ')} |`;
}

/** A field as the guide lists it: as it is written in a state, or with its options. @param {string} name @param {Field} field @returns {string} */
function listed(name, { options, item, components }) {
  if (options) return `\`${name}\` (${options.map((option) => `\`${option}\``).join(', ')})`;
  return item ? `\`${name}=${item.components};…\`` : `\`${name}=${components}\``;
}

/** @param {Field} field @returns {string} the type of its value */
function typeOf({ options, item, components }) {
  if (options) return `{ choice: ${options.map((option) => `'${option}'`).join(' | ')} }`;
  return item ? `(${typeOf(item)})[]` : `{ ${components.map((name) => `${name}: number`).join('; ')} }`;
}

/** @param {Record<string, string>} types @returns {string} a type with these members */
const membersOf = (types) =>
  `{ ${Object.entries(types)
    .map(([name, type]) => `${name}: ${type}`)
    .join('; ')} }`;

/** @param {Told} told @returns {string} */
function resultType(told) {
  if ('word' in told) return told.word;
  return `${membersOf(told.names)}${told.canMiss ? ' | null' : ''}`;
}

/** @returns {string} the declarations of states and answers */
export function stateTypes() {
  const states = [...fieldsOf].map(([id, fields]) => {
    const types = Object.entries(fields).map(([name, field]) => [name, typeOf(field)]);
    return `  '${id}': ${membersOf(Object.fromEntries(types))};\n`;
  });
  const results = Object.entries(answers).map(([id, told]) => `  '${id}': ${resultType(told)};\n`);
  return `${Object.entries(shapes)
    .map(([name, [text, type]]) => `/** ${text} */\nexport type ${name} = ${type};\n`)
    .join('\n')}
/** The state of each scene. */
export interface GrazeStates {
${states.join('')}}

/** The answer of each scene: what the library found; null is a miss. */
export interface GrazeResults {
${results.join('')}}

/** The name of a scene. */
export type GrazeSceneName = keyof GrazeStates;

/** The state of a figure whose scene is not known. */
export type GrazeState = { walls?: GrazeBox[]; [field: string]: any };

/** The state of a scene; without its name, of any. */
export type GrazeStateOf<Name> = Name extends GrazeSceneName ? GrazeStates[Name] : GrazeState;

/** The answer of a scene; without its name, of any. */
export type GrazeResultOf<Name> = Name extends GrazeSceneName ? GrazeResults[Name] : any;

/** A state as it is set: what is left out is at its default, but a list is given as a whole. */
export type GrazeGiven<Name> = Name extends GrazeSceneName
  ? {
      [Field in keyof GrazeStates[Name]]?: GrazeStates[Name][Field] extends any[]
        ? GrazeStates[Name][Field]
        : Partial<GrazeStates[Name][Field]>;
    }
  : GrazeState;
`;
}
