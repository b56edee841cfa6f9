// What can be copied: each format, with the function that writes it, and what must be done before its lines work.

import { writePlace } from '../../model/permalink.js';
import { pastedFolder } from './addresses.js';
import { embedCode, frameAddress, framed, iframeCode } from './embed.js';

/** @import { Shown } from './shown.js' */
/** @typedef {import('./addresses.js').Addresses & { hasFolder?: boolean, lang?: string }} Places whether others can load the folder, and the language where it is not the usual one */
/**
 * @typedef {object} Format
 * @property {(shown: Shown, places: Places) => string} write
 * @property {string} [note] the key of a sentence about its lines
 */

/** A link: to the page with all scenes, or else to the figure alone. @type {Format} */
const link = {
  write: (shown, places) =>
    places.page
      ? `${places.page}#${writePlace({ ...shown, state: shown.seen })}`
      : frameAddress(framed(shown, places), places.folder),
};

/** The element comes from the author's own site. @type {Format} */
const embed = {
  write: (shown, places) => embedCode(framed(shown, places), shown.sentence, pastedFolder),
  note: 'copyFirst',
};

/** A frame comes from this site, if others can load it. @param {boolean | undefined} hasFolder @returns {Format} */
const iframe = (hasFolder) => ({
  write: (shown, places) => iframeCode(framed(shown, places), shown.title, hasFolder ? places.folder : pastedFolder),
  note: hasFolder ? 'fromHere' : 'copyFirst',
});

/**
 * The formats that there are, by their keys in the words.
 * @param {Places} places
 * @returns {Record<string, Format>}
 */
export const formatsOf = ({ page, hasFolder }) => ({
  ...(page || hasFolder ? { link } : {}),
  embed,
  iframe: iframe(hasFolder),
});
