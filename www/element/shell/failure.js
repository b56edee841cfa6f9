// What stands in place of a scene that has failed: what went wrong, the content of the page, and a button to begin again.

import { make, NoCanvas } from '../../dom/dom.js';
import { scenes } from '../../scenes/index.js';
import { isForbidden } from './load.js';

/** What went wrong, what the button to begin again says, where that can help, and whether it loads the page anew. @typedef {{ message: string, again?: string, isForPage?: boolean }} Failure */

/**
 * What an error means for a reader.
 * @param {any} error @param {string} name of the scene @param {import('../../model/types.js').LoadingSay | null} words
 * @param {string} key of the sentence about it
 * @returns {Promise<Failure>}
 */
export async function failureOf(error, name, words, key) {
  // Without words the message of the error has to do.
  const say = await words?.load('problems').then(
    () => words,
    () => null,
  );
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError && reason === name)
    return { message: say?.('problems.noScene', { name, names: scenes.map(({ id }) => id) }) ?? reason };
  if (isForbidden(error)) return { message: say?.('problems.noWasm') ?? reason };
  // Only Chromium asks again for a script that did not come.
  const isForPage = key === 'figure.notLoaded' && error?.code !== 'load_failed';
  const again = say?.(isForPage ? 'problems.reload' : 'problems.again') ?? '↻';
  if (error instanceof NoCanvas) return { message: say?.('problems.noCanvas') ?? reason, again };
  // What did not come is told in words that are here already; from the reason an author learns more.
  const text = key.startsWith('problems.') ? say?.(key, { reason }) : words && `${words(key)} (${reason})`;
  return { message: text ?? reason, again, isForPage };
}

/**
 * Shows a failure in a shadow root.
 * @param {ShadowRoot} root @param {Failure} failure @param {() => void} begin what the button does, unless it loads the page anew
 */
export function showFailure(root, { message, again, isForPage }, begin) {
  const alert = make('p', { class: 'failure', role: 'alert' }, message);
  root.replaceChildren(alert, make('slot'), make('slot', { name: 'beside' }));
  if (again === undefined) return;
  const button = make('button', { type: 'button', class: 'pill' }, again);
  button.addEventListener('click', () => (isForPage ? location.reload() : begin()));
  alert.append(' ', button);
}
