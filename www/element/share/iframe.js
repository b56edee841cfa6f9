// A frame that shows the figure alone, for places that take no script.

import { findScene } from '../../scenes/index.js';
import { markup } from './markup.js';

/** @typedef {Pick<import('./shown.js').Shown, 'scene' | 'challenge' | 'state' | 'step'>} Place */

/**
 * The address of the figure alone.
 * @param {Place} shown @param {string} folder where `embed.html` is
 * @returns {string}
 */
export function frameAddress({ scene, challenge = '', state, step }, folder) {
  const parts = [
    `scene=${scene}`,
    challenge && `challenge=${challenge}`,
    state && `state=${state.replace(/\+/g, '%2B')}`,
    step === null ? '' : `step=${step}`,
  ];
  return `${folder}embed.html?${parts.filter(Boolean).join('&')}`;
}

/**
 * @param {Place} shown @param {string} title read aloud before the frame @param {string} folder where `embed.html` is
 * @returns {string}
 */
export function iframeCode(shown, title, folder) {
  // As high as the figure with its line of controls; a narrow window, such as that of a phone, needs less.
  const below = 200 + 90 * ((findScene(shown.scene)?.room?.answers ?? 1) - 1);
  const style = `border: 0; max-width: 100%; max-height: calc(62.5vw + ${below}px)`;
  const look = { width: 640, height: 340 + below, style, loading: 'lazy' };
  return `${markup('iframe', { src: frameAddress(shown, folder), title, ...look })}\n`;
}
