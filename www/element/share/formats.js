// What can be copied: each format with the function that writes it. The menu and *Call it* use the same ones.

import { pastedFolder } from './addresses.js';
import { embedCode } from './embed.js';
import { framed, iframeCode } from './iframe.js';
import { javascriptCall } from './javascript-call.js';
import { linkTo } from './link.js';
import { markdownCode } from './markdown.js';
import { rustCall } from './rust-call.js';
import { rustTest } from './rust-test.js';

/** @import { Shown } from './shown.js' */
/** @typedef {import('./addresses.js').Addresses & { hasFolder?: boolean, lang?: string }} Places whether others can load the folder, and the language where it is not the usual one */
/** @typedef {(shown: Shown, places: Places) => string} Write */

/** Formats that name the element's files. @type {Record<string, Write>} */
const embedded = {
  embed: (shown, places) => embedCode(framed(shown, places), shown.sentence, reachable(places)),
  iframe: (shown, places) => iframeCode(framed(shown, places), shown.title, reachable(places).folder),
};

/** Formats that name a page that shows the state. @type {Record<string, Write>} */
const links = { link: linkTo, markdown: (shown, places) => markdownCode(shown, linkTo(shown, places)) };

/** Formats of code, for scenes whose question can be written down. @type {Record<string, (shown: Shown) => string>} */
export const codes = {
  javascript: (shown) => javascriptCall(callOf(shown), shown.sentence),
  rust: (shown) => rustCall(callOf(shown), shown.sentence),
  rustTest: (shown) =>
    rustTest(callOf(shown), shown.answer, { scene: shown.scene, verdict: shown.verdict, note: shown.sentence }),
};

/**
 * The formats that there are, by their keys in the words.
 * @param {Shown} shown @param {Places} places
 * @returns {Record<string, Write>}
 */
export const formatsOf = ({ call }, { page, hasFolder }) => ({
  ...(page || hasFolder ? { link: links.link } : {}),
  ...embedded,
  ...(page || hasFolder ? { markdown: links.markdown } : {}),
  ...(call ? codes : {}),
});

/** @param {Shown} shown */
const callOf = ({ call }) => /** @type {import('../../model/types.js').Call} */ (call);

/**
 * A file on a disk is nothing that others can load, and a bundle has no such folder: they put ours beside their page.
 * @param {Places} places
 */
const reachable = (places) => (places.hasFolder ? places : { folder: pastedFolder });
