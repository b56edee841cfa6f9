// What is done where a scene has failed while it was on show: a line in the console, and a button that begins again.

import { make } from '../../dom/dom.js';

/**
 * Puts the button beside the message.
 * @param {ShadowRoot} root @param {unknown} error @param {import('../../model/types.js').Say | null | undefined} say @param {() => void} act
 */
export function restart(root, error, say, act) {
  console.error(error);
  const button = make('button', { type: 'button', class: 'pill' }, say?.('problems.again') ?? '');
  button.addEventListener('click', act);
  root.querySelector('.failure')?.append(button);
}
