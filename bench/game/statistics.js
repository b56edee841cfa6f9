/** Medians and percentiles. */

/**
 * The value below which this share of the values lies.
 *
 * @param {ArrayLike<number>} values
 * @param {number} share from 0 to 1
 */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** @param {ArrayLike<number>} values */
export function median(values) {
  return percentile(values, 0.5);
}
