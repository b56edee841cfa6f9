// A number to type: a field without a handle.

import { outOfLimits, withoutHandle } from './field.js';

/**
 * A number within limits.
 * @param {number} start @param {number} low @param {number} high
 * @param {number} [snap] the number is a multiple of this one, unless this is 0
 * @param {number} [sliderStep] of a slider among the tools; without it there is none
 * @returns {import('./field.js').Field}
 */
export function number(start, low, high, snap = 0, sliderStep = 0) {
  return {
    ...withoutHandle,
    kind: 'number',
    default: { value: start },
    components: ['value'],
    slider: sliderStep > 0 ? { min: low, max: high, step: sliderStep } : undefined,
    check(value) {
      const problem = outOfLimits(value, { value: [low, high] });
      if (problem || !snap || Number.isInteger(value.value / snap)) return problem;
      return { component: 'value', key: 'problems.notMultiple', values: { snap } };
    },
  };
}
