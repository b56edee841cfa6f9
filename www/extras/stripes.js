// The stripes of the time axis, as a background.

/** A gap narrower than this part of the track cannot be seen. Firefox crashes on gradients with thousands of stops. */
const seen = 1 / 200;

/** Half as wide as a line, as a part of the track. */
const thin = 1 / 500;

/** @param {[number, number][]} spans from and to, by from */
export const stripes = (spans) =>
  `linear-gradient(to right, ${joined(spans).map(([from, to]) => `transparent ${percent(from)}, var(--band) 0 ${percent(to)}, transparent 0`)})`;

/** A thin stripe at each time. @param {number[]} times in order */
export const linesAt = (times) => (times.length > 0 ? stripes(times.map((t) => [t, t])) : 'none');

/** @param {number} part @returns {string} */
export const percent = (part) => `${(part * 100).toFixed(3)}%`;

/** Those that cannot be told apart as one, and each wide enough to be seen: a touch takes no time. @param {[number, number][]} spans */
function joined(spans) {
  /** @type {[number, number][]} */
  const all = [];
  for (const [from, to] of spans) {
    const last = all.at(-1);
    if (last && from - last[1] < seen) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all.map(([from, to]) => {
    const [middle, half] = [(from + to) / 2, Math.max((to - from) / 2, thin)];
    return [middle - half, middle + half];
  });
}
