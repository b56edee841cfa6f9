// A link to what is shown: to the page with all scenes, or else to the figure alone.

import { writePlace } from '../../model/permalink.js';
import { frameAddress, framed } from './iframe.js';

/**
 * @param {import('./shown.js').Shown} shown @param {import('./formats.js').Places} places
 * @returns {string}
 */
export const linkTo = (shown, { page, folder, lang }) =>
  page ? `${page}#${writePlace({ ...shown, state: shown.seen })}` : frameAddress(framed(shown, { lang }), folder);
