/** Times, medians and percentiles. */

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

/**
 * How long something takes, on a machine that also does other things: the shorter of what the clock says, which counts
 * other programs, and what the processor says, which counts other threads of this program.
 *
 * @param {() => void} act
 */
export function microseconds(act) {
  const { user, system } = process.cpuUsage();
  const start = performance.now();
  act();
  const clock = 1000 * (performance.now() - start);
  const used = process.cpuUsage();
  return Math.min(clock, used.user + used.system - user - system);
}
