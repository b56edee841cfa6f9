// The attributes of `<graze-scene>`, in one table: what each means, and which values it takes.

/**
 * An attribute.
 * @typedef {object} Attribute
 * @property {'text' | 'number' | 'flag' | 'word' | 'words'} kind a flag is set by being there; a word is one of a list
 * @property {string[]} [values] the words it takes
 * @property {boolean} [isPositive] whether a number must be above zero
 * @property {string} usual what holds without it
 * @property {string} text what it does
 */

/** @type {Record<string, Attribute>} */
export const attributes = {
  name: { kind: 'text', usual: 'none', text: 'The scene to show, such as `half-planes`.' },
  state: { kind: 'text', usual: 'the default of the scene', text: 'The state as a link has it: `1~a=12,30`.' },
  step: { kind: 'number', usual: 'the last', text: 'The step of the explanation to show, from 0.' },
  t: { kind: 'number', usual: '0', text: 'The moment on the time axis, 0 to 1.' },
  view: { kind: 'text', usual: 'the first', text: 'The way to look at a scene that has several: `world`, `relative`.' },
  response: { kind: 'text', usual: 'slide', text: 'What a mover does at a wall: `slide`, `stop`, `bounce`.' },
  controls: {
    kind: 'word',
    values: ['none', 'compact', 'full'],
    usual: 'by the width of the element',
    text: 'The figure alone; with its verdict and one line of controls; or with everything.',
  },
  layers: { kind: 'words', values: ['field'], usual: 'none', text: 'The layers to show. `field` tints every place.' },
  readonly: { kind: 'flag', usual: 'off', text: 'Readers can step and play, but move nothing.' },
  autoplay: {
    kind: 'flag',
    usual: 'off',
    text: 'Plays its steps and then its motion, once, until the first touch; not if the reader prefers reduced motion.',
  },
  loop: { kind: 'flag', usual: 'off', text: 'Begins again at the end of the path.' },
  speed: { kind: 'number', isPositive: true, usual: '1', text: 'How fast it plays.' },
  snap: { kind: 'number', isPositive: true, usual: 'off', text: 'Handles stop at multiples of this distance.' },
  theme: {
    kind: 'word',
    values: ['light', 'dark'],
    usual: 'as the page',
    text: 'Light or dark, whatever the page is.',
  },
  lang: { kind: 'text', usual: 'as the page', text: 'The language of its words.' },
  loading: {
    kind: 'word',
    values: ['lazy', 'eager'],
    usual: 'lazy',
    text: 'Whether it waits until it comes near the screen.',
  },
  label: { kind: 'text', usual: 'given by the scene', text: 'What the figure is called when it is read aloud.' },
  'wasm-src': { kind: 'text', usual: 'the file beside the code', text: 'Where the wasm is.' },
};

/**
 * What is wrong with the value of an attribute.
 * @param {string} name @param {string | null} text
 * @returns {import('../model/types.js').Message | null} null if it is right, or not there
 */
export function problemOf(name, text) {
  const { kind, values = [], isPositive = false } = attributes[name];
  if (text === null) return null;
  if (kind === 'number') {
    const isNumber = text.trim() !== '' && Number.isFinite(Number(text)) && (!isPositive || Number(text) > 0);
    return isNumber
      ? null
      : { key: isPositive ? 'problems.notPositive' : 'problems.notNumber', values: { name, text } };
  }
  const words = kind === 'word' ? [text] : kind === 'words' ? text.split(/\s+/).filter(Boolean) : [];
  if (words.every((word) => values.includes(word))) return null;
  return { key: 'problems.notAWord', values: { name, text, words: values.join(', ') } };
}

/**
 * The number of an attribute.
 * @param {Element} element @param {string} name @param {number} usual what holds without it, or if it is wrong
 * @returns {number}
 */
export function numberOf(element, name, usual) {
  const text = element.getAttribute(name);
  return text === null || problemOf(name, text) ? usual : Number(text);
}
