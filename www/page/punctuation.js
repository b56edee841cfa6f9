// Punctuation stays on the line of the button beside it: for browsers, a line may end before and after any button.

import { make } from '../dom/dom.js';

/** What never ends a line, and what never begins one. */
const OPENING = /[\p{Ps}\p{Pi}]+$/u;
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}]+/u;

/**
 * Takes punctuation out of what stands beside a button.
 * @param {ChildNode | null} beside @param {RegExp} signs
 * @returns {string}
 */
function take(beside, signs) {
  if (!(beside instanceof Text)) return '';
  const [taken] = signs.exec(beside.data) ?? [''];
  beside.data = beside.data.replace(signs, '');
  return taken;
}

/** @param {HTMLElement} button in a text */
export function keepPunctuation(button) {
  const [before, after] = [take(button.previousSibling, OPENING), take(button.nextSibling, CLOSING)];
  if (before === '' && after === '') return;
  const together = make('span', { class: 'together' });
  button.replaceWith(together);
  together.append(before, button, after);
}
