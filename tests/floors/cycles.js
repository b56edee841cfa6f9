// Import cycles: files that import each other, directly or by way of others.

/**
 * @param {Map<string, string[]>} graph for each file the files that it imports
 * @returns {string[][]} the groups of files that lie on a cycle together
 */
export function cyclesIn(graph) {
  // Tarjan 1972: a file that reaches nothing older than itself closes its group.
  /** @type {Map<string, number>} */
  const ages = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const groups = [];
  const visit = (/** @type {string} */ file) => {
    const age = ages.size;
    ages.set(file, age);
    open.push(file);
    let oldest = age;
    for (const next of graph.get(file) ?? []) {
      if (!ages.has(next)) oldest = Math.min(oldest, visit(next));
      else if (open.includes(next)) oldest = Math.min(oldest, /** @type {number} */ (ages.get(next)));
    }
    if (oldest === age) groups.push(open.splice(open.indexOf(file)));
    return oldest;
  };
  for (const file of graph.keys()) if (!ages.has(file)) visit(file);
  return groups.filter((group) => group.length > 1);
}
