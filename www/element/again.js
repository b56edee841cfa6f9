// The button that begins again where a scene has failed; loaded only then.

import { make } from './dom.js';

/**
 * Puts the button beside what went wrong.
 * @param {ShadowRoot} root @param {string} name @param {() => void} act
 */
export function addAgain(root, name, act) {
  const button = make('button', { type: 'button' }, name);
  button.style.font = 'inherit';
  button.style.padding = '6px 12px';
  button.style.marginLeft = '12px';
  button.addEventListener('click', act);
  root.querySelector('.failure')?.append(button);
}
