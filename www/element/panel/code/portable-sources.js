// What *Write it yourself* shows: the portable lines, as text and to run, how they are asked, and how often they are wrong.

import { commented } from '../../../portable/commented.js';

/** @typedef {{ of: number, wrong: number, differs: string | null }} Measured of the hard cases, and a state as in a link */

const folder = '../../../scenes';
/** @type {Record<string, () => Promise<any>>} */
const asked = import.meta.glob('../../../scenes/*/lines.js', { import: 'portable' });
/** @type {Record<string, () => Promise<any>>} */
const lines = import.meta.glob('../../../scenes/*/portable.js');
/** @type {Record<string, () => Promise<any>>} */
const texts = import.meta.glob('../../../scenes/*/portable.js', { query: '?raw', import: 'default' });
/** @type {Record<string, () => Promise<any>>} */
const words = import.meta.glob(
  // A scene without lines is left out: its chunk would be empty, and Parcel refuses to import from that.
  ['../../../scenes/*/words/*.json', '!../../../scenes/degenerates/**'],
  { import: 'lines' },
);
/** @type {Record<string, () => Promise<any>>} */
const measured = import.meta.glob('../../../scenes/*/measured.json', { import: 'default' });

/** Whether a scene has lines to copy. @param {string} id */
export const hasPortable = (id) => `${folder}/${id}/lines.js` in asked;

/**
 * The lines of a scene, with comments in a language.
 * @param {string} id @param {string} language
 * @returns {Promise<{ portable: import('../../../portable/compare.js').Portable, lines: any, text: string, measured: Measured }>}
 */
export async function loadPortable(id, language) {
  const files = [asked, lines, texts, measured, words];
  const names = ['lines.js', 'portable.js', 'portable.js', 'measured.json', `words/${language}.json`];
  const loaded = files.map((list, i) => list[`${folder}/${id}/${names[i]}`]());
  const [portable, module, text, count, comments] = await Promise.all(loaded);
  return { portable, lines: module, text: commented(text, comments), measured: count };
}
