// Cuts wasm-bindgen's script down to what one module exports and imports. Bundlers cannot: to them, any method or import might
// be used.

/**
 * The script without the methods and imports that a module has no use for.
 *
 * @param {string} script as wasm-bindgen makes it, for the whole module
 * @param {Uint8Array<ArrayBuffer>} wasm the module that it shall serve
 * @param {(code: string) => object} parse to an ESTree
 */
export function trimGlue(script, wasm, parse) {
  const module = new WebAssembly.Module(wasm);
  const exported = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  const imported = new Set(WebAssembly.Module.imports(module).map(({ name }) => name));
  const textOf = (/** @type {any} */ node) => script.slice(node.start, node.end);
  const isDead = (/** @type {any} */ node) => {
    if (node.type === 'Property') return /^__wb/.test(node.key.name) && !imported.has(node.key.name);
    if (node.type !== 'MethodDefinition') return false;
    return [...textOf(node).matchAll(/\bwasm\.(\w+)/g)].some(([, name]) => !exported.has(name));
  };
  let trimmed = '';
  let end = 0;
  for (const node of nodesOf(parse(script), isDead)) {
    trimmed += script.slice(end, node.start);
    end = node.end;
    // A property takes its comma along.
    if (script[end] === ',') end += 1;
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
