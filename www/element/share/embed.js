// The lines that put the element into a page.

import { markup } from './markup.js';

/**
 * The script that brings the element, and the element itself.
 * @param {Pick<import('./shown.js').Shown, 'scene' | 'challenge' | 'state' | 'step' | 't'> & { lang?: string }} shown
 * @param {string} words shown until the figure is there, and wherever it cannot be
 * @param {{ folder: string }} from where the files are
 * @returns {string}
 */
export function embedCode({ scene, challenge = '', state, step, t = null, lang = '' }, words, { folder }) {
  const script = markup('script', { type: 'module', src: `${folder}element.js` });
  return `${script}\n${markup('graze-scene', { name: scene, challenge, state, step, t, lang }, words)}\n`;
}
