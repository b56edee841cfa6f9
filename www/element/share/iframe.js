// A frame that shows the figure alone, for places that take no script.

import { markup } from './markup.js';

/** @import { Shown } from './shown.js' */
/** @typedef {Pick<Shown, 'scene' | 'challenge' | 'state' | 'step' | 't'> & { lang?: string }} Place `lang` where it is not the usual one */

/**
 * What a frame or an element is told: the step and the time apart, and the language.
 * @param {Shown} shown @param {{ lang?: string }} places
 */
export const framed = (shown, { lang }) => ({ ...shown, state: shown.framed, lang });

/**
 * The address of the figure alone.
 * @param {Place} shown @param {string} folder where `embed.html` is
 * @returns {string}
 */
export function frameAddress({ scene, challenge = '', state, step, t = null, lang = '' }, folder) {
  const parts = [
    `scene=${scene}`,
    challenge && `challenge=${challenge}`,
    state && `state=${state.replace(/\+/g, '%2B')}`,
    step === null ? '' : `step=${step}`,
    t === null ? '' : `t=${t}`,
    lang && `lang=${lang}`,
  ];
  return `${folder}embed.html?${parts.filter(Boolean).join('&')}`;
}

/**
 * @param {Place} shown @param {string} title read aloud before the frame @param {string} folder where `embed.html` is
 * @returns {string}
 */
export function iframeCode(shown, title, folder) {
  // As high as the figure with its line of controls; a narrow window, such as that of a phone, needs less.
  const style = 'border: 0; max-width: 100%; max-height: calc(62.5vw + 200px)';
  const look = { width: 640, height: 540, style, loading: 'lazy' };
  return `${markup('iframe', { src: frameAddress(shown, folder), title, ...look })}\n`;
}
