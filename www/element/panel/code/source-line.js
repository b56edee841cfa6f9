// Finds the line of Rust source that emits a kind of step, to light it in the code sheet.

/**
 * The name of the Rust variant for a kind of step: `InFront` for `inFront`.
 * @param {string} kind
 * @returns {string}
 */
function variantOf(kind) {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

/**
 * The index of the line that emits a kind of step, or −1 if none or several do.
 * @param {string} source the text of the Rust file @param {string} kind
 * @returns {number}
 */
export function lineOf(source, kind) {
  const emits = new RegExp(`\\bStep::${variantOf(kind)}\\b`);
  const found = source
    .split('\n')
    .map((line, index) => ({ code: line.replace(/\/\/.*$/, ''), index }))
    .filter(({ code }) => emits.test(code));
  return found.length === 1 ? found[0].index : -1;
}
