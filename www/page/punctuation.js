// Punctuation stays on the line of the button before it: for browsers, a line may end after any button.

import { make } from '../dom/dom.js';

/** What never begins a line. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}]+/u;

/** @param {HTMLElement} button in a text */
export function keepPunctuation(button) {
  const next = button.nextSibling;
  if (!(next instanceof Text)) return;
  const [signs] = CLOSING.exec(next.data) ?? [''];
  if (signs === '') return;
  next.data = next.data.slice(signs.length);
  const together = make('span', { class: 'together' });
  button.replaceWith(together);
  together.append(button, signs);
}
