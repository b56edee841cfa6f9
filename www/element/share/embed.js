// The lines that put what is shown into a page: the element, or a frame that shows the figure alone.

/** @import { Shown } from './shown.js' */
/** @typedef {Pick<Shown, 'scene' | 'challenge' | 'state' | 'step' | 't'> & { lang?: string }} Place `lang` where it is not the usual one */

/**
 * What a frame or an element is told: the step and the time apart, and the language.
 * @param {Shown} shown @param {{ lang?: string }} places
 */
export const framed = (shown, { lang }) => ({ ...shown, state: shown.framed, lang });

/**
 * The script that brings the element, and the element itself.
 * @param {Place} place @param {string} words shown until the figure is there, and wherever it cannot be
 * @param {string} folder where the files are
 */
export function embedCode({ scene, challenge = '', state, step, t = null, lang = '' }, words, folder) {
  const script = markup('script', { type: 'module', src: `${folder}element.js` });
  return `${script}\n${markup('graze-scene', { name: scene, challenge, state, step, t, lang }, words)}\n`;
}

/**
 * The address of the figure alone.
 * @param {Place} place @param {string} folder where `embed.html` is
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
 * @param {Place} place @param {string} title read aloud before the frame @param {string} folder where `embed.html` is
 */
export function iframeCode(place, title, folder) {
  // As high as the figure with its line of controls; a narrow window, such as that of a phone, needs less.
  const style = 'border: 0; max-width: 100%; max-height: calc(62.5vw + 200px)';
  const look = { width: 640, height: 540, style, loading: 'lazy' };
  return `${markup('iframe', { src: frameAddress(place, folder), title, ...look })}\n`;
}

/**
 * A tag with its attributes; those without a value are left out.
 * @param {string} tag @param {Record<string, string | number | null>} attributes @param {string} [content]
 */
function markup(tag, attributes, content = '') {
  const list = Object.entries(attributes).filter(([, value]) => value !== null && value !== '');
  const text = list.map(([name, value]) => ` ${name}="${escaped(String(value)).replace(/"/g, '&quot;')}"`).join('');
  return `<${tag}${text}>${escaped(content)}</${tag}>`;
}

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
