// Where this page and the element's files are, for links and for the lines that others paste.

/**
 * @typedef {object} Addresses
 * @property {string} folder of `element.js` and `embed.html`, with its slash
 * @property {string} page the page with all scenes, without its fragment; empty if we are in the page of someone else
 */

// The built chunks lie one folder below. A variable, since a bundler would take the expression itself for a file.
const here = import.meta.url;

/** The folder as the README has it, for a page that is a file and knows no address. */
export const pastedFolder = 'graze2d/';

/** @type {Addresses} */
let known = { folder: new URL('..', here).href, page: '' };

/** @returns {Addresses} */
export const addresses = () => known;

/** @param {Addresses} places told by the page with all scenes */
export function setAddresses(places) {
  known = places;
}
