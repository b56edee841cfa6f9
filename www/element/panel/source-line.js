// The one line of Rust source that emits a kind of step: what the code panel lights.

/**
 * @param {string} kind a step's kind as JavaScript has it, `inFront`
 * @returns {string} the variant as Rust has it, `InFront`
 */
export function variantOf(kind) {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

/**
 * @param {string} source the text of the Rust file
 * @param {string} kind
 * @returns {number} the index of the line that emits it, or −1 where none or several do
 */
export function lineOf(source, kind) {
  const emits = new RegExp(`\\bStep::${variantOf(kind)}\\b`);
  const found = source
    .split('\n')
    .map((line, index) => ({ code: line.replace(/\/\/.*$/, ''), index }))
    .filter(({ code }) => emits.test(code));
  return found.length === 1 ? found[0].index : -1;
}
