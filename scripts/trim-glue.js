// Cuts wasm-bindgen's script down to the methods that one module has. Bundlers cannot: to them, any method might be called.

/**
 * The script without the methods that a module does not have. Its imports stay, so that the whole module can stand in.
 *
 * @param {string} script as wasm-bindgen makes it, for the whole module
 * @param {Uint8Array<ArrayBuffer>} wasm the module that it shall serve
 * @param {(code: string) => object} parse to an ESTree
 */
export function trimGlue(script, wasm, parse) {
  const module = new WebAssembly.Module(wasm);
  const exported = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  const textOf = (/** @type {any} */ node) => script.slice(node.start, node.end);
  const isDead = (/** @type {any} */ node) => {
    if (node.type !== 'MethodDefinition') return false;
    return [...textOf(node).matchAll(/\bwasm\.(\w+)/g)].some(([, name]) => !exported.has(name));
  };
  let trimmed = '';
  let end = 0;
  for (const node of nodesOf(parse(script), isDead)) {
    trimmed += script.slice(end, node.start);
    end = node.end;
  }
  return trimmed + script.slice(end);
}

/**
 * The nodes of a tree that pass a test, in the order of the text; none of those inside another.
 *
 * @param {any} tree @param {(node: any) => boolean} test
 * @returns {any[]}
 */
function nodesOf(tree, test) {
  if (typeof tree !== 'object' || tree === null) return [];
  if (test(tree)) return [tree];
  return Object.values(tree).flatMap((part) => nodesOf(part, test));
}
