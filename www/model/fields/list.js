// A list: things of one kind that come and go, such as walls. Each of them has the handles and the numbers of its kind.

import { withoutHandle } from './field.js';

/**
 * A list of things.
 * @param {import('./field.js').Field} item what each of them is
 * @param {any[]} start @param {{ least?: number, most: number }} count how many there can be
 * @returns {import('./field.js').Field}
 */
export const list = (item, start, { least = 0, most }) => ({
  ...withoutHandle,
  kind: 'list',
  default: start,
  components: [],
  item,
  least,
  most,
  check(value) {
    if (!Array.isArray(value)) return { component: '', key: 'problems.notAList' };
    if (value.length < least || value.length > most)
      return { component: '.length', key: 'problems.outOfLimits', values: { low: least, high: most } };
    for (const [index, each] of value.entries()) {
      const problem = item.check(each);
      if (problem) return { ...problem, component: `[${index}].${problem.component}` };
    }
    return null;
  },
});
