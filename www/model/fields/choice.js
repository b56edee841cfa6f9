// A switch: one of several words, without a handle.

import { withoutHandle } from './field.js';

/**
 * One of several words.
 * @param {readonly string[]} options the first is the default
 * @returns {import('./field.js').Field}
 */
export function choice(options) {
  return {
    ...withoutHandle,
    kind: 'choice',
    default: { choice: options[0] },
    components: ['choice'],
    options,
    check: (value) => (options.includes(value.choice) ? null : { component: 'choice', key: 'problems.notOffered' }),
  };
}
