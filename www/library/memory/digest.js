/** By what the library and its build recognize a module. */

/**
 * A number that stands for the names of all that a compiled module exports.
 *
 * @param {any} module
 */
export function digestOf(module) {
  /** @type {{ name: string }[]} */
  const exports = WebAssembly.Module.exports(module);
  const names = exports.map(({ name }) => name).sort();
  // FNV-1a, by Fowler, Noll and Vo.
  let digest = 0x811c9dc5;
  for (const letter of names.join()) digest = Math.imul(digest ^ letter.charCodeAt(0), 0x01000193);
  return digest;
}
