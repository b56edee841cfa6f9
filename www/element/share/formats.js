// What can be copied: each format with the function that writes it. The menu and *Call it* use the same ones.

import { pastedFolder } from './addresses.js';
import { embedCode } from './embed.js';
import { iframeCode } from './iframe.js';
import { javascriptCall } from './javascript-call.js';
import { linkTo } from './link.js';
import { markdownCode } from './markdown.js';
import { rustCall } from './rust-call.js';
import { rustTest } from './rust-test.js';

/** @typedef {import('./shown.js').Shown} Shown */
/** @typedef {import('./addresses.js').Addresses & { integrity?: string }} Places */
/** @typedef {(shown: Shown, places: Places) => string} Write */

/** Formats that only need an address. @type {Record<string, Write>} */
const references = {
  link: linkTo,
  embed: (shown, places) => embedCode(shown, shown.sentence, reachable(places)),
  iframe: (shown, places) => iframeCode(shown, shown.title, reachable(places).folder),
  markdown: (shown, places) => markdownCode(shown, linkTo(shown, places)),
};

/** Formats of code, for scenes whose question can be written down. @type {Record<string, (shown: Shown) => string>} */
export const codes = {
  javascript: (shown) => javascriptCall(callOf(shown), shown.sentence),
  rust: (shown) => rustCall(callOf(shown), shown.sentence),
  rustTest: (shown) =>
    rustTest(callOf(shown), shown.answer, { scene: shown.scene, verdict: shown.verdict, note: shown.sentence }),
};

/** @param {Shown} shown @returns {Record<string, Write>} the formats that there are for it, by their keys in the words */
export const formatsOf = ({ call }) => (call ? { ...references, ...codes } : references);

/** @param {Shown} shown */
const callOf = ({ call }) => /** @type {import('../../model/types.js').Call} */ (call);

/** A file on a disk is nothing that others can load: they put the folder beside their page. @param {Places} places */
const reachable = (places) => (/^https?:/.test(places.folder) ? places : { folder: pastedFolder });
