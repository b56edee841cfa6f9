// Finds the line of Rust source that emits a kind of step.

/**
 * The number of that line, from 1; 0 if none or several emit it.
 * @param {string} source the text of the Rust file @param {string} kind `inFront` is `Step::InFront` in Rust, or `TravelStep::…`
 */
export function lineOf(source, kind) {
  const emits = new RegExp(`Step::${kind.charAt(0).toUpperCase()}${kind.slice(1)}\\b`);
  const found = source
    .split('\n')
    .flatMap((line, index) => (emits.test(line.replace(/\/\/.*$/, '')) ? [index + 1] : []));
  return found.length === 1 ? found[0] : 0;
}
