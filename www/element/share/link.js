// A link to what is shown: to the page with all scenes, or else to the figure alone.

import { frameAddress } from './iframe.js';

/**
 * @param {import('./shown.js').Shown} shown @param {import('./addresses.js').Addresses} places
 * @returns {string}
 */
export function linkTo(shown, { page, folder }) {
  const { scene, challenge = '', state } = shown;
  return page ? `${page}#${scene}${challenge && '!'}${challenge}${state && '~'}${state}` : frameAddress(shown, folder);
}
