// The figure with all that it needs in one HTML file, which opens by double click, offline.

import { framed } from './iframe.js';
import { markup } from './markup.js';

/** What the site has: a page with every scene in it, and room for one figure. */
export const oneFileName = 'one-file.html';

/**
 * @param {import('./shown.js').Shown} shown @param {import('./formats.js').Places} places
 * @returns {Promise<Blob>}
 */
export async function oneFile(shown, places) {
  const response = await fetch(`${places.folder}${oneFileName}`);
  if (!response.ok) throw new Error(`${oneFileName}: ${response.status}`);
  const { scene, title, sentence } = shown;
  const { challenge = '', state, step, t = null, lang } = framed(shown, places);
  const figure = markup('graze-scene', { name: scene, challenge, state, step, t, loading: 'eager' }, sentence);
  const filled = (await response.text())
    .replace('<html lang="en">', `<html lang="${lang || 'en'}">`)
    .replace('<title>Graze</title>', () => markup('title', {}, title))
    .replace('<!--{{figure}}-->', () => `${markup('h1', {}, title)}\n    ${figure}`);
  return new Blob([filled], { type: 'text/html' });
}
