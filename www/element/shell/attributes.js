// The attributes of `<graze-scene>`, in one table: which values each takes, what is said of others, and when it takes effect.

/**
 * An attribute.
 * @typedef {object} Attribute
 * @property {'text' | 'number' | 'flag' | 'word' | 'words' | 'box'} kind a flag is set by being there; a word is one of a list
 * @property {string[]} [values] the words it takes
 * @property {keyof typeof ranges} [range] of a number
 */

/** The numbers that an attribute takes, and what is said of any other. */
const ranges = {
  whole: { has: (/** @type {number} */ x) => Number.isInteger(x) && x >= 0, key: 'problems.notWhole' },
  part: { has: (/** @type {number} */ x) => x >= 0 && x <= 1, key: 'problems.notPart' },
  positive: { has: (/** @type {number} */ x) => x > 0, key: 'problems.notPositive' },
};

/** @type {Record<string, Attribute>} */
export const attributes = {
  name: { kind: 'text' },
  state: { kind: 'text' },
  world: { kind: 'box' },
  step: { kind: 'number', range: 'whole' },
  t: { kind: 'number', range: 'part' },
  view: { kind: 'text' },
  response: { kind: 'text' },
  controls: { kind: 'word', values: ['none', 'compact', 'full'] },
  layers: { kind: 'words', values: ['normals', 'field'] },
  readonly: { kind: 'flag' },
  autoplay: { kind: 'flag' },
  loop: { kind: 'flag' },
  speed: { kind: 'number', range: 'positive' },
  snap: { kind: 'number', range: 'positive' },
  theme: { kind: 'word', values: ['light', 'dark'] },
  lang: { kind: 'text' },
  loading: { kind: 'word', values: ['lazy', 'eager'] },
  label: { kind: 'text' },
  challenge: { kind: 'text' },
  'wasm-src': { kind: 'text' },
};

/** The attributes that describe the picture: applied in this order, since a new state has new steps. */
export const lasting = [
  'world',
  'state',
  'view',
  'response',
  'step',
  't',
  'layers',
  'readonly',
  'snap',
  'speed',
  'loop',
  'label',
];

/** The attributes that need another start. */
export const reloading = ['name', 'challenge', 'lang', 'wasm-src'];

/** The attributes that choose one of the options that a scene offers. */
export const options = ['view', 'response'];

/** The attributes that say where a reader begins, who may have gone on since. */
export const beginnings = ['world', 'state', 'step', 't', ...options];

/**
 * The box of a text: its width and height from 0, or its least x and y and its greatest.
 * @param {string} text
 * @returns {import('../../model/types.js').Box | null} null if it has no size, or is written otherwise
 */
function boxOf(text) {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [minX, minY, maxX, maxY] = numbers.length === 2 ? [0, 0, ...numbers] : numbers;
  const isBox = numbers.length % 2 === 0 && numbers.length <= 4 && numbers.every(Number.isFinite);
  return isBox && minX < maxX && minY < maxY ? { minX, minY, maxX, maxY } : null;
}

/**
 * What is wrong with the value of an attribute.
 * @param {string} name @param {string | null} text
 * @returns {import('../../model/types.js').Message | null} null if it is right, or not there
 */
export function problemOf(name, text) {
  const { kind, values = [], range } = attributes[name];
  if (text === null) return null;
  if (kind === 'box') return boxOf(text) ? null : { key: 'problems.notABox', values: { name, text } };
  if (range) {
    const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
    const { has, key } = ranges[range];
    return isNumber && has(Number(text)) ? null : { key, values: { name, text } };
  }
  const words = kind === 'word' ? [text] : kind === 'words' ? text.split(/\s+/).filter(Boolean) : [];
  if (words.every((word) => values.includes(word))) return null;
  return { key: 'problems.notAWord', values: { name, text, words: values } };
}

/**
 * The number of an attribute.
 * @param {Element} element @param {string} name @param {number} usual what holds without it, or if it is wrong
 */
function numberOf(element, name, usual) {
  const text = element.getAttribute(name);
  return text === null || problemOf(name, text) ? usual : Number(text);
}

/**
 * What an attribute changes about how a scene is shown.
 * @type {Record<string, (element: Element) => Partial<import('../../extras/index.js').Settings> & { label?: string, hasField?: boolean, home?: import('../../model/types.js').Box | null }>}
 */
export const settingsBy = {
  layers(element) {
    const layers = (element.getAttribute('layers') ?? 'normals').split(/\s+/);
    return { hasField: layers.includes('field'), hasNormals: layers.includes('normals') };
  },
  world: (element) => ({ home: boxOf(element.getAttribute('world') ?? '') }),
  readonly: (element) => ({ isReadonly: element.hasAttribute('readonly') }),
  snap: (element) => ({ snap: numberOf(element, 'snap', 0) }),
  speed: (element) => ({ speed: numberOf(element, 'speed', 1) }),
  loop: (element) => ({ isLooped: element.hasAttribute('loop') }),
  label: (element) => ({ label: element.getAttribute('label') ?? '' }),
};
