// The steps as the rows of a list: those that belong together fold into one row.

/** @typedef {{ first: number, last: number, lead: number }} Row the steps of a row, by index, and the one that is always seen */

/**
 * The rows of the list: each run of steps that belong to the same thing, or one step alone.
 * @param {{ scene: import('./types.js').Scene, steps: import('./types.js').Step[] }} model
 * @returns {Row[]}
 */
export function rowsOf({ scene, steps }) {
  /** @type {Row[]} */
  const rows = [];
  const { run: runOf, leads, title } = scene.trace;
  let before = null;
  for (const index of steps.keys()) {
    const run = runOf?.(steps, index) ?? null;
    const row = rows.at(-1);
    if (row && run !== null && run === before) {
      row.last = index;
      // A title stands where its steps begin.
      if (title?.(steps, row.first, index)) continue;
      if (steps[row.lead].kind !== leads || steps[index].kind === leads) row.lead = index;
    } else {
      rows.push({ first: index, last: index, lead: index });
    }
    before = run;
  }
  return rows;
}
