// The button where a scene has failed: it begins again.

import { make } from '../../dom/dom.js';

/**
 * Puts the button beside the message.
 * @param {ShadowRoot} root @param {import('../../model/types.js').Say | null | undefined} say @param {() => void} act
 */
export function restart(root, say, act) {
  const button = make('button', { type: 'button', class: 'pill' }, say?.('problems.again') ?? '↻');
  button.addEventListener('click', act);
  root.querySelector('.failure')?.append(' ', button);
}
