// What a reader pastes, as a state of the scene: some of its values, as JSON.

import { stateFrom } from '../../model/script-state.js';

/** @import { Fields, Message, State } from '../../model/types.js' */

/**
 * The state that a text means; what it leaves out stays as it is.
 * @param {Fields} fields @param {State} state @param {string} text
 * @returns {{ state: State } | { problem: Message }}
 */
export function pastedInto(fields, state, text) {
  const problem = (/** @type {string} */ key, /** @type {Record<string, any>} */ values = {}) => ({
    problem: { key: `panel.paste.${key}`, values },
  });
  let given;
  try {
    given = JSON.parse(text);
  } catch {
    return problem('unreadable');
  }
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  if (!isObject || Object.keys(given).length === 0) return problem('nothing', { names: Object.keys(fields) });
  try {
    return { state: stateFrom(fields, given, state) };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/^state: /, '');
    return problem('wrong', { reason });
  }
}
